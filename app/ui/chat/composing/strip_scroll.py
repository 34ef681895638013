"""The files of a message in as much height as the window has to spare: what has no room is scrolled to."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from app.ui.chat.composing.file_strip import FileStrip
from app.ui.toolkit.appearance.text_column import TextColumn


class StripScroll(QScrollArea):
    """As high as the strip, up to the room it was given. Qt would squeeze its parts into each other instead.

    Where a choice is to be made, it is that which is in view.
    """

    def __init__(self, strip: FileStrip, parent: QWidget | None = None) -> None:
        super().__init__(parent)
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
