# Roi Voleur Ministre : ce qui arrive, ce qu’on peut faire, ce qu’on voit, les options et les personnages.

ministre-game =
    .label = Roi Voleur Ministre
    .help = Dites qui vous êtes : qui en doute ?

## Morceaux de phrases

ministre-part-coins = { $amount ->
    [one] une pièce
   *[other] { $amount } pièces
}
ministre-part-verdict = { $true ->
    [yes] c’est vrai.
   *[no] ce n’est pas { $character-the }, l’annonce est nulle.
}
ministre-part-doubters = { $challengers-count ->
    [1] {""}
   *[other] {" "}(Doutent : { $challengers } ; regarde qui vient d’abord dans le sens horaire.)
}

## Événements

ministre-event-game-started = { $you ->
    [starter] Vous recevez le Roi et commencez.
   *[none] { $starter } reçoit le Roi et commence.
} Les six cartes sont alors mélangées et posées face cachée.
ministre-event-peeked = { $character ->
    [none] { $seat } regarde la carte posée à la { $place }.
   *[other] { $you ->
        [seat] Vous regardez la carte posée à la { $place } : c’est { $character-the }.
       *[none] { $seat } regarde la carte posée à la { $place } : c’est { $character-the }.
    }
}
ministre-event-declined = { $you ->
    [seat] Vous ne regardez aucune carte.
   *[none] { $seat } ne regarde aucune carte.
}
ministre-event-turn-started = { $you ->
    [seat] Tour de table { $round } : à vous.
   *[none] Tour de table { $round } : à { $seat } de jouer.
}
ministre-event-rotated = { $way ->
    [right] { $you ->
        [seat] Vous déplacez toutes les cartes d’une place vers la droite.
       *[none] { $seat } déplace toutes les cartes d’une place vers la droite.
    }
    [left] { $you ->
        [seat] Vous déplacez toutes les cartes d’une place vers la gauche.
       *[none] { $seat } déplace toutes les cartes d’une place vers la gauche.
    }
   *[opposite] { $you ->
        [seat] Vous déplacez toutes les cartes à la place opposée.
       *[none] { $seat } déplace toutes les cartes à la place opposée.
    }
}
ministre-event-looked = { $character ->
    [none] { $you ->
        [seat] Vous regardez votre propre carte.
       *[none] { $seat } regarde sa propre carte.
    }
   *[other] { $you ->
        [seat] Vous regardez votre propre carte : vous êtes { $character-the }.
       *[none] { $seat } regarde sa propre carte : c’est { $character-the }.
    }
}
ministre-event-claimed = { $you ->
    [seat] Vous dites : « Je suis { $character-the }. »
   *[none] { $seat } dit : « Je suis { $character-the }. »
}
ministre-event-unchallenged = { $you ->
    [seat] Personne ne doute de vous.
   *[none] Personne ne doute ({ $seat }).
}
ministre-event-challenged = { $you ->
    [seat] { $shown ->
        [none] Vous doutez ({ $claimant }) : { ministre-part-verdict }
       *[other] Vous doutez et voyez { $shown-the } ({ $claimant }) : { ministre-part-verdict }
    }
    [claimant] { $seat } doute de vous : { ministre-part-verdict }
   *[none] { $seat } doute ({ $claimant }) : { ministre-part-verdict }
}{ ministre-part-doubters }
ministre-event-paid = { $you ->
    [seat] Vous payez { ministre-part-coins } au trésor.
   *[none] { $seat } paie { ministre-part-coins } au trésor.
}
ministre-event-took = { $you ->
    [seat] Vous prenez { ministre-part-coins } au trésor.
   *[none] { $seat } prend { ministre-part-coins } au trésor.
}
ministre-event-robbed = { $you ->
    [seat] Vous prenez { ministre-part-coins } à { $target }.
    [target] { $seat } vous prend { ministre-part-coins }.
   *[none] { $seat } prend { ministre-part-coins } à { $target }.
}
ministre-event-called = { $you ->
    [seat] Vous demandez, en Roi : « Qui est le Ministre ? »
   *[none] { $seat } demande, en Roi : « Qui est le Ministre ? »
}
ministre-event-replied = { $seat ->
    [none] Personne ne répond au Roi.
   *[other] { $you ->
        [seat] Vous répondez : « Oui, sire. »
       *[none] { $seat } répond : « Oui, sire. »
    }{ $replies-count ->
        [1] {""}
       *[other] {" "}(Ont répondu : { $replies } ; on entend qui suit le Roi d’abord dans le sens horaire.)
    }
}
ministre-event-shuffled = { $you ->
    [seat] En Ministre, vous mélangez deux cartes à l’aveugle : { $place } et { $other }.
   *[none] En Ministre, { $seat } mélange deux cartes à l’aveugle : { $place } et { $other }.
}
ministre-event-accused = { $you ->
    [seat] Vous accusez { $target } d’être { $character-the } : { $right ->
        [yes] c’est exact !
       *[no] c’est faux.
    }
    [target] { $seat } vous accuse d’être { $character-the } : { $right ->
        [yes] c’est exact !
       *[no] c’est faux.
    }
   *[none] { $seat } accuse { $target } d’être { $character-the } : { $right ->
        [yes] c’est exact !
       *[no] c’est faux.
    }
}
ministre-event-unveiled = { $you ->
    [seat] Vous vous dites Paysan et retournez votre carte : c’est { $character-the }.
   *[none] { $seat } se dit Paysan et retourne sa carte : c’est { $character-the }.
}
ministre-event-named = { $you ->
    [seat] Vous nommez les autres, dans le sens horaire : { $characters }. { $right ->
        [yes] Tout est exact !
       *[no] C’est faux.
    }
   *[none] { $seat } nomme les autres, dans le sens horaire : { $characters }. { $right ->
        [yes] Tout est exact !
       *[no] C’est faux.
    }
}
ministre-event-ended = Les cartes sont retournées, à partir de la place 1 : { $cards }.

