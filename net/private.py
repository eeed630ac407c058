"""Files and folders for their owner alone, on the disk before one goes on."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import BinaryIO

if sys.platform != "win32":
    import fcntl


def own(folder: Path) -> None:
    """A folder that nobody else can look into, made if it is missing. Raises OSError."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    folder.chmod(0o700)


def replace(path: Path, data: bytes) -> None:
    """Write a file whole or not at all; it will survive a power cut. Raises OSError."""
    own(path.parent)
    draft = path.with_name(f"{path.name}.{os.getpid()}")
    try:
        with open(os.open(draft, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600), "wb", buffering=0) as file:
            if file.write(data) != len(data):
                raise OSError("the disk is full")
            sync(file)
        os.replace(draft, path)
    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    sync_folder(path.parent)


def sync(file: BinaryIO) -> None:
    """Return when what was written is on the disk."""
    if sys.platform == "darwin":
        fcntl.fcntl(file, fcntl.F_FULLFSYNC)
    elif sys.platform == "win32":
        os.fsync(file.fileno())
    else:
        os.fdatasync(file.fileno())


def sync_folder(folder: Path) -> None:
    """A new name in a folder is safe only when the folder is written too; Windows has no such call."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
