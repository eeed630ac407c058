# Les tables à reprendre.

resume-title = Reprendre
resume-about = Entrée reprend la partie où elle s’est arrêtée, Suppr l’efface.
resume-several = { $count } tables vous attendent
resume-yours = { $game } avec { $others } : à vous
resume-theirs = { $game } avec { $others }
resume-shared = { $game } : { $names }
resume-called = { $game } : { $names } – à { $seats } de jouer
resume-now = à l’instant
resume-minutes = il y a { $count } min
resume-hours = il y a { $count } h
resume-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}
resume-remove = Effacer cette table pour de bon ? { $table }
