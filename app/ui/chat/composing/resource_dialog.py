"""Resources of tool servers, from which a person chooses one for a message."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QDialog, QLabel, QListWidget, QListWidgetItem, QVBoxLayout, QWidget

from app.errors import AppError
from app.language import number, tr
from app.requests.tool_words import bare
from app.text_folding import fold_text
from app.tool_servers.results import ToolResult
from app.ui.chat.composing.server_texts import ServerTexts
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.labels import heading
from app.ui.toolkit.widgets.layouts import fill
from app.ui.toolkit.widgets.search_field import SearchField

_CHOICE = Qt.ItemDataRole.UserRole


class ResourceDialog(QDialog):
    """Lists what the servers of the chat have to read.

    Args:
        texts: asks the servers.
    """

    chosen = Signal(str, object)
    """The name of a resource, and the :class:`~app.tool_servers.results.ToolResult` that is in it."""

    def __init__(self, texts: ServerTexts, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts = texts
        title = tr("Add from tool servers")
        self.setWindowTitle(title)
        self.resize(wide(self, 60), 480)
        self.search = SearchField(tr("Search what the servers have"))
        self.search.textChanged.connect(self._show)
        self.list = QListWidget()
        self.search.finished.connect(self.list.setFocus)
        self.list.setAccessibleName(tr("What the servers have"))
        self.list.itemActivated.connect(self._add)
        self.list.currentItemChanged.connect(lambda *_: self._offer())
        self.status = QLabel(wordWrap=True)
        self.add_button = primary_button(tr("Add"))
        self.add_button.clicked.connect(self._add)
        cancel = plain_button(tr("Cancel"))
        cancel.clicked.connect(self.reject)
        for button in (self.add_button, cancel):
            button.setAutoDefault(False)
        parts = (heading(title), self.search, self.list, self.status, button_row(cancel, self.add_button))
        fill(QVBoxLayout(self), *parts, gap=12, margins=(24, 20, 24, 20))
        texts.changed.connect(self._show)
        texts.ask()
        self._show()

    def _show(self) -> None:
        """List what has the words that are looked for."""
        self.list.clear()
        offered, sought = self._texts.offered, fold_text(self.search.text())
        for server, resource in offered.resources if offered is not None else ():
            words = f"{bare(resource.name)} · {server}"
            if sought in fold_text(f"{words} {resource.description}"):
                item = QListWidgetItem(words)
                item.setToolTip(bare("\n".join(filter(None, (resource.description, resource.address))), lines=True))
                item.setData(_CHOICE, (server, resource))
                self.list.addItem(item)
        self.list.setCurrentRow(0)
        self._say(self._sentence())
        self._offer()

    def _sentence(self) -> str:
        offered = self._texts.offered
        if offered is None:
            return tr("Asking the servers…")
        if offered.problems:
            return " ".join(offered.problems)
        if not offered.resources:
            return tr("These servers have nothing to add: {names}.", names=", ".join(sorted(self._texts.names)))
        if not self.list.count():
            return tr("None of the {count} has these words.", count=number(len(offered.resources)))
        return ""

    def _offer(self) -> None:
        self.add_button.setEnabled(self.list.currentItem() is not None)

    def _add(self) -> None:
        item = self.list.currentItem()
        if item is None or not self.add_button.isEnabled():
            return
        server, resource = item.data(_CHOICE)
        self.add_button.setEnabled(False)
        self._say(tr("Reading…"))
        self._texts.read(server, resource.address, lambda read: self._take(resource.name, read), self._fail)

    def _take(self, name: str, read: ToolResult) -> None:
        if self.isVisible():
            self.chosen.emit(name, read)
            self.accept()

    def _fail(self, error: AppError) -> None:
        self._say(error.sentence)
        self._offer()

    def _say(self, sentence: str) -> None:
        self.status.setText(sentence)
        self.status.setVisible(bool(sentence))
