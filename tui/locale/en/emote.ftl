# What is said at a table without typing.

emote-hello = Hello!
emote-thanks = Thanks!
emote-bravo = Bravo!
emote-ouch = Ouch!
emote-laugh = Ha ha!
emote-think = Hmm…
emote-hurry = Hurry!
emote-sorry = Sorry!
emote-good-game = Good game!
emote-bye = Bye!
