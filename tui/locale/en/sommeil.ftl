# Le Roi Sommeil: what happens, what can be done, what is seen, the options, the sleepers and the coins.

sommeil-game =
    .label = Le Roi Sommeil
    .help = Who sleeps where, under the blanket?

## Parts of sentences

sommeil-part-joker = { $joker ->
    [yes] , with the joker
   *[no] {""}
}

## Events

sommeil-event-game-started = { $you ->
    [holder] You hold the blanket and turn up the first card.
   *[none] { $holder } holds the blanket and turns up the first card.
}{ $removed-count ->
    [0] {""}
   *[other] {" "}Away tonight: { $removed }.
}
sommeil-event-turned-up = { $you ->
    [seat] You put a sleeper to bed.
   *[none] { $seat } puts a sleeper to bed.
}
sommeil-event-cleared = { $you ->
    [seat] You turn up a jester: everyone out of bed!
   *[none] { $seat } turns up a jester: everyone out of bed!
}
sommeil-event-put-back = { $card ->
    [ghost] { $you ->
        [seat] You turn up a ghost too early: it is shuffled back, and you draw again.
       *[none] { $seat } turns up a ghost too early: it is shuffled back, and { $seat } draws again.
    }
   *[jester] { $you ->
        [seat] You turn up a jester too early: it is shuffled back, and you draw again.
       *[none] { $seat } turns up a jester too early: it is shuffled back, and { $seat } draws again.
    }
}
sommeil-event-ghost-came = { $you ->
    [seat] You turn up a ghost, number { $number }!
   *[none] { $seat } turns up a ghost, number { $number }!
}
sommeil-event-coins-shown = Ghost number { $ghost }: the blanket falls. Coins to choose from: { $coins }.{ $sitting_out-count ->
    [0] {""}
   *[other] { $you ->
        [sitting_out] {" "}No coin is left for you this time.
       *[none] {" "}No coin is left for { $sitting_out }.
    }
}
sommeil-event-bet-made = { $bed ->
    [none] { $you ->
        [seat] You keep { $coin-the } before you: “not here”{ sommeil-part-joker }.
       *[none] { $seat } keeps { $coin-the }: “not here”{ sommeil-part-joker }.
    }
   *[other] { $you ->
        [seat] You put { $coin-the } before { $bed-the }{ sommeil-part-joker }.
       *[none] { $seat } puts { $coin-the } before { $bed-the }{ sommeil-part-joker }.
    }
}
sommeil-event-uncovered = The blanket is lifted.
sommeil-event-judged = { $right ->
    [yes] { $you ->
        [seat] You are right: { $coin-the } is yours.
       *[none] { $seat } is right with { $coin-the }.
    }
   *[no] { $you ->
        [seat] You are wrong with { $coin-the }.
       *[none] { $seat } is wrong with { $coin-the }.
    }
}
sommeil-event-joker-lost = { $you ->
    [seat] Your joker fails: the coin leaves the game{ $returned ->
        [yes] , and one of yours goes back
       *[no] {""}
    }.
   *[none] The joker of { $seat } fails: the coin leaves the game{ $returned ->
        [yes] , and one won earlier goes back
       *[no] {""}
    }.
}
sommeil-event-joker-won = { $you ->
    [seat] Your joker brings you a second coin!
   *[none] The joker of { $seat } brings a second coin.
}
sommeil-event-blanket-passed = { $you ->
    [seat] The blanket passes to you, and you draw.
   *[none] The blanket passes to { $seat }, who draws.
}
sommeil-event-ended = { $reason ->
    [ghosts] The last ghost has come. Coins: { $coins }.
    [cards] No card is left. Coins: { $coins }.
   *[coins] No coin is left to win. Coins: { $coins }.
}

## Actions

sommeil-action-draw = turn up the next card
sommeil-action-cover = let the blanket fall
sommeil-action-bet = { $bed ->
    [none] { $coin-the }: “not here”{ sommeil-part-joker }
   *[other] { $coin-the } before { $bed-the }{ sommeil-part-joker }
}

## What is asked

sommeil-prompt-draw = { $you ->
    [to_act] Look well. Then turn up the next card.
   *[none] Look well: { $to_act } turns up the next card.
}
sommeil-prompt-cover = { $you ->
    [to_act] A ghost! Let the blanket fall.
   *[none] A ghost! { $to_act } is about to let the blanket fall.
}
sommeil-prompt-bet = { $you ->
    [to_act] Take a coin: before the bed where it is right, or before you for “not here”.
   *[none] { $to_act } takes a coin.
}

