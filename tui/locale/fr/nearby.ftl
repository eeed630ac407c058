# Les tables que d’autres ont ouvertes.

nearby-title = Tables proches
nearby-where = / : un hôte, hôte:port ou code d’invitation, tapé ou collé
nearby-seats = { $taken }/{ $seats }
nearby-silent = muette
nearby-playing = en jeu
nearby-access-open = libre
nearby-access-pin = PIN
nearby-access-code = sur invitation
nearby-by = { $host } · { $address }
nearby-known = Vous connaissez cet hôte.
nearby-new = Vous n’êtes jamais venu chez cet hôte.
nearby-looking = Recherche de tables sur ce réseau…
nearby-nothing =
    Aucune table n’a été trouvée. Peut-être que personne n’en a encore ouvert : h, à l’accueil, ouvre la vôtre.
    Sinon, demandez à l’hôte le code d’invitation affiché sur son écran, ou son adresse, et écrivez-le plus haut. Certains réseaux (Wi-Fi d’invités, d’entreprise, d’hôtel) isolent leurs machines : rien ne passe alors, mais le partage de connexion d’un téléphone, un câble ou un VPN aide.
nearby-no-network =
    Cette machine n’a pas de réseau où chercher des tables. Connectez-la, ou écrivez plus haut l’adresse d’un hôte.
nearby-isolated =
    Aucune table n’a été trouvée, et un hôte que vous connaissez ne répond pas alors qu’il est sur votre propre réseau : il est éteint, ou ce réseau isole ses machines.
    Contre cela, un câble, le partage de connexion d’un téléphone ou un VPN aide. Ou écrivez plus haut l’adresse d’un hôte ou un code d’invitation.
nearby-no-place = « { $word } » n’est ni une adresse ni un code d’invitation. Écrivez HÔTE, HÔTE:PORT ou le code avec toutes ses lettres.
nearby-pin-title = Le PIN de cette table
nearby-pin-about = Six chiffres sont affichés sur l’écran de l’hôte.
nearby-pin-wrong = Ce n’était pas cela. Regardez encore l’écran de l’hôte : le PIN a pu changer.
