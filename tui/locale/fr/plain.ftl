# Jouer en lignes de texte.

plain-seat = Place { $seat } : { $kind ->
    [bot] { $name }, un bot ({ $who }).
    [you] { $name }, vous.
    [other] { $name }, à ce clavier.
   *[person] { $name }.
}
plain-hint = Répondez par un numéro. Pour de l’aide, tapez un point d’interrogation.
plain-choose = { $count ->
    [one] Votre choix, 1{ "\u202F" }:
   *[other] Votre choix, de 1 à { $count }{ "\u202F" }:
}
plain-help =
    Un numéro : ce choix est fait. Un coup en notation brève, comme { $example }, convient aussi.
    Une ligne vide : entendre à nouveau les choix.
    f : tout ce qui se voit à la table.
    l : ce qui s’est passé, le plus récent à la fin.
    h : un conseil.
    r : les règles.
    q : sauvegarder et quitter.
plain-no-choice = Il n’y a pas de choix { $word }. Votre choix, { $count ->
    [one] 1{ "\u202F" }:
   *[other] de 1 à { $count }{ "\u202F" }:
}
plain-number = Ce n’est pas un numéro. Votre choix, { $count ->
    [one] 1,
   *[other] de 1 à { $count },
} ou q pour quitter{ "\u202F" }:
plain-unknown = Ce n’est pas compris. Votre choix, { $count ->
    [one] 1,
   *[other] de 1 à { $count },
} ou ? pour de l’aide{ "\u202F" }:
plain-not-now = Impossible pour l’instant : { $action }. Votre choix, { $count ->
    [one] 1{ "\u202F" }:
   *[other] de 1 à { $count }{ "\u202F" }:
}
plain-no-hint = Il n’y a pas de conseils à cette table.
plain-late = On ne vous demande rien pour le moment.
plain-closed = La table a été fermée.
plain-saved = La partie est sauvegardée. Pour la reprendre : { $command }
plain-what = À quoi voulez-vous jouer ?
plain-go-on = Reprendre : { $game } ({ $players })
plain-begin = Commencer : { $game }
plain-shared = Plusieurs personnes se partagent ce clavier. En lignes, ce n’est pas secret : l’écran est effacé entre deux tours, mais certains terminaux et lecteurs d’écran gardent ce qui fut dit. En plein écran, sans --plain, c’est secret.
plain-call = { $name } : pressez Entrée quand le clavier est à vous, ou tapez q pour garder la partie et quitter.
plain-read = { $name } : pressez Entrée quand vous avez lu, puis passez le clavier.
plain-note = Note { $number } sur { $total } : { $note }
