# King Thief Minister: what happens, what can be done, what is seen, the options and the characters.

ministre-game =
    .label = King Thief Minister
    .help = Say who you are: who dares doubt it?

## Parts of sentences

ministre-part-coins = { $amount ->
    [one] a coin
   *[other] { $amount } coins
}
ministre-part-verdict = { $true ->
    [yes] it is true.
   *[no] it is not { $character-the }, the claim is void.
}
ministre-part-doubters = { $challengers-count ->
    [1] {""}
   *[other] {" "}(Doubting: { $challengers }; the first clockwise looks.)
}

## Events

ministre-event-game-started = { $you ->
    [starter] You are dealt the King and begin.
   *[none] { $starter } is dealt the King and begins.
} Now all six cards are shuffled and laid face down.
ministre-event-peeked = { $character ->
    [none] { $seat } looks at the card at { $place }.
   *[other] { $you ->
        [seat] You look at the card at { $place }: it is { $character-the }.
       *[none] { $seat } looks at the card at { $place }: it is { $character-the }.
    }
}
ministre-event-declined = { $you ->
    [seat] You look at no card.
   *[none] { $seat } looks at no card.
}
ministre-event-turn-started = { $you ->
    [seat] Round { $round }: your turn.
   *[none] Round { $round }: { $seat } is to play.
}
ministre-event-rotated = { $way ->
    [right] { $you ->
        [seat] You move every card one place to the right.
       *[none] { $seat } moves every card one place to the right.
    }
    [left] { $you ->
        [seat] You move every card one place to the left.
       *[none] { $seat } moves every card one place to the left.
    }
   *[opposite] { $you ->
        [seat] You move every card to the opposite place.
       *[none] { $seat } moves every card to the opposite place.
    }
}
ministre-event-looked = { $character ->
    [none] { $you ->
        [seat] You look at your own card.
       *[none] { $seat } looks at the card in front of them.
    }
   *[other] { $you ->
        [seat] You look at your own card: you are { $character-the }.
       *[none] { $seat } looks at the card in front of them: it is { $character-the }.
    }
}
ministre-event-claimed = { $you ->
    [seat] You say: “I am { $character-the }.”
   *[none] { $seat } says: “I am { $character-the }.”
}
ministre-event-unchallenged = { $you ->
    [seat] Nobody doubts you.
   *[none] Nobody doubts { $seat }.
}
ministre-event-challenged = { $you ->
    [seat] { $shown ->
        [none] You doubt { $claimant }: { ministre-part-verdict }
       *[other] You doubt { $claimant } and see { $shown-the }: { ministre-part-verdict }
    }
    [claimant] { $seat } doubts you: { ministre-part-verdict }
   *[none] { $seat } doubts { $claimant }: { ministre-part-verdict }
}{ ministre-part-doubters }
ministre-event-paid = { $you ->
    [seat] You pay { ministre-part-coins } to the treasury.
   *[none] { $seat } pays { ministre-part-coins } to the treasury.
}
ministre-event-took = { $you ->
    [seat] You take { ministre-part-coins } from the treasury.
   *[none] { $seat } takes { ministre-part-coins } from the treasury.
}
ministre-event-robbed = { $you ->
    [seat] You take { ministre-part-coins } from { $target }.
    [target] { $seat } takes { ministre-part-coins } from you.
   *[none] { $seat } takes { ministre-part-coins } from { $target }.
}
ministre-event-called = { $you ->
    [seat] You ask, as the King: “Who is the Minister?”
   *[none] { $seat } asks, as the King: “Who is the Minister?”
}
ministre-event-replied = { $seat ->
    [none] Nobody answers the King.
   *[other] { $you ->
        [seat] You answer: “Yes, sire.”
       *[none] { $seat } answers: “Yes, sire.”
    }{ $replies-count ->
        [1] {""}
       *[other] {" "}(Answering: { $replies }; the first clockwise from the King is heard.)
    }
}
ministre-event-shuffled = { $you ->
    [seat] As the Minister you shuffle two cards unseen: { $place } and { $other }.
   *[none] As the Minister { $seat } shuffles two cards unseen: { $place } and { $other }.
}
ministre-event-accused = { $you ->
    [seat] You accuse { $target } of being { $character-the }: { $right ->
        [yes] right!
       *[no] wrong.
    }
    [target] { $seat } accuses you of being { $character-the }: { $right ->
        [yes] right!
       *[no] wrong.
    }
   *[none] { $seat } accuses { $target } of being { $character-the }: { $right ->
        [yes] right!
       *[no] wrong.
    }
}
ministre-event-unveiled = { $you ->
    [seat] You claim to be the Peasant and turn your card up: it is { $character-the }.
   *[none] { $seat } claims to be the Peasant and turns a card up: it is { $character-the }.
}
ministre-event-named = { $you ->
    [seat] You name the others, clockwise: { $characters }. { $right ->
        [yes] All is right!
       *[no] That is wrong.
    }
   *[none] { $seat } names the others, clockwise: { $characters }. { $right ->
        [yes] All is right!
       *[no] That is wrong.
    }
}
ministre-event-ended = The cards are turned up, from place 1 on: { $cards }.

