# La fin d’une manche et d’une partie.

result-column-scores = Score
