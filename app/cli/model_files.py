"""``models``, ``remove`` and ``scan``: lists what is on this computer, as the window's library does, and removes it."""

from __future__ import annotations

import sys
from datetime import UTC, datetime

from app.cli.terminal import one_line
from app.errors import ModelFileError, UnknownModel, WorldError
from app.models.gguf.heads import ModelFileKind
from app.models.library.catalog import load_catalog
from app.models.library.facts import FactsStore, FileFacts
from app.models.library.file_operations import delete_for_good, files_of, to_trash
from app.models.library.guessers import owners
from app.models.library.history import FileUse, UsedAs, Uses
from app.models.library.inventory import InventoryItem, Origin, find_elsewhere, take_inventory
from app.models.library.model_library import Library, LibraryEntry
from app.models.library.starter import HEAD_KIND, packaged_file
from app.paths import Paths
from app.references import STARTER_PREFIX

_ARTICLES = {ModelFileKind.HEAD.value: "a head", ModelFileKind.ASSISTANT.value: "an assistant"}
_WORK = {
    ModelFileKind.LAYERS.value: "the guessing layers of a model alone",
    ModelFileKind.EMBEDDER.value: "an embedding model, for knowledge and the local API",
    ModelFileKind.RERANKER.value: "a reranker, for the local API",
}
_ROLES = {UsedAs.TARGET: "writes", UsedAs.DRAFT: "guesses"}


def list_models(paths: Paths) -> int:
    """Print two lines for each model: reference, size and name; then its facts and its use."""
    library, facts_store = Library(paths), FactsStore(paths.facts)
    uses = library.uses.all()
    starters = library.starter_entries()
    items = sorted(take_inventory(paths, load_catalog(), elsewhere=False), key=lambda item: item.name.casefold())
    width = max(
        len(reference) for reference in [entry.reference for entry in starters] + [one.reference for one in items]
    )
    head = packaged_file(HEAD_KIND)
    facts = facts_store.read_all([packaged_file(), head, *(item.path for item in items if not item.missing)])
    for entry in starters:
        size = _shown_size(entry.size_bytes) if entry.size_bytes else "not made yet"
        use = Uses.of(entry.path, uses)
        # Every other starter file is the packaged one at another precision.
        same = facts[head if entry.path == head else packaged_file()]
        _write(entry.reference, width, size, entry.name, (_facts(same, precision=False), *_use(use)))
    readable = {path: one for path, one in facts.items() if isinstance(one, FileFacts)}
    for item in items:
        size = "not there" if item.missing else _shown_size(item.size_bytes)
        owner_names = tuple(one.reference for one in owners(item, items, readable))
        description = _describe(item, facts.get(item.path), owner_names)
        _write(item.reference, width, size, item.name, (description, *_use(item.use, item.roles)))
    return 0


def _write(reference: str, width: int, size: str, name: str, more: tuple[str, ...]) -> None:
    facts = one_line("; ".join(text for text in more if text))
    sys.stdout.write(f"{one_line(reference):<{width}}  {size:>12}  {one_line(name)}\n  {facts}\n")


def _shown_size(count: int) -> str:
    return f"{count / 1e6:,.0f} MB"


def _describe(item: InventoryItem, facts: FileFacts | ModelFileError | None, owner_names: tuple[str, ...]) -> str:
    if item.missing:
        return "the file was moved or deleted, or its disk is not connected"
    if item.parts is not None and item.parts[0] != item.parts[1]:
        return f"only {item.parts[0]} of its {item.parts[1]} parts are here"
    if isinstance(facts, ModelFileError):
        return facts.sentence.removesuffix(".")
    help_ = f"; {_help(facts, owner_names)}" if isinstance(facts, FileFacts) and _help(facts, owner_names) else ""
    return _facts(facts) + help_ + ("; used where it is" if item.place is Origin.ADDED else "")


