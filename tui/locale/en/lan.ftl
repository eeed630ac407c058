# Tables for others, and seats at theirs.

lan-open = { $game } is open on port { $port }: { $people ->
    [one] one person can join.
   *[other] { $people } people can join.
}
lan-fingerprint = Guests see this host as { $fingerprint }.
lan-restored = The table of { $game } that was open here goes on, with { $names }. Nothing is lost.
lan-host-pin = PIN: { $pin }
lan-host-code = Join code: { $code }
lan-no-port = Nothing can be opened on port { $port }: it may be in use. Choose another --port.
lan-no-identity = This host’s key { $file } cannot be read or made. Move it away for a new one: guests will be warned.
lan-address = { $given ->
    [none] Join which table? Write its name if it is nearby, HOST, HOST:PORT or a join code.
   *[other] “{ $word }” is no address and no join code: look for a slip. Write HOST, HOST:PORT or the code.
}
lan-port = --port { $word } will not do: from 0 (any that is free) to 65535.
lan-people = --people { $word } will not do: from { $low } to { $high }.
lan-new-host = You have not been to this host before. It is { $fingerprint }; from now on it must stay so.
lan-waiting = You have a seat. Waiting for { $missing ->
    [one] one more person.
   *[other] { $missing } more people.
}
lan-seat-kept = A bot sits in for you. Come back with: { $command }
lan-seat-code = From another machine, with the code of your seat, for your eyes only: { $code }
lan-table = { $title }, { $state ->
    [playing] being played
   *[open] { $free } of { $seats } seats free
}: roitelet join { $where }
lan-nothing-found = No table was found nearby. If you know where one is: roitelet join HOST
lan-no-network = This machine has no network to look for tables on. If you know where one is: roitelet join HOST
lan-wait = --wait { $word } will not do: from 1 to 60 seconds.

## What is agreed at a table

lan-rules-printed = The printed rules.
lan-rules-set = Rules: { $rules }
lan-rules-own = the host’s own
lan-rules-unknown = Rules that this version of roitelet does not know.
lan-access-open = Anyone here may sit down.
lan-access-pin = To sit down one needs the PIN.
lan-access-code = One sits down by join code alone.
lan-dropped-bot = A bot plays for whoever drops out.
lan-dropped-wait = The table waits for drop-outs.
lan-dropped-end = A drop-out ends the game.
lan-watching-none = Nobody looks on.
lan-watching-silent = One may look on, in silence.
lan-watching-chat = One may look on, and talk.
lan-clock-none = There is no clock.
lan-clock-move = { $move } s for each decision.
lan-clock-reserve = { $move } s to decide, { $minutes } min in reserve.

## What went wrong

lan-trouble = That was not possible
lan-interrupted = Your table “{ $title }” was open when the program was stopped. Open it again as it was, with everyone’s seats and the game under way?
lan-interrupted-yes = Open it again
lan-interrupted-no = Open another
