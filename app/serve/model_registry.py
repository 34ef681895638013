"""Finds models by name for clients, and has them loaded.

A client can name only what is listed: its words are compared with names, never used as a path.
"""

from __future__ import annotations

import asyncio
import math
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import aclosing, asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from operator import itemgetter
from pathlib import Path
from typing import Any

from app.engine.commands import Embed, FreeEmbeddingModel, LoadPair, Rank
from app.engine.events import Event, Failed, Loaded, TextRows
from app.engine.sharing.shared_ports import InMemory
from app.errors import AppError, WorldError
from app.models.gguf.header import Header
from app.models.gguf.heads import ModelFileKind
from app.models.gguf.projectors import projector_beside, senses_of
from app.models.library.catalog import load_catalog
from app.models.library.facts import FactsStore, FileFacts, facts_of
from app.models.library.model_library import Library, LibraryEntry
from app.paths import Paths
from app.references import (
    NO_DRAFT,
    STARTER_DRAFT,
    STARTER_PAIR,
    STARTER_PREFIX,
    STARTER_TARGET,
    THIS_PROGRAM,
    is_remote,
    is_starter_pair,
)
from app.reply_settings import own_reply_settings
from app.serve.api_errors import ApiError, not_loaded
from app.serve.engine_queue import EngineQueue, EngineTurn
from app.serve.model_names import as_compared, listed_name, name_for_clients, names_of
from app.settings import Settings
from app.speculation.settings import SpeculationMode
from app.system.files import is_file

KEEP_ALIVE_S = 600.0
"""Time that models stay in memory after their last reply."""
_ASK_AGAIN_S = 1.0
_NO_SUCH_NAME = "There is no model of this name here. The list of models has the names."
_OF_OTHER_KIND = {
    ModelFileKind.MODEL: "This model writes nothing: it is there for embeddings or rankings.",
    ModelFileKind.EMBEDDER: "This model makes no embeddings: name an embedding model.",
    ModelFileKind.RERANKER: "This model ranks no texts: name a reranker.",
}
"""Sentences about a model that is here, and of another kind than the one that is asked for."""
DRAFT_FIELD = "draft_model"
"""The field of a request that names what guesses."""


@dataclass(frozen=True, slots=True)
class ModelChoice:
    """Models that can be asked for under one name."""

    name: str
    target: str
    """Reference, as the engine takes it."""
    draft: str | None = None
    pauses: bool = True
    """See :attr:`app.speculation.settings.DraftSettings.pauses`."""
    own: Mapping[str, Any] = field(default_factory=dict)
    """Reply settings of the model's own."""
    path: Path | None = None
    size_bytes: int = 0
    pair: LoadPair | None = None
    """Command to load them, if a window has them; else as :class:`LoadOptions` says."""
    chat_template: str | Path | None = None
    """In place of the target's own; see :attr:`app.engine.commands.LoadPair.chat_template`."""

    def stands_for(self, other: ModelChoice) -> bool:
        """Return whether these are the models of a window, and the other names them or their target alone."""
        return self.pair is not None and self.target == other.target and other.draft in {None, self.draft}


