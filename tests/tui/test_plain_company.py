"""The others at a hosted table in lines, as the host's notices come."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from typing import Any, cast

from net.deal import VERDICTS, Verdict
from net.guest import Guest
from net.notices import Line, Notice
from net.policy import Policy
from net.wire import Chair, Clocks, Company, Denied, Said
from tui.lines import Lines
from tui.plain import Console
from tui.plain_company import PlainCompany
from tui.text import Texts


class Heard:
    """A guest to whom the notices of a test come, and what he asked for."""

    def __init__(self, *notices: Notice) -> None:
        self._notices = notices
        self.company, self.seat = company(), 0
        self.asked: list[tuple[str, Any]] = []

    async def notices(self) -> AsyncIterator[Notice]:
        for notice in self._notices:
            yield notice
            await asyncio.sleep(0.01)

    def __getattr__(self, name: str) -> Any:
        return lambda what: self.asked.append((name, what))


def company(bo: Chair | None = None, *, paused: bool = False) -> Company:
    chairs = (Chair("Ana", presence="here"), bo or Chair("Bo", presence="here"))
    return Company("t", "ribauds", "", {}, Policy(), chairs, 0, "playing", 0, paused)


def talker(guest: Heard) -> tuple[PlainCompany, io.StringIO]:
    out = io.StringIO()
    return PlainCompany(Console(Texts("en"), cast(Lines, None), out), cast(Guest, guest)), out


async def told(*notices: Notice) -> list[str]:
    plain, out = talker(Heard(*notices))
    await plain.follow()
    return out.getvalue().splitlines()


async def test_who_is_missing_is_told_when_it_changes() -> None:
    dropped = Chair("Bo", presence="dropped", seconds=12)
    bot = Chair("Bo", presence="dropped", stand_in=True)
    assert await told(company(dropped), company(dropped), company(bot), company(), company(paused=True)) == [
        "Bo: the line is broken, 12 s",
        "Bo is away: a bot plays",
        "Bo is back",
        "The game is paused; /go goes on.",
    ]


async def test_what_is_said_refused_and_broken_is_told() -> None:
    notices = Said(1, "Bo", "[/x] hello", ""), Said(1, "Bo", "", "bravo"), Denied("silent"), Line("lost"), Line("here")
    lines = await told(*notices)
    assert lines[:2] == ["Bo: [/x] hello", "Bo: Bravo!"]
    assert lines[3:] == ["The line is broken: coming back…", "The line is mended."]


async def test_one_is_warned_of_ones_own_time_alone() -> None:
    assert await told(Clocks((1,), (9_000, 9_000), (0, 0)), Line("here")) == ["The line is mended."]
    assert await told(Clocks((0,), (9_000, 9_000), (500, 0)), Line("here")) == [
        "You have 10 seconds left.",
        "The line is mended.",
    ]


async def test_every_verdict_is_told_in_words() -> None:
    lines = await told(*map(Verdict, VERDICTS))
    assert len({*lines}) == len(VERDICTS)
    assert lines[0].startswith("Deal verified")


async def test_lines_with_a_slash_are_for_the_others() -> None:
    guest = Heard()
    plain, _ = talker(guest)
    assert [plain.aside(line) for line in ("/say hello you", "/say 3", "/pause", "/go", "/dance", "/say ")] == [
        True,
        True,
        True,
        True,
        False,
        False,
    ]
    assert guest.asked == [("say", "hello you"), ("emote", "bravo"), ("pause", True), ("pause", False)]
