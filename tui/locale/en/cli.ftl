# The command line: its help, and one line for all that does not fit.

cli-usage = Usage:
cli-options = Options
cli-commands = Commands
cli-help = Show this help.
cli-version = Show the version.
cli-lang = The language to speak: en or fr. Else that of the settings or of the system.
cli-plain = Play in lines of text: for screen readers, pipes and simple terminals.
cli-not-installed = (run from its sources)

cli-roitelet = Tabletop games about kings, in the terminal. Without a command: the hub, where you choose.
cli-play = Play GAME against bots or with others at this keyboard, or go on with a saved game.
cli-learn = Learn GAME by playing a short guided game.
cli-play-seats = How many play, you included.
cli-play-people = How many people share this keyboard, you included, or the names of the others.
cli-play-bots = The bots’ levels, from your left, with a style if you like (player:bold); the last one counts for all that follow.
cli-play-preset = A set of rule options.
cli-play-option = One rule option; may be given several times.
cli-play-seed = A word or a number: the same seed deals the same game again.
cli-play-name = The name you play under.
cli-play-instant = Bots do not pause before they act.
cli-play-resume = Go on with the latest unfinished game, or with the one named.
cli-league = Let bots play GAME against each other, and see how strong they are.
cli-league-seats = How many play at once. With more entrants than seats, every group meets.
cli-league-entrants = Who plays: levels (player:bold), or others from outside. The last one fills the seats that are left.
cli-league-games = How many games for each group; every deal is played with everyone in every seat.
cli-league-seed = A number: the same seed plays the same deals again.
cli-league-jobs = How many games to play at a time; else one for each processor.
cli-league-resume = Keep every deal in FILE, and go on from those it holds already.
cli-rules = Print the rules of GAME.
cli-host = Open a table of GAME for others to join.
cli-host-people = How many people can join.
cli-host-port = Where to listen; 0 takes any port that is free.
cli-host-address = On which address of this machine; all, if none is named.
cli-host-title = What the table is called.
cli-host-once = End with the game, instead of going on with the next one.
cli-host-seed = A word or a number: the same seed deals the same game again. Such a deal cannot be proved to be fair.
cli-host-access = Who may sit down: anyone, or who has the PIN or a join code that is shown here.
cli-host-dropped = When someone’s line stays broken: a bot plays for him, the table waits, or the game ends.
cli-host-watching = Whether others may look on, and talk.
cli-host-move = Seconds for each decision; then a bot makes it. 0: no clock.
cli-host-reserve = Seconds beyond that, for the whole game.
cli-host-name = What this host is called.
cli-host-headless = Without a screen, and without a seat of one’s own: it says where the table is, and goes on until it is stopped.
cli-host-alone = { $options } needs --headless: on the screens the lobby settles that.
cli-host-autostart = Begin as soon as all people sit and are ready.
cli-host-new = Open a new table, even if this port’s last one was not finished. That one stays saved.
cli-tables = List the tables that others have open nearby.
cli-tables-wait = How many seconds to listen.
cli-tables-json = Write JSON, for scripts.
cli-join = Sit down at a table: by its name, at HOST or HOST:PORT, or by a join code.
cli-join-watch = Look on, and do not play.
cli-join-watch-drawn = --watch needs the screens: leave --plain out.
cli-doctor = Look over the terminal, the folders and the parts of the program.
cli-locate = Print where the settings, the games or the log are kept.
cli-completion = Print the script that lets a shell complete this command.

cli-no-option = There is no option { $option }{ $hint ->
    [near] ; did you mean { $near }?
   *[none] . Add --help to see those there are.
}
cli-option-usage = { $option } is not written like that. Add --help to see how.
cli-too-much = “{ $word }” is one word too many. “{ $command } --help” shows what is expected.
cli-no-command = There is no command “{ $word }”. There are: { $known }.
cli-no-language = There is no language “{ $word }”. There are: { $known }.
cli-no-game = { $given ->
    [none] Which game? There are: { $known }.
   *[other] There is no game “{ $word }”. There are: { $known }.
}
cli-seats = --seats { $word } will not do: from { $low } to { $high } can play.
cli-people = --people { $word } will not do: write a number from 1 to { $most }, or the names of the others.
cli-people-seats = { $asked } people do not fit in { $seats } { $seats ->
    [one] seat
   *[other] seats
}. Give more --seats.
cli-person = Guest { $number }
cli-level = There is no level “{ $word }”. There are: { $known }. Add a style after a colon if you like: { $styles }.
cli-policy = { $option } { $word } will not do. There are: { $known }.
cli-seconds = { $option } { $word } will not do: from 0 to { $most } seconds.
cli-reserve-alone = --reserve comes on top of --move: give that as well.
cli-bots = --bots names { $asked } levels, but { $free ->
    [one] only { $free } seat is free
   *[other] only { $free } seats are free
}. Name fewer, or give more --seats.
cli-preset = There is no preset “{ $word }”. There are: { $known }.
cli-option = --option { $word } is not understood: write NAME=VALUE. There are: { $known }.
cli-choice = { $option } cannot be “{ $word }”. It can be: { $known }.
cli-clash = These options do not fit each other or the number of seats. Change one of them.
cli-resume-only = --resume goes on with a game as it was set up: leave out the other options of the set-up.
cli-nothing-saved = There is no unfinished game to go on with. “roitelet play GAME” begins one.
cli-in-use = Another program has table { $word } open: close it there and try again.
cli-no-table = There is no unfinished game “{ $word }”. There are: { $known }.
cli-locate-what = { $given ->
    [none] Locate what? There are: { $known }.
   *[other] “{ $word }” cannot be located. There are: { $known }.
}
cli-completion-shell = { $given ->
    [none] For which shell? There are: { $known }.
   *[other] There is no completion for “{ $word }”. There are: { $known }.
}
cli-failed = Something went wrong. Your games are saved; { $file } says what happened. Please try again.
cli-failed-unlogged = Something went wrong. Your games are saved. Please try again; “roitelet doctor” looks for the cause.
