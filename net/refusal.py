"""Why the table, or the store of tables, says no: codes, which screens put in words (`refusal-<code>`)."""

from __future__ import annotations

from typing import Final

CODES: Final = (
    "malformed",  # the decision makes no sense in this game
    "over",  # the game has ended
    "not-your-turn",
    "stale",  # decided on a view that has changed since
    "illegal",
    "unsaved",  # the decision could not be written to disk: nothing was changed
    "failed",  # the rules broke down over it: nothing was changed
    "closed",  # the table was closed
    "in-use",  # another program has the table open
    "missing",  # no such table
    "damaged",  # its file cannot be read any more; it was set aside
    "rules-changed",  # it was begun under another version of the rules; it was set aside
    "unknown-game",  # this program does not know its game; it was set aside
    "unreadable",  # the file or the folder cannot be opened
    "version",  # the two programs do not speak the same protocol
    "full",  # every person's seat is taken
    "replaced",  # someone came to this seat with its token, from elsewhere
    "cannot-host",  # this machine has no key of a host, or no port to listen on
    "unreachable",  # no host answers there
    "isolated",  # a neighbour on an own network keeps silent: it is off, or the network keeps its machines apart
    "another-host",  # the host at this address is not the one it was
    "pin-wanted",  # the PIN on the host's screen is asked for
    "wrong-pin",  # that is not the PIN, or somebody sits in the middle
    "code-wanted",  # one gets in by a join code alone
    "wrong-code",  # the join code is of an earlier table, or was taken back
    "too-many",  # too many tries: the host takes none from here for a while
    "unproven",  # the host could not prove that it knows the PIN
    "line-down",  # the line is being mended: what was said into it is lost
    "broken-off",  # the connection broke, or what came was no message
    "begun",  # the game there has begun: nobody new sits down
    "not-head",  # only the head of the table settles that
    "not-now",  # not in this phase of the table
    "not-ready",  # somebody is not ready yet
    "not-yourself",  # nobody shows himself the door
    "no-person",  # no person sits there
    "no-seat",  # there is no such seat
    "taken",  # a person sits there
    "no-level",  # there are no such bots
    "no-game",  # the host has no such game
    "no-such-rules",  # no game can begin with so many seats and these options
    "too-few-seats",  # more people sit at the table than the seats asked for
    "no-watching",  # nobody looks on at this table
    "crowded",  # as many look on as may
    "watching",  # one who looks on does not play
    "silent",  # those who look on do not talk at this table
    "too-fast",  # so much talk is not passed on
    "no-emote",  # there is no such emote
    "paused",  # the table rests: nobody decides
    "waiting",  # the table waits for somebody whose line broke
    "stopped",  # the host was stopped; if it is started again, the game goes on
    "kicked",  # the head of the table showed one the door
    "hint-memory",  # the game is one of memory
    "hint-shared",  # several people share the screen
    "hint-failed",  # the bot that was asked gave no answer
    "ended",  # somebody's line stayed broken, and the table ends its game then
)


class Refused(Exception):
    """Something was refused, for the reason that the code names."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code
