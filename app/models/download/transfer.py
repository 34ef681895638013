"""One request for what a part file lacks, read as it comes.

Asking again, waiting and telling how far it is are left to :mod:`app.models.download.file_download`.

A file on its way ends as a whole file or not at all. Its name carries the hash of the bytes that were published, so a
file that changed on the Hub never goes on from other bytes. What an earlier run left is hashed again before anything is
added: a crash may have left anything in it.
"""

from __future__ import annotations

import contextlib
import errno
import hashlib
import os
import re
import socket
import threading
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from app.errors import DamagedDownload, DiskFull, HubUnreachable, WorldError
from app.language import number, tr
from app.models.gguf.file_names import HubFile
from app.models.network.hub_client import ask, open_answer
from app.models.network.hub_internals import OUR_NAME, client, download_timeout_s, endpoint, socket_of
from app.system.files import explain_write

_READ_BYTES = 1024 * 1024
_SAVED_AT_ONCE_BYTES = 16 * 1024 * 1024


def part_of(final: Path, etag: str) -> Path:
    """Return the path of the unfinished file. The dot in front keeps it out of the library."""
    return final.with_name(f".{final.name}.{etag[:32]}.part")


class PartFile:
    """The unfinished file, and its hash. Use in a ``with`` block, and call :meth:`read_existing` first.

    One thread may write while another closes it: that waits for the piece being written, and nothing is written after.
    ``sha256`` of the whole file is empty where the Hub does not say.
    """

    def __init__(self, path: Path, size_bytes: int, sha256: str) -> None:
        self._path = path
        self._size_bytes = size_bytes
        self._sha256 = sha256
        self._lock = threading.Lock()
        self._hash = hashlib.sha256()
        self.written_bytes = 0
        self._saving_bytes = 0

    def __enter__(self) -> Self:
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self._path.open("r+b" if self._path.exists() else "w+b", buffering=0)
        except OSError as error:
            raise explain_write(error, self._path) from error
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.close()

    def close(self) -> None:
        with self._lock:
            self._file.close()

    def read_existing(self) -> None:
        """Hash what an earlier run left; :attr:`written_bytes` says meanwhile how far that is.
        Raises ``ValueError`` if it was closed.
        """
        while True:
            with self._lock:
                if not (piece := self._file.read(_READ_BYTES)):
                    break
                self._hash.update(piece)
                self.written_bytes += len(piece)
            if self.written_bytes > self._size_bytes:
                self.start_over()
                break
        self._saving_bytes = self.written_bytes

    def write(self, data: bytes) -> None:
        """Add bytes.
        Raises ``ValueError`` if it was closed. Raises ``DiskFull`` or ``FolderNotWritable`` if not all of them could be
        added; what came before stays. Raises ``DamagedDownload`` if more came than the file has.
        """
        if self.written_bytes + len(data) > self._size_bytes:
            raise DamagedDownload(tr("The server sends more than the file has."))
        rest = memoryview(data)
        with self._lock:
            try:
                while rest:
                    count = self._file.write(rest)
                    self._hash.update(rest[:count])
                    self.written_bytes += count
                    rest = rest[count:]
            except OSError as error:
                if error.errno in {errno.ENOSPC, errno.EDQUOT}:
                    raise DiskFull(
                        tr(
                            "The disk is full: {here} of {whole} MB are here and stay. Free some space, then go on.",
                            here=number(self.written_bytes / 1e6),
                            whole=number(self._size_bytes / 1e6),
                        )
                    ) from error
                raise explain_write(error, self._path) from error
            self._begin_saving()

    def _begin_saving(self) -> None:
        """Have the system write to the disk what came, while more comes: all at the end takes seconds a gigabyte."""
        if self.written_bytes - self._saving_bytes >= _SAVED_AT_ONCE_BYTES and hasattr(os, "posix_fadvise"):
            # "Not needed" of pages that are not written yet makes Linux begin to write them; it keeps them.
            start, self._saving_bytes = self._saving_bytes, self.written_bytes
            os.posix_fadvise(self._file.fileno(), start, self.written_bytes - start, os.POSIX_FADV_DONTNEED)

    def start_over(self) -> None:
        """Forget all that is here. Raises ``ValueError`` if it was closed."""
        with self._lock:
            self._file.seek(0)
            self._file.truncate(0)
            self._hash = hashlib.sha256()
            self.written_bytes = self._saving_bytes = 0

    @property
    def complete(self) -> bool:
        return self.written_bytes == self._size_bytes

    @property
    def right(self) -> bool:
        """True if the bytes here are the whole file, as published."""
        return self.complete and self._sha256 in {"", self._hash.hexdigest()}

    def finish(self, final: Path) -> None:
        """Become the whole file, at once. Only for one that is :attr:`right`.
        Raises ``DiskFull`` or ``FolderNotWritable``.
        """
        try:
            os.fsync(self._file.fileno())
            self._file.close()
            self._path.replace(final)
        except OSError as error:
            raise explain_write(error, final) from error


