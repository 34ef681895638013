"""The assistants: which there are, what each sets, and files to give them to others.

Fields that are not seen at first are made one by one, as in the settings.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QComboBox, QDialog, QLabel, QLineEdit, QListWidget, QPlainTextEdit, QWidget

from app.chats.assistants import (
    MOST_ASSISTANTS,
    MOST_NAME,
    PAIR,
    SET_BY_ASSISTANTS,
    Assistant,
    checked_values,
    clean_name,
    read_assistants,
    write_assistants,
)
from app.chats.store import ChatStore
from app.errors import WorldError
from app.language import tr, tr_count
from app.references import NO_DRAFT, OWN_LAYERS, pair_words
from app.settings import Setting, Settings
from app.ui.dialogs.settings.controls import figures
from app.ui.dialogs.settings.fields import words_of
from app.ui.toolkit.accessibility import named
from app.ui.toolkit.files.file_dialog import choose_file, choose_new_file
from app.ui.toolkit.language.words import MODES, model_words
from app.ui.toolkit.widgets.buttons import PushButton, button_row, leave_with_menu, plain_button, quiet_button
from app.ui.toolkit.widgets.labels import StatusLabel, note
from app.ui.toolkit.widgets.layouts import Stretch, column_of, resize_beside, row_of, scroll_down
from app.ui.toolkit.widgets.menu import Menu

FIGURES_WIDE, LEAST_FIGURES, _NARROW_FIGURES = 88, 52, 66
_PROMPT_LINES, _FIELD_FIGURES = 6, 34
_MADE_AT_ONCE = 2
_FIELDS = ("system_prompt", "mode", *PAIR[:1], *(name for name in SET_BY_ASSISTANTS[1:] if name not in {"mode", *PAIR}))
_FILES = tr("Assistants (*.json)")
_INTRODUCTION = tr(
    "An assistant is a way to answer: what the model is told before the chat, and settings of its "
    "own. Choose one beside the message field; each chat has its own."
)
_MODELS = tr(
    "Models that answer where this assistant is chosen. Those chosen by hand in a chat hold there "
    "until you close the window."
)


_Control = tuple[QWidget, Callable[[], Any], Callable[[Any], object]]
"""A widget, and functions that read and write its value; ``None`` is as in the settings."""


class OptionalField(QWidget):
    """One setting with its explanation; empty, it is as in the settings."""

    def __init__(
        self, declaration: Setting[Any], settings: Settings, pairs: Sequence[tuple[str, Any]] | None = None
    ) -> None:
        """Make the field; ``pairs`` are those to choose from, each with its words, where it is for models."""
        super().__init__()
        self._declaration = declaration
        in_use = words_of(declaration, settings.value_in_use(declaration.name))
        open_words = tr("As in Settings: {words_of}", words_of=in_use)
        label, description = declaration.label, declaration.description
        if pairs is not None:
            label, description = tr("Models"), _MODELS
            self.control, self.read, self.put = _make_choice(tr("As chosen in the top bar"), pairs)
        elif declaration.choices:
            self.control, self.read, self.put = _make_choice(open_words, [(MODES[one][0], one) for one in MODES])
        elif declaration.name == "system_prompt":
            self.control, self.read, self.put = self._make_text()
        else:
            self.control, self.read, self.put = self._make_line(open_words)
        named(self.control, label).setAccessibleDescription(description)
        name = QLabel(label)
        name.setBuddy(self.control)
        column_of(name, self.control, note(description), on=self, gap=4, margins=(0, 8, 0, 0))

    def _make_text(self) -> _Control:
        text = QPlainTextEdit(placeholderText=tr("As in Settings"), tabChangesFocus=True)
        text.setFixedHeight(text.fontMetrics().lineSpacing() * _PROMPT_LINES + 20)
        return text, lambda: text.toPlainText() or None, lambda value: text.setPlainText(value or "")

    def _make_line(self, open_words: str) -> _Control:
        line = QLineEdit(placeholderText=open_words, maxLength=40)
        line.setMaximumWidth(line.fontMetrics().horizontalAdvance("0") * _FIELD_FIGURES)
        return line, lambda: self._declaration.typed_number(line.text()), lambda value: line.setText(figures(value))


def _make_choice(open_words: str, choices: Sequence[tuple[str, Any]]) -> _Control:
    box = QComboBox()
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    box.setMinimumContentsLength(_FIELD_FIGURES // 2)
    values: list[Any] = [None, *(value for _, value in choices)]
    box.addItems([open_words, *(words for words, _ in choices)])

    def put(value: Any) -> None:
        if value not in values:
            values.append(value)
            box.addItem(str(value))
        box.setCurrentIndex(values.index(value))

    return box, lambda: values[box.currentIndex()], put


class AssistantsDialog(QDialog):
    """Shows the assistants; what is changed holds once the dialog is closed."""

    saved = Signal()

    def __init__(
        self, store: ChatStore, settings: Settings, current: Assistant | None = None, parent: QWidget | None = None
    ) -> None:
        """Show them, the ``current`` one first.

        Raises:
            WorldError: they cannot be read just now.
        """
        super().__init__(parent)
        self.setWindowTitle(tr("Assistants"))
        self._store, self._settings = store, settings
        self._before = store.assistants.all()
        self.assistants = list(self._before)
        self._deleted: tuple[int, Assistant] | None = None
        """The one that was deleted last, and its place, to be brought back."""
        self._at = -1
        self.fields: dict[str, OptionalField] = {}
        self._waiting = deque(_FIELDS)
        self.list = named(QListWidget(), tr("Assistants"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._go_to)
        self.name = named(QLineEdit(maxLength=MOST_NAME), tr("Name"))
        self.name.textEdited.connect(self._show_name)
        self.new_button = plain_button(tr("New"), run=self._add_new, by_enter=False)
        self.copy_button = quiet_button(tr("Duplicate"), run=self._duplicate, by_enter=False)
        self.delete_button = quiet_button(tr("Delete"), run=self._delete, by_enter=False)
        self.files_button = self._make_files()
        self.close_button = plain_button(tr("Close"), run=self._close, by_enter=False)
        self.undo_button = quiet_button(tr("Undo"), run=self._undo_deletion, by_enter=False)
        self.undo_button.hide()
        self.status = StatusLabel()
        self._tools = (self.new_button, self.copy_button, self.delete_button, self.files_button)
        self._ends = (self.undo_button, self.close_button)
        self._lay_out()
        resize_beside(self, FIGURES_WIDE, 760, least_figures=LEAST_FIGURES)
        self._soon = QTimer(self)
        self._soon.timeout.connect(self._add_field)
        for _ in range(_MADE_AT_ONCE):
            self._add_field()
        self._soon.start(0)
        ids = [one.id for one in self.assistants]
        self._fill(ids.index(current.id) if current is not None and current.id in ids else 0)
        self.list.setFocus()

    def add(self, assistants: Sequence[Assistant]) -> None:
        """Put new ones below the others, and go to the first of them."""
        if not self._take_form():
            return
        if len(self.assistants) + len(assistants) > MOST_ASSISTANTS:
            self._say(tr("There can be at most {most} assistants.", most=MOST_ASSISTANTS))
            return
        at = len(self.assistants)
        self.assistants += assistants
        self._fill(at)
        self.name.setFocus()
        self.name.selectAll()

    def read_file(self, path: Path) -> None:
        """Add those of a file; what is none is said, and nothing of it is added."""
        try:
            assistants = read_assistants(path)
        except WorldError as error:
            self._say(error.sentence)
            return
        self.add(assistants)
        words = tr_count(
            "“{name}” was added.",
            "%n assistants were added.",
            len(assistants),
            name=assistants[0].name if assistants else "",
        )
        self._say(words)

    def write_file(self, path: Path, *, all_of_them: bool) -> None:
        """Write the one that is shown, or all."""
        if not self._take_form() or not self.assistants:
            return
        try:
            write_assistants(path, self.assistants if all_of_them else [self.assistants[self._at]])
        except WorldError as error:
            self._say(error.sentence)
        else:
            self._say(tr("Saved as {name}.", name=path.name))

    # The form

    def _add_field(self) -> None:
        if not self._waiting:
            self._soon.stop()
            return
        name = self._waiting.popleft()
        pairs = self._pairs() if name == "target" else None
        field = self.fields[name] = OptionalField(Settings.declarations[name], self._settings, pairs)
        self._form.insertWidget(self._form.count() - 1, field)
        field.show()  # a layout would do so later only
        for earlier, later in pairwise((field.control, *self._tools, *self._ends)):
            QWidget.setTabOrder(earlier, later)
        if self._at >= 0:
            field.put(self._value(self.assistants[self._at], name))

    def _pairs(self) -> list[tuple[str, Any]]:
        """Return the pairs to choose from: the one chosen now, and those that assistants have."""
        pairs = [pair for pair in map(_pair_of, self.assistants) if pair is not None]
        if self._settings.target is not None:
            pairs.insert(0, (self._settings.target, self._settings.draft))
        return [(_words_of(pair), pair) for pair in dict.fromkeys(pairs)]

    @staticmethod
    def _value(assistant: Assistant, name: str) -> Any:
        return _pair_of(assistant) if name == "target" else assistant.values.get(name)

    def _take_form(self) -> bool:
        """Take what the fields say into the assistant that is shown; where it makes no sense, say so."""
        if self._at < 0:
            return True
        old = self.assistants[self._at]
        values = {name: old.values[name] for name in self._waiting if name in old.values}
        if "target" in self._waiting and "draft" in old.values:
            values["draft"] = old.values["draft"]
        name = clean_name(self.name.text())
        if not name:
            self._say(tr("An assistant needs a name."))
            return False
        try:
            for key, field in self.fields.items():
                read = field.read()
                if key == "target":
                    values |= dict(zip(PAIR, read, strict=True)) if read is not None else {}
                else:
                    values[key] = read
            self.assistants[self._at] = replace(old, name=name, values=checked_values(values))
        except ValueError as error:
            self._say(str(error))
            return False
        self._say("")
        return True

    def _go_to(self, row: int) -> None:
        if row == self._at or row < 0:
            return
        if not self._take_form():
            with QSignalBlocker(self.list):
                self.list.setCurrentRow(self._at)
            return
        self._show(row)

    def _show(self, row: int) -> None:
        self._at = row
        shown = 0 <= row < len(self.assistants)
        for part in (self.name, self.copy_button, self.delete_button, *self.fields.values()):
            part.setEnabled(shown)
        if shown:
            assistant = self.assistants[row]
            self.name.setText(assistant.name)
            for name, field in self.fields.items():
                field.put(self._value(assistant, name))
        else:
            self._at = -1
            self.name.clear()

    def _fill(self, row: int) -> None:
        with QSignalBlocker(self.list):
            self.list.clear()
            self.list.addItems([one.name for one in self.assistants])
            self.list.setCurrentRow(min(row, len(self.assistants) - 1))
        self._show(self.list.currentRow())

    def _show_name(self, name: str) -> None:
        item = self.list.item(self._at)
        if item is not None:
            item.setText(clean_name(name) or tr("No name"))

    # What is done with them

    def _free_name(self, wanted_name: str) -> str:
        taken = {one.name for one in self.assistants}
        names = (wanted_name, *(f"{wanted_name[: MOST_NAME - 4]} {number}" for number in range(2, MOST_ASSISTANTS + 2)))
        return next(name for name in names if name not in taken)

    def _add_new(self) -> None:
        self.add([Assistant(self._free_name(tr("New assistant")))])

    def _duplicate(self) -> None:
        if self._take_form() and self._at >= 0:
            this = self.assistants[self._at]
            self.add([Assistant(self._free_name(this.name), this.values)])

    def _delete(self) -> None:
        if self._at < 0:
            return
        removed, row = self.assistants.pop(self._at), self._at
        self._at = -1
        self._fill(row)
        chats = self._store.assistants.chats_with(removed.id) if removed.id is not None else 0
        words = tr("“{name}” was deleted.", name=removed.name)
        if chats:
            words += " " + tr_count(
                "One chat has it: it stays readable and goes on without.",
                "%n chats have it: they stay readable and go on without.",
                chats,
            )
        self._say(words)
        self._deleted = row, removed
        self.undo_button.show()
        self.list.setFocus()

    def _undo_deletion(self) -> None:
        if self._deleted is not None and self._take_form():
            row, assistant = self._deleted
            self.assistants.insert(row, assistant)
            self._at = -1
            self._fill(row)
            self._say("")

    def done(self, result: int) -> None:
        """Close, and save what was changed, save for values of the shown one that make no sense."""
        self._take_form()
        if self.assistants != list(self._before):
            try:
                self._store.assistants.replace_all(self.assistants)
            except WorldError as error:
                self._say(error.sentence)
                return
            self.saved.emit()
        super().done(result)

    def _close(self) -> None:
        if self._take_form():
            self.accept()

    def _say(self, sentence: str) -> None:
        self.status.say(sentence)
        self.undo_button.hide()

    def _make_files(self) -> PushButton:
        name = tr("Import and export")
        button = quiet_button(
            tr("Import, export ▾"), tr("Give assistants to others, or take theirs"), name=name, by_enter=False
        )
        menu = Menu(name, button)
        menu.addAction(tr("Import…"), self._ask_to_read)
        menu.addAction(tr("Export this one…"), lambda: self._ask_to_write(all_of_them=False))
        menu.addAction(tr("Export all…"), lambda: self._ask_to_write(all_of_them=True))
        button.setMenu(menu)
        leave_with_menu(button)
        return button

    def _ask_to_read(self) -> None:
        choose_file(self, tr("Import assistants"), [_FILES], self.read_file)

    def _ask_to_write(self, *, all_of_them: bool) -> None:
        write = partial(self.write_file, all_of_them=all_of_them)
        choose_new_file(self, tr("Export assistants"), {_FILES: "json"}, "assistants", write)

    # How it is laid out

    def _lay_out(self) -> None:
        page, label = QWidget(), QLabel(tr("Name"))
        label.setBuddy(self.name)
        self._form = column_of(label, self.name, Stretch(), on=page, gap=4, margins=(4, 0, 16, 16))
        scroll = scroll_down(page)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._middle = row_of(self.list, (scroll, 1), gap=16)
        column_of(
            note(_INTRODUCTION),
            (self._middle, 1),
            row_of((self.status, 1), self.undo_button, gap=12),
            row_of(*self._tools, Stretch(), gap=4),
            button_row(self.close_button),
            on=self,
            gap=12,
            margins=(24, 18, 24, 16),
        )

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        figure = self.fontMetrics().horizontalAdvance("0")
        narrow = self.width() < figure * _NARROW_FIGURES
        sides = QBoxLayout.Direction
        self._middle.setDirection(sides.TopToBottom if narrow else sides.LeftToRight)
        most = 16_777_215  # Qt's own
        self.list.setMaximumWidth(most if narrow else figure * 24)
        self.list.setMinimumWidth(0 if narrow else figure * 24)
        self.list.setMaximumHeight(round(self.fontMetrics().lineSpacing() * 3.2) if narrow else most)


def _words_of(pair: tuple[str, str | None]) -> str:
    target, draft = pair
    return pair_words(model_words(target), None if draft in {None, NO_DRAFT, OWN_LAYERS} else model_words(draft or ""))


def _pair_of(assistant: Assistant) -> tuple[str, str | None] | None:
    target = assistant.values.get("target")
    return None if target is None else (target, assistant.values.get("draft"))
