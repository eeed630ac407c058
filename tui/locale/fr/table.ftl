# Mots de l’écran de la table, quel que soit le jeu.

table-yours = à vous
table-several = on en attend { $count }
table-turn = à { $seats } de jouer
table-hint = conseil
table-hint-thinking = Réflexion…
table-hint-is = Conseil : { $action }{ $why ->
    [none] .
   *[other] {" – "}{ $why }.
}
table-log = journal
table-your-turn = votre tour
table-choose = un numéro, puis Entrée
table-choose-one = Choisissez un numéro de 1 à { $count }.
table-help = aide
table-closed = La table est fermée. Votre partie est gardée ; q ramène au début.
table-leave = quitter
table-waiting = On attend { $seats }.
table-hand-over = le clavier à { $name }
