"""A field for what an assistant may set, or leave as it is in the settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QLabel, QLineEdit, QPlainTextEdit, QVBoxLayout, QWidget

from app.chats.assistants import MOST_PROMPT
from app.language import tr
from app.settings import Setting, Settings
from app.speculation.settings import SpeculationMode
from app.ui.dialogs.settings.controls import figures
from app.ui.dialogs.settings.fields import words_of
from app.ui.toolkit.language.words import MODES
from app.ui.toolkit.widgets.labels import muted

_PROMPT_LINES = 6
_FIGURES_WIDE = 34


class OptionalField(QWidget):
    """One setting with its explanation; empty, it is as in the settings."""

    edited = Signal()

    def __init__(
        self, declaration: Setting[Any], settings: Settings, also: Sequence[tuple[str, Any]] | None = None
    ) -> None:
        """Make the field; ``also`` has values to choose from, each with its words, if there are no others."""
        super().__init__()
        self.declaration = declaration
        open_words = tr(
            "As in Settings: {words_of}", words_of=words_of(declaration, settings.value_in_use(declaration.name))
        )
        self.control, self.read, self.put = self._make_control(open_words, also)
        self.control.setAccessibleName(declaration.label)
        self.control.setAccessibleDescription(declaration.description)
        name = QLabel(declaration.label)
        name.setBuddy(self.control)
        explanation = muted(declaration.description)
        explanation.setWordWrap(True)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(4)
        for part in (name, self.control, explanation):
            column.addWidget(part)

    def _make_control(
        self, open_words: str, also: Sequence[tuple[str, Any]] | None
    ) -> tuple[QWidget, Callable[[], Any], Callable[[Any], object]]:
        if self.declaration.choices or also is not None:
            return self._make_choice(open_words, also)
        if self.declaration.name == "system_prompt":
            text = QPlainTextEdit()
            text.setPlaceholderText(tr("As in Settings"))
            text.setTabChangesFocus(True)
            text.setFixedHeight(text.fontMetrics().lineSpacing() * _PROMPT_LINES + 20)
            text.textChanged.connect(self.edited)
            return text, lambda: text.toPlainText() or None, lambda value: text.setPlainText(value or "")
        line = QLineEdit()
        line.setPlaceholderText(open_words)
        line.setMaxLength(min(MOST_PROMPT, 40))
        line.setMaximumWidth(line.fontMetrics().horizontalAdvance("0") * _FIGURES_WIDE)
        line.textChanged.connect(lambda _: self.edited.emit())
        return line, lambda: self.declaration.typed_number(line.text()), lambda value: line.setText(figures(value))

    def _make_choice(
        self, open_words: str, also: Sequence[tuple[str, Any]] | None
    ) -> tuple[QWidget, Callable[[], Any], Callable[[Any], object]]:
        box = QComboBox()
        box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        box.setMinimumContentsLength(_FIGURES_WIDE // 2)
        choices = [(MODES[mode][0], mode) for mode in SpeculationMode] if also is None else also
        self._choices: list[Any] = [None]
        box.addItem(open_words if also is None else tr("As chosen in the top bar"))
        for words, value in choices:
            box.addItem(words)
            self._choices.append(value)
        box.currentIndexChanged.connect(lambda _: self.edited.emit())

        def put(value: Any) -> None:
            if value not in self._choices:
                self._choices.append(value)
                box.addItem(str(value))
            box.setCurrentIndex(self._choices.index(value))

        return box, lambda: self._choices[box.currentIndex()], put
