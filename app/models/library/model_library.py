"""The library: the one place that turns a reference, as a person names a model, into a file.

A reference is a path, a file name in the library, ``hf:owner/repo/file.gguf`` for a file that was downloaded, or
``starter:…``.
"""

from __future__ import annotations

import contextlib
import difflib
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path, PurePosixPath

from app.errors import ModelFileError, UnknownModel, WorldError
from app.language import tr
from app.models.gguf.file_names import HUB_PREFIX, is_side_file, size_of, stands_for_model
from app.models.gguf.header import Header, read_header, require_model
from app.models.gguf.names import name_of
from app.models.library.added_files import AddedFiles
from app.models.library.facts import FactsStore, FileFacts
from app.models.library.history import JsonStore, Trials, Uses
from app.models.library.starter import KINDS, Quantize, Starter, kind_of, packaged_file
from app.paths import Paths
from app.references import STARTER_DRAFT, STARTER_PAIR, STARTER_PREFIX, STARTER_TARGET, starter_words
from app.system.files import is_file


@dataclass(frozen=True, slots=True)
class LibraryEntry:
    """A model file in the library."""

    name: str
    """In words, such as "Llama 3.2 1B Instruct (Q8_0)"."""
    reference: str
    """The reference by which :meth:`Library.resolve` finds it."""
    path: Path
    size_bytes: int
    """Of all its parts."""
    converses: bool = True
    """Not a base model, as far as its file was read before."""
    facts: FileFacts | None = None
    """The facts of its file, if it was read before."""


