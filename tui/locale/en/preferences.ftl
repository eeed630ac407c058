# The settings, with a line about each.

preferences-title = Settings
preferences-name = Name
preferences-name-about = The name under which you play.
preferences-language = Language
preferences-language-auto = as the system
preferences-language-about = The language of all that is said, the rules too.
preferences-theme = Colours
preferences-theme-about = Your own themes stand here too: “roitelet locate config” says in which folder.
preferences-pace = Pace of the bots
preferences-pace-about = How long a bot thinks before it plays.
preferences-animations = Movement
preferences-animations-about = Cards slide and results wait a moment. Off: everything shows at once.
preferences-ascii = Plain letters
preferences-ascii-about = Draws with letters only, for terminals and fonts that lack the signs.
preferences-bell = Bell
preferences-bell-about = Rings when you are attacked.
preferences-auto_single = Only choice
preferences-auto_single-about = When there is one thing you can do, it is done for you after a moment.
preferences-sample-dynasty-blue = blue
preferences-sample-dynasty-red = red
preferences-sample-dynasty-violet = violet
preferences-sample-bonus = bonus
preferences-sample-malus = malus
preferences-look_around = Tables nearby
preferences-look_around-about = The first screen looks for tables on this network and says how many wait.
