"""The library in the window: every model on this computer in a table, and below it what the chosen one is.

All that touches the disk is done beside the window: a table of what is there, a file's own description, adding,
renaming and taking away.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import TypeVar

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QDialog, QHeaderView, QLineEdit, QPushButton, QTableView, QWidget

from app.errors import AppError
from app.language import tr, tr_count
from app.models.download.queue import DownloadState
from app.models.library import file_operations
from app.models.library.added_files import FoundFiles, find_model_files
from app.models.library.catalog import load_catalog
from app.models.library.facts import FactsStore, FileFacts
from app.models.library.file_operations import stem_of
from app.models.library.guessers import GuesserKind, beside, guessers, owners
from app.models.library.inventory import InventoryItem, facts_of, take_inventory
from app.models.library.model_library import Library
from app.references import STARTER_PREFIX
from app.ui.dialogs.confirm_dialog import confirm
from app.ui.dialogs.files_dialog import FILE_FILTER
from app.ui.models_page import library_words
from app.ui.models_page.library_model import LibraryColumn, LibraryFilter, LibraryModel
from app.ui.models_page.model_details import ModelDetails
from app.ui.models_page.model_services import ModelServices
from app.ui.toolkit.accessibility import named
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.files.file_dialog import DOWNLOADS, choose_file, choose_files
from app.ui.toolkit.language.words import model_size_words
from app.ui.toolkit.scheduling.background_work import StillWantedCheck
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.labels import StatusLabel, display, heading, note, wrapped
from app.ui.toolkit.widgets.layouts import DIALOG, Stretch, column_of, open_dialog, row_of

_ROOM_IN_CHARACTERS = {LibraryColumn.PLACE: 85, LibraryColumn.USED: 68, LibraryColumn.ROLE: 52}
"""Below this width of the table a column goes; the card of the chosen model says the same."""
_ROW_PADDING = 12


class LibraryTable(QTableView):
    """The table; whole rows are chosen, one at a time."""

    def __init__(self, rows: LibraryFilter) -> None:
        super().__init__()
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
_R = TypeVar("_R")

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

    def __init__(self, services: ModelServices, chosen: Chosen, template_of: Callable[[str], str]) -> None:
        super().__init__()
        self._services = services
        self._chosen = chosen
        self._template_of = template_of
        self._library = Library(services.paths)
        self._facts_store = FactsStore(services.paths.facts)
        self._adds = itertools.count()
        self._done: frozenset[object] = frozenset()
        self._looked_into: frozenset[tuple[Path, int]] = frozenset()
        self.search = named(QLineEdit(placeholderText=tr("Find a model")), tr("Find a model on this computer"))
        self.files_button = plain_button(tr("Add files…"), run=self._ask_for_files, by_enter=False)
        self.folder_button = plain_button(tr("Add folder…"), run=self._ask_for_folder, by_enter=False)
        self.model = LibraryModel(self)
        self.rows = LibraryFilter(self.model, self)
        self.table = LibraryTable(self.rows)
        self.table.hide()
        self.empty = EmptyLibrary()
        self.notice = StatusLabel()
        self.details = ModelDetails()
        top = row_of((self.search, 1), self.files_button, self.folder_button)
        parts = (self.notice, (self.table, 1), (self.empty, 1), self.details)
        column_of(display(tr("On this computer")), top, *parts, on=self, gap=10, margins=DIALOG)
        self._connect()
        self.refresh()

    def _connect(self) -> None:
        self.search.textChanged.connect(self._filter)
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
            return read_facts(facts_store, items, is_wanted)

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
            facts_by_path = facts_of(items) | {path: facts}
            self.details.show_facts(facts, [owner.name for owner in owners(item, items, facts_by_path)])

        background = self._services.background
        background.send(self, "facts", read, show, lambda error: self.details.show_problem(error.sentence))

    # What a person does

    def _chat(self, item: InventoryItem) -> None:
        if self.details.chat_button.isEnabled():
            self.picked.emit(item.reference, draft_beside(item, self._chosen()[1], self.model.items))

    def _help(self, item: InventoryItem) -> None:
        target, _ = self._chosen()
        if target is not None:
            self.picked.emit(target, item.reference)

    def _ask_for_files(self) -> None:
        choose_files(self, tr("Add model files"), [FILE_FILTER], self.add, begins_in=DOWNLOADS)

    def _ask_for_folder(self) -> None:
        choose_files(self, tr("Add a folder of models"), [], self.add, begins_in=DOWNLOADS)

    def add(self, paths: Sequence[Path]) -> None:
        """Add files, and what is in folders; they stay where they are."""
        self.notice.say(tr("Looking for models…"))
        work = partial(add, self._library, tuple(paths))
        self._services.background.send(
            self, f"add {next(self._adds)}", work, self._finish_add, self._say_error, changes=True
        )

    def _finish_add(self, outcome: AddOutcome) -> None:
        self.notice.say(library_words.added_words(outcome.files, outcome.new))
        self.search.clear()
        self.refresh()

    def change_template(self, item: InventoryItem) -> None:
        """Ask for a chat template in place of the model's own; where one was given, go back to its own."""

        def give(file: str) -> None:
            self.template_given.emit(item.reference, file)
            self._show_current(self.table.currentIndex())

        if self._template_of(item.reference):
            give("")
        else:
            kinds = [tr("Chat templates (*.jinja *.jinja2 *.j2 *.txt)")]
            title = tr("Choose a chat template")
            choose_file(self, title, kinds, lambda file: give(str(file)), begins_in=DOWNLOADS)

    def ask_to_rename(self, item: InventoryItem) -> None:
        dialog = RenameDialog(item, self)

        def give(name: str) -> None:
            self._services.background.send(
                dialog,
                "rename",
                partial(rename, self._library, item, name),
                done,
                lambda error: dialog.show_problem(error.sentence),
                changes=True,
            )

        def done(reference: str) -> None:
            dialog.accept()
            self.notice.say("")
            if item.chosen_as or self._template_of(item.reference):
                self.renamed.emit(item, reference)
            self.refresh()

        dialog.name_chosen.connect(give)
        open_dialog(dialog)

    def ask_to_remove(self, item: InventoryItem) -> None:
        question = tr("Move {name} to the trash?", name=item.name)
        sentences = library_words.removal_words(item)
        confirm(question, sentences, tr("Move to trash"), self, lambda: self._remove(item))

    def _remove(self, item: InventoryItem) -> None:
        def done(moved: bool) -> None:
            if moved:
                self._follow_change(library_words.removed_words(item))
            else:
                sentences = (tr("There is no trash for this disk. Deleting cannot be undone."), str(item.path))
                question = tr("Delete {name} for good?", name=item.name)
                confirm(question, sentences, tr("Delete for good"), self, lambda: self._delete(item))

        self._send("trash", item, lambda: file_operations.to_trash(item.path), done)

    def _delete(self, item: InventoryItem) -> None:
        def done(_: None) -> None:
            size = model_size_words(item.frees_bytes)
            self._follow_change(tr("{name} is deleted; {size} are free again.", name=item.name, size=size))

        self._send("delete", item, lambda: file_operations.delete_for_good(item.path), done)

    def _forget(self, item: InventoryItem) -> None:
        def done(_: None) -> None:
            self._follow_change(tr("{name} is off the list; the file is where it was.", name=item.name))

        self._send("forget", item, lambda: self._library.added.forget(item.path), done)

    def _send(self, task: str, item: InventoryItem, work: Callable[[], _R], done: Callable[[_R], object]) -> None:
        background = self._services.background
        background.send(self, f"{task} {item.path}", lambda _: work(), done, self._say_error, changes=True)

    def _follow_change(self, sentence: str) -> None:
        self.notice.say(sentence)
        self.refresh()

    def _say_error(self, error: AppError) -> None:
        self.notice.say(error.sentence)
        self._show_count()


