# Setting up a table.

setup-title = { $game } · a new table
setup-seats = At the table
setup-rules = By which rules
setup-your-name = your name
setup-name-about = The name under which you play.
setup-empty = empty
setup-empty-about = Nobody sits here.
setup-person = person
setup-person-name = Guest { $number }
setup-person-about = Somebody else at this keyboard. Between two people a curtain falls over the cards.
setup-preset = Rules
setup-differs = { $count ->
    [one] One rule differs from “{ $preset }”: Backspace sets it back.
   *[other] { $count } rules differ from “{ $preset }”: Backspace sets them back.
}
