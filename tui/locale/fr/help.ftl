# À quoi sert chaque écran.

help-title = Aide
help-leave = Échap ferme l’aide. À la souris : cliquez sur tout ; Maj (ou Option) en glissant sélectionne du texte.
help-anywhere = Ces touches agissent ici.
help-hub = Tout commence ici. Les flèches déplacent, Entrée choisit ; la touche à droite choisit aussitôt. Jouer distribue sans attendre, comme la dernière fois ; un numéro ouvre une table selon vos règles.
help-setup = À gauche les places : choisissez la force de chaque bot, ou laissez la place vide ; c donne à un bot un caractère. À droite les règles : partez d’une formule, puis changez ce qui vous plaît ; un point marque ce qui en diffère. Gauche et Droite changent une ligne, que le bas de l’écran explique. Entrée distribue.
help-preferences = Gauche et Droite changent un réglage ; il agit aussitôt et il est gardé.
help-resume = Les parties laissées, la dernière d’abord. Entrée en reprend une, Suppr l’efface.
help-rules = Les flèches, Espace et b parcourent le texte. t ouvre la table des matières, / cherche un mot, n le retrouve plus loin.
help-result = Le classement. Entre les manches, Entrée continue. À la fin, r redistribue aux mêmes joueurs.
help-curtain = Plusieurs personnes se partagent ce clavier. La table de la précédente a quitté l’écran ; la vôtre vient quand vous pressez Entrée, avec ce qui s’est passé depuis votre dernier tour. q garde la partie et quitte.
help-first-game = Choisissez le jeu à apprendre. Ses notes sont au-dessus de la table ; Entrée ou Échap range une note, et vous pouvez jouer à tout moment.
help-nearby = Les tables qui répondent sur ce réseau, d’abord celles des hôtes que vous connaissez ; à côté, ce qui y est convenu. Entrée s’assoit, w regarde. Si rien n’est trouvé, / prend l’adresse d’un hôte ou un code d’invitation.
help-opening = À gauche la table : son nom, son jeu et ses places, qui entre, ce qui se passe quand quelqu’un décroche, et s’il y a une horloge. À droite les règles, un point devant ce qui diffère. Gauche et Droite changent une ligne. Entrée ouvre la table ; on peut encore tout changer avant la partie.
help-lobby = Autour de la table avant la partie. Haut et Bas choisissent une place. Qui règle la table (♛) a d’autres touches : + et - changent le nombre de places, b y met un bot, puis un meilleur à chaque appui, c change son caractère, k montre la porte à quelqu’un, o change les règles, i montre comment entrer, Entrée lance la partie. Les autres disent avec Espace qu’ils sont prêts. t écrit ; les chiffres disent quelque chose sans écrire.
help-invitation = Comment d’autres entrent. L’image est le code d’invitation, pour un appareil photo.
help-talk = Ce que chacun dit à cette table. Écrivez une ligne, ou le numéro d’un mot ; Entrée à vide, ou Échap, ramène à la table.
help-pin = Tapez les six chiffres de l’écran de l’hôte. Ils ne sont jamais envoyés tels quels : un faux hôte n’en apprend rien.
help-changed-key = Un hôte prouve par sa clé qui il est. Une autre clé à la même adresse est une raison de s’arrêter et de demander à la personne qui héberge, autrement que par ce programme.
help-table = Ce que vous pouvez jouer est vif et porte sa touche ; choisir autre chose dit pourquoi ce n’est pas possible. La ligne du bas dit ce qui vous est demandé.
help-table-ministre =
    Votre place est en bas ; le joueur suivant, dans le sens horaire, est à sa gauche, et les chiffres sont ceux des places. À votre tour, un chiffre annonce un personnage, les flèches et o déplacent toutes les cartes, v regarde, e finit le tour. Quand quelqu’un annonce, x en doute et Espace laisse passer ; les réponses restent scellées jusqu’à la dernière : ■ a répondu, □ réfléchit.
    Une carte que vous voyez reste ouverte un moment, pour vous seul ; puis à vous de vous en souvenir. Avec l’aide-mémoire, une carte dont vous pouvez être sûr garde son nom.
help-table-ribauds =
    En haut sont les cartes de l’adversaire, au milieu la Cour, en bas votre main. Un chiffre retourne une place. Une lettre prend une de vos cartes ; puis un chiffre dit où elle va, et u ou d (ou les flèches haut et bas) la pose visible ou cachée. Échap la repose ; ce qui a été vu ne se reprend pas.
    Les cartes qu’on vient de toucher ont un bord clair. Avec l’aide-mémoire, une carte cachée que vous connaissez porte son nom, « ? » marque ce que l’adversaire tient peut-être encore, et « sait » ce qu’il sait des vôtres. ♔ Roi, ❦ Reine, ⚑ Chevalier, † Assassin.
help-table-roitatouille =
    Votre main est en bas, les cartes jouables levées et vives : tapez la touche inscrite sur leur bord, ou cliquez. Toute autre carte dit pourquoi elle ne peut être posée. Une carte qui demande une couleur attend b, r ou v ; un joueur, son numéro.
    B, R, V sont bleu, rouge et violet. Un chiffre est un roi. ∅ Famine, ⇄ Excommunication, † Régicide ; ## Prisonnier et +4 Révolution sont noirs ; ◆ Du Guesclin, ⚑ Cartier et ✠ Jeanne d’Arc sont verts.
help-table-sommeil =
    Regardez les lits tant que vous pouvez : chaque carte met quelqu’un au lit ou le change de tenue. Espace retourne la carte suivante quand c’est à vous. Quand un fantôme vient, la couverture les cache tous.
    Prenez alors une pièce par sa lettre et posez-la devant un lit par son numéro, ou tapez 0 pour « pas là ». W, R, Y, B sont les tenues blanches, rouges, jaunes et bleues ; K, Q, P, C, D sont Roi, Reine, Princesse, Chambellan et Chien. Les rideaux sont tirés pendant que vous lisez.
