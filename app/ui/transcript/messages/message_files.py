"""The files of a message in the transcript, each of which a click opens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from app.chats.records import AttachedFile
from app.ui.toolkit.files.file_chip import ChipFlow, FileChip
from app.ui.toolkit.language.words import file_words
from app.ui.transcript.typography import Typography

_PREVIEW_SIDE = 120
"""Of a picture, in unzoomed pixels."""


class MessageFiles(ChipFlow):
    """One card for each file; pictures that have a small one are shown."""

    opened = Signal(int)
    """The place of a file among them."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._previews: list[bytes] = []

    def show_files(self, files: Sequence[AttachedFile]) -> None:
        """Add these."""
        for file in files:
            chip = FileChip(file.name)
            figures = file_words(file.size_bytes, file.tokens, cut=bool(file.note))
            chip.show_details(figures, file.note, cut=bool(file.note))
            chip.clicked.connect(partial(self.opened.emit, len(self.chips)))
            self.add(chip)
            self._previews.append(file.preview)

    def set_typography(self, typography: Typography) -> None:
        """Show the small pictures as large as the text around them."""
        for chip, preview in zip(self.chips, self._previews, strict=True):
            if preview:
                chip.show_preview(preview, round(typography.px(_PREVIEW_SIDE)))
