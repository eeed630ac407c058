# La ligne de commande : son aide, et une ligne pour tout ce qui ne convient pas.

cli-usage = Usage :
cli-options = Options{ "\u202F" }
cli-commands = Commandes{ "\u202F" }
cli-help = Afficher cette aide.
cli-version = Afficher la version.
cli-lang = La langue à parler : en ou fr. À défaut, celle des réglages ou du système.
cli-plain = Jouer en lignes de texte : lecteurs d’écran, tubes et terminaux simples.
cli-not-installed = (lancé depuis ses sources)

cli-roitelet = Des jeux de société sur les rois, dans le terminal. Sans commande : l’accueil, où vous choisissez.
cli-play = Jouer à GAME contre des bots ou à plusieurs sur ce clavier, ou reprendre une partie.
cli-learn = Apprendre GAME en jouant une courte partie guidée.
cli-play-seats = Le nombre de joueurs, vous compris.
cli-play-people = Combien de personnes se partagent ce clavier, vous compris, ou le nom des autres.
cli-play-bots = Le niveau des bots, à partir de votre gauche, avec un style si vous voulez (player:bold) ; le dernier vaut pour tous les suivants.
cli-play-preset = Un jeu d’options de règles.
cli-play-option = Une option de règles ; peut être donnée plusieurs fois.
cli-play-seed = Un mot ou un nombre : la même graine redonne la même partie.
cli-play-name = Le nom sous lequel vous jouez.
cli-play-instant = Les bots jouent sans attendre.
cli-play-resume = Reprendre la dernière partie inachevée, ou celle qui est nommée.
cli-league = Fait jouer des bots les uns contre les autres à GAME pour mesurer leur force.
cli-league-seats = Combien jouent à la fois. S’il y a plus de bots que de places, tous les groupes se rencontrent.
cli-league-entrants = Qui joue : des niveaux (player:bold) ou d’autres, venus d’ailleurs. Le dernier prend les places qui restent.
cli-league-games = Combien de parties par groupe ; chaque donne est jouée avec chacun à chaque place.
cli-league-seed = Un nombre : la même graine rejoue les mêmes donnes.
cli-league-jobs = Combien de parties à la fois ; sinon une par processeur.
cli-league-resume = Garde chaque donne dans FILE et reprend à partir de celles qui y sont déjà.
cli-rules = Afficher les règles de GAME.
cli-host = Ouvrir une table de GAME que d’autres peuvent rejoindre.
cli-host-people = Combien de personnes peuvent se joindre.
cli-host-port = Où écouter ; 0 prend n’importe quel port libre.
cli-host-address = Sur quelle adresse de cette machine ; toutes, si aucune n’est nommée.
cli-host-title = Comment la table s’appelle.
cli-host-once = Finir avec la partie, au lieu de passer à la suivante.
cli-host-seed = Un mot ou un nombre : la même graine redonne la même partie. On ne peut prouver qu’une telle donne est loyale.
cli-host-access = Qui peut s’asseoir : n’importe qui, ou qui a le code PIN ou un code d’invitation affiché ici.
cli-host-dropped = Quand la ligne de quelqu’un reste coupée : un bot joue pour lui, la table attend, ou la partie finit.
cli-host-watching = Si d’autres peuvent regarder, et parler.
cli-host-move = Secondes pour chaque décision ; ensuite un bot la prend. 0 : pas de pendule.
cli-host-reserve = Secondes en plus, pour toute la partie.
cli-host-name = Comment cet hôte s’appelle.
cli-host-headless = Sans écran et sans siège à soi : il dit où est la table et continue jusqu’à ce qu’on l’arrête.
cli-host-alone = { $options } demande --headless : à l’écran, cela se règle dans le salon.
cli-host-autostart = Commencer dès que tous sont assis et prêts.
cli-host-new = Ouvrir une nouvelle table, même si la dernière de ce port n’est pas finie. Celle-là reste sauvegardée.
cli-tables = Lister les tables que d’autres ont ouvertes tout près.
cli-tables-wait = Pendant combien de secondes écouter.
cli-tables-json = Écrire en JSON, pour les scripts.
cli-join = S’asseoir à une table : par son nom, chez HOST ou HOST:PORT, ou par un code.
cli-join-watch = Regarder, sans jouer.
cli-join-watch-drawn = --watch demande les écrans : sans --plain.
cli-doctor = Examiner le terminal, les dossiers et les composants du programme.
cli-locate = Dire où sont gardés les réglages, les parties ou le journal.
cli-completion = Afficher le script qui permet à un shell de compléter cette commande.

