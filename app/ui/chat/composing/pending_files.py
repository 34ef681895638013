"""The files of a message that is not sent yet: read beside the window, counted by the model, cut to what fits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import count
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QImage

from app.attachments.excerpts import ExcerptKind, Passages, pieces_of
from app.attachments.file_facts import MOST_FILES, MOST_LETTERS, shown_name
from app.chats.own_files import own_kind
from app.chats.records import AttachedFile
from app.conversation.engine_session import EngineSession
from app.conversation.message_files import Excess, FileParts, PendingFile, ReadOutcome
from app.engine.commands import CountTokens
from app.engine.events import Answer, TokenCounts
from app.errors import AppError
from app.language import tr, tr_count
from app.picture_headers import kind_of
from app.settings import Settings
from app.tool_servers.results import ToolResult
from app.ui.toolkit.scheduling.background_work import BackgroundWork, StillWantedCheck

_COUNTED_AT_ONCE = 120_000
"""Letters: the engine counts them in a tenth of a second, for which a reply would wait."""
_PASTED = "Pasted text {}.txt"
_PASTED_PICTURE = "Pasted picture {}.png"
_TOLD_TOGETHER = 3
"""Sentences about files that cannot be taken; further files are counted."""


class PendingFiles(QObject):
    """Takes files in and hands them over with the question; read in the ``background``, counted by the ``session``."""

    changed = Signal()
    refused = Signal(str)
    """The reason why a file cannot be taken."""
    own_file_given = Signal(object)
    """The path of a file of this program that was given alone: to be opened, not sent."""

    def __init__(
        self, session: EngineSession, settings: Settings, background: BackgroundWork, parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._session, self._background = session, background
        self._parts = FileParts(settings)
        self._files: list[PendingFile] = []
        self._reading: PendingFile | None = None
        self._refusals: list[str] = []
        """Reasons why files that came together cannot be taken, told together: a sentence replaces the last one."""
        self._indexing = False
        self._counting: object | None = None
        """Stands for the count that is under way; answers to others were for other models."""
        self._question = ""
        session.loaded.connect(lambda _: self._count_anew())
        session.pair_changed.connect(self._forget_counts)

    @property
    def files(self) -> tuple[PendingFile, ...]:
        """Return the files, in the order in which they were added."""
        return tuple(self._files)

    @property
    def busy(self) -> bool:
        """True while a file is being read, or passages are being made ready."""
        return self._indexing or any(file.text is None for file in self._files)

    @property
    def unseen(self) -> str:
        """The reason why the loaded models cannot take the pictures; empty if they can, or nobody knows."""
        if self._session.sees is not False or not any(file.picture for file in self._files):
            return ""
        return tr("This model cannot see pictures.")

    @property
    def excess(self) -> Excess | None:
        """The excess over the context; ``None`` if all fits, or nobody knows yet."""
        return self._parts.excess(self._files, self._question, self._session.context_tokens)

    def add(self, paths: Sequence[Path]) -> None:
        """Take files, and read them one after the other."""
        new = [path for path in dict.fromkeys(paths) if all(file.path != path for file in self._files)]
        if len(new) + len(self._files) > MOST_FILES:
            self.refused.emit(
                tr_count(
                    "One file more is too many: a message can have {most}. None of them was added.",
                    "%n files are too many: a message can have {most}. None of them was added.",
                    len(paths),
                    most=MOST_FILES,
                )
            )
            return
        if len(new) < len(paths) and not new:
            self.refused.emit(tr("“{file}” is there already.", file=shown_name(paths[0].name)))
        if self._reading is None:
            self._refusals.clear()
        self._files += [PendingFile(shown_name(path.name), path) for path in new]
        self.changed.emit()
        self._read_next()

    def add_resource(self, name: str, read: ToolResult) -> None:
        """Take what a tool server has under a name."""
        if read.text.strip() and not read.pictures:
            self.add_text(read.text, shown_name(name))
        for picture in read.pictures:
            self.add_picture(picture, f"{shown_name(name)}.{kind_of(picture)}")

    def add_text(self, text: str, name: str = "") -> None:
        """Take a text that was pasted, and that is too long for the message field, as a file; or one under a name."""
        if not text.strip() or not self._takes_one_more():
            return
        note = f"only its first {MOST_LETTERS:,} characters" if len(text) > MOST_LETTERS else ""
        size_bytes, text = len(text.encode("utf-8", "replace")), text[:MOST_LETTERS]
        self._files.append(PendingFile(name or self._free_name(_PASTED), None, size_bytes, text, note, pieces_of(text)))
        self.changed.emit()
        self._count_next()

    def add_picture(self, picture: QImage | bytes, name: str = "") -> None:
        """Take a picture of the clipboard, or the file of one under a name."""
        if self._takes_one_more():
            self._files.append(PendingFile(name or self._free_name(_PASTED_PICTURE), clipboard=picture))
            self.changed.emit()
            self._read_next()

    def _takes_one_more(self) -> bool:
        """Return whether there is room for what was pasted; say so where there is not."""
        if len(self._files) < MOST_FILES:
            return True
        self.refused.emit(
            tr("What you pasted is one file more than the {most} that a message can have.", most=MOST_FILES)
        )
        return False

    def _free_name(self, pattern: str) -> str:
        names = {file.name for file in self._files}
        return next(name for number in count(1) if (name := pattern.format(number)) not in names)

    def show(self, files: Iterable[AttachedFile]) -> None:
        """Take the files of an earlier message, as they were given, in the place of all others."""
        self.clear()
        for file in (file for file in files if file.passage is None):
            shown = PendingFile(file.name, None, file.size_bytes, file.text, file.note, pieces_of(file.text))
            shown.picture, shown.preview = file.picture, file.preview
            self._files.append(shown)
        self.changed.emit()
        self._count_next()

    def remove(self, file: PendingFile) -> None:
        """Take a file off the message."""
        if file in self._files:
            self._files.remove(file)
            if file is self._reading:
                self._reading = None
                self._background.recall(self, "read a file")
            if self.excess is None:
                self._parts.choice = None
            self.changed.emit()
            self._read_next()

    def remove_pictures(self) -> None:
        """Take the pictures off the message."""
        for file in self.files:
            if file.picture:
                self.remove(file)

    def clear(self) -> None:
        """Take all of them away."""
        self._files.clear()
        self._parts.choice, self._reading = None, None
        self._background.recall(self, "read a file")
        self._drop_index()
        self.changed.emit()

    def take_off(self) -> tuple[PendingFile, ...]:
        """Have none any more; returns those there were, for :meth:`put`."""
        files = self.files
        self.clear()
        return files

    def put(self, files: Iterable[PendingFile]) -> None:
        """Take files that wait to be sent, in the place of all others; what was not read yet is read now."""
        self.clear()
        self._files = list(files)
        self._forget_counts()  # other models may be loaded by now
        self._read_next()
        self._count_next()

    def choose(self, choice: ExcerptKind) -> None:
        """Say which part of what is too large is to go."""
        self._parts.choice = choice
        self._drop_index()
        if choice is ExcerptKind.PASSAGES:
            self._index()
        self.changed.emit()

    def follow_question(self, question: str) -> None:
        """Follow what is typed: it takes room too."""
        if len(question) // 200 != len(self._question) // 200:
            self._question = question
            self.changed.emit()
        self._question = question

    def files_for(self, question: str) -> tuple[AttachedFile, ...]:
        """Return the files as the model gets them with this question."""
        self._question = question
        return self._parts.files_for(self._files, question, self._session.context_tokens)

    # Reading

    def _read_next(self) -> None:
        if self._reading is not None:
            return
        file = next((one for one in self._files if one.text is None), None)
        if file is None:
            return
        self._reading = file
        name, path, clipboard = file.name, file.path, file.clipboard
        scans, alone = self._session.sees is not False, len(self._files) == 1

        def read(is_wanted: StillWantedCheck) -> tuple[ReadOutcome, ...]:
            if alone and path is not None and own_kind(path) is not None:
                return ()
            from app.attachments.reading import read_file, read_picture  # noqa: PLC0415 - after the first paint
            from app.llama.pictures.pixels import kept_content  # noqa: PLC0415
            from app.ui.toolkit.files.picture_previews import png_of  # noqa: PLC0415

            if isinstance(clipboard, QImage | bytes):
                content = png_of(clipboard) if isinstance(clipboard, QImage) else clipboard
                read_result = read_picture(content, name, lambda: not is_wanted())
            else:
                assert path is not None
                read_result = read_file(path, lambda: not is_wanted(), pictures=True, scans=scans)
            return tuple(
                ReadOutcome(one, pieces_of(one.text))
                if one.pixels is None
                else ReadOutcome(one, (), kept_content(one.picture, one.pixels), one.pixels.preview())
                for one in read_result.pages or (read_result,)
            )

        self._background.send(self, "read a file", read, self._take, self._refuse)

    def _take(self, outcomes: tuple[ReadOutcome, ...]) -> None:
        """Take what a file became: itself, or pictures of its pages; nothing, where it is to be opened."""
        file, self._reading = self._reading, None
        if file is None:
            return
        if not outcomes:
            self._files.remove(file)
            self.own_file_given.emit(file.path)
        else:
            place = self._files.index(file)
            self._files[place : place + 1] = [file, *(PendingFile("", file.path) for _ in outcomes[1:])]
            for one, outcome in zip(self._files[place:], outcomes, strict=False):
                one.take(outcome)
        self.changed.emit()
        self._read_next()
        self._count_next()

    def _refuse(self, error: AppError) -> None:
        file, self._reading = self._reading, None
        if file in self._files:
            self._files.remove(file)
        self.changed.emit()
        self._refusals.append(error.sentence)
        more = len(self._refusals) - _TOLD_TOGETHER
        shown_refusals = self._refusals[:_TOLD_TOGETHER]
        if more > 0:
            shown_refusals.append(tr_count("%n more file cannot be taken.", "%n more files cannot be taken.", more))
        self.refused.emit(" ".join(shown_refusals))
        self._read_next()

    # Counting

    def _forget_counts(self) -> None:
        """Know no count any more: another model cuts texts up in another way."""
        self._counting = None
        for file in self._files:
            file.counts.clear()
        if self._files:
            self.changed.emit()

    def _count_anew(self) -> None:
        self._forget_counts()
        self._count_next()

    def _count_next(self) -> None:
        file = next((one for one in self._files if one.text is not None and one.tokens is None), None)
        if file is None or self._counting is not None:
            return
        batch: list[str] = []
        for piece in file.pieces[len(file.counts) :]:
            if batch and sum(map(len, batch)) + len(piece) > _COUNTED_AT_ONCE:
                break
            batch.append(piece)
        this = object()

        def answered(answer: Answer | None) -> None:
            if this is not self._counting:
                return
            self._counting = None
            if isinstance(answer, TokenCounts):
                file.counts += answer.counts
                if file.tokens is not None:
                    if self._parts.choice is ExcerptKind.PASSAGES:
                        self._index()
                    self.changed.emit()
                self._count_next()

        if self._session.inquire(CountTokens(tuple(batch)), answered):
            self._counting = this

    # Passages

    def _index(self) -> None:
        """Make the passages of the large files ready to be looked through."""
        excess = self.excess
        large = [file for file in excess.cut if file.passages is None] if excess is not None else []
        if not large:
            return
        self._indexing = True

        def take_passages(passages: list[Passages]) -> None:
            self._indexing = False
            for file, file_passages in zip(large, passages, strict=True):
                file.passages = file_passages
            self.changed.emit()

        self._background.send(
            self, "passages", lambda _wanted: [Passages(file.pieces) for file in large], take_passages
        )

    def _drop_index(self) -> None:
        self._indexing = False
        self._background.recall(self, "passages")
