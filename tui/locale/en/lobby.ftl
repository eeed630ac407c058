# Around a table with others, before its game.

lobby-seats = At the table
lobby-agreed = What is agreed
lobby-free = free
lobby-you = you
lobby-guest = {""}
lobby-bot = bot, { $level }
lobby-stand-in = a bot sits in
lobby-shaky = bad line
lobby-dropped = { $seconds ->
    [0] gone
   *[other] gone, { $seconds } s
}
lobby-away = has left
lobby-places = { $free ->
    [0] no seat free
    [one] { $free } of { $seats } seats free
   *[other] { $free } of { $seats } seats free
}
lobby-watchers = { $count ->
    [one] { $count } looks on
   *[other] { $count } look on
}
lobby-line-lost = The line is broken: coming back…
lobby-awaits = Waiting for { $seats } to be ready.
lobby-may-start = Enter begins. Bots take the free seats.
lobby-say-ready = Space: you are ready.
lobby-awaits-head = You are ready. { $seat } begins the game.
lobby-awaits-anyone = You are ready. The game begins soon.
lobby-looking-on = You look on.
lobby-pin = PIN of this table
lobby-or-code = or the join code
lobby-code = Join code
lobby-pin-changed = New: { $address } guessed at it.
lobby-talk-hint = t: write · { $emotes }
lobby-bot-not-here = { $seat } sits there: k shows a person the door.
lobby-kick = Show { $seat } the door? A free seat may be taken again.
lobby-kick-yes = Show the door
lobby-kick-no = Let stay
lobby-news-came = { $seat } sits down.
lobby-news-left = { $seat } gets up.
lobby-news-rules = The rules have changed.
lobby-news-terms = What is agreed besides the rules has changed.
lobby-news-head = { $you ->
    [yes] You settle things at this table now.
   *[no] { $seat } settles things at this table now.
}
lobby-first-visit = You have not been to this host before. It shows itself as { $fingerprint }: from now on it must stay so.
lobby-leave = Leave this table?
lobby-leave-game = Leave the game? A bot plays for you until you come back.
lobby-leave-host = { $any ->
    [none] Close your table? A game under way is saved.
   *[other] Close your table? It ends for { $others } too; a game under way is saved.
}
lobby-leave-yes = Leave
lobby-leave-no = Stay
lobby-invite-title = Come and play
lobby-invite-open = On the other machine: Tables nearby, and choose this table. Where it is not found, type, paste or scan the join code.
lobby-invite-code = Only who has this join code can sit down: type it, paste it or scan it.
lobby-invite-host = The mark of this host: { $fingerprint }
lobby-another = { $seat } may call everyone back for another game.
lobby-close = Close it
lobby-invite-pin = On the other machine: Tables nearby, then this table and the PIN. The join code needs no PIN: type it, paste it, or scan the picture.
