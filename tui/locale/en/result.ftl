# The end of a round and of a game.

result-column-scores = Score
