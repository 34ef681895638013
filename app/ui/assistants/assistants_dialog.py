"""The assistants: which there are, what each sets, and files to give them to others.

Fields that are not seen at first are made one by one, as in the settings.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSignalBlocker, Qt, QTimer, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListWidget,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

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
from app.settings import Settings
from app.ui.assistants.optional_field import OptionalField
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.files.file_dialog import FileDialog
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.toolkit.language.words import model_words
from app.ui.toolkit.widgets.buttons import button_row, leave_with_menu, plain_button, quiet_button
from app.ui.toolkit.widgets.labels import muted
from app.ui.toolkit.widgets.menu import Menu

FIGURES_WIDE, LEAST_FIGURES, _NARROW_FIGURES = 88, 52, 66
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
        self.list = QListWidget()
        self.list.setAccessibleName(tr("Assistants"))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._go_to)
        self.name = QLineEdit()
        self.name.setAccessibleName(tr("Name"))
        self.name.setMaxLength(MOST_NAME)
        self.name.textEdited.connect(self._show_name)
        self.new_button = plain_button(tr("New"))
        self.new_button.clicked.connect(lambda: self.add([Assistant(self._free_name(tr("New assistant")))]))
        self.copy_button = quiet_button(tr("Duplicate"))
        self.copy_button.clicked.connect(self._duplicate)
        self.delete_button = quiet_button(tr("Delete"))
        self.delete_button.clicked.connect(self._delete)
        self.files_button = self._make_files()
        self.close_button = plain_button(tr("Close"))
        self.undo_button = quiet_button(tr("Undo"))
        self.undo_button.clicked.connect(self._undo_deletion)
        self.undo_button.hide()
        self.status = muted("")
        self.status.setWordWrap(True)
        self.status.hide()
        self._lay_out()
        height, width = (parent.height(), parent.width()) if parent is not None else (700, 1200)
        most = max(width - 32, wide(self, LEAST_FIGURES))
        self.resize(min(wide(self, FIGURES_WIDE), most), min(760, max(420, height - 60)))
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
        declaration = Settings.declarations[name]
        if name == "target":
            field = OptionalField(declaration, self._settings, self._pairs())
        else:
            field = OptionalField(declaration, self._settings)
        self.fields[name] = field
        if name == "target":
            label = field.findChildren(QLabel)
            label[0].setText(tr("Models"))
            label[1].setText(_MODELS)
            field.control.setAccessibleName(tr("Models"))
            field.control.setAccessibleDescription(_MODELS)
        self._form.insertWidget(self._form.count() - 1, field)
        field.show()  # a layout would do so later only
        last = field.control
        for button in (self.new_button, self.copy_button, self.delete_button, self.files_button, *self._ends):
            QWidget.setTabOrder(last, button)
            last = button
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

    def _duplicate(self) -> None:
        if self._take_form() and self._at >= 0:
            this = self.assistants[self._at]
            self.add([Assistant(self._free_name(this.name), this.values)])

    def _delete(self) -> None:
        if self._at < 0:
            return
        gone, row = self.assistants.pop(self._at), self._at
        self._at = -1
        self._fill(row)
        chats = self._store.assistants.chats_with(gone.id) if gone.id is not None else 0
        words = tr("“{name}” was deleted.", name=gone.name)
        if chats:
            words += " " + tr_count(
                "One chat has it: it stays readable and goes on without.",
                "%n chats have it: they stay readable and go on without.",
                chats,
            )
        self._say(words)
        self._deleted = row, gone
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
        """Close, and have what was changed hold, but for what makes no sense in the one that is shown."""
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
        self.status.setText(sentence)
        self.status.setAccessibleName(sentence)
        self.status.setVisible(bool(sentence))
        self.undo_button.hide()

    def _make_files(self) -> QWidget:
        button = quiet_button(tr("Import, export ▾"), tr("Give assistants to others, or take theirs"))
        button.setAccessibleName(tr("Import and export"))
        menu = Menu(tr("Import and export"), button)
        menu.addAction(tr("Import…"), self._ask_to_read)
        menu.addAction(tr("Export this one…"), lambda: self._ask_to_write(all_of_them=False))
        menu.addAction(tr("Export all…"), lambda: self._ask_to_write(all_of_them=True))
        button.setMenu(menu)
        leave_with_menu(button)
        return button

    def _ask_to_read(self) -> None:
        dialog = FileDialog(self, tr("Import assistants"))
        dialog.setFileMode(FileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([_FILES, tr("All files (*)")])
        dialog.fileSelected.connect(lambda name: self.read_file(Path(name)))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    def _ask_to_write(self, *, all_of_them: bool) -> None:
        dialog = FileDialog(self, tr("Export assistants"))
        dialog.setAcceptMode(FileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([_FILES])
        dialog.setDefaultSuffix("json")
        dialog.selectFile("assistants.json")
        dialog.fileSelected.connect(lambda name: self.write_file(Path(name), all_of_them=all_of_them))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.open()

    # How it is laid out

    def _lay_out(self) -> None:
        self.close_button.clicked.connect(self._close)
        self._ends = (self.undo_button, self.close_button)
        for button in (self.new_button, self.copy_button, self.delete_button, self.files_button, *self._ends):
            button.setAutoDefault(False)  # type: ignore[attr-defined]
        introduction = muted(_INTRODUCTION)
        introduction.setWordWrap(True)
        page = QWidget()
        self._form = QVBoxLayout(page)
        set_margins(self._form, 4, 0, 16, 16)
        self._form.setSpacing(4)
        label = QLabel(tr("Name"))
        label.setBuddy(self.name)
        self._form.addWidget(label)
        self._form.addWidget(self.name)
        self._form.addStretch(1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(page)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._middle = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._middle.setSpacing(16)
        self._middle.addWidget(self.list)
        self._middle.addWidget(scroll, 1)
        tools = QHBoxLayout()
        tools.setSpacing(4)
        for button in (self.new_button, self.copy_button, self.delete_button, self.files_button):
            tools.addWidget(button)
        tools.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 18, 24, 16)
        layout.setSpacing(12)
        layout.addWidget(introduction)
        layout.addLayout(self._middle, 1)
        remark = QHBoxLayout()
        remark.addWidget(self.status, 1)
        remark.addWidget(self.undo_button)
        layout.addLayout(remark)
        layout.addLayout(tools)
        layout.addLayout(button_row(self.close_button))

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
