# Le Roy des Ribauds: what happens, what can be done, what is seen, the options and the cards.

ribauds-game =
    .label = Le Roy des Ribauds
    .help = A duel of hidden cards and plots.

## Parts of sentences

ribauds-part-card = { $card ->
    [none] a card
   *[other] { $card-the }
}
ribauds-part-taken = { $taken_up ->
    [yes] { $taken ->
        [none] the card there
       *[other] { $taken-the }
    }
   *[no] { $taken ->
        [none] the hidden card there
       *[other] { $taken-the }, which lay hidden there
    }
}

## Events

ribauds-event-game-started = { $number ->
    [1] The cards are dealt
   *[other] Game { $number } is dealt
}: { $you ->
    [starter] you begin.
   *[none] { $starter } begins.
}
ribauds-event-redealt = { $whole ->
    [yes] Too many Reines: both hands are dealt again.
   *[no] { $seat ->
        [none] Two Reines in a hand: they go under the pile.
       *[other] { $you ->
            [seat] You were dealt two Reines: they go under the pile, and you draw two cards.
           *[none] { $seat } was dealt two Reines: they go under the pile, for two cards.
        }
    }
}
ribauds-event-revealed = { $you ->
    [seat] You turn up { $place }: { $card-the } takes effect.
   *[none] { $seat } turns up { $place }: { $card-the } takes effect.
}
ribauds-event-replaced = { $up ->
    [yes] { $you ->
        [seat] You lay { ribauds-part-card } face up in { $place } and take { ribauds-part-taken }.
       *[none] { $seat } lays { ribauds-part-card } face up in { $place } and takes { ribauds-part-taken }.
    }
   *[no] { $you ->
        [seat] You lay { ribauds-part-card } face down in { $place } and take { ribauds-part-taken }.
       *[none] { $seat } lays { ribauds-part-card } face down in { $place } and takes { ribauds-part-taken }.
    }
}
ribauds-event-swapped = { $you ->
    [seat] You swap { $place } and { $other }.
   *[none] { $seat } swaps { $place } and { $other }.
}
ribauds-event-turned = { $up ->
    [yes] { $you ->
        [seat] You turn { $card-the } in { $place } up, without effect.
       *[none] { $seat } turns { $card-the } in { $place } up, without effect.
    }
   *[no] { $you ->
        [seat] You turn { $card-the } in { $place } down.
       *[none] { $seat } turns { $card-the } in { $place } down.
    }
}
ribauds-event-drew = { $you ->
    [seat] { $cards-count ->
        [0] You draw { $count ->
            [one] a card.
           *[other] { $count } cards.
        }
       *[other] You draw: { $cards }.
    }
   *[none] { $seat } draws { $count ->
        [one] a card.
       *[other] { $count } cards.
    }
}
ribauds-event-discarded = { $you ->
    [seat] You discard: { $cards }.
   *[none] { $seat } discards: { $cards }.
}
ribauds-event-shown = { $you ->
    [seat] { $cards-count ->
        [0] { $target } shows you two cards.
       *[other] { $target } must show you: { $cards }.
    }
    [target] { $cards-count ->
        [0] You show { $seat } two cards.
       *[other] You must show { $seat }: { $cards }.
    }
   *[none] { $target } must show { $seat } two cards.
}
ribauds-event-looked = { $you ->
    [seat] { $cards-count ->
        [0] You look at { $places }.
       *[other] You look at { $places }: { $cards }.
    }
   *[none] { $seat } looks at { $places }.
}
ribauds-event-reshuffled = The discard is shuffled into a new pile of { $count ->
    [one] one card.
   *[other] { $count } cards.
}
ribauds-event-game-won = { $conspiracy ->
    [coronation] Coronation: { $you ->
        [winners] three Rois are face up on your turn. You win the game!
       *[none] three Rois are face up on the turn of { $winners }, who wins the game.
    }
    [murder] Murder: { $you ->
        [winners] two Assassins close in on your turn. You win the game!
       *[none] two Assassins close in on the turn of { $winners }, who wins the game.
    }
   *[marriage] Marriage: { $you ->
        [winners] you begin your turn with three Reines. You win the game!
       *[none] { $winners } begins the turn with three Reines and wins the game.
    }
}
ribauds-event-game-drawn = The turn limit is reached: the game is drawn.

