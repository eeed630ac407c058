"""The rules of a game, to be read."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from typing import ClassVar, Final

from textual import on
from textual.binding import BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Input, Markdown, OptionList
from textual.widgets.markdown import MarkdownBlock
from textual.widgets.option_list import Option

from tui.keys import bind
from tui.text_rules import read_rules

from .page import Page

BESIDE: Final = 110
"""From this width on the contents stand beside the text."""


class RulesReader(Page[None]):
    """Markdown beside its table of contents; it opens at a ruling such as "RT-15", and can be searched."""

    CSS_PATH = "../styles/rules.tcss"
    topic = "rules"
    BINDINGS: ClassVar[list[BindingType]] = [
        bind("rules.contents", "contents"),
        bind("rules.search", "search"),
        bind("rules.again", "again"),
        bind("rules.page-down", "leaf(1)", show=False),
        bind("rules.page-up", "leaf(-1)", show=False),
        bind("rules.top", "end(False)", show=False),
        bind("rules.bottom", "end(True)", show=False),
    ]

    def __init__(self, game: str, ruling: str = "") -> None:
        super().__init__()
        self.game, self.ruling = game, ruling
        self.wanted = ""
        self._found: MarkdownBlock | None = None

    def title_line(self) -> str:
        return self.texts.say("rules-title", game=self.texts.game(self.game)[0])

    def body(self) -> Iterable[Widget]:
        text, self.headings = read_rules(self.game, self.texts.language)
        with Horizontal():
            yield OptionList(id="contents", markup=False)
            with VerticalScroll(id="text"):
                yield Markdown(text or self.texts.say("rules-none"), open_links=False)
        yield Input(placeholder=self.texts.say("rules-search"), compact=True, id="search")

    def on_mount(self) -> None:
        self._arrange()
        heading = self.headings.get(self.ruling)
        found = (block for block in self._blocks if heading and _words(block) == heading)
        self._show(next(found, None))

    async def retell(self) -> None:
        await super().retell()
        self._arrange()

    def _arrange(self) -> None:
        """List the contents, beside the text where there is room; begin in the text."""
        self.query_one("#search").display = False
        self._contents.display = self.app.size.width >= BESIDE
        for level, label, block in self.query_one(Markdown).table_of_contents:
            self._contents.add_option(Option(Content("  " * (level - 1) + label), id=block))
        self._text.focus()

    @property
    def _text(self) -> VerticalScroll:
        return self.query_one("#text", VerticalScroll)

    @property
    def _contents(self) -> OptionList:
        return self.query_one("#contents", OptionList)

    @property
    def _blocks(self) -> list[MarkdownBlock]:
        """The pieces of text that hold words themselves, in their order."""
        return [block for block in self.query(MarkdownBlock) if _words(block)]

    def _show(self, block: MarkdownBlock | None) -> None:
        if block is not None:
            self.call_after_refresh(self._text.scroll_to_widget, block, top=True, animate=False, force=True)

    @on(OptionList.OptionSelected, "#contents")
    def _go(self, event: OptionList.OptionSelected) -> None:
        self._show(self.query_one(f"#{event.option_id}", MarkdownBlock))
        self._text.focus()

    def action_contents(self) -> None:
        """Go to the table of contents; or, from there, back to the text."""
        contents = self._contents
        if contents.has_focus:
            contents.display = self.app.size.width >= BESIDE
            self._text.focus()
        else:
            contents.display = True
            contents.focus()

    def action_search(self) -> None:
        """Ask for a word."""
        field = self.query_one("#search", Input)
        field.display = True
        field.focus()

    @on(Input.Submitted, "#search")
    def _search(self, event: Input.Submitted) -> None:
        event.input.display = False
        self._text.focus()
        self.wanted, self._found = _folded(event.value.strip()), None
        self.action_again()

    def action_again(self) -> None:
        """Go to the next place with the word, round the text."""
        if not self.wanted:
            return
        blocks = self._blocks
        start = blocks.index(self._found) + 1 if self._found in blocks else 0
        hit = next((block for block in blocks[start:] + blocks[:start] if self.wanted in _folded(_words(block))), None)
        self.query(MarkdownBlock).remove_class("-found")
        self._found = hit
        if hit is None:
            self.app.tell(self.texts.say("rules-not-found", word=self.wanted))
        else:
            hit.add_class("-found")
            self._text.scroll_to_widget(hit, center=True, animate=False)

    def action_back(self) -> None:
        """Leave the search or the contents, or else the reader."""
        field = self.query_one("#search")
        if field.display:
            field.display = False
            self._text.focus()
        elif self._contents.has_focus:
            self.action_contents()
        else:
            self.dismiss(None)

    def action_previous(self) -> None:
        """One line up."""
        self._text.scroll_up(animate=False)

    def action_next(self) -> None:
        """One line down."""
        self._text.scroll_down(animate=False)

    def action_leaf(self, step: int) -> None:
        """One page on, or back."""
        (self._text.scroll_page_down if step > 0 else self._text.scroll_page_up)(animate=False)

    def action_end(self, last: bool) -> None:
        """To the beginning or the end."""
        (self._text.scroll_end if last else self._text.scroll_home)(animate=False)


def _words(block: MarkdownBlock) -> str:
    content = block.content
    return content.plain if isinstance(content, Content) else ""


def _folded(text: str) -> str:
    """Without case and accents, so that a search forgives both."""
    return "".join(char for char in unicodedata.normalize("NFD", text.casefold()) if not unicodedata.combining(char))