class EmptyLibrary(QWidget):
    """Replaces the table while there is nothing to list, and says why."""

    def __init__(self) -> None:
        super().__init__()
        self._title = heading(tr("Looking…"))
        self._words = note()
        for label in (self._title, self._words):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.pairs_button = primary_button(tr("Get a pair"), by_enter=False)
        self.pairs_button.hide()
        button = (self.pairs_button, Qt.AlignmentFlag.AlignHCenter)
        column_of(Stretch(2), self._title, self._words, 6, button, Stretch(3), on=self, gap=10, margins=(9, 9, 9, 9))

    def show_reason(self, *, filtered: bool, starter_in_use: bool) -> None:
        self._title.setText(tr("Nothing found") if filtered else tr("Only the starter pair so far"))
        self._words.setText(library_words.NOT_FOUND if filtered else library_words.empty_words(in_use=starter_in_use))
        self.pairs_button.setVisible(not filtered)


def _show_folder(item: InventoryItem) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(item.path.parent)))


def _click_if_shown(button: QPushButton) -> None:
    if button.isVisible():
        button.click()


_FIGURES_WIDE = 46


class RenameDialog(QDialog):
    """A field with the file's name; stays open, with the reason, while a name cannot be given."""

    name_chosen = Signal(str)

    def __init__(self, item: InventoryItem, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Rename"))
        self.setMinimumWidth(wide(self, _FIGURES_WIDE))
        self.field = named(QLineEdit(stem_of(item.path)), tr("New name"))
        self.field.selectAll()
        self.problem = StatusLabel()
        self.rename_button = primary_button(tr("Rename"), run=self._ask)
        self.rename_button.setDefault(True)
        cancel = plain_button(tr("Cancel"), run=self.reject, by_enter=False)
        text = tr("The file itself gets this name; its ending stays.")
        if item.parts is not None:
            text = tr_count(
                "The file of this model gets this name; its number stays.",
                "All %n files of this model get this name; their numbers stay.",
                item.parts[1],
            )
        if item.pairs:
            text += " " + tr("The card of its pair will no longer know it, and offer to download it again.")
        column_of(
            wrapped(heading(tr("Rename {name}", name=item.name))),
            note(text),
            self.field,
            self.problem,
            8,
            Stretch(),
            button_row(cancel, self.rename_button),
            on=self,
            margins=DIALOG,
        )
        self.field.textChanged.connect(lambda text: self.rename_button.setEnabled(bool(text.strip())))

    def show_problem(self, sentence: str) -> None:
        self.problem.say(sentence)
        self.rename_button.setEnabled(True)
        self.field.setFocus()

    def _ask(self) -> None:
        self.rename_button.setEnabled(False)  # a second press while the first is at work would find no file
        self.name_chosen.emit(self.field.text())


@dataclass(frozen=True, slots=True)
class AddOutcome:
    """The files that were found, and how many of them were new."""

    files: FoundFiles
    new: int


def add(library: Library, paths: Sequence[Path], is_wanted: StillWantedCheck) -> AddOutcome:
    """Put files, and what is in folders, on the list of added ones.

    Raises:
        WorldError: the list cannot be written.
    """
    model_files = find_model_files(paths, is_wanted)
    ours = {entry.path.resolve() for entry in library.entries()}
    new = library.added.add([path for path in model_files.models if path.resolve() not in ours])
    return AddOutcome(model_files, new)


def rename(library: Library, item: InventoryItem, name: str, _: StillWantedCheck) -> str:
    """Give a model's file another name; returns its new reference.

    Raises:
        WorldError: the name cannot be given.
    """
    new = file_operations.rename(item.path, name)
    library.uses.follow(item.path, new)
    return library.reference_of(new)


def draft_beside(item: InventoryItem, draft: str | None, items: Sequence[InventoryItem]) -> str | None:
    """Return which draft a model gets when it is chosen to write.

    What was made for it, if that is here, or its own layers; else the one that the catalogue pairs it with; else the
    one in use, unless that cannot be.
    """
    facts = facts_of(items)
    made_for_it = any(one.way is not GuesserKind.DRAFT for one in guessers(item, items, facts, 0))
    if made_for_it or any(pair.draft is None for pair, _ in item.pairs):
        return beside(item, None, items, facts)
    if item.whole_pairs and item.whole_pairs[0].target.hub.name == item.path.name:
        paired = item.whole_pairs[0].draft
        return None if paired is None else paired.hub.reference
    return beside(item, draft, items, facts)


def read_facts(facts_store: FactsStore, items: Sequence[InventoryItem], is_wanted: StillWantedCheck) -> bool:
    """Read what files say that were never looked at; returns whether anything was learned."""
    unread = [item.path for item in items if item.facts is None and not item.missing]
    learned = False
    for path in unread:
        if not is_wanted():
            break
        learned |= any(isinstance(one, FileFacts) for one in facts_store.read_all([path]).values())
    return learned
