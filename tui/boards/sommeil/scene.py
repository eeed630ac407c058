"""The whole table drawn: players above, beds in the middle, coins or ghosts below, and what happened at the foot."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len

from engines.sommeil.values import BEDS, GHOSTS, Placed, Verdict, View
from tui.widgets.canvas import Canvas

from . import beds, coins, figures, seats
from .beds import Row, Styles
from .coins import Button, Chip
from .motion import Motion
from .seats import Plate
from .words import Words

COIN_KEYS: Final = "abcdefghi"
NOWHERE_KEY: Final = "0"


class Scene(NamedTuple):
    """What is to be drawn: a view, what the viewer has chosen or points at, and what moves.

    `asked`: the viewer is to bet. `coin`: the one he took; `cursor`: what he points at, a coin or a place.
    """

    view: View
    asked: bool
    coin: int | None
    joker: bool
    cursor: int | None
    story: Sequence[str]
    motion: Motion | None
    tick: int
    paused: bool


class Plan(NamedTuple):
    """The lines of the parts."""

    bed_y: int
    bed_height: int
    chips: int
    strip_y: int
    coins_y: int
    coins_height: int
    ghosts_y: int | None
    story_y: int


def plan(height: int) -> Plan:
    """How the lines are shared out: a small table has shorter coins, a large one taller beds and the ghosts always."""
    roomy, compact = height >= 32, height < 20
    bed_y = seats.HEIGHT + (0 if compact else 1) + roomy
    bed = 12 if roomy else beds.LEAST
    chips, coins_height = (1, 1) if compact else (2, coins.HEIGHT)
    strip_y = bed_y + bed + chips
    coins_y = strip_y + 1 + roomy
    below = coins_y + coins_height
    ghosts_y = below + 1 if roomy else None
    return Plan(bed_y, bed, chips, strip_y, coins_y, coins_height, ghosts_y, below + 5 if roomy else below)


def draw(canvas: Canvas, styles: Styles, words: Words, scene: Scene) -> None:
    """Draw a scene."""
    view, lines = scene.view, plan(canvas.height)
    count = _beds(view)
    seats.draw_seats(canvas, styles, _plates(words, view))
    place = beds.row(count, lines.bed_y, canvas.width, lines.bed_height)
    if lines.bed_y > seats.HEIGHT:
        head = words.say("sommeil-board-head")
        canvas.text(place.x + place.across - cell_len(head), lines.bed_y - 1, head, styles["quiet"])
    _draw_row(canvas, styles, words, place, scene)
    chips = _chips([*view.bets, *view.verdicts])
    coins.draw_chips(canvas, styles, place, lines.chips, chips)
    _draw_strip(canvas, styles, words, lines.strip_y, chips, scene)
    if view.prompt == "bet":
        coins.draw_buttons(canvas, styles, lines.coins_y, lines.coins_height, _buttons(words, scene))
        if lines.ghosts_y is not None:
            _draw_ghosts(canvas, styles, words, lines.ghosts_y, figures_fit=True, view=view)
    else:
        y = lines.coins_y if lines.ghosts_y is None else lines.ghosts_y
        _draw_ghosts(canvas, styles, words, y, figures_fit=lines.coins_height >= coins.HEIGHT, view=view)
    _draw_story(canvas, styles, lines.story_y, scene.story)


def _beds(view: View) -> int:
    return BEDS[view.options.difficulty]


def _plates(words: Words, view: View) -> list[Plate]:
    bets = {bet.seat: bet for bet in (*view.verdicts, *view.bets)}
    plates = []
    for seat, name in enumerate(words.names):
        bet = bets.get(seat)
        waits = view.prompt == "bet" and bet is None and seat not in view.order
        said = words.say("sommeil-board-sits-out") if waits else "" if bet is None else words.bet(bet)
        right = bet.right if isinstance(bet, Verdict) else None
        plates.append(
            Plate(name, view.won[seat], seat == view.holder, seat in view.to_act, seat == view.seat, said, right)
        )
    return plates


def _draw_row(canvas: Canvas, styles: Styles, words: Words, place: Row, scene: Scene) -> None:
    view, motion = scene.view, scene.motion
    if scene.paused:
        beds.draw_curtains(canvas, styles, place)
    else:
        beds.draw_beds(canvas, styles, place, view.beds, view.fresh, motion, scene.tick)
    if view.covered or (motion is not None and motion.kind == "lift"):
        beds.draw_blanket(canvas, styles, place, motion, scene.tick)
        if view.covered and motion is None:
            beds.draw_haunting(canvas, styles, place, scene.tick)
            who = f" {words.say('sommeil-board-who')} "
            x = place.x + (place.across - cell_len(who)) // 2
            canvas.text(x, place.y + place.height - 5, who, styles["quilt-edge"])
    for slot in range(place.count):
        x = place.left(slot)
        canvas.spot(x, place.y, place.width, place.height, ("bed", slot))
        if scene.asked and scene.coin is not None:
            lit = scene.cursor == slot
            label = f" {slot + 1} " if not lit else f"▸{slot + 1}◂"
            canvas.glyphs(x + (place.width - 3) // 2, place.y + place.height - 2, label, styles["key"])


def _chips(bets: Sequence[Placed | Verdict]) -> list[Chip]:
    return [Chip(bet.coin, bet.bed, bet.joker, bet.right if isinstance(bet, Verdict) else None) for bet in bets]


def _buttons(words: Words, scene: Scene) -> list[Button]:
    view = scene.view
    up = Counter(view.up)
    return [
        Button(
            coin=coin,
            key=COIN_KEYS[at],
            name=words.coin(coin),
            number=up[coin],
            lit=scene.asked and (coin == scene.coin or (scene.coin is None and scene.cursor == at)),
            open=scene.asked,
        )
        for at, coin in enumerate(sorted(up))
    ]


def _draw_strip(canvas: Canvas, styles: Styles, words: Words, y: int, chips: Sequence[Chip], scene: Scene) -> None:
    """Between beds and coins: “not here” with the coins that say so, and the joker."""
    view = scene.view
    if view.prompt != "bet" and not any(chip.bed is None for chip in chips):
        return
    x = 2
    choosing = scene.asked and scene.coin is not None
    if choosing:
        lit = scene.cursor == _beds(view)
        canvas.glyphs(x, y, f"▸{NOWHERE_KEY}◂" if lit else f" {NOWHERE_KEY} ", styles["key"])
        x += 4
    end = canvas.text(x, y, words.say("sommeil-board-nowhere"), styles["strong" if choosing else "quiet"], 40)
    canvas.spot(0, y, end, 1, ("nowhere",))
    x = end + 2
    for chip in chips:
        if chip.bed is None:
            coins.draw_chip(canvas, styles, x, y, chip)
            x += coins.CHIP
    if scene.asked and view.options.difficulty == "hard":
        said = words.say("sommeil-board-joker-on" if scene.joker else "sommeil-board-joker-off")
        left = canvas.width - cell_len(said) - 6
        canvas.glyphs(left, y, " j ", styles["key"])
        canvas.text(left + 4, y, said, styles["joker" if scene.joker else "joker-off"])
        canvas.spot(left, y, canvas.width - left, 1, ("joker",))


def _draw_ghosts(canvas: Canvas, styles: Styles, words: Words, y: int, *, figures_fit: bool, view: View) -> None:
    """The pile, and the ghosts that have come out of those that may."""
    whole = GHOSTS[view.options.deck]
    if not figures_fit:
        line = words.say("sommeil-board-left", pile=view.pile, jesters=view.jesters)
        canvas.text(2, y, line, styles["quiet"], canvas.width - 4)
        return
    wide = canvas.width >= 76
    across = 9 + 6 * whole + (14 if wide else 0)
    x = max(1, (canvas.width - across) // 2)
    canvas.fill(x, y, 7, 3, styles["back"], "░")
    canvas.frame(x, y, 7, 3, styles["back"])
    canvas.text(x + 1, y + 1, f"{view.pile:^5}", styles["back-count"], 5)
    canvas.spot(x, y, 7, 3, ("pile",))
    x += 9
    for number in range(whole):
        come = number < view.ghosts
        for line, text in enumerate(figures.GHOST if come else figures.ABSENT):
            canvas.glyphs(x + 6 * number, y + line, text, styles["ghost" if come else "ghost-gone"])
    if wide:
        jesters = words.say("sommeil-board-jesters", jesters=view.jesters)
        canvas.text(x + 6 * whole + 1, y + 1, jesters, styles["quiet"], 16)


def _draw_story(canvas: Canvas, styles: Styles, y: int, story: Sequence[str]) -> None:
    """The latest of what happened, the last line bright."""
    room = canvas.height - y
    lines = list(story[-room:]) if room > 0 else []
    for line, text in enumerate(lines, canvas.height - len(lines)):
        last = line == canvas.height - 1
        canvas.text(2, line, text, styles["story-last" if last else "story"], canvas.width - 4)
