"""Above the message field: the files that go with the message, and what to do where they are too large."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.attachments.excerpts import ExcerptKind
from app.conversation.message_files import Excess, PendingFile
from app.language import number, tr
from app.ui.chat.composing.pending_files import PendingFiles
from app.ui.toolkit.appearance.style_sheet import pixels
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.files.file_chip import ChipFlow, FileChip
from app.ui.toolkit.language import words
from app.ui.toolkit.widgets.buttons import plain_button, quiet_button

_MOST_ROWS, _ROWS_WITH_EXCESS = 2.5, 1.5
"""Of chips: half a row shows that there is more to scroll to."""
_PREVIEW_SIDE = 48
"""Of a picture, in unzoomed pixels."""


class FileStrip(QWidget):
    """Shows the files of the message that is being written; hidden where there are none."""

    opened = Signal(object)
    """A :class:`PendingFile` is to be read."""
    emptied = Signal()
    """The last file that had the keyboard's focus is gone."""

    def __init__(self, files: PendingFiles, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._files, self._theme = files, theme
        self._shown: dict[PendingFile, FileChip] = {}
        self.flow = ChipFlow()
        self.flow.setObjectName("fileChips")
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(self.flow)
        self.excess = ExcessCard()
        self.excess.chosen.connect(files.choose)
        self.excess.remove_button.clicked.connect(self._remove_largest)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        self.unseen = QLabel()
        self.unseen.setObjectName("unseenPictures")
        self.unseen.setProperty("role", "warning")
        self.unseen.setWordWrap(True)
        self.seeing_button = plain_button(tr("Get one that sees…"), tr("A model that can be shown pictures"))
        self.remove_pictures_button = quiet_button("")
        self.remove_pictures_button.clicked.connect(files.remove_pictures)
        self._ways = QWidget()
        ways = self._ways_row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._ways)
        ways.setContentsMargins(0, 0, 0, 0)
        ways.setSpacing(8)
        ways.addWidget(self.unseen, 1)
        for button in (self.remove_pictures_button, self.seeing_button):
            ways.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
        self._ways.setMinimumWidth(1)  # else the buttons side by side would make it wider than there is room
        self._ways.hide()
        layout.addWidget(self._scroll)
        layout.addWidget(self._ways)
        layout.addWidget(self.excess)
        files.changed.connect(self.follow)
        self.hide()

    @property
    def chips(self) -> tuple[FileChip, ...]:
        return tuple(self.flow.chips)

    def follow(self) -> None:
        """Show what there is now."""
        files = self._files.files
        for gone in [file for file in self._shown if file not in files]:
            self._take_off(gone)
        for file in files:
            if file not in self._shown:
                self._put_on(file)
        excess = self._files.excess
        for file, chip in self._shown.items():
            share = excess.cut.get(file) if excess is not None and excess.choice is not None else None
            passages = excess is not None and excess.choice is ExcerptKind.PASSAGES
            chip.show_details(
                _details(file, share, passages=passages),
                file.note,
                cut=share is not None or bool(file.picture and file.note),
            )
            if file.preview:
                chip.show_preview(file.preview, pixels(_PREVIEW_SIDE, self._theme.zoom))
        why = self._files.unseen
        self.unseen.setText(why)
        several = sum(bool(file.picture) for file in files) > 1
        remove = tr("Remove the pictures") if several else tr("Remove the picture")
        self.remove_pictures_button.setText(remove)
        self.remove_pictures_button.setAccessibleName(remove)
        self.unseen.setVisible(bool(why))
        self._ways.setVisible(bool(why))
        self.excess.show_excess(excess, removable=len(files))
        self.setVisible(bool(files))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def _put_on(self, file: PendingFile) -> None:
        chip = self._shown[file] = FileChip(file.name, self._theme)
        chip.clicked.connect(lambda: self.opened.emit(file))
        chip.removed.connect(lambda: self._files.remove(file))
        self.flow.add(chip)

    def _take_off(self, file: PendingFile) -> None:
        """Remove a chip; the keyboard goes to the one that takes its place."""
        chip = self._shown.pop(file)
        place = self.flow.chips.index(chip)
        had_focus = chip.hasFocus() or (chip.remove_button is not None and chip.remove_button.hasFocus())
        self.flow.remove(chip)
        if had_focus and self.flow.chips:
            self.flow.chips[min(place, len(self.flow.chips) - 1)].setFocus()
        elif had_focus:
            self.emptied.emit()

    def _remove_largest(self) -> None:
        largest = max(self._files.files, key=lambda file: file.tokens or 0, default=None)
        if largest is not None:
            self._files.remove(largest)

    def _fit(self) -> None:
        """Make the strip as high as its chips, up to some rows."""
        width = self.width()
        row = (self.remove_pictures_button, self.seeing_button)
        needed = self.unseen.fontMetrics().horizontalAdvance(self.unseen.text())
        needed += sum(button.sizeHint().width() + self._ways_row.spacing() for button in row)
        beside = needed <= width
        self._ways_row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        high = self.flow.place(width)
        if not high:
            return
        rows = _MOST_ROWS if self.excess.isHidden() else _ROWS_WITH_EXCESS
        most = round(self.flow.row_height() * rows)
        if high > most:
            width -= self._scroll.verticalScrollBar().sizeHint().width()
            high = self.flow.place(width)
        self.flow.resize(width, high)
        if self._scroll.height() != min(high, most) or self._scroll.minimumHeight() != min(high, most):
            self._scroll.setFixedHeight(min(high, most))


