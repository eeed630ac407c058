# La première partie guidée.

lesson-title = Une première partie
lesson-about = Une courte partie contre des débutants, avec une note sur chaque chose qui arrive.
lesson-note = Note { $number } sur { $total }
lesson-read = suite
lesson-wait = { $number } notes lues sur { $total }. Jouez : la suivante vient quand il se passe du nouveau.
lesson-done = C’était la dernière note : vous savez jouer. Gagnez cette partie !