_SHA256 = re.compile(r"[0-9a-f]{64}")
_RANGE = re.compile(r"bytes (\d+)-\d+/(\d+|\*)")


@dataclass(frozen=True, slots=True)
class PublishedFile:
    """The Hub's facts about a file at one revision."""

    url: str
    size_bytes: int
    etag: str

    @property
    def sha256(self) -> str:
        """Empty for the few small files the Hub keeps no such hash of."""
        return self.etag if _SHA256.fullmatch(self.etag) else ""


def ask_published(file: HubFile, revision: str, token: str | None) -> PublishedFile:
    """Size and hash of a file, as the Hub states them now; the address names the commit they belong to.
    Raises ``HubUnreachable``, ``NotOnHub`` or ``AccessNeeded``.
    """
    hub = client()

    def address(at: str) -> str:
        return str(hub.hf_hub_url(file.repo, file.name, revision=at, endpoint=endpoint()))

    metadata = ask(
        lambda: hub.get_hf_file_metadata(address(revision), token=token or False, endpoint=endpoint(), **OUR_NAME),
        file.reference,
    )
    if not metadata.commit_hash or not metadata.etag or not metadata.size:
        raise HubUnreachable(tr("The Hub's answer makes no sense. Is a sign-in page in the way?"))
    return PublishedFile(address(metadata.commit_hash), metadata.size, metadata.etag)


class Transfer:
    """Brings bytes from the Hub into a part file, each :meth:`run` by one request.
    The token is sent to the Hub alone.
    """

    def __init__(self, file: HubFile, facts: PublishedFile, part: PartFile, token: str | None) -> None:
        self._file = file
        self._facts = facts
        self._part = part
        self._token = token
        self._socket: socket.socket | None = None

    def run(self) -> None:
        """Ask for all that is missing and add it to the part file.

        Raises:
            HubUnreachable: the connection broke, or something else answered; what came stays.
            WorldError: the server has a file of another size.
            DamagedDownload: more came than was published, or less is there.
            ValueError: the transfer was abandoned.
            NotOnHub, AccessNeeded, DiskFull, FolderNotWritable
        """
        import httpx2  # noqa: PLC0415 - the Hub client's own library, loaded with it

        if self._part.complete:
            return
        with open_answer(
            self._facts.url,
            self._file.reference,
            token=self._token,
            headers=self._request_headers(),
            timeout_s=download_timeout_s(),
        ) as response:
            self._prepare(response)
            self._socket = socket_of(response)
            try:
                for piece in response.iter_bytes():
                    self._part.write(piece)
            except httpx2.TransportError as error:
                raise HubUnreachable(tr("The connection broke. Going on where it stopped.")) from error
            finally:
                self._socket = None
        if not self._part.complete:
            raise HubUnreachable(tr("The connection broke. Going on where it stopped."))

    def abandon(self) -> None:
        """End a :meth:`run` of another thread: nothing more is written, and it is woken where it waits for bytes."""
        self._part.close()
        connection = self._socket
        if connection is not None:
            # Closing would not wake a thread that reads. It fails where the connection has ended.
            with contextlib.suppress(OSError):
                connection.shutdown(socket.SHUT_RDWR)

    def _request_headers(self) -> dict[str, str]:
        """Return the request's headers. Positions count in the file's own bytes, so it must not be packed."""
        sent = {"Accept-Encoding": "identity"}
        if start := self._part.written_bytes:
            sent["Range"] = f"bytes={start}-"
            if not self._facts.sha256:
                # No hash would tell afterwards, so the server is to send all of a file that has changed. With a hash
                # this would cost a mirror's people much: its servers may well disagree about such marks.
                sent["If-Range"] = f'"{self._facts.etag}"'
        return sent

    def _prepare(self, response: Any) -> None:
        """Tell a page of a hotel's Wi-Fi, or another file, before a byte of it is taken; see where the bytes belong.
        Raises ``HubUnreachable`` for a page, or bytes from another place than was asked for, ``WorldError`` for another
        file, at once, since asking again brings the same one.
        """
        headers, here = response.headers, self._part.written_bytes
        if "text/html" in headers.get("Content-Type", ""):
            raise HubUnreachable(tr("A web page came in place of the model. Is a sign-in page in the way?"))
        partial = response.status_code == 206
        span = _RANGE.fullmatch(headers.get("Content-Range", "")) if partial else None
        length = "" if partial else headers.get("Content-Length", "")
        whole = span[2] if span else length
        if whole.isdigit() and int(whole) != self._facts.size_bytes:
            raise WorldError(
                tr(
                    "The server has {here_bytes} bytes in place of the {size_bytes} that were published. Try again "
                    "later, or on another network.",
                    here_bytes=number(int(whole)),
                    size_bytes=number(self._facts.size_bytes),
                )
            )
        if here and not (span and int(span[1]) == here):
            self._part.start_over()
        if partial and not (span and int(span[1]) == here):
            raise HubUnreachable(tr("The server sent another piece of the file than was asked for. Starting over."))
