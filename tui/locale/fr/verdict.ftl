# Ce que votre relecture d’une partie finie a trouvé.

verdict-verified = Donne vérifiée : votre programme a rejoué la partie avec la graine révélée. Personne n’a choisi les cartes ; seul l’hôte aurait pu regarder.
verdict-replayed = Rejouée : la partie est bien celle qui fut annoncée. Votre part de hasard n’était pas dans la donne : rien n’est prouvé à son sujet.
verdict-fixed = Rejouée : la partie est bien celle qui fut annoncée. L’hôte avait choisi la graine et pouvait connaître la donne.
verdict-other-rules = Non vérifiée : votre programme joue d’autres règles que celui de l’hôte.
verdict-commitment = NON VÉRIFIÉE : la part de l’hôte n’est pas celle qu’il avait promise avant la partie.
verdict-entropy = NON VÉRIFIÉE : la donne ne contient pas votre part de hasard.
verdict-decisions = NON VÉRIFIÉE : les décisions annoncées ne peuvent pas être jouées.
verdict-told = NON VÉRIFIÉE : la partie s’est déroulée autrement qu’annoncé.
