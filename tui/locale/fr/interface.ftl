# Tous les mots de l’interface. Chaque clé existe dans toutes les langues, avec les mêmes variables.

## Mots employés partout

language-name = Français
yes = oui
no = non
you = vous
list-end = { $rest } et { $last }
option-on = oui
option-off = non
fact = { $name } : { $value }
fact-each = { $seat } { $value }

## Résultats

game-over = La partie est terminée.
outcome = { $winners-count ->
    [0] Personne ne gagne.
    [1] { $you ->
        [winners] Vous gagnez !
       *[none] { $winners } gagne.
    }
   *[other] Victoire partagée : { $winners }.
}
standing-line = { $place }. { $seat } : { $score }

## Bots

level-novice =
    .label = Novice
    .help = Suit les règles et le bon sens.
level-player =
    .label = Joueur
    .help = Compte les cartes et garde de quoi répondre.
level-expert =
    .label = Expert
    .help = Tire des conclusions de ce que font les autres.
level-master =
    .label = Maître
    .help = Pèse ce que les autres peuvent avoir et prévoit la suite.
level-of-character = { $level } · { $character }

character-bold =
    .label = Max Casse-cou
    .help = Frappe le premier et compte après.
character-cautious =
    .label = Dame Prudence
    .help = Garde une réserve et risque peu.
character-chatty =
    .label = Commère Babette
    .help = A un mot pour tout ce qui se passe à table.
character-honest =
    .label = Jean le Franc
    .help = Dit ce qui est et joue sans détour.
character-sly =
    .label = Margot la Rusée
    .help = Bluffe, tend des pièges et garde le meilleur pour la fin.

## Réglages

pace-instant = immédiat
pace-brisk = vif
pace-normal = normal
pace-relaxed = tranquille

## Ennuis, chacun en une ligne : ce qui est arrivé, que faire, ce qui est gardé

settings-broken = Les réglages de { $file } sont illisibles : ils sont mis de côté sous le nom { $copy } et ceux d’origine sont employés.
settings-unreadable = { $file } ne peut pas être ouvert : les réglages d’origine sont employés, le fichier reste tel quel. Vérifiez ses droits d’accès.
settings-unsaved = Les réglages n’ont pas pu être enregistrés dans { $file } : ils valent jusqu’à la fermeture. Vérifiez les droits du dossier et la place libre.
settings-value = Dans { $file }, { $field } a une valeur inconnue : celle d’origine est employée, le fichier reste tel quel.
text-unreadable = Les textes de { $file } sont illisibles : l’anglais les remplace. Réinstallez le programme pour y remédier.
text-broken = Des textes de { $file } sont abîmés : l’anglais les remplace. Réinstallez le programme pour y remédier.
theme-broken = Le thème { $file } est laissé de côté : { $reason ->
    [unreadable] il est illisible
    [toml] la ligne { $line } n’est pas du TOML
    [name] le nom du fichier est trop long ou contient des signes interdits
    [missing] « { $name } » manque
    [key] rien ne s’appelle « { $name } »
    [colour] « { $name } » n’est pas une couleur : { $value }
   *[value] « { $name } » ne peut pas être { $value }
}. Corrigez-le et relancez.

## Refus : pourquoi une action n’a pas été faite