## What a log keeps of what was seen: who looked where

ministre-past-peeked = { $you ->
    [seat] You look at the card at { $place }.
   *[none] { $seat } looks at the card at { $place }.
}
ministre-past-looked = { $you ->
    [seat] You look at your own card.
   *[none] { $seat } looks at the card in front of them.
}
ministre-past-challenged = { $you ->
    [seat] You doubt { $claimant }: { ministre-part-verdict }
    [claimant] { $seat } doubts you: { ministre-part-verdict }
   *[none] { $seat } doubts { $claimant }: { ministre-part-verdict }
}{ ministre-part-doubters }

## Actions

ministre-action-peek = look at the card at { $place }
ministre-action-decline = look at no card
ministre-action-rotate = { $way ->
    [right] move all cards one place to the right
    [left] move all cards one place to the left
   *[opposite] move all cards to the opposite place
}
ministre-action-look = pay a coin and look at your own card
ministre-action-claim = { $character-id ->
    [0] “I am the King”: three coins from the treasury, then call the Minister
    [1] “I am the Thief”: a coin from the neighbour on each side
    [2] “I am the Minister”: two cards are shuffled unseen
    [3] “I am the Executioner”: name a player’s character and take all the coins
    [4] “I am the Sheriff”: the others pay a coin, one of them two
   *[5] “I am the Peasant”: show the card; name all others and take the treasury
}
ministre-action-done = end the turn
ministre-action-challenge = doubt it
ministre-action-let-pass = let it pass
ministre-action-reply = “Yes, sire”: a coin, unless someone doubts it rightly
ministre-action-keep-still = keep still
ministre-action-accuse = accuse { $target } of being { $character-the }
ministre-action-tax = { $target } pays two, the others one
ministre-action-shuffle = shuffle { $place } and { $other }
ministre-action-name = name, clockwise: { $characters }

## What is asked

ministre-prompt-peek = { $you ->
    [to_act] Before the game: look at one card that is not yours?
   *[none] { $to_act } may look at a card.
}
ministre-prompt-main = { $you ->
    [to_act] Your turn: move the cards, look, claim (once each, in any order), or end it.
   *[none] { $to_act } is to play.
}
ministre-prompt-challenge = { $you ->
    [to_act] { $claimant } claims to be { $character-the }: doubt it? Wrong costs you a coin.
   *[none] The claim of { $claimant } to be { $character-the } waits for: { $to_act }.
}
ministre-prompt-challenge-reply = { $you ->
    [to_act] { $claimant } answers the King as { $character-the }: doubt it? Wrong costs you a coin.
   *[none] The answer of { $claimant } to the King waits for: { $to_act }.
}
ministre-prompt-call = { $you ->
    [to_act] { $caller } asks: who is the Minister? A coin is in it for you, unless you are doubted.
   *[none] { $caller } asks for the Minister and waits for: { $to_act }.
}
ministre-prompt-accuse = { $you ->
    [to_act] Executioner: whom do you accuse of being what? If right, all the coins are yours.
   *[none] { $to_act } chooses whom to accuse.
}
ministre-prompt-tax = { $you ->
    [to_act] Sheriff: who pays two coins?
   *[none] { $to_act } chooses who pays two coins.
}
ministre-prompt-shuffle = { $you ->
    [to_act] Minister: which two cards are shuffled?
   *[none] { $to_act } chooses two cards to shuffle.
}
ministre-prompt-name = { $you ->
    [to_act] Peasant: who are the others? All right takes the treasury, wrong costs two coins.
   *[none] { $to_act } is about to name everyone.
}

## The table, one fact a line

