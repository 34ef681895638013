"""The queue of downloads: a few at a time, each paused and taken up again at will, kept across restarts.

A thread for each running download, for as long as it runs. It leaves at once when it is asked to pause; an answer that
the network still owes it reaches nobody. Whoever asks for something never waits for the disk: the queue is saved, and
files are deleted, by threads of their own.
"""

from __future__ import annotations

import json
import logging
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any

from app.errors import AppError
from app.language import tr
from app.models.download.file_download import Progress, RetryPolicy, download, missing_bytes, require_space
from app.models.gguf.file_names import HubFile, is_safe_path, repo_in
from app.models.network.cancellation import Cancellation, Paused
from app.system.files import read_json, write_whole
from app.system.process import Joinable, join_within

_log = logging.getLogger(__name__)

_CLOSE_WAIT_S = 3.0
_AT_ONCE = 2
"""Number of downloads that run side by side."""


class DownloadState(Enum):
    """State of a download."""

    WAITING = "waiting"
    RUNNING = "running"
    PAUSED = "paused"
    FAILED = "failed"
    DONE = "done"


@dataclass(frozen=True, slots=True)
class DownloadRequest:
    """A file to fetch, with what is expected of it."""

    file: HubFile
    revision: str
    size_bytes: int
    sha256: str


@dataclass(frozen=True, slots=True)
class QueuedDownload:
    """A download in the queue."""

    request: DownloadRequest
    state: DownloadState
    progress: Progress | None = None
    problem: str = ""
    """The reason why it failed, in a sentence."""


class Downloads:
    """The queue.
    ``queue_file`` keeps what is unfinished, for the next start. ``on_change`` is told after every change, on any
    thread; it must be quick. ``token`` is asked when a download starts.
    """

    def __init__(
        self,
        queue_file: Path,
        models: Path,
        on_change: Callable[[], None],
        *,
        token: Callable[[], str | None] = lambda: None,
        patience: RetryPolicy | None = None,
    ) -> None:
        self._models = models
        self._on_change = on_change
        self._token = token
        self._patience = patience
        self._lock = threading.RLock()
        self._items: dict[HubFile, QueuedDownload] = {item.request.file: item for item in _read(queue_file)}
        self._running: dict[HubFile, tuple[Joinable, Cancellation]] = {}
        self._closed = False
        self._saver = _Saver(queue_file)

    def items(self) -> tuple[QueuedDownload, ...]:
        """Return all downloads of this run, in the order they were wanted; finished ones too."""
        with self._lock:
            return tuple(self._items.values())

    def item(self, file: HubFile) -> QueuedDownload | None:
        with self._lock:
            return self._items.get(file)

    def start(self) -> None:
        """Take up what an earlier run left."""
        self._change()

    def add(self, requests: Sequence[DownloadRequest]) -> None:
        """Put files into the queue, or take them up again; one that waits for its next attempt makes it now.
        Raises ``DiskFull`` if they and all else that is still to come do not fit; nothing was added.
        """
        with self._lock:
            unfinished = {item.request for item in self._items.values() if item.state is not DownloadState.DONE}
        require_space(self._models, sum(self._missing_bytes(one) for one in unfinished | set(requests)))
        with self._lock:
            for one in requests:
                known = self._items.get(one.file)
                if known is None or known.state in {DownloadState.PAUSED, DownloadState.FAILED, DownloadState.DONE}:
                    self._items[one.file] = QueuedDownload(
                        one, DownloadState.WAITING, known.progress if known else None
                    )
                elif known.progress is not None and known.progress.waiting_because and one.file in self._running:
                    self._items[one.file] = replace(known, state=DownloadState.WAITING)
                    self._running[one.file][1].now()  # once its thread has ended, it begins again
        self._change()

    def pause(self, file: HubFile) -> None:
        """Stop a download; what came stays."""
        with self._lock:
            item = self._items.get(file)
            if item is None or item.state not in {DownloadState.WAITING, DownloadState.RUNNING}:
                return
            self._items[file] = replace(item, state=DownloadState.PAUSED)
            if file in self._running:
                self._running[file][1].now()
        self._change()

    def cancel(self, file: HubFile) -> None:
        """Stop a download and delete what came."""
        with self._lock:
            item = self._items.pop(file, None)
            if file in self._running:
                self._running[file][1].now()  # its thread deletes what came
            elif item is not None and item.state is not DownloadState.DONE and not self._closed:
                self._begin(file, self._delete, file)
        self._change()

    def close(self, clock: Callable[[], float] = time.monotonic) -> None:
        """Pause everything for the next start, and wait a little, in all, for the threads to end."""
        with self._lock:
            self._closed = True
            running = list(self._running.values())
            for _, stop in running:
                stop.now()
        # The saver first: it keeps what is unfinished, while the others only leave.
        join_within([self._saver, *(thread for thread, _ in running)], _CLOSE_WAIT_S, clock)

    def _change(self) -> None:
        with self._lock:
            self._fill()
            self._saver.save([item for item in self._items.values() if item.state is not DownloadState.DONE])
        self._on_change()

    def _fill(self) -> None:
        for file, item in self._items.items():
            if self._closed or len(self._running) >= _AT_ONCE:
                return
            if item.state is DownloadState.WAITING and file not in self._running:
                self._items[file] = replace(item, state=DownloadState.RUNNING, problem="")
                self._begin(file, self._run, item.request)

    def _begin(
        self, file: HubFile, work: Callable[[Any, Cancellation], None], subject: DownloadRequest | HubFile
    ) -> None:
        """Have a thread work on a file; nothing else begins with it meanwhile."""
        stop = Cancellation()
        thread = threading.Thread(target=work, args=(subject, stop), name=file.name, daemon=True)
        self._running[file] = thread, stop
        thread.start()

    def _run(self, request: DownloadRequest, stop: Cancellation) -> None:
        file, problem, state = request.file, "", DownloadState.DONE

        def tell(progress: Progress) -> None:
            with self._lock:
                if file in self._items:
                    known = self._items[file].progress
                    if known is not None and not progress.total_bytes:  # what came earlier is still there
                        progress = replace(known, bytes_per_s=None, waiting_because=progress.waiting_because)
                    self._items[file] = replace(self._items[file], progress=progress)
            self._on_change()

        try:
            download(
                file,
                self._models,
                revision=request.revision,
                token=self._token(),
                stop=stop,
                progress=tell,
                patience=self._patience,
            )
        except Paused:
            state = DownloadState.PAUSED
        except AppError as error:
            state, problem = DownloadState.FAILED, error.sentence
        except Exception:  # noqa: BLE001 - the boundary of a thread
            _log.exception("a download ended with a mistake of ours")
            state, problem = DownloadState.FAILED, tr("Something went wrong inside Draftlight; the log tells more.")
        with self._lock:
            item = self._items.get(file)
            if item is not None:
                del self._running[file]
                if state is not DownloadState.PAUSED:
                    self._items[file] = replace(item, state=state, problem=problem)
        if item is None:
            self._delete(file, stop)
        else:
            self._change_unless_closed()

    def _delete(self, file: HubFile, _stop: Cancellation) -> None:
        """Delete what came of a cancelled download; one that is wanted again meanwhile begins after that."""
        try:
            self._delete_parts(file)
        except OSError as error:
            _log.info("What came of a cancelled download stays: %s", error)
        with self._lock:
            del self._running[file]
        self._change_unless_closed()

    def _change_unless_closed(self) -> None:
        with self._lock:
            closed = self._closed
        if not closed:
            self._change()

    def _missing_bytes(self, request: DownloadRequest) -> int:
        return missing_bytes(request.file.below(self._models), request.size_bytes, request.sha256)

    def _delete_parts(self, file: HubFile) -> None:
        final = file.below(self._models)
        if final.parent.is_dir():
            for path in final.parent.iterdir():
                if path.name.startswith(f".{final.name}.") and path.name.endswith(".part"):
                    path.unlink(missing_ok=True)


