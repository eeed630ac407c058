# Mots des plateaux dessinés : courts, pour tenir à côté des cartes et entre elles.

## RoiTatouille : noms des cartes sans leur couleur (les rois ont le leur), par rang, puis par carte

board-roitatouille-name-9 = Guerre
board-roitatouille-name-10 = Famine
board-roitatouille-name-11 = Excommunication
board-roitatouille-name-12 = Régicide
board-roitatouille-name-39 = Prisonnier
board-roitatouille-name-40 = Révolution
board-roitatouille-name-41 = Du Guesclin
board-roitatouille-name-42 = Cartier
board-roitatouille-name-43 = Jeanne

## Ce qu’un joueur vient de faire

board-roitatouille-move-laid = a posé { $card }{ $colour ->
    [none] {""}
   *[other] {" "}→ { $colour }
}
board-roitatouille-move-answered = a répondu { $card }{ $colour ->
    [none] {""}
   *[other] {" "}→ { $colour }
}
board-roitatouille-move-drew-laid = a pioché et posé { $card }{ $colour ->
    [none] {""}
   *[other] {" "}→ { $colour }
}
board-roitatouille-move-drew = a pioché { $count }
board-roitatouille-move-kept = a pioché et gardé
board-roitatouille-move-passed = a passé
board-roitatouille-move-skipped = sauté
board-roitatouille-move-missed = a manqué un tour
board-roitatouille-move-accepted = a cédé
board-roitatouille-move-parried = Jeanne a paré
board-roitatouille-move-looked = a vu { $target }
board-roitatouille-move-attacked = { board-roitatouille-attack }

## Le milieu de la table

board-roitatouille-attack = { $attack ->
    [plus_two] +2 : { $total } cartes
    [revolution] Révolution : { $total } cartes
    [prisoner] Prisonnier : { $total } tours
   *[famine] Famine
}
board-roitatouille-attack-you = { $attack ->
    [plus_two] +2 ! { $total } cartes arrivent sur vous.
    [revolution] Révolution ! { $total } cartes et un tour perdu arrivent sur vous.
    [prisoner] Prisonnier ! Vous manqueriez { $total } tours.
   *[famine] Famine ! Vous manqueriez votre tour.
}
board-roitatouille-attack-other = { $attack ->
    [plus_two] +2 en cours : { $total } cartes pour { $target }
    [revolution] Révolution en cours : { $total } cartes pour { $target }
    [prisoner] Prisonnier en cours : { $total } tours pour { $target }
   *[famine] Famine en cours pour { $target }
}
board-roitatouille-round = manche { $round } sur { $rounds }
board-roitatouille-captive = captif { $left }
board-roitatouille-seen = a { $cards }
board-roitatouille-cards = { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
board-roitatouille-last-card = { $count ->
    [one] { $seats } n’a plus qu’une carte !
   *[other] { $seats } n’ont plus qu’une carte !
}
board-roitatouille-to-follow = suivre : { $colour } ({ $letter })
board-roitatouille-since = Depuis votre dernier tour
board-roitatouille-clockwise = sens horaire
board-roitatouille-anticlockwise = sens inverse

## Ce qui est demandé, et les touches

board-roitatouille-ask-lay = À vous : posez une carte.
board-roitatouille-ask-draw = À vous : rien ne va.
board-roitatouille-ask-lay-or-draw = À vous : posez ou piochez.
board-roitatouille-ask-pass = À vous : rien ne va, et la pioche est vide.
board-roitatouille-ask-drawn = { $can ->
    [yes] Piochée : { $card }. La poser ?
   *[no] Piochée : { $card }.
}
board-roitatouille-ask-attack = { $can ->
    [yes] Répondre, ou céder ?
   *[no] Rien pour répondre.
}
board-roitatouille-ask-regicide = { $can ->
    [yes] Jeanne d’Arc, ou une carte ?
   *[no] Une carte pour vous.
}
board-roitatouille-ask-colour = Quelle couleur ?
board-roitatouille-which-colour = { $card } : quelle couleur ?
board-roitatouille-whose-hand = Quelle main regardez-vous ?
board-roitatouille-nobody = aucune
board-roitatouille-look = regarder
board-roitatouille-back = retour
board-roitatouille-lay = poser
board-roitatouille-answer = répondre
board-roitatouille-command-draw = piocher
board-roitatouille-command-keep = garder
board-roitatouille-command-parry = Jeanne pare
board-roitatouille-command-pass = passer
board-roitatouille-command-take = { $attack ->
    [plus_two] en prendre { $total }
    [revolution] en prendre { $total }, passer
    [prisoner] aller en prison
    [famine] manquer le tour
   *[none] piocher une carte
}

## Pourquoi pas

board-roitatouille-why-over = La partie est finie.
board-roitatouille-why-not-your-turn = Ce n’est pas encore votre tour.
board-roitatouille-why-drawn = Après une pioche, seule la carte piochée peut être posée (RT-07).
board-roitatouille-why-regicide = Seule Jeanne d’Arc arrête un Régicide (RT-31).
board-roitatouille-why-famine = Seule Jeanne d’Arc répond à la Famine (RT-15).
board-roitatouille-why-plus-two = Un +2 est en cours : seul un autre +2 ou Jeanne d’Arc y répond (RT-15).
board-roitatouille-why-revolution-on-two = À un +2 ne répond qu’un +2 ou Jeanne d’Arc, jamais la Révolution (RT-15).
board-roitatouille-why-revolution = Révolution en cours : seule une autre ou Jeanne d’Arc y répond (RT-15).
board-roitatouille-why-two-on-revolution = À la Révolution ne répond qu’une autre ou Jeanne d’Arc, pas un +2 (RT-15).
board-roitatouille-why-prisoner = Prisonnier en cours : seul un autre ou Jeanne d’Arc y répond (RT-15).
board-roitatouille-why-prisoner-alone = Un Prisonnier est en cours : ici seule Jeanne d’Arc y répond (RT-15).
board-roitatouille-why-fit-number = { $card } : il faut { $colour }, un { $number }, vert ou noir (RT-04).
board-roitatouille-why-fit-colour = { $card } ne va pas : il faut { $colour }, vert ou noir (RT-10).
board-roitatouille-why-no-draw = Vous avez une carte de dynastie qui convient : il faut poser (RT-06).
board-roitatouille-why-no-draw-attack = L’attaque d’abord : répondez-y par une carte, ou subissez-la.
board-roitatouille-why-no-draw-regicide = Le Régicide d’abord : arrêtez-le avec Jeanne d’Arc, ou subissez-le.
board-roitatouille-why-no-draw-drawn = Vous avez déjà pioché : posez-la si elle va, ou gardez-la (RT-07).
board-roitatouille-why-no-draw-empty = Il ne reste aucune carte à piocher (RT-42).
board-roitatouille-why-no-take = Rien ne vous attaque.
board-roitatouille-why-no-keep = Vous n’avez rien pioché que vous puissiez garder.
board-roitatouille-why-no-parry = Aucun Régicide que Jeanne d’Arc puisse arrêter.
board-roitatouille-why-no-pass = On ne passe que si l’on ne peut ni poser ni piocher (RT-42).
