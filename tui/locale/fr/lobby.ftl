# Autour d’une table avec d’autres, avant la partie.

lobby-seats = À la table
lobby-agreed = Ce qui est convenu
lobby-free = libre
lobby-you = vous
lobby-guest = {""}
lobby-bot = bot, { $level }
lobby-stand-in = un bot joue
lobby-shaky = réseau faible
lobby-dropped = { $seconds ->
    [0] décroché
   *[other] décroché, { $seconds } s
}
lobby-away = parti
lobby-places = { $free ->
    [0] plus de place libre
    [one] { $free } place libre sur { $seats }
   *[other] { $free } places libres sur { $seats }
}
lobby-watchers = { $count ->
    [one] { $count } regarde
   *[other] { $count } regardent
}
lobby-line-lost = La connexion est rompue : retour en cours…
lobby-awaits = On attend que { $seats } soient prêts.
lobby-may-start = Entrée lance la partie. Des bots prennent les places libres.
lobby-say-ready = Espace : vous êtes prêt.
lobby-awaits-head = Vous êtes prêt. { $seat } lance la partie.
lobby-awaits-anyone = Vous êtes prêt. La partie va commencer.
lobby-looking-on = Vous regardez.
lobby-pin = PIN de cette table
lobby-or-code = ou le code d’invitation
lobby-code = Code d’invitation
lobby-pin-changed = Nouveau : { $address } le devinait.
lobby-talk-hint = t : écrire · { $emotes }
lobby-bot-not-here = { $seat } est assis là : k montre la porte à quelqu’un.
lobby-kick = Montrer la porte à { $seat } ? Une place libre peut être reprise.
lobby-kick-yes = Montrer la porte
lobby-kick-no = Laisser
lobby-news-came = { $seat } s’assoit.
lobby-news-left = { $seat } se lève.
lobby-news-rules = Les règles ont changé.
lobby-news-terms = Ce qui est convenu en plus des règles a changé.
lobby-news-head = { $you ->
    [yes] C’est vous qui réglez cette table à présent.
   *[no] C’est { $seat } qui règle cette table à présent.
}
lobby-first-visit = Vous n’êtes jamais venu chez cet hôte. Il se montre sous { $fingerprint } : cela ne doit plus changer.
lobby-leave = Quitter cette table ?
lobby-leave-game = Quitter la partie ? Un bot joue pour vous jusqu’à votre retour.
lobby-leave-host = { $any ->
    [none] Fermer votre table ? Une partie en cours est gardée.
   *[other] Fermer votre table ? Elle finit aussi pour { $others } ; une partie en cours est gardée.
}
lobby-leave-yes = Quitter
lobby-leave-no = Rester
lobby-invite-title = Venez jouer
lobby-invite-open = Sur l’autre machine : Tables proches, et choisir cette table. Si elle n’y est pas : taper, coller ou photographier le code.
lobby-invite-code = Seul qui a ce code peut s’asseoir : à taper, à coller ou à photographier.
lobby-invite-host = La marque de cet hôte : { $fingerprint }
lobby-another = { $seat } peut rappeler tout le monde pour une autre partie.
lobby-close = Fermer
lobby-invite-pin = Sur l’autre machine : Tables proches, puis cette table et le PIN. Le code dispense du PIN : à taper, à coller, ou à photographier.