## The table, one fact a line

sommeil-facts = beds verdicts covered up bets won ghosts jesters pile stack lost holder removed
sommeil-fact-beds = Beds, from the left: { $value }.
sommeil-fact-verdicts = { $you ->
    [seat] You
   *[none] { $seat }
}: { $coin }, { $bed ->
    [none] “not here”
   *[other] { $bed }
}: { $right ->
    [yes] right.
   *[no] wrong.
}
sommeil-fact-covered = { $covered ->
    [yes] The blanket covers every bed.
   *[no] {""}
}
sommeil-fact-up = Coins to choose from: { $value }.
sommeil-fact-bets = { $you ->
    [seat] You bet
   *[none] { $seat } bets
} { $coin }, { $bed ->
    [none] “not here”
   *[other] { $bed }
}{ sommeil-part-joker }.
sommeil-fact-won = Coins won: { $value }.
    .each = { $seat } { $value }
sommeil-fact-ghosts = Ghosts: { $ghosts } of { $options-deck ->
    [full] 7
   *[tiny] 3
}.
sommeil-fact-jesters = { $jesters ->
    [0] {""}
   *[other] Jesters gone by: { $jesters }.
}
sommeil-fact-pile = { $pile ->
    [0] No card is left.
    [one] One card is left.
   *[other] Cards left: { $pile }.
}
sommeil-fact-stack = { $stack ->
    [0] No coin is left in the stack.
    [one] One coin is left in the stack.
   *[other] Coins in the stack: { $stack }.
}
sommeil-fact-lost = { $lost ->
    [0] {""}
   *[other] Coins out of the game: { $lost }.
}
sommeil-fact-holder = Blanket: { $value }.
sommeil-fact-removed = Away tonight: { $value }.

## The result

sommeil-outcome-ghosts = { $winners-count ->
    [1] { $you ->
        [winners] The last ghost has come: you win!
       *[none] The last ghost has come: { $winners } wins.
    }
   *[other] The last ghost has come. A shared victory: { $winners }.
}
sommeil-outcome-cards = { $winners-count ->
    [1] { $you ->
        [winners] No card is left: you win!
       *[none] No card is left: { $winners } wins.
    }
   *[other] No card is left. A shared victory: { $winners }.
}
sommeil-outcome-coins = { $winners-count ->
    [1] { $you ->
        [winners] No coin is left: you win!
       *[none] No coin is left: { $winners } wins.
    }
   *[other] No coin is left. A shared victory: { $winners }.
}
sommeil-score = { $score ->
    [0] no coin
    [one] one coin
   *[other] { $score } coins
}
sommeil-column-scores = coins

## Options and presets

sommeil-preset-easy =
    .label = Easy
    .help = Three beds that stay where they are, three sleepers.
sommeil-preset-medium =
    .label = Medium
    .help = Four beds that move to the head of the line, four sleepers.
sommeil-preset-hard =
    .label = Hard
    .help = Five beds that move, all five sleepers, and a joker to double a bet.
sommeil-preset-little =
    .label = Little ones
    .help = As easy, and nobody hurries: from the age of three.

sommeil-option-difficulty =
    .label = Difficulty
    .help = How many beds and sleepers, whether beds move, and whether there are jokers.
    .choice-easy = easy: 3 beds
    .choice-medium = medium: 4 beds that move
    .choice-hard = hard: 5 beds, jokers
    .choice-little = little: 3 beds
sommeil-option-pace =
    .label = Pace
    .help = How long a card can be looked at before the next one is turned up.
    .choice-normal = three seconds
    .choice-relaxed = as long as you like
    .choice-brisk = a second and a half
sommeil-option-blanket =
    .label = Blanket
    .help = Whether it falls at once when a ghost comes, or lies in its holder’s hand for three seconds.
    .choice-auto = falls at once
    .choice-manual = let fall by its holder
sommeil-option-first_holder =
    .label = First blanket
    .help = Who holds the blanket first, and draws first.
    .choice-random = by lot
    .choice = seat { $value }
sommeil-option-removed =
    .label = Away tonight
    .help = Which character certainly stays away, when any does; lots decide on the others.
    .choice-lot = by lot
    .choice-roi = Roi
    .choice-reine = Reine
    .choice-princesse = Princesse
    .choice-chambellan = Chambellan
    .choice-chien = Chien
sommeil-option-keep_absent_coins =
    .label = Coins of the absent
    .help = The coins of those who are away stay in the game: “not here” is always right for them.
sommeil-option-move_on_change =
    .label = Changing moves the bed
    .help = A sleeper who changes his nightclothes also moves to the head of the line.