## Actions

ribauds-action-reveal = turn up { $place }: its card takes effect
ribauds-action-replace = { $up ->
    [yes] lay { $card-the } face up in { $place }: takes effect
   *[no] lay { $card-the } face down in { $place }: no effect
}
ribauds-action-swap = swap { $place } and { $other }
ribauds-action-turn = turn over { $place }, without effect
ribauds-action-draw-two = draw two cards, then discard two
ribauds-action-discard = discard { $first-the } and { $second-the }
ribauds-action-pick = see { $first } and { $second }
ribauds-action-look = { $other ->
    [none] look at { $place }
   *[other] look at { $place } and { $other }
}

## What is asked

ribauds-prompt-main = { $you ->
    [to_act] Your turn: turn up a card of the Court, or lay one of yours in its place.
   *[none] { $to_act } is to turn up a card or lay one.
}
ribauds-prompt-swap = { $you ->
    [to_act] Chevalier: which two cards of the Court change places?
   *[none] Chevalier: { $to_act } is to swap two cards of the Court.
}
ribauds-prompt-turn-over = { $you ->
    [to_act] Chevalier: which card is turned over, up or down?
   *[none] Chevalier: { $to_act } is to turn a card over.
}
ribauds-prompt-roi = { $you ->
    [to_act] Roi: turn up a hidden card without effect, or draw two and discard two?
   *[none] Roi: { $to_act } is to turn up a card or draw two.
}
ribauds-prompt-discard = { $you ->
    [to_act] Roi: which two of your five cards do you discard, face up?
   *[none] Roi: { $to_act } is to discard two cards.
}
ribauds-prompt-pick = { $you ->
    [to_act] Reine: which two of the three cards must be shown to you?
   *[none] Reine: { $to_act } chooses two cards to be shown.
}
ribauds-prompt-look = { $you ->
    [to_act] Assassin: which hidden cards do you look at?
   *[none] Assassin: { $to_act } is to look at hidden cards.
}

## The table, one fact a line

ribauds-facts = number wins turns court held exposed hand pile discard
ribauds-fact-number = { $options-wins_needed ->
    [1] {""}
   *[other] Game { $number } of a match to { $options-wins_needed } wins.
}
ribauds-fact-wins = { $options-wins_needed ->
    [1] {""}
   *[other] Games won: { $value }.
}
    .each = { $seat } { $value }
ribauds-fact-turns = { $options-turn_limit ->
    [0] Turns played: { $turns }.
   *[other] Turns played: { $turns } of { $options-turn_limit }.
}
ribauds-fact-court = { $up ->
    [yes] In { $place }, face up: { $card }.
   *[no] { $options-memory_aid ->
        [no] In { $place }, a card face down.
       *[yes] In { $place }, a card face down{ $card ->
            [none] {""}
           *[other] ; you know it: { $card }
        }{ $watched ->
            [yes] ; your rival knows it
           *[no] {""}
        }.
    }
}
ribauds-fact-held = { $options-memory_aid ->
    [no] {""}
   *[yes] { $sure-count ->
        [0] { $maybe-count ->
            [0] {""}
           *[other] Perhaps still in the hand of { $seat }: { $maybe }.
        }
       *[other] Known in the hand of { $seat }: { $sure }{ $maybe-count ->
            [0] {""}
           *[other] ; perhaps still: { $maybe }
        }.
    }
}
ribauds-fact-exposed = { $options-memory_aid ->
    [no] {""}
   *[yes] Your rival knows of your hand: { $exposed }.
}
ribauds-fact-hand = Your hand: { $hand }.
ribauds-fact-pile = Pile: { $pile ->
    [0] empty.
    [one] one card.
   *[other] { $pile } cards.
}
ribauds-fact-discard = Discarded, the latest last: { $discard }.

## The result

