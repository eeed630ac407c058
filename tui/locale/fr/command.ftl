# Ce que la palette de commandes offre partout.

command-search = Que voulez-vous faire ?
command-none = Rien ici ne porte ce nom.
command-set-up = Ouvrir une table : { $game }
command-rules = Règles : { $game }
command-learn = Apprendre { $game } en jouant
command-nearby = Tables proches
command-host = Héberger une table
command-settings = Réglages
command-help = Aide
command-theme = Couleurs : { $name }
command-language = Langue : { $language }
command-picture = Garder une image de l’écran
command-quit = Quitter
