"""Chats that come in from files, and go out as one: beside the window, with how far it is and a way to stop."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QWidget

from app.chats.store import ChatStore
from app.chats.upkeep import enter_what_is_searched
from app.errors import AppError, WorldError
from app.language import tr, tr_count
from app.ui.chat.banner import Banner
from app.ui.toolkit.files.file_dialog import choose_new_file
from app.ui.toolkit.scheduling.background_work import BackgroundWork, StillWantedCheck
from app.ui.toolkit.widgets.layouts import open_dialog

if TYPE_CHECKING:
    from app.chats.imports.importing import ImportOutcome


@dataclass(frozen=True, slots=True)
class _TransferKind:
    """Sentences about one kind of transfer."""

    begun: str
    part: str
    """With a place for the per cent that are done."""
    busy: str


_TAKING_IN = _TransferKind(
    tr("Taking in chats…"), tr("Taking in chats: {percent}%"), tr("Taking in chats is still under way.")
)
_SAVING = _TransferKind(tr("Saving chats…"), tr("Saving chats: {percent}%"), tr("Saving chats is still under way."))
_SUFFIXES = {
    tr("Markdown, to read (*.md)"): "md",
    tr("Web page, with colours (*.html)"): "html",
    tr("JSON, all of it, to take in again (*.json)"): "json",
}
_ARCHIVE = {tr("ZIP archive (*.zip)"): "zip"}
_TRANSFER = "chats"
_WHAT_IS_SEARCHED = "what is searched"
_TELL_EVERY_MS = 500


class ChatTransfers(QObject):
    """One import or export at a time; of a newer one it is said, in the banner, that one is under way."""

    came_in = Signal(list)
    """Chats are new or have grown: ``list[int]`` of those that were here and have grown."""
    one_added = Signal(int)
    """An import brought a single chat: its id."""
    failed = Signal(object)
    """An :class:`~app.errors.AppError` to show."""

    def __init__(self, window: QWidget, store: ChatStore, banner: Banner, background: BackgroundWork) -> None:
        super().__init__(window)
        self._window, self._store, self._banner, self._background = window, store, banner, background
        self._doing: _TransferKind | None = None
        self._stopped = False
        self._status_text = ""
        self._progress: Callable[[], float | None] = lambda: None
        self._tell = QTimer(self, interval=_TELL_EVERY_MS)
        self._tell.timeout.connect(self._tell_progress)

    @property
    def running(self) -> bool:
        return self._doing is not None

    def save_chat(self, conversation_id: int) -> None:
        """Ask for a file and write one chat into it."""
        from app.chats.chat_files import export_chat, file_name  # noqa: PLC0415 - when it is needed

        def write(path: Path) -> None:
            try:
                export_chat(self._store, conversation_id, path)
            except WorldError as error:
                self.failed.emit(error)

        chat = self._store.conversation(conversation_id)
        choose_new_file(self._window, tr("Save this chat"), _SUFFIXES, file_name(chat.title if chat else ""), write)

    def ask_for_import(self) -> None:
        """Say where other programs keep chats, and take those in that are chosen."""
        if not self._say_if_busy():
            from app.ui.dialogs.import_dialog import ImportDialog  # noqa: PLC0415 - when it is needed

            open_dialog(ImportDialog(self.take_in, self._window))

    def ask_for_export(self, suffix: str, only: Sequence[int] | None = None) -> None:
        """Ask for an archive and write all chats, or ``only`` some, into it as files with this suffix."""
        if not self._say_if_busy():
            name = f"Draftlight chats {date.today():%Y-%m-%d}"  # noqa: DTZ011 - the person's own day
            write = partial(self.write, suffix=suffix, only=only)
            choose_new_file(self._window, tr("Save chats in one archive"), _ARCHIVE, name, write)

    def take_in(self, sources: Sequence[Path]) -> None:
        """Take in the chats of files, archives and folders, unless an import or export is under way."""
        if self._say_if_busy():
            return
        from app.chats.imports.importing import ImportProgress, import_chats  # noqa: PLC0415 - when it is needed

        path, progress = self._store.path, ImportProgress()
        self._begin(_TAKING_IN, lambda: progress.fraction)
        self._background.send(
            self,
            _TRANSFER,
            lambda is_wanted: import_chats(path, sources, self._going_on(is_wanted), progress),
            self._tell_import,
            self._tell_failure,
        )

    def write(self, path: Path, suffix: str, only: Sequence[int] | None = None) -> None:
        """Write chats into an archive."""
        from app.chats.chat_files import ArchiveOptions, ArchiveProgress, write_archive  # noqa: PLC0415 - when it is needed

        chats, progress = self._store.path, ArchiveProgress()
        options = ArchiveOptions(suffix, None if only is None else tuple(only))
        self._begin(_SAVING, lambda: progress.fraction)
        self._background.send(
            self,
            _TRANSFER,
            lambda is_wanted: write_archive(chats, path, options, self._going_on(is_wanted), progress),
            lambda count: self._end(
                tr_count("%n chat saved in {file}.", "%n chats saved in {file}.", count, file=path.name)
            ),
            self._tell_failure,
        )

    def stop(self) -> None:
        """Stop what is under way; chats that came in until then stay, and no archive is left."""
        self._stopped = True

    def _going_on(self, is_wanted: StillWantedCheck) -> Callable[[], bool]:
        return lambda: is_wanted() and not self._stopped

    def _say_if_busy(self) -> bool:
        if self._doing is not None:
            self._banner.show_sentence("notice", self._doing.busy, tr("Stop"), self.stop)
        return self.running

    def _begin(self, doing: _TransferKind, progress: Callable[[], float | None]) -> None:
        self._doing, self._stopped, self._progress = doing, False, progress
        self._status_text = doing.begun
        self._banner.show_sentence("notice", self._status_text, tr("Stop"), self.stop)
        self._tell.start()

    def _tell_progress(self) -> None:
        fraction = self._progress()
        if fraction is not None and self._doing is not None:
            now = self._doing.part.format(percent=f"{fraction * 100:.0f}")
            if self._banner.replace_sentence(self._status_text, now):
                self._status_text = now

    def _end(self, sentence: str, action: str = "", run: Callable[[], object] | None = None) -> None:
        self._tell.stop()
        self._doing = None
        self._banner.take_back(self._status_text)
        if sentence:
            self._banner.show_sentence("notice", sentence, action, run)

    def _tell_import(self, outcome: ImportOutcome) -> None:
        from app.ui.window.import_words import import_words  # noqa: PLC0415 - when it is needed

        if outcome.added:
            self._end(import_words(outcome), tr("Undo"), lambda: self._take_back(outcome.added))
        else:
            self._end(import_words(outcome))
        self.came_in.emit(outcome.updated)
        if len(outcome.added) == 1:
            self.one_added.emit(outcome.added[0])
        path = self._store.path
        self._background.send(
            self, _WHAT_IS_SEARCHED, lambda is_wanted: enter_what_is_searched(path, is_wanted), lambda _: None
        )

    def _take_back(self, added: Sequence[int]) -> None:
        """Delete what came in; it can be brought back as other deleted chats can."""
        try:
            self._store.folders.delete(added)
        except WorldError as error:
            self.failed.emit(error)
            return
        self._banner.show_sentence(
            "notice", tr_count("%n chat taken out again.", "%n chats taken out again.", len(added))
        )
        self.came_in.emit(list(added))

    def _tell_failure(self, error: AppError) -> None:
        stopped = self._stopped
        self._end(tr("Stopped. Nothing was written.") if stopped else "")
        if not stopped:
            self.failed.emit(error)
