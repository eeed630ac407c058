# Les touches qui ont un nom.

keyname-enter = Entrée
keyname-escape = Échap
keyname-space = Espace
keyname-backspace = Retour arr.
keyname-delete = Suppr
keyname-up = ↑
keyname-down = ↓
keyname-left = ←
keyname-right = →
keyname-pageup = Pg préc.
keyname-pagedown = Pg suiv.
keyname-home = Début
keyname-end = Fin
keyname-plus = +
keyname-minus = -
keyname-slash = /
keyname-colon = :
keyname-question_mark = ?
keyname-equals_sign = =
