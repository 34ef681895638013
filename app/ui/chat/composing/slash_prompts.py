"""A slash at the beginning of a message offers the prompts: those that a person keeps, and those of tool servers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, QObject, Qt
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QCompleter, QListView

from app.requests.tool_words import bare
from app.saved_prompts import SavedPrompt
from app.ui.chat.composing.composer import Composer
from app.ui.chat.composing.message_sending import PromptMenu
from app.ui.chat.composing.server_texts import ServerTexts

if TYPE_CHECKING:
    from app.tool_servers.results import ToolResult
    from app.tool_servers.tool_server import ServerPrompt

_CHOICE = Qt.ItemDataRole.UserRole
_LONGEST = 60
"""Letters that are looked for; a longer message means what it says."""


class SlashPrompts(QObject):
    """Opens a list below the cursor, with the prompts whose names have what is typed after the slash.

    Args:
        composer: the message field.
        prompts: those that are kept.
        texts: those of servers.
    """

    def __init__(self, composer: Composer, prompts: PromptMenu, texts: ServerTexts) -> None:
        super().__init__(composer)
        self._composer, self._prompts, self._texts = composer, prompts, texts
        self._model = QStandardItemModel(self)
        self.completer = QCompleter(self._model, self)
        self.completer.setFilterMode(Qt.MatchFlag.MatchContains)
        self.completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self.completer.setWidget(composer.edit)
        self.list = composer.edit.list_above = QListView()
        self.list.setProperty("role", "choices")
        self.completer.setPopup(self.list)
        self.completer.activated[QModelIndex].connect(  # type: ignore[index] # of two signals with this name
            lambda index: self._use(index.data(_CHOICE))
        )
        composer.edit.textChanged.connect(self._follow)
        texts.changed.connect(self._show)
        self._is_open = False

    def _follow(self) -> None:
        text = self._composer.edit.toPlainText()
        begins = text.startswith("/") and "\n" not in text and len(text) <= _LONGEST
        if begins and not self._is_open:
            self._texts.ask()
        self._is_open = begins
        self._show()

    def _show(self) -> None:
        if not self._is_open or not self._composer.edit.hasFocus():
            self.list.hide()
            return
        self._model.clear()
        for words, choice in self._choices():
            item = QStandardItem(words)
            item.setData(choice, _CHOICE)
            self._model.appendRow(item)
        self.completer.setCompletionPrefix(self._composer.edit.toPlainText()[1:].strip())
        if not self.completer.completionCount():
            self.list.hide()
            return
        place = self._composer.edit.cursorRect()
        place.setWidth(
            min(self._composer.width(), self.list.sizeHintForColumn(0) + self.list.fontMetrics().height() * 3)
        )
        self.completer.complete(place)
        self.list.setCurrentIndex(self.completer.completionModel().index(0, 0))

    def _choices(self) -> Iterator[tuple[str, SavedPrompt | tuple[str, ServerPrompt]]]:
        for kept in self._prompts.kept:
            yield kept.name, kept
        offered = self._texts.offered
        for server, prompt in offered.prompts if offered is not None else ():
            yield f"{bare(prompt.title or prompt.name)} · {server}", (server, prompt)

    def _use(self, choice: SavedPrompt | tuple[str, ServerPrompt]) -> None:
        self._composer.replace_words("")
        if isinstance(choice, SavedPrompt):
            self._prompts.use(choice)
            return
        server, prompt = choice
        if not prompt.arguments:
            self._texts.write(server, prompt.name, {}, self._put)
            return
        from app.ui.dialogs.prompts_dialog import Place, PromptForm  # noqa: PLC0415 - when it is needed

        places = [Place(name, description, is_needed=needed) for name, description, needed in prompt.arguments]
        form = PromptForm(bare(prompt.title or prompt.name), places, self._composer.window())
        form.completed.connect(
            lambda words: self._texts.write(
                server, prompt.name, {name: word for name, word in words.items() if word}, self._put
            )
        )
        form.finished.connect(form.deleteLater)
        form.open()

    def _put(self, written: ToolResult) -> None:
        self._composer.insert_words(written.text)
