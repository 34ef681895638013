"""Fetching one file from the Hub so that a bad line cannot hurt: whole and right in the end, or not there.

The Hub's own client moves the bytes. It neither checks hashes nor goes on after an error, a pause or a kill, so that is
done around it: the revision is pinned, a part file is named after the published hash and hashed while it grows, and
what the line breaks is tried again for as long as bytes keep coming.
"""

from __future__ import annotations

import contextlib
import re
import shutil
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from app.errors import DamagedDownload, DiskFull, HubUnreachable, WorldError
from app.files import explain_write
from app.models.download.part_file import PartFile, part_of
from app.models.gguf.file_names import HubFile
from app.models.network.cancellation import Cancellation, Paused
from app.models.network.hub_client import OUR_NAME, ask, client, endpoint, explained
from app.models.network.request_thread import RequestThread

__all__ = [
    "SPARE_BYTES",
    "Cancellation",
    "OneWriter",
    "Patience",
    "Paused",
    "Progress",
    "Published",
    "download",
    "missing_bytes",
    "published",
    "require_space",
]  # fmt: skip

SPARE_BYTES = 256_000_000
"""Left free on the disk beside all downloads: chats and settings must still be written."""
_REPORT_S = 0.25
_RATE_WINDOW_S = 5.0
_SHA256 = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Patience:
    """How often a broken line is tried again."""

    attempts: int = 8
    """In a row that bring no new bytes."""
    first_wait_s: float = 1.0
    """Doubled with each such attempt."""
    longest_wait_s: float = 60.0


@dataclass(frozen=True, slots=True)
class Progress:
    """How far a download is."""

    done_bytes: int
    total_bytes: int
    bytes_per_s: float | None
    """Over the last seconds; ``None`` until known."""
    waiting_because: str = ""
    """While the line is broken: the sentence."""

    @property
    def left_s(self) -> float | None:
        return (self.total_bytes - self.done_bytes) / self.bytes_per_s if self.bytes_per_s else None


@dataclass(frozen=True, slots=True)
class Published:
    """What the Hub says of a file at one revision."""

    url: str
    size_bytes: int
    etag: str

    @property
    def sha256(self) -> str:
        """Empty for the few small files the Hub keeps no such hash of."""
        return self.etag if _SHA256.fullmatch(self.etag) else ""


def published(
    file: HubFile, *, revision: str = "main", token: str | None = None, stop: Cancellation | None = None
) -> Published:
    """Size and hash of a file, as the Hub states them now; the address names the commit they belong to.

    Raises:
        HubUnreachable, NotOnHub, AccessNeeded
        Paused: ``stop`` was used.
    """
    if stop is not None:
        facts: Published = RequestThread(lambda _: published(file, revision=revision, token=token), stop).wait()
        return facts
    hub = client()

    def address(at: str) -> str:
        return str(hub.hf_hub_url(file.repo, file.name, revision=at, endpoint=endpoint()))

    told = ask(
        lambda: hub.get_hf_file_metadata(address(revision), token=token or False, endpoint=endpoint(), **OUR_NAME),
        f"{file.repo}/{file.name}",
    )
    if not told.commit_hash or not told.etag or not told.size:
        raise HubUnreachable("The Hub's answer makes no sense. Is a sign-in page in the way?")
    return Published(address(told.commit_hash), told.size, told.etag)


def require_space(folder: Path, needed_bytes: int) -> None:
    """See that all that is still to come fits.

    Raises:
        DiskFull: it does not; the sentence has both figures.
    """
    there = next(parent for parent in (folder, *folder.parents) if parent.exists())
    free = shutil.disk_usage(there).free
    if free < needed_bytes + SPARE_BYTES:
        raise DiskFull(
            f"The download needs {(needed_bytes + SPARE_BYTES) / 1e9:.1f} GB, and {free / 1e9:.1f} GB are free on the "
            f"disk of {folder}. Free some space and try again."
        )


def missing_bytes(final: Path, size_bytes: int, etag: str) -> int:
    """What is still to come of a file."""
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
    patience: Patience | None = None,
) -> Path:
    """Fetch a file into the folder of models, going on from what an earlier run left; returns where it is.

    Args:
        file: which one.
        models: the folder; the file goes below its owner's and repository's names.
        revision: a commit, or a branch, whose newest commit is then used throughout.
        token: for repositories that ask for one; sent to the Hub alone.
        stop: ends it from another thread.
        progress: told at most four times a second, and at the end.
        patience: for a broken line.

    Raises:
        Paused: ``stop`` was used; what came so far stays.
        HubUnreachable: the line stayed broken; what came so far stays.
        WorldError: the server has another number of bytes than was published.
        NotOnHub, AccessNeeded, DiskFull, FolderNotWritable
        DamagedDownload: other bytes came than were published, from the first to the last.
        WorldError: another download of this file is running.
    """
    work = _Download(
        file,
        models,
        revision=revision,
        token=token,
        stop=stop or Cancellation(),
        progress=progress,
        patience=patience or Patience(),
    )
    return work.run()


