# Le premier écran.

hub-tagline = Des jeux de rois, dans votre terminal
hub-greeting = Content de vous revoir, { $name }.
hub-welcome = Bienvenue. Entrée lance une partie.
hub-play = Jouer
hub-usual = { $game } : { $people ->
    [1] vous
    [2] vous deux
   *[other] { $people } personnes
}{ $bots ->
    [0] {""}
    [1] {" "}et un bot
   *[other] {" "}et { $bots } bots
}
hub-usual-again = { hub-usual }, comme avant
hub-resume = Reprendre
hub-nearby = Tables proches
hub-nearby-about = jouer avec d’autres sur ce réseau
hub-found = { $count ->
    [one] une table vous attend
   *[other] { $count } tables vous attendent
}
hub-host = Héberger
hub-host-about = ouvrir une table à d’autres sur ce réseau
hub-games = Ouvrir une table
hub-game = { $seats } joueurs · { $minutes } min
hub-game-short = { $seats } · { $minutes } min
hub-more = Et encore
hub-learn = Première partie
hub-learn-about = apprendre un jeu en jouant, en une minute ou deux
hub-rules = Règles
hub-rules-about = comment on joue, à lire ou à consulter
hub-settings = Réglages
hub-settings-about = nom, langue, couleurs, rythme des bots
hub-quit = Quitter
hub-quit-about = les parties en cours sont gardées
hub-set-aside = { $file } : { $why }
