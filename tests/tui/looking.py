"""How tests look at a running program."""

from __future__ import annotations

from collections.abc import Callable

from textual.pilot import Pilot

from tui.app import RoiteletApp


def shown(app: RoiteletApp) -> str:
    """All that the screen shows, as text."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip) for strip in strips)


async def wait_for(pilot: Pilot[None], done: Callable[[], bool]) -> None:
    """Let the program go on until something is so."""
    for _ in range(500):
        if done():
            return
        await pilot.pause(0.02)
    raise AssertionError("it never came to that")


async def wait_for_text(pilot: Pilot[None], app: RoiteletApp, text: str) -> None:
    """Let the program go on until a text shows."""
    await wait_for(pilot, lambda: text in shown(app))