refusal = Ce n’est pas possible maintenant ({ $code }).
refusal-malformed = Ce n’est pas un coup de ce jeu : choisissez parmi ceux qui sont proposés.
refusal-over = La partie est terminée : il n’y a plus rien à jouer.
refusal-not-your-turn = Ce n’est pas votre tour.
refusal-stale = La table a changé entre-temps : regardez-la et choisissez à nouveau.
refusal-illegal = Les règles ne le permettent pas maintenant : choisissez parmi les coups proposés.
refusal-unsaved = Le coup n’a pas pu être enregistré et n’a pas été joué : libérez de la place sur le disque et réessayez.
refusal-failed = Le programme s’est trompé sur ce coup et ne l’a pas joué : choisissez-en un autre. Le journal donne les détails.
refusal-closed = La table est fermée. La partie est gardée telle quelle.
refusal-in-use = Un autre programme tient cette table : fermez-la là-bas et réessayez.
refusal-missing = Cette table n’existe plus.
refusal-damaged = Cette partie enregistrée n’est plus lisible. Elle est mise de côté ; le reste n’est pas touché.
refusal-rules-changed = Cette partie a commencé sous d’autres règles que celles de cette version. Elle est mise de côté ; jouez-la avec l’ancienne version.
refusal-unknown-game = Cette version ne connaît pas le jeu enregistré. La partie est mise de côté ; jouez-la avec la version qui l’a enregistrée.
refusal-unreadable = La partie enregistrée ne peut pas être ouverte : vérifiez les droits du fichier et du dossier. Rien n’a été changé.
refusal-version = L’hôte joue avec une autre version de roitelet : prenez la même.
refusal-full = Toutes les places de cette table sont prises.
refusal-replaced = Votre place a été reprise d’ailleurs avec votre clé. Cette connexion est finie.
refusal-cannot-host = Aucune table ne peut être ouverte sur cette machine : ses ports sont pris, ou la clé de l’hôte dans le dossier des données est illisible. « roitelet doctor » y regarde de plus près.
refusal-unreachable = Aucune table ne répond là. Vérifiez l’adresse, et que l’hôte est ouvert ; certains réseaux isolent leurs machines.
refusal-another-host = ARRÊT : ce n’est pas l’hôte qui était à cette adresse. Si vous savez pourquoi, retirez-le de hosts.json dans le dossier des données et revenez.
refusal-isolated = Une machine de votre propre réseau ne répond pas : elle est éteinte, ou ce réseau isole ses machines. Essayez un câble, le partage d’un téléphone ou un VPN.
refusal-pin-wanted = Cette table demande un code PIN : demandez les six chiffres affichés sur l’écran de l’hôte.
refusal-wrong-pin = Ce n’est pas le bon code PIN. Regardez l’écran de l’hôte : il a pu changer.
refusal-code-wanted = On vient à cette table par un code d’invitation : demandez-en un à l’hôte.
refusal-wrong-code = Ce code d’invitation n’est plus valable : demandez-en un autre à l’hôte.
refusal-too-many = Trop d’essais depuis ici. Attendez une minute et réessayez.
refusal-unproven = ARRÊT : cet hôte n’a pas pu prouver qu’il connaît le code PIN. Parlez à la personne qui héberge avant de réessayer.
refusal-line-down = Votre connexion est rompue : rien n’a été envoyé. Elle se rétablit.
refusal-broken-off = La connexion s’est rompue. Revenez pour continuer.
refusal-begun = La partie a commencé sans vous : regardez-la, ou attendez la suivante.
refusal-not-head = Seule la personne en tête de table en décide.
refusal-not-now = Ce n’est pas possible en ce moment. Rien n’a été changé.
refusal-not-ready = Quelqu’un n’est pas encore prêt.
refusal-not-yourself = Vous ne pouvez pas vous renvoyer : quittez plutôt la table.
refusal-no-person = Personne n’est assis là.
refusal-no-seat = Il n’y a pas de telle place à cette table.
refusal-taken = Quelqu’un est assis là.
refusal-no-level = Cet hôte n’a pas de tels bots.
refusal-no-game = Cet hôte ne connaît pas ce jeu.
refusal-no-such-rules = Aucune partie ne peut commencer avec ce nombre de places et ces règles. Rien n’a été changé.
refusal-too-few-seats = Il y a plus de monde que cela à la table : libérez d’abord une place.
refusal-no-watching = Personne ne regarde à cette table.
refusal-crowded = Il y a ici autant de spectateurs que permis.
refusal-watching = Vous regardez : seules les personnes assises à la table le peuvent.
refusal-silent = À cette table, ceux qui regardent ne parlent pas.
refusal-too-fast = Pas si vite : cela n’a pas été transmis. Redites-le dans un instant.
refusal-no-emote = La table ne connaît pas cette mimique.
refusal-paused = La table se repose. Votre coup n’a pas été joué : jouez-le quand la partie reprendra.
refusal-waiting = La table attend quelqu’un dont la connexion s’est rompue. Votre coup n’a pas été joué.
refusal-stopped = L’hôte a été arrêté, et la partie est sauvegardée. Revenez quand il sera de retour : votre place est gardée.
refusal-kicked = La personne en tête de table vous a demandé de partir.
refusal-ended = La connexion de quelqu’un est restée rompue, et cette table termine alors ses parties. La partie est gardée telle quelle.
refusal-hint-memory = Pas de conseil ici : ce qui a été vu, à vous de vous en souvenir.
refusal-hint-shared = Pas de conseil quand plusieurs personnes partagent l’écran.
refusal-hint-failed = Aucun conseil n’est venu cette fois. La partie continue ; redemandez si vous voulez.
