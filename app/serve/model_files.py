"""Downloads and deletes model files for other programs, where the person allows it.

One download runs at a time, by the same transfer as the window's. If its client leaves, it pauses: what came stays, and
asked for again it goes on. A deleted model goes to the trash, where there is one.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from app.errors import AccessNeeded, AppError, NotOnHub
from app.language import tr_marked
from app.models.download.file_download import Progress, download, missing_bytes, require_space
from app.models.gguf.file_names import HubFile, file_in, repo_in, without_hub
from app.models.hub.repositories import Abandoned, HubBrowser, ListedFile, RepoFile
from app.models.library.file_operations import delete_for_good, to_trash
from app.models.library.model_library import Library
from app.models.network.cancellation import Cancellation, Paused
from app.models.network.token_store import TokenStore
from app.paths import Paths
from app.references import is_remote
from app.serve.api_errors import ApiError, explained, refused
from app.serve.model_names import USUAL_QUANT
from app.serve.model_registry import ModelChoice, ModelRegistry
from app.settings import Settings

_LATEST = "latest"


@dataclass(frozen=True, slots=True)
class FileProgress:
    """Progress of one of a model's files."""

    file: ListedFile
    done_bytes: int


def is_hub_name(name: str) -> bool:
    """Return whether a name is one of a model on the Hub, such as ``hf.co/owner/repo:Q4_K_M``."""
    return without_hub(name) != name.strip()


def require_allowed(is_allowed: bool) -> None:
    """Refuse what only a person's leave makes possible. Raises ``ApiError`` if they gave none."""
    if not is_allowed:
        label = tr_marked(Settings.api_manages_models.label)
        raise ApiError(
            403,
            f"Models are not downloaded, loaded or deleted for other programs here. “{label}” in Settings → Local API "
            "allows it, or --manage-models where the server is started from a terminal.",
        )


class ModelFiles:
    """Downloads into the folder of models. Use it on the event loop's thread."""

    def __init__(self, paths: Paths) -> None:
        self._models = paths.models
        self._one_at_a_time = asyncio.Lock()

    @property
    def is_busy(self) -> bool:
        """True if a download is running, so that the next one waits."""
        return self._one_at_a_time.locked()

    async def pull(self, name: str) -> AsyncGenerator[FileProgress, None]:
        """Download a model of the Hub with all its parts, and what it sees pictures with; yield how far it is.

        The first value comes once it is known that there is such a model and room for it.
        Raises ``ApiError`` if there is none, or it cannot be downloaded.
        """
        loop, stop = asyncio.get_running_loop(), Cancellation()
        steps: asyncio.Queue[FileProgress | Exception | None] = asyncio.Queue()

        def tell(step: FileProgress | Exception | None) -> None:
            if not stop.is_requested:
                loop.call_soon_threadsafe(steps.put_nowait, step)

        def work() -> None:
            try:
                self._download(name, stop, tell)
                tell(None)
            except (Paused, Abandoned):  # the client has left
                pass
            except Exception as error:  # noqa: BLE001 - the boundary of a thread
                tell(error)

        async with self._one_at_a_time:
            threading.Thread(target=work, name="download for a program", daemon=True).start()
            try:
                while (step := await steps.get()) is not None:
                    if isinstance(step, Exception):
                        raise _answer_to(step)
                    yield step
            finally:
                stop.now()

    def _download(self, name: str, stop: Cancellation, tell: Callable[[FileProgress], None]) -> None:
        token = TokenStore().get()
        browser = HubBrowser(token, lambda: stop.is_requested)
        repo, tag = _repo_and_tag(name)
        listing = browser.listing(repo)
        row = _row_for(tag, (*listing.rows, *listing.guessers))
        files = [*row.parts, *([row.projector] if row.projector is not None else [])]
        hub_files = [HubFile(listing.repo, file.name) for file in files]
        require_space(
            self._models,
            sum(
                missing_bytes(hub_file.below(self._models), file.size_bytes, file.sha256)
                for hub_file, file in zip(hub_files, files, strict=True)
            ),
        )
        for hub_file, file in zip(hub_files, files, strict=True):
            tell(FileProgress(file, 0))

            def show(progress: Progress, file: ListedFile = file) -> None:
                tell(FileProgress(file, progress.done_bytes))

            download(hub_file, self._models, revision=listing.commit, token=token, stop=stop, progress=show)


def _answer_to(error: Exception) -> Exception:
    if isinstance(error, NotOnHub | AccessNeeded):
        return ApiError(404 if isinstance(error, NotOnHub) else 403, error.sentence, field="model")
    return explained(error) if isinstance(error, AppError) else error


def _not_found(sentence: str) -> ApiError:
    return ApiError(404, sentence, field="model", code="model_not_found")


def _repo_and_tag(name: str) -> tuple[str, str]:
    """Return ``owner/name`` and the tag: a precision or a file's name; empty for the usual one.
    Raises ``ApiError`` or ``NotOnHub`` if it names no repository.
    """
    written = name.strip()
    if not is_hub_name(written):
        raise _not_found(
            "There is no model of this name here. One of the Hub is downloaded by a name such as "
            "hf.co/owner/repository or hf.co/owner/repository:Q4_K_M."
        )
    if written.casefold().endswith(".gguf") and ":" not in written.rpartition("/")[2]:
        file = file_in(written)
        return file.repo, file.name
    place, colon, tag = written.rpartition(":")
    if not colon or "/" not in place:  # the sign of “hf:” or of an address
        place, tag = written, ""
    repo = repo_in(place)
    if not place.rstrip("/").casefold().endswith(repo.casefold()):
        raise _not_found(f"“{written[:80]}” is no model on the Hub; write hf.co/owner/repository:Q4_K_M.")
    return repo, "" if tag.casefold() == _LATEST else tag


def _row_for(tag: str, rows: tuple[RepoFile, ...]) -> RepoFile:
    whole = [row for row in rows if row.complete]
    if not tag:
        usual = next((row for row in whole if row.quant.upper() == USUAL_QUANT), None)
        best = usual or next((row for row in whole if row.recommended), None)
    else:
        wanted_name = tag.casefold().removesuffix(".gguf")
        best = next((row for row in whole if wanted_name in _tags_of(row)), None)
    if best is None:
        here = ", ".join(dict.fromkeys(row.quant for row in whole if row.quant)) or "none"
        raise _not_found(f"This repository has no such model file. Its precisions: {here[:300]}.")
    return best


def _tags_of(row: RepoFile) -> tuple[str, ...]:
    path = row.names[0].casefold().removesuffix(".gguf")
    return row.quant.casefold(), path, PurePosixPath(path).name


async def delete(choice: ModelChoice, registry: ModelRegistry) -> None:
    """Take a model of the library away.
    Raises ``ApiError`` if it is in use, lies elsewhere, or cannot be taken away.
    """
    library = Library(registry.paths)
    path = choice.path
    if is_remote(choice.target) or path is None or not path.is_relative_to(registry.paths.models):
        raise refused("Only a model that lies in the folder of models is deleted for another program.", "model")
    if choice.draft is not None:
        raise refused("This name stands for two models: delete each by its own name.", "model")
    if path in {library.find(reference) for reference in registry.references_in_use}:
        raise ApiError(409, "This model is in use. Unload it first, or choose another one in the window.")
    worker = ThreadPoolExecutor(1, thread_name_prefix="trash")
    try:
        await asyncio.get_running_loop().run_in_executor(worker, _remove, path)
    except AppError as error:
        raise explained(error) from None
    finally:
        worker.shutdown(wait=False)


def _remove(path: Path) -> None:
    if not to_trash(path):
        delete_for_good(path)
