"""A field for each kind of setting: to show a value, to read it, and to say whether it is changed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QTextCursor
from PySide6.QtWidgets import QCheckBox, QComboBox, QHBoxLayout, QLabel, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from app.reply_settings import own_reply_settings
from app.settings import Setting, Settings
from app.ui.toolkit.buttons import quiet_button
from app.ui.toolkit.labels import muted

FIGURES_WIDE = 26
"""How many figures a field of one line has room for."""


@dataclass(frozen=True, slots=True)
class _Control:
    """What is typed into or chosen from, whatever kind of widget it is."""

    widget: QWidget
    entry: Callable[[], Any]
    """What stands in it, right or wrong; :attr:`put` takes the same."""
    put: Callable[[Any], object]
    entry_of: Callable[[Any], Any]
    """The entry that stands for a value of the setting."""


class SettingField(QWidget):
    """One setting with its name, its explanation, and the way back where it is changed."""

    edited = Signal()

    def __init__(self, declaration: Setting[Any], settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.declaration = declaration
        self.usual = settings.usual_value(declaration.name)
        self.was_reset = False
        """The person has no wish of their own any more; an edit is one again."""
        self._control = control = self._make_control()
        self.control.setAccessibleName(declaration.label)
        words = f"{declaration.description} {_usual_words(settings, declaration)}"
        self.control.setAccessibleDescription(words)
        self._explanation = muted(words)
        self._explanation.setWordWrap(True)
        usual = words_of(declaration, self.usual)
        self.reset_button = quiet_button("Reset", f"Back to: {usual}")
        self.reset_button.setAccessibleName(f"Reset “{declaration.label}” to: {usual}")
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self._reset)
        policy = self.reset_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that nothing moves while one types
        self.reset_button.setSizePolicy(policy)
        self._lay_out()
        control.put(control.entry_of(settings.value_in_use(declaration.name)))
        self.first = self.read()
        """What the field began with: who leaves that as it is has chosen nothing."""
        self._follow_edit()

    @property
    def control(self) -> QWidget:
        """What is typed into or chosen from."""
        return self._control.widget

    def read(self) -> Any:
        """The value.

        Raises:
            ValueError: what stands in the field is none; the sentence says why.
        """
        entry = self._control.entry()
        if self.declaration.choices:
            return self.declaration.choices[entry]
        if self.declaration.kind in (int, float):
            entry = _number(self.declaration, entry)
        return self.declaration.check(entry)

    @property
    def entry(self) -> Any:
        """What stands in the field, to be put back with :meth:`put`."""
        return self._control.entry()

    def put(self, entry: Any) -> None:
        if entry != self._control.entry():
            self._control.put(entry)

    @property
    def changed(self) -> bool:
        """It is not as it is by itself; what is no value at all is changed too."""
        try:
            return bool(self.read() != self.usual)
        except ValueError:
            return True

    def reset(self) -> None:
        """Show what it is by itself."""
        self.put(self._control.entry_of(self.usual))
        self.was_reset = True

    def _reset(self) -> None:
        self.reset()
        self.control.setFocus()  # the button is gone

    def _follow_edit(self) -> None:
        self.was_reset = False
        self.reset_button.setVisible(self.changed)
        self.edited.emit()

    def _lay_out(self) -> None:
        control = self.control
        top = QHBoxLayout()
        top.setSpacing(8)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        if isinstance(control, QCheckBox):
            top.addWidget(control)
        else:
            name = QLabel(self.declaration.label)
            name.setBuddy(control)
            top.addWidget(name)
        top.addStretch(1)
        top.addWidget(self.reset_button)
        column.addLayout(top)
        if not isinstance(control, QCheckBox):
            column.addWidget(control)
        column.addWidget(self._explanation)

    def _make_control(self) -> _Control:
        declaration = self.declaration
        if declaration.choices:
            return self._make_choice()
        if declaration.kind is bool:
            box = QCheckBox(declaration.label)
            box.toggled.connect(self._follow_edit)
            return _Control(box, box.isChecked, box.setChecked, bool)
        if declaration.kind is str:
            text = QPlainTextEdit()
            text.setFixedHeight(88)
            text.setTabChangesFocus(True)
            text.textChanged.connect(self._follow_edit)
            return _Control(text, text.toPlainText, lambda words: _replace_text(text, words), str)
        line = QLineEdit()
        line.setPlaceholderText(declaration.none_means or "")
        line.setMaximumWidth(_wide(line))
        line.textChanged.connect(self._follow_edit)
        return _Control(line, line.text, lambda words: _replace_line(line, words), _figures)

    def _make_choice(self) -> _Control:
        box = QComboBox()
        for choice in self.declaration.choices:
            box.addItem(choice.value.capitalize(), choice)
        box.setMaximumWidth(_wide(box))
        box.currentIndexChanged.connect(self._follow_edit)
        return _Control(box, box.currentIndex, box.setCurrentIndex, self.declaration.choices.index)


def _replace_text(field: QPlainTextEdit, words: str) -> None:
    """As if it was typed, so that Ctrl+Z takes it back."""
    cursor = QTextCursor(field.document())
    cursor.select(QTextCursor.SelectionType.Document)
    cursor.insertText(words)


def _replace_line(field: QLineEdit, words: str) -> None:
    field.selectAll()
    field.insert(words)


def _wide(field: QWidget) -> int:
    field.ensurePolished()
    return field.fontMetrics().horizontalAdvance("0") * FIGURES_WIDE


def _figures(value: float | None) -> str:
    return "" if value is None else f"{value:g}" if isinstance(value, float) else str(value)


def words_of(declaration: Setting[Any], value: Any) -> str:
    """A value in words."""
    if value is None:
        return declaration.none_means or "none"
    if declaration.kind is bool:
        return "on" if value else "off"
    if declaration.kind is str:
        return value or "empty"
    return str(value.value) if declaration.choices else _figures(value)


def _usual_words(settings: Settings, declaration: Setting[Any]) -> str:
    """What it is by itself, and why."""
    default = words_of(declaration, declaration.default)
    own = own_reply_settings(settings.target).get(declaration.name)
    if own is None:
        return f"Default: {default}."
    if settings.is_chosen(declaration.name):
        return f"You set this one; the starter model's own is {own:g}."
    return f"{own:g} is the starter model's own: it suits so small a model. With others: {default}."


def _number(declaration: Setting[Any], text: str) -> float | None:
    text = text.strip().replace(",", ".")
    if not text and declaration.none_means is not None:
        return None
    try:
        return float(text) if declaration.kind is float else int(text)
    except ValueError:
        raise ValueError(f"“{declaration.label}” must be a number.") from None