class Library:
    """The model files on this computer, as the engine and the fronts ask for them."""

    def __init__(self, paths: Paths) -> None:
        self._paths = paths
        self._starter = Starter(paths)
        self.trials = Trials(paths.trials)
        self.lessons = JsonStore(paths.lessons, most=100)
        self.uses = Uses(paths.uses)
        self.added = AddedFiles(paths.added)
        self.processor = JsonStore(paths.processor, most=20)
        self.chat_states = paths.chat_states

    def entries(self) -> tuple[LibraryEntry, ...]:
        """Return the files in the library, by name. A model in several parts is one entry; side files are left out."""
        entries = []
        for path in self._files():
            if not is_side_file(path.name) and stands_for_model(path):
                with contextlib.suppress(OSError):  # it was removed meanwhile
                    entries.append(_entry(path, self.reference_of(path)))
        return tuple(sorted(entries, key=lambda entry: entry.name.casefold()))

    def added_entries(self) -> tuple[LibraryEntry, ...]:
        """Return the files the person added from elsewhere, by name; those that are gone have a size of 0."""
        entries = []
        for path in self.added.paths():
            try:
                entries.append(_entry(path, str(path)))
            except OSError:
                entries.append(LibraryEntry(name_of(path), str(path), path, 0))
        return tuple(sorted(entries, key=lambda entry: entry.name.casefold()))

    def described_entries(self, *, reads_new: bool = False) -> tuple[LibraryEntry, ...]:
        """Return all that is here with what is known of it, the latest used first.

        Args:
            reads_new: whether files are read of which nothing is known yet, which takes a while.
        """
        uses, store = self.uses.all(), FactsStore(self._paths.facts)
        here = [*self.entries(), *(entry for entry in self.added_entries() if entry.size_bytes)]
        paths = [entry.path for entry in here]
        known = store.read_all(paths) if reads_new else store.known(paths)
        described = [
            replace(one, facts=facts, converses=facts.converses)
            if isinstance(facts := known.get(one.path), FileFacts)
            else one
            for one in here
        ]
        return tuple(sorted(described, key=lambda entry: -(self.uses.of(entry.path, uses).last_s or 0)))

    def reference_of(self, path: Path) -> str:
        """Return what :meth:`resolve` finds a file by."""
        models = self._paths.models
        return path.relative_to(models).as_posix() if path.is_relative_to(models) else str(path)

    def starter_entries(self) -> tuple[LibraryEntry, ...]:
        """Return the starter models; ``size_bytes`` is 0 for one that is not made yet."""
        entries = []
        for kind in KINDS:
            path = self._starter.path(kind)
            size = path.stat().st_size if path.is_file() else 0
            reference = STARTER_PREFIX + kind
            entries.append(LibraryEntry(starter_words(reference), reference, path, size))
        return tuple(entries)

    def header(self, reference: str) -> Header:
        """Return what the file says about itself; of a starter that is not made yet, the words of the packaged one.

        Raises:
            UnknownModel, ModelFileError: as :meth:`resolve`; also a header that is damaged or cut off.
        """
        if reference.startswith(STARTER_PREFIX) and not self._starter.path(kind_of(reference)).is_file():
            return read_header(packaged_file())
        return read_header(self.resolve(reference))

    def find(self, reference: str) -> Path | None:
        """Return the file a reference stands for, whatever is in it; ``None`` where it stands for none."""
        try:
            return self._find(reference)
        except WorldError:
            return None

    def resolve(self, reference: str) -> Path:
        """Return the file a reference stands for; nothing is made or fetched.
        Raises ``UnknownModel`` if it stands for no file here, ``ModelFileError`` if the file is there and is no model:
        a folder, empty, a text file, a web page.
        """
        path = self._find(reference)
        require_model(path)
        return path

    def obtain(
        self,
        reference: str,
        quantize: Quantize,
        cancelled: Callable[[], bool] = lambda: False,
        progress: Callable[[float], None] = lambda _: None,
    ) -> Path | None:
        """Like :meth:`resolve`, but a starter file that is not there is made; ``None`` when cancelled.

        Raises:
            WorldError: as :meth:`resolve` and :meth:`app.models.library.starter.Starter.make`.
        """
        if reference.startswith(STARTER_PREFIX):
            return self._starter.make(kind_of(reference), quantize, cancelled, progress)
        return self.resolve(reference)

    def _find(self, reference: str) -> Path:
        if reference == STARTER_PAIR:
            raise UnknownModel(
                tr(
                    "{reference} is a pair of models; name one of them: {target} or {draft}.",
                    reference=reference,
                    target=STARTER_TARGET,
                    draft=STARTER_DRAFT,
                )
            )
        if reference.startswith(STARTER_PREFIX):
            kind = kind_of(reference)
            if not self._starter.is_made(kind):
                raise UnknownModel(
                    tr("{reference} has not been made yet: it is made when it is first loaded.", reference=reference)
                )
            return self._starter.path(kind)
        if reference.startswith(HUB_PREFIX):
            return self._find_downloaded(reference)
        if not reference.strip() or "\0" in reference:
            raise UnknownModel(tr("A model needs a name."))
        try:
            return self._find_named(reference)
        except (OSError, RuntimeError) as error:  # a name longer than the system allows; "~" of an unknown user
            raise UnknownModel(
                tr("There can be no file “{reference}”: {args}.", reference=reference[:80], args=error.args[-1])
            ) from error

    def _find_named(self, reference: str) -> Path:
        path = Path(reference).expanduser()
        if path.is_file():
            return path
        by_name = {self.reference_of(file).casefold(): file for file in self._files()}
        for file in [*by_name.values(), *(added for added in self.added.paths() if is_file(added))]:
            by_name.setdefault(file.name.casefold(), file)
        for name in (reference, f"{reference}.gguf"):
            if name.casefold() in by_name:
                return by_name[name.casefold()]
        if path.is_dir():
            raise ModelFileError(tr("{reference} is a folder, not a model file.", reference=reference))
        if os.sep in reference or "/" in reference:
            raise UnknownModel(tr("There is no file {reference}.", reference=reference))
        near = difflib.get_close_matches(reference.casefold(), by_name, n=1)
        hint = tr(" Did you mean {name}?", name=by_name[near[0]].name) if near else ""
        raise UnknownModel(
            tr(
                "There is no model {reference}, neither as a file nor in the library.{hint}",
                reference=reference,
                hint=hint,
            )
        )

    def _find_downloaded(self, reference: str) -> Path:
        parts = PurePosixPath(reference.removeprefix(HUB_PREFIX)).parts
        if len(parts) < 3 or any(part in {"..", "/"} or "\\" in part or "\0" in part for part in parts):
            raise UnknownModel(
                tr("{reference} is no model on the Hub; write hf:owner/repo/file.gguf.", reference=reference)
            )
        path = self._paths.models.joinpath(*parts)
        if not path.is_file():
            raise UnknownModel(
                tr(
                    "{reference} is not on this computer. Download it first: draftlight pull {reference}",
                    reference=reference,
                )
            )
        return path

    def _files(self) -> Iterator[Path]:
        # os.walk follows no links, so a loop of links cannot hold it.
        for folder, folders, files in os.walk(self._paths.models):
            folders[:] = sorted(name for name in folders if not name.startswith("."))
            for name in sorted(files):
                if name.lower().endswith(".gguf") and not name.startswith(".") and is_file(Path(folder) / name):
                    yield Path(folder) / name


def _entry(path: Path, reference: str) -> LibraryEntry:
    return LibraryEntry(name_of(path), reference, path, size_of(path))
