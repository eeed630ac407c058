# RoiTatouille: what happens, what can be done, what is seen, the options and the cards.

roitatouille-game =
    .label = RoiTatouille
    .help = Be first to shed your hand of kings.

## Parts of sentences

roitatouille-part-chosen = { $colour ->
    [none] {""}
   *[other] , and the colour is { $colour } now
}
roitatouille-part-threat = { $attack ->
    [plus_two] +2, { $total } cards to draw
    [revolution] Révolution, { $total } cards to draw and a turn to miss
    [prisoner] Prisonnier, { $total } turns to miss
   *[famine] Famine, a turn to miss
}
roitatouille-part-attack = { $attack ->
    [plus_two] the +2
    [revolution] the Révolution
    [prisoner] the Prisonnier
   *[famine] the Famine
}
roitatouille-part-count = { $count ->
    [one] a card
   *[other] { $count } cards
}
roitatouille-part-drawn = { $cards-count ->
    [0] { roitatouille-part-count }
   *[other] { $cards }
}
roitatouille-part-cause = { $cause ->
    [plus_two] {" "}for the +2
    [revolution] {" "}for the Révolution
    [regicide] {" "}for the Régicide
    [captive] , though captive, for the +2
   *[turn] {""}
}

## Events

roitatouille-event-round-started = Round { $round }: { $turned-last-the } is turned up, { $you ->
    [starter] you begin.
   *[none] { $starter } begins.
}
roitatouille-event-laid = { $answer ->
    [yes] { $you ->
        [seat] You answer with { $card-the }{ roitatouille-part-chosen }.
       *[none] { $seat } answers with { $card-the }{ roitatouille-part-chosen }.
    }
   *[no] { $drawn ->
        [yes] { $you ->
            [seat] You lay the card drawn, { $card-the }{ roitatouille-part-chosen }.
           *[none] { $seat } lays the card drawn, { $card-the }{ roitatouille-part-chosen }.
        }
       *[no] { $you ->
            [seat] You lay { $card-the }{ roitatouille-part-chosen }.
           *[none] { $seat } lays { $card-the }{ roitatouille-part-chosen }.
        }
    }
}
roitatouille-event-attacked = { $you ->
    [target] { $seat } attacks you: { roitatouille-part-threat }.
    [seat] You attack { $target }: { roitatouille-part-threat }.
   *[none] { $seat } attacks { $target }: { roitatouille-part-threat }.
}
roitatouille-event-accepted = { $attack ->
    [plus_two] { $you ->
        [seat] You do not answer the +2.
       *[none] { $seat } does not answer the +2.
    }
    [revolution] { $you ->
        [seat] You yield to the Révolution and miss a turn.
       *[none] { $seat } yields to the Révolution and misses a turn.
    }
    [prisoner] { $you ->
        [seat] You are a captive for { $total } turns.
       *[none] { $seat } is a captive for { $total } turns.
    }
   *[famine] { $you ->
        [seat] You starve and miss a turn.
       *[none] { $seat } starves and misses a turn.
    }
}
roitatouille-event-cancelled = { $you ->
    [seat] Jeanne d’Arc saves you: { roitatouille-part-attack } is cancelled.
   *[none] Jeanne d’Arc saves { $seat }: { roitatouille-part-attack } is cancelled.
}
roitatouille-event-lapsed = { $you ->
    [seat] All the others are captives: your attack ({ roitatouille-part-attack }) lapses.
   *[none] All the others are captives: the attack by { $seat } ({ roitatouille-part-attack }) lapses.
}
roitatouille-event-drew = { $count ->
    [0] { $you ->
        [seat] You should draw, but no card is left.
       *[none] { $seat } should draw, but no card is left.
    }
   *[other] { $you ->
        [seat] You draw { roitatouille-part-drawn }{ roitatouille-part-cause }.
       *[none] { $seat } draws { roitatouille-part-count }{ roitatouille-part-cause }.
    }
}
roitatouille-event-kept = { $you ->
    [seat] You keep the card you drew.
   *[none] { $seat } keeps the card.
}
roitatouille-event-passed = { $you ->
    [seat] You have nothing to lay and there is nothing to draw: you pass.
   *[none] { $seat } has nothing to lay and there is nothing to draw: { $seat } passes.
}
roitatouille-event-missed = { $you ->
    [seat] You are a captive and miss a turn; { $left ->
        [0] you are free from now on.
        [one] one more to miss.
       *[other] { $left } more to miss.
    }
   *[none] { $seat } is a captive and misses a turn; { $left ->
        [0] free from now on.
        [one] one more to miss.
       *[other] { $left } more to miss.
    }
}
roitatouille-event-reversed = { $direction ->
    [1] Play goes clockwise again.
   *[other] Play goes anticlockwise now.
}
roitatouille-event-skipped = { $you ->
    [seat] You are skipped.
   *[none] { $seat } is skipped.
}
roitatouille-event-struck = { $target ->
    [none] The Régicide finds nobody.
   *[other] { $you ->
        [target] The Régicide by { $seat } strikes you.
        [seat] Your Régicide strikes { $target }.
       *[none] The Régicide by { $seat } strikes { $target }.
    }
}
roitatouille-event-parried = { $you ->
    [seat] You stop the Régicide with Jeanne d’Arc.
   *[none] { $seat } stops the Régicide with Jeanne d’Arc.
}
roitatouille-event-looked = { $you ->
    [seat] You look at the hand of { $target }: { $cards-count ->
        [0] nothing is in it.
       *[other] { $cards }.
    }
    [target] { $seat } looks at your hand.
   *[none] { $seat } looks at the hand of { $target }.
}
roitatouille-event-reshuffled = The cards laid are shuffled into a new pile of { $count ->
    [one] one card.
   *[other] { $count } cards.
}
roitatouille-event-round-won = { $blocked ->
    [yes] Nobody can play on. The fewest cards win round { $round }: { $winners } ({ $sizes }).
   *[no] { $you ->
        [winners] Your hand is empty: you win round { $round }!
       *[none] { $winners } has an empty hand and wins round { $round }.
    }
}