## Ce qu’un journal garde de ce qui fut vu : qui a regardé où

ministre-past-peeked = { $you ->
    [seat] Vous regardez la carte posée à la { $place }.
   *[none] { $seat } regarde la carte posée à la { $place }.
}
ministre-past-looked = { $you ->
    [seat] Vous regardez votre propre carte.
   *[none] { $seat } regarde sa propre carte.
}
ministre-past-challenged = { $you ->
    [seat] Vous doutez ({ $claimant }) : { ministre-part-verdict }
    [claimant] { $seat } doute de vous : { ministre-part-verdict }
   *[none] { $seat } doute ({ $claimant }) : { ministre-part-verdict }
}{ ministre-part-doubters }

## Actions

ministre-action-peek = regarder la carte posée à la { $place }
ministre-action-decline = ne regarder aucune carte
ministre-action-rotate = { $way ->
    [right] déplacer toutes les cartes d’une place vers la droite
    [left] déplacer toutes les cartes d’une place vers la gauche
   *[opposite] déplacer toutes les cartes à la place opposée
}
ministre-action-look = payer une pièce et regarder votre carte
ministre-action-claim = { $character-id ->
    [0] « Je suis le Roi » : trois pièces du trésor, puis on appelle le Ministre
    [1] « Je suis le Voleur » : une pièce du voisin de chaque côté
    [2] « Je suis le Ministre » : deux cartes sont mélangées à l’aveugle
    [3] « Je suis le Bourreau » : nommer un personnage et rafler ses pièces
    [4] « Je suis le Shérif » : chacun paie une pièce, l’un d’eux deux
   *[5] « Je suis le Paysan » : montrer sa carte, nommer les autres, vider le trésor
}
ministre-action-done = finir le tour
ministre-action-challenge = en douter
ministre-action-let-pass = laisser passer
ministre-action-reply = « Oui, sire » : une pièce, sauf si un doute est fondé
ministre-action-keep-still = se taire
ministre-action-accuse = accuser { $target } d’être { $character-the }
ministre-action-tax = { $target } paie deux pièces, les autres une
ministre-action-shuffle = mélanger { $place } et { $other }
ministre-action-name = nommer, dans le sens horaire : { $characters }

