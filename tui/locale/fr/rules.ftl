# Le lecteur des règles.

rules-title = { $game } · les règles
rules-none = Il n’y a pas de texte de ces règles.
rules-search = mot à chercher, puis Entrée
rules-not-found = « { $word } » n’est nulle part dans ces règles.
