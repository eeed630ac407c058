"""Around a table before its game: what the host tells shows, and what keys ask reaches the host."""

from __future__ import annotations

from collections.abc import Callable

import msgspec
import pytest
from textual.pilot import Pilot

from engines.registry import load
from net.invite import encode
from net.line import Address
from net.notices import Gone, Line
from net.policy import Policy
from net.wire import Chair, Door, Said
from tui.app import RoiteletApp
from tui.screens.ask import Ask, Notice
from tui.screens.hub import Hub
from tui.screens.invitation import Invitation
from tui.screens.lobby import Lobby
from tui.screens.opening import Opening
from tui.widgets.door import code_lines, drawn
from tui.widgets.picker import Picker

from .looking import shown, wait_for, wait_for_text
from .parties import FakeGuest, company
from .tables import HOSTILE

Start = Callable[..., RoiteletApp]
CODE = encode("invite", [Address("192.168.1.20", 45678)], bytes(range(32)), "00112233445566ff")
DOOR = Door("482017", CODE)
SIZES = [(80, 24), (140, 45)]


async def sit(pilot: Pilot[None], app: RoiteletApp, guest: FakeGuest, *told: object) -> None:
    await app.party._sit(guest)
    guest.tell(*(told or (company(),)))
    await wait_for(pilot, lambda: app.focused is not None and isinstance(app.screen, Lobby))
    await pilot.pause()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("size", SIZES)
async def test_the_hosts_screen_holds_everything(start: Start, size: tuple[int, int], language: str) -> None:
    app, guest = start(language=language), FakeGuest()
    chairs = (Chair("Marie"), *(Chair("") for _ in range(9)))
    policy = Policy(access="pin", move=30, reserve=300)
    async with app.run_test(size=size) as pilot:
        await sit(pilot, app, guest, company(chairs=chairs, policy=policy), DOOR, Said(0, "Marie", "Hello", ""))
        await wait_for_text(pilot, app, "Hello")
        text = shown(app)
        for words in ("Lunch at Marie’s", "RoiTatouille", "10", "PIN", CODE.split("-")[0], drawn("482")[0]):
            assert words in text
        seats = app.screen.query_one("#chairs")
        assert seats.max_scroll_y == 0
        door = app.screen.query_one("#door-code").region
        assert app.screen.query_one("#lobby-agreed").region.contains_region(door)


async def test_pin_and_code_are_on_the_hosts_screen_alone(start: Start) -> None:
    app, guest = start(), FakeGuest(1)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot, app, guest, company(policy=Policy(access="pin")))
        assert "PIN of this table" not in shown(app)
        await pilot.press("i")
        assert isinstance(app.screen, Lobby)


async def test_a_guessed_pin_is_told(start: Start) -> None:
    app, guest = start(), FakeGuest()
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot, app, guest, company(), msgspec.structs.replace(DOOR, warned="192.168.1.44"))
        await wait_for_text(pilot, app, "192.168.1.44 guessed")


async def test_the_head_settles_things_by_keys(start: Start) -> None:
    app, guest = start(), FakeGuest()
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot, app, guest)
        await pilot.press("plus", "minus")
        assert [(name, args[1]) for name, *args in guest.asked] == [("settle", 5), ("settle", 3)]
        guest.asked.clear()
        await pilot.press("down", "down", "b", "down", "b")
        level = "novice"
        assert guest.asked[1] == ("arrange", 3, level)
        assert guest.asked[0][:2] == ("arrange", 2)
        assert guest.asked[0][2] not in ("player", level)
        await pilot.press("up", "c")
        assert guest.asked[-1][:2] == ("arrange", 2)
        assert guest.asked[-1][2].startswith("player:")
        guest.asked.clear()
        await pilot.press("space", "enter")
        assert guest.asked == [("ready", True), ("start",)]


async def test_a_person_is_shown_the_door_after_asking(start: Start) -> None:
    app, guest = start(), FakeGuest()
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot, app, guest)
        await pilot.press("k")
        assert isinstance(app.screen, Lobby), "not oneself"
        await pilot.press("down", "b", "k")
        assert isinstance(app.screen, Ask)
        assert "Show Ana the door?" in app.screen.question
        await pilot.press("n", "k", "y")
        assert guest.asked == [("kick", 1)]


async def test_a_guest_is_ready_and_settles_nothing(start: Start) -> None:
    app, guest = start(), FakeGuest(1)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot, app, guest)
        await pilot.press("plus", "b", "k", "o", "enter", "space")
        assert guest.asked == [("ready", False)]
        chairs = (Chair("Marie"), Chair("Ana"), Chair("Bruno", "player"), Chair(""))
        guest.tell(company(chairs=chairs))
        await wait_for_text(pilot, app, "Space: you are ready.")
        await pilot.press("space")
        assert guest.asked[-1] == ("ready", True)


async def test_people_talk(start: Start) -> None:
    app, guest = start(), FakeGuest(1)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot, app, guest)
        await pilot.press("3", "t", *"b k [/x]", "enter", "escape", "0")
        assert guest.asked == [("emote", "bravo"), ("say", "b k [/x]"), ("emote", "bye")]
        guest.tell(Said(0, "Marie", "", "bravo"), Said(0, "Marie", "", "no such thing"))
        await wait_for_text(pilot, app, "Marie  Bravo!")