## Ce qui est demandé

ministre-prompt-peek = { $you ->
    [to_act] Avant la partie : regarder une carte qui n’est pas la vôtre ?
   *[none] { $to_act } peut regarder une carte.
}
ministre-prompt-main = { $you ->
    [to_act] À vous : déplacez, regardez, annoncez (une fois chacun, dans l’ordre voulu), ou finissez.
   *[none] C’est à { $to_act } de jouer.
}
ministre-prompt-challenge = { $you ->
    [to_act] { $claimant } prétend être { $character-the } : en douter ? À tort, il vous en coûte une pièce.
   *[none] { $claimant } prétend être { $character-the } ; on attend { $to_act }.
}
ministre-prompt-challenge-reply = { $you ->
    [to_act] { $claimant } répond au Roi et prétend être { $character-the } : en douter ? À tort, il vous en coûte une pièce.
   *[none] { $claimant } répond au Roi ; on attend { $to_act }.
}
ministre-prompt-call = { $you ->
    [to_act] { $caller } demande qui est le Ministre : une pièce pour vous, si personne n’en doute.
   *[none] { $caller } appelle le Ministre ; on attend { $to_act }.
}
ministre-prompt-accuse = { $you ->
    [to_act] Bourreau : qui accusez-vous d’être quoi ? Si c’est exact, toutes ses pièces sont à vous.
   *[none] { $to_act } choisit qui accuser.
}
ministre-prompt-tax = { $you ->
    [to_act] Shérif : qui paie deux pièces ?
   *[none] { $to_act } choisit qui paie deux pièces.
}
ministre-prompt-shuffle = { $you ->
    [to_act] Ministre : quelles deux cartes mélanger ?
   *[none] { $to_act } choisit deux cartes à mélanger.
}
ministre-prompt-name = { $you ->
    [to_act] Paysan : qui sont les autres ? Tout juste, le trésor est à vous ; sinon, deux pièces.
   *[none] { $to_act } va nommer tout le monde.
}

## La table, un fait par ligne

ministre-facts = round treasury coins places answer known cards
ministre-fact-round = Tour de table { $round }{ $options-round_limit ->
    [0] {""}
   *[other] {" "}sur { $options-round_limit }
}.
ministre-fact-treasury = Trésor : { $treasury ->
    [0] vide.
    [one] une pièce.
   *[other] { $treasury } pièces.
}
ministre-fact-coins = Pièces : { $value }.
    .each = { $seat } { $value }
ministre-fact-places = Places, dans le sens horaire : { $value } ; aux autres, des cartes sans maître.
    .each = { $value ->
        [0] 1 { $seat }
        [1] 2 { $seat }
        [2] 3 { $seat }
        [3] 4 { $seat }
        [4] 5 { $seat }
       *[5] 6 { $seat }
    }
ministre-fact-answer = { $prompt ->
    [call] { $answer ->
        [yes] Votre réponse, encore scellée : « Oui, sire. »
       *[no] Vous vous taisez.
    }
   *[challenge] { $answer ->
        [yes] Votre réponse, encore scellée : vous doutez.
       *[no] Votre réponse, encore scellée : vous laissez passer.
    }
}
ministre-fact-known = Certain, à la { $place } : { $character-the }.
ministre-fact-cards = Les cartes, à partir de la place 1 : { $cards }.

## Le résultat

ministre-outcome-treasury = { $winners-count ->
    [1] { $you ->
        [winners] Le trésor est vide et personne n’a plus de pièces : vous gagnez !
       *[none] Le trésor est vide : { $winners } a le plus de pièces et gagne.
    }
   *[other] Le trésor est vide. Victoire partagée : { $winners }.
}
ministre-outcome-rounds = { $winners-count ->
    [1] { $you ->
        [winners] Le dernier tour de table est joué et personne n’a plus de pièces : vous gagnez !
       *[none] Le dernier tour de table est joué : { $winners } a le plus de pièces et gagne.
    }
   *[other] Le dernier tour de table est joué. Victoire partagée : { $winners }.
}
ministre-score = { $score ->
    [0] aucune pièce
    [one] une pièce
   *[other] { $score } pièces
}

