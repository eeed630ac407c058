# Opening a table for others.

opening-title = Host a table
opening-change = Change the table
opening-table = The table
opening-name = Name
opening-game = Game
opening-usual-title = { $name }’s table
opening-name-about = What others see in their list of tables.
opening-seats = Seats
opening-seats-about = People and bots together. Bots take the seats that are free at the start.
opening-access = Access
opening-access-open = anyone
opening-access-pin = by PIN
opening-access-code = by join code
opening-dropped = Drop-outs
opening-dropped-bot = a bot plays
opening-dropped-wait = table waits
opening-dropped-end = game ends
opening-watching = Looking on
opening-watching-none = no
opening-watching-silent = in silence
opening-watching-chat = and talking
opening-clock = Clock
opening-clock-none = none
opening-clock-move = { $move } s
opening-clock-reserve = { $move } s + { $minutes } min
