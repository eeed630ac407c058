# RoiTatouille : ce qui arrive, ce qu’on peut faire, ce qu’on voit, les options et les cartes.

roitatouille-game =
    .label = RoiTatouille
    .help = Videz le premier votre main de rois.

## Morceaux de phrases

roitatouille-part-chosen = { $colour ->
    [none] {""}
   *[other] , la couleur devient le { $colour }
}
roitatouille-part-threat = { $attack ->
    [plus_two] +2, { $total } cartes à piocher
    [revolution] Révolution, { $total } cartes à piocher et un tour à passer
    [prisoner] Prisonnier, { $total } tours à passer
   *[famine] Famine, un tour à passer
}
roitatouille-part-attack = { $attack ->
    [plus_two] le +2
    [revolution] la Révolution
    [prisoner] le Prisonnier
   *[famine] la Famine
}
roitatouille-part-count = { $count ->
    [one] une carte
   *[other] { $count } cartes
}
roitatouille-part-drawn = { $cards-count ->
    [0] { roitatouille-part-count }
   *[other] { $cards }
}
roitatouille-part-cause = { $cause ->
    [plus_two] {" "}pour le +2
    [revolution] {" "}pour la Révolution
    [regicide] {" "}pour le Régicide
    [captive] , même captif, pour le +2
   *[turn] {""}
}

## Événements

