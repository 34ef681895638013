"""``pull``: fetch model files, with one line that says how far it is. Ctrl-C pauses; the same command goes on."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import PurePosixPath
from types import FrameType
from typing import TextIO

from app.errors import WorldError
from app.models.download.file_download import Progress, download, missing_bytes, published, require_space
from app.models.gguf.file_names import HubFile, all_shards, file_in
from app.models.gguf.projectors import is_projector
from app.models.hub.repositories import Abandoned, HubBrowser
from app.models.network.cancellation import Cancellation, Paused
from app.models.network.token_store import TokenStore
from app.paths import Paths
from app.system.process import handle_signals

_BAR_CELLS = 24
_LEAST_NAME, _MOST_NAME = 12, 40


def pull(references: Sequence[str], paths: Paths, *, projectors: bool = True) -> int:
    """Fetch all of them, one after the other; returns the exit status.
    ``references`` are ``hf:owner/repo/file.gguf`` or a link to it; with ``projectors``, what a model sees pictures with
    comes too, where its repository has that. Raises ``WorldError`` if one cannot be fetched; those before it are there.
    """
    files = [part for reference in references for part in all_shards(file_in(reference))]
    token = TokenStore().get()
    stop = Cancellation()
    with _interrupts(stop) as interrupted:
        try:
            facts = [published(file, token=token, stop=stop) for file in files]
            if projectors:
                seen_with = _projectors_of(files, token, stop)
                facts += [published(file, token=token, stop=stop) for file in seen_with]
                files += seen_with
            needed = [
                missing_bytes(file.below(paths.models), fact.size_bytes, fact.etag)
                for file, fact in zip(files, facts, strict=True)
            ]
            require_space(paths.models, sum(needed))
            for file in files:
                line = _ProgressText(sys.stderr, file)
                try:
                    path = download(file, paths.models, token=token, stop=stop, progress=line.show)
                finally:
                    line.clear()
                sys.stdout.write(f"{path}\n")
                sys.stdout.flush()
        except Paused:
            sys.stderr.write("Paused. The same command goes on from here.\n")
            return 128 + interrupted[0]
    return 0


def _projectors_of(files: Sequence[HubFile], token: str | None, stop: Cancellation) -> list[HubFile]:
    """Return the projectors of the models, as the window's search chooses them, without those among ``files``."""
    browser = HubBrowser(token, lambda: stop.is_requested)
    projectors: dict[HubFile, int] = {}
    for repo in dict.fromkeys(file.repo for file in files if not is_projector(PurePosixPath(file.name))):
        names = {file.name for file in files if file.repo == repo}
        try:
            rows = browser.listing(repo).rows
        except Abandoned as error:
            raise Paused from error
        except WorldError as error:  # the models themselves can be had
            sys.stderr.write(f"Whether it sees pictures is not known: {error}\n")
            continue
        for row in rows:
            if row.projector is not None and names.intersection(row.names) and row.projector.name not in names:
                projectors[HubFile(repo, row.projector.name)] = row.projector.size_bytes
    for file, size_bytes in projectors.items():
        name = file.name.rsplit("/", 1)[-1]
        sys.stderr.write(f"With {name} it sees pictures: {size_bytes / 1e6:,.0f} MB more (--no-projector: without).\n")
    return list(projectors)


@contextmanager
def _interrupts(stop: Cancellation) -> Iterator[list[int]]:
    received: list[int] = []

    def note(number: int, _frame: FrameType | None) -> None:
        if received:  # asked twice: the line may hang
            raise KeyboardInterrupt
        received.append(number)
        stop.now()

    with handle_signals(note):
        yield received


class _ProgressText:
    """Shows the progress of a file on a terminal; nothing elsewhere."""

    def __init__(self, stream: TextIO, file: HubFile) -> None:
        self._stream = stream
        self._name = file.name.rsplit("/", 1)[-1]

    def show(self, progress: Progress) -> None:
        if self._stream.isatty():
            columns = shutil.get_terminal_size().columns
            self._stream.write(f"\r\x1b[K{progress_text(self._name, progress, columns)}")
            self._stream.flush()

    def clear(self) -> None:
        if self._stream.isatty():
            self._stream.write("\r\x1b[K")
            self._stream.flush()


def progress_text(name: str, progress: Progress, columns: int = 160) -> str:
    """Return a line such as ``model.gguf ━━━━──── 40 %  400 of 1,000 MB  12.0 MB/s  0:50 left``.

    A line that a terminal breaks cannot be taken back: so the name is shortened first, then the bar left out, then the
    end cut.
    """
    share = progress.done_bytes / max(1, progress.total_bytes)
    of = f" of {progress.total_bytes / 1e6:,.0f}" if progress.total_bytes else ""
    done = f"{share:4.0%}  {progress.done_bytes / 1e6:,.0f}{of} MB"
    if progress.waiting_because:
        done += f"  {progress.waiting_because}"
    elif progress.bytes_per_s and progress.left_s is not None:
        minutes, seconds = divmod(round(progress.left_s), 60)
        done += f"  {progress.bytes_per_s / 1e6:.1f} MB/s  {minutes}:{seconds:02} left"
    bar = "━" * round(share * _BAR_CELLS) + "─" * (_BAR_CELLS - round(share * _BAR_CELLS)) + " "
    room = columns - 1 - len(done) - 1  # some terminals break a line that just fits
    if room < len(bar) + _LEAST_NAME:
        bar = ""
    shown = name[-max(_LEAST_NAME, min(_MOST_NAME, room - len(bar))) :]
    return f"{shown} {bar}{done}"[: max(1, columns - 1)]
