"""Above the message field: the message that is sent once the reply before it is there, to be edited or removed."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QWidget

from app.conversation.chat_session import ChatSession
from app.conversation.next_messages import NextMessage
from app.language import tr, tr_count
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.language.mirroring import set_margins
from app.ui.toolkit.widgets.buttons import IconButton
from app.ui.toolkit.widgets.labels import ElidedLabel, muted


class NextStrip(QFrame):
    """Shows the message that waits in the open chat; hidden where none does."""

    announced = Signal(str)
    """A sentence for a screen reader."""

    def __init__(self, theme: Theme, chat: ChatSession, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._chat = chat
        self.setProperty("role", "card")
        self.words = ElidedLabel()
        self.edit_button = IconButton(theme, "edit", tr("Edit the message that waits"))
        self.remove_button = IconButton(theme, "close", tr("Remove the message that waits"))
        row = QHBoxLayout(self)
        set_margins(row, 16, 4, 6, 4)
        row.setSpacing(8)
        row.addWidget(muted(tr("After this reply:")))
        row.addWidget(self.words, 1)
        row.addWidget(self.edit_button)
        row.addWidget(self.remove_button)
        self.remove_button.clicked.connect(lambda: chat.next_messages.take(chat.conversation_id))
        self.edit_button.clicked.connect(lambda: chat.next_messages.give_back(chat.conversation_id))
        chat.next_messages.changed.connect(self._follow)
        chat.opened.connect(lambda _: self._follow())
        self.hide()

    def _follow(self) -> None:
        message = self._chat.next_messages.of(self._chat.conversation_id)
        if message is not None and self.isHidden():
            self.announced.emit(tr("Your message is sent after this reply."))
        if message is not None:
            self.words.set_full_text(_words_of(message))
            self.setToolTip(message.text)
        self.setVisible(message is not None)


def _words_of(message: NextMessage) -> str:
    words = " ".join(message.text.split())
    if not message.files:
        return words
    return tr_count("{words} (with a file)", "{words} (with %n files)", len(message.files), words=words)