sommeil-option-strict_opening =
    .label = Beds full first
    .help = Ghosts and jesters are shuffled back until every bed has been filled once.

## Characters, sleepers, coins and beds

sommeil-character-0 = Roi
sommeil-character-1 = Reine
sommeil-character-2 = Princesse
sommeil-character-3 = Chambellan
sommeil-character-4 = Chien
sommeil-sleeper-none = nobody
sommeil-sleeper-0 = Roi in white
sommeil-sleeper-1 = Roi in red
sommeil-sleeper-2 = Roi in yellow
sommeil-sleeper-3 = Roi in blue
sommeil-sleeper-4 = Reine in white
sommeil-sleeper-5 = Reine in red
sommeil-sleeper-6 = Reine in yellow
sommeil-sleeper-7 = Reine in blue
sommeil-sleeper-8 = Princesse in white
sommeil-sleeper-9 = Princesse in red
sommeil-sleeper-10 = Princesse in yellow
sommeil-sleeper-11 = Princesse in blue
sommeil-sleeper-12 = Chambellan in white
sommeil-sleeper-13 = Chambellan in red
sommeil-sleeper-14 = Chambellan in yellow
sommeil-sleeper-15 = Chambellan in blue
sommeil-sleeper-16 = Chien in white
sommeil-sleeper-17 = Chien in red
sommeil-sleeper-18 = Chien in yellow
sommeil-sleeper-19 = Chien in blue
sommeil-coin-0 = Roi
    .the = the coin of the Roi
sommeil-coin-1 = Reine
    .the = the coin of the Reine
sommeil-coin-2 = Princesse
    .the = the coin of the Princesse
sommeil-coin-3 = Chambellan
    .the = the coin of the Chambellan
sommeil-coin-4 = Chien
    .the = the coin of the Chien
sommeil-coin-5 = white
    .the = the white coin
sommeil-coin-6 = red
    .the = the red coin
sommeil-coin-7 = yellow
    .the = the yellow coin
sommeil-coin-8 = blue
    .the = the blue coin
sommeil-bed-0 = bed 1
    .the = bed 1
sommeil-bed-1 = bed 2
    .the = bed 2
sommeil-bed-2 = bed 3
    .the = bed 3
sommeil-bed-3 = bed 4
    .the = bed 4
sommeil-bed-4 = bed 5
    .the = bed 5

## The drawn board

sommeil-board-head = head of the line →
sommeil-board-who = Who sleeps where?
sommeil-board-ghosts = ghosts { $number } of { $of }
sommeil-board-matter = blanket: { $seat } · { $pile ->
    [one] one card left
   *[other] { $pile } cards left
}
sommeil-board-left = Cards left: { $pile } · jesters gone by: { $jesters }
sommeil-board-jesters = jesters: { $jesters }
sommeil-board-bet = → { $bed } { $coin }
sommeil-board-sits-out = no coin left
sommeil-board-nowhere = before you: “not here”
sommeil-board-joker-on = the joker is laid
sommeil-board-joker-off = lay the joker
sommeil-board-ask-coin = Which coin do you take?
sommeil-board-ask-place = { $coin }: which bed?
sommeil-board-hint-draw = next card
sommeil-board-hint-cover = let it fall
sommeil-board-hint-over = to the result
sommeil-board-hint-coin = coin
sommeil-board-hint-bed = bed
sommeil-board-hint-nowhere = not here
sommeil-board-hint-joker = joker
sommeil-board-why-not-your-turn = It is not your turn yet.
sommeil-board-why-coin-first = Take a coin first: press its letter, or click it.
sommeil-board-why-point = Press the number of a bed, or 0 for “not here”.
sommeil-board-why-no-joker = There is no joker to lay now (RS-25).

## Notes of the guided first game

sommeil-lesson-draw = Bedtime! In turn, each turns up a card. Watch who goes to which bed, and in which colour: you will have to remember it.
sommeil-lesson-bed = A sleeper went to bed. A character who is in bed already only changes his nightclothes: the last colour counts.
sommeil-lesson-ghost = A ghost! The blanket falls over all beds, and now memory is all you have. After the seventh ghost the game is over.
sommeil-lesson-bet = Take a coin and put it before the bed where its character sleeps, or where someone wears its colour; or say “not here” if no bed shows it.
sommeil-lesson-uncovered = The blanket is lifted. A right coin is yours, a wrong one goes back. The most coins win.
sommeil-lesson-jester = A jester gets everybody out of bed: all beds are empty again, and you may forget who slept there.
