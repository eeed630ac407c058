# Les réglages, avec une ligne sur chacun.

preferences-title = Réglages
preferences-name = Nom
preferences-name-about = Le nom sous lequel vous jouez.
preferences-language = Langue
preferences-language-auto = celle du système
preferences-language-about = La langue de tout ce qui est dit, des règles aussi.
preferences-theme = Couleurs
preferences-theme-about = Vos propres thèmes y sont aussi : « roitelet locate config » dit dans quel dossier.
preferences-pace = Rythme des bots
preferences-pace-about = Le temps qu’un bot réfléchit avant de jouer.
preferences-animations = Mouvement
preferences-animations-about = Les cartes glissent, les résultats attendent un peu. Sans : tout paraît aussitôt.
preferences-ascii = Lettres simples
preferences-ascii-about = Dessine avec des lettres, pour les terminaux et les polices sans les signes.
preferences-bell = Sonnerie
preferences-bell-about = Sonne quand on vous attaque.
preferences-auto_single = Choix unique
preferences-auto_single-about = Quand vous n’avez qu’une chose à faire, elle se fait d’elle-même après un instant.
preferences-sample-dynasty-blue = bleu
preferences-sample-dynasty-red = rouge
preferences-sample-dynasty-violet = violet
preferences-sample-bonus = bonus
preferences-sample-malus = malus
preferences-look_around = Tables proches
preferences-look_around-about = L’accueil cherche les tables de ce réseau et dit combien attendent.
