"""Beside the message field: adds files to the message, or has the chat's questions looked up in documents."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction

from app.conversation.chat_knowledge import ChatKnowledge
from app.knowledge.collections import Collection
from app.language import isolated, number, tr
from app.ui.chat.composing.choice_buttons import ChoiceButton
from app.ui.chat.composing.server_texts import ServerTexts
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.menu import Menu

_FIGURES_WIDE = 13


class AttachButton(ChoiceButton):
    """Opens a menu; the name of the chat's collection stands beside its sign."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "attach", tr("Add files to your message (Ctrl+U)"))
        self._knowledge: ChatKnowledge | None = None
        self._server_texts: ServerTexts | None = None
        self.add_files = QAction(tr("Add files…"), self)
        self.from_servers = QAction(tr("From tool servers…"), self)
        self.add_folder = QAction(tr("Add a folder…"), self)
        self.show_all = QAction(tr("Knowledge…"), self)
        self.open_menu(tr("Add files to your message"), self._fill)

    def follow(self, knowledge: ChatKnowledge, server_texts: ServerTexts) -> None:
        """Show which collection the open chat has, from now on, and offer what its servers have to read."""
        self._knowledge, self._server_texts = knowledge, server_texts
        knowledge.changed.connect(self.show_choice)
        knowledge.reading.changed.connect(self.show_choice)
        self.show_choice()

    def show_choice(self) -> None:
        """Show the name of the open chat's collection, and how far it is read."""
        current = self._knowledge.current if self._knowledge is not None else None
        room = self.fontMetrics().horizontalAdvance("0") * _FIGURES_WIDE
        name = current.name if current is not None else ""
        shown = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, room)
        self.show_words(isolated(shown).replace("&", "&&") + self._progress(current))
        self.setAccessibleDescription(tr("Questions are looked up in “{name}”.", name=name) if name else "")

    def _progress(self, collection: Collection | None) -> str:
        state = self._knowledge.reading.state_of(collection.id) if self._knowledge and collection else None
        if state is None or not state.total or state.makes_vectors:
            return ""
        return f" · {number(state.percent)} %"

    def _fill(self, menu: Menu) -> None:
        menu.addAction(self.add_files)
        if self._server_texts is not None and self._server_texts.names:
            menu.addAction(self.from_servers)
        if self._knowledge is None:
            return
        menu.addSeparator()
        menu.addAction(tr("Look up questions in:")).setEnabled(False)
        knowledge = self._knowledge
        current, collections = knowledge.current, knowledge.collections.all()
        for one in (None, *collections) if collections else ():
            name = one.name.replace("&", "&&") if one is not None else tr("No documents")
            action = menu.addAction(name, partial(knowledge.choose, one.id if one is not None else None))
            action.setCheckable(True)
            action.setChecked(one == current)
        if collections:
            menu.addSeparator()
        menu.addAction(self.add_folder)
        if collections:
            menu.addAction(self.show_all)
