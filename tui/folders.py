"""Where the program keeps what it keeps."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final, NamedTuple

from platformdirs import PlatformDirs

HOME: Final = "ROITELET_HOME"
"""Names one folder that holds all: for tests, and to carry the program about on a stick."""


class Folders(NamedTuple):
    """`config`: settings, own themes; `data`: games in progress and past; `logs`: what went wrong.

    Nothing is made here: who writes into a folder makes it.
    """

    config: Path
    data: Path
    logs: Path


def folders() -> Folders:
    """The platform's folders for this program, or those beneath `ROITELET_HOME`."""
    if home := os.environ.get(HOME):
        root = Path(os.path.expanduser(home)).absolute()  # a `~name` of nobody stays as it is, as in a shell
        return Folders(root / "config", root / "data", root / "logs")
    dirs = PlatformDirs("roitelet", appauthor=False)
    return Folders(dirs.user_config_path, dirs.user_data_path, dirs.user_log_path)
