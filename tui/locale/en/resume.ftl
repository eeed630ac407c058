# Tables to go on with.

resume-title = Go on
resume-about = Enter goes on where the game stopped, Delete removes it.
resume-several = { $count } tables wait for you
resume-yours = { $game } with { $others }: your turn
resume-theirs = { $game } with { $others }
resume-shared = { $game }: { $names }
resume-called = { $game }: { $names } – { $seats } to play
resume-now = just now
resume-minutes = { $count } min ago
resume-hours = { $count } h ago
resume-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}
resume-remove = Remove this table for good? { $table }
