"""The networks this machine is on, as they come and go: only what is on them is dialled unasked."""

from __future__ import annotations

import asyncio
import ipaddress
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from typing import Final

import ifaddr

Interface = ipaddress.IPv4Interface | ipaddress.IPv6Interface

POLL_SECONDS: Final = 5.0
SETTLE_SECONDS: Final = 2.0
"""A network that has changed changes a few times more before it is one."""
SLEPT_SECONDS: Final = 5.0
"""If the wall clock went on by so much more than the loop's, the machine slept."""

_INWARD: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet")
"""How the interfaces are named on which nobody but this machine's own guests can be."""


def own_addresses() -> list[Interface]:
    """This machine's addresses with their networks, IPv4 first; the loopback only if there is no other."""
    found = list(_found())
    outward = [each for each in found if not each.ip.is_loopback and not (each.version == 4 and each.ip.is_link_local)]
    return sorted(outward or found, key=lambda each: each.version)


def is_near(name: str, interfaces: Iterable[Interface] | None = None) -> bool:
    """Whether this is an address on one of this machine's own networks (those, if given); a name is none."""
    try:
        address = ipaddress.ip_address(name)
    except ValueError:
        return False
    own = own_addresses() if interfaces is None else interfaces
    return any(each.version == address.version and address in each.network for each in own)


async def changes(last: list[Interface]) -> AsyncIterator[list[Interface]]:
    """The machine's addresses whenever they are not the last ones any more, and when it has slept."""
    clock = asyncio.get_running_loop().time
    ahead = time.time() - clock()
    while True:
        await asyncio.sleep(POLL_SECONDS)
        now, skew = await asyncio.to_thread(own_addresses), time.time() - clock()
        slept, ahead = skew - ahead > SLEPT_SECONDS, skew
        if now == last and not slept:
            continue
        await asyncio.sleep(SETTLE_SECONDS)
        last = await asyncio.to_thread(own_addresses)
        yield last


def _found() -> Iterator[Interface]:
    for adapter in ifaddr.get_adapters():
        if adapter.name.startswith(_INWARD):
            continue
        for ip in adapter.ips:
            name = ip.ip if isinstance(ip.ip, str) else f"{ip.ip[0]}%{ip.ip[2]}" if ip.ip[2] else ip.ip[0]
            yield ipaddress.ip_interface(f"{name}/{ip.network_prefix}")
