# What the command palette offers anywhere.

command-search = What would you like to do?
command-none = Nothing here is called that.
command-set-up = Set up { $game }
command-rules = Rules of { $game }
command-learn = Learn { $game } by playing
command-nearby = Tables nearby
command-host = Host a table
command-settings = Settings
command-help = Help
command-theme = Colours: { $name }
command-language = Language: { $language }
command-picture = Keep a picture of the screen
command-quit = Quit
