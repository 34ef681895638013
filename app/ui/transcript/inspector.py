"""The card that says, for one token, who wrote it and what both models thought; and when it is shown."""

from __future__ import annotations

from itertools import chain

from PySide6.QtCore import QObject, QPoint, QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QFrame, QGraphicsDropShadowEffect, QGridLayout, QLabel, QVBoxLayout, QWidget

from app.ui.toolkit.widgets.layouts import fill
from app.ui.transcript.inspection import ModelNames, Prediction, inspect
from app.ui.transcript.text.reply_body import ReplyBody
from app.ui.transcript.token_spans import NO_ENTRY, TokenSpans
from app.ui.transcript.typography import Typography

GAP_PIXELS = 10


class Inspector(QFrame):
    """Floats over the transcript; never takes the pointer or the focus."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("inspector")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._title = QLabel(self)
        self._details = QLabel(self)
        self._title.setProperty("part", "title")
        self._details.setProperty("part", "remark")
        self._columns = [_Column(self), _Column(self)]
        grid = QGridLayout()
        grid.setContentsMargins(0, 6, 0, 0)
        grid.setHorizontalSpacing(22)
        grid.addWidget(self._columns[0], 0, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(self._columns[1], 0, 1, Qt.AlignmentFlag.AlignTop)
        fill(QVBoxLayout(self), self._title, self._details, grid, gap=2, margins=(14, 12, 14, 12))
        shadow = QGraphicsDropShadowEffect(self)
        shadow.setBlurRadius(28)
        shadow.setOffset(0, 8)
        shadow.setColor(QColor(0, 0, 0, 60))
        self.setGraphicsEffect(shadow)
        self.hide()

    def set_typography(self, typography: Typography) -> None:
        self._title.setFont(typography.interface_font(13.5, bold=True))
        self._details.setFont(typography.interface_font(12.5))
        for column in self._columns:
            column.set_typography(typography)

    def show_entry(self, spans: TokenSpans, index: int, names: ModelNames) -> None:
        facts = inspect(spans, index, names)
        self._title.setText(facts.title)
        self._details.setText("\n".join(facts.details))
        self._details.setVisible(bool(facts.details))
        for position, column in enumerate(self._columns):
            column.show_opinion(facts.opinions[position] if position < len(facts.opinions) else None)
        self.setAccessibleName(facts.sentence)
        self.show()
        self.raise_()
        self.adjustSize()

    def place_near(self, below: QPoint, height: int) -> None:
        """Place the card under the token at ``below`` (its lower left corner), or over it where there is no room."""
        parent = self.parentWidget()
        assert parent is not None
        room = parent.rect()
        x = max(8, min(below.x() - 20, room.width() - self.width() - 8))
        y = below.y() + GAP_PIXELS
        if y + self.height() > room.height() - 4:
            y = below.y() - height - self.height() - GAP_PIXELS
        self.move(x, max(4, y))


class _Column(QWidget):
    """Shows what one model thought."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setHorizontalSpacing(16)
        self._grid.setVerticalSpacing(5)
        self._grid.setColumnStretch(0, 1)
        self._heading = QLabel(self)
        self._heading.setProperty("part", "remark")
        self._grid.addWidget(self._heading, 0, 0, 1, 2)
        self._rows: list[tuple[QLabel, QLabel]] = []
        for row in range(3):
            word, chance = QLabel(self), QLabel(self)
            chance.setProperty("part", "chance")
            word.setMargin(0)
            word.setIndent(0)
            word.setAlignment(Qt.AlignmentFlag.AlignLeft)
            chance.setAlignment(Qt.AlignmentFlag.AlignRight)
            self._grid.addWidget(word, row + 1, 0)
            self._grid.addWidget(chance, row + 1, 1)
            self._rows.append((word, chance))

    def set_typography(self, typography: Typography) -> None:
        self.setMinimumWidth(round(typography.px(138)))
        self._heading.setFont(typography.interface_font(12.5))
        font = typography.interface_font(13)
        for label in chain.from_iterable(self._rows):
            label.setFont(font)

    def show_opinion(self, opinion: Prediction | None) -> None:
        self.setVisible(opinion is not None)
        if opinion is None:
            return
        self._heading.setText(opinion.heading)
        for index, (word, chance) in enumerate(self._rows):
            text, p = opinion.rows[index] if index < len(opinion.rows) else ("", "")
            word.setText(text)
            chance.setText(p)
            word.setVisible(bool(p))
            chance.setVisible(bool(p))


class InspectorControl(QObject):
    """Shows one card over ``host``, for one token at a time."""

    def __init__(self, host: QWidget) -> None:
        super().__init__(host)
        self._host = host
        self.card = Inspector(host)

    def watch(self, body: ReplyBody) -> None:
        body.entry_hovered.connect(self._show)

    def set_typography(self, typography: Typography) -> None:
        self.card.hide()  # it has the old size, and its token will not be where it was
        self.card.set_typography(typography)

    def _show(self, entry: int, place: QRectF) -> None:
        body = self.sender()
        if entry == NO_ENTRY or not isinstance(body, ReplyBody):
            self.card.hide()
            return
        self.card.show_entry(body.spans, entry, body.model_names)
        if body.hasFocus():
            body.setAccessibleDescription(self.card.accessibleName())  # a change is read aloud
        corner = body.viewport().mapTo(self._host, QPoint(round(place.left()), round(place.bottom())))
        self.card.place_near(corner, round(place.height()))
