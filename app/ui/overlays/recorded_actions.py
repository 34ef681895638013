"""Actions on recorded replies: open one, watch a sample, save the reply that is shown, share it as a page.

Files are read and written beside the window: one may be large, and a disk slow.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QObject, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QWidget

from app.chats.own_files import OwnFile, own_kind
from app.conversation.chat_session import ChatSession
from app.errors import AppError
from app.language import tr, tr_marked
from app.requests.engine_requests import question_before
from app.speculation.trace import Trace
from app.traces.trace_files import SAMPLES, Sample, read_trace, write_trace
from app.ui.chat.metrics_follower import MetricsFollower
from app.ui.overlays.overlay_switch import OverlaySwitch
from app.ui.toolkit.files.file_dialog import FileDialog
from app.ui.toolkit.scheduling.background_work import BackgroundWork, StillWantedCheck
from app.ui.transcript.token_spans import TokenSpans

TRACE_FILTER = tr("Recorded replies (*.json)")
PAGE_FILTER = tr("Pages for a browser (*.html)")
LARGE_BYTES = 2**20
"""Size from which reading takes time; smaller replies are there at once."""
_KIND = "recorded reply"


class RecordedReplies(QObject):
    """Opens, saves and shares recorded replies, when asked."""

    failed = Signal(object)
    """An :class:`~app.errors.AppError`."""
    saved = Signal(str, str, object)
    """The action in a sentence, the words of a button or none, and what the button does."""

    reading = Signal(str, object)
    """A large file is being read: a sentence that says so, and what gives it up."""
    read = Signal(str)
    other_kind_given = Signal(object, object)
    """A file of this program that is no recorded reply: its :class:`OwnFile` and its path."""

    def __init__(
        self,
        window: QWidget,
        *,
        chat: ChatSession,
        overlays: OverlaySwitch,
        follower: MetricsFollower,
        background: BackgroundWork,
    ) -> None:
        super().__init__(window)
        self._window = window
        self._reading = ""
        self._chat, self._overlays, self._follower, self._background = chat, overlays, follower, background

    def ask_for_file(self) -> None:
        dialog = FileDialog(self._window, tr("Open a recorded reply"))
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setFileMode(FileDialog.FileMode.ExistingFile)
        dialog.setNameFilters([TRACE_FILTER, tr("All files (*)")])
        dialog.fileSelected.connect(lambda name: self.open(Path(name)))
        dialog.open()

    def open(self, path: Path) -> None:
        """Show the trace in a file; of one that cannot be shown a sentence says why."""

        def read(_wanted: StillWantedCheck) -> OwnFile | tuple[Trace, TokenSpans]:
            kind = own_kind(path)
            return _with_spans(read_trace(path)) if kind in {OwnFile.REPLY, None} else kind

        def show(read: OwnFile | tuple[Trace, TokenSpans]) -> None:
            self._end_reading()
            if isinstance(read, OwnFile):
                self.other_kind_given.emit(read, path)
            else:
                trace, spans = read
                self._overlays.show_recorded(trace, path.name, spans)

        def fail(error: AppError) -> None:
            self._end_reading()
            self.failed.emit(error)

        self._end_reading()  # of a file that was asked for before and is not wanted any more
        self._background.send(self, _KIND, read, show, fail)
        if _is_large(path):
            self._reading = tr("Reading “{name}”…", name=path.name)
            self.reading.emit(self._reading, lambda: self._background.recall(self, _KIND))

    def _end_reading(self) -> None:
        if self._reading:
            sentence, self._reading = self._reading, ""
            self.read.emit(sentence)

    def watch(self, number: int) -> None:
        """Replay a sample that came with the program, by its place in the list."""
        sample: Sample = SAMPLES[number]
        self._end_reading()

        def show(read: tuple[Trace, TokenSpans]) -> None:
            trace, spans = read
            self._overlays.show_recorded(trace, tr_marked(sample.title), spans)
            self._overlays.play_slowly(trace)

        self._background.send(self, _KIND, lambda _wanted: _with_spans(sample.read()), show, self.failed.emit)

    def save(self, message_id: int | None = None) -> None:
        """Ask where to save a reply's trace: of the one in the metrics panel unless another is named."""
        self._save(message_id, tr("Save as recorded reply"), TRACE_FILTER, "json", write_trace)

    def share(self, message_id: int | None = None) -> None:
        """Ask where to save a reply as a page for any browser."""
        self._save(message_id, tr("Share this reply as a page"), PAGE_FILTER, "html", _write_page)

    def _save(
        self, message_id: int | None, title: str, filter_: str, suffix: str, write: Callable[[Path, Trace], None]
    ) -> None:
        trace = self._trace(message_id)
        if trace is None:
            return

        from app.chats.chat_files import file_name  # noqa: PLC0415 - not before the first paint

        def begin(name: str) -> None:
            path = Path(name)
            self._background.send(
                self,
                f"{_KIND}, {suffix}",
                lambda _: write(path, trace),
                lambda _: self._tell(path),
                self.failed.emit,
                changes=True,
            )

        dialog = FileDialog(self._window, title)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.setAcceptMode(FileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilters([filter_])
        dialog.setDefaultSuffix(suffix)
        dialog.selectFile(f"{file_name(trace.question or trace.summary.text)}.{suffix}")
        dialog.fileSelected.connect(begin)
        dialog.open()

    def _trace(self, message_id: int | None) -> Trace | None:
        """Return the reply to save, with its question."""
        trace, answered = self._follower.shown(message_id)
        if trace is None or answered is None:
            return trace
        return replace(trace, question=question_before(self._chat.messages, answered))

    def _tell(self, path: Path) -> None:
        if path.suffix.lower() == ".html":
            sentence = tr("The page is saved as {name}. It plays in any browser, without a network.", name=path.name)
            self.saved.emit(sentence, tr("Show it"), lambda: _open_in_browser(path))
        else:
            self.saved.emit(tr("The recorded reply is saved as {name}.", name=path.name), "", None)


def _with_spans(trace: Trace) -> tuple[Trace, TokenSpans]:
    """Return a trace with what takes long for a large one, so that it is done beside the window."""
    return trace, TokenSpans.of(trace.rounds, trace.summary.text)


def _is_large(path: Path) -> bool:
    """Return whether reading it takes long enough to be told."""
    try:
        return path.stat().st_size >= LARGE_BYTES
    except (OSError, ValueError):
        return False  # why it cannot be read is said soon


def _write_page(path: Path, trace: Trace) -> None:
    from app.traces.trace_html import write_page  # noqa: PLC0415 - not before the first paint

    write_page(path, trace)


def _open_in_browser(path: Path) -> None:
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(path)))
