# Des tables pour les autres, et des places aux leurs.

lan-open = { $game } est ouvert sur le port { $port } : { $people ->
    [one] une personne peut se joindre.
   *[other] { $people } personnes peuvent se joindre.
}
lan-fingerprint = Les invités voient cet hôte comme { $fingerprint }.
lan-restored = La table de { $game } qui était ouverte ici continue, avec { $names }. Rien n’est perdu.
lan-host-pin = Code PIN : { $pin }
lan-host-code = Code d’invitation : { $code }
lan-no-port = Rien ne peut s’ouvrir sur le port { $port } : il est peut-être pris. Choisissez un autre --port.
lan-no-identity = La clé de cet hôte { $file } ne peut être lue ni créée. Écartez-la pour en créer une autre : les invités seront avertis.
lan-address = { $given ->
    [none] Rejoindre quelle table ? Écrivez son nom si elle est tout près, HÔTE, HÔTE:PORT ou un code d’invitation.
   *[other] « { $word } » n’est ni une adresse ni un code : cherchez une faute de frappe. Écrivez HÔTE, HÔTE:PORT ou le code.
}
lan-port = --port { $word } ne convient pas : de 0 (n’importe lequel de libre) à 65535.
lan-people = --people { $word } ne convient pas : de { $low } à { $high }.
lan-new-host = Vous n’étiez jamais venu chez cet hôte. C’est { $fingerprint } ; désormais il doit le rester.
lan-waiting = Vous avez une place. Il manque encore { $missing ->
    [one] une personne.
   *[other] { $missing } personnes.
}
lan-seat-kept = Un bot vous remplace. Revenez avec : { $command }
lan-seat-code = Depuis une autre machine, par le code de votre place, pour vos yeux seulement : { $code }
lan-table = { $title }, { $state ->
    [playing] en cours de partie
   *[open] { $free } places libres sur { $seats }
} : roitelet join { $where }
lan-nothing-found = Aucune table n’a été trouvée tout près. Si vous savez où en est une : roitelet join HOST
lan-no-network = Cette machine n’a pas de réseau où chercher des tables. Si vous savez où en est une : roitelet join HOST
lan-wait = --wait { $word } ne convient pas : de 1 à 60 secondes.

## Ce qui est convenu à une table

lan-rules-printed = Les règles imprimées.
lan-rules-set = Règles : { $rules }
lan-rules-own = celles de l’hôte
lan-rules-unknown = Des règles que cette version de roitelet ne connaît pas.
lan-access-open = Tout le monde peut s’asseoir.
lan-access-pin = Pour s’asseoir, il faut le PIN.
lan-access-code = Il faut le code d’invitation.
lan-dropped-bot = Un bot joue pour qui décroche.
lan-dropped-wait = La table attend qui décroche.
lan-dropped-end = Qui décroche arrête la partie.
lan-watching-none = On ne regarde pas.
lan-watching-silent = On peut regarder, en silence.
lan-watching-chat = On peut regarder et parler.
lan-clock-none = Il n’y a pas d’horloge.
lan-clock-move = { $move } s par décision.
lan-clock-reserve = { $move } s par coup, { $minutes } min en réserve.

## Ce qui n’a pas marché

lan-trouble = Cela n’a pas été possible
lan-interrupted = Votre table « { $title } » était ouverte quand le programme a été arrêté. La rouvrir telle quelle, avec la place de chacun et la partie en cours ?
lan-interrupted-yes = La rouvrir
lan-interrupted-no = En ouvrir une autre
