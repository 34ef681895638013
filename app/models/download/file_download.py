"""Fetching one file from the Hub so that a bad line cannot hurt: whole and right in the end, or not there.

The revision is pinned, a part file is named after the published hash and hashed while it grows, and what the line
breaks is asked for again for as long as bytes keep coming. The bytes come on a thread of their own
(:mod:`app.models.download.transfer`), which nobody waits for after a stop; how far they are is looked up now and then.
"""

from __future__ import annotations

import contextlib
import math
import shutil
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from types import TracebackType
from typing import TypeVar

from app.errors import DamagedDownload, DiskFull, HubUnreachable, WorldError
from app.language import number, tr
from app.models.download.transfer import PartFile, PublishedFile, Transfer, ask_published, part_of
from app.models.gguf.file_names import HubFile
from app.models.network.cancellation import Cancellation, Paused, run_until_stopped
from app.models.network.hub_internals import largest_file_bytes
from app.system.files import explain_write

_Result = TypeVar("_Result")

SPARE_BYTES = 256_000_000
"""Left free on the disk beside all downloads: chats and settings must still be written."""
_QUIET_S = 3.0
"""Without a byte: then it is said that nothing comes."""
_LEAST_RATE_S = 0.25
_RATE_WINDOW_S = 5.0
_TICK_S = 1.0


@dataclass(frozen=True, slots=True)
class RetryPolicy:
    """Number of attempts after a broken connection, and the waits between them."""

    attempts: int = 8
    """In a row that bring no new bytes."""
    first_wait_s: float = 1.0
    """Doubled with each such attempt."""
    longest_wait_s: float = 60.0
    longest_asked_s: float = 3600.0
    """Of a wait that the Hub asks for: its limits count five minutes at a time."""

    def wait_s(self, fruitless: int, asked_s: float | None) -> float:
        """Return for how long to wait after so many attempts in a row that brought nothing.
        ``asked_s``: how long the Hub asks to be left alone, if it does.
        """
        if asked_s:
            return min(asked_s, self.longest_asked_s)
        return min(self.first_wait_s * 2.0 ** max(0, fruitless - 1), self.longest_wait_s)


@dataclass(frozen=True, slots=True)
class Progress:
    """The state of a download: bytes, speed, and why it waits."""

    done_bytes: int
    total_bytes: int
    """0 while the Hub has not said it: nothing but the trouble is known then."""
    bytes_per_s: float | None
    """Over the last seconds; ``None`` until known."""
    waiting_because: str = ""
    """While the line is broken: why, and when it is tried again."""

    @property
    def left_s(self) -> float | None:
        return (self.total_bytes - self.done_bytes) / self.bytes_per_s if self.bytes_per_s else None


def published(
    file: HubFile, *, revision: str = "main", token: str | None = None, stop: Cancellation | None = None
) -> PublishedFile:
    """Size and hash of a file, as the Hub states them now; the address names the commit they belong to.
    Raises ``HubUnreachable``, ``NotOnHub`` or ``AccessNeeded``, ``Paused`` if ``stop`` was used.
    """
    return run_until_stopped(lambda: ask_published(file, revision, token), stop or Cancellation())


def require_space(folder: Path, needed_bytes: int) -> None:
    """Raise ``DiskFull``, with both figures, if what is still to come does not fit."""
    there = next(parent for parent in (folder, *folder.parents) if parent.exists())
    free = shutil.disk_usage(there).free
    if free < needed_bytes + SPARE_BYTES:
        raise DiskFull(
            tr(
                "The download needs {needed} GB, and {free} GB are free on the disk of {folder}. Free some "
                "space and try again.",
                needed=number((needed_bytes + SPARE_BYTES) / 1e9, 1),
                free=number(free / 1e9, 1),
                folder=folder,
            )
        )


def missing_bytes(final: Path, size_bytes: int, etag: str) -> int:
    """Return how many bytes of a file are still to come."""
    if final.is_file() and final.stat().st_size == size_bytes:
        return 0
    part = part_of(final, etag)
    return max(0, size_bytes - (part.stat().st_size if part.is_file() else 0))


def download(
    file: HubFile,
    models: Path,
    *,
    revision: str = "main",
    token: str | None = None,
    stop: Cancellation | None = None,
    progress: Callable[[Progress], None] = lambda _: None,
    patience: RetryPolicy | None = None,
) -> Path:
    """Fetch a file into the folder of models, going on from what an earlier run left; returns where it is.
    It goes below its owner's and repository's names. ``revision`` is a commit, or a branch, whose newest commit is then
    used throughout. The token is sent to the Hub alone. ``stop`` ends it from another thread; ``progress`` is told four
    times a second, when the line breaks, and at the end.

    Raises:
        Paused, HubUnreachable: ``stop`` was used, or the line stayed broken; what came so far stays.
        WorldError: another download of this file is running, or the server has another size than was published.
        DamagedDownload: other bytes came than were published, from the first to the last.
        NotOnHub, AccessNeeded, DiskFull, FolderNotWritable
    """
    return _Download(
        file, file.below(models), revision, token, stop or Cancellation(), progress, patience or RetryPolicy()
    ).run()


