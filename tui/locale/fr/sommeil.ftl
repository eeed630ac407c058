# Le Roi Sommeil : ce qui arrive, ce qu’on peut faire, ce qu’on voit, les options, les dormeurs et les pièces.

sommeil-game =
    .label = Le Roi Sommeil
    .help = Qui dort où, sous la couverture ?

## Morceaux de phrases

sommeil-part-joker = { $joker ->
    [yes] , avec le joker
   *[no] {""}
}

## Événements

sommeil-event-game-started = { $you ->
    [holder] Vous tenez la couverture et retournez la première carte.
   *[none] { $holder } tient la couverture et retourne la première carte.
}{ $removed-count ->
    [0] {""}
   *[other] {" "}Absents cette nuit : { $removed }.
}
sommeil-event-turned-up = { $you ->
    [seat] Vous mettez quelqu’un au lit.
   *[none] { $seat } met quelqu’un au lit.
}
sommeil-event-cleared = { $you ->
    [seat] Vous retournez un bouffon : tout le monde debout !
   *[none] { $seat } retourne un bouffon : tout le monde debout !
}
sommeil-event-put-back = { $card ->
    [ghost] { $you ->
        [seat] Vous retournez un fantôme trop tôt : il regagne la pioche, et vous retournez une autre carte.
       *[none] { $seat } retourne un fantôme trop tôt : il regagne la pioche, et { $seat } retourne une autre carte.
    }
   *[jester] { $you ->
        [seat] Vous retournez un bouffon trop tôt : il regagne la pioche, et vous retournez une autre carte.
       *[none] { $seat } retourne un bouffon trop tôt : il regagne la pioche, et { $seat } retourne une autre carte.
    }
}
sommeil-event-ghost-came = { $you ->
    [seat] Vous retournez un fantôme, le numéro { $number } !
   *[none] { $seat } retourne un fantôme, le numéro { $number } !
}
sommeil-event-coins-shown = Fantôme numéro { $ghost } : la couverture tombe. Pièces à choisir : { $coins }.{ $sitting_out-count ->
    [0] {""}
   *[other] { $you ->
        [sitting_out] {" "}Il n’en reste pas pour vous cette fois.
       *[none] {" "}Il n’en reste pas pour { $sitting_out }.
    }
}
sommeil-event-bet-made = { $bed ->
    [none] { $you ->
        [seat] Vous gardez { $coin-the } devant vous : « pas là »{ sommeil-part-joker }.
       *[none] { $seat } garde { $coin-the } : « pas là »{ sommeil-part-joker }.
    }
   *[other] { $you ->
        [seat] Vous posez { $coin-the } devant { $bed-the }{ sommeil-part-joker }.
       *[none] { $seat } pose { $coin-the } devant { $bed-the }{ sommeil-part-joker }.
    }
}
sommeil-event-uncovered = On soulève la couverture.
sommeil-event-judged = { $right ->
    [yes] { $you ->
        [seat] C’est juste : { $coin-the } est à vous.
       *[none] C’est juste pour { $seat }, avec { $coin-the }.
    }
   *[no] { $you ->
        [seat] C’est faux : vous perdez { $coin-the }.
       *[none] C’est faux pour { $seat }, avec { $coin-the }.
    }
}
sommeil-event-joker-lost = { $you ->
    [seat] Votre joker échoue : la pièce quitte la partie{ $returned ->
        [yes] , et vous en rendez une
       *[no] {""}
    }.
   *[none] Le joker de { $seat } échoue : la pièce quitte la partie{ $returned ->
        [yes] , et une pièce gagnée est rendue
       *[no] {""}
    }.
}
sommeil-event-joker-won = { $you ->
    [seat] Votre joker vous vaut une deuxième pièce !
   *[none] Le joker de { $seat } rapporte une deuxième pièce.
}
sommeil-event-blanket-passed = { $you ->
    [seat] La couverture est à vous : vous retournez la prochaine carte.
   *[none] La couverture passe à { $seat }, qui retourne la prochaine carte.
}
sommeil-event-ended = { $reason ->
    [ghosts] Le dernier fantôme est passé. Pièces : { $coins }.
    [cards] Il ne reste plus de carte. Pièces : { $coins }.
   *[coins] Il ne reste plus de pièce à gagner. Pièces : { $coins }.
}

## Actions

sommeil-action-draw = retourner la prochaine carte
sommeil-action-cover = laisser tomber la couverture
sommeil-action-bet = { $bed ->
    [none] { $coin-the } : « pas là »{ sommeil-part-joker }
   *[other] { $coin-the } devant { $bed-the }{ sommeil-part-joker }
}

## Ce qui est demandé

sommeil-prompt-draw = { $you ->
    [to_act] Regardez bien, puis retournez la prochaine carte.
   *[none] Regardez bien : { $to_act } va retourner la prochaine carte.
}
sommeil-prompt-cover = { $you ->
    [to_act] Un fantôme ! Laissez tomber la couverture.
   *[none] Un fantôme ! { $to_act } va laisser tomber la couverture.
}
sommeil-prompt-bet = { $you ->
    [to_act] Prenez une pièce : devant le lit qui convient, ou devant vous pour « pas là ».
   *[none] { $to_act } choisit une pièce.
}

