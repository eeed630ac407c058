# What the program says of itself.

app-failed = roitelet had to stop: an error it did not expect. Your game is saved. What went wrong is in { $folder }.
app-how-to-quit = Ctrl+Q quits. Games under way are kept.