@dataclass(slots=True)
class _Download:
    file: HubFile
    final: Path
    revision: str
    token: str | None
    stop: Cancellation
    progress: Callable[[Progress], None]
    patience: RetryPolicy
    meter: _Meter = field(init=False)

    def run(self) -> Path:
        facts = self._patiently(
            lambda: published(self.file, revision=self.revision, token=self.token, stop=self.stop),
            lambda: 0,
            lambda trouble: self.progress(Progress(0, 0, None, trouble)),
        )
        self.meter = _Meter(facts.size_bytes)
        with WriterLock(self.final):
            # A file of that size under its final name was checked before it got that name.
            if not (self.final.is_file() and self.final.stat().st_size == facts.size_bytes):
                _require_possible(facts.size_bytes)
                require_space(self.final.parent, missing_bytes(self.final, facts.size_bytes, facts.etag))
                self._fetch(facts)
        self.progress(Progress(facts.size_bytes, facts.size_bytes, None))
        return self.final

    def _fetch(self, facts: PublishedFile) -> None:
        path = part_of(self.final, facts.etag)
        while True:
            with PartFile(path, facts.size_bytes, facts.sha256) as part:
                run_until_stopped(part.read_existing, self.stop, lambda: self._tell(part))
                from_the_start = part.written_bytes == 0
                self.meter = _Meter(facts.size_bytes)  # a disk is read faster than a line brings bytes
                with contextlib.suppress(DamagedDownload):
                    self._receive(Transfer(self.file, facts, part, self.token), part)
                if part.right:
                    part.finish(self.final)
                    return
            path.unlink(missing_ok=True)
            if from_the_start:
                raise DamagedDownload(
                    tr(
                        "What came of {name} is not what its owner published, and was deleted. A proxy may have "
                        "changed it: try again, or on another network.",
                        name=self.file.name,
                    )
                )

    def _receive(self, transfer: Transfer, part: PartFile) -> None:
        try:
            self._patiently(
                lambda: run_until_stopped(transfer.run, self.stop, lambda: self._tell(part)),
                lambda: part.written_bytes,
                lambda trouble: self._tell(part, trouble),
            )
        except Paused:
            transfer.abandon()
            raise

    def _patiently(
        self,
        step: Callable[[], _Result],
        written: Callable[[], int],
        on_trouble: Callable[[str], None] = lambda _: None,
    ) -> _Result:
        """Do a step again and again while the line is the trouble, as long as bytes keep coming."""
        fruitless = 0
        while True:
            before = written()
            try:
                return step()
            except HubUnreachable as error:
                fruitless = 0 if written() > before else fruitless + 1
                if fruitless >= self.patience.attempts:
                    raise
                self._wait(self.patience.wait_s(fruitless, error.wait_s), error.sentence, on_trouble)

    def _wait(self, seconds: float, trouble: str, on_trouble: Callable[[str], None]) -> None:
        """Wait until it is tried again, and say each second how long that still is."""
        while seconds > 0:
            on_trouble(f"{trouble} {_wait_words(seconds)}")
            self.stop.wait(min(seconds, _TICK_S))
            seconds -= _TICK_S

    def _tell(self, part: PartFile, trouble: str = "") -> None:
        self.progress(self.meter.progress(part.written_bytes, trouble))


class _Meter:
    """Bytes per second over the last few seconds, and since when none came."""

    def __init__(self, total_bytes: int) -> None:
        self._total_bytes = total_bytes
        self._seen: list[tuple[float, int]] = []
        self._grew_at = time.monotonic()

    def progress(self, done_bytes: int, trouble: str) -> Progress:
        now = time.monotonic()
        if self._seen and self._seen[-1][1] != done_bytes:
            self._grew_at = now
        self._seen = [(at, count) for at, count in self._seen if now - at <= _RATE_WINDOW_S and count <= done_bytes]
        self._seen.append((now, done_bytes))
        start, before = self._seen[0]
        elapsed = now - start
        if not trouble and now - self._grew_at >= _QUIET_S:
            trouble = tr("Nothing comes at the moment. Waiting.")
        rate = (done_bytes - before) / elapsed if elapsed >= _LEAST_RATE_S else None
        return Progress(done_bytes, self._total_bytes, rate, trouble)


def _wait_words(seconds: float) -> str:
    if seconds <= 90:
        return tr("Tries again in {seconds} s.", seconds=math.ceil(seconds))
    return tr("Tries again in {minutes} min.", minutes=round(seconds / 60))


def _require_possible(size_bytes: int) -> None:
    """Raise ``WorldError`` if the Hub does not give a file of that size over plain HTTP."""
    most = largest_file_bytes()
    if size_bytes > most:
        raise WorldError(
            tr(
                "The file has {needed} GB, and the Hub gives at most {free} GB in one piece. Choose one in "
                "parts, or a smaller precision.",
                needed=number(size_bytes / 1e9),
                free=number(most / 1e9),
            )
        )


class WriterLock:
    """A lock held by whoever writes that file, in this program or another one.
    Raises ``WorldError`` if someone else holds it (on entering the block).
    """

    def __init__(self, final: Path) -> None:
        self._final = final

    def __enter__(self) -> None:
        import filelock  # noqa: PLC0415 - comes with the Hub's client

        try:
            self._final.parent.mkdir(parents=True, exist_ok=True)
            self._lock = filelock.FileLock(self._final.with_name(f".{self._final.name}.lock"))
            self._lock.acquire(timeout=0)
        except filelock.Timeout as error:
            raise WorldError(tr("{name} is already being downloaded.", name=self._final.name)) from error
        except OSError as error:
            raise explain_write(error, self._final) from error

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._lock.release()
