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
        [none] la carte cachée
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
        [winners] trois Rois sont visibles à votre tour. Vous gagnez la partie !
       *[none] trois Rois sont visibles à son tour : { $winners } gagne la partie.
    }
    [murder] Meurtre : { $you ->
        [winners] deux Assassins encerclent leur victime à votre tour. Vous gagnez la partie !
       *[none] deux Assassins encerclent leur victime à son tour : { $winners } gagne la partie.
    }
   *[marriage] Mariage : { $you ->
        [winners] vous commencez votre tour avec trois Reines. Vous gagnez la partie !
       *[none] { $winners } commence son tour avec trois Reines et gagne la partie.
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
           *[other] Peut-être encore en main chez { $seat } : { $maybe }.
        }
       *[other] Connu en main chez { $seat } : { $sure }{ $maybe-count ->
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
   *[none] { $winners } l’emporte.
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

ribauds-column-wins = gagnées

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
    .label = Cartes de la Reine
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

## La table dessinée : où elle en est

ribauds-board-match = partie { $number } ({ $mine }–{ $theirs }, en { $needed })
ribauds-board-turn = tour { $turn }
ribauds-board-near-coronation = Couronnement : à un Roi près
ribauds-board-near-murder = Meurtre : à une carte près
ribauds-board-near-marriage = Mariage : à une Reine près
ribauds-board-coronation = Couronnement
ribauds-board-murder = Meurtre
ribauds-board-marriage = Mariage
ribauds-board-plot-coronation = { $missing ->
    [0] accompli !
    [one] à un Roi près
   *[other] trois Rois visibles
}
ribauds-board-plot-murder = { $missing ->
    [0] accompli !
    [one] à une carte près
   *[other] entre deux Assassins
}
ribauds-board-plot-marriage = { $missing ->
    [0] gagne au début du tour
    [one] à une Reine près
   *[other] trois Reines en main
}
ribauds-board-wooing = { $name } tient { $count } Reines
ribauds-board-mine = { $name } · votre main
ribauds-board-pile = pioche { $count }
ribauds-board-discard = défausse { $count }
ribauds-board-piles = pioche { $pile } · défausse { $discard }
ribauds-board-known = connue :
ribauds-board-glimpsed = vue :
ribauds-board-watched = { $name } sait
ribauds-board-hidden = La place { $place } est face cachée : personne ne vous a montré cette carte.

## La table dessinée : ce qui est demandé

ribauds-board-ask-main = Retournez une place, ou prenez une de vos cartes.
ribauds-board-ask-place = À quelle place posez-vous { $card } ?
ribauds-board-ask-side = Place { $place }, { $card } : quelle face ?
ribauds-board-ask-swap = { $picked ->
    [0] Chevalier : échanger quelles deux places ?
   *[other] Chevalier : l’échanger avec quelle place ?
}
ribauds-board-ask-turn-over = Chevalier : retourner quelle place ?
ribauds-board-ask-roi = Roi : retourner une place, ou piocher deux ?
ribauds-board-ask-discard = { $picked ->
    [0] Roi : défausser lesquelles, deux ?
   *[other] Roi : et quelle autre ?
}
ribauds-board-ask-pick = { $picked ->
    [0] Reine : lesquelles verrez-vous, deux ?
   *[other] Reine : et quelle autre ?
}
ribauds-board-ask-look = { $hidden ->
    [one] Assassin : regardez la carte cachée.
   *[other] { $picked ->
        [0] Assassin : regarder lesquelles, deux ?
       *[other] Assassin : et quelle autre ?
    }
}
ribauds-board-explain-main = Une place retournée fait effet. Une de vos cartes se pose à une place, visible ou cachée, et celle qui y était vient dans votre main.
ribauds-board-explain-laid = { $card } : { $effect }
ribauds-board-explain-swap = Deux cartes de la Cour échangent leurs places, chacune du même côté ; puis vous en retournez une.
ribauds-board-explain-turn-over = Une carte de la Cour est retournée, dans un sens ou dans l’autre, sans effet.
ribauds-board-explain-roi = Une carte cachée est rendue visible sans effet ; ou vous piochez deux cartes et en défaussez deux.
ribauds-board-explain-discard = Deux de vos cinq cartes vont à la défausse, face visible.
ribauds-board-explain-pick = Deux de ces trois cartes vous sont montrées. Toute Reine parmi elles est défaussée et remplacée.
ribauds-board-explain-look = Vous seul les voyez ; l’adversaire voit où vous regardez.
ribauds-board-effect-0 = rendre visible une carte cachée sans effet, ou piocher deux cartes et en défausser deux.
ribauds-board-effect-1 = deux cartes de l’adversaire vous sont montrées ; toute Reine parmi elles est défaussée.
ribauds-board-effect-2 = échanger deux cartes de la Cour, puis en retourner une.
ribauds-board-effect-3 = regarder deux cartes cachées.
ribauds-board-side = { $up ->
    [yes] visible : elle fait effet
   *[no] cachée : connue de vous seul
}
ribauds-board-draw = Piocher deux cartes, puis en défausser deux de vos cinq, face visible.
ribauds-board-slot = Une carte de l’adversaire, disposée au hasard.
ribauds-board-key-reveal = retourner
ribauds-board-key-card = choisir
ribauds-board-key-place = poser ici
ribauds-board-key-up = visible
ribauds-board-key-down = cachée
ribauds-board-key-swap = échanger
ribauds-board-key-turn-over = retourner
ribauds-board-key-roi = rendre visible
ribauds-board-key-draw = piocher
ribauds-board-key-discard = défausser
ribauds-board-key-see = voir
ribauds-board-key-look = regarder
ribauds-board-key-back = retour

## La table dessinée : pourquoi une chose ne se peut

ribauds-why-not-your-turn = Ce n’est pas encore votre tour.
ribauds-why-face-up-main = La place { $place } est déjà visible : seule une carte cachée se retourne (RR-10).
ribauds-why-face-up-look = La place { $place } est visible : l’Assassin regarde des cartes cachées (RR-23).
ribauds-why-face-up-roi = La place { $place } est visible : le Roi rend visible une carte cachée (RR-21).
ribauds-why-other-main = Choisissez d’abord une carte de votre main, puis la place, puis la face.
ribauds-why-other-swap = Le Chevalier demande deux places de la Cour (RR-20).
ribauds-why-other-turn-over = Le Chevalier demande une place de la Cour (RR-20).
ribauds-why-other-roi = Le Roi demande une carte cachée de la Cour, ou de piocher (RR-21).
ribauds-why-other-discard = Le Roi demande deux cartes de votre main (RR-21).
ribauds-why-other-pick = La Reine demande deux cartes de l’adversaire (RR-22).
ribauds-why-other-look = L’Assassin demande des cartes cachées de la Cour (RR-23).

## Notes de la première partie guidée

ribauds-lesson-aim = Trois complots gagnent : trois Rois visibles dans la Cour ; une carte visible juste entre deux Assassins visibles ; ou trois Reines en main au début de votre tour.
ribauds-lesson-court = Les quatre cartes du milieu sont la Cour. À chaque tour, une seule chose : retourner une carte cachée, ou en échanger une de votre main contre une de la Cour.
ribauds-lesson-revealed = Une carte de la Cour a été retournée. Ce qu’on retourne ou pose visible produit son effet : chaque figure a le sien.
ribauds-lesson-replaced = Une carte d’une main a été échangée contre une de la Cour. Visible, elle produit son effet ; cachée, aucun, et son propriétaire seul la connaît.
ribauds-lesson-swap = Le Chevalier échange deux cartes de la Cour, puis en retourne une. Un complot peut naître de cela seul.
ribauds-lesson-roi = Le Roi retourne une carte sans effet, ou pioche deux cartes et en défausse deux.
ribauds-lesson-reine = La Reine vous montre deux cartes adverses, tirées au sort ; les Reines y sont défaussées. Ce que vous avez vu reste marqué tant que vous en êtes sûr.
ribauds-lesson-assassin = L’Assassin regarde des cartes cachées de la Cour. Ce que vous laissez compte au tour de l’autre : ne préparez pas son complot.