ribauds-part-victor = { $you ->
    [winners] you win!
   *[none] { $winners } wins.
}
ribauds-outcome-coronation = Coronation: { ribauds-part-victor }
ribauds-outcome-murder = Murder: { ribauds-part-victor }
ribauds-outcome-marriage = Marriage: { ribauds-part-victor }
ribauds-outcome-drawn = { $winners-count ->
    [1] The last game is drawn; in all, { ribauds-part-victor }
   *[other] Drawn: no conspiracy came off in time.
}
ribauds-score = { $score ->
    [0] no game won
    [one] one game won
   *[other] { $score } games won
}

ribauds-column-wins = games won

## Options and presets

ribauds-preset-as_written =
    .label = As written
    .help = The published rules, every gap filled.

ribauds-option-wins_needed =
    .label = Wins needed
    .help = The match goes to whoever first wins so many games; the loser of each begins the next.
ribauds-option-turn_limit =
    .label = Turn limit
    .help = After so many turns of both players together the game is drawn; 0 is no limit.
ribauds-option-queen_picks =
    .label = The Reine’s cards
    .help = How it is decided which two of the rival’s three cards a Reine makes him show.
    .choice-lot = drawn by lot
    .choice-chooser = her player picks
ribauds-option-memory_aid =
    .label = Memory aid
    .help = The table marks the hidden cards that you know, and what your rival knows.

## Places and cards

ribauds-place-0 = place 1
ribauds-place-1 = place 2
ribauds-place-2 = place 3
ribauds-place-3 = place 4

ribauds-slot-0 = the first card
ribauds-slot-1 = the second card
ribauds-slot-2 = the third card

ribauds-card-0 = Roi
    .the = the Roi
ribauds-card-1 = Reine
    .the = the Reine
ribauds-card-2 = Chevalier
    .the = the Chevalier
ribauds-card-3 = Assassin
    .the = the Assassin

## The drawn table: how it stands

ribauds-board-match = game { $number } ({ $mine }–{ $theirs }, to { $needed })
ribauds-board-turn = turn { $turn }
ribauds-board-near-coronation = Coronation: one Roi away
ribauds-board-near-murder = Murder: one card away
ribauds-board-near-marriage = Marriage: one Reine away
ribauds-board-coronation = Coronation
ribauds-board-murder = Murder
ribauds-board-marriage = Marriage
ribauds-board-plot-coronation = { $missing ->
    [0] crowned!
    [one] one Roi away
   *[other] three Rois face up
}
ribauds-board-plot-murder = { $missing ->
    [0] done!
    [one] one card away
   *[other] between two Assassins
}
ribauds-board-plot-marriage = { $missing ->
    [0] wins as your turn begins
    [one] one Reine away
   *[other] three in your hand
}
ribauds-board-wooing = { $name } holds { $count } Reines
ribauds-board-mine = { $name } · your hand
ribauds-board-pile = pile { $count }
ribauds-board-discard = discard { $count }
ribauds-board-piles = pile { $pile } · discard { $discard }
ribauds-board-known = you know:
ribauds-board-glimpsed = you saw:
ribauds-board-watched = { $name } knows
ribauds-board-hidden = Place { $place } lies face down: nobody has shown you what it is.

## The drawn table: what is asked

