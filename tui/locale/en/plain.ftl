# Play in lines of text.

plain-seat = Seat { $seat }: { $kind ->
    [bot] { $name }, a bot ({ $who }).
    [you] { $name }, you.
    [other] { $name }, at this keyboard.
   *[person] { $name }.
}
plain-hint = Answer with a number. For help, type a question mark.
plain-choose = { $count ->
    [one] Your choice, 1:
   *[other] Your choice, 1 to { $count }:
}
plain-help =
    A number: take that choice. A move in short notation, such as { $example }, does as well.
    An empty line: hear the choices again.
    f: all facts about the table.
    l: what happened, the latest last.
    h: a hint.
    r: the rules.
    q: save and quit.
plain-no-choice = There is no choice { $word }. Your choice, { $count ->
    [one] 1:
   *[other] 1 to { $count }:
}
plain-number = That is no number. Your choice, { $count ->
    [one] 1,
   *[other] 1 to { $count },
} or q to quit:
plain-unknown = That is not understood. Your choice, { $count ->
    [one] 1,
   *[other] 1 to { $count },
} or ? for help:
plain-not-now = Not possible now: { $action }. Your choice, { $count ->
    [one] 1:
   *[other] 1 to { $count }:
}
plain-no-hint = There are no hints at this table.
plain-late = Nothing is asked of you just now.
plain-closed = The table was closed.
plain-saved = The game is saved. Go on with: { $command }
plain-what = What do you want to play?
plain-go-on = Go on: { $game } ({ $players })
plain-begin = Begin: { $game }
plain-shared = Several people share this keyboard. In lines this is not private: between turns the screen is wiped, but some terminals and screen readers keep what was said. On the whole screen, without --plain, it is private.
plain-call = { $name }: press Enter when the keyboard is yours, or type q to save and quit.
plain-read = { $name }: press Enter when you have read this, then hand over the keyboard.
plain-note = Note { $number } of { $total }: { $note }
