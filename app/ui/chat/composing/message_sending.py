"""From the message field to the chat and back: sending with files, editing, taking back, and what cannot be said."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.conversation.chat_session import ChatSession
from app.conversation.message_files import PendingFile
from app.conversation.next_messages import NextMessage
from app.errors import WorldError
from app.language import tr, tr_count
from app.saved_prompts import PromptLibrary, SavedPrompt, filled, places_in
from app.ui.chat.composing.composer import Composer
from app.ui.chat.composing.pending_files import PendingFiles
from app.ui.chat.first_page.welcome import TeachingPrompt
from app.ui.chat_list.chat_actions import UndoStrip
from app.ui.toolkit.widgets.menu import Menu


class MessageSending(QObject):
    """Takes what is written in the composer to the chat; what cannot be said stands there again, with its files."""

    file_opened = Signal(object)
    """An :class:`~app.chats.records.AttachedFile` is to be read, as the model is given it."""

    def __init__(
        self, composer: Composer, chat: ChatSession, files: PendingFiles, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._composer, self._chat, self._files = composer, chat, files
        composer.sent.connect(self.ask)
        composer.resent.connect(self._ask_instead)
        composer.strip.opened.connect(self._open)

    def ask(self, text: str, *, temperature: float | None = None) -> None:
        """Say ``text`` with the files there, after the reply being written; ``temperature`` is for its answer alone."""
        files = self._files.files_for(text)
        follows = self._chat.send_next(NextMessage(text, files, self._files.files))
        if follows or self._keep_errors(lambda: self._chat.send(text, files=files, temperature=temperature)):
            self._files.clear()
        else:
            self._composer.put_back(text)

    def ask_example(self, prompt: TeachingPrompt) -> None:
        """Ask a question of ours, whose answer shows guessing."""
        text = prompt.question
        if not self._keep_errors(lambda: self._chat.send(text, temperature=prompt.temperature, example=True)):
            self._composer.put_back(text)

    def edit(self, message_id: int) -> None:
        """Put an earlier question into the composer with its files, to be said again in other words."""
        message = self._chat.open_messages.of(message_id)
        if message is not None:
            self._composer.begin_edit(message_id, message.text)
            self._files.show(message.files)

    def edit_last(self) -> None:
        if self._chat.last_question is not None:
            self.edit(self._chat.last_question.id)

    def take_back(self) -> None:
        """Put the last question back into the composer with its files, before what was typed since."""
        self._composer.cancel_edit()
        since, files = self._composer.edit.toPlainText(), self._files.take_off()
        self._composer.restore("")  # the chat may go with its only question, and what was typed since is not its draft
        try:
            question = self._chat.take_back()
        except WorldError as error:
            self._chat.problem.emit(error)
            return
        finally:
            self._composer.restore(since)
            self._files.put(files)
        if question is not None:
            self._composer.put_back(question.text)
            if question.files:
                self._files.show(question.files)

    def open_sent(self, message_id: int, place: int) -> None:
        """Show what the model was given of a file of a message."""
        message = self._chat.open_messages.of(message_id)
        if message is not None and place < len(message.all_files):
            self.file_opened.emit(message.all_files[place])

    def open_passage(self, number: int) -> None:
        """Show a passage that a reply cites."""
        for message in self._chat.messages:
            for file in message.files:
                if file.passage == number:
                    self.file_opened.emit(file)

    def _ask_instead(self, message_id: int, text: str) -> None:
        files = self._files.files_for(text)
        if self._keep_errors(lambda: self._chat.resend(message_id, text, files)):
            self._files.clear()
        else:
            self._composer.begin_edit(message_id, text)

    def _open(self, file: PendingFile) -> None:
        """Show what the model will be given of a file."""
        if file.text is not None and file in self._files.files:
            files = self._files.files_for(self._composer.edit.toPlainText())
            self.file_opened.emit(files[self._files.files.index(file)])

    def _keep_errors(self, say: Callable[[], bool]) -> bool:
        try:
            return say()
        except WorldError as error:
            self._chat.problem.emit(error)
            return False


_T = TypeVar("_T")


class MessageChanging(QObject):
    """Does what the menu of a message says; each change can be undone in a strip."""

    def __init__(self, chat: ChatSession, sending: MessageSending, strip: UndoStrip, parent: QWidget) -> None:
        super().__init__(parent)
        self._chat, self._sending, self._strip, self._parent = chat, sending, strip, parent
        chat.user_said.connect(lambda _: strip.end())  # what follows now would not fit what comes back

    def edit(self, message_id: int) -> None:
        """Ask a question in other words, or give a reply others."""
        message = self._chat.open_messages.of(message_id)
        if message is None or message.role == "user":
            self._sending.edit(message_id)
            return
        from app.ui.dialogs.text_dialogs import ReplyTextDialog  # noqa: PLC0415 - after the first paint

        dialog = ReplyTextDialog(message.text, self._parent.window())
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.completed.connect(lambda text: self._rewrite(message_id, text))
        dialog.open()

    def branch(self, message_id: int) -> None:
        self._attempt(lambda: self._chat.copy(self._title_of_copy, up_to=message_id))

    def duplicate(self) -> None:
        self._attempt(lambda: self._chat.copy(self._title_of_copy))

    def delete(self, message_id: int) -> None:
        removal = self._attempt(lambda: self._chat.remove(message_id))
        if removal is not None:
            count, undo = removal
            self._offer(tr_count("Deleted %n message", "Deleted %n messages", count), undo)

    def _rewrite(self, message_id: int, text: str) -> None:
        undo = self._attempt(lambda: self._chat.rewrite(message_id, text))
        if undo is not None:
            self._offer(tr("Edited the reply"), undo)

    @property
    def _title_of_copy(self) -> str:
        return tr("{title} (copy)", title=self._chat.title)

    def _offer(self, words: str, undo: Callable[[], None]) -> None:
        self._strip.offer(words, lambda: self._attempt(undo))

    def _attempt(self, change: Callable[[], _T]) -> _T | None:
        try:
            return change()
        except WorldError as error:
            self._chat.problem.emit(error)
            return None


class PromptMenu(QObject):
    """Lists the prompts, asks what is to be filled in, and leads to where they are written."""

    def __init__(self, composer: Composer, library: PromptLibrary) -> None:
        super().__init__(composer)
        self._composer, self._library = composer, library
        self.menu = composer.prompts_button.open_menu(tr("Prompts"), self._fill)

    @property
    def kept(self) -> tuple[SavedPrompt, ...]:
        """The prompts that the person keeps."""
        return self._library.prompts

    def use(self, prompt: SavedPrompt) -> None:
        """Put a prompt into the field; what is written there already goes into its place for a text."""
        from app.ui.dialogs.prompts_dialog import LONG, Place, PromptForm  # noqa: PLC0415 - when it is needed

        names = places_in(prompt.text)
        if not names:
            self._composer.insert_words(prompt.text)
            return
        written = self._composer.edit.toPlainText()
        long = next((name for name in names if name.casefold() in LONG), None) if written.strip() else None
        places = [Place(name, known=written if name == long else "") for name in names]
        form = PromptForm(prompt.name, places, self._composer.window())
        put = self._composer.replace_words if long else self._composer.insert_words
        form.completed.connect(lambda words: put(filled(prompt.text, words)))
        form.finished.connect(form.deleteLater)
        form.open()

    def edit(self, added: str = "") -> None:
        """Show where prompts are written, with ``added`` as a new one."""
        from app.ui.dialogs.prompts_dialog import PromptsDialog  # noqa: PLC0415 - when it is needed

        dialog = PromptsDialog(self._library, self._composer.window())
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
        if added:
            dialog.add(SavedPrompt("", added))

    def _fill(self, menu: Menu) -> None:
        for prompt in self.kept:
            menu.addAction(prompt.name.replace("&", "&&"), partial(self.use, prompt))
        menu.addSeparator()
        written = self._composer.edit.toPlainText()
        keep = menu.addAction(tr("Keep this message as a prompt…"), partial(self.edit, written))
        keep.setEnabled(bool(written.strip()))
        menu.addAction(tr("Edit prompts…"), self.edit)
