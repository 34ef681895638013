"""A file of a message as a small card: what sort it is, its name and its figures. Opened by a click, removed by Del."""

from __future__ import annotations

from pathlib import PurePath

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QPushButton, QStyle, QWidget

from app.language import tr
from app.ui.toolkit.accessibility import named
from app.ui.toolkit.appearance.style_sheet import set_style_property
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.buttons import IconButton
from app.ui.toolkit.widgets.labels import ElidedLabel
from app.ui.toolkit.widgets.layouts import Stretch, column_of, row_of

_FIGURES_WIDE = 23
_LETTERS_OF_KIND = 4
_GAP = 8


class FileChip(QPushButton):
    """One file; with a theme, it has a button that removes it."""

    removed = Signal()

    def __init__(self, name: str, theme: Theme | None = None) -> None:
        super().__init__()
        self.setProperty("role", "chip")
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.name = name
        self._previewed: tuple[bytes, int] | None = None
        centre = Qt.AlignmentFlag.AlignCenter
        self._kind = QLabel(_kind(name), textFormat=Qt.TextFormat.PlainText, alignment=centre)
        self._kind.setProperty("role", "kind")
        self._name = ElidedLabel(name)
        self.details = ElidedLabel(role="muted")
        lines = column_of(Stretch(), self._name, self.details, Stretch(), gap=0)
        row = row_of(self._kind, (lines, 1), on=self, margins=(6, 5, 6, 5))
        for part in (self._kind, self._name, self.details):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.remove_button: IconButton | None = None
        if theme is not None:
            self.remove_button = IconButton(theme, "close", tr("Remove {name} (Del)", name=name))
            named(self.remove_button, tr("Remove {name}", name=name))
            self.remove_button.setCursor(Qt.CursorShape.ArrowCursor)
            self.remove_button.clicked.connect(self.removed)
            row.addWidget(self.remove_button)
        self.show_details("")

    def show_preview(self, jpeg: bytes, side: int) -> None:
        """Show a picture in the place of the letters: a JPEG of ours, at most ``side`` logical pixels large."""
        if (jpeg, side) == self._previewed:
            return
        picture = QPixmap()
        if not picture.loadFromData(jpeg, "JPG"):
            return
        self._previewed = jpeg, side
        ratio = self.devicePixelRatioF()
        keep_ratio, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        room = QSize(side, side) * ratio
        if picture.width() > room.width() or picture.height() > room.height():
            picture = picture.scaled(room, keep_ratio, smooth)
        picture.setDevicePixelRatio(ratio)
        set_style_property(self._kind, "role", "preview")
        self._kind.setPixmap(picture)
        self._kind.setFixedSize(picture.deviceIndependentSize().toSize())
        self.updateGeometry()

    def show_details(self, details: str, note: str = "", *, cut: bool = False) -> None:
        """Show a file's figures, and a ``note`` in the tool tip; of one that is ``cut`` only a part goes along."""
        self.details.set_full_text(details)
        description = ", ".join(filter(None, (self.name, details, note)))
        self.setAccessibleName(description)
        self.setToolTip(description)
        set_style_property(self, "cut", cut)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        if self.remove_button is not None and event.key() in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace):
            self.removed.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        layout = self.layout()
        assert layout is not None
        high = self._name.sizeHint().height() + self.details.sizeHint().height() + 12
        if self._previewed is not None:
            side = self._kind.height() + 10
        else:
            side = self._kind.fontMetrics().horizontalAdvance("0" * (_LETTERS_OF_KIND + 2))
            self._kind.setFixedSize(side, high - 10)  # also beside a picture, where all chips are higher
        return QSize(self._name.fontMetrics().horizontalAdvance("0") * _FIGURES_WIDE, max(high, side))

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        return self.sizeHint()


class ChipFlow(QWidget):
    """Chips side by side, in as many rows as they need; as high as these."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.chips: list[FileChip] = []

    def add(self, chip: FileChip) -> None:
        chip.setParent(self)
        chip.show()
        self.chips.append(chip)

    def remove(self, chip: FileChip) -> None:
        self.chips.remove(chip)
        chip.hide()
        chip.deleteLater()

    def wanted_width(self, most: int) -> int:
        """Return the width of the rows in pixels, if there is room for it."""
        chip, columns = self._measure(most)
        return columns * (chip + _GAP) - _GAP if columns else 0

    def place(self, width: int) -> int:
        """Arrange the chips in this width, and return how high they are together."""
        chip, columns = self._measure(width)
        bottom = 0
        high = max((one.sizeHint().height() for one in self.chips), default=0)
        for number, one in enumerate(self.chips):
            row, column = divmod(number, columns)
            logical = QRect(column * (chip + _GAP), row * (high + _GAP), chip, high)
            one.setGeometry(QStyle.visualRect(self.layoutDirection(), QRect(0, 0, width, 0), logical))
            bottom = (row + 1) * (high + _GAP) - _GAP
        return bottom

    def row_height(self) -> int:
        return max((one.sizeHint().height() for one in self.chips), default=0) + _GAP

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        self.place(event.size().width())

    def _measure(self, room: int) -> tuple[int, int]:
        """Return the width of a chip and how many stand in a row."""
        if not self.chips:
            return 0, 0
        for one in self.chips:
            for part in (one, *one.findChildren(QWidget)):
                part.ensurePolished()
        widest_chip = max(one.sizeHint().width() for one in self.chips)
        columns = max(1, min(len(self.chips), (room + _GAP) // (widest_chip + _GAP)))
        widest = widest_chip * 4 // 3 if room > 2 * widest_chip + _GAP else room
        return min(widest, (room - (columns - 1) * _GAP) // columns), columns


def _kind(name: str) -> str:
    """Return some letters for the sort of file: the end of its name."""
    suffix = PurePath(name).suffix.removeprefix(".").upper()
    return suffix[:_LETTERS_OF_KIND] if suffix.isalnum() and len(suffix) <= _LETTERS_OF_KIND + 1 else "TXT"
