# The league: bots against bots.

league-playing = { $game }
league-title = { $game } · { $seats } seats · { $games ->
    [one] one game
   *[other] { $games } games
} · seed { $seed }
league-entrant = entrant
league-wins = wins
league-interval = 95 % interval
league-rating = Elo
league-thought = thinks 50 · 95 · 99 %
league-share = { NUMBER($share, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
league-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
league-points = { NUMBER($rating, useGrouping: 0) }
league-times = { NUMBER($a, maximumFractionDigits: 1, minimumFractionDigits: 1) } · { NUMBER($b, maximumFractionDigits: 1, minimumFractionDigits: 1) } · { NUMBER($c, maximumFractionDigits: 1, minimumFractionDigits: 1) } ms
league-unfinished = Stopped after { $done } of { $all } deals.{ $kept ->
    [yes] {" "}They are kept: the same command goes on from here.
   *[no] {""}
}
league-entrant-unknown = Nobody called “{ $word }” plays here. There are: { $known }.
league-number = --{ $option } { $word } will not do: write a number from 1 to { NUMBER($most, useGrouping: 0) }.
league-file = { $file } cannot be read and written. Choose another --resume.
