# What each screen is for.

help-title = Help
help-leave = Esc closes this. With the mouse: click anything; Shift (or Option) while dragging selects text.
help-anywhere = These keys do something here.
help-hub = Everything begins here. The arrows move, Enter chooses; a key at the right chooses at once. Play now deals straight away as you played last; a number sets up a table by your own rules.
help-setup = Seats to the left: pick how well each bot plays, or leave the seat empty; c gives a bot a character of its own. Rules to the right: begin with a set of rules, then change what you like; a dot marks what differs. Left and Right change a line, and the lines below explain it. Enter deals.
help-preferences = Left and Right change a setting; it takes effect at once and is kept.
help-resume = Games you left, the latest first. Enter goes on with one, Delete removes it.
help-rules = Arrows, Space and b move through the text. t opens the contents, / looks for a word, n finds it again.
help-result = The standing so far. Between rounds, Enter goes on. At the end, r deals again to the same players.
help-curtain = Several people share this keyboard. The table of the one before is gone from the screen; yours comes when you press Enter, with what has happened since your last turn. q saves the game and leaves.
help-first-game = Choose the game that you want to learn. Its notes stand above the table; Enter or Esc puts one away, and you can play at any time.
help-nearby = The tables that answer on this network, those of hosts you know first; beside them what is agreed there. Enter sits down, w looks on. Where nothing is found, / takes a host’s address or a join code.
help-opening = To the left the table: its name, game and seats, who gets in, what happens when somebody’s line breaks, and whether there is a clock. To the right the rules, a dot before what differs. Left and Right change a line. Enter opens the table; more can be changed before the game begins.
help-lobby = Around the table before the game. Up and Down choose a seat. The head of the table (♛) settles things: + and - change the number of seats, b puts a bot there and a better one at each press, c changes its character, k shows somebody the door, o changes the rules, i shows how others get in, Enter begins. Everybody else says with Space that he is ready. t writes; the digits say something without typing.
help-invitation = How others get in. The picture is the join code, for a camera.
help-talk = What everyone at the table says. Write a line, or the number of a word; Enter with nothing, or Esc, goes back to the table.
help-pin = Type the six digits on the host’s screen. They are never sent as they are: a wrong host learns nothing from them.
help-changed-key = A host proves by its key who it is. Another key at the same address is a reason to stop and to ask the person who hosts, in another way than by this program.
help-table = What you can play is bright and has its key beside it; choosing anything else says why it cannot be played. The line at the foot says what is asked of you.
help-table-ministre =
    Your place is at the foot; the next player clockwise is to its left, and the numbers are those of the places. On your turn a digit claims a character, the arrows and o move every card, v looks, e ends the turn. When somebody claims, x doubts and Space lets it pass; the answers stay sealed until all are given: ■ has answered, □ still thinks.
    A card you see lies open for a moment, for you alone; then it is yours to remember. With the memory aid a card of which you can be sure keeps its name.
help-table-ribauds =
    Above lie your rival’s cards, in the middle the Court, at the foot your hand. A digit turns a place up. A letter picks a card of yours up; then a digit says where it goes, and u or d (or the arrows up and down) lays it face up or face down. Esc puts it back; what has been seen cannot be taken back.
    Cards just touched have a bright edge. With the memory aid a hidden card that you know bears its name, “?” marks what your rival may still hold, and “knows” what he knows of yours. ♔ Roi, ❦ Reine, ⚑ Chevalier, † Assassin.
help-table-roitatouille =
    Your hand is at the foot, its playable cards raised and bright: press the key on a card’s edge, or click it. Any other card says why it cannot be laid. A card that asks for a colour takes b, r or v; a seat, its number.
    B, R, V are blue, red and violet. A number is a king. ∅ Famine, ⇄ Excommunication, † Régicide; ## Prisonnier and +4 Révolution are black; ◆ Du Guesclin, ⚑ Cartier and ✠ Jeanne d’Arc are green.
help-table-sommeil =
    Look at the beds while you can: each card puts someone to bed or changes his nightclothes. Space turns up the next card when it is your turn. When a ghost comes, the blanket hides them all.
    Then take a coin by its letter and put it before a bed by its number, or press 0 for “not here”. W, R, Y, B are white, red, yellow and blue nightclothes; K, Q, P, C, D are Roi, Reine, Princesse, Chambellan and Chien. The beds are curtained while you read this.
