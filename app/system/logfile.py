"""The program's log file: what happened, never what was said. Prompts, replies and secrets are not logged."""

from __future__ import annotations

import contextlib
import copy
import logging
import os
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path
from typing import Any

from app import __version__
from app.errors import kind_and_place
from app.system.files import explain_write, make_way, open_private

MOST_BYTES = 1_000_000
_KEPT_FILES = 2
_OUR_LOGGERS = ("app", "draftlight")


class LogFormatter(logging.Formatter):
    """Writes where an exception arose, and not what it says: that may be what a person wrote.

    Of a library's record it writes likewise where it was made: what a task failed over, asyncio quotes, and clients of
    HTTP write down addresses with what was searched for.
    """

    def format(self, record: logging.LogRecord) -> str:
        if not _is_ours(record):
            record = copy.copy(record)
            record.msg, record.args = f"something at {record.module}:{record.lineno}", None
        before, record.exc_text = record.exc_text, None  # another handler may have left the whole of it there
        try:
            return super().format(record)
        finally:
            record.exc_text = before

    def formatException(self, ei: Any) -> str:  # noqa: N802 - the name is the library's
        return kind_and_place(ei[1])


@contextmanager
def writing_log(path: Path) -> Iterator[None]:
    """Send log records to a file, for as long as the program runs.

    Raises:
        DiskFull, FolderNotWritable: the file cannot be opened.
    """
    make_way(path)
    try:
        handler = _PrivateFile(path, maxBytes=MOST_BYTES, backupCount=_KEPT_FILES, encoding="utf-8")
    except OSError as error:
        raise explain_write(error, path) from error
    handler.addFilter(lambda record: record.levelno >= logging.WARNING or _is_ours(record))
    handler.setFormatter(LogFormatter("%(asctime)s %(levelname)s %(process)d %(name)s: %(message)s"))
    root = logging.getLogger()
    before, raise_before = root.level, logging.raiseExceptions
    root.addHandler(handler)
    root.setLevel(logging.INFO)
    logging.raiseExceptions = False  # a full disk must not print tracebacks
    logging.getLogger(__name__).info(
        "Draftlight %s, Python %s, %s", __version__, platform.python_version(), platform.platform()
    )
    try:
        yield
    finally:
        root.removeHandler(handler)
        root.setLevel(before)
        logging.raiseExceptions = raise_before
        with contextlib.suppress(OSError):  # a full disk again; the file is closed all the same
            handler.close()


def _is_ours(record: logging.LogRecord) -> bool:
    return record.name.partition(".")[0] in _OUR_LOGGERS


class _PrivateFile(RotatingFileHandler):
    def _open(self) -> TextIOWrapper:
        file = open_private(self.baseFilename, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        return TextIOWrapper(os.fdopen(file, "ab"), encoding=self.encoding)
