"""What stands in the message field and was not sent: kept when the window closes, there again when it opens."""

from __future__ import annotations

import logging
from pathlib import Path

from app.errors import WorldError
from app.files import write_whole
from app.ui.chat.composer import Composer

_log = logging.getLogger(__name__)
_MOST_BYTES = 10_000_000


class UnsentText:
    """One text, in a file of its own; no file where there is none.

    Args:
        file: where it is kept.
    """

    def __init__(self, file: Path, composer: Composer) -> None:
        self._file, self._composer = file, composer

    def restore(self) -> None:
        try:
            if self._file.is_file() and self._file.stat().st_size <= _MOST_BYTES:
                self._composer.restore(self._file.read_text(encoding="utf-8", errors="replace"))
        except OSError as error:
            _log.info("The unsent text cannot be read: %s", error)

    def keep(self) -> None:
        """Raises nothing: the window is closing."""
        text = self._composer.unsent
        try:
            if text.strip():
                write_whole(self._file, text.encode("utf-8", "replace"))
            else:
                self._file.unlink(missing_ok=True)
        except (WorldError, OSError) as error:
            _log.info("The unsent text is not kept: %s", error)