## Options et formules

ministre-preset-as_written =
    .label = Règle imprimée
    .help = Les règles publiées, leurs lacunes comblées.
ministre-preset-first_steps =
    .label = Premiers pas
    .help = Dix tours de table, et les cartes dont vous pouvez être sûr sont marquées pour vous.

ministre-option-turn_actions =
    .label = Actions par tour
    .help = Ce qu’un tour contient : déplacer, regarder et annoncer une fois chacun, ou un seul des trois.
    .choice-each_once = chacune une fois
    .choice-one = une seule
ministre-option-round_limit =
    .label = Dernier tour
    .help = Après tant de tours de table, le plus de pièces gagne, quoi qu’il reste au trésor.
    .choice = { $value ->
        [0] sans limite
       *[other] après { $value }
    }
ministre-option-broke_may_challenge =
    .label = Douter sans pièce
    .help = Qui n’a pas de pièce peut douter aussi, et ne paie rien s’il se trompe.
ministre-option-bluff_fine =
    .label = Amende du bluff
    .help = Ce que paie au trésor l’auteur d’une annonce mise en doute à raison.
    .choice = { $value ->
        [0] aucune
        [one] une pièce
       *[other] { $value } pièces
    }
ministre-option-minister_picks =
    .label = Le Ministre choisit
    .help = Le Ministre choisit les deux cartes mélangées ; sinon, on tire au sort.
ministre-option-memory_aid =
    .label = Aide-mémoire
    .help = Votre table marque, pour vous seul, ce qui suit avec certitude de ce que vous avez vu.

## Personnages et places

ministre-character-0 = Roi
    .the = le Roi
ministre-character-1 = Voleur
    .the = le Voleur
ministre-character-2 = Ministre
    .the = le Ministre
ministre-character-3 = Bourreau
    .the = le Bourreau
ministre-character-4 = Shérif
    .the = le Shérif
ministre-character-5 = Paysan
    .the = le Paysan

ministre-place-0 = place 1
ministre-place-1 = place 2
ministre-place-2 = place 3
ministre-place-3 = place 4
ministre-place-4 = place 5
ministre-place-5 = place 6

## La table dessinée

ministre-board-nobody = sans maître
ministre-board-round = { $rounds ->
    [0] tour { $round }
   *[other] tour { $round } sur { $rounds }
}
ministre-board-treasury = { $count ->
    [0] le trésor est vide
   *[other] trésor ● { $count }
}
ministre-board-treasury-low = trésor ● { $count } : un Roi finit la partie
ministre-board-says = { $reply ->
    [yes] { $seat } au Roi : « Oui, sire, je suis { $character }. »
   *[no] { $seat } : « Je suis { $character }. »
}
ministre-board-calls = { $seat }, Roi : « Qui est le Ministre ? »
ministre-board-effect-0 = Trois pièces du trésor.
ministre-board-effect-1 = Une pièce de chaque voisin.
ministre-board-effect-2 = Deux cartes sont mélangées.
ministre-board-effect-3 = Tout à qui il nomme juste.
ministre-board-effect-4 = Chacun paie une, l’un deux.
ministre-board-effect-5 = Nomme tous les autres.
ministre-board-effect-reply = Une pièce du trésor.
ministre-board-effect-call = Répondre rapporte une pièce.
ministre-board-short-0 = Roi
ministre-board-short-1 = Voleur
ministre-board-short-2 = Ministre
ministre-board-short-3 = Bourreau
ministre-board-short-4 = Shérif
ministre-board-short-5 = Paysan
ministre-board-waiting = { $count ->
    [one] Il manque encore une réponse.
   *[other] Il manque encore { $count } réponses.
}
ministre-board-thinking = pense
ministre-board-sealed = scellé
ministre-board-turn = Dites « Je suis… » ou bougez ou voyez.

