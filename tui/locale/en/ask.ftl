# Questions before something is left or removed.

ask-yes = Yes
ask-no = No
ask-leave = Leave the table? The game is saved: c on the first screen goes on with it.
ask-leave-yes = Leave
ask-leave-no = Stay
ask-quit = Quit in the middle of a game? It is saved: start roitelet again and press c to go on.
ask-quit-yes = Quit
ask-quit-no = Stay
