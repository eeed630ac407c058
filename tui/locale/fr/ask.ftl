# Les questions avant de partir ou d’effacer.

ask-yes = Oui
ask-no = Non
ask-leave = Quitter la table ? La partie est gardée : c, au premier écran, la reprend.
ask-leave-yes = Quitter
ask-leave-no = Rester
ask-quit = Partir en pleine partie ? Elle est gardée : relancez roitelet et tapez c pour la reprendre.
ask-quit-yes = Partir
ask-quit-no = Rester
