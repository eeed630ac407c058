"""Which version of the program this is."""

from __future__ import annotations


def number() -> str:
    """The installed version; empty when run from the sources."""
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("roitelet")
    except PackageNotFoundError:
        return ""