## La table, un fait par ligne

sommeil-facts = beds verdicts covered up bets won ghosts jesters pile stack lost holder removed
sommeil-fact-beds = Lits, depuis la gauche : { $value }.
sommeil-fact-verdicts = { $you ->
    [seat] Vous
   *[none] { $seat }
} : { $coin }, { $bed ->
    [none] « pas là »
   *[other] { $bed }
} : { $right ->
    [yes] juste.
   *[no] faux.
}
sommeil-fact-covered = { $covered ->
    [yes] La couverture cache tous les lits.
   *[no] {""}
}
sommeil-fact-up = Pièces à choisir : { $value }.
sommeil-fact-bets = { $you ->
    [seat] Vous misez
   *[none] { $seat } mise
} { $coin }, { $bed ->
    [none] « pas là »
   *[other] { $bed }
}{ sommeil-part-joker }.
sommeil-fact-won = Pièces gagnées : { $value }.
    .each = { $seat } { $value }
sommeil-fact-ghosts = Fantômes : { $ghosts } sur { $options-deck ->
    [full] 7
   *[tiny] 3
}.
sommeil-fact-jesters = { $jesters ->
    [0] {""}
   *[other] Bouffons passés : { $jesters }.
}
sommeil-fact-pile = { $pile ->
    [0] Il ne reste plus de carte.
    [one] Il reste une carte.
   *[other] Cartes restantes : { $pile }.
}
sommeil-fact-stack = { $stack ->
    [0] La réserve de pièces est vide.
    [one] Il reste une pièce en réserve.
   *[other] Pièces en réserve : { $stack }.
}
sommeil-fact-lost = { $lost ->
    [0] {""}
   *[other] Pièces hors jeu : { $lost }.
}
sommeil-fact-holder = Couverture : { $value }.
sommeil-fact-removed = Absents cette nuit : { $value }.

## Le résultat

sommeil-outcome-ghosts = { $winners-count ->
    [1] { $you ->
        [winners] Le dernier fantôme est passé : vous gagnez !
       *[none] Le dernier fantôme est passé : { $winners } gagne.
    }
   *[other] Le dernier fantôme est passé. Victoire partagée : { $winners }.
}
sommeil-outcome-cards = { $winners-count ->
    [1] { $you ->
        [winners] Plus de carte : vous gagnez !
       *[none] Plus de carte : { $winners } gagne.
    }
   *[other] Plus de carte. Victoire partagée : { $winners }.
}
sommeil-outcome-coins = { $winners-count ->
    [1] { $you ->
        [winners] Plus de pièce à gagner : vous gagnez !
       *[none] Plus de pièce à gagner : { $winners } gagne.
    }
   *[other] Plus de pièce à gagner. Victoire partagée : { $winners }.
}
sommeil-score = { $score ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $score } pièces
}
sommeil-column-scores = pièces

## Options et formules

sommeil-preset-easy =
    .label = Facile
    .help = Trois lits qui ne bougent pas, trois dormeurs.
sommeil-preset-medium =
    .label = Moyen
    .help = Quatre lits qui passent en tête de file, quatre dormeurs.
sommeil-preset-hard =
    .label = Difficile
    .help = Cinq lits qui bougent, les cinq dormeurs, et un joker pour doubler la mise.
sommeil-preset-little =
    .label = Tout-petits
    .help = Comme facile, et sans se presser : dès trois ans.

sommeil-option-difficulty =
    .label = Difficulté
    .help = Combien de lits et de dormeurs, si les lits bougent, s’il y a des jokers.
    .choice-easy = facile : 3 lits
    .choice-medium = moyen : 4 lits qui bougent
    .choice-hard = difficile : 5 lits, jokers
    .choice-little = tout-petits : 3 lits
sommeil-option-pace =
    .label = Rythme
    .help = Combien de temps on regarde une carte avant que la suivante soit retournée.
    .choice-normal = trois secondes
    .choice-relaxed = aussi longtemps qu’on veut
    .choice-brisk = une seconde et demie
sommeil-option-blanket =
    .label = Couverture
    .help = Elle tombe dès qu’un fantôme vient, ou reste trois secondes dans la main de qui la tient.
    .choice-auto = tombe aussitôt
    .choice-manual = lâchée par qui la tient
sommeil-option-first_holder =
    .label = Première couverture
    .help = Qui tient la couverture au début, et retourne la première carte.
    .choice-random = au sort
    .choice = place { $value }
sommeil-option-removed =
    .label = Absent cette nuit
    .help = Qui reste absent à coup sûr, si quelqu’un l’est ; le sort désigne les autres.
    .choice-lot = au sort
    .choice-roi = le Roi
    .choice-reine = la Reine
    .choice-princesse = la Princesse
    .choice-chambellan = le Chambellan
    .choice-chien = le Chien
sommeil-option-keep_absent_coins =
    .label = Pièces des absents
    .help = Les pièces des absents restent en jeu : « pas là » est toujours juste pour elles.