## Actions

roitatouille-action-lay = lay { $card-the }{ $colour ->
    [none] {""}
   *[other] , choose { $colour }
}{ $target ->
    [none] { $card-id ->
        [42] , look at nobody’s hand
       *[other] {""}
    }
   *[other] , look at the hand of { $target }
}
roitatouille-action-draw = draw a card
roitatouille-action-keep = keep the card
roitatouille-action-accept = do not answer
roitatouille-action-parry = stop it with Jeanne d’Arc
roitatouille-action-pass = pass

## What is asked

roitatouille-prompt-turn = { $you ->
    [to_act] Your turn: lay a card or draw.
   *[none] { $to_act } is to play.
}
roitatouille-prompt-drawn = { $you ->
    [to_act] You drew { $drawn-the }: lay it or keep it?
   *[none] { $to_act } may lay the card just drawn.
}
roitatouille-prompt-attack = { $you ->
    [to_act] You are attacked ({ roitatouille-part-threat }): answer or accept?
   *[none] { $to_act } is attacked ({ roitatouille-part-threat }) and may answer.
}
roitatouille-prompt-regicide = { $you ->
    [to_act] The Régicide by { $striker } strikes you: draw a card, or stop it with Jeanne d’Arc?
   *[none] { $to_act } is struck by a Régicide and may stop it with Jeanne d’Arc.
}

## The table, one fact a line

roitatouille-facts = round wins discard colour attack striker direction pile sizes captive lacks seen hand drawn
roitatouille-fact-round = { $options-rounds ->
    [1] {""}
   *[other] Round { $round } of { $options-rounds }.
}
roitatouille-fact-wins = { $options-rounds ->
    [1] {""}
   *[other] Rounds won: { $value }.
}
    .each = { $seat } { $value }
