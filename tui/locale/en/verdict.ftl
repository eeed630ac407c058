# What one's own replay of a finished game found.

verdict-verified = Deal verified: your program played the game again from the opened seed. Nobody chose the cards; the host alone could have looked.
verdict-replayed = Replayed: the game was what was told. Your own chance was not in the deal, so nothing is proved of it.
verdict-fixed = Replayed: the game was what was told. Its host had chosen the seed and could know the deal.
verdict-other-rules = Not checked: your program plays other rules than the host’s.
verdict-commitment = NOT VERIFIED: the host’s part of the seed is not the one promised before the game.
verdict-entropy = NOT VERIFIED: the deal does not contain your own chance.
verdict-decisions = NOT VERIFIED: what is said to have been decided cannot be played.
verdict-told = NOT VERIFIED: the game went otherwise than you were told.
