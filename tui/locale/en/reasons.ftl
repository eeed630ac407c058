# Why a bot chose what it chose: said after the choice and a dash, of the bot itself or of the person it advises.

## Le Roy des Ribauds

reasons-ribauds-any-two = one card is as good as another
reasons-ribauds-arrange = the Court comes nearer to what the hand can do
reasons-ribauds-explore = nobody knows that card yet
reasons-ribauds-fresh-cards = new cards, to keep the best
reasons-ribauds-guard = the rival could win next ({ $count } in 100)
reasons-ribauds-hide = { $card-the } is best laid unseen
reasons-ribauds-keep-reines = { $count } { $card } cards are worth holding together
reasons-ribauds-look = { $count ->
    [one] one card of the Court becomes known
   *[other] { $count } cards of the Court become known
}
reasons-ribauds-only-choice = nothing else is possible
reasons-ribauds-spy = { $card-the } shows what lies face down
reasons-ribauds-tidy = the least useful cards go
reasons-ribauds-unmask = { $card-the } shows what the rival holds
reasons-ribauds-win = that wins

## King Thief Minister

reasons-ministre-accuse-guess = { $seat } is { $character-the } with a chance of { $count } in 100
reasons-ministre-accuse-sure = { $seat } can only be { $character-the }
reasons-ministre-believe = { $seat } is { $character-the } with a chance of { $count } in 100
reasons-ministre-bluff = the chance to be { $character-the } is { $count } in 100, but who knows better?
reasons-ministre-bring = a better card comes round
reasons-ministre-caught = { $seat } cannot be { $character-the }
reasons-ministre-dare = { $seat } may be { $character-the } ({ $count } in 100), but so much must not pass
reasons-ministre-enough = there is no more to gain in this turn
reasons-ministre-hide = after this the others know less
reasons-ministre-keep-still = an answer would risk more than it brings
reasons-ministre-learn = one’s own card should be known
reasons-ministre-let-go = a doubt would cost more than the claim ({ $count } in 100 true)
reasons-ministre-lie = one is not { $character-the }, but it pays if nobody doubts
reasons-ministre-likely = the chance to be { $character-the } is { $count } in 100
reasons-ministre-mix = after this nobody knows who is who there
reasons-ministre-name-guess = that is the likeliest
reasons-ministre-name-sure = everyone is known
reasons-ministre-only-choice = nothing else is possible
reasons-ministre-spy = { $place } is worth knowing
reasons-ministre-stay-dark = there is nothing to gain by looking
reasons-ministre-sure = one is { $character-the } for certain
reasons-ministre-suspect = { $seat } is { $character-the } with a chance of only { $count } in 100
reasons-ministre-tax = { $seat } has the most: { $count }

## Le Roi Sommeil

reasons-sommeil-away = whoever is sought has left the game
reasons-sommeil-guess = there is nothing to go by
reasons-sommeil-nobody-wears-it = nobody asleep seems to wear it
reasons-sommeil-not-seen = it was not seen in any bed
reasons-sommeil-only-choice = nothing else is possible
reasons-sommeil-sleeps-there = { $bed-the } is where it was seen last
reasons-sommeil-wears-it = the sleeper of { $bed-the } wore it last

## RoiTatouille

reasons-roitatouille-again = that gives another turn
reasons-roitatouille-attack = that hits { $seat }, who holds { $count ->
    [one] one card
   *[other] { $count } cards
}
reasons-roitatouille-change-colour = { $count ->
    [one] one more { $colour } card is held
   *[other] { $count } more { $colour } cards are held
}
reasons-roitatouille-draw-nothing-fits = no card fits
reasons-roitatouille-draw-save = the cards that fit are worth keeping
reasons-roitatouille-keep-drawn = { $card-the } is worth keeping
reasons-roitatouille-last-card = it is the last card
reasons-roitatouille-lay-drawn = the card drawn fits at once
reasons-roitatouille-look = the hand of { $seat } is worth seeing
reasons-roitatouille-most-held = { $colour } is held most: { $count ->
    [one] one card
   *[other] { $count } cards
}
reasons-roitatouille-no-answer = no card answers the attack
reasons-roitatouille-only-choice = nothing else is possible
reasons-roitatouille-pass-on = the attack goes on to { $seat }
reasons-roitatouille-save-answer = the answer is worth more later
reasons-roitatouille-shed = one card less
reasons-roitatouille-shield = Jeanne d’Arc ends the attack
reasons-roitatouille-starve = { $seat } had no { $colour } card
reasons-roitatouille-stay-in-colour = { $count ->
    [one] one more { $colour } card is held
   *[other] { $count } more { $colour } cards are held
}
reasons-roitatouille-stop-leader = { $seat } is close to winning, with { $count ->
    [one] one card
   *[other] { $count } cards
}
reasons-roitatouille-strike = that hits { $seat }, who holds { $count ->
    [one] one card
   *[other] { $count } cards
}
reasons-roitatouille-turn-round = { $seat } comes later, with { $count ->
    [one] one card
   *[other] only { $count } cards
}
