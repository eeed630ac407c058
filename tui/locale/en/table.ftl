# Words of the table screen, whatever is played at it.

table-yours = your turn
table-several = waiting for { $count }
table-turn = { $seats } to play
table-log = log
table-hint = hint
table-hint-thinking = Thinking…
table-hint-is = Hint: { $action }{ $why ->
    [none] .
   *[other] {" – "}{ $why }.
}
table-your-turn = your turn
table-choose = a number, then Enter
table-choose-one = Choose a number from 1 to { $count }.
table-help = help
table-closed = The table is closed. Your game is saved; q takes you back to the start.
table-leave = leave
table-waiting = Waiting for { $seats }.
table-hand-over = the keyboard to { $name }
