# The guided first game.

lesson-title = A first game
lesson-about = A short game against beginners, with notes on what happens as it happens.
lesson-note = Note { $number } of { $total }
lesson-read = go on
lesson-wait = { $number } of { $total } notes read. Play on: the next one comes when something new happens.
lesson-done = That was the last note: now you can play. Win this game!
