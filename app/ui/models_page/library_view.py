"""The library in the window: every model on this computer in a table, and below it what the chosen one is.

All that touches the disk is done beside the window: a table of what is there, a file's own description, adding,
renaming and taking away.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QPushButton,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from app.errors import AppError
from app.language import tr
from app.models.download.queue import DownloadState
from app.models.library.catalog import load_catalog
from app.models.library.facts import FactsStore, FileFacts
from app.models.library.guessers import owners
from app.models.library.inventory import InventoryItem, facts_of, take_inventory
from app.models.library.model_library import Library
from app.references import STARTER_PREFIX
from app.ui.dialogs.models.files_dialog import FILE_FILTER
from app.ui.models_page import library_jobs, library_words
from app.ui.models_page.library_dialogs import RenameDialog, deletion_question, trash_question
from app.ui.models_page.library_model import LibraryColumn, LibraryFilter, LibraryModel
from app.ui.models_page.model_details import ModelDetails
from app.ui.models_page.model_services import ModelServices
from app.ui.toolkit.files.file_dialog import DOWNLOADS, FileDialog
from app.ui.toolkit.scheduling.background_work import StillWantedCheck
from app.ui.toolkit.widgets.buttons import plain_button, primary_button
from app.ui.toolkit.widgets.labels import display, heading, muted

_ROOM_IN_CHARACTERS = {LibraryColumn.PLACE: 85, LibraryColumn.USED: 68, LibraryColumn.ROLE: 52}
"""Below this width of the table a column goes; the card of the chosen model says the same."""
_ROW_PADDING = 12


class LibraryTable(QTableView):
    """The table; whole rows are chosen, one at a time."""

    def __init__(self, rows: LibraryFilter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setModel(rows)
        self.setAccessibleName(tr("Models on this computer"))
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)  # Tab goes on to the card
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.verticalHeader().hide()
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header = self.horizontalHeader()
        header.setHighlightSections(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(LibraryColumn.NAME, QHeaderView.ResizeMode.Stretch)
        header.setResizeContentsPrecision(50)  # rows looked at; thousands would take long
        header.setSortIndicatorClearable(True)
        self.setSortingEnabled(True)
        self.sortByColumn(-1, Qt.SortOrder.AscendingOrder)  # as taken: the latest used first

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802 - Qt's name
        super().changeEvent(event)
        if event.type() in {QEvent.Type.FontChange, QEvent.Type.StyleChange}:
            self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + _ROW_PADDING)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        room = event.size().width() / max(1, self.fontMetrics().averageCharWidth())
        for column, least in _ROOM_IN_CHARACTERS.items():
            self.setColumnHidden(column, room < least)
        super().resizeEvent(event)


_DELETE = Qt.Key.Key_Delete

Chosen = Callable[[], tuple[str | None, str | None]]
"""References of the target and the draft in use now."""


class LibraryView(QWidget):
    """The table, the card of the chosen model, and the ways to add more."""

    picked = Signal(str, object)
    """References of the target and of the draft."""
    renamed = Signal(object, str)
    """The :class:`InventoryItem` as it was, and its new reference."""

    template_given = Signal(str, str)
    """A model's reference, and the file with a chat template for it; without one, its own is wanted again."""

    def __init__(
        self, services: ModelServices, chosen: Chosen, template_of: Callable[[str], str], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._services = services
        self._chosen = chosen
        self._template_of = template_of
        self._library = Library(services.paths)
        self._facts_store = FactsStore(services.paths.facts)
        self._adds = itertools.count()
        self._done: frozenset[object] = frozenset()
        self._looked_into: frozenset[tuple[Path, int]] = frozenset()
        self.search = QLineEdit()
        self.search.setPlaceholderText(tr("Find a model"))
        self.search.setAccessibleName(tr("Find a model on this computer"))
        self.files_button = plain_button(tr("Add files…"))
        self.folder_button = plain_button(tr("Add folder…"))
        self.model = LibraryModel(self)
        self.rows = LibraryFilter(self.model, self)
        self.table = LibraryTable(self.rows)
        self.empty = EmptyLibrary()
        self.notice = muted("")
        self.notice.setWordWrap(True)
        self.notice.hide()
        self.details = ModelDetails()
        self._lay_out()
        self._connect()
        self.refresh()

    def _lay_out(self) -> None:
        top = QHBoxLayout()
        top.setSpacing(8)
        top.addWidget(self.search, 1)
        for button in (self.files_button, self.folder_button):
            button.setAutoDefault(False)
            top.addWidget(button)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(24, 20, 24, 20)
        layout.setSpacing(10)
        layout.addWidget(display(tr("On this computer")))
        layout.addLayout(top)
        layout.addWidget(self.notice)
        layout.addWidget(self.table, 1)
        layout.addWidget(self.empty, 1)
        layout.addWidget(self.details)
        self.table.hide()

    def _connect(self) -> None:
        self.search.textChanged.connect(self._filter)
        self.files_button.clicked.connect(self._ask_for_files)
        self.folder_button.clicked.connect(self._ask_for_folder)
        self.table.selectionModel().currentRowChanged.connect(self._show_current)
        self.table.activated.connect(lambda index: self._chat(self.rows.item_at(index)))  # double click, or Enter
        for key, button in ((Qt.Key.Key_F2, self.details.rename_button), (_DELETE, self.details.remove_button)):
            pressed = QShortcut(QKeySequence(key), self.table, context=Qt.ShortcutContext.WidgetShortcut)
            pressed.activated.connect(partial(_click_if_shown, button))
        self.details.chat_requested.connect(self._chat)
        self.details.help_requested.connect(self._help)
        self.details.folder_requested.connect(_show_folder)
        self.details.template_requested.connect(self.change_template)
        self.details.rename_requested.connect(self.ask_to_rename)
        self.details.remove_requested.connect(self.ask_to_remove)
        self.details.forget_requested.connect(self._forget)

    # What is there

    def refresh(self) -> None:
        """Look at what is here now."""
        paths, chosen = self._services.paths, self._chosen()

        def look(is_wanted: StillWantedCheck) -> tuple[InventoryItem, ...]:
            return take_inventory(paths, load_catalog(), chosen, is_wanted)

        self._services.background.send(self, "inventory", look, self._show, self._say_error)

    def follow_downloads(self) -> None:
        """Look again when a download has ended; a step of one changes nothing here."""
        done = frozenset(
            item.request.file for item in self._services.downloads.items() if item.state is DownloadState.DONE
        )
        if done != self._done:
            self._done = done
            self.refresh()

    def _show(self, items: Sequence[InventoryItem]) -> None:
        if tuple(items) == self.model.items:
            pass
        elif self.model.learn(items):
            if self.details.item is not None:
                self._read_facts(self.details.item)  # what is known by now may concern it
        else:
            before = self.details.item
            self.model.replace(items, datetime.now(UTC).astimezone().date())
            self._choose(before.path if before is not None else None)
        self._show_count()
        self._read_unread()

    def _read_unread(self) -> None:
        """Look into files that are new, once: what one says may concern another, as a head its model."""
        items, facts_store = self.model.items, self._facts_store
        unread = frozenset((item.path, item.size_bytes) for item in items if item.facts is None and not item.missing)
        if unread <= self._looked_into:
            return
        self._looked_into |= unread

        def read(is_wanted: StillWantedCheck) -> bool:
            return library_jobs.read_facts(facts_store, items, is_wanted)

        self._services.background.send(self, "all facts", read, lambda learned: self.refresh() if learned else None)

    def _show_count(self) -> None:
        count, listed = self.rows.rowCount(), len(self.model.items)
        self.table.setVisible(count > 0)
        self.empty.setVisible(count == 0)
        self.details.setVisible(count > 0)
        starter = any(one and one.startswith(STARTER_PREFIX) for one in self._chosen())
        self.empty.show_reason(filtered=listed > 0, starter_in_use=starter)
        self.table.setAccessibleDescription(library_words.inventory_words(self.model.items))

    def _filter(self, text: str) -> None:
        self.rows.set_words(text)
        self._show_count()

    def _choose(self, path: Path | None) -> None:
        """Select the row of a file, as far as it is there."""
        for row in range(self.rows.rowCount()):
            index = self.rows.index(row, 0)
            if self.rows.item_at(index).path == path:
                flags = QItemSelectionModel.SelectionFlag
                self.table.selectionModel().setCurrentIndex(index, flags.ClearAndSelect | flags.Rows)
                self.table.scrollTo(index)
                return
        if path is not None or self.rows.rowCount() == 0:
            self._show_current(QModelIndex())
        else:  # so that the card shows what it is for
            self._choose(self.rows.item_at(self.rows.index(0, 0)).path)

    def _show_current(self, index: QModelIndex, _before: QModelIndex | None = None) -> None:
        item = self.rows.item_at(index) if index.isValid() else None
        template = self._template_of(item.reference) if item is not None else ""
        self.details.show_item(item, target_chosen=self._chosen()[0] is not None, template=template)
        if item is None or item.missing:
            self._services.background.recall(self, "facts")
            return
        self._read_facts(item)

    def _read_facts(self, item: InventoryItem) -> None:
        """Find out what the chosen file says, and whose it is."""
        path, facts_store = item.path, self._facts_store

        def read(_: StillWantedCheck) -> FileFacts:
            return facts_store.read(path)

        def show(facts: FileFacts) -> None:
            items = self.model.items
            known = facts_of(items) | {path: facts}
            self.details.show_facts(facts, [owner.name for owner in owners(item, items, known)])

        background = self._services.background
        background.send(self, "facts", read, show, lambda error: self.details.show_problem(error.sentence))

    # What a person does

    def _chat(self, item: InventoryItem) -> None:
        if self.details.chat_button.isEnabled():
            self.picked.emit(item.reference, library_jobs.draft_beside(item, self._chosen()[1], self.model.items))

    def _help(self, item: InventoryItem) -> None:
        target, _ = self._chosen()
        if target is not None:
            self.picked.emit(target, item.reference)

    def _ask_for_files(self) -> None:
        dialog = FileDialog(self, tr("Add model files"), DOWNLOADS)
        dialog.setNameFilter(FILE_FILTER)
        dialog.setFileMode(FileDialog.FileMode.ExistingFiles)
        self._open_chooser(dialog)

    def _ask_for_folder(self) -> None:
        dialog = FileDialog(self, tr("Add a folder of models"), DOWNLOADS)
        dialog.setFileMode(FileDialog.FileMode.Directory)
        self._open_chooser(dialog)

    def _open_chooser(self, dialog: FileDialog) -> None:
        dialog.filesSelected.connect(lambda names: self.add([Path(name) for name in names]))
        _open(dialog)

    def add(self, paths: Sequence[Path]) -> None:
        """Add files, and what is in folders; they stay where they are."""
        self._say(tr("Looking for models…"))
        work = partial(library_jobs.add, self._library, tuple(paths))
        self._services.background.send(
            self, f"add {next(self._adds)}", work, self._finish_add, self._say_error, changes=True
        )

    def _finish_add(self, outcome: library_jobs.AddOutcome) -> None:
        self._say(library_words.added_words(outcome.files, outcome.new))
        self.search.clear()
        self.refresh()

    def change_template(self, item: InventoryItem) -> None:
        """Ask for a chat template in place of the model's own; where one was given, go back to its own."""

        def give(file: str) -> None:
            self.template_given.emit(item.reference, file)
            self._show_current(self.table.currentIndex())

        if self._template_of(item.reference):
            give("")
            return
        dialog = FileDialog(self, tr("Choose a chat template"), DOWNLOADS)
        dialog.setNameFilters([tr("Chat templates (*.jinja *.jinja2 *.j2 *.txt)"), tr("All files (*)")])
        dialog.setFileMode(FileDialog.FileMode.ExistingFile)
        dialog.fileSelected.connect(give)
        _open(dialog)

    def ask_to_rename(self, item: InventoryItem) -> None:
        dialog = RenameDialog(item, self)

        def give(name: str) -> None:
            self._services.background.send(
                dialog, "rename", partial(library_jobs.rename, self._library, item, name), done, refused, changes=True
            )

        def done(reference: str) -> None:
            dialog.accept()
            self._say("")
            if item.chosen_as or self._template_of(item.reference):
                self.renamed.emit(item, reference)
            self.refresh()

        def refused(error: AppError) -> None:
            dialog.show_problem(error.sentence)

        dialog.name_chosen.connect(give)
        _open(dialog)

    def ask_to_remove(self, item: InventoryItem) -> None:
        dialog = trash_question(item, self)
        dialog.accepted.connect(lambda: self._remove(item))
        _open(dialog)

    def _remove(self, item: InventoryItem) -> None:
        def done(moved: object) -> None:
            if moved:
                self._say(library_words.removed_words(item))
                self.refresh()
            else:
                question = deletion_question(item, self)
                question.accepted.connect(lambda: self._delete(item))
                _open(question)

        self._send("trash", item, partial(library_jobs.to_trash, item), done)

    def _delete(self, item: InventoryItem) -> None:
        def done(_: object) -> None:
            self._say(
                tr(
                    "{name} is deleted; {size} are free again.",
                    name=item.name,
                    size=library_words.size_words(item.frees_bytes),
                )
            )
            self.refresh()

        self._send("delete", item, partial(library_jobs.delete, item), done)

    def _forget(self, item: InventoryItem) -> None:
        def done(_: object) -> None:
            self._say(tr("{name} is off the list; the file is where it was.", name=item.name))
            self.refresh()

        self._send("forget", item, partial(library_jobs.forget, self._library, item), done)

    def _send(
        self,
        what: str,
        item: InventoryItem,
        work: Callable[[StillWantedCheck], object],
        done: Callable[[object], object],
    ) -> None:
        """Do something to one model's files."""
        self._services.background.send(self, f"{what} {item.path}", work, done, self._say_error, changes=True)

    def _say_error(self, error: AppError) -> None:
        self._say(error.sentence)
        self._show_count()

    def _say(self, sentence: str) -> None:
        self.notice.setText(sentence)
        self.notice.setVisible(bool(sentence))


class EmptyLibrary(QWidget):
    """Replaces the table while there is nothing to list, and says why."""

    def __init__(self) -> None:
        super().__init__()
        self._title = heading(tr("Looking…"))
        self._words = muted("")
        self._words.setWordWrap(True)
        for label in (self._title, self._words):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.pairs_button = primary_button(tr("Get a pair"))
        self.pairs_button.setAutoDefault(False)
        self.pairs_button.hide()
        layout = QVBoxLayout(self)
        layout.setSpacing(10)
        layout.addStretch(2)
        layout.addWidget(self._title)
        layout.addWidget(self._words)
        layout.addSpacing(6)
        layout.addWidget(self.pairs_button, 0, Qt.AlignmentFlag.AlignHCenter)
        layout.addStretch(3)

    def show_reason(self, *, filtered: bool, starter_in_use: bool) -> None:
        self._title.setText(tr("Nothing found") if filtered else tr("Only the starter pair so far"))
        self._words.setText(library_words.NOT_FOUND if filtered else library_words.empty_words(in_use=starter_in_use))
        self.pairs_button.setVisible(not filtered)


def _show_folder(item: InventoryItem) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(item.path.parent)))


def _click_if_shown(button: QPushButton) -> None:
    if button.isVisible():
        button.click()


def _open(dialog: QDialog) -> None:
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.open()
