# Ouvrir une table.

setup-title = { $game } · une nouvelle table
setup-seats = À la table
setup-rules = Selon quelles règles
setup-your-name = votre nom
setup-name-about = Le nom sous lequel vous jouez.
setup-empty = vide
setup-empty-about = Personne à cette place.
setup-person = humain
setup-person-name = Invité { $number }
setup-person-about = Quelqu’un d’autre à ce clavier. Entre deux personnes, un rideau tombe sur les cartes.
setup-preset = Règles
setup-differs = { $count ->
    [one] Une règle diffère de « { $preset } » : Retour arrière la rétablit.
   *[other] { $count } règles diffèrent de « { $preset } » : Retour arrière les rétablit.
}
