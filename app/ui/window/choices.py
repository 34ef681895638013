"""A panel over the window: a field, and below it a list of what can be chosen. The keyboard alone is enough.

The panel is a part of the window and no window of its own: input methods and screen readers do not reach the fields of
those that open like menus.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum, auto
from typing import Any

import shiboken6
from PySide6.QtCore import QAbstractListModel, QEvent, QModelIndex, QObject, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from app.language import isolated, tr
from app.text_folding import fold_text
from app.ui.toolkit.accessibility import announce, named
from app.ui.toolkit.appearance.style_sheet import pixels
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.keyboard import is_typed
from app.ui.toolkit.widgets.layouts import column_of

_CLOSE_WORDS = 0.75
"""The least likeness of two words, of 1, for one to be taken for a misspelling of the other."""
_MOST_STRETCHED = 3
"""The length of the piece of a title in which typed letters may stand, as a multiple of their number."""
_LEAST_MISSPELT = 4
"""Letters; shorter words are all alike."""


@dataclass(frozen=True, slots=True)
class Choice:
    """An entry of the panel: a model, a chat, a setting, an action."""

    title: str
    run: Callable[[], object] | None = None
    """Called once the panel is closed."""
    detail: str = ""
    """The text below the title; lines are broken where they are too long."""
    aside: str = ""
    """The text at the end of the title's line, such as keys."""
    badge: str = ""
    """A word that sets it apart."""
    group: str = ""
    """The heading that it stands under, with those before and after it of the same group."""
    in_use: bool = False
    page: Callable[[str], Sequence[Choice]] | None = None
    """Offers further choices in the place of these."""
    name: str = ""
    """Tells it from all others, also in another run of the program."""
    also: str = ""
    """Further words that it is found by."""

    @property
    def can_be_chosen(self) -> bool:
        return self.run is not None or self.page is not None

    @property
    def spoken(self) -> str:
        """Return what a screen reader says."""
        in_use = tr("In use", meaning="a choice that is in use now") if self.in_use else ""
        return ", ".join(filter(None, (self.title, self.badge, self.detail, self.aside, in_use)))


class _Match(IntEnum):
    """Kinds of matches, the best first."""

    WORD_STARTS = auto()
    WORD_PARTS = auto()
    MISSPELT = auto()
    LETTERS = auto()


def matching(choices: Sequence[Choice], text: str) -> list[Choice]:
    """Return the choices that match what was typed, the best first; all of them where nothing was.

    Each word begins a word of the choice, or is a part of it, or nearly one of its words; or the letters stand in it in
    that order. Within each kind the choices stay in their order.
    """
    words = fold_text(text).split()
    if not words:
        return list(choices)
    ranked = [(rank, choice) for choice in choices if (rank := _rank(choice, words)) is not None]
    return [choice for _, choice in sorted(ranked, key=lambda one: one[0])]


def _rank(choice: Choice, words: Sequence[str]) -> tuple[int, int] | None:
    title, further = fold_text(choice.title), fold_text(f"{choice.title} {choice.detail} {choice.also}")
    for place, text in enumerate((title, further)):
        there = re.findall(r"[\w.]+", text)
        if all(any(one.startswith(word) for one in there) for word in words):
            return _Match.WORD_STARTS, place
        if all(word in text for word in words):
            return _Match.WORD_PARTS, place
    there = re.findall(r"\w+", title)
    if all(_is_nearly_in(word, there) for word in words):
        return _Match.MISSPELT, 0
    typed = "".join(words)
    letters = re.search(".*?".join(map(re.escape, typed)), title)
    if letters is None or len(letters[0]) > _MOST_STRETCHED * len(typed):
        return None
    return _Match.LETTERS, len(letters[0])


def _is_nearly_in(word: str, words: Sequence[str]) -> bool:
    if any(one.startswith(word) for one in words):
        return True
    long_words = [one for one in words if len(one) >= _LEAST_MISSPELT]
    return len(word) >= _LEAST_MISSPELT and bool(difflib.get_close_matches(word, long_words, n=1, cutoff=_CLOSE_WORDS))


