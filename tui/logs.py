"""The log file: what went wrong, without anything a player should not read."""

from __future__ import annotations

import logging
import threading
import traceback
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Final

NAME: Final = "roitelet.log"
SIZE: Final = 512 * 1024
KEPT: Final = 3


class _Discreet(logging.Formatter):
    """Tells of an exception its type and where it was raised, not its message: that may name a card or a seed.

    What the system says of a file or a connection is kept.
    """

    def formatException(self, ei: logging._SysExcInfoType) -> str:
        error = ei[1]
        if error is None:
            return ""
        told = traceback.TracebackException.from_exception(error, lookup_lines=False, capture_locals=False)
        return "\n".join(_chain(told, error))


def _chain(told: traceback.TracebackException, error: BaseException) -> list[str]:
    lines = [f"  {frame.filename}:{frame.lineno} in {frame.name}" for frame in told.stack]
    said = f": {error.strerror} {error.filename or ''}".rstrip() if isinstance(error, OSError) else ""
    lines.append(f"  {type(error).__module__}.{type(error).__qualname__}{said}")
    earlier = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    before = told.__cause__ or told.__context__
    if earlier is not None and before is not None:
        return [*_chain(before, earlier), "  and then", *lines]
    return lines


def start(folder: Path) -> Path:
    """Log warnings and failures into this folder from here on, those of threads included; returns the file.

    A folder that cannot be written to means no log, and nothing else.
    """
    file = folder / NAME
    logging.raiseExceptions = False  # a full disk must not print tracebacks over the table
    handler: logging.Handler
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(file, maxBytes=SIZE, backupCount=KEPT, encoding="utf-8", delay=True)
    except OSError:
        handler = logging.NullHandler()
    handler.setFormatter(_Discreet("%(asctime)s %(process)d %(levelname)s %(name)s: %(message)s"))
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.captureWarnings(True)
    threading.excepthook = _of_thread
    return file


def follow(package: str) -> None:
    """Log what goes on in this package too, not its failures alone."""
    logging.getLogger(package).setLevel(logging.INFO)


def _of_thread(args: threading.ExceptHookArgs) -> None:
    if args.exc_value is not None:
        logging.getLogger(__name__).error("a thread failed", exc_info=args.exc_value)
