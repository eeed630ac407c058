# Ouvrir une table à d’autres.

opening-title = Héberger une table
opening-change = Changer la table
opening-table = La table
opening-name = Nom
opening-game = Jeu
opening-usual-title = La table de { $name }
opening-name-about = Ce que d’autres voient dans leur liste de tables.
opening-seats = Places
opening-seats-about = Humains et bots ensemble. Au début, des bots prennent les places libres.
opening-access = Accès
opening-access-open = tout le monde
opening-access-pin = avec PIN
opening-access-code = sur invitation
opening-dropped = Décrochage
opening-dropped-bot = un bot joue
opening-dropped-wait = on attend
opening-dropped-end = c’est fini
opening-watching = Regarder
opening-watching-none = non
opening-watching-silent = en silence
opening-watching-chat = et parler
opening-clock = Horloge
opening-clock-none = aucune
opening-clock-move = { $move } s
opening-clock-reserve = { $move } s + { $minutes } min
