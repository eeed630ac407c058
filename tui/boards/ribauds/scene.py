"""The whole table drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from engines.game import Event
from engines.ribauds.values import View
from tui.widgets.canvas import Canvas
from tui.widgets.wrap import wrap

from .cards import Rect, Styles, draw_back, draw_face, draw_watched
from .faces import EMBLEMS, LOOKS
from .layout import Layout, layout
from .motion import Motion
from .moves import Trace
from .plots import Plot, plots
from .routes import DOWN, DRAW, UP, Picked, Target
from .words import SIDE_KEYS, Words, key_of


class Scene(NamedTuple):
    """What is to be drawn. `open` can be pointed at now."""

    view: View
    open: frozenset[Target]
    picked: Picked
    cursor: Target | None
    asked: bool
    trace: Trace
    moves: Mapping[int, Event]
    motion: Motion
    story: Sequence[str]


def draw(canvas: Canvas, styles: Styles, words: Words, scene: Scene) -> None:
    """Draw a scene."""
    view = scene.view
    rival = 1 - view.seat if view.seat >= 0 else 1
    place = layout(canvas.width, canvas.height, max(3, len(view.hand)), view.sizes[rival])
    canvas.fill(0, 0, canvas.width, place.rule, styles["cloth"])
    painter = _Painter(canvas, styles, words, scene, place)
    painter.rival(rival)
    painter.court()
    painter.piles()
    painter.plots()
    painter.hand()
    painter.words()


class _Painter:
    """One drawing."""

    def __init__(self, canvas: Canvas, styles: Styles, words: Words, scene: Scene, place: Layout) -> None:
        self._canvas, self._styles, self._say = canvas, styles, words.say
        self._texts, self._scene, self._view, self._place = words, scene, scene.view, place
        self._aid = scene.view.options.memory_aid

    # Above

    def rival(self, seat: int) -> None:
        """The rival's cards as backs, with what is known of them, his name and what he did last."""
        view, rects, canvas = self._view, self._place.rival, self._canvas
        held = next((held for held in view.held if held.seat == seat), None)
        known = []
        if held is not None and self._aid:
            known = [self._texts.card(card) for card in held.sure]
            known += [f"{self._texts.card(card)}?" for card in held.maybe]
        else:
            known = [self._texts.card(card) for card in self._scene.trace.shown]
        for number, rect in enumerate(rects):
            draw_back(canvas, self._styles, rect, known[number] if number < len(known) else "")
            self._mark(Target("slot", number), rect, rect.x + rect.width // 2 - 1, rect.y)
        x, y, width, _ = self._place.plate
        name = self._texts.names[seat]
        canvas.text(x, y, name, self._styles["name-acting" if seat in view.to_act else "name"], width)
        self._move(seat, x, y + 1, width, 2 if self._place.piles.width else 1)
        if not self._place.piles.width:
            counts = self._say("ribauds-board-piles", pile=view.pile, discard=len(view.discard))
            canvas.text(x, y + 2, counts, self._styles["quiet"], width)

    def _move(self, seat: int, x: int, y: int, width: int, lines: int) -> None:
        event = self._scene.moves.get(seat)
        said = self._texts.texts.event("ribauds", event, self._texts.names, self._view.seat) if event else ""
        for row, line in enumerate(wrap(said or "", width)[:lines]):
            self._canvas.text(x, y + row, line, self._styles["move"], width)

    # The middle

    def court(self) -> None:
        """Four large cards under the keys of their places; one that moves lies on top."""
        motion, rects = self._scene.motion, self._place.court
        for number in sorted(range(len(rects)), key=lambda place: motion.rect(place, rects) != rects[place]):
            rect = rects[number]
            self._court_card(number, motion.rect(number, rects))
            self._mark(Target("place", number), rect, rect.x + rect.width // 2 - 1, self._place.keys)

    def _court_card(self, number: int, rect: Rect) -> None:
        canvas, styles, there = self._canvas, self._styles, self._view.court[number]
        glimpsed = dict(self._scene.trace.glimpsed)
        fresh, turned = number in self._scene.trace.places, self._scene.motion.other_side(number)
        card = self._texts.seen(self._view, number)
        if there.card is not None and there.up != turned:
            draw_face(canvas, styles, rect, there.card, self._texts.card(there.card), fresh=fresh)
        elif turned:
            draw_back(canvas, styles, rect)
        elif number in glimpsed:
            name, about = self._texts.card(glimpsed[number]), self._say("ribauds-board-glimpsed")
            draw_back(canvas, styles, rect, name, about, self._watcher(number), glimpse=True, fresh=fresh)
        else:
            about = self._say("ribauds-board-known") if card is not None else ""
            name = self._texts.card(card) if card is not None else ""
            draw_back(canvas, styles, rect, name, about, self._watcher(number), fresh=fresh)

    def _watcher(self, place: int) -> str:
        if not self._aid or not self._view.court[place].watched:
            return ""
        return self._say("ribauds-board-watched", name=self._texts.rival(self._view))

    def piles(self) -> None:
        """The pile and the discard, in its order."""
        rect, view, canvas, styles = self._place.piles, self._view, self._canvas, self._styles
        if not rect.width:
            return
        x, y, width, height = rect
        back = Rect(x, y, min(width, 13), 3)
        target = DRAW
        if view.pile:
            draw_back(canvas, styles, back, self._say("ribauds-board-pile", count=view.pile))
        else:
            canvas.frame(*back, styles["quiet"], "┌─┐┆└┘")
            canvas.text(x + 2, y + 1, self._say("ribauds-board-pile", count=0), styles["quiet"], back.width - 4)
        self._mark(target, back, x + back.width - 4, y)
        canvas.text(x, y + 3, self._say("ribauds-board-discard", count=len(view.discard)), styles["quiet"], width)
        room = max(0, height - 4)
        for row, card in enumerate(reversed(view.discard[-room:] if room else ())):
            style = styles[f"{LOOKS[card]}-ink"]
            canvas.glyphs(x, y + 4 + row, EMBLEMS[card], style)
            canvas.text(x + 2, y + 4 + row, self._texts.card(card), style, width - 2)

    def plots(self) -> None:
        """How near each conspiracy is."""
        x, y, width, _ = self._place.plots
        column = width // 3
        for number, plot in enumerate(plots(self._view)):
            self._plot(plot, x + number * column, y, column - 1)

    def _plot(self, plot: Plot, x: int, y: int, width: int) -> None:
        canvas, styles = self._canvas, self._styles
        near = plot.missing <= 1
        look = styles["plot-near" if near else "plot"]
        title = self._say(f"ribauds-board-{plot.name}")
        after = canvas.text(x, y, title, look, width - 6) + 1
        for met, card in zip(plot.met, plot.cards, strict=True):
            sign = EMBLEMS[card] if card is not None else "■"
            canvas.glyphs(
                after, y, sign if met else "□", styles["plot-near" if near else "plot-met" if met else "quiet"]
            )
            after += 2
        alarm = plot.name == "marriage" and self._texts.wooing(self._view)
        canvas.text(x, y + 1, self._texts.plot(self._view, plot), styles["plot-near" if alarm else "quiet"], width)

    # Below

    def hand(self) -> None:
        """The rule with the viewer's own last move, and his cards under their keys."""
        view, canvas, styles = self._view, self._canvas, self._styles
        rule = styles["rule-asked" if self._scene.asked else "rule"]
        canvas.glyphs(0, self._place.rule, "─" * canvas.width, rule)
        if view.seat < 0:
            return
        name = self._texts.names[view.seat]
        mine = self._say("ribauds-board-mine", name=name, count=len(view.hand))
        canvas.text(3, self._place.rule, f" {mine} ", rule, canvas.width - 6)
        exposed = list(view.exposed) if self._aid else []
        for number, (card, rect) in enumerate(zip(view.hand, self._place.hand, strict=False)):
            target = Target("hand", number)
            picked = target in self._scene.picked
            lit = picked or target in self._scene.open or not self._scene.asked or not self._scene.picked
            draw_face(canvas, styles, rect, card, self._texts.card(card), lit=lit)
            if card in exposed:
                exposed.remove(card)
                draw_watched(canvas, styles, rect, self._say("ribauds-board-watched", name=self._texts.rival(view)))
            self._mark(target, rect, rect.x + rect.width // 2 - 1, rect.y - 1)

    def words(self) -> None:
        """What the choice at hand leads to, the two sides of a card to be laid, and what has happened."""
        x, y, width, height = self._place.words
        canvas, styles, end = self._canvas, self._styles, y + height
        if width < 12:
            return
        sides = [target for target in (UP, DOWN) if target in self._scene.open]
        for line in self._explanation(width, height, 2 * bool(sides)):
            canvas.text(x, y, line, styles["strong"], width)
            y += 1
        for target in sides:
            pointed = target == self._scene.cursor
            canvas.glyphs(x, y, f" {SIDE_KEYS[target]} ", styles["cursor" if pointed else "key"])
            canvas.text(x + 4, y, self._texts.about(self._view, target), styles["strong"], width - 4)
            canvas.spot(x, y, width, 1, target)
            y += 1
        if sides:
            return
        for line, last in _latest(self._scene.story, width, end - y):
            canvas.text(x, y, line, styles["story-last" if last else "story"], width)
            y += 1

    def _explanation(self, width: int, height: int, sides: int) -> list[str]:
        """What the choice at hand leads to. At the start of a turn what has happened is more important."""
        scene = self._scene
        if not scene.asked:
            return []
        lines = wrap(self._texts.explains(self._view, scene.picked), width)[: height - sides]
        if self._view.prompt == "main" and not scene.picked:
            story = sum(len(wrap(text, width)) for text in scene.story)
            return lines if len(lines) + story <= height else []
        return lines

    def _mark(self, target: Target, rect: Rect, x: int, y: int) -> None:
        """Make something a place to point at: its key, and how it looks under the cursor or when picked."""
        canvas, styles, scene = self._canvas, self._styles, self._scene
        canvas.spot(*rect, target)
        if rect.y == y + 1:
            canvas.spot(rect.x, y, rect.width, 1, target)
        can = scene.asked and target in scene.open
        label = f" {key_of(target)} "
        if target in scene.picked:
            canvas.glyphs(x - 2, y, f"▸{label}◂"[: rect.width], styles["picked"])
        elif target == scene.cursor:
            canvas.glyphs(x - 2, y, f"▸{label}◂"[: rect.width], styles["cursor"])
        elif can:
            canvas.glyphs(x, y, label, styles["key"])
        elif target.kind in ("place", "hand"):
            canvas.glyphs(x, y, label, styles["key-dim" if target.kind == "place" else "story"])


def _latest(story: Sequence[str], width: int, room: int) -> list[tuple[str, bool]]:
    """As many of the latest pieces of a story as fit whole, in lines; those of the last one are marked."""
    lines: list[tuple[str, bool]] = []
    for number, text in enumerate(reversed(story)):
        piece = [(line, number == 0) for line in wrap(text, width)]
        if len(piece) + len(lines) > room:
            break
        lines = piece + lines
    return lines
