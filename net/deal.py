"""A deal that nobody could choose: the host is bound to his part of the seed before anyone adds his own.

It proves that the cards were not changed and that one's own chance is in them. It does not keep the owner of a host
from looking, nor from trying out what an accomplice at the table is to add.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

import msgspec

from engines.codec import pack
from engines.journal import Entry, Header, Journal, RulesChanged

from .table import Table
from .wire import Opened, Update, Welcome, from_afar

SIZE: Final = 32
"""Bytes of the host's part, and of what a person adds."""

GOOD: Final = "verified"
VERDICTS: Final = (
    GOOD,  # the deal was settled before the game, with one's own chance in it, and the game was what was told
    "replayed",  # the game was what was told; one's own chance is not in the deal, or not known here
    "fixed",  # the game was what was told; its host had named the seed
    "other-rules",  # this program has other rules than the host's: nothing could be checked
    "commitment",  # the host's part is not the one he had bound himself to
    "entropy",  # something else is in the deal in place of one's own chance
    "decisions",  # what is said to have been decided cannot be played
    "told",  # the game went otherwise than was told
)

_log = logging.getLogger(__name__)


class Verdict(msgspec.Struct, frozen=True):
    """What a client's own replay of a finished game found: one of `VERDICTS`."""

    code: str


class Deal(msgspec.Struct, frozen=True):
    """The host's part of a seed. One that was `named`, so that a game can be had again, stands alone and binds nobody:
    it could be guessed."""

    part: bytes
    named: bool = False

    @classmethod
    def draw(cls, named: bytes | None = None) -> Deal:
        """A new one, from the system's secrets if it was not named."""
        return cls(secrets.token_bytes(SIZE)) if named is None else cls(named, True)

    @property
    def commitment(self) -> bytes:
        """What is told before the game; it discloses nothing."""
        return b"" if self.named else commit(self.part)

    def seed(self, entropy: Sequence[bytes]) -> bytes:
        """The seed of the game, with what each seat has added."""
        return self.part if self.named else mix(self.part, entropy)


def commit(part: bytes) -> bytes:
    """What binds the host to his part."""
    return blake2b(part, digest_size=SIZE, person=b"roitelet-commit").digest()


def mix(part: bytes, entropy: Sequence[bytes]) -> bytes:
    """The host's part and what each seat has added, as a seed."""
    whole = blake2b(part, digest_size=SIZE, person=b"roitelet-deal")
    for added in entropy:
        whole.update(len(added).to_bytes(1, "big") + added)
    return whole.digest()


class Pledge(NamedTuple):
    """What one added to a deal, and to what the host had bound himself by then."""

    commitment: bytes
    entropy: bytes

    @classmethod
    def answer(cls, commitment: bytes) -> Pledge:
        """One's own part, drawn after the host's commitment was seen."""
        return cls(commitment, secrets.token_bytes(SIZE))


class Heard:
    """What one client was told in a game, as digests: enough to compare, and nothing to remember cards by."""

    def __init__(self) -> None:
        self._views: dict[int, bytes] = {}
        self._events: dict[int, bytes] = {}

    def note(self, update: Update, presented: bool) -> None:
        """Keep an update; one that was `presented`, on entering, tells no events."""
        self._views[update.seq] = _digest(update.view)
        if not presented:
            self._events[update.seq] = _digest(update.events)

    def fits(self, told: Mapping[int, Update]) -> bool:
        """Whether nothing else was heard than what a replay tells, and the end was."""
        same = all(seq in told and _digest(told[seq].view) == heard for seq, heard in self._views.items())
        return same and all(_digest(told[seq].events) == heard for seq, heard in self._events.items())


def verify(opened: Opened, welcome: Welcome, heard: Heard, pledge: Pledge | None) -> Verdict:
    """Play a finished game again and compare. It takes its time: to be called in a thread."""
    if fault := _unbound(opened, welcome, pledge):
        return Verdict(fault)
    named = not welcome.commitment
    seed = opened.seed if named else mix(opened.seed, welcome.entropy)
    header = Header(welcome.game, welcome.rules, welcome.options, welcome.players, seed)
    try:
        told = _replay(welcome.table, header, opened, welcome.seat)
    except RulesChanged:
        return Verdict("other-rules")
    except Exception as error:  # the host can say anything, and what he says is played
        _log.info("the game cannot be played again: %s", type(error).__name__)
        return Verdict("decisions")
    if not told or told[max(told)].view["outcome"] is None or not heard.fits(told):
        return Verdict("told")
    if named:
        return Verdict("fixed")
    mine = pledge is not None and pledge.commitment and pledge.entropy and _added(welcome)
    return Verdict(GOOD if mine else "replayed")


def _unbound(opened: Opened, welcome: Welcome, pledge: Pledge | None) -> str:
    """What is wrong with the host's part or one's own, if anything."""
    if welcome.commitment and commit(opened.seed) != welcome.commitment:
        return "commitment"
    if pledge is None or not pledge.commitment:
        return ""
    if pledge.commitment != welcome.commitment:
        return "commitment"
    return "entropy" if _added(welcome) not in (b"", pledge.entropy) else ""


def _added(welcome: Welcome) -> bytes:
    """What the host says that this client's seat added: nothing, if it came too late."""
    return welcome.entropy[welcome.seat] if 0 <= welcome.seat < len(welcome.entropy) else b""


def _replay(table: str, header: Header, opened: Opened, viewer: int) -> dict[int, Update]:
    """Every update of the game, as this viewer is told it."""
    journal = Journal(header)
    for seat, action in opened.decisions:
        journal.play(Entry(seat, action))
    updates = map(from_afar, Table(table, journal, _Nowhere()).retell(viewer))
    return {update.seq: update for update in updates if isinstance(update, Update)}


class _Nowhere:
    """The log of a table that nobody decides at any more."""

    def append(self, entry: Entry) -> None:
        """Refuse."""
        raise OSError("a replay takes no decisions")


def _digest(told: object) -> bytes:
    return blake2b(pack(told), digest_size=16).digest()
