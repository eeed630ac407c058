# Pourquoi un bot a choisi : se dit après le choix et un tiret, du bot lui-même ou de la personne qu’il conseille.

## Le Roy des Ribauds

reasons-ribauds-any-two = une carte en vaut une autre
reasons-ribauds-arrange = la Cour se rapproche de ce que permet la main
reasons-ribauds-explore = personne ne connaît encore cette carte
reasons-ribauds-fresh-cards = de nouvelles cartes, pour garder les meilleures
reasons-ribauds-guard = l’adversaire pourrait gagner au prochain tour ({ $count } fois sur 100)
reasons-ribauds-hide = autant ne pas montrer { $card-the }
reasons-ribauds-keep-reines = { $count } cartes { $card } méritent de rester ensemble
reasons-ribauds-look = { $count ->
    [one] une carte de la Cour sera connue
   *[other] { $count } cartes de la Cour seront connues
}
reasons-ribauds-only-choice = rien d’autre n’est possible
reasons-ribauds-spy = { $card-the } montre ce qui est face cachée
reasons-ribauds-tidy = les cartes les moins utiles s’en vont
reasons-ribauds-unmask = { $card-the } montre ce que tient l’adversaire
reasons-ribauds-win = cela fait gagner

## Roi Voleur Ministre

reasons-ministre-accuse-guess = { $seat } est { $character-the } avec { $count } chances sur 100
reasons-ministre-accuse-sure = { $seat } ne peut être que { $character-the }
reasons-ministre-believe = { $seat } est { $character-the } avec { $count } chances sur 100
reasons-ministre-bluff = { $count } chances sur 100 d’être { $character-the }, mais qui sait mieux ?
reasons-ministre-bring = une meilleure carte arrive
reasons-ministre-caught = { $seat } ne peut pas être { $character-the }
reasons-ministre-dare = { $seat } est peut-être { $character-the } ({ $count } chances sur 100), mais cela ne doit pas passer
reasons-ministre-enough = il n’y a plus rien à gagner ce tour-ci
reasons-ministre-hide = les autres en sauront moins
reasons-ministre-keep-still = répondre risque plus que cela ne rapporte
reasons-ministre-learn = il est bon de connaître sa propre carte
reasons-ministre-let-go = douter coûterait plus que laisser dire ({ $count } chances sur 100 que ce soit vrai)
reasons-ministre-lie = ce n’est pas vrai pour { $character-the }, mais cela paie si personne ne doute
reasons-ministre-likely = { $count } chances sur 100 d’être { $character-the }
reasons-ministre-mix = plus personne ne saura qui est là
reasons-ministre-name-guess = c’est le plus probable
reasons-ministre-name-sure = tout le monde est connu
reasons-ministre-only-choice = rien d’autre n’est possible
reasons-ministre-spy = { $place } mérite d’être vue
reasons-ministre-stay-dark = il n’y a rien à gagner à regarder
reasons-ministre-sure = c’est { $character-the }, à coup sûr
reasons-ministre-suspect = { $seat } n’est { $character-the } qu’avec { $count } chances sur 100
reasons-ministre-tax = { $seat } a le plus de pièces : { $count }

## Le Roi Sommeil

reasons-sommeil-away = ce qui est cherché a quitté le jeu
reasons-sommeil-guess = rien ne permet de le savoir
reasons-sommeil-nobody-wears-it = aucun dormeur ne semble la porter
reasons-sommeil-not-seen = rien de tel n’a été vu dans un lit
reasons-sommeil-only-choice = rien d’autre n’est possible
reasons-sommeil-sleeps-there = c’était là en dernier : { $bed-the }
reasons-sommeil-wears-it = { $bed-the }, son dormeur la portait en dernier

## RoiTatouille

reasons-roitatouille-again = cela donne encore un tour
reasons-roitatouille-attack = cela touche { $seat }, qui tient { $count ->
    [one] une carte
   *[other] { $count } cartes
}
reasons-roitatouille-change-colour = la main tient encore { $count ->
    [one] une carte
   *[other] { $count } cartes
} en { $colour }
reasons-roitatouille-draw-nothing-fits = aucune carte ne va
reasons-roitatouille-draw-save = les cartes qui vont méritent d’être gardées
reasons-roitatouille-keep-drawn = autant garder { $card-the }
reasons-roitatouille-last-card = c’est la dernière carte
reasons-roitatouille-lay-drawn = la carte piochée va tout de suite
reasons-roitatouille-look = la main à voir est celle que tient { $seat }
reasons-roitatouille-most-held = la couleur la mieux tenue est { $colour } : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
reasons-roitatouille-no-answer = aucune carte ne répond à l’attaque
reasons-roitatouille-only-choice = rien d’autre n’est possible
reasons-roitatouille-pass-on = l’attaque passe à { $seat }
reasons-roitatouille-save-answer = la réponse vaudra plus tard davantage
reasons-roitatouille-shed = une carte de moins
reasons-roitatouille-shield = Jeanne d’Arc met fin à l’attaque
reasons-roitatouille-starve = { $seat } n’avait rien en { $colour }
reasons-roitatouille-stay-in-colour = la main tient encore { $count ->
    [one] une carte
   *[other] { $count } cartes
} en { $colour }
reasons-roitatouille-stop-leader = { $seat } est près de gagner, avec { $count ->
    [one] une carte
   *[other] { $count } cartes
}
reasons-roitatouille-strike = cela touche { $seat }, qui tient { $count ->
    [one] une carte
   *[other] { $count } cartes
}
reasons-roitatouille-turn-round = { $seat } viendra plus tard, avec { $count ->
    [one] une carte
   *[other] seulement { $count } cartes
}
