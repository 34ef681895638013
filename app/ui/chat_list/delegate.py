"""How a row of the chat list is painted: a quiet heading, or a title on a rounded ground when chosen."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPen
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.ui.chat_list.chat_list import ChatList
from app.ui.chat_list.model import ChatRole
from app.ui.toolkit.icons import icon
from app.ui.toolkit.style_sheet import INTERFACE_PX, pixels
from app.ui.toolkit.theme import Theme

_MARGIN = 10


class ChatListDelegate(QStyledItemDelegate):
    """Paints headings and titles in the theme's colours.

    The conversation that is shown has a ground; the row that the keyboard or a menu is at, an outline.
    """

    def __init__(self, theme: Theme, view: ChatList) -> None:
        super().__init__(view)
        self._theme = theme
        self._view = view

    def sizeHint(  # noqa: N802 - Qt's name
        self,
        option: QStyleOptionViewItem,  # noqa: ARG002 - Qt's signature
        index: QModelIndex | QPersistentModelIndex,
    ) -> QSize:
        height = 32 if index.data(ChatRole.HEADING) else 36
        return QSize(80, pixels(height, self._theme.zoom))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        palette, zoom = self._theme.palette, self._theme.zoom
        rect: QRect = option.rect
        state: QStyle.StateFlag = option.state
        heading = bool(index.data(ChatRole.HEADING))
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        opened = bool(index.data(ChatRole.OPEN))
        painter.setPen(Qt.PenStyle.NoPen)
        if opened or (state & QStyle.StateFlag.State_MouseOver and not heading):
            painter.setBrush(QColor(palette.line if opened else palette.raised))
            painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), 8, 8)
        if self._view.place == index and not heading:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(palette.accent), 1))
            painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 1.5, -0.5, -1.5), 8, 8)
        font = QFont(painter.font())
        font.setPixelSize(pixels(13 if heading else INTERFACE_PX, zoom))
        font.setWeight(QFont.Weight.Medium if heading or opened else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(QColor(palette.muted if heading else palette.text))
        inner = rect.adjusted(_MARGIN, 0, -_MARGIN, 0)
        if index.data(ChatRole.PINNED):
            size = pixels(16, zoom)
            spot = QRect(inner.right() - size, inner.center().y() - size // 2, size, size)
            icon("pin", palette.muted, size).paint(painter, spot)
            inner.setRight(spot.left() - 4)
        where = Qt.AlignmentFlag.AlignLeft | (
            Qt.AlignmentFlag.AlignBottom if heading else Qt.AlignmentFlag.AlignVCenter
        )
        text = painter.fontMetrics().elidedText(
            str(index.data()), Qt.TextElideMode.ElideRight, inner.width(), Qt.TextFlag.TextSingleLine
        )
        painter.drawText(inner.adjusted(0, 0, 0, -6 if heading else 0), where, text)
        painter.restore()

    def createEditor(  # noqa: N802 - Qt's name
        self,
        parent: QWidget,
        option: QStyleOptionViewItem,  # noqa: ARG002 - Qt's signature
        index: QModelIndex | QPersistentModelIndex,  # noqa: ARG002 - Qt's signature
    ) -> QWidget:
        editor = QLineEdit(parent)
        editor.setAccessibleName("New title")
        return editor