async def test_one_who_looks_on_talks_only_where_that_is_agreed(start: Start) -> None:
    app, guest = start(), FakeGuest(-1)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot, app, guest)
        await pilot.press("1", "t", "space", "enter")
        assert guest.asked == []
        assert "You look on." in shown(app)
        guest.tell(company(policy=Policy(watching="chat")))
        await wait_for_text(pilot, app, "and talk")
        await pilot.press("1")
        assert guest.asked == [("emote", "hello")]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "fr"])
async def test_hostile_words_are_shown_as_they_are(start: Start, size: tuple[int, int], language: str) -> None:
    from net.clean import clean_line, clean_name

    app, guest = start(language=language), FakeGuest()
    names = [clean_name(name) for name in HOSTILE]
    chairs = (Chair("Marie"), *(Chair(name, ready=True, presence="dropped", seconds=9) for name in names))
    async with app.run_test(size=size) as pilot:
        talk = [Said(1, names[1], clean_line(text, 240), "") for text in HOSTILE]
        await sit(pilot, app, guest, company(title=names[1], chairs=chairs), DOOR, *talk)
        await wait_for_text(pilot, app, names[0])
        text = shown(app)
        assert "[@click=app.quit" in text
        assert not {"\x1b", "\u202e", "\x9b"} & set(text)
        await pilot.press("down", "k")
        assert isinstance(app.screen, Ask)


async def test_what_differs_from_the_printed_rules_is_marked(start: Start) -> None:
    app, guest = start(), FakeGuest(1)
    rules = msgspec.to_builtins(msgspec.structs.replace(load("roitatouille").info.presets["as_written"], rounds=3))
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot, app, guest)
        assert "The printed rules." in shown(app)
        guest.tell(company(options=rules))
        await wait_for_text(pilot, app, "• Rounds: 3")
        assert "The rules have changed." in shown(app)
        guest.tell(company(options={"rounds": "many"}))
        await wait_for_text(pilot, app, "does not know")


async def test_comings_and_goings_are_told(start: Start) -> None:
    app, guest = start(), FakeGuest()
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot, app, guest)
        guest.tell(company(chairs=(Chair("Marie"), Chair(""), Chair("Bruno", "player"), Chair("Zoé"))))
        await wait_for_text(pilot, app, "Zoé sits down.")
        assert "Ana gets up." in shown(app)
        guest.tell(Line("lost"))
        await wait_for_text(pilot, app, "coming back…")


async def test_the_host_invites(start: Start) -> None:
    app, guest = start(), FakeGuest()
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot, app, guest, company(policy=Policy(access="pin")), DOOR)
        await wait_for_text(pilot, app, CODE.split("-")[0])
        await pilot.press("i")
        await wait_for(pilot, lambda: isinstance(app.screen, Invitation))
        await wait_for_text(pilot, app, "0001 0203")
        text = shown(app)
        assert "█▀▀▀▀▀█" in text
        assert all(group in text for group in CODE.split("-"))
        await pilot.press("escape")
        assert isinstance(app.screen, Lobby)


async def test_rules_are_changed_from_the_lobby(start: Start) -> None:
    app, guest = start(), FakeGuest()
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot, app, guest)
        await pilot.press("o")
        await wait_for(pilot, lambda: isinstance(app.screen, Opening) and bool(app.screen.query(Picker)))
        app.screen.query_one("#option-rounds", Picker).action_pick(1)
        app.screen.query_one("#access", Picker).action_pick(1)
        await pilot.press("enter")
        await wait_for(pilot, lambda: isinstance(app.screen, Lobby))
        ((name, game, seats, options, policy),) = guest.asked
        assert (name, game, seats, options["rounds"], policy.access) == ("settle", "roitatouille", 4, 2, "pin")


async def test_leaving_asks_and_being_shown_out_is_told(start: Start) -> None:
    app, guest = start(), FakeGuest(1)
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot, app, guest)
        await pilot.press("escape")
        assert isinstance(app.screen, Ask)
        await pilot.press("escape")
        assert guest.asked == []
        await pilot.press("escape", "y")
        await wait_for(pilot, lambda: isinstance(app.screen, Hub))
        assert guest.asked == [("leave",)]
        other = FakeGuest(1)
        await sit(pilot, app, other)
        other.tell(Gone("kicked"))
        await wait_for(pilot, lambda: isinstance(app.screen, Notice))
        assert not app.party.is_open


async def test_ascii_and_no_colour(start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app, guest = start(ascii=True), FakeGuest()
    async with app.run_test(size=(80, 24)) as pilot:
        await sit(pilot, app, guest, company(policy=Policy(access="pin")), DOOR)
        await wait_for_text(pilot, app, "4 8 2   0 1 7")
        assert not {"♛", "✓", "○", "█"} & set(shown(app))


def test_a_code_stands_in_even_lines() -> None:
    assert code_lines("AAAAA-BBBBB-CCCCC-DDDDD-EEEEE", 23) == ["AAAAA BBBBB CCCCC", "DDDDD EEEEE"]
    assert code_lines("", 23) == []


def test_digits_are_drawn_in_half_blocks() -> None:
    assert drawn("1-") == ["▄█     ", " █     ", "▀▀▀ ▀▀▀"]