class _Download:
    def __init__(
        self,
        file: HubFile,
        models: Path,
        *,
        revision: str,
        token: str | None,
        stop: Cancellation,
        progress: Callable[[Progress], None],
        patience: Patience,
    ) -> None:
        self._file = file
        self._final = file.below(models)
        self._revision = revision
        self._token = token
        self._stop = stop
        self._progress = progress
        self._patience = patience
        self._meter = _Meter()
        self._reported_at = 0.0

    def run(self) -> Path:
        facts: Published = self._patiently(
            lambda: published(self._file, revision=self._revision, token=self._token, stop=self._stop)
        )
        with OneWriter(self._final):
            # A file of that size under its final name was checked before it got that name.
            if self._final.is_file() and self._final.stat().st_size == facts.size_bytes:
                self._tell(facts.size_bytes, facts)
                return self._final
            _require_possible(facts.size_bytes)
            require_space(self._final.parent, missing_bytes(self._final, facts.size_bytes, facts.etag))
            self._fetch(facts)
        self._tell(facts.size_bytes, facts)
        return self._final

    def _fetch(self, facts: Published) -> None:
        part = part_of(self._final, facts.etag)

        def on_bytes(count: int) -> None:
            self._stop.check()
            if time.monotonic() - self._reported_at >= _REPORT_S:
                self._tell(count, facts)

        while True:
            with PartFile(part, facts.size_bytes, facts.sha256, on_bytes) as growing:
                from_the_start = growing.written_bytes == 0
                with contextlib.suppress(DamagedDownload):
                    self._patiently(partial(self._pull, facts, growing), lambda: growing.written_bytes, facts)
                if growing.right:
                    growing.finish(self._final)
                    return
            part.unlink(missing_ok=True)
            if from_the_start:
                raise DamagedDownload(
                    f"What came of {self._file.name} is not what its owner published, and was deleted. A proxy may "
                    "have changed it: try again, or on another network."
                )

    def _pull(self, facts: Published, growing: PartFile) -> None:
        if growing.complete:
            return
        hub = client()

        def errand(line: RequestThread) -> None:
            hub.file_download.http_get(
                facts.url,
                line,
                resume_size=line.tell(),
                headers=hub.utils.build_hf_headers(token=self._token or False, **OUR_NAME),
                expected_size=facts.size_bytes,
                tqdm_class=_NoBar,
                _nb_retries=0,  # it would try again by itself, sleeping in between and saying nothing
            )

        try:
            with explained(self._file.reference):
                RequestThread(errand, self._stop, growing, partial(_require_size, facts.size_bytes)).wait(
                    lambda: self._tell(growing.written_bytes, facts, "Nothing comes at the moment. Waiting.")
                )
        except OSError as error:
            # A reset, or the client's own word for a file of another size than was promised.
            raise HubUnreachable("The connection broke. Going on where it stopped.") from error
        except HubUnreachable as error:
            if _is_status(error, 416):
                raise DamagedDownload("The server's file is shorter than the published one.") from error
            raise

    def _patiently(
        self, step: Callable[[], Any], written: Callable[[], int] = lambda: 0, facts: Published | None = None
    ) -> Any:
        """Do a step again and again while the line is the trouble, as long as bytes keep coming."""
        fruitless = 0
        while True:
            self._stop.check()
            before = written()
            try:
                return step()
            except HubUnreachable as error:
                fruitless = 0 if written() > before else fruitless + 1
                if fruitless >= self._patience.attempts:
                    raise
                if facts is not None:
                    self._tell(written(), facts, because=error.sentence)
                backing_off = self._patience.first_wait_s * 2 ** max(0, fruitless - 1)
                self._stop.wait(min(error.wait_s or backing_off, self._patience.longest_wait_s))

    def _tell(self, done_bytes: int, facts: Published, because: str = "") -> None:
        self._reported_at = time.monotonic()
        rate = self._meter.rate(done_bytes, self._reported_at)
        self._progress(Progress(done_bytes, facts.size_bytes, rate, because))


class _Meter:
    """Bytes per second over the last few seconds."""

    def __init__(self) -> None:
        self._seen: list[tuple[float, int]] = []

    def rate(self, done_bytes: int, now: float) -> float | None:
        self._seen = [(at, count) for at, count in self._seen if now - at <= _RATE_WINDOW_S and count <= done_bytes]
        self._seen.append((now, done_bytes))
        (start, before), elapsed = self._seen[0], now - self._seen[0][0]
        return (done_bytes - before) / (now - start) if elapsed >= _REPORT_S else None


class _NoBar:
    """Stands where the client would draw a progress bar; progress is told from what is on the disk."""

    def __init__(self, **_: Any) -> None:
        pass

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        pass

    def update(self, count: int) -> None:
        pass


def _require_possible(size_bytes: int) -> None:
    """See that the Hub gives a file of that size over plain HTTP.

    Raises:
        WorldError
    """
    most = int(client().constants.MAX_HTTP_DOWNLOAD_SIZE)
    if size_bytes > most:
        raise WorldError(
            f"The file has {size_bytes / 1e9:.0f} GB, and the Hub gives at most {most / 1e9:.0f} GB in one piece. "
            "Choose one in parts, or a smaller precision."
        )


def _require_size(size_bytes: int, headers: Mapping[str, str]) -> None:
    """Tell a page of a hotel's Wi-Fi, or another file, before a byte of it is taken.

    Raises:
        HubUnreachable: for a page.
        WorldError: for another file, at once, since asking again brings the same one.
    """
    whole = headers.get("Content-Range", "").rpartition("/")[2] or headers.get("Content-Length", "")
    if "text/html" in headers.get("Content-Type", ""):
        raise HubUnreachable("A web page came in place of the model. Is a sign-in page in the way?")
    if whole.isdigit() and int(whole) != size_bytes:
        raise WorldError(
            f"The server has {int(whole):,} bytes in place of the {size_bytes:,} that were published. Try again "
            "later, or on another network."
        )


def _is_status(error: HubUnreachable, status: int) -> bool:
    response = getattr(error.__cause__, "response", None)
    return response is not None and response.status_code == status


class OneWriter:
    """A lock held by whoever writes that file, in this program or another one.

    Raises:
        WorldError: someone else holds it (on entering the block).
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
            raise WorldError(f"{self._final.name} is already being downloaded.") from error
        except OSError as error:
            raise explain_write(error, self._final) from error

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._lock.release()
