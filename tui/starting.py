"""What every way to play begins with: the folders, the log, the settings, the language."""

from __future__ import annotations

import os
from functools import cached_property
from typing import TYPE_CHECKING

from . import logs
from .folders import folders
from .settings import SettingsFile
from .text_language import choose
from .usage import VOICE

if TYPE_CHECKING:
    from net.pace import Pace
    from net.setup import Setup

    from .errand import Hosted, Visit
    from .text import Texts


class Start:
    """A person's settings and words. It loads little: the first screen waits for it."""

    def __init__(self) -> None:
        self.folders = folders()
        logs.start(self.folders.logs)
        self.file = SettingsFile(self.folders.config)
        self.settings = self.file.settings
        self._asked = VOICE.language
        VOICE.speak(choose(self._asked or self.settings.language, os.environ))

    @cached_property
    def texts(self) -> Texts:
        """The words, in the language asked for on the command line or else set."""
        from .text import Texts

        return Texts(VOICE.language)

    def screens(
        self,
        opening: Setup | str | None = None,
        pace: Pace | None = None,
        *,
        learning: str = "",
        errand: Visit | Hosted | None = None,
    ) -> int:
        """Play on the whole screen: from the hub, at a table new, saved or someone's, or a game's lesson. Exit code."""
        from .app import RoiteletApp

        app = RoiteletApp(self.file, opening=opening, learning=learning, errand=errand, language=self._asked, pace=pace)
        app.run()
        return app.return_code or 0
