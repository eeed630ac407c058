# Keys that have a name.

keyname-enter = Enter
keyname-escape = Esc
keyname-space = Space
keyname-backspace = Backspace
keyname-delete = Delete
keyname-up = ↑
keyname-down = ↓
keyname-left = ←
keyname-right = →
keyname-pageup = PgUp
keyname-pagedown = PgDn
keyname-home = Home
keyname-end = End
keyname-plus = +
keyname-minus = -
keyname-slash = /
keyname-colon = :
keyname-question_mark = ?
keyname-equals_sign = =
