"""Every key there is, by the name under which a person may rebind it in the settings."""

from __future__ import annotations

from typing import Any, Final

from textual.binding import Binding
from textual.screen import Screen

_KEYS: Final[dict[str, str]] = {
    "app.help": "question_mark,f1",
    "app.palette": "ctrl+p,colon",
    "app.quit": "ctrl+q,f10",
    "page.back": "escape,q",
    "page.up": "up,k",
    "page.down": "down,j",
    "table.leave": "q",
    "table.log": "l",
    "table.hint": "h",
    "table.ruling": "f2",
    "table.talk": "f3",
    "table.pause": "f4",
    "table.draw": "d",
    "table.take": "t",
    "table.keep": "k",
    "table.parry": "j",
    "table.joker": "j",
    "table.pass": "p",
    "table.doubt": "x",
    "table.let-pass": "space",
    "table.ring-left": "left",
    "table.ring-right": "right",
    "table.ring-opposite": "o",
    "table.look": "v",
    "table.done": "e",
    "table.left": "left",
    "table.right": "right",
    "table.up": "up",
    "table.down": "down",
    "table.choose": "enter",
    "table.erase": "backspace",
    "table.back": "escape",
    "table.hand-over": "enter",
    "table.note": "enter,escape",
    "curtain.ready": "enter",
    "hub.play": "p",
    "hub.resume": "c",
    "hub.nearby": "n",
    "hub.host": "h",
    "hub.learn": "f",
    "hub.rules": "r",
    "hub.settings": "s",
    "hub.quit": "q",
    "setup.start": "enter",
    "setup.add": "plus,equals_sign",
    "setup.remove": "minus",
    "setup.reset": "backspace,u",
    "setup.character": "c",
    "nearby.sit": "enter",
    "nearby.watch": "w",
    "nearby.where": "slash,a",
    "opening.open": "enter",
    "opening.reset": "backspace,u",
    "talk.close": "escape",
    "pin.erase": "backspace",
    "pin.cancel": "escape",
    "stop.back": "escape",
    "lobby.up": "up",
    "lobby.down": "down,j",
    "lobby.start": "enter",
    "lobby.ready": "space",
    "lobby.more": "plus,equals_sign",
    "lobby.fewer": "minus",
    "lobby.bot": "b",
    "lobby.character": "c",
    "lobby.kick": "k",
    "lobby.options": "o",
    "lobby.invite": "i",
    "lobby.talk": "t",
    "lobby.terms-up": "pageup",
    "lobby.terms-down": "pagedown",
    "invitation.close": "escape,q,enter,i",
    "pick.next": "right,l,space",
    "pick.previous": "left,h",
    "result.next": "enter,space",
    "result.rematch": "r",
    "result.change": "c",
    "result.hub": "escape,q",
    "resume.open": "enter",
    "resume.remove": "delete,x",
    "rules.contents": "t",
    "rules.search": "slash",
    "rules.again": "n",
    "rules.page-down": "pagedown,space",
    "rules.page-up": "pageup,b",
    "rules.top": "home,g",
    "rules.bottom": "end,G",
    "preferences.close": "enter",
    "help.close": "escape,q,enter,question_mark,f1",
    "notice.close": "escape,q,enter",
    "small.quit": "q,escape",
    "ask.left": "left,up",
    "ask.right": "right,down",
    "ask.yes": "y,enter",
    "ask.no": "n,escape,q",
}


def bind(name: str, action: str, *, show: bool = True, priority: bool = False, shown: str | None = None) -> Binding:
    """The binding of this name; its description is a key of the texts, which `KeyLine` and the help say in words.

    `shown` stands for the key until a person rebinds it.
    """
    description = f"key-{name.replace('.', '-')}"
    return Binding(_KEYS[name], action, description, show=show, priority=priority, key_display=shown, id=name)


def key_of(screen: Screen[Any], name: str) -> str:
    """The key that a binding has now on a screen, as it is shown; empty if it is not active."""
    bindings = (active.binding for active in screen.active_bindings.values())
    return next((screen.app.get_key_display(binding) for binding in bindings if binding.id == name), "")
