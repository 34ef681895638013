"""Names of models for clients: what they are listed by, and the words that stand for them.

A client's word is compared with these names, and never used as a path.
"""

from __future__ import annotations

from pathlib import PurePosixPath

from app.models.gguf.file_names import HUB_PREFIX, without_hub
from app.models.gguf.names import quant_of
from app.models.library.model_library import Library, LibraryEntry
from app.paths import Paths
from app.references import STARTER_PREFIX, RemoteModel, is_remote

_LATEST = ":latest"
"""The tag that Ollama's clients put behind a name."""
USUAL_QUANT = "Q4_K_M"
"""The precision that is meant where a name is that of a repository alone, as with Ollama."""


def as_compared(name: str) -> str:
    """Return a client's word for a model as :func:`names_of` has them."""
    plain = without_hub(name)
    sign = HUB_PREFIX if plain != name.strip() else ""
    return (sign + plain).casefold().removesuffix(_LATEST).rstrip("/")


def names_of(name: str) -> tuple[tuple[str, ...], ...]:
    """Return the words that stand for a model of this name, the surest first: the whole name; that of its file, and
    those by which it is downloaded; and its repository on the Hub alone, which means one precision before the others.
    """
    whole = name.casefold().removesuffix(_LATEST)
    file = whole.rpartition("/")[2]
    stem = file.removesuffix(".gguf")
    owner, repo, inner = [*whole.split("/", 2), "", ""][:3]
    if not inner:
        return (whole,), (file, stem)
    quant, repository = quant_of(PurePosixPath(file)), f"{HUB_PREFIX}{owner}/{repo}"
    pulled = (f"{HUB_PREFIX}{whole}", *(f"{repository}:{tag}" for tag in (quant.casefold(), file, stem)))
    return (whole,), (file, stem, *pulled), (repository,) if quant == USUAL_QUANT else (), (repository,)


def listed_name(entry: LibraryEntry, paths: Paths) -> str:
    """Return by which name clients ask for a file of the library, or for one that was added from elsewhere."""
    return entry.reference if entry.path.is_relative_to(paths.models) else entry.path.name


def name_for_clients(reference: str, paths: Paths) -> str:
    """Return what clients call a model: its name in the library, its file's, or a server's name for it.

    Where that server is, and how it is reached, is nobody's business but the person's.
    """
    if is_remote(reference):
        return RemoteModel.parse(reference).name or "remote"
    path = Library(paths).find(reference)
    if path is None or reference.startswith(STARTER_PREFIX):
        return reference
    return path.relative_to(paths.models).as_posix() if path.is_relative_to(paths.models) else path.stem
