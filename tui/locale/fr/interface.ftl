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

level-novice = { level-novice.label }
    .label = Novice
    .help = Suit les règles et le bon sens.
level-player = { level-player.label }
    .label = Joueur
    .help = Compte les cartes et garde de quoi répondre.

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