roitatouille-fact-discard = On top: { $discard-last }.
roitatouille-fact-colour = Colour to follow: { $colour }.
roitatouille-fact-attack = Attack on { $to_act }: { roitatouille-part-threat }.
roitatouille-fact-striker = Régicide by { $striker } against { $to_act }.
roitatouille-fact-direction = { $direction ->
    [1] Play goes clockwise.
   *[other] Play goes anticlockwise.
}
roitatouille-fact-pile = Pile: { $pile ->
    [0] empty.
    [one] one card.
   *[other] { $pile } cards.
}
roitatouille-fact-sizes = Cards in hand: { $value }.
    .each = { $seat } { $value }
roitatouille-fact-captive = { $value ->
    [none] {""}
   *[other] Captives: { $value }.
}
    .each = { $value ->
        [0] {""}
        [one] { $seat } for one turn
       *[other] { $seat } for { $value } turns
    }
roitatouille-fact-lacks = { $seat } drew for want of { $colour }.
roitatouille-fact-seen = Seen in the hand of { $seat }: { $cards }.
roitatouille-fact-hand = Your hand: { $hand }.
roitatouille-fact-drawn = Just drawn: { $drawn }.

## The result

roitatouille-outcome-shed = { $winners-count ->
    [1] { $you ->
        [winners] You win!
       *[none] { $winners } wins.
    }
   *[other] A shared victory: { $winners }.
}
roitatouille-outcome-blocked = { $winners-count ->
    [1] { $you ->
        [winners] Nobody can play on: you win!
       *[none] Nobody can play on: { $winners } wins.
    }
   *[other] Nobody can play on. A shared victory: { $winners }.
}
roitatouille-score = { $score ->
    [0] no round won
    [one] one round won
   *[other] { $score } rounds won
}

roitatouille-column-sizes = cards left
roitatouille-column-wins = rounds won

## Options and presets

roitatouille-preset-as_written =
    .label = As written
    .help = The published rules, every gap filled.
roitatouille-preset-cafe =
    .label = Café
    .help = Looser and faster: signs match, drawing is free, +2 skips, two players reverse into a skip.

roitatouille-option-rounds =
    .label = Rounds
    .help = The match goes to whoever wins the most of them.
roitatouille-option-starter =
    .label = First to play
    .help = Who begins the first round; then each winner begins the next.
    .choice-random = by lot
    .choice = seat { $value }
roitatouille-option-symbol_match =
    .label = Matching signs
    .help = A +2, Famine, Excommunication or Régicide also fits on its like of another colour.
roitatouille-option-free_draw =
    .label = Free draw
    .help = You may draw even when you hold a card that fits.
roitatouille-option-plus_two_skips =
    .label = +2 skips
    .help = Whoever draws for a +2 also misses the turn.
roitatouille-option-prisoner_stacks =
    .label = Prisonnier on Prisonnier
    .help = A Prisonnier may be answered with a Prisonnier, which adds two turns.
roitatouille-option-jeanne_stops_regicide =
    .label = Jeanne stops Régicide
    .help = The target of a Régicide is asked, and may stop it with Jeanne d’Arc.
roitatouille-option-reverse_skips_two =
    .label = Two players: reverse skips
    .help = Between two players, Excommunication makes the other miss a turn.

## Colours

roitatouille-colour-0 = blue
    .dynasty = Capétiens
roitatouille-colour-1 = red
    .dynasty = Valois
roitatouille-colour-2 = violet
    .dynasty = Bourbons

## Cards: kings 1 to 9, +2, Famine, Excommunication, Régicide of each dynasty, then the black and green ones

