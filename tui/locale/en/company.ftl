# A game with others: the line about them, their talk.

company-sending = Your move is on its way…
company-paused = Paused (F4 goes on)
company-looking-on = You are looking on
company-absence = { $how ->
    [shaky] { $seat }: the line is shaky
    [dropped] { $seat }: the line is broken, { $seconds } s
    [bot] { $seat } is away: a bot plays
    [here] { $seat } is back
   *[away] { $seat } is away
}
company-clock = { $seat } { $time }
company-talk-hint = Write, or a number alone for one of the above
company-said = { $seat }: { $text }
company-line = { $state ->
    [lost] The line is broken: coming back…
   *[here] The line is mended.
}
company-rests = { $paused ->
    [yes] The game is paused; /go goes on.
   *[no] The game goes on.
}
company-hurry = You have 10 seconds left.
company-commands = When you are asked something, you can also type /say and a text, /pause and /go.
