# What `roitelet doctor` reports, a line each.

doctor-mark-ok = ok  {" "}
doctor-mark-warn = note
doctor-mark-bad = BAD {""}
doctor-python = Python { $version } on { $system }
doctor-part = { $name } { $version }
doctor-part-missing = { $name } is not installed. Install the program again to mend this.
doctor-terminal = Terminal: { $name }
doctor-no-terminal = Not in a terminal that can draw ({ $name }): games are played in lines of text. Colours, size and glyphs cannot be seen from here.
doctor-encoding = Encoding: { $name }
doctor-colours = { $number ->
    [none] No colours: letters and patterns tell the cards apart.
   *[other] { $number } colours
}
doctor-no-color = NO_COLOR is set: the terminal’s own colours are used.
doctor-size = Size: { $columns } × { $rows }
doctor-size-tight = Size: { $columns } × { $rows }. It works; 80 × 24 is better.
doctor-size-small = Size: { $columns } × { $rows }. Enlarge the window to 60 × 20 at least.
doctor-glyphs = Glyphs: all { $count } are one cell wide.
doctor-glyphs-odd = These glyphs are not one cell wide here: { $glyphs }. Choose ASCII drawing in the settings.
doctor-glyphs-silent = The terminal does not say how wide it draws glyphs. If frames look torn, choose ASCII drawing in the settings.
doctor-language = Language: { $language }
doctor-themes = { $count ->
    [one] { $count } theme
   *[other] { $count } themes
}
doctor-theme-lost = There is no theme “{ $name }”, which the settings name. There are: { $known }.
doctor-folder = { $what ->
    [config] Settings
    [data] Games
   *[logs] Log
}: { $folder }
doctor-folder-closed = { $what ->
    [config] Settings cannot be written
    [data] Games cannot be saved, so none can be played
   *[logs] The log cannot be written
}: { $folder }. Check the folder’s permissions and free space, or name another in ROITELET_HOME.
doctor-games = { $count ->
    [0] No unfinished games
    [one] { $count } unfinished game
   *[other] { $count } unfinished games
}
doctor-sum = { $count ->
    [0] All is well.
    [one] You can play. { $count } thing could be better.
   *[other] You can play. { $count } things could be better.
}
doctor-sum-bad = You cannot play before what is marked BAD is mended.
