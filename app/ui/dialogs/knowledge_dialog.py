"""Collections of documents: the state of each, what could not be read, and reading or removing one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QListWidget, QListWidgetItem, QWidget

from app.conversation.chat_knowledge import ChatKnowledge
from app.errors import WorldError
from app.knowledge.collections import Collection
from app.language import number, tr, tr_count
from app.ui.dialogs.confirm_dialog import confirm
from app.ui.toolkit.accessibility import named
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.files.file_dialog import ALL_FILES, choose_files
from app.ui.toolkit.scheduling.background_work import BackgroundWork
from app.ui.toolkit.widgets.buttons import plain_button
from app.ui.toolkit.widgets.labels import StatusLabel, heading, note
from app.ui.toolkit.widgets.layouts import DIALOG, Stretch, column_of, row_of

if TYPE_CHECKING:  # SQLite's index is opened beside the window
    from app.knowledge.index import IndexFacts

_FIGURES_WIDE = 76
_SHOWN_PROBLEMS = 5


class KnowledgeDialog(QDialog):
    """Shows the collections there are.

    Args:
        knowledge: has them read.
        background: looks into their indexes.
    """

    def __init__(self, knowledge: ChatKnowledge, background: BackgroundWork, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Knowledge"))
        self.resize(wide(self, _FIGURES_WIDE), 460)
        self._knowledge, self._background = knowledge, background
        self._collections: tuple[Collection, ...] = ()
        self._facts: dict[str, IndexFacts] = {}
        words = note(
            tr("A chat’s questions are looked up in the documents you choose for it. Nothing leaves this computer.")
        )
        self.list = named(QListWidget(), tr("Knowledge"))
        self.list.currentRowChanged.connect(lambda _: self._show_chosen())
        self.empty = note(tr("No documents yet. Add a folder, and choose it for a chat at the paper clip."))
        self.details = note()
        self.details.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.problem = StatusLabel("warning")
        self.folder_button = plain_button(tr("Add a folder…"), run=self._ask_for_folder, by_enter=False)
        self.files_button = plain_button(tr("Add files…"), run=self._ask_for_files, by_enter=False)
        self.read_button = plain_button(tr("Read again"), run=self._read_or_stop, by_enter=False)
        self.remove_button = plain_button(tr("Remove…"), run=self._ask_to_remove, by_enter=False)
        close = plain_button(tr("Close"), run=self.close, by_enter=False)
        buttons = (self.folder_button, self.files_button, self.read_button, self.remove_button, Stretch(), close)
        column_of(
            heading(tr("Knowledge")),
            words,
            self.empty,
            (self.list, 1),
            self.details,
            self.problem,
            row_of(*buttons),
            on=self,
            gap=12,
            margins=DIALOG,
        )
        knowledge.reading.changed.connect(self._follow)
        self.finished.connect(lambda _: knowledge.reading.changed.disconnect(self._follow))
        self._follow()
        self.list.setCurrentRow(0)

    def add(self, places: Sequence[Path]) -> None:
        """Make a collection of folders or files, and read it."""
        try:
            collection = self._knowledge.collections.add(places)
        except WorldError as error:
            self.problem.say(error.sentence)
            return
        self._knowledge.reading.read(collection.id)
        self._follow()
        self.list.setCurrentRow(self._collections.index(collection))

    @property
    def _chosen(self) -> Collection | None:
        row = self.list.currentRow()
        return self._collections[row] if 0 <= row < len(self._collections) else None

    def _follow(self) -> None:
        """Show the collections as they are now; their sizes once these are known."""
        self._collections = self._knowledge.collections.all()
        reading = self._knowledge.reading

        def read(_is_wanted: object) -> dict[str, IndexFacts]:
            return {one.id: reading.read_facts(one) for one in self._collections}

        self._show()
        self._background.send(
            self, "sizes of collections", read, self._take_facts, lambda error: self.problem.say(error.sentence)
        )

    def _take_facts(self, facts: dict[str, IndexFacts]) -> None:
        self._facts = facts
        self._show()

    def _show(self) -> None:
        while self.list.count() > len(self._collections):
            self.list.takeItem(self.list.count() - 1)
        while self.list.count() < len(self._collections):
            self.list.addItem(QListWidgetItem())
        for row, one in enumerate(self._collections):
            self.list.item(row).setText(f"{one.name}\n{self._state(one)}")
        self.empty.setVisible(not self._collections)
        self._show_chosen()

    def _state(self, collection: Collection) -> str:
        facts, state = self._facts.get(collection.id), self._knowledge.reading.state_of(collection.id)
        parts = []
        if facts is not None:
            parts.append(tr_count("%n file", "%n files", facts.files))
            parts.append(tr_count("%n passage", "%n passages", facts.passages))
        if state is not None and state.total:
            percent = number(state.percent)
            parts.append(
                tr("preparing to find by meaning, {percent} %", percent=percent)
                if state.makes_vectors
                else tr("reading, {percent} %", percent=percent)
            )
        elif self._knowledge.reading.is_reading(collection.id):
            parts.append(tr("waits to be read"))
        elif facts is not None and facts.passages:
            parts.append(tr("found by words and meaning") if facts.vectors else tr("found by words"))
        return ", ".join(parts) or tr("Looking…")

    def _show_chosen(self) -> None:
        chosen = self._chosen
        for button in (self.read_button, self.remove_button):
            button.setEnabled(chosen is not None)
        is_reading = chosen is not None and self._knowledge.reading.is_reading(chosen.id)
        self.read_button.setText(tr("Stop") if is_reading else tr("Read again"))
        lines = [] if chosen is None else [str(place) for place in chosen.places[:_SHOWN_PROBLEMS]]
        facts = None if chosen is None else self._facts.get(chosen.id)
        if facts is not None and facts.problems:
            lines.append(tr_count("%n file could not be read:", "%n files could not be read:", len(facts.problems)))
            lines += [sentence for _, sentence in facts.problems[:_SHOWN_PROBLEMS]]
            if len(facts.problems) > _SHOWN_PROBLEMS:
                more = len(facts.problems) - _SHOWN_PROBLEMS
                lines.append(tr_count("and one more", "and %n more", more))
        self.details.setText("\n".join(lines))
        state = None if chosen is None else self._knowledge.reading.state_of(chosen.id)
        self.problem.say(state.problem if state is not None else "")

    def _read_or_stop(self) -> None:
        if self._chosen is None:
            return
        reading = self._knowledge.reading
        if reading.is_reading(self._chosen.id):
            reading.stop(self._chosen.id)
        else:
            reading.read(self._chosen.id, tries_again=True)

    def _ask_for_folder(self) -> None:
        choose_files(self, tr("Folder to look up questions in"), [], self.add)

    def _ask_for_files(self) -> None:
        choose_files(self, tr("Documents to look up questions in"), [ALL_FILES], self.add)

    def _ask_to_remove(self) -> None:
        chosen = self._chosen
        if chosen is None:
            return
        gone = tr("What was read of it is deleted. The files themselves stay where they are.")
        question = tr("Remove “{name}”?", name=chosen.name)
        confirm(question, (gone,), tr("Remove"), self, partial(self._remove, chosen))

    def _remove(self, collection: Collection) -> None:
        try:
            self._knowledge.reading.remove(collection.id)
        except WorldError as error:
            self.problem.say(error.sentence)
        else:
            self._knowledge.changed.emit()
