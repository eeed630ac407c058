"""The networks this machine is on: only what is on them is dialled unasked, and only their addresses are given out."""

from __future__ import annotations

import ipaddress
from collections.abc import Iterator
from typing import Final

import ifaddr

Interface = ipaddress.IPv4Interface | ipaddress.IPv6Interface

_INWARD: Final = ("docker", "br-", "veth", "virbr", "vmnet", "vboxnet")
"""How the interfaces are named on which nobody but this machine's own guests can be."""


def own_addresses() -> list[Interface]:
    """This machine's addresses with their networks, IPv4 first; the loopback only if there is no other."""
    found = list(_found())
    outward = [each for each in found if not each.ip.is_loopback and not (each.version == 4 and each.ip.is_link_local)]
    return sorted(outward or found, key=lambda each: each.version)


def is_near(name: str) -> bool:
    """Whether this is an address on one of this machine's own networks; a name is none."""
    try:
        address = ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return address.is_loopback or any(
        each.version == address.version and address in each.network for each in own_addresses()
    )


def _found() -> Iterator[Interface]:
    for adapter in ifaddr.get_adapters():
        if adapter.name.startswith(_INWARD):
            continue
        for ip in adapter.ips:
            name = ip.ip if isinstance(ip.ip, str) else f"{ip.ip[0]}%{ip.ip[2]}" if ip.ip[2] else ip.ip[0]
            yield ipaddress.ip_interface(f"{name}/{ip.network_prefix}")
