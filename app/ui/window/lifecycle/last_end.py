"""Words of the next start on a sudden end of the program, and what a second start hands over to the first."""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from PySide6.QtCore import QFileSystemWatcher, QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from app.conversation.engine_session import EngineSession
from app.conversation.status import Phase
from app.desktop.single_instance import TOKEN_VARIABLE
from app.language import tr
from app.references import pair_words
from app.system.crashes import EngineActivity, SuddenEnd
from app.system.files import make_way, read_json
from app.ui.toolkit.language import words

_MOST_BYTES = 64 * 1024


class SecondStart(QObject):
    """Takes the notes that later starts leave in a folder (:mod:`app.desktop.single_instance`)."""

    came = Signal(object)
    """Somebody started the program again; the :class:`~pathlib.Path` to open, or ``None``."""
    question_wanted = Signal()
    """Likewise, for a quick question."""

    def __init__(self, folder: Path, parent: QObject) -> None:
        super().__init__(parent)
        self._folder = folder
        make_way(folder, folder=True)
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        self._watcher = QFileSystemWatcher([str(folder)], self)
        self._watcher.directoryChanged.connect(self.look)

    def look(self) -> None:
        """Take what is there. A note is deleted once it is read, which tells its writer that it was."""
        for note in sorted(self._folder.glob("[!.]*.json")):
            with contextlib.suppress(OSError, ValueError):
                note_json = read_json(note, _MOST_BYTES)
                note.unlink()
                if isinstance(note_json, dict):
                    self._take(note_json.get("open"), note_json.get("token"), asks=note_json.get("ask") is True)

    def _take(self, name: object, token: object, *, asks: bool) -> None:
        if isinstance(token, str) and token:
            os.environ[TOKEN_VARIABLE] = token
        if asks:
            self.question_wanted.emit()
        else:
            self.came.emit(Path(name) if isinstance(name, str) and name else None)


def bring_forward(window: QWidget) -> None:
    """Show a window above all others, as far as the system permits that."""
    window.setWindowState(window.windowState() & ~Qt.WindowState.WindowMinimized | Qt.WindowState.WindowActive)
    window.show()
    window.raise_()
    window.activateWindow()


CRASH_INTRODUCTION = tr(
    "Draftlight, or llama.cpp inside it, crashed the last time it was open. Your chats were saved "
    "up to half a second before. The report holds no text of your chats; read it, and send it along "
    "if you report the crash."
)


def work_of(session: EngineSession) -> EngineActivity | None:
    """Return the models' present activity; ``None`` while they do nothing."""
    phase = session.status.phase
    loading = phase is Phase.LOADING
    pair = session.wanted_pair if loading else session.in_memory
    if pair is None or not (loading or session.writing):
        return None
    return EngineActivity(loading, pair.target, pair.draft)


def last_end_words(end: SuddenEnd) -> str:
    """Return one or two sentences; empty if there is nothing to say: whoever ended the program knows that."""
    work = end.work
    pair = pair_words(words.model_words(work.target), work.draft and words.model_words(work.draft)) if work else ""
    if end.report:
        if not work:
            return tr("Draftlight crashed the last time. Your chats are saved.")
        if work.loading:
            crash = tr(
                "Draftlight crashed the last time while {models} was being loaded. Your chats are saved.", models=pair
            )
        else:
            crash = tr(
                "Draftlight crashed the last time while {models} was writing a reply. Your chats are saved.",
                models=pair,
            )
        again = tr("The models are not loaded again until you ask something; if it happens again, choose others.")
        return f"{crash} {again}"
    if work is not None and work.loading:
        return tr(
            "The last time, Draftlight was ended from outside while {pair} was being loaded. If the "
            "computer ran short of memory, choose a smaller model.",
            pair=pair,
        )
    return ""
