"""A field for each setting: to show a value, to read it, and to say whether it is changed."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QCheckBox, QComboBox, QLabel, QLineEdit, QPlainTextEdit, QWidget

from app.language import tr
from app.reply_settings import own_reply_settings
from app.settings import Setting, Settings, choice_words
from app.ui.dialogs.settings.controls import figures, make_control, wide
from app.ui.dialogs.settings.row import INDENT_PX, SettingsRow, make_reset_button
from app.ui.toolkit.appearance.style_sheet import set_style_property
from app.ui.toolkit.widgets.labels import StatusLabel, note
from app.ui.toolkit.widgets.layouts import column_of, row_of

_NAME_FIGURES = 14
"""Least room for a name beside its control, in figures."""


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

    def __init__(self, declaration: Setting[Any], settings: Settings) -> None:
        super().__init__()
        self.name, self.section = declaration.name, declaration.section
        self.declaration = declaration
        self.usual = settings.usual_value(declaration.name)
        self.was_reset = False
        """The person has no wish of their own any more; an edit is one again."""
        self._resetting = False
        self._control = control = make_control(declaration, self._follow_edit, self.editing_finished.emit)
        self.control = control.widget
        self.control.setAccessibleName(declaration.label)
        words = f"{declaration.description} {_words_on_own_value(settings, declaration)}".strip()
        self.control.setAccessibleDescription(words)
        choices = map(choice_words, declaration.choices)
        self.sought = " ".join((declaration.label, words, declaration.section.words, declaration.also, *choices))
        self._words = words
        self._explanation = note(words)
        self.problem = StatusLabel("warning")
        usual = words_of(declaration, self.usual)
        reset_words = tr("Reset “{setting}” to: {value}", setting=declaration.label, value=usual)
        self.reset_button = make_reset_button(usual, reset_words, self._reset)
        self._lay_out()
        control.put(control.entry_of(settings.value_in_use(declaration.name)))
        self.first = self.read()
        """Value before the next edit: who leaves that as it is has chosen nothing."""
        self._follow_edit()

    @property
    def last_on_tab(self) -> QWidget:
        return self.control

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
        self.problem.say(sentence)
        self.control.setAccessibleDescription(f"{sentence} {self._words}".strip())
        set_style_property(self.control, "wrong", bool(sentence))

    def _reset(self) -> None:
        self.reset()
        self.control.setFocus()  # the button is gone

    def _follow_edit(self) -> None:
        self.was_reset = False
        self.reset_button.setVisible(self.changed)
        self._mark.setVisible(self.changed)
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

    def minimumSizeHint(self) -> QSize:  # noqa: N802 - Qt's name
        """Never keep the page as wide as a control beside its name is."""
        return QSize(1, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        """Put the control below its name where there is no room for both in a line."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self._arrange()

    def _arrange(self) -> None:
        if not isinstance(self.control, QLineEdit | QComboBox):
            return
        self.reset_button.ensurePolished()  # Qt does so when it is first shown
        needed = wide(self.control)
        least = (
            needed + self.reset_button.sizeHint().width() + self.fontMetrics().horizontalAdvance("0") * _NAME_FIGURES
        )
        beside = self.width() >= least
        ways = QBoxLayout.Direction
        self._top.setDirection(ways.LeftToRight if beside else ways.TopToBottom)
        self.control.setFixedWidth(needed if beside else min(needed, max(self.width() - INDENT_PX, 1)))

    def _lay_out(self) -> None:
        control = self.control
        name = _Name(self.declaration.label)
        name.setBuddy(control)
        if isinstance(control, QCheckBox):
            name.clicked.connect(control.click)
        is_below = isinstance(control, QPlainTextEdit)
        head = row_of((name, 1), self.reset_button)
        self._top = row_of((head, 1)) if is_below else row_of((head, 1), control)
        below = (self.problem, self._explanation)
        self.lay_out_row(column_of(self._top, *([control] if is_below else []), *below, gap=4))


def words_of(declaration: Setting[Any], value: Any) -> str:
    """Return a value in words."""
    if value is None:
        return declaration.none_means or tr("none")
    if declaration.kind is bool:
        return tr("on", meaning="a setting") if value else tr("off", meaning="a setting")
    if declaration.kind is str:
        return value or tr("empty")
    return choice_words(value) if declaration.choices else figures(value)


def _words_on_own_value(settings: Settings, declaration: Setting[Any]) -> str:
    """Return the starter model's own value and its reason, in words; empty where it has none."""
    default = words_of(declaration, declaration.default)
    own = own_reply_settings(settings.target).get(declaration.name)
    if own is None:
        return ""
    if settings.is_chosen(declaration.name):
        return tr("You set this one; the starter model's own is {value}.", value=figures(own))
    return tr(
        "{own} is the starter model's own: it suits so small a model. With others: {value}.",
        own=figures(own),
        value=default,
    )