ministre-facts = round treasury coins places answer known cards
ministre-fact-round = Round { $round }{ $options-round_limit ->
    [0] {""}
   *[other] {" "}of { $options-round_limit }
}.
ministre-fact-treasury = Treasury: { $treasury ->
    [0] empty.
    [one] one coin.
   *[other] { $treasury } coins.
}
ministre-fact-coins = Coins: { $value }.
    .each = { $seat } { $value }
ministre-fact-places = Places, clockwise: { $value }; at the others lie cards that nobody owns.
    .each = { $value ->
        [0] 1 { $seat }
        [1] 2 { $seat }
        [2] 3 { $seat }
        [3] 4 { $seat }
        [4] 5 { $seat }
       *[5] 6 { $seat }
    }
ministre-fact-answer = { $prompt ->
    [call] { $answer ->
        [yes] Your answer, still sealed: “Yes, sire.”
       *[no] You keep still.
    }
   *[challenge] { $answer ->
        [yes] Your answer, still sealed: you doubt it.
       *[no] Your answer, still sealed: you let it pass.
    }
}
ministre-fact-known = Sure to lie at { $place }: { $character-the }.
ministre-fact-cards = The cards, from place 1 on: { $cards }.

## The result

ministre-outcome-treasury = { $winners-count ->
    [1] { $you ->
        [winners] The treasury is empty, and nobody has more coins: you win!
       *[none] The treasury is empty: { $winners } has the most coins and wins.
    }
   *[other] The treasury is empty. A shared victory: { $winners }.
}
ministre-outcome-rounds = { $winners-count ->
    [1] { $you ->
        [winners] The last round is over, and nobody has more coins: you win!
       *[none] The last round is over: { $winners } has the most coins and wins.
    }
   *[other] The last round is over. A shared victory: { $winners }.
}
ministre-score = { $score ->
    [0] no coins
    [one] one coin
   *[other] { $score } coins
}

## Options and presets

ministre-preset-as_written =
    .label = As written
    .help = The published rules, every gap filled.
ministre-preset-first_steps =
    .label = First steps
    .help = Ten rounds, and cards of which you can be sure are marked for you.

ministre-option-turn_actions =
    .label = Actions a turn
    .help = What a turn holds: moving, looking and claiming once each, or only one of them.
    .choice-each_once = each once
    .choice-one = only one
ministre-option-round_limit =
    .label = Last round
    .help = After so many rounds the most coins win, whatever is left in the treasury.
    .choice = { $value ->
        [0] no limit
       *[other] after { $value }
    }
ministre-option-broke_may_challenge =
    .label = Doubt without a coin
    .help = Who has no coin may doubt as well, and pays nothing for being wrong.
ministre-option-bluff_fine =
    .label = Fine for a bluff
    .help = What a claimant who was rightly doubted pays to the treasury.
    .choice = { $value ->
        [0] none
        [one] one coin
       *[other] { $value } coins
    }
ministre-option-minister_picks =
    .label = Minister chooses
    .help = The Minister chooses which two cards are shuffled; otherwise lots are drawn.
ministre-option-memory_aid =
    .label = Memory aid
    .help = Your own table marks what follows for certain from what you have seen.

## Characters and places

ministre-character-0 = King
    .the = the King
ministre-character-1 = Thief
    .the = the Thief
ministre-character-2 = Minister
    .the = the Minister
ministre-character-3 = Executioner
    .the = the Executioner
ministre-character-4 = Sheriff
    .the = the Sheriff
ministre-character-5 = Peasant
    .the = the Peasant

ministre-place-0 = place 1
ministre-place-1 = place 2
ministre-place-2 = place 3
ministre-place-3 = place 4
ministre-place-4 = place 5
ministre-place-5 = place 6

## The drawn board