class _Saver:
    """Saves the queue on a thread that is there while something is to be saved; of several states, the last."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._lock = threading.Lock()
        self._newest: list[QueuedDownload] | None = None
        self._thread: threading.Thread | None = None

    def save(self, items: list[QueuedDownload]) -> None:
        with self._lock:
            self._newest = items
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="queue of downloads", daemon=True)
                self._thread.start()

    def join(self, timeout: float | None = None) -> None:
        """Wait until everything is saved, ``timeout`` seconds at most."""
        with self._lock:
            thread = self._thread
        if thread is not None:
            thread.join(timeout)

    def _run(self) -> None:
        while True:
            with self._lock:
                items, self._newest = self._newest, None
                if items is None:
                    self._thread = None
                    return
            _write(self._path, items)


def _write(path: Path, items: Sequence[QueuedDownload]) -> None:
    content = [
        {
            "repo": item.request.file.repo,
            "name": item.request.file.name,
            "revision": item.request.revision,
            "bytes": item.request.size_bytes,
            "sha256": item.request.sha256,
            "paused": item.state in {DownloadState.PAUSED, DownloadState.FAILED},
        }
        for item in items
    ]
    try:
        write_whole(path, json.dumps(content, indent=1).encode())
    except AppError as error:
        _log.info("The queue of downloads is not kept: %s", error)


def _read(path: Path) -> list[QueuedDownload]:
    """Return the downloads that an earlier run left, without damaged entries; names are checked."""
    try:
        entries = read_json(path)
    except (OSError, ValueError):
        return []
    items = (_item(entry) for entry in entries) if isinstance(entries, list) else ()
    return [item for item in items if item is not None]


def _item(entry: Any) -> QueuedDownload | None:
    try:
        repo, name = entry["repo"], entry["name"]
        if repo_in(repo) != repo or not is_safe_path(name):
            return None
        request = DownloadRequest(
            HubFile(repo, name), str(entry["revision"]), int(entry["bytes"]), str(entry["sha256"])
        )
        return QueuedDownload(request, DownloadState.PAUSED if entry["paused"] else DownloadState.WAITING)
    except (AppError, AttributeError, KeyError, TypeError, ValueError):
        return None
