"""A field for each setting: to show a value, to read it, and to say whether it is changed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from app.language import tr
from app.reply_settings import own_reply_settings
from app.settings import Setting, Settings, choice_words
from app.ui.dialogs.settings.controls import figures, make_control
from app.ui.dialogs.settings.row import ChangedMark, SettingsRow
from app.ui.toolkit.appearance.style_sheet import set_style_property
from app.ui.toolkit.widgets.buttons import quiet_button
from app.ui.toolkit.widgets.labels import muted

_FEW_LETTERS = 24
"""At most, of words that stay in one line."""


class _Name(QLabel):
    """The name of a setting, which breaks its line where a check box's own could not."""

    clicked = Signal()

    def __init__(self, words: str) -> None:
        super().__init__(words)
        self.setWordWrap(True)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        super().mouseReleaseEvent(event)
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()


class SettingField(SettingsRow):
    """One setting with its name, its explanation, and the way back where it is changed."""

    def __init__(self, declaration: Setting[Any], settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name, self.section = declaration.name, declaration.section
        self.declaration = declaration
        self.usual = settings.usual_value(declaration.name)
        self.was_reset = False
        """The person has no wish of their own any more; an edit is one again."""
        self._resetting = False
        self._control = control = make_control(declaration, self._follow_edit, self.editing_finished.emit)
        self.control = control.widget
        self.control.setAccessibleName(declaration.label)
        usually = _usual_words(settings, declaration)
        words = f"{declaration.description} {usually}"
        self.control.setAccessibleDescription(words)
        choices = map(choice_words, declaration.choices)
        self.sought = " ".join((declaration.label, words, declaration.section.words, declaration.also, *choices))
        self._words = words
        self._explanation = muted(f"{declaration.description} {_keep_together(usually)}")
        self._explanation.setWordWrap(True)
        self.problem = muted("")
        self.problem.setProperty("role", "warning")
        self.problem.setWordWrap(True)
        self.problem.hide()
        usual = words_of(declaration, self.usual)
        self.reset_button = quiet_button(tr("Reset"), tr("Back to: {value}", value=usual))
        reset_words = tr("Reset “{setting}” to: {value}", setting=declaration.label, value=usual)
        self.reset_button.setAccessibleName(reset_words)
        self.reset_button.setAutoDefault(False)
        self.reset_button.clicked.connect(self._reset)
        policy = self.reset_button.sizePolicy()
        policy.setRetainSizeWhenHidden(True)  # so that nothing moves while one types
        self.reset_button.setSizePolicy(policy)
        self._lay_out()
        control.put(control.entry_of(settings.value_in_use(declaration.name)))
        self.first = self.read()
        """Value before the next edit: who leaves that as it is has chosen nothing."""
        self._follow_edit()

    @property
    def last_on_tab(self) -> QWidget:
        """The part of this field that Tab reaches last."""
        return self.reset_button if isinstance(self.control, QCheckBox) else self.control

    def read(self) -> Any:
        """Return the value.

        Raises:
            ValueError: what stands in the field is none; the sentence says why.
        """
        entry = self._control.entry()
        if self.declaration.choices:
            return self.declaration.choices[entry]
        if self.declaration.kind in (int, float):
            entry = self.declaration.typed_number(entry)
        elif self.declaration.none_means is not None:
            entry = entry.strip() or None
        return self.declaration.check(entry)

    @property
    def entry(self) -> Any:
        """The content of the field as it stands, to be put back with :meth:`put`."""
        return self._control.entry()

    def put(self, entry: Any) -> None:
        if entry != self._control.entry():
            self._control.put(entry)

    @property
    def changed(self) -> bool:
        """True if the field differs from the default, or holds no valid value."""
        try:
            return bool(self.read() != self.usual)
        except ValueError:
            return True

    def reset(self) -> None:
        """Show the default."""
        self._resetting = True
        self.put(self._control.entry_of(self.usual))
        self._resetting = False
        self.was_reset = True
        self.edited.emit()

    def show_problem(self, sentence: str) -> None:
        self.problem.setText(sentence)
        self.problem.setVisible(bool(sentence))
        self.control.setAccessibleDescription(f"{sentence} {self._words}".strip())
        set_style_property(self.control, "wrong", bool(sentence))

    def _reset(self) -> None:
        self.reset()
        self.control.setFocus()  # the button is gone

    def _follow_edit(self) -> None:
        self.was_reset = False
        self.reset_button.setVisible(self.changed)
        self._mark.show_changed(changed=self.changed)
        if not self.problem.isHidden():  # what is right again needs not be left before that is seen
            self.show_problem(self._what_is_wrong())
        if not self._resetting:
            self.edited.emit()

    def _what_is_wrong(self) -> str:
        try:
            self.read()
        except ValueError as error:
            return str(error)
        return ""

    def _lay_out(self) -> None:
        control = self.control
        top = QHBoxLayout()
        top.setSpacing(8)
        column = QVBoxLayout()
        column.setSpacing(4)
        name = _Name(self.declaration.label)
        name.setBuddy(control)
        if isinstance(control, QCheckBox):
            top.addWidget(control)
            name.clicked.connect(control.click)
        top.addWidget(name, 1)
        top.addWidget(self.reset_button)
        column.addLayout(top)
        if not isinstance(control, QCheckBox):
            column.addWidget(control)
        column.addWidget(self.problem)
        column.addWidget(self._explanation)
        self._mark = ChangedMark()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 0, 0)
        row.setSpacing(10)
        row.addWidget(self._mark)
        row.addLayout(column, 1)


def words_of(declaration: Setting[Any], value: Any) -> str:
    """Return a value in words."""
    if value is None:
        return declaration.none_means or tr("none")
    if declaration.kind is bool:
        return tr("on", meaning="a setting") if value else tr("off", meaning="a setting")
    if declaration.kind is str:
        return value or tr("empty")
    return choice_words(value) if declaration.choices else figures(value)


def _keep_together(words: str) -> str:
    """Have a few words in one line: the value alone in the next one would seem to belong to nothing."""
    return words.replace(" ", "\u00a0") if len(words) <= _FEW_LETTERS else words


def _usual_words(settings: Settings, declaration: Setting[Any]) -> str:
    """Return the default in words, and its reason."""
    default = words_of(declaration, declaration.default)
    own = own_reply_settings(settings.target).get(declaration.name)
    if own is None:
        return tr("Default: {value}.", value=default)
    if settings.is_chosen(declaration.name):
        return tr("You set this one; the starter model's own is {value}.", value=figures(own))
    return tr(
        "{own} is the starter model's own: it suits so small a model. With others: {value}.",
        own=figures(own),
        value=default,
    )
