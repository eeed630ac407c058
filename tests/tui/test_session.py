"""A session: what it keeps of a table, and that one decision is made once."""

from __future__ import annotations

import asyncio

import pytest
from textual.message import Message

from engines.roitatouille.values import Laid
from net.link import News, Refused
from tests.tui.tables import TestLink, link_to
from tui.session import Closed, Heard, Rejected, Session


async def following(link: TestLink) -> tuple[Session, list[Message], asyncio.Task[None]]:
    session, heard = Session(link), []
    task = asyncio.create_task(session.follow(heard.append))
    await settle()
    return session, heard, task


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_it_follows_until_the_table_closes() -> None:
    link = link_to()
    session, heard, task = await following(link)
    assert session.view == link.state.view(0)
    await session.close()
    await task
    assert [type(message) for message in heard] == [Heard, Closed]


@pytest.mark.parametrize("code", ["closed", "failed"])
async def test_a_table_that_refuses_to_tell_more_is_closed(monkeypatch: pytest.MonkeyPatch, code: str) -> None:
    async def history(since: int = 0) -> tuple[News, ...]:
        raise Refused(code)

    link = link_to()
    monkeypatch.setattr(link, "history", history)
    _, heard, task = await following(link)
    await task
    assert [message.code for message in heard if isinstance(message, Closed)] == [code]


async def test_it_remembers_what_happened_since_the_seat_last_acted() -> None:
    link = link_to()
    session, _, _ = await following(link)
    link.others()
    await settle()
    before = len(session.log)
    assert session.claim()
    await session.act(link.state.legal(0)[0], lambda _: None)
    link.others()
    await settle()
    assert session.mark == before
    assert session.since_my_turn() == tuple(session.log[before:])
    assert session.since_my_turn()


async def test_a_decision_under_way_lets_no_second_one_out() -> None:
    link = link_to()
    session, _, _ = await following(link)
    link.others()
    await settle()
    link.held = True
    action = link.state.legal(0)[0]
    assert session.claim()
    assert not session.claim()
    await session.act(action, lambda _: None)
    assert not session.claim()
    assert session.in_flight
    link.play(0, action)
    await settle()
    assert not session.in_flight


async def test_a_refusal_is_told_and_the_seat_may_decide_again() -> None:
    link = link_to()
    session, heard, _ = await following(link)
    link.others()
    await settle()
    link.refuse, mark = "stale", session.mark
    assert session.claim()
    await session.act(link.state.legal(0)[0], heard.append)
    assert isinstance(heard[-1], Rejected)
    assert heard[-1].code == "stale"
    assert session.my_turn
    assert session.mark == mark


async def test_names_are_cleaned_at_the_edge() -> None:
    link = link_to(names=("Marie", "\x1b]0;pwned\x07", "a\u202eb"))
    assert Session(link).names == ("Marie", "]0;pwned", "ab")


async def test_it_knows_what_happened_before_it_came() -> None:
    laid = [Laid(1, 0), Laid(0, 1), Laid(2, 2), Laid(0, 3), Laid(1, 4), Laid(2, 5)]
    link = link_to()
    link.past = [News(number, (event,), link.state.view(0)) for number, event in enumerate(laid)]
    link.begin_at(4)
    session, _, _ = await following(link)
    assert session.log == laid[:5]
    assert session.since_my_turn() == tuple(laid[3:5])


async def test_the_sealed_answer_of_another_leaves_ones_own_on_its_way() -> None:
    link = link_to("ministre", ("Marie", "Ana", "Bruno"))
    state = link.state
    while state.view(0).prompt == "peek":
        link.play(state.to_act()[0], link.game.parse("decline"))
    while state.to_act() != (1,):
        link.play(state.to_act()[0], link.game.parse("done"))
    link.play(1, link.game.parse("!K"))
    session, _, _ = await following(link)
    await settle()
    link.held = True
    assert session.claim()
    await session.act(link.game.parse("pass"), lambda _: None)
    link.play(2, link.game.parse("pass"))
    await settle()
    assert not session.my_turn
    link.play(0, link.game.parse("pass"))
    await settle()
    assert not session.in_flight
