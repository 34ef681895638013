"""Widgets to type or choose the value of a setting, for each kind of setting."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QFocusEvent, QFontDatabase, QKeyEvent, QTextCursor
from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QWidget

from app.settings import Setting, SystemChoices, choice_words
from app.ui.toolkit.widgets.switch import Switch

FIGURES_WIDE = 22
"""Number of figures that a field of one line has room for."""


@dataclass(frozen=True, slots=True)
class Control:
    """A widget to type or choose a value, with functions that read and write its entry."""

    widget: QWidget
    entry: Callable[[], Any]
    """Returns its content, right or wrong; :attr:`put` takes the same."""
    put: Callable[[Any], object]
    entry_of: Callable[[Any], Any]
    """The entry that stands for a value of the setting."""


class FontBox(QComboBox):
    """Offers the system's fonts, which are looked up when they are asked for: that may take a moment."""

    def __init__(self, *, of_one_width: bool, none_means: str) -> None:
        super().__init__()
        self._of_one_width = of_one_width
        self._looked_up = False
        self.addItem(none_means, None)

    def put(self, family: str | None) -> None:
        """Show a font, also one that this system does not have."""
        if family is not None and self.findData(family) < 0:
            self.addItem(family, family)
        self.setCurrentIndex(self.findData(family) if family is not None else 0)

    def showPopup(self) -> None:  # noqa: N802 - Qt's name
        self._look_up()
        super().showPopup()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802 - Qt's name
        self._look_up()
        super().keyPressEvent(event)

    def _look_up(self) -> None:
        if self._looked_up:
            return
        self._looked_up = True
        shown = self.currentData()
        with QSignalBlocker(self):
            while self.count() > 1:
                self.removeItem(1)
            for family in QFontDatabase.families():
                fit = QFontDatabase.isFixedPitch(family) or not self._of_one_width
                if fit and not QFontDatabase.isPrivateFamily(family):
                    self.addItem(family, family)
            self.put(shown)


class _Paragraphs(QPlainTextEdit):
    """Several lines, which say when they are left."""

    editing_finished = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusOutEvent(event)
        self.editing_finished.emit()


def make_control(
    declaration: Setting[Any], follow_edit: Callable[[], object], follow_leaving: Callable[[], object]
) -> Control:
    """Make what suits the setting.

    ``follow_edit`` is called after each change; ``follow_leaving`` when its text is left, or Enter is pressed.
    """
    if declaration.choices:
        return _make_choice(declaration, follow_edit)
    if declaration.offered is not None:
        return _make_font_box(declaration, follow_edit)
    if declaration.kind is bool:
        box = Switch()
        box.toggled.connect(lambda _: follow_edit())
        return Control(box, box.isChecked, box.setChecked, bool)
    if declaration.kind is str and declaration.none_means is None:
        text = _Paragraphs(tabChangesFocus=True)
        text.setFixedHeight(88)
        text.textChanged.connect(follow_edit)
        text.editing_finished.connect(follow_leaving)
        return Control(text, text.toPlainText, lambda words: _replace_text(text, words), str)
    line = QLineEdit(placeholderText=declaration.none_means or "")
    line.textChanged.connect(lambda _: follow_edit())
    line.editingFinished.connect(follow_leaving)
    return Control(line, line.text, lambda words: _replace_line(line, words), figures)


def _make_choice(declaration: Setting[Any], follow_edit: Callable[[], object]) -> Control:
    box = QComboBox()
    for choice in declaration.choices:
        words = choice_words(choice)
        box.addItem(words[:1].upper() + words[1:], choice)
    box.currentIndexChanged.connect(lambda _: follow_edit())
    return Control(box, box.currentIndex, box.setCurrentIndex, declaration.choices.index)


def _make_font_box(declaration: Setting[Any], follow_edit: Callable[[], object]) -> Control:
    none_means = declaration.none_means or ""
    none_means = none_means[:1].upper() + none_means[1:]
    box = FontBox(of_one_width=declaration.offered is SystemChoices.CODE_FONTS, none_means=none_means)
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(FIGURES_WIDE // 2)
    box.currentIndexChanged.connect(lambda _: follow_edit())
    return Control(box, lambda: box.currentData() or "", lambda name: box.put(name or None), lambda name: name or "")


def _replace_text(field: QPlainTextEdit, words: str) -> None:
    """Replace the text as if it was typed, so that Ctrl+Z takes it back."""
    cursor = QTextCursor(field.document())
    cursor.select(QTextCursor.SelectionType.Document)
    cursor.insertText(words)


def _replace_line(field: QLineEdit, words: str) -> None:
    field.selectAll()
    field.insert(words)


def wide(field: QWidget) -> int:
    """Return the width of a field of one line: the same for all, whatever the language and the words beside them."""
    field.ensurePolished()
    return field.fontMetrics().horizontalAdvance("0") * FIGURES_WIDE


def figures(value: float | None) -> str:
    """Return a value as it is typed."""
    if value is None:
        return ""
    return f"{value:g}" if isinstance(value, float) else str(value)