STARTER = ModelChoice(
    STARTER_PAIR, STARTER_TARGET, STARTER_DRAFT, pauses=False, own=own_reply_settings(STARTER_TARGET),
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class LoadOptions:
    """The command line's options for loading."""

    context_tokens: int = 4096
    threads: int | None = None
    gpu_layers: int | None = None
    draft_gpu_layers: int | None = None
    own_layers: bool = True
    guesses: bool = True
    parallel: int = 0
    """As :attr:`app.engine.commands.LoadPair.parallel`."""
    rpc_servers: tuple[str, ...] = ()
    tries_again: bool = False


@dataclass(frozen=True, slots=True)
class SpeculationOptions:
    """Source of guesses, and how far they go; by default as the command line says."""

    mode: SpeculationMode = SpeculationMode.AUTOMATIC
    n_max: int | None = None
    n_min: int = 0
    p_min: float = 0.0


@dataclass(frozen=True, slots=True)
class Defaults:
    """Values for requests that do not say."""

    first: ModelChoice | None = None
    """The models to use where a client names none, which stay loaded; ``None``: whatever is asked for."""
    loading: LoadOptions = field(default_factory=LoadOptions)
    """Options with which other models are loaded."""
    usual: SpeculationOptions = field(default_factory=SpeculationOptions)
    memory_share: float | None = None
    """See :attr:`app.engine.commands.KeepOptions.memory_share`."""
    manages_models: bool = False
    """True if other programs may download, load and delete models."""
    window: str | None = None
    """:data:`app.references.THIS_PROGRAM` where a window has the engine too."""


class ModelRegistry:
    """The models that can be asked for, and the one pair that is loaded.
    ``defaults`` returns what holds now where a client does not say; ``tell`` says to whoever runs the server what is to
    be known of models that were loaded.
    """

    def __init__(
        self,
        engine_queue: EngineQueue,
        paths: Paths,
        defaults: Callable[[], Defaults],
        tell: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._tell = tell
        self._engine_queue = engine_queue
        self._paths = paths
        self._defaults = defaults
        self._leaving: asyncio.TimerHandle | None = None
        self._unloading: asyncio.Task[None] | None = None
        self._embedder_leaving: asyncio.TimerHandle | None = None
        self._freeing: asyncio.Task[None] | None = None
        self._asked_for: ModelChoice | None = None
        self._loading: ModelChoice | None = None
        self._embedder: str | None = None
        self.leaves_at: float | None = None
        """Time when the models leave memory, on the loop's clock; ``None``: when others are asked for."""

    @property
    def paths(self) -> Paths:
        """Return where the library is."""
        return self._paths

    @property
    def options(self) -> LoadOptions:
        """Return how models are loaded."""
        return self._defaults().loading

    @property
    def in_use(self) -> ModelChoice:
        """Return the models that are in memory; where none are, those that were there last, or are there to be."""
        first = self._defaults().first
        return first if first is not None and self._holds(first) else self._asked_for or first or STARTER

    @property
    def references_in_use(self) -> frozenset[str]:
        """Return what stands for the files that are loaded, that are to be loaded now, and a window's."""
        held = self._engine_queue.loaded
        pairs = (held[0] if held is not None else None, self._loading, self._defaults().first)
        names = {self._embedder, *(name for pair in pairs if pair is not None for name in (pair.target, pair.draft))}
        return frozenset(name for name in names if name is not None)

    def choices(self, *, guessing: bool = False) -> tuple[ModelChoice, ...]:
        """Return what clients can choose: the starter pair, whole pairs of the catalogue, single models.
        With ``guessing``, also what cannot write, and only guesses for one model.
        """
        first = self._defaults().first
        listed = [*([first] if first is not None else []), STARTER]
        library = Library(self._paths)
        entries = [*library.entries(), *(entry for entry in library.added_entries() if entry.size_bytes)]
        all_facts = FactsStore(self._paths.facts).read_all(entry.path for entry in entries)
        models = self._paths.models
        for pair in load_catalog():
            files = [file.hub.below(models) for file in pair.files]
            if all(is_file(file) for file in files):
                references = [library.reference_of(file) for file in files]
                draft = references[1] if len(references) > 1 else None
                listed.append(ModelChoice(pair.id, references[0], draft, path=files[0], size_bytes=pair.size_bytes))
        for entry in entries:
            facts = all_facts[entry.path]
            if guessing or not isinstance(facts, FileFacts) or facts.shape.talks:
                listed.append(self._single(entry))
        by_name: dict[str, ModelChoice] = {}
        for choice in listed:
            by_name.setdefault(choice.name.casefold(), choice)
        return tuple(by_name.values())

    def embedders(self, *kinds: ModelFileKind) -> tuple[ModelChoice, ...]:
        """Return the embedding models and rerankers here, or those of one kind."""
        library = Library(self._paths)
        entries = [*library.entries(), *(entry for entry in library.added_entries() if entry.size_bytes)]
        all_facts = FactsStore(self._paths.facts).read_all(entry.path for entry in entries)
        wanted_kinds = {kind.value for kind in kinds or (ModelFileKind.EMBEDDER, ModelFileKind.RERANKER)}
        return tuple(
            self._single(entry)
            for entry in entries
            if isinstance(facts := all_facts[entry.path], FileFacts) and facts.shape.kind in wanted_kinds
        )

    def _single(self, entry: LibraryEntry) -> ModelChoice:
        name = listed_name(entry, self._paths)
        return ModelChoice(name, entry.reference, path=entry.path, size_bytes=entry.size_bytes)

    def all_choices(self) -> tuple[ModelChoice, ...]:
        """Return the models that write, then those that read for a program."""
        return (*self.choices(), *self.embedders())

    def embedder(self, name: str, *kinds: ModelFileKind) -> ModelChoice:
        """Return the embedding model or reranker that a client's word stands for; without a word, the first.
        Raises ``ApiError`` if nothing here has this name.
        """
        wanted_name = as_compared(name)
        choices = self.embedders(*kinds)
        if choices and not wanted_name:
            return choices[0]
        choice = _choice_named(wanted_name, choices)
        if choice is None:
            is_here = _choice_named(wanted_name, self.all_choices()) is not None
            raise _not_here(_OF_OTHER_KIND[kinds[0]] if kinds and is_here else _NO_SUCH_NAME)
        return choice

    def any_named(self, name: str) -> ModelChoice:
        """Return the model that a client's word stands for, whether or not it writes.
        Raises ``ApiError`` if nothing here has this name.
        """
        try:
            return self.named(name)
        except ApiError:
            return self.embedder(name)

    async def text_rows(self, command: Embed | Rank, keep_alive_s: float | None = None) -> TextRows:
        """Have an embedding model or a reranker read texts.
        Raises ``ApiError`` if it cannot be loaded, or cannot read them.
        """
        if self._embedder_leaving is not None:
            self._embedder_leaving.cancel()
        self._embedder = command.model
        try:
            async with self._engine_queue.turn() as turn:
                return await turn.text_rows(command)
        except AppError as error:
            raise not_loaded(error) from None
        finally:
            seconds = KEEP_ALIVE_S if keep_alive_s is None else keep_alive_s
            if not math.isinf(seconds):
                loop = asyncio.get_running_loop()
                self._embedder_leaving = loop.call_later(seconds, self._free_embedder)

    def _free_embedder(self) -> None:
        async def free() -> None:
            with suppress(ApiError):  # the server closes, and the engine with it
                async with self._engine_queue.turn() as turn:
                    await turn.perform(FreeEmbeddingModel())
                    self._embedder = None

        self._freeing = asyncio.get_running_loop().create_task(free())

    def named(self, name: str) -> ModelChoice:
        """Return the models that a client's word stands for. Raises ``ApiError`` if nothing here has this name."""
        wanted_name = as_compared(name)
        first = self._defaults().first
        if not wanted_name:
            return first or self.in_use
        choice = self._find(wanted_name, "model")
        # A request for the window's model means the window's pair, draft included: another load would take it away.
        return first if first is not None and first.stands_for(choice) else choice

    def _draft(self, name: str) -> str:
        """Return the reference of what a client wants to guess with: a pair's name means its big model."""
        return self._find(as_compared(name), DRAFT_FIELD).target

    def _find(self, wanted_name: str, field: str) -> ModelChoice:
        if wanted_name.startswith(STARTER_PREFIX) and wanted_name in {
            e.reference for e in Library(self._paths).starter_entries()
        }:
            return ModelChoice(wanted_name, wanted_name, own=own_reply_settings(wanted_name))
        choice = _choice_named(wanted_name, self.choices(guessing=field == DRAFT_FIELD))
        if choice is None:
            is_here = _choice_named(wanted_name, self.embedders()) is not None
            raise _not_here(_OF_OTHER_KIND[ModelFileKind.MODEL] if is_here else _NO_SUCH_NAME, field)
        return choice

    def header(self, choice: ModelChoice) -> Header:
        """Read the header of a model's file. Raises ``WorldError`` if it is missing or damaged."""
        return Library(self._paths).header(choice.target)

    def facts(self, choice: ModelChoice) -> FileFacts | None:
        """Return the few facts about a model that lists show; ``None`` where its file cannot be read."""
        try:
            if choice.path is None:
                return facts_of(self.header(choice), Path(choice.target.replace(":", "-")))
            return FactsStore(self._paths.facts).read(choice.path)
        except WorldError:
            return None

    def size_and_time(self, choice: ModelChoice) -> tuple[int, float]:
        """Return the size of a model's file in bytes, and when it was changed, in seconds since 1970."""
        path = choice.path or Library(self._paths).find(choice.target)
        try:
            state = path.stat() if path is not None else None
        except OSError:
            state = None
        return choice.size_bytes or (state.st_size if state else 0), state.st_mtime if state else 0.0

    def senses(self, choice: ModelChoice) -> frozenset[str]:
        """Return what a model on this computer gets by the projector beside it: ``vision``, ``audio``, both or none."""
        path = None if is_remote(choice.target) else choice.path or Library(self._paths).find(choice.target)
        projector = projector_beside(path) if path is not None else None
        return senses_of(projector) if projector is not None else frozenset()

    def chosen(self, model: str, draft_model: str | None = None) -> ModelChoice:
        """Return the models that a request asks for, with the draft that it names.
        Raises ``ApiError`` if nothing here has such a name.
        """
        choice = self.named(model)
        if not draft_model:
            return choice
        draft = NO_DRAFT if draft_model == NO_DRAFT else self._draft(draft_model)
        # With another draft it is another pair than a window's, and is loaded when its turn comes.
        return choice if draft == choice.draft else replace(choice, draft=draft, pair=None)

    @asynccontextmanager
    async def loaded(
        self,
        choice: ModelChoice,
        keep_alive_s: float | None = None,
        context_tokens: int | None = None,
        *,
        tell: Callable[[Event], None] | None = None,
    ) -> AsyncIterator[tuple[Loaded, EngineTurn]]:
        """Wait for a turn and have these models loaded for as long as it lasts; ``tell`` hears how far the load is.
        Raises ``ApiError`` if they cannot be loaded.
        """

        def newest() -> ModelChoice:  # a window may have chosen others meanwhile
            return (self._defaults().first or choice) if choice.pair is not None else choice

        def shares(held: InMemory | None) -> bool:
            return held is not None and _serves(held[0], self._command(newest(), context_tokens), context_tokens)

        while True:
            async with self._engine_queue.turn(shares) as turn:
                if not turn.may_load and not shares(self._engine_queue.loaded):
                    continue  # a window has chosen others just now, and requests beside this one need what is there
                chosen = newest()
                self._stay()
                self._loading = chosen
                try:
                    loaded = await self._load(turn, chosen, context_tokens, tell)
                    self._asked_for = chosen
                    yield loaded, turn
                finally:
                    self._loading = None
                    self._leave_after(chosen, keep_alive_s)
                return

    @asynccontextmanager
    async def as_it_is(self) -> AsyncIterator[tuple[Loaded | None, EngineTurn]]:
        """Wait for a turn and have what is in memory then, for as long as it lasts; ``None``: nothing is.

        Nothing is loaded for it, and the models leave when they would have left without it.
        Raises ``ApiError`` if too many wait already, or the server is closing.
        """
        async with self._engine_queue.turn() as turn:
            held = self._engine_queue.loaded
            yield (held[1] if held is not None else None), turn

    async def free(self) -> None:
        """Take the models out of memory, if nobody needs them."""
        self._stay()
        await self._engine_queue.unload(self._may_leave)

    def _may_leave(self) -> bool:
        """Return whether a window needs nothing of what is loaded."""
        first = self._defaults().first
        return first is None or not self._holds(first)

    def _holds(self, choice: ModelChoice) -> bool:
        """Return whether these are a window's models, and in memory as the window has them."""
        loaded = self._engine_queue.loaded
        return choice.pair is not None and loaded is not None and loaded[0] == choice.pair

    def close(self) -> None:
        """Forget when the models were to leave."""
        self._stay()
        if self._embedder_leaving is not None:
            self._embedder_leaving.cancel()

    async def _load(
        self, turn: EngineTurn, choice: ModelChoice, context_tokens: int | None, tell: Callable[[Event], None] | None
    ) -> Loaded:
        load_command = self._command(choice, context_tokens)
        if self._engine_queue.loaded is not None:
            command, loaded = self._engine_queue.loaded
            if _serves(command, load_command, context_tokens):
                return loaded
        async with aclosing(turn.events(load_command)) as events:
            async for event in events:
                if isinstance(event, Loaded):
                    if event.template_problem:
                        self._tell(f"{event.target.name}: {event.template_problem}")
                    return event
                if isinstance(event, Failed):
                    raise not_loaded(event.error) from event.error
                if tell is not None:
                    tell(event)
        raise ApiError(503, "The models were not loaded: the server is closing.")

    def _command(self, choice: ModelChoice, context_tokens: int | None) -> LoadPair:
        if choice.pair is not None:
            return replace(choice.pair, context_tokens=context_tokens or choice.pair.context_tokens)
        options = self.options
        draft = None if choice.draft == NO_DRAFT else choice.draft
        return LoadPair(
            target=choice.target,
            draft=draft,
            context_tokens=context_tokens or options.context_tokens,
            threads=options.threads,
            gpu_layers=options.gpu_layers,
            draft_gpu_layers=options.draft_gpu_layers,
            strict_draft=True,
            own_layers=options.own_layers and choice.draft != NO_DRAFT,
            guesses=options.guesses,
            parallel=options.parallel,
            rpc_servers=options.rpc_servers,
            chat_template=choice.chat_template,
            tries_again=options.tries_again,
        )

    def _stay(self) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
        self._leaving = self.leaves_at = None

    def _leave_after(self, choice: ModelChoice, keep_alive_s: float | None) -> None:
        if keep_alive_s is None:
            keep_alive_s = math.inf if choice == self._defaults().first else KEEP_ALIVE_S
        if math.isinf(keep_alive_s):
            return
        loop = asyncio.get_running_loop()
        self.leaves_at = loop.time() + keep_alive_s
        self._leaving = loop.call_at(self.leaves_at, self._leave)

    def _leave(self) -> None:
        loop = asyncio.get_running_loop()
        if self._engine_queue.turns:  # with a question about what is there, which does not say how long that stays
            self._leaving = loop.call_later(_ASK_AGAIN_S, self._leave)
            return
        self._leaving = self.leaves_at = None
        self._unloading = loop.create_task(self.free())


def _serves(held: LoadPair, pair: LoadPair, context_tokens: int | None) -> bool:
    """Return whether what is loaded is what is wanted; a longer context than a request names is not shortened."""
    if context_tokens is not None and context_tokens <= held.context_tokens:
        held = replace(held, context_tokens=context_tokens)
    return held == pair


def _choice_named(wanted_name: str, choices: Sequence[ModelChoice]) -> ModelChoice | None:
    """Return the choice that a client's word stands for; ``None`` if there is none."""
    named = [
        (sureness, choice)
        for choice in choices
        for sureness, names in enumerate(names_of(choice.name))
        if wanted_name in names
    ]
    return min(named, key=itemgetter(0))[1] if named else None


def _not_here(sentence: str, field: str = "model") -> ApiError:
    """Return the refusal of a name; OpenAI, too, says 404 of a model that is there for something else."""
    return ApiError(404, sentence, field=field, code="model_not_found")


def window_defaults(paths: Paths, settings: Settings, pair: LoadPair | None) -> Defaults:
    """Return what a window's settings and its pair say; the pair's name is looked up on the disk."""
    return Defaults(
        first=None if pair is None else _choice_of(pair, paths),
        loading=LoadOptions(
            settings.context_tokens, settings.threads, settings.gpu_layers, parallel=settings.parallel or 0
        ),
        usual=SpeculationOptions(settings.mode, settings.draft_max, settings.draft_min, settings.draft_p_min),
        memory_share=settings.memory_for_chats / 100,
        manages_models=settings.api_manages_models,
        window=THIS_PROGRAM,
    )


def _choice_of(pair: LoadPair, paths: Paths) -> ModelChoice:
    starter = is_starter_pair(pair.target, pair.draft)
    return ModelChoice(
        name=STARTER_PAIR if starter else name_for_clients(pair.target, paths),
        target=pair.target,
        draft=pair.draft,
        pauses=not starter,
        own=own_reply_settings(pair.target),
        path=Library(paths).find(pair.target),
        pair=pair,
    )
