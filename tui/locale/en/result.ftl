# The end of a round and of a game.

result-go-on = Enter: the next round is dealt
result-final = r: a rematch · c: change the set-up · q: back to the start
result-column-scores = Score
