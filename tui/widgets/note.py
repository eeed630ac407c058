"""The notes of a lesson, above the board."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static

from tui.lessons import Course
from tui.text import Texts


class NoteStrip(Static):
    """The note that is due, and the key that puts it away.

    It keeps its place between notes, so that the board stays still, unless the screen is too low for that.
    """

    DEFAULT_CSS = """
    NoteStrip {
        height: 4;
        width: 100%;
        padding: 0 1;
        background: $boost;
        color: $foreground;
        border-left: outer $accent;
    }
    """

    def __init__(self, course: Course, texts: Texts) -> None:
        super().__init__(id="note", markup=False)
        self._course, self._texts = course, texts
        self._key = ""

    def on_mount(self) -> None:
        """Say what there is to say."""
        self.show(self._key)

    def show(self, key: str) -> None:
        """Say the note that is due, or that another one will come."""
        self._key = key
        say, course = self._texts.say, self._course
        args = {"number": course.number, "total": course.total}
        self.set_class(not course.note, "-quiet")
        if course.note:
            head = Content.styled(say("lesson-note", **args), "bold $accent")
            close = Content.assemble(
                "  ", Content.styled(f" {key} ", "bold reverse $playable"), f" {say('lesson-read')}"
            )
            self.update(Content.assemble(head, "  ", say(course.note), close), layout=False)
        else:
            key_of_rest = "lesson-wait" if course.number < course.total else "lesson-done"
            self.update(Content.styled(say(key_of_rest, **args), "$faded"), layout=False)
