"""A question in the transcript, in a bubble: with its files and its small actions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from math import ceil

from PySide6.QtCore import QEvent, QRect, QRectF
from PySide6.QtGui import QColor, QContextMenuEvent, QEnterEvent, QPainter, QPainterPath, QPaintEvent, QTextDocument
from PySide6.QtWidgets import QWidget

from app.chats.records import AttachedFile
from app.language import number, tr
from app.ui.toolkit.language.mirroring import place_child, visual_rect
from app.ui.toolkit.widgets.copying import copy_text
from app.ui.transcript.message_actions import ActionButton, Disclosure
from app.ui.transcript.message_requests import MessageRequests
from app.ui.transcript.messages.message_menu import MessageMenu
from app.ui.transcript.messages.message_parts import MessageFiles, VersionPicker
from app.ui.transcript.text.text_body import TextBody
from app.ui.transcript.typography import Typography

FOLDED_CHARACTERS, FOLDED_LINES = 1_200, 16
"""Length of a long question that is shown at first. Setting a pasted book as text takes seconds."""
MORE_CHARACTERS, MORE_LINES = 20_000, 300
"""Length that each press of the button below adds; a long question is so much longer than the beginning."""


class UserMessage(QWidget):
    """Shows a question in a bubble at the end of the line: of a long one the beginning, and more when asked."""

    role = "user"

    read_downward = True

    def __init__(
        self,
        message_id: int,
        text: str,
        typography: Typography,
        requests: MessageRequests,
        parent: QWidget | None = None,
        *,
        files: Sequence[AttachedFile] = (),
    ) -> None:
        super().__init__(parent)
        self.message_id = message_id
        self.text = text
        self.files = MessageFiles(self)
        self.files.show_files(files)
        self.files.opened.connect(partial(requests.open_file.emit, message_id))
        self._typography = typography
        self._shown = len(text)
        if begin_of(text, FOLDED_CHARACTERS + MORE_CHARACTERS, FOLDED_LINES + MORE_LINES) < len(text):
            self._shown = begin_of(text, FOLDED_CHARACTERS, FOLDED_LINES)
        self.body = TextBody(self)
        self.body.setAccessibleName(tr("You"))
        self.body.is_of_message = True
        self.body.quoted.connect(requests.quote)
        self.more = Disclosure(self)
        self.more.setCheckable(False)
        self.more.clicked.connect(self.show_more)
        self._show_text()
        self.copy_button = ActionButton("copy", tr("Copy"), self)
        self.copy_button.clicked.connect(lambda: copy_text(self.text, self.copy_button))
        self.edit_button = ActionButton("edit", tr("Edit and send again"), self)
        self.edit_button.clicked.connect(lambda: requests.edit.emit(self.message_id))
        self.menu = MessageMenu(self, message_id, requests)
        self.versions = VersionPicker(self)
        self.versions.stepped.connect(partial(requests.show_version.emit, message_id))
        self._reveal(revealed=False)
        self.set_typography(typography)

    def _show_text(self) -> None:
        self.body.setPlainText(self.text[: self._shown])
        hidden_letters = len(self.text) - self._shown
        self.more.setVisible(hidden_letters > 0)
        self.more.set_label(tr("Show more: {count} characters follow", count=number(hidden_letters)))
        self.body.matches.follow()

    def show_more(self) -> None:
        self._shown += begin_of(self.text[self._shown :], MORE_CHARACTERS, MORE_LINES)
        self._show_text()
        self._place()
        self.update()
        if self.more.isHidden():
            self.body.setFocus()  # where the button was, there is text now

    def show_passages(self, files: Sequence[AttachedFile]) -> None:
        """Show what was found for the question, behind its other files."""
        self.files.show_files(files)
        self.set_typography(self._typography)

    def show_version(self, number: int, count: int) -> None:
        self.versions.show_place(number, count)
        self._place()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:  # noqa: N802 - Qt's name
        self.menu.open_for(self.body, event.globalPos())

    def set_read_only(self) -> None:
        """Offer nothing that changes the chat."""
        self.edit_button.hide()
        self.menu.hide_changes()

    def enterEvent(self, event: QEnterEvent) -> None:  # noqa: N802
        super().enterEvent(event)
        self._reveal(revealed=True)

    def leaveEvent(self, event: QEvent) -> None:  # noqa: N802
        super().leaveEvent(event)
        self._reveal(revealed=False)

    def _reveal(self, *, revealed: bool) -> None:
        for button in (self.copy_button, self.edit_button):
            button.revealed = revealed
            button.update()

    def set_typography(self, typography: Typography) -> None:
        self._typography = typography
        self.body.setFont(typography.text_font)
        self.body.setTabStopDistance(typography.tab_width)
        self.more.set_typography(typography)
        self.copy_button.set_typography(typography)
        self.edit_button.set_typography(typography)
        self.versions.set_typography(typography)
        self.files.set_typography(typography)
        self._place()
        self.update()

    def retype(self, typography: Typography, width: int) -> None:
        self.resize(width, self.height())
        self.set_typography(typography)

    def set_width(self, width: int) -> None:
        self.resize(width, self.height())
        self._place()

    def _place(self) -> None:
        px = self._typography.px
        inset = round(px(14))
        beside = (self.edit_button, self.copy_button, self.versions)
        room = self.width() - sum(button.width() for button in beside if not button.isHidden()) - round(px(4))
        widest = max(120, min(round(self.width() * 0.85), room)) - 2 * inset
        measure = QTextDocument()  # the shown one reports its size while it is being set, and would call back
        measure.setDefaultFont(self._typography.text_font)
        measure.setDefaultTextOption(self.body.document().defaultTextOption())
        measure.setDocumentMargin(0)
        measure.setPlainText(self.text[: self._shown])
        folded = not self.more.isHidden()
        width = min(widest, max(ceil(measure.idealWidth()) + 1, self.more.width() if folded else 0))
        measure.setTextWidth(width)
        height = ceil(measure.size().height()) if self.text or not self.files.chips else 0
        above = 0
        if self.files.chips:
            width = max(width, self.files.wanted_width(widest))
            above = self.files.place(width) + (round(px(8)) if height else 0)
        self.body.resize(width, height)
        left = self.width() - width - inset
        self._put(self.files, left, round(px(10)), width, above)
        self._put(self.body, left, round(px(10)) + above, width, height)
        total = height + above + round(px(20))
        if folded:
            self._put(self.more, left - round(px(6)), round(px(14)) + above + height)
            total += self.more.height() + round(px(4))
        edge = left - inset - round(px(4))
        for button in beside:
            edge -= button.width()
            self._put(button, edge, (total - button.height()) // 2)
        self.resize(self.width(), total)

    def _put(self, part: QWidget, left: int, top: int, width: int = 0, height: int = 0) -> None:
        """Place a part, mirrored with the message; without a size it keeps its own."""
        place_child(part, QRect(left, top, width or part.width(), height or part.height()))

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        px = self._typography.px
        inset = px(14)
        rect = QRectF(self.body.geometry().united(self.files.geometry())).adjusted(-inset, -px(10), inset, 0)
        rect.setBottom(self.height())
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        bubble = QPainterPath()
        bubble.addRoundedRect(rect, px(12), px(12))
        corner = QPainterPath()  # the speaker's corner is square
        at = QRectF(rect.right() - px(14), rect.bottom() - px(14), px(14), px(14))
        corner.addRoundedRect(visual_rect(self, rect, at), 2, 2)
        painter.fillPath(bubble.united(corner), QColor(self._typography.palette.raised))


def begin_of(text: str, characters: int, lines: int) -> int:
    """Return where to end, at a word if one is near, so that at most so many characters and lines are shown."""
    end = min(characters, len(text))
    at = -1
    for _ in range(lines):
        at = text.find("\n", at + 1, end)
        if at < 0:
            break
    else:
        return at + 1
    if end == len(text):
        return end
    space = max(text.rfind(" ", 0, end), text.rfind("\n", 0, end))
    return space + 1 if space > end // 2 else end
