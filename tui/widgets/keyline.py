"""The line of keys at the foot of a screen."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from textual import events
from textual.binding import Binding
from textual.content import Content
from textual.screen import Screen
from textual.style import Style
from textual.widget import Widget

if TYPE_CHECKING:
    from tui.app import RoiteletApp

GAP: Final = 3


class KeyLine(Widget, can_focus=False):
    """The keys that do something now, in the present language; a click presses one.

    One widget that draws, where Textual's Footer makes a widget a key (and, in 8.2, keeps the old ones alive). What
    does not fit is left out: the help lists every key.
    """

    ALLOW_SELECT = False
    COMPONENT_CLASSES: ClassVar = {"keyline--key"}
    DEFAULT_CSS = """
    KeyLine { dock: bottom; height: 1; padding: 0 1; color: $footer-foreground; background: $footer-background; }
    KeyLine > .keyline--key { color: $footer-key-foreground; text-style: bold; }
    """

    app: RoiteletApp

    def on_mount(self) -> None:
        self.screen.bindings_updated_signal.subscribe(self, self._changed)

    def _changed(self, screen: Screen[object]) -> None:
        if screen is self.screen:
            self.refresh()

    def render(self) -> Content:
        """The shown bindings: the focused widget's, the screen's, then the way back and the app's, come what may."""
        items: dict[str, tuple[Binding, Content]] = {}
        for _, binding, enabled, _ in self.screen.active_bindings.values():
            if binding.show and enabled and binding.action not in items:
                items[binding.action] = binding, self._item(binding)
        line = sorted(items.values(), key=lambda entry: _standing(entry[0]))
        while sum(item.cell_length + GAP for _, item in line) - GAP > self.content_size.width:
            spare = [entry for entry in line if _standing(entry[0]) == 0]
            if not spare:
                break
            line.remove(spare[-1])
        return Content(" " * GAP).join(item for _, item in line)

    def _item(self, binding: Binding) -> Content:
        key = binding.key_display or self.app.get_key_display(binding)
        key_style = self.get_visual_style("keyline--key", partial=True)
        said = self.app.texts.find(binding.description) or binding.description
        return Content.assemble((key, key_style), " ", said).stylize(Style.from_meta({"key": binding.key}))

    def on_click(self, event: events.Click) -> None:
        key = event.style.meta.get("key")
        if key is not None:
            self.app.simulate_key(key)


def _standing(binding: Binding) -> int:
    """What stands last in the line, and is not left out: the way back, and then the app's keys."""
    family = (binding.id or "").partition(".")[0]
    return {"page": 1, "app": 2}.get(family, 0)