roitatouille-help-king = No effect. Fits on its colour and on every king of its number.
roitatouille-help-plus_two = The next player draws two cards, unless he answers.
roitatouille-help-famine = The next player misses a turn.
roitatouille-help-excommunication = The direction of play reverses.
roitatouille-help-regicide = The last other player to have laid a card draws one.
roitatouille-help-prisoner = Fits on anything. The next player misses two turns; the colour stays.
roitatouille-help-revolution = Fits on anything. The next player draws four and misses a turn; you choose the colour.
roitatouille-help-guesclin = Fits on anything. You choose the colour.
roitatouille-help-cartier = Fits on anything. You choose the colour and may look at one hand.
roitatouille-help-jeanne = Fits on anything. You choose the colour; or she cancels an attack on you.

roitatouille-card-0 = blue 1
    .the = the blue 1
    .flavour = Hugues Capet
    .help = { roitatouille-help-king }
roitatouille-card-1 = blue 2
    .the = the blue 2
    .flavour = Robert II
    .help = { roitatouille-help-king }
roitatouille-card-2 = blue 3
    .the = the blue 3
    .flavour = Henri I
    .help = { roitatouille-help-king }
roitatouille-card-3 = blue 4
    .the = the blue 4
    .flavour = Philippe I
    .help = { roitatouille-help-king }
roitatouille-card-4 = blue 5
    .the = the blue 5
    .flavour = Louis VI
    .help = { roitatouille-help-king }
roitatouille-card-5 = blue 6
    .the = the blue 6
    .flavour = Louis VII
    .help = { roitatouille-help-king }
roitatouille-card-6 = blue 7
    .the = the blue 7
    .flavour = Philippe Auguste
    .help = { roitatouille-help-king }
roitatouille-card-7 = blue 8
    .the = the blue 8
    .flavour = Louis VIII
    .help = { roitatouille-help-king }
roitatouille-card-8 = blue 9
    .the = the blue 9
    .flavour = Saint Louis
    .help = { roitatouille-help-king }
roitatouille-card-9 = blue +2
    .the = the blue +2
    .flavour = Guerre de religion, Épidémie
    .help = { roitatouille-help-plus_two }
roitatouille-card-10 = blue Famine
    .the = the blue Famine
    .help = { roitatouille-help-famine }
roitatouille-card-11 = blue Excommunication
    .the = the blue Excommunication
    .help = { roitatouille-help-excommunication }
roitatouille-card-12 = blue Régicide
    .the = the blue Régicide
    .help = { roitatouille-help-regicide }
roitatouille-card-13 = red 1
    .the = the red 1
    .flavour = Philippe VI
    .help = { roitatouille-help-king }
roitatouille-card-14 = red 2
    .the = the red 2
    .flavour = Jean II
    .help = { roitatouille-help-king }
roitatouille-card-15 = red 3
    .the = the red 3
    .flavour = Charles V
    .help = { roitatouille-help-king }
roitatouille-card-16 = red 4
    .the = the red 4
    .flavour = Charles VI
    .help = { roitatouille-help-king }
roitatouille-card-17 = red 5
    .the = the red 5
    .flavour = Charles VII
    .help = { roitatouille-help-king }
roitatouille-card-18 = red 6
    .the = the red 6
    .flavour = Louis XI
    .help = { roitatouille-help-king }
roitatouille-card-19 = red 7
    .the = the red 7
    .flavour = Charles VIII
    .help = { roitatouille-help-king }
roitatouille-card-20 = red 8
    .the = the red 8
    .flavour = Louis XII
    .help = { roitatouille-help-king }
roitatouille-card-21 = red 9
    .the = the red 9
    .flavour = François I
    .help = { roitatouille-help-king }
roitatouille-card-22 = red +2
    .the = the red +2
    .flavour = Guerre de religion, Épidémie
    .help = { roitatouille-help-plus_two }
roitatouille-card-23 = red Famine
    .the = the red Famine
    .help = { roitatouille-help-famine }
roitatouille-card-24 = red Excommunication
    .the = the red Excommunication
    .help = { roitatouille-help-excommunication }
roitatouille-card-25 = red Régicide
    .the = the red Régicide
    .help = { roitatouille-help-regicide }
