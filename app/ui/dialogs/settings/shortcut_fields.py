"""A keyboard shortcut in the settings: what it does, its keys, and how to give it others by pressing them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QEvent, QKeyCombination, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from app.language import any_of, tr
from app.settings import Section
from app.ui.dialogs.settings.row import SettingsRow, make_reset_button
from app.ui.toolkit.keyboard import Shortcut, same_keys, shown_keys
from app.ui.toolkit.widgets.buttons import PushButton, plain_button
from app.ui.toolkit.widgets.labels import note, wrapped
from app.ui.toolkit.widgets.layouts import column_of, row_of

_TYPED = Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
_FUNCTION_KEYS = range(int(Qt.Key.Key_F1), int(Qt.Key.Key_F35) + 1)
_IN_TEXT = {
    QKeySequence.StandardKey.Copy: tr("{keys} copies in every field of text, so it cannot be used here."),
    QKeySequence.StandardKey.Cut: tr("{keys} cuts in every field of text, so it cannot be used here."),
    QKeySequence.StandardKey.Paste: tr("{keys} pastes in every field of text, so it cannot be used here."),
    QKeySequence.StandardKey.SelectAll: tr("{keys} selects all in every field of text, so it cannot be used here."),
    QKeySequence.StandardKey.Undo: tr(
        "{keys} takes back what was typed in every field of text, so it cannot be used here."
    ),
    QKeySequence.StandardKey.Redo: tr(
        "{keys} types again what was taken back in every field of text, so it cannot be used here."
    ),
    QKeySequence.StandardKey.DeleteStartOfWord: tr(
        "{keys} deletes a word in every field of text, so it cannot be used here."
    ),
    QKeySequence.StandardKey.DeleteEndOfWord: tr(
        "{keys} deletes a word in every field of text, so it cannot be used here."
    ),
    QKeySequence.StandardKey.MoveToNextWord: tr(
        "{keys} goes a word further in every field of text, so it cannot be used here."
    ),
    QKeySequence.StandardKey.MoveToPreviousWord: tr(
        "{keys} goes a word back in every field of text, so it cannot be used here."
    ),
    QKeySequence.StandardKey.MoveToStartOfDocument: tr(
        "{keys} goes to the beginning in every field of text, so it cannot be used here."
    ),
    QKeySequence.StandardKey.MoveToEndOfDocument: tr(
        "{keys} goes to the end in every field of text, so it cannot be used here."
    ),
}
"""Keys that fields of text use by themselves."""
_IN_LIST = {
    "F2": tr("{keys} renames a chat in the list, so it cannot be used here."),
    "Alt+F4": tr("{keys} closes windows, so it cannot be used here."),
    "Ctrl+Return": tr("{keys} belongs to the message field, so it cannot be used here."),
}


def why_not(keys: str) -> str | None:
    """Return in a sentence why these keys cannot be chosen; ``None`` where they can."""
    shown = shown_keys(keys)
    sequence = QKeySequence(keys)
    if sequence.count() != 1 or not shown:
        return tr("These keys cannot be used here.")
    for standard, sentence in _IN_TEXT.items():
        if any(same_keys(keys, other.toString()) for other in QKeySequence.keyBindings(standard)):
            return sentence.format(keys=shown)
    for other, sentence in _IN_LIST.items():
        if same_keys(keys, other):
            return sentence.format(keys=shown)
    combination = sequence[0]  # type: ignore[index]  # which the stubs leave out
    plain = not combination.keyboardModifiers() & ~_TYPED
    if plain and int(combination.key()) not in _FUNCTION_KEYS and combination.key() != Qt.Key.Key_Escape:
        return tr("{keys} alone is needed for typing and moving about. Hold Ctrl or Alt with it.", keys=shown)
    return None


NO_KEYS = tr("No keys")
PRESS = tr("Press the keys…")
_ONLY_HELD = {Qt.Key.Key_Control, Qt.Key.Key_Shift, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr}
_HOW = tr("Press the new keys, Backspace for none, or Esc to leave them as they are.")


class KeyButton(PushButton):
    """Shows keys. Pressed, it waits for others."""

    pressed_keys = Signal(str)
    """As Qt writes them; empty for none."""
    listening_changed = Signal(bool)
    listening = False

    def __init__(self) -> None:
        super().__init__(NO_KEYS)
        self.setProperty("role", "plain")
        self.setAutoDefault(False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._words = NO_KEYS
        self.clicked.connect(lambda: self._listen(on=True))

    def show_keys(self, keys: Iterable[str]) -> None:
        self._words = _words(keys)
        self.setText(PRESS if self.listening else self._words)

    def event(self, event: QEvent) -> bool:
        """Take keys before anything else does: Tab would go on, a shortcut of the dialog would act."""
        if self.listening and isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.KeyPress:
                self._take(event)
            event.accept()
            return True
        return super().event(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802 - Qt's name
        super().focusOutEvent(event)
        self._listen(on=False)

    def _listen(self, *, on: bool) -> None:
        if on != self.listening:
            self.listening = on
            self.setText(PRESS if on else self._words)
            self.listening_changed.emit(on)

    def _take(self, event: QKeyEvent) -> None:
        key, held = Qt.Key(event.key()), event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if key in _ONLY_HELD:
            return
        self._listen(on=False)
        if key == Qt.Key.Key_Escape and not held:
            return
        if key in {Qt.Key.Key_Backspace, Qt.Key.Key_Delete} and not held:
            self.pressed_keys.emit("")
        else:
            key = Qt.Key.Key_Tab if key == Qt.Key.Key_Backtab else key
            self.pressed_keys.emit(QKeySequence(QKeyCombination(held, key)).toString())


class ShortcutField(SettingsRow):
    """One shortcut; where its keys do something else already, it says so and offers to have them do this."""

    taken_over = Signal(str, str)
    """The name of the other shortcut that has the keys, and the keys: they are this one's now."""

    def __init__(
        self, shortcut: Shortcut, keys: Iterable[str], holder_of: Callable[[str, str], Shortcut | None]
    ) -> None:
        """Make the field; ``holder_of`` finds which other shortcut than the named one has these keys."""
        super().__init__()
        self.shortcut = shortcut
        self.first = tuple(keys)
        self._keys = self.first
        self._holder_of = holder_of
        self._wanted_keys = ""
        self.name, self.section = shortcut.name, Section.KEYS
        self.sought = f"{shortcut.words} {Section.KEYS.words}"
        self.control = self.button = KeyButton()
        self.button.pressed_keys.connect(self.choose)
        self.button.listening_changed.connect(self._show_help)
        usual = _words(shortcut.keys)
        reset_words = tr("Reset the keys of “{action}” to: {keys}", action=shortcut.words, keys=usual)
        self.reset_button = make_reset_button(usual, reset_words, self._reset)
        self.status = note()
        self.use_here = plain_button(tr("Use them here instead"), run=self._take_over, by_enter=False)
        self._lay_out()
        self._show()

    @property
    def last_on_tab(self) -> QWidget:
        return self.use_here

    @property
    def entry(self) -> tuple[str, ...]:
        return self._keys

    def put(self, entry: tuple[str, ...]) -> None:
        self._keys = tuple(entry)
        self._show()
        self.edited.emit()

    @property
    def changed(self) -> bool:
        return self._keys != self.shortcut.keys

    def reset(self) -> None:
        self.put(self.shortcut.keys)

    def choose(self, keys: str) -> None:
        """Have these keys do this, unless they cannot or do something else: then say so."""
        refusal = why_not(keys) if keys else None
        holder = self._holder_of(keys, self.name) if keys and refusal is None else None
        if refusal is not None:
            self._say(refusal)
        elif holder is not None:
            self._wanted_keys = keys
            self._say(tr("{keys} is taken by “{action}”.", keys=shown_keys(keys), action=holder.words), offers=True)
        else:
            self.put((keys,) if keys else ())

    def give_up(self, keys: str) -> None:
        """Leave keys to another one."""
        self.put(tuple(one for one in self._keys if not same_keys(one, keys)))

    def _take_over(self) -> None:
        holder = self._holder_of(self._wanted_keys, self.name)
        if holder is not None:
            self.taken_over.emit(holder.name, self._wanted_keys)
        self.put((self._wanted_keys,))
        self.control.setFocus()

    def _reset(self) -> None:
        holders = [self._holder_of(keys, self.name) for keys in self.shortcut.keys]
        keys, holder = next(((k, h) for k, h in zip(self.shortcut.keys, holders, strict=True) if h), ("", None))
        if holder is not None:
            self._wanted_keys = keys
            self._say(tr("{keys} is taken by “{action}” now.", keys=shown_keys(keys), action=holder.words), offers=True)
            self.use_here.setFocus()
        else:
            self.reset()
            self.control.setFocus()

    def _show(self) -> None:
        self.button.show_keys(self._keys)
        keys = _words(self._keys)
        self.control.setAccessibleName(f"{self.shortcut.words}: {keys}")
        self.control.setAccessibleDescription(tr("Press to choose other keys"))
        self.reset_button.setVisible(self.changed)
        self._mark.setVisible(self.changed)
        self._say("")

    def _show_help(self, listening: bool) -> None:
        self._say(_HOW if listening else "")

    def _say(self, sentence: str, *, offers: bool = False) -> None:
        self.status.setText(sentence)
        self.status.setAccessibleName(sentence)
        self._below.setVisible(bool(sentence))
        self.use_here.setVisible(offers)

    def _lay_out(self) -> None:
        words = wrapped(QLabel(self.shortcut.words))
        words.setBuddy(self.control)
        words.setMinimumWidth(1)  # one long word does not widen the page
        self._below = QWidget()
        row_of((self.status, 1), self.use_here, on=self._below, gap=6, margins=(0, 0, 0, 4))
        top = row_of((words, 1), self.reset_button, self.control)
        self.lay_out_row(column_of(top, self._below, gap=2))


def _words(keys: Iterable[str]) -> str:
    return any_of(map(shown_keys, keys)) or NO_KEYS
