# Ce que le programme dit de lui-même.

app-failed = roitelet a dû s’arrêter sur une erreur imprévue. Votre partie est gardée. Ce qui s’est passé est dans { $folder }.
app-how-to-quit = Ctrl+Q quitte. Les parties en cours sont gardées.
