"""One request for what a part file lacks, read as it comes.

Asking again, waiting and telling how far it is are left to :mod:`app.models.download.file_download`.
"""

from __future__ import annotations

import contextlib
import re
import socket
from dataclasses import dataclass
from typing import Any

from app.errors import HubUnreachable, WorldError
from app.language import number, tr
from app.models.download.part_file import PartFile
from app.models.gguf.file_names import HubFile
from app.models.network.hub_client import ask, open_answer
from app.models.network.hub_internals import OUR_NAME, client, download_timeout_s, endpoint, socket_of

_SHA256 = re.compile(r"[0-9a-f]{64}")
_RANGE = re.compile(r"bytes (\d+)-\d+/(\d+|\*)")


@dataclass(frozen=True, slots=True)
class PublishedFile:
    """Address, size and hash of a file at one revision, as the Hub states them."""

    url: str
    size_bytes: int
    etag: str

    @property
    def sha256(self) -> str:
        """Empty for the few small files the Hub keeps no such hash of."""
        return self.etag if _SHA256.fullmatch(self.etag) else ""


def ask_published(file: HubFile, revision: str, token: str | None) -> PublishedFile:
    """Size and hash of a file, as the Hub states them now; the address names the commit they belong to.

    Raises:
        HubUnreachable, NotOnHub, AccessNeeded
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

    Args:
        file: which one, for the sentences.
        facts: what was published of it.
        part: what is here of it.
        token: for repositories that ask for one; sent to the Hub alone.
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
            NotOnHub, AccessNeeded, DiskFull, FolderNotWritable
            ValueError: the transfer was abandoned.
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
        """The request's headers. Positions count in the file's own bytes, so it must not be packed."""
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

        Raises:
            HubUnreachable: for a page, or bytes from another place than was asked for.
            WorldError: for another file, at once, since asking again brings the same one.
        """
        headers, here = response.headers, self._part.written_bytes
        if "text/html" in headers.get("Content-Type", ""):
            raise HubUnreachable(tr("A web page came in place of the model. Is a sign-in page in the way?"))
        partial = response.status_code == 206
        span = _RANGE.fullmatch(headers.get("Content-Range", "")) if partial else None
        whole = span[2] if span else "" if partial else headers.get("Content-Length", "")
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