roitatouille-event-round-started = Manche { $round } : { $turned-last-the } est retourné, { $you ->
    [starter] vous commencez.
   *[none] { $starter } commence.
}
roitatouille-event-laid = { $answer ->
    [yes] { $you ->
        [seat] Vous répondez par { $card-the }{ roitatouille-part-chosen }.
       *[none] { $seat } répond par { $card-the }{ roitatouille-part-chosen }.
    }
   *[no] { $drawn ->
        [yes] { $you ->
            [seat] Vous posez la carte piochée, { $card-the }{ roitatouille-part-chosen }.
           *[none] { $seat } pose la carte piochée, { $card-the }{ roitatouille-part-chosen }.
        }
       *[no] { $you ->
            [seat] Vous posez { $card-the }{ roitatouille-part-chosen }.
           *[none] { $seat } pose { $card-the }{ roitatouille-part-chosen }.
        }
    }
}
roitatouille-event-attacked = { $you ->
    [target] { $seat } vous attaque : { roitatouille-part-threat }.
    [seat] Vous attaquez { $target } : { roitatouille-part-threat }.
   *[none] { $seat } attaque { $target } : { roitatouille-part-threat }.
}
roitatouille-event-accepted = { $attack ->
    [plus_two] { $you ->
        [seat] Vous ne répondez pas au +2.
       *[none] { $seat } ne répond pas au +2.
    }
    [revolution] { $you ->
        [seat] Vous cédez à la Révolution et passez votre tour.
       *[none] { $seat } cède à la Révolution et passe son tour.
    }
    [prisoner] { $you ->
        [seat] Vous voilà captif pour { $total } tours.
       *[none] { $seat } tombe en captivité pour { $total } tours.
    }
   *[famine] { $you ->
        [seat] Vous avez faim et passez votre tour.
       *[none] { $seat } a faim et passe son tour.
    }
}
roitatouille-event-cancelled = { $you ->
    [seat] Jeanne d’Arc vous sauve : { roitatouille-part-attack } n’a plus d’effet.
   *[none] Jeanne d’Arc sauve { $seat } : { roitatouille-part-attack } n’a plus d’effet.
}
roitatouille-event-lapsed = { $you ->
    [seat] Tous les autres sont captifs : votre attaque ({ roitatouille-part-attack }) tombe à l’eau.
   *[none] Tous les autres sont captifs : l’attaque lancée par { $seat } ({ roitatouille-part-attack }) tombe à l’eau.
}
roitatouille-event-drew = { $count ->
    [0] { $you ->
        [seat] Vous devriez piocher, mais il ne reste aucune carte.
       *[none] { $seat } devrait piocher, mais il ne reste aucune carte.
    }
   *[other] { $you ->
        [seat] Vous piochez { roitatouille-part-drawn }{ roitatouille-part-cause }.
       *[none] { $seat } pioche { roitatouille-part-count }{ roitatouille-part-cause }.
    }
}
roitatouille-event-kept = { $you ->
    [seat] Vous gardez la carte piochée.
   *[none] { $seat } garde la carte.
}
roitatouille-event-passed = { $you ->
    [seat] Vous n’avez rien à poser et il n’y a rien à piocher : vous passez.
   *[none] { $seat } n’a rien à poser et il n’y a rien à piocher : { $seat } passe.
}
roitatouille-event-missed = { $you ->
    [seat] Captif, vous passez votre tour ; { $left ->
        [0] vous voilà libre.
        [one] encore un à passer.
       *[other] encore { $left } à passer.
    }
   *[none] En captivité, { $seat } passe son tour ; { $left ->
        [0] c’était le dernier.
        [one] encore un à passer.
       *[other] encore { $left } à passer.
    }
}
roitatouille-event-reversed = { $direction ->
    [1] On tourne à nouveau dans le sens horaire.
   *[other] On tourne désormais dans le sens antihoraire.
}
roitatouille-event-skipped = { $you ->
    [seat] Votre tour saute.
   *[none] Le tour saute pour { $seat }.
}
roitatouille-event-struck = { $target ->
    [none] Le Régicide ne frappe personne.
   *[other] { $you ->
        [target] Le Régicide posé par { $seat } vous frappe.
        [seat] Votre Régicide frappe { $target }.
       *[none] Le Régicide posé par { $seat } frappe { $target }.
    }
}
roitatouille-event-parried = { $you ->
    [seat] Vous arrêtez le Régicide avec Jeanne d’Arc.
   *[none] { $seat } arrête le Régicide avec Jeanne d’Arc.
}
roitatouille-event-looked = { $you ->
    [seat] Vous regardez la main de votre adversaire ({ $target }) : { $cards-count ->
        [0] elle est vide.
       *[other] { $cards }.
    }
    [target] { $seat } regarde votre main.
   *[none] { $seat } regarde une main : celle que tient { $target }.
}
roitatouille-event-reshuffled = Les cartes posées, mélangées, forment une nouvelle pioche : { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
roitatouille-event-round-won = { $blocked ->
    [yes] Plus personne ne peut jouer. La plus petite main gagne la manche { $round } : { $winners } ({ $sizes }).
   *[no] { $you ->
        [winners] Votre main est vide : vous gagnez la manche { $round } !
       *[none] { $winners } n’a plus de cartes et gagne la manche { $round }.
    }
}

## Actions

roitatouille-action-lay = poser { $card-the }{ $colour ->
    [none] {""}
   *[other] , choisir { $colour }
}{ $target ->
    [none] { $card-id ->
        [42] , ne regarder aucune main
       *[other] {""}
    }
   *[other] , regarder la main tenue par { $target }
}
roitatouille-action-draw = piocher une carte
roitatouille-action-keep = garder la carte
roitatouille-action-accept = ne pas répondre
roitatouille-action-parry = l’arrêter avec Jeanne d’Arc
roitatouille-action-pass = passer

## Ce qui est demandé

roitatouille-prompt-turn = { $you ->
    [to_act] À vous : posez une carte ou piochez.
   *[none] C’est à { $to_act } de jouer.
}
roitatouille-prompt-drawn = { $you ->
    [to_act] Vous avez pioché { $drawn-the } : poser ou garder ?
   *[none] { $to_act } peut poser la carte piochée.
}
roitatouille-prompt-attack = { $you ->
    [to_act] On vous attaque ({ roitatouille-part-threat }) : répondre ou accepter ?
   *[none] On attaque { $to_act } ({ roitatouille-part-threat }), qui peut répondre.
}
roitatouille-prompt-regicide = { $you ->
    [to_act] Le Régicide posé par { $striker } vous frappe : piocher une carte, ou l’arrêter avec Jeanne d’Arc ?
   *[none] Un Régicide frappe { $to_act }, qui peut l’arrêter avec Jeanne d’Arc.
}

## La table, un fait par ligne

roitatouille-facts = round wins discard colour attack striker direction pile sizes captive lacks seen hand drawn
roitatouille-fact-round = { $options-rounds ->
    [1] {""}
   *[other] Manche { $round } sur { $options-rounds }.
}
roitatouille-fact-wins = { $options-rounds ->
    [1] {""}
   *[other] Manches gagnées : { $value }.
}
    .each = { $seat } { $value }
roitatouille-fact-discard = Sur le dessus : { $discard-last }.
roitatouille-fact-colour = Couleur à suivre : { $colour }.
roitatouille-fact-attack = Attaque contre { $to_act } : { roitatouille-part-threat }.
roitatouille-fact-striker = Régicide posé par { $striker } contre { $to_act }.
roitatouille-fact-direction = { $direction ->
    [1] On tourne dans le sens horaire.
   *[other] On tourne dans le sens antihoraire.
}
roitatouille-fact-pile = Pioche : { $pile ->
    [0] vide.
    [one] une carte.
   *[other] { $pile } cartes.
}
roitatouille-fact-sizes = Cartes en main : { $value }.
    .each = { $seat } { $value }
roitatouille-fact-captive = { $value ->
    [none] {""}
   *[other] Captifs : { $value }.
}
    .each = { $value ->
        [0] {""}
        [one] { $seat } pour un tour
       *[other] { $seat } pour { $value } tours
    }
roitatouille-fact-lacks = { $seat } a pioché faute de { $colour }.
roitatouille-fact-seen = Vu dans la main tenue par { $seat } : { $cards }.
roitatouille-fact-hand = Votre main : { $hand }.
roitatouille-fact-drawn = Carte piochée : { $drawn }.

## Le résultat

roitatouille-outcome-shed = { $winners-count ->
    [1] { $you ->
        [winners] Vous gagnez !
       *[none] { $winners } gagne.
    }
   *[other] Victoire partagée : { $winners }.
}
roitatouille-outcome-blocked = { $winners-count ->
    [1] { $you ->
        [winners] Plus personne ne peut jouer : vous gagnez !
       *[none] Plus personne ne peut jouer : { $winners } gagne.
    }
   *[other] Plus personne ne peut jouer. Victoire partagée : { $winners }.
}
roitatouille-score = { $score ->
    [0] aucune manche gagnée
    [one] une manche gagnée
   *[other] { $score } manches gagnées
}

roitatouille-column-sizes = cartes
roitatouille-column-wins = manches

## Options et formules

roitatouille-preset-as_written =
    .label = Règle imprimée
    .help = Les règles publiées, leurs lacunes comblées.
roitatouille-preset-cafe =
    .label = Café
    .help = Plus souple et plus vif : les signes s’accordent, on pioche librement, le +2 fait passer, à deux on saute.

roitatouille-option-rounds =
    .label = Manches
    .help = Le match revient à qui en gagne le plus.
roitatouille-option-starter =
    .label = Premier à jouer
    .help = Qui commence la première manche ; ensuite, chaque gagnant commence la suivante.
    .choice-random = au sort
    .choice = place { $value }
roitatouille-option-symbol_match =
    .label = Signes assortis
    .help = Un +2, une Famine, une Excommunication ou un Régicide va aussi sur son pareil d’une autre couleur.
roitatouille-option-free_draw =
    .label = Pioche libre
    .help = Vous pouvez piocher même avec une carte qui convient.
roitatouille-option-plus_two_skips =
    .label = Le +2 fait passer
    .help = Qui pioche pour un +2 passe aussi son tour.
roitatouille-option-prisoner_stacks =
    .label = Prisonnier sur Prisonnier
    .help = On peut répondre à un Prisonnier par un Prisonnier, qui ajoute deux tours.
roitatouille-option-jeanne_stops_regicide =
    .label = Jeanne contre Régicide
    .help = La cible d’un Régicide est consultée et peut l’arrêter avec Jeanne d’Arc.
roitatouille-option-reverse_skips_two =
    .label = À deux, inverser fait sauter
    .help = À deux joueurs, l’Excommunication fait passer le tour de l’autre.

## Couleurs

roitatouille-colour-0 = bleu
    .dynasty = Capétiens
roitatouille-colour-1 = rouge
    .dynasty = Valois
roitatouille-colour-2 = violet
    .dynasty = Bourbons

## Cartes : rois 1 à 9, +2, Famine, Excommunication, Régicide de chaque dynastie, puis les noires et les vertes

roitatouille-help-king = Sans effet. Va sur sa couleur et sur tout roi de même numéro.
roitatouille-help-plus_two = Le joueur suivant pioche deux cartes, s’il ne répond pas.
roitatouille-help-famine = Le joueur suivant passe son tour.
roitatouille-help-excommunication = Le sens du jeu s’inverse.
roitatouille-help-regicide = Le dernier autre joueur à avoir posé une carte en pioche une.
roitatouille-help-prisoner = Va sur tout. Le joueur suivant passe deux tours ; la couleur reste.
roitatouille-help-revolution = Va sur tout. Le joueur suivant pioche quatre cartes et passe son tour ; vous choisissez la couleur.
roitatouille-help-guesclin = Va sur tout. Vous choisissez la couleur.
roitatouille-help-cartier = Va sur tout. Vous choisissez la couleur et pouvez regarder une main.
roitatouille-help-jeanne = Va sur tout. Vous choisissez la couleur ; ou elle annule une attaque contre vous.

roitatouille-card-0 = 1 bleu
    .the = le 1 bleu
    .flavour = Hugues Capet
    .help = { roitatouille-help-king }
roitatouille-card-1 = 2 bleu
    .the = le 2 bleu
    .flavour = Robert II
    .help = { roitatouille-help-king }
roitatouille-card-2 = 3 bleu
    .the = le 3 bleu
    .flavour = Henri Ier
    .help = { roitatouille-help-king }
roitatouille-card-3 = 4 bleu
    .the = le 4 bleu
    .flavour = Philippe Ier
    .help = { roitatouille-help-king }
roitatouille-card-4 = 5 bleu
    .the = le 5 bleu
    .flavour = Louis VI
    .help = { roitatouille-help-king }
roitatouille-card-5 = 6 bleu
    .the = le 6 bleu
    .flavour = Louis VII
    .help = { roitatouille-help-king }
roitatouille-card-6 = 7 bleu
    .the = le 7 bleu
    .flavour = Philippe Auguste
    .help = { roitatouille-help-king }
roitatouille-card-7 = 8 bleu
    .the = le 8 bleu
    .flavour = Louis VIII
    .help = { roitatouille-help-king }
roitatouille-card-8 = 9 bleu
    .the = le 9 bleu
    .flavour = Saint Louis
    .help = { roitatouille-help-king }
roitatouille-card-9 = +2 bleu
    .the = le +2 bleu
    .flavour = Guerre de religion, Épidémie
    .help = { roitatouille-help-plus_two }
roitatouille-card-10 = Famine bleue
    .the = la Famine bleue
    .help = { roitatouille-help-famine }
roitatouille-card-11 = Excommunication bleue
    .the = l’Excommunication bleue
    .help = { roitatouille-help-excommunication }
roitatouille-card-12 = Régicide bleu
    .the = le Régicide bleu
    .help = { roitatouille-help-regicide }
roitatouille-card-13 = 1 rouge
    .the = le 1 rouge
    .flavour = Philippe VI
    .help = { roitatouille-help-king }
roitatouille-card-14 = 2 rouge
    .the = le 2 rouge
    .flavour = Jean II
    .help = { roitatouille-help-king }
roitatouille-card-15 = 3 rouge
    .the = le 3 rouge
    .flavour = Charles V
    .help = { roitatouille-help-king }
roitatouille-card-16 = 4 rouge
    .the = le 4 rouge
    .flavour = Charles VI
    .help = { roitatouille-help-king }
roitatouille-card-17 = 5 rouge
    .the = le 5 rouge
    .flavour = Charles VII
    .help = { roitatouille-help-king }
roitatouille-card-18 = 6 rouge
    .the = le 6 rouge
    .flavour = Louis XI
    .help = { roitatouille-help-king }
roitatouille-card-19 = 7 rouge
    .the = le 7 rouge
    .flavour = Charles VIII
    .help = { roitatouille-help-king }
roitatouille-card-20 = 8 rouge
    .the = le 8 rouge
    .flavour = Louis XII
    .help = { roitatouille-help-king }
roitatouille-card-21 = 9 rouge
    .the = le 9 rouge
    .flavour = François Ier
    .help = { roitatouille-help-king }
roitatouille-card-22 = +2 rouge
    .the = le +2 rouge
    .flavour = Guerre de religion, Épidémie
    .help = { roitatouille-help-plus_two }
roitatouille-card-23 = Famine rouge
    .the = la Famine rouge
    .help = { roitatouille-help-famine }
roitatouille-card-24 = Excommunication rouge
    .the = l’Excommunication rouge
    .help = { roitatouille-help-excommunication }
roitatouille-card-25 = Régicide rouge
    .the = le Régicide rouge
    .help = { roitatouille-help-regicide }
roitatouille-card-26 = 1 violet
    .the = le 1 violet
    .flavour = Henri IV
    .help = { roitatouille-help-king }
roitatouille-card-27 = 2 violet
    .the = le 2 violet
    .flavour = Louis XIII
    .help = { roitatouille-help-king }
roitatouille-card-28 = 3 violet
    .the = le 3 violet
    .flavour = Louis XIV
    .help = { roitatouille-help-king }
roitatouille-card-29 = 4 violet
    .the = le 4 violet
    .flavour = Louis XV
    .help = { roitatouille-help-king }
roitatouille-card-30 = 5 violet
    .the = le 5 violet
    .flavour = Louis XVI
    .help = { roitatouille-help-king }
roitatouille-card-31 = 6 violet
    .the = le 6 violet
    .flavour = Louis XVII
    .help = { roitatouille-help-king }
roitatouille-card-32 = 7 violet
    .the = le 7 violet
    .flavour = Louis XVIII
    .help = { roitatouille-help-king }
roitatouille-card-33 = 8 violet
    .the = le 8 violet
    .flavour = Charles X
    .help = { roitatouille-help-king }
roitatouille-card-34 = 9 violet
    .the = le 9 violet
    .flavour = Louis-Philippe
    .help = { roitatouille-help-king }
roitatouille-card-35 = +2 violet
    .the = le +2 violet
    .flavour = Guerre de religion, Épidémie
    .help = { roitatouille-help-plus_two }
roitatouille-card-36 = Famine violette
    .the = la Famine violette
    .help = { roitatouille-help-famine }
roitatouille-card-37 = Excommunication violette
    .the = l’Excommunication violette
    .help = { roitatouille-help-excommunication }
roitatouille-card-38 = Régicide violet
    .the = le Régicide violet
    .help = { roitatouille-help-regicide }
roitatouille-card-39 = Prisonnier
    .the = le Prisonnier
    .help = { roitatouille-help-prisoner }
roitatouille-card-40 = Révolution
    .the = la Révolution
    .help = { roitatouille-help-revolution }
roitatouille-card-41 = Du Guesclin
    .the = Du Guesclin
    .help = { roitatouille-help-guesclin }
roitatouille-card-42 = Jacques Cartier
    .the = Jacques Cartier
    .help = { roitatouille-help-cartier }
roitatouille-card-43 = Jeanne d’Arc
    .the = Jeanne d’Arc
    .help = { roitatouille-help-jeanne }

## Notes de la première partie guidée

roitatouille-lesson-cards = Voici vos cartes. Celles qui brillent, relevées, peuvent être posées : pressez la touche au bord d’une carte, ou cliquez. Le premier dont la main est vide gagne.
    .lines = Vous posez une carte par son numéro dans la liste. Le premier dont la main est vide gagne.
roitatouille-lesson-fits = Une carte va si elle a la couleur à suivre (B bleu, R rouge, V violet) ou si c’est un roi du même chiffre. Les cartes vertes et noires vont sur tout. Si rien ne va, vous piochez.
roitatouille-lesson-laid = Une carte a été posée : elle est au-dessus, et le joueur suivant la suit. Le journal, à droite ou par la touche l, raconte tout ce qui s’est passé.
    .lines = Une carte a été posée : elle est au-dessus, et le joueur suivant la suit. Tapez l pour réentendre ce qui s’est passé.
roitatouille-lesson-colour = Qui pose une carte verte, ou la Révolution, choisit la couleur à suivre : ce n’est pas forcément celle du dessous. Gardez-en une pour quand rien d’autre ne va.
roitatouille-lesson-drew = Quelqu’un a pioché : parce que rien n’allait, ou par pénalité. Une carte de dynastie qui va est posée aussitôt ; une verte ou une noire peut être gardée.
roitatouille-lesson-attacked = Une attaque ! Le +2 fait piocher deux cartes au suivant, la Révolution quatre ; Famine et Prisonnier lui font passer des tours. Elle attend la réponse de la victime.
roitatouille-lesson-answer = On vous attaque. Renvoyez l’attaque par une carte semblable (sauf la Famine) : elle grossit pour le suivant. Jeanne d’Arc l’annule. Sinon, subissez.
roitatouille-lesson-reversed = Excommunication : on joue maintenant dans l’autre sens. Le suivant ne l’est plus, et le précédent le devient.
roitatouille-lesson-struck = Le Régicide frappe en arrière : le dernier à avoir posé une carte avant lui en pioche une.