cli-no-option = L’option { $option } n’existe pas{ $hint ->
    [near]  ; vouliez-vous dire { $near } ?
   *[none] . Ajoutez --help pour voir celles qui existent.
}
cli-option-usage = { $option } ne s’écrit pas ainsi. Ajoutez --help pour voir comment.
cli-too-much = « { $word } » est de trop. « { $command } --help » montre ce qui est attendu.
cli-no-command = La commande « { $word } » n’existe pas. Il y a : { $known }.
cli-no-language = La langue « { $word } » n’existe pas. Il y a : { $known }.
cli-no-game = { $given ->
    [none] À quel jeu ? Il y a : { $known }.
   *[other] Le jeu « { $word } » n’existe pas. Il y a : { $known }.
}
cli-seats = --seats { $word } ne va pas : on joue de { $low } à { $high }.
cli-people = --people { $word } ne convient pas : écrivez un nombre de 1 à { $most }, ou le nom des autres.
cli-people-seats = { $asked } personnes ne tiennent pas sur { $seats } { $seats ->
    [one] place
   *[other] places
}. Donnez plus de --seats.
cli-person = Invité { $number }
cli-level = Le niveau « { $word } » n’existe pas. Il y a : { $known }. Ajoutez un style après deux-points si vous voulez : { $styles }.
cli-policy = { $option } { $word } ne convient pas. Il y a : { $known }.
cli-seconds = { $option } { $word } ne convient pas : de 0 à { $most } secondes.
cli-reserve-alone = --reserve s’ajoute à --move : donnez-le aussi.
cli-bots = --bots nomme { $asked } niveaux, mais { $free ->
    [one] { $free } seule place est libre
   *[other] { $free } places seulement sont libres
}. Nommez-en moins, ou donnez plus de --seats.
cli-preset = La formule « { $word } » n’existe pas. Il y a : { $known }.
cli-option = --option { $word } n’est pas compris : écrivez NOM=VALEUR. Il y a : { $known }.
cli-choice = { $option } ne peut pas valoir « { $word } ». Valeurs possibles : { $known }.
cli-clash = Ces options ne vont pas ensemble, ou pas avec ce nombre de joueurs. Changez-en une.
cli-resume-only = --resume reprend une partie telle qu’elle a été préparée : retirez les autres options de préparation.
cli-nothing-saved = Aucune partie inachevée à reprendre. « roitelet play GAME » en commence une.
cli-in-use = Un autre programme tient la table { $word } : fermez-la là-bas et réessayez.
cli-no-table = Aucune partie inachevée « { $word } ». Il y a : { $known }.
cli-locate-what = { $given ->
    [none] Que chercher ? Il y a : { $known }.
   *[other] « { $word } » ne se cherche pas. Il y a : { $known }.
}
cli-completion-shell = { $given ->
    [none] Pour quel shell ? Il y a : { $known }.
   *[other] Pas de complétion pour « { $word } ». Il y a : { $known }.
}
cli-failed = Quelque chose s’est mal passé. Vos parties sont sauvegardées ; { $file } dit ce qui est arrivé. Veuillez réessayer.
cli-failed-unlogged = Quelque chose s’est mal passé. Vos parties sont sauvegardées. Veuillez réessayer ; « roitelet doctor » en cherche la cause.
