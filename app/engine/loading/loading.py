"""From two references to a loaded pair: find the files, see that they fit, choose where they compute, load them."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path

from app.engine.commands import LoadPair
from app.engine.events import Notice, Part, Preparing
from app.engine.loading.file_trials import SecondChance
from app.engine.loading.model_file import ModelFile
from app.engine.loading.model_loader import ModelLoader
from app.engine.loading.model_source import ModelSource
from app.engine.loading.offload import (
    draft_layers,
    own_guess_bytes,
    target_layers,
)
from app.engine.loading.other_computers import NamedMemory, OtherComputers
from app.engine.loading.vision import opener, projector_for
from app.engine.memory_texts import MemoryTexts
from app.engine.pair import Draft, LoadedModel, OwnLayers, Pair
from app.engine.pictures import OpenProjector
from app.engine.port import EventSink
from app.errors import AppError, IncompatibleDraft, ModelFileError
from app.language import tr
from app.llama.context import Context, StopFlag
from app.llama.heads.guessing_context import GuessingContext
from app.llama.heads.kinds import kind_of_head
from app.llama.heads.own_layers import OwnLayersContext
from app.llama.model import LoadCancelled, Model
from app.llama.quantize import quantize
from app.llama.templates.jinja import MOST_SOURCE
from app.llama.templates.template import early_service
from app.llama.trials.processor import settle
from app.llama.trials.trial import TrialCancelled
from app.models.gguf.compatibility import compare, no_writer, numbers_problem, require_loadable, takes_no_draft
from app.models.gguf.header import read_header, unreadable
from app.models.gguf.heads import no_layers_to_guess_with
from app.models.gguf.projectors import senses_of
from app.models.gguf.weights import guess_bytes
from app.models.library.starter import packaged_file
from app.references import OWN_LAYERS, STARTER_PREFIX
from app.speculation.language_model import Interrupted

log = logging.getLogger("draftlight.engine")

Devices = Callable[[], Sequence[NamedMemory]]
"""The graphics devices as they are now; see :func:`app.llama.devices.graphics_devices`."""


class PairLoader:
    """One load. Runs on the engine's thread.

    Args:
        job: its number, for events.
        command: what to load.
        sink: receives progress and notices.
        models: finds the files.
        stop: ends a decode when the job is cancelled.
        is_cancelled: asked again and again.
        devices: the graphics devices there are.
        texts: what there is to guess from besides the conversation.
    """

    def __init__(
        self,
        job: int,
        command: LoadPair,
        *,
        sink: EventSink,
        models: ModelSource,
        stop: StopFlag,
        is_cancelled: Callable[[], bool],
        devices: Devices,
        texts: MemoryTexts | None = None,
    ) -> None:
        self._job = job
        self._command = command
        self._sink = sink
        self._models = models
        self._stop = stop
        self._is_cancelled = is_cancelled
        self._devices = devices
        self._texts = texts
        self._projector: Path | None = None
        self._trials = SecondChance(models.trials) if command.tries_again else models.trials
        self._loader = ModelLoader(job, command, sink=sink, trials=self._trials, stop=stop, is_cancelled=is_cancelled)

    def load(self) -> Pair:
        """Load target and draft.

        Raises:
            LoadCancelled: on request; nothing stays in memory.
            AppError: the target cannot be used, or the draft, where the command is strict about it.
        """
        self._settle_processor()
        target = self._find("target", self._command.target)
        if target.is_head:
            raise ModelFileError(no_writer(target.header) or "")
        if not self._command.rpc_servers:
            self._projector = projector_for(target.path, self._command.projector)
            self._loader.sees = self._projector is not None
        draft, problem = self._find_draft(target)
        if draft is None and problem is None:
            target, problem = self._with_own_layers(target)
        if self._command.rpc_servers:
            return self._load_over_several(target, draft, problem)
        layers = self._target_layers(target, draft)
        if draft is not None and draft.is_head:
            draft, problem = self._tried_head(target, draft, layers)
        if target.own_layers:
            target, problem = self._tried_own_layers(target, layers)
        pair = self._load_target(target, layers)
        pair.draft_problem = problem
        try:
            self._loader.go_on()
            if draft is not None:
                self._add_draft(pair, target, draft)
            elif target.own_layers:
                self._add_own_layers(pair, target)
        except BaseException:
            pair.close()
            raise
        return pair

    def _load_over_several(self, target: ModelFile, draft: ModelFile | None, problem: str | None) -> Pair:
        """Load the target over several computers, and the draft here. This process may end with any of them."""
        if target.own_layers or (draft is not None and draft.is_head):
            name = draft.name if draft is not None else tr("What the model guesses with by itself")
            problem = self._without_draft(
                IncompatibleDraft(tr("{name} works only where the model is on one computer.", name=name))
            )
            target, draft = replace(target, own_layers=False), None
        others = OtherComputers(self._command, target, draft, self._devices())
        self._notice(others.split.words(target.name))
        self._loader.places = others.places
        pair = self._load_target(target, others.split.on_devices)
        pair.draft_problem, pair.split = problem, others.split.words(target.name)
        try:
            self._loader.go_on()
            if draft is not None:
                self._add_draft(pair, target, draft)
        except BaseException:
            pair.close()
            raise
        return pair

    def _load_target(self, target: ModelFile, gpu_layers: int) -> Pair:
        template = _template_in(self._command.chat_template)
        renderer = early_service(template or target.header.chat_template)
        try:
            loaded = self._loader.load_generator(target, gpu_layers)
            try:
                self._loader.go_on()
                open_projector = self._projector_opener(target, loaded)
                return Pair(
                    loaded,
                    self._texts,
                    renderer=renderer,
                    cancelled=self._is_cancelled,
                    chat_template=template,
                    open_projector=open_projector,
                    senses=frozenset() if self._projector is None else senses_of(self._projector),
                )
            except BaseException:
                loaded.close()
                raise
        except Interrupted:
            renderer.close()
            raise LoadCancelled from None
        except BaseException:
            renderer.close()
            raise

    def _projector_opener(self, target: ModelFile, loaded: LoadedModel[Context]) -> OpenProjector | None:
        path = self._projector
        if path is None:
            return None
        return opener(path, target, loaded, trials=self._trials, threads=self._loader.threads, stop=self._stop)

    def _settle_processor(self) -> None:
        """Choose llama.cpp's libraries for this computer, before the first of them is loaded."""
        try:
            settle(self._models.processor, packaged_file(), self._is_cancelled)
        except TrialCancelled:
            raise LoadCancelled from None
        except ModelFileError as error:  # the sample is missing: ggml's own choice has to do
            log.info("processor variants not tried: %s", error)

    def _find(self, part: Part, reference: str) -> ModelFile:
        path = self._models.obtain(
            reference,
            quantize,
            self._is_cancelled,
            lambda fraction: self._sink(Preparing(self._job, reference, fraction)),
        )
        if path is None or self._is_cancelled():
            raise LoadCancelled
        header = read_header(path)
        require_loadable(path, header)
        return ModelFile(part, path, header, reference.startswith(STARTER_PREFIX))

    def _find_draft(self, target: ModelFile) -> tuple[ModelFile | None, str | None]:
        """Return the draft's file if it can be used; else why not, unless the command is strict."""
        if self._command.draft in {None, OWN_LAYERS}:
            return None, None
        try:
            draft = self._find("draft", self._command.draft)
            verdict = compare(target.header, draft.header)
            if not verdict.ok:
                raise IncompatibleDraft(verdict.reason)
            if (damage := numbers_problem(draft.path, draft.header)) is not None:
                raise ModelFileError(damage)
        except AppError as error:
            return None, self._without_draft(error)
        return draft, None

    def _with_own_layers(self, target: ModelFile) -> tuple[ModelFile, str | None]:
        """Return the target as it is to be loaded; why it cannot guess for itself, if that was asked for."""
        command = self._command
        reason = no_layers_to_guess_with(target.header) or takes_no_draft(target.header) or None
        if command.draft == OWN_LAYERS and reason is not None:
            return target, self._without_draft(IncompatibleDraft(reason))
        uses_own_layers = command.draft == OWN_LAYERS or (command.guesses and command.own_layers)
        return replace(target, own_layers=uses_own_layers and reason is None), None

    def _tried_own_layers(self, target: ModelFile, layers: int) -> tuple[ModelFile, str | None]:
        """Return the target, to guess for itself if that was tried out; else without these layers, and why."""
        try:
            self._loader.require_tried(target, layers, target)
        except AppError as error:
            log.info("own layers not used: %s", error)
            sentence = error.sentence
            if isinstance(error, ModelFileError):
                sentence = tr(
                    "The layers that {name} has to guess with are damaged, or too new for this version.",
                    name=target.name,
                )
            if self._command.draft == OWN_LAYERS:
                self._without_draft(IncompatibleDraft(sentence))
            return replace(target, own_layers=False), sentence
        return target, None

    def _add_own_layers(self, pair: Pair, target: ModelFile) -> None:
        loaded = pair.target
        try:
            context = OwnLayersContext(
                loaded.model,
                loaded.context,
                context_tokens=loaded.context.context_tokens,
                threads=self._loader.threads,
                stop=self._stop,
            )
        except AppError as error:
            pair.draft_problem = self._without_draft(error)
            return
        share = own_guess_bytes(target.header, target.size_bytes)
        pair.add_draft(OwnLayers(loaded.model, context, "its own layers", loaded.gpu_layers, share))

    def _tried_head(self, target: ModelFile, head: ModelFile, layers: int) -> tuple[ModelFile | None, str | None]:
        """Return the head if it was tried out with its target; else why it cannot be used, or raise if that is strict.

        That comes before the target is loaded: side by side, the two processes might need the memory twice.
        """
        try:
            self._loader.require_tried(target, layers, head)
        except AppError as error:
            return None, self._without_draft(error)
        return head, None

    def _add_draft(self, pair: Pair, target: ModelFile, draft: ModelFile) -> None:
        try:
            if not pair.target.can_take_back:
                raise IncompatibleDraft(
                    tr("{name} cannot take words back, so guesses cannot be checked.", name=pair.target.name)
                )
            loaded: Draft
            loaded = (
                self._head(pair, target, draft)
                if draft.is_head
                else self._loader.load_generator(draft, self._draft_layers(draft))
            )
            pair.add_draft(loaded)  # before anything can fail, so that it is freed with the pair
            if not loaded.can_take_back:
                pair.drop_draft()
                raise IncompatibleDraft(
                    tr("{name} cannot take words back, so it cannot be used as a draft.", name=loaded.name)
                )
        except AppError as error:
            pair.draft_problem = self._without_draft(error)

    def _without_draft(self, error: AppError) -> str:
        if self._command.strict_draft:
            raise error
        log.info("draft not used: %s", error)
        return error.sentence

    def _target_layers(self, target: ModelFile, draft: ModelFile | None) -> int:
        """Return how many layers of the target go to devices: those asked for, or as many as fit beside the draft."""
        layers_asked, tokens = self._command.gpu_layers, self._command.context_tokens
        devices = self._devices()
        if not devices:
            if layers_asked:
                self._notice(tr("No graphics card can be used here, so the processor computes all layers."))
            return 0
        layers = target.layers(tokens)
        if layers_asked is not None:
            return min(layers_asked, layers.count)
        beside = draft.layers(tokens) if draft is not None else None
        return target_layers(devices, layers, beside, self._command.draft_gpu_layers)

    def _draft_layers(self, draft: ModelFile) -> int:
        """Return how many of the draft's, from what the loaded target left free."""
        devices = self._devices()
        if not devices:
            return 0
        layers, layers_asked = draft.layers(self._command.context_tokens), self._command.draft_gpu_layers
        return min(layers_asked, layers.count) if layers_asked is not None else draft_layers(devices, layers)

    def _head(self, pair: Pair, target: ModelFile, head: ModelFile) -> LoadedModel[GuessingContext]:
        """Load a head or an assistant, where its target is: it may read the target's own weights and cache."""
        on_device = pair.target.gpu_layers > 0
        self._loader.require_tried(target, pair.target.gpu_layers, head)
        share = guess_bytes(head.header, head.size_bytes, target.header, target.size_bytes)

        def opened(model: Model) -> LoadedModel[GuessingContext]:
            tokens = pair.target.context.context_tokens
            context = kind_of_head(model)(
                model, pair.target.context, context_tokens=tokens, threads=self._loader.threads, stop=self._stop
            )
            try:
                return LoadedModel(model, context, head.name, layers, share)
            except BaseException:
                context.close()
                raise

        layers = head.layers(self._command.context_tokens).count if on_device else 0
        return self._loader.load(head, layers, opened)

    def _notice(self, sentence: str) -> None:
        self._sink(Notice(self._job, sentence))


def _template_in(template: str | Path | None) -> str | None:
    """Return the chat template that a person gave.

    Raises:
        ModelFileError: its file cannot be read.
    """
    if not isinstance(template, Path):
        return template
    try:
        with template.open("rb") as file:
            return file.read(MOST_SOURCE + 1).decode("utf-8", "replace")
    except OSError as error:
        raise unreadable(template, error) from error
