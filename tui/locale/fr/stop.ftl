# L’arrêt quand un hôte n’est plus celui qu’il était.

stop-title = ARRÊT : ce n’est pas l’hôte que vous connaissez
stop-what = À l’adresse { $address } répond un autre hôte que celui chez qui vous étiez.
stop-why = Quelqu’un se fait peut-être passer pour votre hôte afin de voir vos cartes et votre PIN. Ou bien l’hôte a changé de machine, ou réinstallé roitelet.
stop-do = Rien n’a été envoyé. Demandez à la personne qui héberge d’appuyer sur i à sa table et de vous lire les quatre groupes de la marque de son hôte. Le nouvel hôte n’est cru que si vous les tapez ici et qu’ils correspondent. Échap revient.
stop-field = les quatre groupes, comme sur l’écran de l’hôte
stop-differs = Ce n’est pas la marque de l’hôte qui répond ici. Ne vous asseyez pas : il y a là quelqu’un d’autre.
