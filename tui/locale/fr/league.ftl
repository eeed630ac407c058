# La ligue : des bots contre des bots.

league-playing = { $game }
league-title = { $game } · { $seats } places · { $games ->
    [one] une partie
   *[other] { $games } parties
} · graine { $seed }
league-entrant = qui
league-wins = victoires
league-interval = intervalle à 95 %
league-rating = Elo
league-thought = réfléchit 50 · 95 · 99 %
league-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
league-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
league-points = { NUMBER($rating, useGrouping: 0) }
league-times = { NUMBER($a, maximumFractionDigits: 1, minimumFractionDigits: 1) } · { NUMBER($b, maximumFractionDigits: 1, minimumFractionDigits: 1) } · { NUMBER($c, maximumFractionDigits: 1, minimumFractionDigits: 1) } ms
league-unfinished = Arrêté après { $done } donnes sur { $all }.{ $kept ->
    [yes] {" "}Elles sont gardées : la même commande reprend ici.
   *[no] {""}
}
league-entrant-unknown = Personne ne joue ici sous le nom « { $word } ». Il y a : { $known }.
league-number = --{ $option } { $word } ne convient pas : écrivez un nombre de 1 à { NUMBER($most, useGrouping: 0) }.
league-file = { $file } ne peut être lu et écrit. Choisissez un autre --resume.