ribauds-board-ask-main = Turn a place up, or choose a card of yours.
ribauds-board-ask-place = Into which place do you lay { $card }?
ribauds-board-ask-side = { $card } in place { $place }: which side?
ribauds-board-ask-swap = { $picked ->
    [0] Chevalier: swap which two places?
   *[other] Chevalier: swap it with which place?
}
ribauds-board-ask-turn-over = Chevalier: turn over which place?
ribauds-board-ask-roi = Roi: turn a place up, or draw two?
ribauds-board-ask-discard = { $picked ->
    [0] Roi: discard which two?
   *[other] Roi: and which other one?
}
ribauds-board-ask-pick = { $picked ->
    [0] Reine: which two will you see?
   *[other] Reine: and which other one?
}
ribauds-board-ask-look = { $hidden ->
    [one] Assassin: look at the hidden card.
   *[other] { $picked ->
        [0] Assassin: look at which two?
       *[other] Assassin: and at which other one?
    }
}
ribauds-board-explain-main = A place turned up takes effect. A card of yours is laid in a place, face up or down, and the card there comes to your hand.
ribauds-board-explain-laid = { $card }: { $effect }
ribauds-board-explain-swap = Two cards of the Court change places, each on its side; then you turn one over.
ribauds-board-explain-turn-over = One card of the Court is turned over, up or down, without effect.
ribauds-board-explain-roi = A hidden card is turned up without effect; or you draw two cards and discard two.
ribauds-board-explain-discard = Two of your five cards go to the discard, face up.
ribauds-board-explain-pick = Two of these three are shown to you. Every Reine among them is discarded and replaced.
ribauds-board-explain-look = You alone see them; your rival sees where you look.
ribauds-board-effect-0 = turn up a hidden card without effect, or draw two and discard two.
ribauds-board-effect-1 = two of your rival’s cards are shown to you; any Reine among them is discarded.
ribauds-board-effect-2 = swap two cards of the Court, then turn one over.
ribauds-board-effect-3 = look at two hidden cards.
ribauds-board-side = { $up ->
    [yes] face up: it takes effect
   *[no] face down: only you know it
}
ribauds-board-draw = Draw two cards, then discard two of your five, face up.
ribauds-board-slot = One of your rival’s cards, laid out at random.
ribauds-board-key-reveal = turn up
ribauds-board-key-card = choose
ribauds-board-key-place = lay here
ribauds-board-key-up = face up
ribauds-board-key-down = face down
ribauds-board-key-swap = swap
ribauds-board-key-turn-over = turn over
ribauds-board-key-roi = turn up
ribauds-board-key-draw = draw two
ribauds-board-key-discard = discard
ribauds-board-key-see = see
ribauds-board-key-look = look
ribauds-board-key-back = back

## The drawn table: why something cannot be done

ribauds-why-not-your-turn = It is not your turn yet.
ribauds-why-face-up-main = Place { $place } lies face up already: only a hidden card is turned up (RR-10).
ribauds-why-face-up-look = Place { $place } lies face up: the Assassin looks at hidden cards (RR-23).
ribauds-why-face-up-roi = Place { $place } lies face up: the Roi turns up a hidden card (RR-21).
ribauds-why-other-main = First choose a card of your hand, then the place, then the side.
ribauds-why-other-swap = The Chevalier asks for two places of the Court (RR-20).
ribauds-why-other-turn-over = The Chevalier asks for a place of the Court (RR-20).
ribauds-why-other-roi = The Roi asks for a hidden card of the Court, or to draw two (RR-21).
ribauds-why-other-discard = The Roi asks for two cards of your hand (RR-21).
ribauds-why-other-pick = The Reine asks for two of your rival’s cards (RR-22).
ribauds-why-other-look = The Assassin asks for hidden cards of the Court (RR-23).

## Notes of the guided first game

ribauds-lesson-aim = Three plots win: three Rois face up in the Court; a card face up right between two face-up Assassins; or three Reines in your hand as your turn begins.
ribauds-lesson-court = The four cards in the middle are the Court. Each turn you do one thing: turn up a hidden card, or exchange one of your hand for one of the Court.
ribauds-lesson-revealed = A card of the Court was turned up. What is turned up, or laid face up, has its effect: each kind has its own.
ribauds-lesson-replaced = A card of a hand was exchanged for one of the Court. Laid face up it has its effect; face down it has none, and only its owner knows it.
ribauds-lesson-swap = The Chevalier swaps two cards of the Court, then turns one over, up or down. A plot can come about by that alone.
ribauds-lesson-roi = The Roi turns up a card without its effect, or draws two cards and discards any two.
ribauds-lesson-reine = The Reine shows you two of the rival’s cards, drawn by lot; Reines among them he must discard. What you have seen stays marked as long as you can be sure of it.
ribauds-lesson-assassin = The Assassin looks at hidden cards of the Court. What you leave behind counts in your rival’s turn: do not prepare his plot.
