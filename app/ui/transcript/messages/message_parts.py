"""Parts of messages: the picker of their versions (‹ 2/3 ›), their files, and the tools that a reply called."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from app.chats.records import AttachedFile, ToolUse
from app.language import tr
from app.requests import tool_words
from app.ui.toolkit.files.file_chip import ChipFlow, FileChip
from app.ui.toolkit.language.mirroring import place_child
from app.ui.toolkit.language.words import file_words, place_words
from app.ui.toolkit.widgets.layouts import fill
from app.ui.transcript.message_actions import ActionButton, Disclosure
from app.ui.transcript.text.reply_body import MARGIN_PIXELS
from app.ui.transcript.typography import Typography


class VersionPicker(QWidget):
    """Hidden while there is one version only."""

    stepped = Signal(int)
    """-1: the version before this one; 1: the next."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAccessibleName(tr("Versions"))
        self.back = ActionButton("back", tr("Version before this one"), self)
        self.back.clicked.connect(lambda: self.stepped.emit(-1))
        self.forward = ActionButton("forward", tr("Next version"), self)
        self.forward.clicked.connect(lambda: self.stepped.emit(1))
        self.place = QLabel(self)
        self.place.setProperty("role", "muted")
        self.back.repeats = self.forward.repeats = True
        self._row = fill(QHBoxLayout(self), self.back, self.place, self.forward, gap=0)
        self.hide()

    def show_place(self, number: int, count: int) -> None:
        """Show version ``number`` (from 1) of ``count``."""
        self.place.setText(f"{number}/{count}")
        self.place.setAccessibleName(tr("Version {place} of {count}", place=number, count=count))
        self.back.setEnabled(number > 1)
        self.forward.setEnabled(number < count)
        self.setVisible(count > 1)
        self._fit()

    def set_typography(self, typography: Typography) -> None:
        for button in (self.back, self.forward):
            button.set_typography(typography)
        self.place.setFont(typography.interface_font(13))
        self._fit()

    def _fit(self) -> None:
        """Take the size of what is shown now: its parts tell the layout of theirs a turn of the event loop later."""
        for part in (self.back, self.place, self.forward):
            part.ensurePolished()
        self._row.invalidate()
        self.adjustSize()


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
        for file in files:
            chip = FileChip(file.label)
            if file.passage is not None:
                chip.show_details(place_words(file))
            else:
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


_GAP = 2


class ToolUses(QWidget):
    """A line for each tool that was called, which opens what it was given and what it brought."""

    height_changed = Signal()

    def __init__(self, typography: Typography, parent: QWidget) -> None:
        super().__init__(parent)
        self._typography = typography
        self._uses: tuple[ToolUse, ...] = ()
        self.rows: list[tuple[Disclosure, QLabel]] = []
        self.hide()

    def show_uses(self, uses: Sequence[ToolUse]) -> None:
        """Show these; what is open stays open."""
        self._uses = tuple(uses)
        while len(self.rows) < len(self._uses):
            self.rows.append(self._row())
        for (head, body), use in zip(self.rows, self._uses, strict=False):
            head.set_label(tool_words.label(use))
            body.setText(tool_words.details(use))
        self.setVisible(bool(self._uses))
        self.height_changed.emit()

    def set_typography(self, typography: Typography) -> None:
        self._typography = typography
        for head, body in self.rows:
            self._restyle(head, body)

    def place(self, width: int) -> int:
        """Take a width; return the height."""
        self.resize(width, self.height())
        y = 0
        left = round(self._typography.px(MARGIN_PIXELS))
        for head, body in self.rows:
            head.adjustSize()
            place_child(head, QRect(0, y, min(head.sizeHint().width(), width), head.sizeHint().height()))
            y += head.height() + _GAP
            if head.isChecked():
                height = body.heightForWidth(width - left)
                place_child(body, QRect(left, y, width - left, height))
                y += height + 4 * _GAP
        self.resize(width, y)
        return y

    def _row(self) -> tuple[Disclosure, QLabel]:
        head, body = Disclosure(self), QLabel(self)
        body.setProperty("role", "toolWords")
        body.setWordWrap(True)
        flags = Qt.TextInteractionFlag
        body.setTextInteractionFlags(flags.TextSelectableByMouse | flags.TextSelectableByKeyboard)
        body.setAccessibleName(tr("What the tool was given and what it brought"))
        body.hide()
        head.toggled.connect(body.setVisible)
        head.toggled.connect(lambda _: self.height_changed.emit())
        head.show()
        self._restyle(head, body)
        return head, body

    def _restyle(self, head: Disclosure, body: QLabel) -> None:
        head.set_typography(self._typography)
        body.setFont(self._typography.interface_font(13))