ministre-board-nobody = nobody’s
ministre-board-round = { $rounds ->
    [0] round { $round }
   *[other] round { $round } of { $rounds }
}
ministre-board-treasury = { $count ->
    [0] the treasury is empty
   *[other] treasury ● { $count }
}
ministre-board-treasury-low = treasury ● { $count }: a King ends the game
ministre-board-says = { $reply ->
    [yes] { $seat } to the King: “Yes, sire, I am { $character }.”
   *[no] { $seat }: “I am { $character }.”
}
ministre-board-calls = { $seat }, the King: “Who is the Minister?”
ministre-board-effect-0 = Three coins from the treasury.
ministre-board-effect-1 = A coin from each neighbour.
ministre-board-effect-2 = Two cards are shuffled unseen.
ministre-board-effect-3 = All coins of one he names rightly.
ministre-board-effect-4 = All others pay one, one pays two.
ministre-board-effect-5 = Names all the others.
ministre-board-effect-reply = One coin from the treasury.
ministre-board-effect-call = The answer brings one coin.
ministre-board-short-0 = King
ministre-board-short-1 = Thief
ministre-board-short-2 = Minister
ministre-board-short-3 = Execut.
ministre-board-short-4 = Sheriff
ministre-board-short-5 = Peasant
ministre-board-waiting = { $count ->
    [one] One answer is still missing.
   *[other] { $count } answers are still missing.
}
ministre-board-thinking = thinks
ministre-board-sealed = sealed
ministre-board-turn = Say “I am…”, or move or look.

ministre-board-ask-peek = Look at one card?
ministre-board-ask-main = Your turn.
ministre-board-ask-challenge = Doubt? Wrong costs ●
ministre-board-ask-challenge-reply = Doubt? Wrong costs ●
ministre-board-ask-call = Are you the Minister?
ministre-board-ask-accuse = Whom do you accuse?
ministre-board-ask-accuse-of = { $seat } is…
ministre-board-ask-tax = Who pays two coins?
ministre-board-ask-shuffle = Which two cards are shuffled?
ministre-board-ask-name = { $seat } is…

ministre-board-command-doubt = doubt it
ministre-board-command-let-pass = let it pass
ministre-board-command-reply = “Yes, sire”
ministre-board-command-keep-still = keep still
ministre-board-command-ring-left = left
ministre-board-command-ring-right = right
ministre-board-command-ring-opposite = opposite
ministre-board-command-look = look, 1 ●
ministre-board-command-done = end turn
ministre-board-hint-claim = claim
ministre-board-hint-move = move
ministre-board-hint-look = look
ministre-board-hint-done = end
ministre-board-hint-choose = choose
ministre-board-hint-none = none
ministre-board-hint-back = back

ministre-board-deed-claimed = “{ $character }”
ministre-board-deed-proven = { $character }: true!
ministre-board-deed-caught = { $character }: false!
ministre-board-deed-doubted = { $right ->
    [yes] doubted, rightly
   *[no] doubted, wrongly
}
ministre-board-deed-accused = { $right ->
    [yes] { $character }? Right!
   *[no] { $character }? Wrong.
}
ministre-board-deed-replied = “Yes, sire.”
ministre-board-deed-peeked = looked at { $place }
ministre-board-deed-declined = looked at none
ministre-board-deed-moved-left = moved all to the left
ministre-board-deed-moved-right = moved all to the right
ministre-board-deed-moved-opposite = moved all across
ministre-board-deed-looked = looked
ministre-board-deed-shuffled = shuffled { $place } and { $other }
ministre-board-deed-unveiled = showed { $character }
ministre-board-deed-named = { $right ->
    [yes] named all rightly!
   *[no] named wrongly
}

ministre-board-why-over = The game is over.
ministre-board-why-not-your-turn = It is not your turn.
ministre-board-why-sealed = Your answer is sealed; the others are thinking (KT-20).
ministre-board-why-asked = First answer what is asked.
ministre-board-why-no-coin = A look costs a coin, and you have none (KT-11).
ministre-board-why-used = You have done that in this turn already ({ $ruling }).
ministre-board-why-not-that-place = That place cannot be chosen.

## Notes of the guided first game

ministre-lesson-peek = Six characters lie face down in a ring, and one of them is you. Before the first turn you may look at one card that is not your own.
ministre-lesson-turn = Your turn: you may move all the cards round the ring, look at your own card for a coin, and claim a character. Each once, in any order.
ministre-lesson-claim = Claim to be whom you like, true or not: you then do what that character does, unless somebody doubts it. The most coins win when the treasury is empty.
ministre-lesson-doubt = Somebody claims a character. Do you doubt it? If the claim is true you pay a coin, if it is false it is void. Answers are secret until all have given theirs.
ministre-lesson-rotated = The cards were moved, and so everybody is somebody else. Follow those you know: the table marks what you can be certain of.
ministre-lesson-true = A claim was doubted. The doubter alone sees the card; all learn whether it was true.
ministre-lesson-unchallenged = Nobody doubted: the character acts, and its card stays hidden. It may have been a lie.
ministre-lesson-treasury = Coins were taken from the treasury. When it is empty the game is over.
