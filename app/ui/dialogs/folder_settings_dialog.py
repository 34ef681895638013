"""Settings of a folder of chats: who answers in it, with which models, and which documents are looked up."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QFormLayout, QWidget

from app.chats.assistants import Assistant
from app.chats.folders import Folder, FolderSettings
from app.conversation.chat_knowledge import ChatKnowledge
from app.errors import WorldError
from app.language import tr
from app.references import pair_words
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.files.file_dialog import ALL_FILES, choose_files
from app.ui.toolkit.language.words import model_words
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.labels import StatusLabel, heading, note
from app.ui.toolkit.widgets.layouts import DIALOG, Stretch, TurningRow, column_of

_FIGURES_WIDE = 64
Pair = tuple[str | None, str | None]
"""The big model and the draft."""


class FolderSettingsDialog(QDialog):
    """Three choices.

    Args:
        folder: the folder.
        assistants: those there are.
        knowledge: has the collections there are, and reads those that are made here.
        pair: the models that are chosen now.
    """

    chosen = Signal(object)
    """A :class:`~app.chats.folders.FolderSettings`."""

    def __init__(
        self,
        folder: Folder,
        assistants: Sequence[Assistant],
        knowledge: ChatKnowledge,
        pair: Pair,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(tr("Settings of “{name}”", name=folder.name))
        self.resize(wide(self, _FIGURES_WIDE), 0)
        settings = folder.settings
        stored: Pair = settings.target, settings.draft
        pairs = dict.fromkeys(one for one in (stored, pair) if one[0] is not None)
        self.assistant = _Choice(
            tr("No assistant: as in Settings"), [(one.id, one.name) for one in assistants], settings.assistant
        )
        self.pair = _Choice(tr("As chosen in the window"), [(one, _words(one)) for one in pairs], stored)
        self._name, self._knowledge = folder.name, knowledge
        self.knowledge = _Choice(tr("No documents"), self._collections(), settings.knowledge)
        self.files_button = plain_button(tr("Add files…"), run=self._ask_for_files, by_enter=False)
        self.folder_button = plain_button(tr("Add a folder…"), run=self._ask_for_folder, by_enter=False)
        self.problem = StatusLabel("warning")
        words = note(tr("New chats in this folder begin with these. Each can be changed in a chat."))
        rows = QFormLayout()
        rows.setSpacing(12)
        rows.addRow(tr("Assistant"), self.assistant)
        rows.addRow(tr("Models"), self.pair)
        rows.addRow(tr("Knowledge"), self.knowledge)
        rows.addRow("", TurningRow(self.files_button, self.folder_button, Stretch()))
        head = heading(tr("Settings of “{name}”", name=folder.name))
        buttons = button_row(plain_button(tr("Cancel"), run=self.reject), primary_button(tr("Save"), run=self._save))
        column_of(head, words, rows, self.problem, Stretch(), buttons, on=self, gap=12, margins=DIALOG)

    def add(self, places: Sequence[Path]) -> None:
        """Have folders or files belong to the folder of chats: a collection of its name, which grows."""
        collections = self._knowledge.collections
        chosen = collections.find(self.knowledge.value)
        try:
            own = chosen if chosen is not None and chosen.name == self._name else None
            collection = collections.add(places, self._name, to=own)
        except WorldError as error:
            self.problem.say(error.sentence)
            return
        self._knowledge.reading.read(collection.id)
        self.knowledge.offer(self._collections(), collection.id)

    def _collections(self) -> list[tuple[Any, str]]:
        return [(one.id, one.name) for one in self._knowledge.collections.all()]

    def _ask_for_files(self) -> None:
        choose_files(self, tr("Documents to look up questions in"), [ALL_FILES], self.add)

    def _ask_for_folder(self) -> None:
        choose_files(self, tr("Folder to look up questions in"), [], self.add)

    def _save(self) -> None:
        target, draft = self.pair.value or (None, None)
        self.chosen.emit(FolderSettings(self.assistant.value, target, draft, self.knowledge.value))
        self.accept()


class _Choice(QComboBox):
    """Offers no choice, and some values in words."""

    def __init__(self, none: str, choices: Sequence[tuple[Any, str]], value: Any) -> None:
        super().__init__()
        self._none = none
        self.offer(choices, value)

    def offer(self, choices: Sequence[tuple[Any, str]], value: Any) -> None:
        self._values = [None, *(one for one, _ in choices)]
        self.clear()
        self.addItems([self._none, *(words for _, words in choices)])
        self.setCurrentIndex(self._values.index(value) if value in self._values else 0)

    @property
    def value(self) -> Any:
        return self._values[self.currentIndex()]


def _words(pair: Pair) -> str:
    target, draft = pair
    return pair_words(model_words(target or ""), model_words(draft) if draft else None)
