# Une partie avec d’autres : la ligne qui parle d’eux, les messages.

company-sending = Votre coup est en route…
company-paused = En pause (F4 pour reprendre)
company-looking-on = Vous regardez
company-absence = { $how ->
    [shaky] { $seat } : connexion hésitante
    [dropped] { $seat } : connexion rompue, { $seconds } s
    [bot] { $seat } est absent : un bot joue
    [here] { $seat } est de retour
   *[away] { $seat } est absent
}
company-clock = { $seat } { $time }
company-talk-hint = Écrivez, ou seulement le numéro d’un mot ci-dessus
company-said = { $seat } : { $text }
company-line = { $state ->
    [lost] La connexion est rompue : retour en cours…
   *[here] La connexion est rétablie.
}
company-rests = { $paused ->
    [yes] La partie est en pause ; /go la reprend.
   *[no] La partie reprend.
}
company-hurry = Il vous reste 10 secondes.
company-commands = Quand une question vous est posée, vous pouvez aussi taper /say et un texte, /pause et /go.