ministre-board-ask-peek = Regarder une carte ?
ministre-board-ask-main = À vous.
ministre-board-ask-challenge = Vrai ? À tort, une pièce.
ministre-board-ask-challenge-reply = Vrai ? À tort, une pièce.
ministre-board-ask-call = Êtes-vous le Ministre ?
ministre-board-ask-accuse = Qui accusez-vous ?
ministre-board-ask-accuse-of = { $seat } est…
ministre-board-ask-tax = Qui paie deux pièces ?
ministre-board-ask-shuffle = Quelles deux cartes mélanger ?
ministre-board-ask-name = { $seat } est…

ministre-board-command-doubt = en douter
ministre-board-command-let-pass = laisser passer
ministre-board-command-reply = « Oui, sire »
ministre-board-command-keep-still = se taire
ministre-board-command-ring-left = à gauche
ministre-board-command-ring-right = à droite
ministre-board-command-ring-opposite = en face
ministre-board-command-look = voir, 1 ●
ministre-board-command-done = finir
ministre-board-hint-claim = annoncer
ministre-board-hint-move = déplacer
ministre-board-hint-look = voir
ministre-board-hint-done = finir
ministre-board-hint-choose = choisir
ministre-board-hint-none = aucune
ministre-board-hint-back = retour

ministre-board-deed-claimed = { $character } !
ministre-board-deed-proven = vrai ! { $character }
ministre-board-deed-caught = faux ! { $character }
ministre-board-deed-doubted = { $right ->
    [yes] a douté à raison
   *[no] a douté à tort
}
ministre-board-deed-accused = { $right ->
    [yes] exact ! { $character }
   *[no] pas { $character }
}
ministre-board-deed-replied = « Oui, sire. »
ministre-board-deed-peeked = a regardé la { $place }
ministre-board-deed-declined = n’a rien regardé
ministre-board-deed-moved-left = a tout mis à gauche
ministre-board-deed-moved-right = a tout mis à droite
ministre-board-deed-moved-opposite = a tout mis à l’opposé
ministre-board-deed-looked = a regardé
ministre-board-deed-shuffled = a mélangé { $place } et { $other }
ministre-board-deed-unveiled = a montré { $character }
ministre-board-deed-named = { $right ->
    [yes] a tout nommé juste !
   *[no] a mal nommé
}

ministre-board-why-over = La partie est finie.
ministre-board-why-not-your-turn = Ce n’est pas à vous.
ministre-board-why-sealed = Votre réponse est scellée ; les autres réfléchissent (KT-20).
ministre-board-why-asked = Répondez d’abord à ce qui est demandé.
ministre-board-why-no-coin = Regarder coûte une pièce, et vous n’en avez pas (KT-11).
ministre-board-why-used = Vous l’avez déjà fait ce tour-ci ({ $ruling }).
ministre-board-why-not-that-place = Cette place ne peut pas être choisie.

## Notes de la première partie guidée

ministre-lesson-peek = Six personnages sont cachés en cercle, et l’un d’eux est vous. Avant le premier tour, vous pouvez regarder une carte qui n’est pas la vôtre.
ministre-lesson-turn = À vous : vous pouvez faire tourner les cartes, regarder la vôtre pour une pièce, et vous dire un personnage. Chacun une fois, dans l’ordre voulu.
ministre-lesson-claim = Dites-vous qui vous voulez, vrai ou faux : vous faites ce que fait ce personnage, sauf si l’on en doute. Quand le trésor est vide, le plus riche gagne.
ministre-lesson-doubt = Quelqu’un se dit un personnage. En doutez-vous ? Si c’est vrai, vous payez une pièce ; si c’est faux, c’est annulé. Les réponses restent secrètes jusqu’à la dernière.
ministre-lesson-rotated = Les cartes ont tourné : chacun est quelqu’un d’autre. Suivez celles que vous connaissez : la table marque ce dont vous êtes sûr.
ministre-lesson-true = On a douté. Celui qui doute voit seul la carte ; tous apprennent si c’était vrai.
ministre-lesson-unchallenged = Personne n’a douté : le personnage agit, et sa carte reste cachée. C’était peut-être un mensonge.
ministre-lesson-treasury = Des pièces ont quitté le trésor. Quand il est vide, la partie est finie.
