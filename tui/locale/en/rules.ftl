# The reader of rules.

rules-title = { $game } · rules
rules-none = There is no text of these rules.
rules-search = word to look for, then Enter
rules-not-found = “{ $word }” is nowhere in these rules.
