# The first screen.

hub-tagline = Games of kings, in your terminal
hub-greeting = Good to see you, { $name }.
hub-welcome = Welcome. Enter begins a game.
hub-play = Play now
hub-usual = { $game }: { $people ->
    [one] you
    [2] you two
   *[other] { $people } people
}{ $bots ->
    [0] {""}
    [one] {" "}and one bot
   *[other] {" "}and { $bots } bots
}
hub-usual-again = { hub-usual }, as last time
hub-resume = Go on
hub-nearby = Tables nearby
hub-nearby-about = sit down with others on this network
hub-found = { $count ->
    [one] one table waits for you
   *[other] { $count } tables wait for you
}
hub-host = Host a table
hub-host-about = for others nearby, with bots in the free seats
hub-games = Set up a table
hub-game = { $seats } players · { $minutes } min
hub-game-short = { $seats } · { $minutes } min
hub-more = And also
hub-learn = First game
hub-learn-about = learn a game by playing it, in a minute or two
hub-rules = Rules
hub-rules-about = how it is played, to read or to look up
hub-settings = Settings
hub-settings-about = your name, language, colours, how fast bots play
hub-quit = Quit
hub-quit-about = games under way are kept
hub-set-aside = { $file }: { $why }
