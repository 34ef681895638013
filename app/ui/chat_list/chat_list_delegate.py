"""Paints a row of the chat list: a quiet heading, or a title on a rounded background when chosen.

A chat that was found has a second line: the passage that has the words, with these marked.
"""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QTextCharFormat, QTextLayout, QTextOption
from PySide6.QtWidgets import QLineEdit, QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from app.language import isolated, number, tr
from app.ui.chat_list.chat_list import ChatList
from app.ui.chat_list.chat_list_model import ARCHIVE, ChatListModel, ChatRole, paint_reply_mark
from app.ui.toolkit.appearance.icons import icon
from app.ui.toolkit.appearance.style_sheet import pixels
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.language.mirroring import mirrored

TITLE_PX = 10
"""Distance of a title from the edges of its row."""
_TITLE_FONT_PX, _SMALL_FONT_PX = 14, 13
_PASSAGE_PX = 20
"""Height of the second line of a chat that was found."""
_INDENT = 18
"""Of chats in a folder."""
_MARKS = (("pin", ChatRole.PINNED), ("archive", ChatRole.ARCHIVED))


class ChatListDelegate(QStyledItemDelegate):
    """Paints headings and titles in the theme's colours.

    The conversation that is shown has a background; the row that the keyboard or a menu is at, an outline.
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
        if index.data(ChatRole.HEADING):
            height = 32
        else:
            height = 34 if self._theme.look.compact else 40
            height += _PASSAGE_PX if index.data(ChatRole.PASSAGE) else 0
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
        chosen = bool(state & QStyle.StateFlag.State_Selected) and len(self._view.selectedIndexes()) > 1
        held = index.data(ChatRole.FOLDER) is not None and index.data(ChatRole.FOLDER) == self._view.drop_folder
        if opened or chosen or held or (state & QStyle.StateFlag.State_MouseOver and not heading):
            painter.setBrush(QColor(palette.chosen if opened or chosen or held else palette.raised))
            painter.drawRoundedRect(rect.adjusted(0, 1, 0, -1), 8, 8)
        if chosen:  # a bar besides the background: the open chat has one too
            bar = pixels(3, zoom)
            painter.setBrush(QColor(palette.accent))
            edge = QRect(rect.left(), rect.top() + 7, bar, rect.height() - 14)
            painter.drawRoundedRect(self._visual(rect, edge), bar / 2, bar / 2)
        if (self._view.has_ring(index) and not heading) or held:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(palette.accent), 1))
            painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 1.5, -0.5, -1.5), 8, 8)
        font = QFont(painter.font())
        font.setPixelSize(pixels(_SMALL_FONT_PX if heading else _TITLE_FONT_PX, zoom))
        font.setWeight(QFont.Weight.Medium if heading or opened else QFont.Weight.Normal)
        painter.setFont(font)
        painter.setPen(QColor(palette.muted if heading else palette.text))
        inner = rect.adjusted(TITLE_PX, 0, -TITLE_PX, 0)
        if index.data(ChatRole.INSIDE) is not None:
            inner.setLeft(inner.left() + pixels(_INDENT, zoom))
        marks = [name for name, role in _MARKS if index.data(role)]
        if index.data(ChatRole.INSIDE) == ARCHIVE:
            marks = [name for name in marks if name != "archive"]
        for name in marks:
            size = pixels(16, zoom)
            spot = QRect(inner.right() - size, inner.center().y() - size // 2, size, size)
            icon(name, palette.muted, size).paint(painter, self._visual(rect, spot))
            inner.setRight(spot.left() - 4)
        if (mark := index.data(ChatRole.REPLY)) is not None:
            size = pixels(16, zoom)
            spot = QRect(inner.right() - size, inner.center().y() - size // 2, size, size)
            paint_reply_mark(painter, self._visual(rect, spot), mark, palette.accent)
            inner.setRight(spot.left() - 4)
        if index.data(ChatRole.FOLDER) is not None:
            inner = self._paint_folder(painter, rect, inner, index)
        if passage := index.data(ChatRole.PASSAGE):
            inner = self._paint_passage(painter, rect, inner, str(passage))
        where = Qt.AlignmentFlag.AlignLeft | (
            Qt.AlignmentFlag.AlignBottom if heading else Qt.AlignmentFlag.AlignVCenter
        )
        text = painter.fontMetrics().elidedText(
            str(index.data()), Qt.TextElideMode.ElideRight, inner.width(), Qt.TextFlag.TextSingleLine
        )
        painter.drawText(self._visual(rect, inner.adjusted(0, 0, 0, -6 if heading else 0)), where, isolated(text))
        painter.restore()

    def _paint_passage(self, painter: QPainter, row: QRect, inner: QRect, passage: str) -> QRect:
        """Paint the second line, with the words that were looked for marked; returns where the title goes."""
        palette, zoom = self._theme.palette, self._theme.zoom
        title = inner.adjusted(0, pixels(4, zoom), 0, -pixels(_PASSAGE_PX + 4, zoom))
        where = QRect(row.left() + TITLE_PX, title.bottom(), row.width() - 2 * TITLE_PX, pixels(_PASSAGE_PX, zoom))
        where = self._visual(row, where)
        font = QFont(painter.font())
        font.setPixelSize(pixels(_SMALL_FONT_PX, zoom))
        font.setWeight(QFont.Weight.Normal)
        model = self._view.model()
        assert isinstance(model, ChatListModel)
        text = QFontMetrics(font).elidedText(passage, Qt.TextElideMode.ElideRight, where.width())
        layout = QTextLayout(text, font)
        edge = QStyle.visualAlignment(self._view.layoutDirection(), Qt.AlignmentFlag.AlignLeft)
        option = QTextOption(edge | Qt.AlignmentFlag.AlignAbsolute)
        option.setTextDirection(Qt.LayoutDirection.LayoutDirectionAuto)  # of the passage, whatever that of the window
        layout.setTextOption(option)
        marked = QTextCharFormat()
        marked.setBackground(QColor(palette.mark))
        marked.setForeground(QColor(palette.text))
        ranges = []
        for start, end in model.sought.places(text):
            part = QTextLayout.FormatRange()
            part.start, part.length, part.format = start, end - start, marked
            ranges.append(part)
        layout.setFormats(ranges)
        layout.beginLayout()
        line = layout.createLine()
        line.setLineWidth(where.width())
        layout.endLayout()
        painter.setPen(QColor(palette.muted))
        layout.draw(painter, QPointF(where.left(), where.top() + (where.height() - line.height()) / 2))
        painter.setPen(QColor(palette.text))
        return title

    def _visual(self, row: QRect, logical: QRect) -> QRect:
        return QStyle.visualRect(self._view.layoutDirection(), row, logical)

    def _paint_folder(
        self, painter: QPainter, row: QRect, inner: QRect, index: QModelIndex | QPersistentModelIndex
    ) -> QRect:
        """Paint a folder's sign and how many are in it; returns where its name goes, a logical place."""
        palette, zoom = self._theme.palette, self._theme.zoom
        size, gap = pixels(16, zoom), pixels(6, zoom)
        arrow = QPen(QColor(palette.muted), 1.5 * zoom, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
        painter.setPen(arrow)
        sign = self._visual(row, QRect(inner.left(), inner.top(), size // 2, inner.height()))
        middle, reach = QPointF(sign.left() + size / 4, inner.center().y() + 0.5), size / 5
        ends = [QPointF(-reach, -reach / 2), QPointF(0, reach / 2), QPointF(reach, -reach / 2)]
        if not index.data(ChatRole.EXPANDED):
            forward = -1 if mirrored(self._view) else 1
            ends = [QPointF(forward * point.y(), point.x()) for point in ends]
        painter.drawPolyline([middle + point for point in ends])
        spot = QRect(inner.left() + size // 2 + gap, inner.center().y() - size // 2, size, size)
        name = "archive" if index.data(ChatRole.FOLDER) == ARCHIVE else "folder"
        icon(name, palette.muted, size).paint(painter, self._visual(row, spot))
        count = number(index.data(ChatRole.COUNT))
        painter.setPen(QColor(palette.muted))
        where = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self._visual(row, inner), where, count)
        painter.setPen(QColor(palette.text))
        taken = painter.fontMetrics().horizontalAdvance(count) + gap
        return inner.adjusted(spot.right() + gap - inner.left(), 0, -taken, 0)

    def createEditor(  # noqa: N802 - Qt's name
        self,
        parent: QWidget,
        option: QStyleOptionViewItem,  # noqa: ARG002 - Qt's signature
        index: QModelIndex | QPersistentModelIndex,  # noqa: ARG002 - Qt's signature
    ) -> QWidget:
        editor = QLineEdit(parent)
        editor.setAccessibleName(tr("New title"))
        return editor
