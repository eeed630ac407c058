# La fin d’une manche et d’une partie.

result-go-on = Entrée : on distribue la manche suivante
result-final = r : la revanche · c : changer la table · q : revenir au début
result-column-scores = Score
