# Ce que rapporte `roitelet doctor`, une ligne par fait.

doctor-mark-ok = ok  {" "}
doctor-mark-warn = note
doctor-mark-bad = NON {""}
doctor-python = Python { $version } sur { $system }
doctor-part = { $name } { $version }
doctor-part-missing = { $name } n’est pas installé. Réinstallez le programme pour y remédier.
doctor-terminal = Terminal : { $name }
doctor-no-terminal = Pas de terminal qui sache dessiner ({ $name }) : on joue en lignes de texte. D’ici, couleurs, taille et glyphes ne se voient pas.
doctor-encoding = Codage : { $name }
doctor-colours = { $number ->
    [none] Pas de couleurs : lettres et motifs distinguent les cartes.
   *[other] { $number } couleurs
}
doctor-no-color = NO_COLOR est défini : les couleurs du terminal sont employées.
doctor-size = Taille : { $columns } × { $rows }
doctor-size-tight = Taille : { $columns } × { $rows }. Cela suffit ; 80 × 24 est mieux.
doctor-size-small = Taille : { $columns } × { $rows }. Agrandissez la fenêtre à 60 × 20 au moins.
doctor-glyphs = Glyphes : les { $count } occupent tous une case.
doctor-glyphs-odd = Ces glyphes n’occupent pas une case ici : { $glyphs }. Choisissez le dessin ASCII dans les réglages.
doctor-glyphs-silent = Le terminal ne dit pas quelle largeur il donne aux glyphes. Si les cadres paraissent rompus, choisissez le dessin ASCII dans les réglages.
doctor-language = Langue : { $language }
doctor-themes = { $count ->
    [one] { $count } thème
   *[other] { $count } thèmes
}
doctor-theme-lost = Le thème « { $name } », que nomment les réglages, n’existe pas. Il y a : { $known }.
doctor-folder = { $what ->
    [config] Réglages
    [data] Parties
   *[logs] Journal
}{ "\u202F" }: { $folder }
doctor-folder-closed = { $what ->
    [config] Les réglages ne peuvent être écrits
    [data] Les parties ne peuvent être sauvegardées, donc pas jouées
   *[logs] Le journal ne peut être écrit
}{ "\u202F" }: { $folder }. Vérifiez les permissions et la place libre du dossier, ou nommez-en un autre dans ROITELET_HOME.
doctor-games = { $count ->
    [0] Aucune partie inachevée
    [one] { $count } partie inachevée
   *[other] { $count } parties inachevées
}
doctor-sum = { $count ->
    [0] Tout va bien.
    [one] Vous pouvez jouer. { $count } chose pourrait aller mieux.
   *[other] Vous pouvez jouer. { $count } choses pourraient aller mieux.
}
doctor-sum-bad = Vous ne pourrez jouer qu’une fois réparé ce qui est marqué NON.
