"""Settings of a folder of chats: who answers in it, with which models, and which documents are looked up."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QDialog, QFormLayout, QWidget

from app.chats.assistants import Assistant
from app.chats.folders import Folder, FolderSettings
from app.knowledge.collections import Collection
from app.language import tr
from app.references import pair_words
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.language.words import model_words
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.labels import heading, note
from app.ui.toolkit.widgets.layouts import DIALOG, Stretch, column_of

_FIGURES_WIDE = 64
Pair = tuple[str | None, str | None]
"""The big model and the draft."""


class FolderSettingsDialog(QDialog):
    """Three choices.

    Args:
        folder: the folder.
        assistants: those there are.
        collections: those there are.
        pair: the models that are chosen now.
    """

    chosen = Signal(object)
    """A :class:`~app.chats.folders.FolderSettings`."""

    def __init__(
        self,
        folder: Folder,
        assistants: Sequence[Assistant],
        collections: Sequence[Collection],
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
        self.knowledge = _Choice(tr("No documents"), [(one.id, one.name) for one in collections], settings.knowledge)
        words = note(tr("New chats in this folder begin with these. Each can be changed in a chat."))
        rows = QFormLayout()
        rows.setSpacing(12)
        rows.addRow(tr("Assistant"), self.assistant)
        rows.addRow(tr("Models"), self.pair)
        rows.addRow(tr("Knowledge"), self.knowledge)
        head = heading(tr("Settings of “{name}”", name=folder.name))
        buttons = button_row(plain_button(tr("Cancel"), run=self.reject), primary_button(tr("Save"), run=self._save))
        column_of(head, words, rows, Stretch(), buttons, on=self, gap=12, margins=DIALOG)

    def _save(self) -> None:
        target, draft = self.pair.value or (None, None)
        self.chosen.emit(FolderSettings(self.assistant.value, target, draft, self.knowledge.value))
        self.accept()


class _Choice(QComboBox):
    """Offers no choice, and some values in words."""

    def __init__(self, none: str, choices: Sequence[tuple[Any, str]], value: Any) -> None:
        super().__init__()
        self._values = [None, *(one for one, _ in choices)]
        self.addItems([none, *(words for _, words in choices)])
        self.setCurrentIndex(self._values.index(value) if value in self._values else 0)

    @property
    def value(self) -> Any:
        return self._values[self.currentIndex()]


def _words(pair: Pair) -> str:
    target, draft = pair
    return pair_words(model_words(target or ""), model_words(draft) if draft else None)
