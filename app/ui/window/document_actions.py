"""Actions of a person on files and documents: those of a message, collections, and settings of folders of chats.

The modules of dialogs are imported when they are needed: not before the first paint.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from app.chats.records import AttachedFile
from app.language import tr
from app.ui.toolkit.files.file_dialog import choose_files
from app.ui.toolkit.widgets.layouts import open_dialog
from app.ui.window.window_parts import WindowParts

if TYPE_CHECKING:  # made when it is first asked for
    from app.ui.chat.composing.resource_dialog import ResourceDialog

_ATTACHED_ENDINGS = (
    "*.txt *.md *.csv *.tsv *.json *.jsonl *.xml *.yaml *.yml *.toml *.ini *.log *.tex "
    "*.html *.htm *.pdf *.docx *.py *.js *.ts *.c *.h *.cpp *.cs *.java *.kt *.go *.rs *.rb *.php *.swift *.sh *.ps1 "
    "*.sql *.css *.r *.lua *.ipynb *.png *.jpg *.jpeg *.gif *.webp *.avif *.bmp"
)
_ATTACHED = tr("Text, code, PDF, Word and pictures ({endings})", endings=_ATTACHED_ENDINGS)


class DocumentActions(QObject):
    """Does what is asked for, with the parts of the window."""

    def __init__(self, window: QWidget, parts: WindowParts) -> None:
        super().__init__(window)
        self._window, self._parts = window, parts

    def choose_files(self) -> None:
        """Ask for files that go with the message."""
        choose_files(self._window, tr("Add files to your message"), [_ATTACHED], self.add_files)

    def choose_knowledge_folder(self) -> None:
        """Ask for a folder in which the questions of this chat are looked up."""
        choose_files(self._window, tr("Folder to look up questions in"), [], self._parts.chat.knowledge.add)

    def open_knowledge(self) -> None:
        """Show the collections of documents."""
        from app.ui.dialogs.knowledge_dialog import KnowledgeDialog  # noqa: PLC0415 - see above

        open_dialog(KnowledgeDialog(self._parts.chat.knowledge, self._parts.services.background, self._window))

    def open_resources(self) -> ResourceDialog:
        """Show what the tool servers of this chat have to go with the message."""
        from app.ui.chat.composing.resource_dialog import ResourceDialog  # noqa: PLC0415 - see above

        dialog = open_dialog(ResourceDialog(self._parts.server_texts, self._window))
        dialog.chosen.connect(self._parts.pending_files.add_resource)
        dialog.finished.connect(lambda _: self._parts.view.composer.edit.setFocus())
        return dialog

    def add_files(self, paths: Sequence[Path]) -> None:
        """Have files go with the message that is being written."""
        if self._parts.overlays.on:
            self._parts.overlays.leave_all()
        self._parts.pending_files.add(paths)
        self._parts.view.composer.setFocus()

    def open_file_text(self, file: AttachedFile) -> None:
        from app.ui.dialogs.picture_dialog import PictureDialog  # noqa: PLC0415 - see above
        from app.ui.dialogs.text_dialogs import FileTextDialog  # noqa: PLC0415

        if file.picture:
            open_dialog(PictureDialog(file, self._parts.services.background, self._window))
        else:
            open_dialog(FileTextDialog(file, self._window))

    def open_folder_settings(self, folder_id: int) -> None:
        """Show what chats in a folder begin with, to be changed."""
        from app.ui.dialogs.folder_settings_dialog import FolderSettingsDialog  # noqa: PLC0415 - see above

        chat = self._parts.chat
        folder = next((one for one in self._parts.store.folders.all() if one.id == folder_id), None)
        if folder is None:
            return
        assistants, pair = chat.settings.all_assistants(), (self._parts.settings.target, self._parts.settings.draft)
        dialog = open_dialog(FolderSettingsDialog(folder, assistants, chat.knowledge, pair, self._window))
        dialog.chosen.connect(lambda chosen: self._parts.store.folders.choose_settings(folder_id, chosen))
        dialog.chosen.connect(lambda _: chat.settings.follow_changes())
