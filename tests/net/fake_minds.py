"""A pool of bots without processes, which can be told to break down."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from typing import Any

from engines.codec import pack, unpack
from engines.rng import Rng


class FakeMinds:
    """Each bot draws one of its legal actions. `faults` are functions of the next decisions' bytes, used up in turn."""

    def __init__(self) -> None:
        self.told: dict[str, list[bytes]] = {}
        self.seeds: dict[str, bytes] = {}
        self.faults: list[Callable[[bytes], bytes]] = []
        self.restarts = 0
        self.closed = False

    def seat(self, key: str, game: str, level: str, seed: bytes) -> None:
        self.told[key] = []
        self.seeds[key] = seed

    def observe(self, key: str, update: bytes) -> None:
        self.told[key].append(update)

    def decide(self, key: str, number: int) -> Future[bytes]:
        answer: Future[bytes] = Future()
        try:
            decision = self._decide(key, number)
            answer.set_result(self.faults.pop(0)(decision) if self.faults else decision)
        except Exception as error:
            answer.set_exception(error)
        return answer

    def _decide(self, key: str, number: int) -> bytes:
        legal: list[Any] = unpack(self.told[key][-1], dict[str, Any])["view"]["legal"]
        index, _ = Rng(self.seeds[key]).split(str(number)).below(len(legal))
        return pack({"action": legal[index], "reason": "chance", "values": {}})

    def leave(self, key: str) -> None:
        del self.told[key]

    def restart(self, since: int) -> None:
        if since == self.restarts:
            self.restarts += 1
            self.told.clear()

    def close(self) -> None:
        self.closed = True
