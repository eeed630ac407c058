# Words of the drawn boards: short, to fit beside and between cards.

## RoiTatouille: names of the cards without their colour (kings have their own), by rank, then by card

board-roitatouille-name-9 = War
board-roitatouille-name-10 = Famine
board-roitatouille-name-11 = Excommunication
board-roitatouille-name-12 = Régicide
board-roitatouille-name-39 = Prisonnier
board-roitatouille-name-40 = Révolution
board-roitatouille-name-41 = Du Guesclin
board-roitatouille-name-42 = Cartier
board-roitatouille-name-43 = Jeanne

## What a seat did last

board-roitatouille-move-laid = laid { $card }{ $colour ->
    [none] {""}
   *[other] {" "}→ { $colour }
}
board-roitatouille-move-answered = answered { $card }{ $colour ->
    [none] {""}
   *[other] {" "}→ { $colour }
}
board-roitatouille-move-drew-laid = drew and laid { $card }{ $colour ->
    [none] {""}
   *[other] {" "}→ { $colour }
}
board-roitatouille-move-drew = drew { $count }
board-roitatouille-move-kept = drew and kept
board-roitatouille-move-passed = passed
board-roitatouille-move-skipped = skipped
board-roitatouille-move-missed = missed a turn
board-roitatouille-move-accepted = gave in
board-roitatouille-move-parried = stopped it: Jeanne
board-roitatouille-move-looked = looked at { $target }
board-roitatouille-move-attacked = { board-roitatouille-attack }

## The middle of the table

board-roitatouille-attack = { $attack ->
    [plus_two] +2: { $total } cards
    [revolution] Révolution: { $total } cards
    [prisoner] Prisonnier: { $total } turns
   *[famine] Famine
}
board-roitatouille-attack-you = { $attack ->
    [plus_two] +2! { $total } cards are coming to you.
    [revolution] Révolution! { $total } cards and a lost turn are coming to you.
    [prisoner] Prisonnier! You would miss { $total } turns.
   *[famine] Famine! You would miss your turn.
}
board-roitatouille-attack-other = { $attack ->
    [plus_two] +2 pending: { $total } cards for { $target }
    [revolution] Révolution pending: { $total } cards for { $target }
    [prisoner] Prisonnier pending: { $total } turns for { $target }
   *[famine] Famine pending for { $target }
}
board-roitatouille-round = round { $round } of { $rounds }
board-roitatouille-captive = captive { $left }
board-roitatouille-seen = has { $cards }
board-roitatouille-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
board-roitatouille-last-card = { $count ->
    [one] { $seats } holds one card!
   *[other] { $seats } hold one card!
}
board-roitatouille-to-follow = { $colour } ({ $letter }) to follow
board-roitatouille-since = Since your last turn
board-roitatouille-clockwise = clockwise
board-roitatouille-anticlockwise = anticlockwise

## What is asked, and the keys

board-roitatouille-ask-lay = Your turn: lay a card.
board-roitatouille-ask-draw = Your turn: nothing fits.
board-roitatouille-ask-lay-or-draw = Your turn: lay a card or draw.
board-roitatouille-ask-pass = Your turn: nothing fits and nothing is left to draw.
board-roitatouille-ask-drawn = { $can ->
    [yes] You drew { $card }: lay it?
   *[no] You drew { $card }.
}
board-roitatouille-ask-attack = { $can ->
    [yes] Answer, or give in?
   *[no] You hold no answer.
}
board-roitatouille-ask-regicide = { $can ->
    [yes] Jeanne d’Arc, or a card?
   *[no] A card for you.
}
board-roitatouille-ask-colour = Which colour?
board-roitatouille-which-colour = { $card }: which colour?
board-roitatouille-whose-hand = Whose hand will you look at?
board-roitatouille-nobody = nobody’s
board-roitatouille-look = look
board-roitatouille-back = back
board-roitatouille-lay = lay
board-roitatouille-answer = answer
board-roitatouille-command-draw = draw
board-roitatouille-command-keep = keep
board-roitatouille-command-parry = Jeanne stops it
board-roitatouille-command-pass = pass
board-roitatouille-command-take = { $attack ->
    [plus_two] take { $total }
    [revolution] take { $total }, miss a turn
    [prisoner] go to prison
    [famine] miss the turn
   *[none] draw one
}

## Why not

board-roitatouille-why-over = The game is over.
board-roitatouille-why-not-your-turn = It is not your turn yet.
board-roitatouille-why-drawn = After a draw you may lay the drawn card only (RT-07).
board-roitatouille-why-regicide = Only Jeanne d’Arc stops a Régicide (RT-31).
board-roitatouille-why-famine = Famine can be answered by Jeanne d’Arc only (RT-15).
board-roitatouille-why-plus-two = A +2 is pending: only another +2 or Jeanne d’Arc answers it (RT-15).
board-roitatouille-why-revolution-on-two = Révolution never answers a +2: only a +2 or Jeanne d’Arc does (RT-15).
board-roitatouille-why-revolution = A Révolution is pending: only another or Jeanne d’Arc answers it (RT-15).
board-roitatouille-why-two-on-revolution = A +2 does not answer a Révolution: another or Jeanne d’Arc does (RT-15).
board-roitatouille-why-prisoner = A Prisonnier is pending: only another or Jeanne d’Arc answers it (RT-15).
board-roitatouille-why-prisoner-alone = A Prisonnier is pending: here only Jeanne d’Arc answers it (RT-15).
board-roitatouille-why-fit-number = { $card } does not fit: { $colour }, { $number }, green or black does (RT-04).
board-roitatouille-why-fit-colour = { $card } does not fit: { $colour }, green or black does (RT-10).
board-roitatouille-why-no-draw = You hold a card of a dynasty that fits: you must lay one (RT-06).
board-roitatouille-why-no-draw-attack = The attack comes first: answer it with a card, or take it.
board-roitatouille-why-no-draw-regicide = The Régicide comes first: stop it with Jeanne d’Arc, or take it.
board-roitatouille-why-no-draw-drawn = You have drawn already: lay that card if it fits, or keep it (RT-07).
board-roitatouille-why-no-draw-empty = There is no card left to draw (RT-42).
board-roitatouille-why-no-take = Nothing attacks you.
board-roitatouille-why-no-keep = You have drawn nothing that could be kept.
board-roitatouille-why-no-parry = There is no Régicide that Jeanne d’Arc could stop.
board-roitatouille-why-no-pass = You can pass only when you can neither lay nor draw (RT-42).