def _help(facts: FileFacts, owner_names: tuple[str, ...]) -> str:
    """Return how the file helps a model to write, or itself; empty for a model that does neither."""
    shape = facts.shape
    if shape.own_bytes:
        return f"guesses for itself, with {_shown_size(shape.own_bytes)} of it"
    if shape.talks:
        return ""
    if shape.kind in _WORK:
        return _WORK[shape.kind]
    made_for = f", made for {facts.made_for}" if facts.made_for else ""
    return f"{_ARTICLES[shape.kind]}{made_for}: guesses for {' and '.join(owner_names) or 'no model here'}"


def _facts(facts: FileFacts | ModelFileError | None, *, precision: bool = True) -> str:
    if not isinstance(facts, FileFacts):
        return ""
    known = (
        facts.architecture,
        facts.parameters and f"{facts.parameters} parameters",
        facts.quant if precision else "",
        facts.context_tokens and f"context {facts.context_tokens:,}",
        f"{facts.template} template" if facts.template else facts.shape.talks and "no chat template",
        facts.licence and f"licence {facts.licence}",
    )
    return ", ".join(text for text in known if text)


def _use(use: FileUse, roles: frozenset[UsedAs] | None = None) -> tuple[str, ...]:
    roles_of_file = use.roles if roles is None else roles
    day = use.last_s and datetime.fromtimestamp(use.last_s, UTC).astimezone().strftime("%Y-%m-%d")
    return " and ".join(
        _ROLES[role] for role in UsedAs if role in roles_of_file
    ), f"last used {day}" if day else "never used"


_LISTED_PROBLEM = "It must be a model of the library, as `models` lists it."


def remove(name: str, library: Library, *, yes: bool) -> int:
    """Move a model to the trash, after asking on a terminal; returns the exit status.
    Raises ``UnknownModel`` if it is none of the library's; files elsewhere are never touched. Raises ``WorldError`` if
    it cannot be moved, or nobody is there to say yes.
    """
    entry = _entry(name, library)
    size = _shown_size(sum(file.stat().st_size for file in files_of(entry.path)))
    if not yes:
        if not sys.stdin.isatty():
            raise WorldError(f"Nothing was removed: add --yes to remove {entry.reference} without being asked.")
        sys.stderr.write(f"Move {entry.name}, {size}, to the trash? [y/N] ")
        sys.stderr.flush()
        if sys.stdin.readline().strip().casefold() not in {"y", "yes"}:
            return 1
    link = entry.path.is_symlink()
    if to_trash(entry.path):
        freed = "it was a link, so this frees nothing" if link else f"emptying it frees {size}"
        sys.stdout.write(f"{entry.reference} is in the trash; {freed}.\n")
    elif yes:
        delete_for_good(entry.path)
        sys.stdout.write(f"{entry.reference} is deleted; {'it was a link' if link else f'{size} are free again'}.\n")
    else:
        raise WorldError("There is no trash for this disk; add --yes to delete the model for good.")
    return 0


def scan() -> int:
    """Print one line for each model of another program: size, program, path."""
    model_files = find_elsewhere()
    for model in model_files:
        size, name, path = _shown_size(model.size_bytes), one_line(model.name), one_line(str(model.path))
        sys.stdout.write(f"{size:>12}  {model.program:<9}  {name}\n  {path}\n")
    if not model_files:
        sys.stderr.write("Neither Ollama, LM Studio nor the Hub's cache keeps models on this computer.\n")
    return 0


def _entry(name: str, library: Library) -> LibraryEntry:
    if name.startswith(STARTER_PREFIX):
        raise UnknownModel(f"{name} is a starter model and made anew when needed. {_LISTED_PROBLEM}")
    plain_name = name.removeprefix("hf:").casefold()
    for entry in library.entries():
        if plain_name in {entry.reference.casefold(), entry.path.name.casefold()}:
            return entry
    raise UnknownModel(f"There is no model {name} in the library. {_LISTED_PROBLEM}")
