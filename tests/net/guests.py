"""Guests in tests."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from net.guest import Guest
from net.notices import Began, Gone, Notice
from net.refusal import Refused
from net.remote import RemoteLink


async def sit(guest: Guest, told: Callable[[Notice], None] = lambda _: None) -> RemoteLink:
    """Come in, be ready, and wait for the game. Raises Refused."""
    await guest.enter()
    guest.ready(True)
    return await begun(guest, told)


async def begun(guest: Guest, told: Callable[[Notice], None] = lambda _: None) -> RemoteLink:
    """The next game. Raises Refused if the table closes before."""
    async with asyncio.timeout(20):
        async for notice in guest.notices():
            if isinstance(notice, Began):
                return notice.link
            if isinstance(notice, Gone):
                raise Refused(notice.code)
            told(notice)
    raise AssertionError