roitatouille-card-26 = violet 1
    .the = the violet 1
    .flavour = Henri IV
    .help = { roitatouille-help-king }
roitatouille-card-27 = violet 2
    .the = the violet 2
    .flavour = Louis XIII
    .help = { roitatouille-help-king }
roitatouille-card-28 = violet 3
    .the = the violet 3
    .flavour = Louis XIV
    .help = { roitatouille-help-king }
roitatouille-card-29 = violet 4
    .the = the violet 4
    .flavour = Louis XV
    .help = { roitatouille-help-king }
roitatouille-card-30 = violet 5
    .the = the violet 5
    .flavour = Louis XVI
    .help = { roitatouille-help-king }
roitatouille-card-31 = violet 6
    .the = the violet 6
    .flavour = Louis XVII
    .help = { roitatouille-help-king }
roitatouille-card-32 = violet 7
    .the = the violet 7
    .flavour = Louis XVIII
    .help = { roitatouille-help-king }
roitatouille-card-33 = violet 8
    .the = the violet 8
    .flavour = Charles X
    .help = { roitatouille-help-king }
roitatouille-card-34 = violet 9
    .the = the violet 9
    .flavour = Louis-Philippe
    .help = { roitatouille-help-king }
roitatouille-card-35 = violet +2
    .the = the violet +2
    .flavour = Guerre de religion, Épidémie
    .help = { roitatouille-help-plus_two }
roitatouille-card-36 = violet Famine
    .the = the violet Famine
    .help = { roitatouille-help-famine }
roitatouille-card-37 = violet Excommunication
    .the = the violet Excommunication
    .help = { roitatouille-help-excommunication }
roitatouille-card-38 = violet Régicide
    .the = the violet Régicide
    .help = { roitatouille-help-regicide }
roitatouille-card-39 = Prisonnier
    .the = the Prisonnier
    .help = { roitatouille-help-prisoner }
roitatouille-card-40 = Révolution
    .the = the Révolution
    .help = { roitatouille-help-revolution }
roitatouille-card-41 = Du Guesclin
    .the = Du Guesclin
    .help = { roitatouille-help-guesclin }
roitatouille-card-42 = Jacques Cartier
    .the = Jacques Cartier
    .help = { roitatouille-help-cartier }
roitatouille-card-43 = Jeanne d’Arc
    .the = Jeanne d’Arc
    .help = { roitatouille-help-jeanne }

## Notes of the guided first game

roitatouille-lesson-cards = These are your cards. The bright ones, raised, can be laid: press the key on a card’s edge, or click it. Whoever empties his hand first wins.
    .lines = You lay a card by its number in the list. Whoever empties his hand first wins.
roitatouille-lesson-fits = A card fits if it has the colour to follow (B blue, R red, V violet), or is a king of the same number. Green and black cards fit on anything. If nothing fits, you draw.
roitatouille-lesson-laid = A card was laid: it is on top now, and the next player follows it. The log, at the right or with l, tells all that has happened.
    .lines = A card was laid: it is on top now, and the next player follows it. Type l to hear again what has happened.
roitatouille-lesson-colour = Whoever lays a green card, or Révolution, chooses the colour to follow: it need not be that of the card below. Keep one for when nothing else fits.
roitatouille-lesson-drew = Somebody drew: because nothing fitted, or as a penalty. A drawn card of a dynasty that fits is laid at once; a green or black one may be kept.
roitatouille-lesson-attacked = An attack! +2 makes the next player draw two, Révolution four; Famine and Prisonnier make him miss turns. It waits for the victim’s answer.
roitatouille-lesson-answer = You are attacked. Pass it on with a card of the same kind (not Famine): it adds up for the next player. Jeanne d’Arc cancels it. Otherwise give in.
roitatouille-lesson-reversed = Excommunication: play now goes the other way round. Who was next is so no longer, and the one before you is.
roitatouille-lesson-struck = Régicide strikes backwards: the previous player to have laid a card draws one.