class ExcessCard(QFrame):
    """Says by how much the files are too large, and offers what can go instead of all."""

    chosen = Signal(object)
    """The :class:`ExcerptKind`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("excess")
        self.words = QLabel()
        self.words.setWordWrap(True)
        self.words.setToolTip(tr("Settings has a larger context, which takes more memory."))
        self.buttons: dict[ExcerptKind, QPushButton] = {
            ExcerptKind.BEGINNING: plain_button(
                tr("The part that fits"), tr("From the beginning, as far as there is room")
            ),
            ExcerptKind.PASSAGES: plain_button(
                tr("The passages that match"), tr("Those with the words of your question in them, as many as fit")
            ),
        }
        for choice, button in self.buttons.items():
            button.setCheckable(True)
            button.setAccessibleName(_SENDING[choice])
            button.clicked.connect(lambda _checked, choice=choice: self.chosen.emit(choice))
        self.remove_button = quiet_button(tr("Remove"))
        self._ways = QWidget()
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self._ways)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        for button in (*self.buttons.values(), self.remove_button):
            self._row.addWidget(button)
        self._row.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(12, 10, 12, 10)
        layout.setSpacing(8)
        layout.addWidget(self.words)
        layout.addWidget(self._ways)
        self.hide()

    def show_excess(self, excess: Excess | None, *, removable: int) -> None:
        if excess is not None:
            self.words.setText(_sentence(excess, removable))
            self.setAccessibleName(self.words.text())
            for choice, button in self.buttons.items():
                button.setChecked(choice is excess.choice)
            self.remove_button.setText(tr("Remove it") if removable == 1 else tr("Remove the largest"))
            self.remove_button.setAccessibleName(self.remove_button.text())
            self._arrange()
        self.setVisible(excess is not None)

    def ask(self) -> None:
        """Bring the keyboard here: nothing is sent before something was chosen."""
        self.buttons[ExcerptKind.BEGINNING].setFocus(Qt.FocusReason.TabFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._arrange()

    def _arrange(self) -> None:
        """Put the buttons below each other where they do not fit side by side."""
        shown = (*self.buttons.values(), self.remove_button)
        needed = sum(button.sizeHint().width() for button in shown) + self._row.spacing() * len(shown)
        beside = needed <= self.contentsRect().width() - 24
        self._row.setDirection(QBoxLayout.Direction.LeftToRight if beside else QBoxLayout.Direction.TopToBottom)
        layout = self.layout()
        if layout is not None:  # wrapped words would else be squeezed where the window is low
            self._row.invalidate()
            self.setMinimumHeight(max(0, layout.totalHeightForWidth(self.width())))


_SENDING = {
    ExcerptKind.BEGINNING: tr("Send the part that fits"),
    ExcerptKind.PASSAGES: tr("Send the passages that match"),
}


def _sentence(excess: Excess, files: int) -> str:
    tokens, room = number(excess.tokens), number(excess.room)
    if files == 1:
        much = tr(
            "“{file}” has {tokens} tokens, and there is room for {room}.",
            file=next(iter(excess.cut)).name,
            tokens=tokens,
            room=room,
        )
    else:
        much = tr("These files have {tokens} tokens, and there is room for {room}.", tokens=tokens, room=room)
    match excess.choice:
        case None:
            return tr("{much} What should be sent?", much=much)
        case ExcerptKind.BEGINNING:
            return tr("{much} The beginning is sent.", much=much)
        case ExcerptKind.PASSAGES:
            return tr("{much} What matches your question is sent.", much=much)


def _details(file: PendingFile, share: int | None, *, passages: bool) -> str:
    if file.text is None:
        return tr("Reading…")
    if share is not None and passages:  # how many match is known when the question is sent
        return tr("At most {share} of {all} tokens", share=number(share), all=number(file.tokens or 0))
    if share is not None:
        return tr("{share} of {total} tokens", share=number(share), total=number(file.tokens or 0))
    if file.picture:
        return words.picture_words(file.size_bytes, file.picture)
    return words.file_words(file.size_bytes, file.tokens)
