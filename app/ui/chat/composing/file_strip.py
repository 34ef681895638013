"""Above the message field: the files that go with the message, and what to do where they are too large."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QScrollArea, QVBoxLayout, QWidget

from app.attachments.excerpts import ExcerptKind
from app.conversation.message_files import Excess, PendingFile
from app.language import number, tr
from app.ui.chat.composing.pending_files import PendingFiles
from app.ui.toolkit.appearance.style_sheet import pixels
from app.ui.toolkit.appearance.text_column import TextColumn
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.files.file_chip import ChipFlow, FileChip
from app.ui.toolkit.language import words
from app.ui.toolkit.widgets.buttons import plain_button, quiet_button
from app.ui.toolkit.widgets.layouts import Stretch, TurningRow, fill

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

    def __init__(self, files: PendingFiles, theme: Theme) -> None:
        super().__init__()
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
        self.unseen = QLabel()
        self.unseen.setObjectName("unseenPictures")
        self.unseen.setProperty("role", "warning")
        self.unseen.setWordWrap(True)
        self.seeing_button = plain_button(tr("Get one that sees…"), tr("A model that can be shown pictures"))
        self.remove_pictures_button = quiet_button("")
        self.remove_pictures_button.clicked.connect(files.remove_pictures)
        left = Qt.AlignmentFlag.AlignLeft
        self._ways = TurningRow((self.unseen, 1), (self.remove_pictures_button, 0, left), (self.seeing_button, 0, left))
        self._ways.hide()
        fill(QVBoxLayout(self), self._scroll, self._ways, self.excess, gap=8)
        files.changed.connect(self.follow)
        self.hide()

    @property
    def chips(self) -> tuple[FileChip, ...]:
        return tuple(self.flow.chips)

    def follow(self) -> None:
        files = self._files.files
        for removed in [file for file in self._shown if file not in files]:
            self._take_off(removed)
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
        reason = self._files.unseen
        self.unseen.setText(reason)
        several = sum(bool(file.picture) for file in files) > 1
        remove = tr("Remove the pictures") if several else tr("Remove the picture")
        self.remove_pictures_button.setText(remove)
        self.remove_pictures_button.setAccessibleName(remove)
        self.unseen.setVisible(bool(reason))
        self._ways.setVisible(bool(reason))
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

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("excess")
        self.words = QLabel(wordWrap=True)
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
        ways = TurningRow(*self.buttons.values(), self.remove_button, Stretch())
        fill(QVBoxLayout(self), self.words, ways, gap=8, margins=(12, 10, 12, 10))
        self.hide()

    def show_excess(self, excess: Excess | None, *, removable: int) -> None:
        if excess is not None:
            self.words.setText(_sentence(excess, removable))
            self.setAccessibleName(self.words.text())
            for choice, button in self.buttons.items():
                button.setChecked(choice is excess.choice)
            self.remove_button.setText(tr("Remove it") if removable == 1 else tr("Remove the largest"))
            self.remove_button.setAccessibleName(self.remove_button.text())
        self.setVisible(excess is not None)

    def ask(self) -> None:
        """Bring the keyboard here: nothing is sent before something was chosen."""
        self.buttons[ExcerptKind.BEGINNING].setFocus(Qt.FocusReason.TabFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self._fit()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit()
        return super().event(event)

    def _fit(self) -> None:
        """Keep the height that the words need: they would be squeezed where the window is low."""
        self.setMinimumHeight(_height(self, self.width()))


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


class StripScroll(QScrollArea):
    """Scroll area as high as the strip, up to the room there is, with a choice to be made in view."""

    def __init__(self, strip: FileStrip) -> None:
        super().__init__()
        self._strip = strip
        self._page: tuple[QWidget, QWidget, TextColumn] | None = None
        """The page it is a part of, the widget above the message field there, and the column below that."""
        self.setObjectName("fileStrip")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidgetResizable(True)
        hidden = strip.isHidden()
        self.setWidget(strip)
        strip.setAutoFillBackground(False)
        strip.setHidden(hidden)
        self.setHidden(hidden)
        strip.installEventFilter(self)

    def keep_within(self, page: QWidget, above: QWidget, foot: TextColumn) -> None:
        """Leave room on ``page`` for what else is in its ``foot``, and for what is ``above`` that at its least."""
        self._page = page, above, foot
        page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        """Follow the strip: shown while it is, and as high as there is room."""
        if watched is self._strip and event.type() in (QEvent.Type.ShowToParent, QEvent.Type.HideToParent):
            self.setVisible(not self._strip.isHidden())
        handled = super().eventFilter(watched, event)
        if event.type() in (QEvent.Type.LayoutRequest, QEvent.Type.Resize) and not self.isHidden():
            self._fit()
        return handled

    def _room(self) -> int:
        composer = self.parentWidget()
        if self._page is None or composer is None:
            return _height(self._strip, self.viewport().width())
        page, above, foot = self._page
        others = foot.height_beside(composer) + _height(composer, composer.width()) - self.minimumHeight()
        whole = page.layout()
        assert whole is not None
        beside = whole.spacing() + whole.contentsMargins().bottom()
        return page.height() - above.y() - above.minimumSizeHint().height() - beside - others

    def _fit(self) -> None:
        height = _height(self._strip, self.viewport().width())
        high = min(height, max(self._room(), self._strip.flow.row_height()))
        if (self.minimumHeight(), self.maximumHeight()) != (high, high):
            self.setFixedHeight(high)
        if not self._strip.excess.isHidden() and height > high:
            self.verticalScrollBar().setValue(self._strip.excess.y())


def _height(widget: QWidget, width: int) -> int:
    layout = widget.layout()
    assert layout is not None
    return layout.totalHeightForWidth(width) if layout.hasHeightForWidth() else layout.totalSizeHint().height()
