# Ce qu’on dit à une table sans écrire.

emote-hello = Bonjour !
emote-thanks = Merci !
emote-bravo = Bravo !
emote-ouch = Aïe !
emote-laugh = Ha ha !
emote-think = Hum…
emote-hurry = Vite !
emote-sorry = Pardon !
emote-good-game = Bien joué !
emote-bye = Au revoir !
