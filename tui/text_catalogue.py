"""The Fluent files of a language, with English behind them."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from .problem import Problem
from .text_language import FALLBACK

_SHARED: Final = "interface"


class _Language:
    """One language's messages: a file is read when a key of its is first asked for.

    A key's first word names its file; keys of no file of their own are the interface's.
    """

    def __init__(self, code: str, folder: Traversable, problems: list[Problem]) -> None:
        self._bundle = FluentBundle([code], use_isolating=False)
        self._folder = folder / code
        self._problems = problems
        self._read: set[str] = set()
        try:
            names = [entry.name for entry in self._folder.iterdir()]
        except OSError:
            names = []
        self._files = {name.removesuffix(".ftl") for name in names if name.endswith(".ftl")}

    def text(self, key: str, args: dict[str, Any]) -> str | None:
        """The formatted message or attribute; None where there is none."""
        key, _, attribute = key.partition(".")
        first = key.split("-", 1)[0]
        self._load(first if first in self._files else _SHARED)
        if not self._bundle.has_message(key):
            return None
        message = self._bundle.get_message(key)
        pattern = message.attributes.get(attribute) if attribute else message.value
        return None if pattern is None else str(self._bundle.format_pattern(pattern, args)[0])

    def load_all(self) -> None:
        """Read every file now."""
        for name in sorted(self._files | {_SHARED}):
            self._load(name)

    def _load(self, name: str) -> None:
        if name in self._read:
            return
        self._read.add(name)
        file = self._folder / f"{name}.ftl"
        try:
            resource = FluentResource(file.read_text(encoding="utf-8"))
        except (OSError, UnicodeDecodeError):
            self._problems.append(Problem("text-unreadable", {"file": str(file)}))
            return
        if any(isinstance(entry, Junk) for entry in resource.body):
            self._problems.append(Problem("text-broken", {"file": str(file)}))
        self._bundle.add_resource(resource)


class Catalogue:
    """Messages by key, in one language."""

    def __init__(self, language: str, folder: Traversable | None = None) -> None:
        self.language = language
        self._problems: list[Problem] = []
        where = folder or files("tui") / "locale"
        self._chain = [_Language(code, where, self._problems) for code in dict.fromkeys((language, FALLBACK))]

    @property
    def problems(self) -> list[Problem]:
        """The language's files that cannot be read, wholly or in part. Asking reads them all."""
        self._chain[0].load_all()
        return self._problems

    def find(self, key: str, /, **args: Any) -> str | None:
        """The text of a key, or KEY.ATTRIBUTE, in this language or else in English; None where there is none."""
        for language in self._chain:
            text = language.text(key, args)
            if text is not None:
                return text
        return None

    def say(self, key: str, /, **args: Any) -> str:
        """The text of a key that is known to exist; the key itself should its file be lost.

        Arguments are inserted as they are. Numbers are written as the language does: pass years, ports and seeds as
        text.
        """
        text = self.find(key, **args)
        return key if text is None else text

    def tell(self, problem: Problem) -> str:
        """The line for a problem."""
        return self.say(problem.key, **problem.args)

    def join(self, items: Iterable[str]) -> str:
        """A list in words: "a, b and c"."""
        *rest, last = tuple(items) or ("",)
        return self.say("list-end", rest=", ".join(rest), last=last) if rest else last