@dataclass(frozen=True, slots=True)
class _Heading:
    words: str
    """Empty for a line that ends the group before."""


_Row = Choice | _Heading
_ROW = Qt.ItemDataRole.UserRole


class _Rows(QAbstractListModel):
    """The choices under their headings."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: list[_Row] = []

    def show_choices(self, choices: Sequence[Choice]) -> None:
        self.beginResetModel()
        self.rows = []
        group = ""
        for choice in choices:
            if choice.group != group:
                group = choice.group
                self.rows.append(_Heading(group))
            self.rows.append(choice)
        self.endResetModel()

    def rowCount(self, parent: QModelIndex | QPersistentModelIndex = QModelIndex()) -> int:  # noqa: N802, B008 - Qt's
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: QModelIndex | QPersistentModelIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        row = self.rows[index.row()]
        if role == _ROW:
            return row
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            return row.words if isinstance(row, _Heading) else row.spoken
        return None

    def flags(self, index: QModelIndex | QPersistentModelIndex) -> Qt.ItemFlag:
        row = self.rows[index.row()]
        if isinstance(row, Choice) and row.can_be_chosen:
            return Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        return Qt.ItemFlag.NoItemFlags


_TITLE_PX, _DETAIL_PX = 14, 12
_SIDE, _ABOVE, _BETWEEN, _GAP = 12, 7, 2, 8
_HEADING_ABOVE, _HEADING_BELOW = 10, 4
_TICK = 14


class _Painter(QStyledItemDelegate):
    """Paints a choice: title and explanation in two lines, at their end what it is, or that it is in use."""

    def __init__(self, theme: Theme, view: QListView) -> None:
        super().__init__(view)
        self._theme, self._view = theme, view

    def height_of(self, row: _Row, width: int) -> int:
        """Return how high a row is in a list of that width."""
        title, detail = QFontMetrics(self._font(_TITLE_PX)), QFontMetrics(self._font(_DETAIL_PX))
        if isinstance(row, _Heading) and not row.words:
            return 2 * self._px(_BETWEEN) + 1 + self._px(_BETWEEN)
        if isinstance(row, _Heading):
            return self._px(_HEADING_ABOVE) + detail.height() + self._px(_HEADING_BELOW)
        height = 2 * self._px(_ABOVE) + title.height()
        if row.detail:
            height += self._px(_BETWEEN) + self._detail_rect(row, width, detail).height()
        return height

    def sizeHint(self, _: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:  # noqa: N802
        width = self._view.viewport().width()
        return QSize(width, self.height_of(index.data(_ROW), width))

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row, palette = index.data(_ROW), self._theme.palette
        where: QRect = option.rect
        state: QStyle.StateFlag = option.state
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setLayoutDirection(self._view.layoutDirection())
        if isinstance(row, _Heading) and not row.words:
            painter.fillRect(QRect(where.left(), where.center().y(), where.width(), 1), QColor(palette.line))
        elif isinstance(row, _Heading):
            painter.setFont(self._font(_DETAIL_PX, QFont.Weight.DemiBold))
            painter.setPen(QColor(palette.muted))
            inside = where.adjusted(self._px(_SIDE), self._px(_HEADING_ABOVE), -self._px(_SIDE), 0)
            painter.drawText(inside, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, row.words)
        else:
            if state & QStyle.StateFlag.State_Selected:
                painter.setPen(QPen(QColor(palette.text), 1) if palette.sharp else Qt.PenStyle.NoPen)
                painter.setBrush(QColor(palette.chosen))
                painter.drawRoundedRect(where.adjusted(0, 0, -1, -1), self._px(6), self._px(6))
            self._paint_choice(painter, where, row)
        painter.restore()

    def _paint_choice(self, painter: QPainter, where: QRect, row: Choice) -> None:
        palette, side = self._theme.palette, self._px(_SIDE)
        font = self._font(_TITLE_PX)
        line = QRect(side, self._px(_ABOVE), where.width() - 2 * side, QFontMetrics(font).height())
        small = self._font(_DETAIL_PX)
        if row.in_use:
            self._paint_tick(painter, self._placed(where, self._cut_end(line, self._px(_TICK))))
        if row.aside:
            room = self._cut_end(line, QFontMetrics(small).horizontalAdvance(row.aside))
            painter.setFont(small)
            painter.setPen(QColor(palette.muted))
            painter.drawText(self._placed(where, room), Qt.AlignmentFlag.AlignVCenter, row.aside)
        if row.badge:
            self._paint_badge(painter, where, line, row.badge)
        painter.setFont(font)
        painter.setPen(QColor(palette.text if row.can_be_chosen else palette.muted))
        title = QFontMetrics(font).elidedText(row.title, Qt.TextElideMode.ElideRight, line.width())
        leading = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        painter.drawText(self._placed(where, line), leading, isolated(title))
        if row.detail:
            below = self._detail_rect(row, where.width(), QFontMetrics(small))
            below.moveTop(line.bottom() + 1 + self._px(_BETWEEN))
            painter.setFont(small)
            painter.setPen(QColor(palette.muted))
            wrapped = Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextWordWrap
            painter.drawText(self._placed(where, below), wrapped, row.detail)

    def _paint_badge(self, painter: QPainter, where: QRect, line: QRect, words: str) -> None:
        small = self._font(11, QFont.Weight.DemiBold)
        inner = self._px(7)
        room = self._cut_end(line, QFontMetrics(small).horizontalAdvance(words) + 2 * inner)
        accent = QColor(self._theme.palette.accent)
        painter.setFont(small)
        painter.setPen(QPen(accent, 1))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        placed = self._placed(where, room)
        painter.drawRoundedRect(placed, self._px(8), self._px(8))
        painter.drawText(placed, Qt.AlignmentFlag.AlignCenter, words)

    def _paint_tick(self, painter: QPainter, room: QRect) -> None:
        size = self._px(_TICK)
        left, top = room.left(), room.center().y() - size // 2
        painter.setPen(QPen(QColor(self._theme.palette.accent), max(1.8 * self._theme.zoom, 1.8)))
        painter.drawLine(left + round(size * 0.1), top + size // 2, left + round(size * 0.4), top + round(size * 0.8))
        painter.drawLine(left + round(size * 0.4), top + round(size * 0.8), left + round(size * 0.9), top + size // 5)

    def _cut_end(self, line: QRect, width: int) -> QRect:
        """Take a piece off the end of a line, with a gap before it, and return it."""
        piece = QRect(line.right() + 1 - width, line.top(), width, line.height())
        line.setRight(piece.left() - 1 - self._px(_GAP))
        return piece

    def _detail_rect(self, row: Choice, width: int, metrics: QFontMetrics) -> QRect:
        room = QRect(0, 0, width - 2 * self._px(_SIDE), 10_000)
        high = metrics.boundingRect(room, Qt.TextFlag.TextWordWrap, row.detail).height()
        return QRect(self._px(_SIDE), 0, room.width(), high)

    def _placed(self, where: QRect, inside: QRect) -> QRect:
        """Return where a part of a row is painted, which lines that are read from the right mirror."""
        return QStyle.visualRect(self._view.layoutDirection(), where, inside.translated(where.topLeft()))

    def _font(self, size: int, weight: QFont.Weight = QFont.Weight.Normal) -> QFont:
        font = QFont(self._view.font())
        font.setPixelSize(self._px(size))
        font.setWeight(weight)
        font.setFeature(QFont.Tag("tnum"), 1)
        return font

    def _px(self, size: float) -> int:
        return pixels(size, self._theme.zoom)


_MOVING = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -5, Qt.Key.Key_PageDown: 5}
"""Over how many choices a key goes."""


_EDGE, _BELOW_ANCHOR, _TOP_SHARE = 8, 4, 8
_SHADOW, _SHADOW_BELOW, _SHADOW_LAYERS, _SHADOW_ALPHA = 24, 8, 16, 3


@dataclass(frozen=True, slots=True)
class ChoicePage:
    """The first page of a panel: its name, the hint in its field, and a function that offers choices for a text."""

    name: str
    hint: str
    offer: Callable[[str], Sequence[Choice]]
    width: int = 420
    """In unzoomed pixels, as the height."""
    most_high: int = 10_000
    on_chosen: Callable[[Choice], object] = field(default=lambda _: None)


class ChoicePanel(QWidget):
    """Covers the window, so that a click beside the frame closes it; shown below its ``anchor``, or at the top."""

    def __init__(self, window: QWidget, theme: Theme, page: ChoicePage, anchor: QWidget | None = None) -> None:
        super().__init__(window)
        self._window, self._theme, self._page, self._anchor = window, theme, page, anchor
        self._offers = [page.offer]
        self._back = Choice(tr("Back"), self._leave_page)
        self._before = QApplication.focusWidget()
        self.frame = QFrame(self)
        self.frame.setObjectName("choicePanel")
        self.frame.setAccessibleName(page.name)
        self.field = named(QLineEdit(placeholderText=page.hint), page.name)
        self.list = named(QListView(), page.name)
        self.list.setObjectName("choiceList")
        self._rows = _Rows(self)
        self.list.setModel(self._rows)
        self._painter = _Painter(theme, self.list)
        self.list.setItemDelegate(self._painter)
        self.list.setMouseTracking(True)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setResizeMode(QListView.ResizeMode.Adjust)
        self._column = column_of(self.field, (self.list, 1), on=self.frame)
        self.field.textChanged.connect(self._show)
        self.list.entered.connect(self._point_at)
        self.list.clicked.connect(self._choose)
        for watched in (window, self.field, self.list):
            watched.installEventFilter(self)
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow_focus)
        theme.changed.connect(self.close)

    @property
    def choices(self) -> list[Choice]:
        """Return the choices that are listed now."""
        return [row for row in self._rows.rows if isinstance(row, Choice)]

    @property
    def current(self) -> Choice | None:
        """Return the choice that Enter takes."""
        index = self.list.currentIndex()
        row = self._rows.rows[index.row()] if index.isValid() else None
        return row if isinstance(row, Choice) else None

    def open(self) -> None:
        """Show it, with the keyboard in its field."""
        self.setGeometry(self._window.rect())
        margin = pixels(_EDGE, self._theme.zoom)
        self._column.setContentsMargins(margin, margin, margin, margin)
        self._column.setSpacing(margin // 2)
        self.show()
        self.raise_()
        self._show()
        self.field.setFocus()

    def close(self) -> bool:
        """Give the keyboard back and go."""
        if (
            (self.field.hasFocus() or self.list.hasFocus())
            and self._before is not None
            and shiboken6.isValid(self._before)
        ):
            self._before.setFocus()
        closed = super().close()
        self.deleteLater()
        return closed

    def move_by(self, rows: int) -> None:
        """Go up or down over so many choices, round the ends where it is one."""
        places = [place for place, row in enumerate(self._rows.rows) if isinstance(row, Choice) and row.can_be_chosen]
        if not places:
            return
        now = self.list.currentIndex().row()
        at = places.index(now) if now in places else -1
        to = (at + rows) % len(places) if abs(rows) == 1 else min(max(at + rows, 0), len(places) - 1)
        self._go_to(places[to])
        if self.current is not None:
            announce(self.list, self.current.spoken)

    def choose_current(self) -> None:
        self._choose(self.list.currentIndex())

    def go_back(self, *, closes: bool) -> None:
        """Leave what is looked for, then the page, then the panel if it ``closes``."""
        if self.field.text():
            self.field.clear()
        elif len(self._offers) > 1:
            self._leave_page()
        elif closes:
            self.close()

    def _leave_page(self) -> None:
        self._offers.pop()
        self._begin_page()

    def _choose(self, index: QModelIndex) -> None:
        choice = self._rows.rows[index.row()] if index.isValid() else None
        if not isinstance(choice, Choice) or not choice.can_be_chosen:
            return
        if choice is self._back:
            self._leave_page()
            return
        if choice.page is not None:
            self._offers.append(choice.page)
            self._begin_page()
            return
        run = choice.run
        assert run is not None
        self.close()
        self._page.on_chosen(choice)
        run()

    def _begin_page(self) -> None:
        if self.field.text():
            self.field.clear()
        else:
            self._show()

    def _show(self) -> None:
        choices = list(self._offers[-1](self.field.text().strip()))
        self._rows.show_choices([self._back, *choices] if len(self._offers) > 1 else choices)
        self._place()
        chosen = next(
            (place for place, row in enumerate(self._rows.rows) if isinstance(row, Choice) and row.in_use), -1
        )
        if chosen >= 0 and not self.field.text():
            self._go_to(chosen)
        else:
            self.list.setCurrentIndex(QModelIndex())
            self.move_by(2 if len(self._offers) > 1 and choices else 1)

    def _point_at(self, index: QModelIndex) -> None:
        if index.flags() & Qt.ItemFlag.ItemIsSelectable:
            self.list.setCurrentIndex(index)

    def _go_to(self, row: int) -> None:
        index = self._rows.index(row)
        self.list.setCurrentIndex(index)
        self.list.scrollTo(index)

    def _place(self) -> None:
        edge = pixels(_EDGE, self._theme.zoom)
        width = min(pixels(self._page.width, self._theme.zoom), self.width() - 2 * edge)
        inside = width - 2 * edge - 2
        rows = sum(self._painter.height_of(row, inside) for row in self._rows.rows)
        wanted_height = rows + self.field.sizeHint().height() + 2 * edge + edge // 2 + 4
        wanted_height = min(wanted_height, pixels(self._page.most_high, self._theme.zoom))
        top, left = self.height() // _TOP_SHARE, (self.width() - width) // 2
        if self._anchor is not None:
            begin = self._anchor.mapTo(self._window, self._anchor.rect().topLeft())
            top = begin.y() + self._anchor.height() + _BELOW_ANCHOR
            mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
            left = begin.x() + (self._anchor.width() - width if mirrored else 0)
            if top + wanted_height > self.height() - edge and begin.y() > self.height() - top:
                top = max(edge, begin.y() - _BELOW_ANCHOR - wanted_height)
        left = min(max(left, edge), self.width() - width - edge)
        self.frame.setGeometry(left, top, width, min(wanted_height, self.height() - top - edge))
        self.update()

    def _follow_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        if now is not None and self.isVisible() and not self.isAncestorOf(now):
            self._before = None
            self.close()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if watched is self._window:
            if event.type() == QEvent.Type.Resize:
                self.close()
            return False
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride and event.key() == Qt.Key.Key_Escape:
                event.accept()  # before the window takes it
                return True
            if event.type() == QEvent.Type.KeyPress:
                return self._press(event)
        return False

    def _press(self, event: QKeyEvent) -> bool:
        """Do what a key is for, in the field or the list; return whether it is not for them."""
        key, typed = event.key(), self.field.text()
        if key in _MOVING:
            self.move_by(_MOVING[Qt.Key(key)])
        elif key in {Qt.Key.Key_Return, Qt.Key.Key_Enter}:
            self.choose_current()
        elif key in {Qt.Key.Key_Tab, Qt.Key.Key_Backtab}:
            (self.list if self.field.hasFocus() else self.field).setFocus()
        elif key == Qt.Key.Key_Escape or (key == Qt.Key.Key_Backspace and not typed):
            self.go_back(closes=key == Qt.Key.Key_Escape)
        elif self.list.hasFocus() and is_typed(event):
            self.field.setFocus()
            QApplication.sendEvent(self.field, event)
        else:
            return False
        return True

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        self.close()
        event.accept()

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        """Paint the shadow of the frame."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(0, 0, 0, _SHADOW_ALPHA))
        around = self.frame.geometry().translated(0, _SHADOW_BELOW)
        for layer in range(_SHADOW_LAYERS):
            out = round(_SHADOW * (layer / _SHADOW_LAYERS) ** 2)
            painter.drawRoundedRect(around.adjusted(-out, -out, out, out), out + 10, out + 10)
        painter.end()