sommeil-option-move_on_change =
    .label = Changer déplace le lit
    .help = Qui change de tenue passe aussi en tête de file.
sommeil-option-strict_opening =
    .label = D’abord remplir les lits
    .help = Fantômes et bouffons regagnent la pioche tant que chaque lit n’a pas servi une fois.

## Personnages, dormeurs, pièces et lits

sommeil-character-0 = le Roi
sommeil-character-1 = la Reine
sommeil-character-2 = la Princesse
sommeil-character-3 = le Chambellan
sommeil-character-4 = le Chien
sommeil-sleeper-none = personne
sommeil-sleeper-0 = Roi en blanc
sommeil-sleeper-1 = Roi en rouge
sommeil-sleeper-2 = Roi en jaune
sommeil-sleeper-3 = Roi en bleu
sommeil-sleeper-4 = Reine en blanc
sommeil-sleeper-5 = Reine en rouge
sommeil-sleeper-6 = Reine en jaune
sommeil-sleeper-7 = Reine en bleu
sommeil-sleeper-8 = Princesse en blanc
sommeil-sleeper-9 = Princesse en rouge
sommeil-sleeper-10 = Princesse en jaune
sommeil-sleeper-11 = Princesse en bleu
sommeil-sleeper-12 = Chambellan en blanc
sommeil-sleeper-13 = Chambellan en rouge
sommeil-sleeper-14 = Chambellan en jaune
sommeil-sleeper-15 = Chambellan en bleu
sommeil-sleeper-16 = Chien en blanc
sommeil-sleeper-17 = Chien en rouge
sommeil-sleeper-18 = Chien en jaune
sommeil-sleeper-19 = Chien en bleu
sommeil-coin-0 = Roi
    .the = la pièce du Roi
sommeil-coin-1 = Reine
    .the = la pièce de la Reine
sommeil-coin-2 = Princesse
    .the = la pièce de la Princesse
sommeil-coin-3 = Chambellan
    .the = la pièce du Chambellan
sommeil-coin-4 = Chien
    .the = la pièce du Chien
sommeil-coin-5 = blanc
    .the = la pièce blanche
sommeil-coin-6 = rouge
    .the = la pièce rouge
sommeil-coin-7 = jaune
    .the = la pièce jaune
sommeil-coin-8 = bleu
    .the = la pièce bleue
sommeil-bed-0 = lit 1
    .the = le lit 1
sommeil-bed-1 = lit 2
    .the = le lit 2
sommeil-bed-2 = lit 3
    .the = le lit 3
sommeil-bed-3 = lit 4
    .the = le lit 4
sommeil-bed-4 = lit 5
    .the = le lit 5

## Le plateau dessiné

sommeil-board-head = tête de file →
sommeil-board-who = Qui dort où ?
sommeil-board-ghosts = fantômes { $number } sur { $of }
sommeil-board-matter = couverture : { $seat } · { $pile ->
    [one] une carte
   *[other] { $pile } cartes
}
sommeil-board-left = Cartes restantes : { $pile } · bouffons passés : { $jesters }
sommeil-board-jesters = bouffons : { $jesters }
sommeil-board-bet = → { $bed } { $coin }
sommeil-board-sits-out = plus de pièce
sommeil-board-nowhere = devant vous : « pas là »
sommeil-board-joker-on = le joker est posé
sommeil-board-joker-off = poser le joker
sommeil-board-ask-coin = Quelle pièce prenez-vous ?
sommeil-board-ask-place = { $coin } : quel lit ?
sommeil-board-hint-draw = carte suivante
sommeil-board-hint-cover = la lâcher
sommeil-board-hint-over = au résultat
sommeil-board-hint-coin = pièce
sommeil-board-hint-bed = lit
sommeil-board-hint-nowhere = pas là
sommeil-board-hint-joker = joker
sommeil-board-why-not-your-turn = Ce n’est pas encore à vous.
sommeil-board-why-coin-first = Prenez d’abord une pièce : tapez sa lettre, ou cliquez.
sommeil-board-why-point = Tapez le numéro d’un lit, ou 0 pour « pas là ».
sommeil-board-why-no-joker = Il n’y a pas de joker à poser maintenant (RS-25).

## Notes de la première partie guidée

sommeil-lesson-draw = Au lit ! Chacun à son tour retourne une carte. Regardez qui va dans quel lit, et de quelle couleur : il faudra s’en souvenir.
sommeil-lesson-bed = Un dormeur s’est couché. Un personnage déjà au lit change seulement de chemise : la dernière couleur compte.
sommeil-lesson-ghost = Un fantôme ! La couverture tombe sur tous les lits, et il ne reste que la mémoire. Après le septième fantôme, la partie est finie.
sommeil-lesson-bet = Prenez une pièce et posez-la devant le lit où dort son personnage, ou quelqu’un de sa couleur ; ou dites « pas là » si aucun lit ne la montre.
sommeil-lesson-uncovered = La couverture se lève. Une pièce juste est à vous, une fausse repart. Le plus de pièces gagne.
sommeil-lesson-jester = Un bouffon tire tout le monde du lit : tous les lits sont vides, et vous pouvez oublier qui y dormait.
