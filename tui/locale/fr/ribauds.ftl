# Le Roy des Ribauds : ce qui arrive, ce qu’on peut faire, ce qu’on voit, les options et les cartes.

ribauds-game =
    .label = Le Roy des Ribauds
    .help = Un duel de cartes cachées.

## Morceaux de phrases

ribauds-part-card = { $card ->
    [none] une carte
   *[other] { $card-the }
}
ribauds-part-taken = { $taken_up ->
    [yes] { $taken ->
        [none] la carte qui s’y trouvait
       *[other] { $taken-the }
    }
   *[no] { $taken ->
        [none] la carte cachée qui s’y trouvait
       *[other] { $taken-the }, jusque-là face cachée
    }
}

## Événements

ribauds-event-game-started = { $number ->
    [1] Les cartes sont données
   *[other] La partie { $number } est donnée
} : { $you ->
    [starter] vous commencez.
   *[none] { $starter } commence.
}
ribauds-event-redealt = { $whole ->
    [yes] Trop de Reines : les deux mains sont redonnées.
   *[no] { $seat ->
        [none] Deux Reines dans une main : elles passent sous la pioche.
       *[other] { $you ->
            [seat] Vous aviez reçu deux Reines : elles passent sous la pioche et vous piochez deux cartes.
           *[none] { $seat } avait reçu deux Reines : elles passent sous la pioche, contre deux cartes.
        }
    }
}
ribauds-event-revealed = { $you ->
    [seat] Vous retournez { $place } : { $card-the } fait effet.
   *[none] { $seat } retourne { $place } : { $card-the } fait effet.
}
ribauds-event-replaced = { $up ->
    [yes] { $you ->
        [seat] Vous posez { ribauds-part-card } face visible en { $place } et prenez { ribauds-part-taken }.
       *[none] { $seat } pose { ribauds-part-card } face visible en { $place } et prend { ribauds-part-taken }.
    }
   *[no] { $you ->
        [seat] Vous posez { ribauds-part-card } face cachée en { $place } et prenez { ribauds-part-taken }.
       *[none] { $seat } pose { ribauds-part-card } face cachée en { $place } et prend { ribauds-part-taken }.
    }
}
ribauds-event-swapped = { $you ->
    [seat] Vous échangez { $place } et { $other }.
   *[none] { $seat } échange { $place } et { $other }.
}
ribauds-event-turned = { $up ->
    [yes] { $you ->
        [seat] Vous retournez { $card-the } en { $place }, face visible et sans effet.
       *[none] { $seat } retourne { $card-the } en { $place }, face visible et sans effet.
    }
   *[no] { $you ->
        [seat] Vous retournez { $card-the } en { $place }, face cachée.
       *[none] { $seat } retourne { $card-the } en { $place }, face cachée.
    }
}
ribauds-event-drew = { $you ->
    [seat] { $cards-count ->
        [0] Vous piochez { $count ->
            [one] une carte.
           *[other] { $count } cartes.
        }
       *[other] Vous piochez : { $cards }.
    }
   *[none] { $seat } pioche { $count ->
        [one] une carte.
       *[other] { $count } cartes.
    }
}
ribauds-event-discarded = { $you ->
    [seat] Vous défaussez : { $cards }.
   *[none] { $seat } défausse : { $cards }.
}
ribauds-event-shown = { $you ->
    [seat] { $cards-count ->
        [0] { $target } vous montre deux cartes.
       *[other] { $target } doit vous montrer : { $cards }.
    }
    [target] { $cards-count ->
        [0] Vous montrez deux cartes à { $seat }.
       *[other] Vous devez montrer à { $seat } : { $cards }.
    }
   *[none] { $target } doit montrer deux cartes à { $seat }.
}
ribauds-event-looked = { $you ->
    [seat] { $cards-count ->
        [0] Vous regardez { $places }.
       *[other] Vous regardez { $places } : { $cards }.
    }
   *[none] { $seat } regarde { $places }.
}
ribauds-event-reshuffled = La défausse est mélangée en une nouvelle pioche de { $count ->
    [one] une carte.
   *[other] { $count } cartes.
}
ribauds-event-game-won = { $conspiracy ->
    [coronation] Couronnement : { $you ->
        [seat] trois Rois sont visibles à votre tour. Vous gagnez la partie !
       *[none] trois Rois sont visibles au tour de { $seat }, qui gagne la partie.
    }
    [murder] Meurtre : { $you ->
        [seat] deux Assassins encerclent leur victime à votre tour. Vous gagnez la partie !
       *[none] deux Assassins encerclent leur victime au tour de { $seat }, qui gagne la partie.
    }
   *[marriage] Mariage : { $you ->
        [seat] vous commencez votre tour avec trois Reines. Vous gagnez la partie !
       *[none] { $seat } commence son tour avec trois Reines et gagne la partie.
    }
}
ribauds-event-game-drawn = La limite de tours est atteinte : la partie est nulle.

## Actions

ribauds-action-reveal = retourner { $place } : la carte fait effet
ribauds-action-replace = { $up ->
    [yes] poser { $card-the } face visible en { $place } : fait effet
   *[no] poser { $card-the } face cachée en { $place } : sans effet
}
ribauds-action-swap = échanger { $place } et { $other }
ribauds-action-turn = retourner { $place }, sans effet
ribauds-action-draw-two = piocher deux cartes, puis en défausser deux
ribauds-action-discard = défausser { $first-the } et { $second-the }
ribauds-action-pick = voir { $first } et { $second }
ribauds-action-look = { $other ->
    [none] regarder { $place }
   *[other] regarder { $place } et { $other }
}

