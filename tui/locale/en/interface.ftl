# All words of the interface. Each key exists in every language, with the same variables.

## Words used everywhere

language-name = English
yes = yes
no = no
you = you
list-end = { $rest } and { $last }
option-on = on
option-off = off
fact = { $name }: { $value }
fact-each = { $seat } { $value }

## Results

game-over = The game is over.
outcome = { $winners-count ->
    [0] Nobody wins.
    [1] { $you ->
        [winners] You win!
       *[none] { $winners } wins.
    }
   *[other] A shared victory: { $winners }.
}
standing-line = { $place }. { $seat }: { $score }

## Bots

level-novice =
    .label = Novice
    .help = Plays by the rules and by plain sense.
level-player =
    .label = Player
    .help = Counts cards and keeps an answer in hand.
level-expert =
    .label = Expert
    .help = Draws conclusions from what others did.
level-master =
    .label = Master
    .help = Weighs what others may hold, and thinks ahead.
level-of-character = { $level } · { $character }

character-bold =
    .label = Max Daredevil
    .help = Strikes first and counts the cost later.
character-cautious =
    .label = Dame Prudence
    .help = Keeps something in reserve and takes few risks.
character-chatty =
    .label = Gossip Babette
    .help = Has a word for everything that happens at the table.
character-honest =
    .label = Plain John
    .help = Says what is so and plays straight on.
character-sly =
    .label = Sly Margot
    .help = Bluffs, lays traps and saves the best for last.

## Settings

pace-instant = at once
pace-brisk = brisk
pace-normal = normal
pace-relaxed = relaxed

## Trouble, each in one line: what happened, what to do, what was kept

settings-broken = The settings in { $file } could not be read; they were set aside as { $copy } and the defaults are used.
settings-unreadable = { $file } cannot be opened: the default settings are used, the file stays as it is. Check its permissions.
settings-unsaved = The settings could not be saved in { $file }: they last until you quit. Check the folder’s permissions and free space.
settings-value = In { $file }, { $field } has a value that is not known: its default is used, the file stays as it is.
text-unreadable = The texts in { $file } cannot be read: English is used instead. Install the program again to mend this.
text-broken = Some texts in { $file } are damaged: English is used for them. Install the program again to mend this.
theme-broken = The theme { $file } was left out: { $reason ->
    [unreadable] it cannot be read
    [toml] line { $line } is no TOML
    [name] its file’s name is too long or has odd characters
    [missing] it lacks “{ $name }”
    [key] there is nothing called “{ $name }” to set
    [colour] “{ $name }” is no colour: { $value }
   *[value] “{ $name }” cannot be { $value }
}. Correct it and start again.

## Refusals: why an action was not taken

refusal = That is not possible now ({ $code }).
refusal-malformed = That is no move of this game: choose one of those offered.
refusal-over = The game is over: nothing more can be played.
refusal-not-your-turn = It is not your turn.
refusal-stale = The table has moved on meanwhile: look again and choose anew.
refusal-illegal = The rules do not allow that now: choose one of the moves offered.
refusal-unsaved = The move could not be saved and was not made: free some space on the disk and try again.
refusal-failed = The program went wrong over this move and did not make it: choose another one. The log has the details.
refusal-closed = The table is closed. The game is kept as it stood.
refusal-in-use = Another program has this table open: close it there and try again.
refusal-missing = There is no such table any more.
refusal-damaged = This saved game cannot be read any more. It was set aside; nothing else is affected.
refusal-rules-changed = This game was begun under other rules than this version plays. It was set aside; play it with the older version.
refusal-unknown-game = This version does not know the game that was saved. It was set aside; play it with the version that saved it.
refusal-unreadable = The saved game cannot be opened: check the permissions of its file and folder. Nothing was changed.
refusal-version = The host plays another version of roitelet: use the same one.
refusal-full = Every seat for people at this table is taken.
refusal-replaced = Your seat was taken up from elsewhere with your key. This connection is over.
refusal-cannot-host = No table can be opened on this machine: its ports are taken, or the host’s key in the data folder cannot be read. “roitelet doctor” looks closer.
refusal-unreachable = No table answers there. Check the address, and that the host is open; some networks keep their machines apart.
refusal-another-host = STOP: this is not the host that was at this address before. If you know why, remove it from hosts.json in the data folder and join again.
refusal-isolated = A machine on your own network does not answer: it is off, or this network keeps its machines apart. Try a cable, a phone’s hotspot or a VPN.
refusal-pin-wanted = This table wants a PIN: ask for the six digits on the host’s screen.
refusal-wrong-pin = That is not the PIN. Look at the host’s screen: it may be a new one.
refusal-code-wanted = One comes to this table by a join code: ask the host for one.
refusal-wrong-code = This join code is good no more: ask the host for a new one.
refusal-too-many = Too many tries from here. Wait a minute and try again.
refusal-unproven = STOP: the host there could not prove that it knows the PIN. Ask the person who hosts before you try again.
refusal-line-down = Your line is broken: nothing was sent. It is being mended.
refusal-broken-off = The connection broke off. Join again to go on.
refusal-begun = The game there has begun without you: look on, or wait for the next one.
refusal-not-head = Only the head of the table settles that.
refusal-not-now = That cannot be done at this moment. Nothing was changed.
refusal-not-ready = Somebody is not ready yet.
refusal-not-yourself = You cannot show yourself the door: leave the table instead.
refusal-no-person = No person sits there.
refusal-no-seat = There is no such seat at this table.
refusal-taken = Somebody sits there.
refusal-no-level = This host has no such bots.
refusal-no-game = This host does not know that game.
refusal-no-such-rules = No game can begin with so many seats and these rules. Nothing was changed.
refusal-too-few-seats = More people sit here than that: free a seat first.
refusal-no-watching = Nobody looks on at this table.
refusal-crowded = As many people look on here as may.
refusal-watching = You are looking on: only those who sit at the table can do that.
refusal-silent = Those who look on do not talk at this table.
refusal-too-fast = Not so fast: that was not passed on. Say it again in a moment.
refusal-no-emote = The table does not know that emote.
refusal-paused = The table rests. Your move was not made: make it when the game goes on.
refusal-waiting = The table waits for somebody whose line broke. Your move was not made.
refusal-stopped = The host was stopped, and the game is saved. Join again when it is back: your seat is kept.
refusal-kicked = The head of the table asked you to leave.
refusal-ended = Somebody’s line stayed broken, and this table ends its games then. The game is kept as it stood.
refusal-hint-memory = No hints here: what was seen is yours to remember.
refusal-hint-shared = No hints where several people share the screen.
refusal-hint-failed = No hint came this time. The game goes on; ask again if you like.
