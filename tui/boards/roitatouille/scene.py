"""The whole table drawn: the hand takes the lines it needs, the seats theirs, and the middle has the rest."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engines.game import Event
from engines.roitatouille.values import View
from tui.widgets.canvas import Canvas

from . import centre, moves, seats
from .cards import Styles
from .fan import Fan, draw_fan, size_for, spread
from .flight import Flight
from .hand import Choice, Held, seat_key
from .words import Words


class Scene(NamedTuple):
    """What is to be drawn: a view, what has become of the hand, and what has just happened.

    `asked`: the viewer is to decide. `stirred`: seats with fresh moves. `alarm`: an attack flashes just now.
    """

    view: View
    hand: Sequence[Held]
    choice: Choice | None
    cursor: int | None
    asked: bool
    moves: Mapping[int, Event]
    stirred: frozenset[int]
    story: Sequence[str]
    flight: Flight | None
    alarm: bool


class Drawn(NamedTuple):
    """Where things have been drawn: the hand, the middle of each plate, the top of the discard."""

    fan: Fan
    seats: Mapping[int, tuple[int, int]]
    top: tuple[int, int]


def draw(canvas: Canvas, styles: Styles, words: Words, scene: Scene) -> Drawn:
    """Draw a scene."""
    view = scene.view
    roomy = canvas.width >= 84 and canvas.height >= 32
    across = canvas.width - 2
    fan = spread(len(scene.hand), across, size_for(len(scene.hand), across, canvas.height, roomy))
    hand_top = canvas.height - fan.height if view.seat >= 0 else canvas.height
    room = hand_top - 1
    plates = _plates(words, scene)
    setting = seats.around(len(plates), canvas.width, room) if roomy else None
    setting = setting or seats.band(len(plates), canvas.width, room)
    canvas.fill(*setting.centre, styles["cloth"])
    if roomy:
        canvas.frame(*setting.centre, styles["cloth-edge"])
    seats.draw_seats(canvas, styles, setting, plates, view.direction)
    pair = centre.place(setting.centre)
    flying = scene.flight is not None
    centre.draw_piles(canvas, styles, pair, view, words.card(view.discard[-1]), int(flying))
    _draw_words(canvas, styles, pair.words, words, scene)
    if view.seat >= 0:
        _draw_rule(canvas, styles, hand_top - 1, words, scene)
        draw_fan(canvas, styles, fan, hand_top, scene.hand, words.card, asked=scene.asked, cursor=scene.cursor)
    if scene.flight is not None:
        scene.flight.draw(canvas, styles, pair.size)
    middles = {plate.seat: rect.middle for plate, rect in zip(plates, setting.plates, strict=True)}
    return Drawn(fan, middles, pair.top)


def _plates(words: Words, scene: Scene) -> list[seats.Plate]:
    """The other seats, in seat order from the viewer's left neighbour on."""
    view = scene.view
    count = len(view.sizes)
    targets = scene.choice.targets if scene.choice is not None else ()
    order = [(view.seat + 1 + i) % count for i in range(count)]
    return [
        seats.Plate(
            seat=seat,
            name=words.names[seat],
            cards=view.sizes[seat],
            captive=words.captive(view.captive[seat]),
            seen=next((words.seen(seen.cards) for seen in view.seen if seen.seat == seat), ""),
            move=moves.say(words, scene.moves[seat]) if seat in scene.moves else "",
            acting=seat in view.to_act,
            target=seat in targets,
            fresh=seat in scene.stirred,
            key=seat_key(seat),
        )
        for seat in order
        if seat != view.seat
    ]


def _draw_words(canvas: Canvas, styles: Styles, room: seats.Rect, words: Words, scene: Scene) -> None:
    view, choice = scene.view, scene.choice
    if choice is not None:
        dynasties = [words.dynasty(colour) for colour in range(3)]
        nobody = words.texts.say("board-roitatouille-nobody")
        centre.draw_choice(canvas, styles, room, choice, words.question(choice), dynasties, nobody)
        return
    said = centre.Said(
        colour=words.dynasty(view.colour),
        way=words.way(view.direction),
        attack=words.attack(view),
        look="threat" if view.seat not in view.to_act else "attack-flash" if scene.alarm else "attack",
        story=scene.story,
        heading=words.texts.say("board-roitatouille-since"),
    )
    centre.draw_words(canvas, styles, room, view, said)


def _draw_rule(canvas: Canvas, styles: Styles, y: int, words: Words, scene: Scene) -> None:
    """The line above the hand: whose it is, and what he did last."""
    view = scene.view
    rule = styles["rule-asked" if scene.asked else "rule"]
    canvas.glyphs(0, y, "─" * canvas.width, rule)
    mine = scene.moves.get(view.seat)
    did = moves.say(words, mine) if mine is not None else ""
    text = " · ".join(filter(None, [words.me(view), did]))
    canvas.text(3, y, f" {text} ", rule, canvas.width - 6)