## Ce qui est demandé

ribauds-prompt-main = { $you ->
    [to_act] À vous : retournez une carte de la Cour, ou posez-y une des vôtres à la place.
   *[none] { $to_act } doit retourner une carte ou en poser une.
}
ribauds-prompt-swap = { $you ->
    [to_act] Chevalier : quelles deux cartes de la Cour échangent leurs places ?
   *[none] Chevalier : { $to_act } doit échanger deux cartes de la Cour.
}
ribauds-prompt-turn-over = { $you ->
    [to_act] Chevalier : quelle carte retournez-vous, dans un sens ou dans l’autre ?
   *[none] Chevalier : { $to_act } doit retourner une carte.
}
ribauds-prompt-roi = { $you ->
    [to_act] Roi : retourner une carte cachée sans effet, ou piocher deux cartes et en défausser deux ?
   *[none] Roi : { $to_act } doit retourner une carte ou en piocher deux.
}
ribauds-prompt-discard = { $you ->
    [to_act] Roi : défaussez deux de vos cinq cartes, face visible. Lesquelles ?
   *[none] Roi : { $to_act } doit défausser deux cartes.
}
ribauds-prompt-pick = { $you ->
    [to_act] Reine : deux de ces trois cartes vous seront montrées. Lesquelles ?
   *[none] Reine : { $to_act } choisit deux cartes à se faire montrer.
}
ribauds-prompt-look = { $you ->
    [to_act] Assassin : quelles cartes cachées regardez-vous ?
   *[none] Assassin : { $to_act } doit regarder des cartes cachées.
}

## La table, un fait par ligne

ribauds-facts = number wins turns court held exposed hand pile discard
ribauds-fact-number = { $options-wins_needed ->
    [1] {""}
   *[other] Partie { $number } d’un match en { $options-wins_needed } victoires.
}
ribauds-fact-wins = { $options-wins_needed ->
    [1] {""}
   *[other] Parties gagnées : { $value }.
}
    .each = { $seat } { $value }
ribauds-fact-turns = { $options-turn_limit ->
    [0] Tours joués : { $turns }.
   *[other] Tours joués : { $turns } sur { $options-turn_limit }.
}
ribauds-fact-court = { $up ->
    [yes] En { $place }, face visible : { $card }.
   *[no] { $options-memory_aid ->
        [no] En { $place }, une carte cachée.
       *[yes] En { $place }, une carte cachée{ $card ->
            [none] {""}
           *[other] ; vous la connaissez : { $card }
        }{ $watched ->
            [yes] ; l’adversaire la connaît
           *[no] {""}
        }.
    }
}
ribauds-fact-held = { $options-memory_aid ->
    [no] {""}
   *[yes] { $sure-count ->
        [0] { $maybe-count ->
            [0] {""}
           *[other] Peut-être encore dans la main de { $seat } : { $maybe }.
        }
       *[other] Connu dans la main de { $seat } : { $sure }{ $maybe-count ->
            [0] {""}
           *[other] ; peut-être encore : { $maybe }
        }.
    }
}
ribauds-fact-exposed = { $options-memory_aid ->
    [no] {""}
   *[yes] L’adversaire connaît de votre main : { $exposed }.
}
ribauds-fact-hand = Votre main : { $hand }.
ribauds-fact-pile = Pioche : { $pile ->
    [0] vide.
    [one] une carte.
   *[other] { $pile } cartes.
}
ribauds-fact-discard = Défausse, la dernière à la fin : { $discard }.

## Le résultat

ribauds-part-victor = { $you ->
    [winners] vous gagnez !
   *[none] victoire de { $winners }.
}
ribauds-outcome-coronation = Couronnement : { ribauds-part-victor }
ribauds-outcome-murder = Meurtre : { ribauds-part-victor }
ribauds-outcome-marriage = Mariage : { ribauds-part-victor }
ribauds-outcome-drawn = { $winners-count ->
    [1] La dernière partie est nulle ; au total, { ribauds-part-victor }
   *[other] Partie nulle : aucun complot n’a abouti à temps.
}
ribauds-score = { $score ->
    [0] aucune partie gagnée
    [one] une partie gagnée
   *[other] { $score } parties gagnées
}

## Options et préréglages

ribauds-preset-as_written =
    .label = Règle imprimée
    .help = Les règles publiées, leurs lacunes comblées.

ribauds-option-wins_needed =
    .label = Victoires à remporter
    .help = Le match revient à qui gagne le premier autant de parties ; qui perd commence la suivante.
ribauds-option-turn_limit =
    .label = Limite de tours
    .help = Après tant de tours des deux joueurs ensemble, la partie est nulle ; 0 : sans limite.
ribauds-option-queen_picks =
    .label = Les deux cartes de la Reine
    .help = Comment se décide lesquelles des trois cartes de l’adversaire la Reine fait montrer.
    .choice-lot = tirées au sort
    .choice-chooser = au choix de qui la joue
ribauds-option-memory_aid =
    .label = Aide-mémoire
    .help = La table marque les cartes cachées que vous connaissez, et ce que l’adversaire connaît.

## Places et cartes

ribauds-place-0 = place 1
ribauds-place-1 = place 2
ribauds-place-2 = place 3
ribauds-place-3 = place 4

ribauds-slot-0 = la première carte
ribauds-slot-1 = la deuxième carte
ribauds-slot-2 = la troisième carte

ribauds-card-0 = Roi
    .the = le Roi
ribauds-card-1 = Reine
    .the = la Reine
ribauds-card-2 = Chevalier
    .the = le Chevalier
ribauds-card-3 = Assassin
    .the = l’Assassin
