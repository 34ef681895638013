"""The settings, each with a plain explanation, generated from their declarations in :mod:`app.settings`."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from app.reply_settings import own_reply_settings
from app.settings import Section, Setting, Settings
from app.ui.buttons import button_row, plain_button, primary_button, quiet_button
from app.ui.labels import heading, muted

FIELD_WIDTH = 240


class SettingsDialog(QDialog):
    """Changes the settings on Save; a value outside its limits is said and nothing is changed."""

    changed = Signal()
    about_requested = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Settings")
        self._settings = settings
        self._read: dict[str, Callable[[], Any]] = {}
        self._shown: dict[str, Any] = {}
        """What the fields began with: who leaves a value as it is has chosen nothing."""
        self.fields: dict[str, QWidget] = {}
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(28, 20, 28, 20)
        column.setSpacing(6)
        for section in Section:
            if section is not Section.HIDDEN:
                self._add_section(column, section)
        column.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidget(page)
        scroll.setWidgetResizable(True)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the field that has the focus
        self.problem = QLabel()
        self.problem.setWordWrap(True)
        self.problem.setContentsMargins(28, 0, 28, 0)
        self.problem.hide()
        cancel = plain_button("Cancel")
        cancel.setAutoDefault(False)
        cancel.clicked.connect(self.reject)
        self.save_button = primary_button("Save")
        self.save_button.setDefault(True)
        self.save_button.clicked.connect(self._save)
        self.about_button = quiet_button("About Draftlight")
        self.about_button.setAutoDefault(False)
        self.about_button.clicked.connect(self.about_requested)
        buttons = button_row(cancel, self.save_button)
        buttons.insertWidget(0, self.about_button)
        buttons.setContentsMargins(28, 8, 28, 16)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(scroll, 1)
        layout.addWidget(self.problem)
        layout.addLayout(buttons)
        height = parent.height() - 80 if parent is not None else 640
        self.resize(560, min(720, max(420, height)))

    def _add_section(self, column: QVBoxLayout, section: Section) -> None:
        column.addWidget(heading(str(section)))
        for declaration in Settings.declarations.values():
            if declaration.section is section:
                self._add_field(column, declaration)
        column.addSpacing(16)

    def _add_field(self, column: QVBoxLayout, declaration: Setting[Any]) -> None:
        name = declaration.name
        field, read = _field_for(declaration, self._settings.value_in_use(name))
        field.setAccessibleName(declaration.label)
        own = _own_value_words(self._settings, declaration)
        words = f"{declaration.description} {own}".strip()
        field.setAccessibleDescription(words)
        self.fields[name] = field
        self._read[name] = read
        self._shown[name] = read()
        explanation = muted(words)
        explanation.setWordWrap(True)
        column.addSpacing(8)
        if not isinstance(field, QCheckBox):
            label = QLabel(declaration.label)
            label.setBuddy(field)
            column.addWidget(label)
        column.addWidget(field)
        column.addWidget(explanation)

    def _save(self) -> None:
        values: dict[str, Any] = {}
        for name, read in self._read.items():
            try:
                value = Settings.declarations[name].check(read())
                if value != self._shown[name]:
                    values[name] = value
            except ValueError as error:
                self.problem.setText(str(error))
                self.problem.show()
                self.fields[name].setFocus()
                return
        for name, value in values.items():
            self._settings.set(name, value)
        self.changed.emit()
        self.accept()


def _own_value_words(settings: Settings, declaration: Setting[Any]) -> str:
    """Which value of the chosen model's own holds, or would; empty where it has none."""
    own = own_reply_settings(settings.target).get(declaration.name)
    if own is None:
        return ""
    if settings.is_chosen(declaration.name):
        return f"You set this one; the starter model's own is {own:g}."
    default = declaration.none_means if declaration.default is None else f"{declaration.default:g}"
    return f"{own:g} is the starter model's own: it suits so small a model. With others: {default}."


def _field_for(declaration: Setting[Any], value: Any) -> tuple[QWidget, Callable[[], Any]]:
    """A widget for the setting, and a function that reads its value as the setting's type.

    The function raises :class:`ValueError` for text that is no number.
    """
    if declaration.choices:
        return _choice(declaration.choices, value)
    if declaration.kind is bool:
        box = QCheckBox(declaration.label)
        box.setChecked(value)
        return box, box.isChecked
    if declaration.kind is str:
        text = QPlainTextEdit(value)
        text.setFixedHeight(88)
        text.setTabChangesFocus(True)
        return text, text.toPlainText
    line = QLineEdit("" if value is None else f"{value:g}" if isinstance(value, float) else str(value))
    line.setPlaceholderText(declaration.none_means or "")
    line.setMaximumWidth(FIELD_WIDTH)
    return line, lambda: _number(declaration, line.text())


def _choice(choices: tuple[StrEnum, ...], value: StrEnum) -> tuple[QWidget, Callable[[], Any]]:
    box = QComboBox()
    for choice in choices:
        box.addItem(choice.value.capitalize(), choice)
    box.setCurrentIndex(choices.index(value))
    box.setMaximumWidth(FIELD_WIDTH)
    return box, lambda: choices[box.currentIndex()]


def _number(declaration: Setting[Any], text: str) -> float | None:
    text = text.strip().replace(",", ".")
    if not text and declaration.none_means is not None:
        return None
    try:
        return float(text) if declaration.kind is float else int(text)
    except ValueError:
        raise ValueError(f"“{declaration.label}” must be a number.") from None
