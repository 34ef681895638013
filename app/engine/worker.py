"""What the engine's thread does: load a pair, write replies with it, free it."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from app.engine.commands import Generate, LoadPair
from app.engine.events import Cancelled, Event, Finished, Loaded, LoadProgress, ModelFacts, Part, Preparing
from app.engine.hardware import compute_threads
from app.engine.pair import Pair, Side
from app.engine.port import EventSink
from app.engine.reply import write_reply
from app.engine.source import ModelSource
from app.errors import AppError, IncompatibleDraft, ModelFileError
from app.llama.context import Context, StopFlag, no_chat_model
from app.llama.model import LoadCancelled, Model
from app.llama.processor import settle
from app.llama.quantize import quantize
from app.llama.trial import TrialCancelled, try_out
from app.models.compatibility import compare
from app.models.gguf_header import read_header, unreadable
from app.models.names import name_in_words
from app.models.starter import packaged_file
from app.speculation.model import BrokenModel, Interrupted

log = logging.getLogger("draftlight.engine")

_PROGRESS_STEP = 0.01


class Worker:
    """Lives on the engine's thread, as long as the program."""

    def __init__(self, sink: EventSink, models: ModelSource, is_cancelled: Callable[[int], bool]) -> None:
        self._sink = sink
        self._models = models
        self._is_cancelled = is_cancelled
        self._pair: Pair | None = None
        self._lesson_key = ""
        self.stop = StopFlag()

    def load(self, job: int, command: LoadPair) -> Event:
        """Load target and draft; the terminal event to send."""
        self.unload()
        begun = time.perf_counter()
        try:
            pair = self._load(job, command)
        except LoadCancelled:
            return Cancelled(job)
        self._pair = pair
        self._lesson_key = _lesson_key(pair, command)
        pair.learn_from(self._models.lessons.get(self._lesson_key))
        self._models.uses.note(pair.target.path, pair.draft.path if pair.draft else None)
        return Loaded(
            job,
            target=_facts(pair.target, command.target),
            draft=_facts(pair.draft, command.draft) if pair.draft and command.draft else None,
            draft_problem=pair.draft_problem,
            context_tokens=pair.target.context.context_tokens,
            load_ms=(time.perf_counter() - begun) * 1000,
        )

    def generate(self, job: int, command: Generate) -> Event:
        """Write one reply; the terminal event to send."""
        if self._pair is None:
            raise ModelFileError("No model is loaded yet. Choose one first.")
        trace = write_reply(self._pair, command, job, self._sink, lambda: self._is_cancelled(job))
        return Finished(job, trace)

    def unload(self) -> None:
        pair, self._pair = self._pair, None
        if pair is not None:
            try:
                self._models.lessons.put(self._lesson_key, pair.lessons.to_json())
            finally:  # whatever fails, the memory comes back and another pair can be loaded
                pair.close()

    def close(self) -> None:
        self.unload()

    def _load(self, job: int, command: LoadPair) -> Pair:
        self._settle_processor(job)
        threads = command.threads or compute_threads()
        path = self._obtain(job, command.target)
        place = _Place(command.context_tokens, command.gpu_layers, threads)
        target = self._side(job, "target", path, place)
        try:
            pair = Pair(target)
        except BaseException:
            target.close()
            raise
        try:
            if command.draft is not None:
                self._add_draft(pair, job, command, command.draft, threads)
        except BaseException:
            pair.close()
            raise
        return pair

    def _add_draft(self, pair: Pair, job: int, command: LoadPair, draft: str, threads: int) -> None:
        """Load the draft; what makes it useless is a reason to tell, or an error if the caller wants it so."""
        try:
            if not pair.target.can_take_back:
                raise IncompatibleDraft(
                    f"{pair.target.name} cannot take words back, so guesses cannot be checked; it runs without a draft."
                )
            path = self._obtain(job, draft)
            verdict = compare(read_header(pair.target.path), read_header(path))
            if not verdict.ok:
                raise IncompatibleDraft(verdict.reason)
            place = _Place(command.context_tokens, command.draft_gpu_layers, threads)
            side = self._side(job, "draft", path, place)
            pair.add_draft(side)  # before anything can fail, so that it is freed with the pair
            if not side.can_take_back:
                pair.drop_draft()
                raise IncompatibleDraft(f"{side.name} cannot take words back, so it cannot be used as a draft.")
        except AppError as error:
            if command.strict_draft:
                raise
            log.info("draft not used: %s", error)
            pair.draft_problem = error.sentence

    def _settle_processor(self, job: int) -> None:
        """Choose llama.cpp's libraries for this computer, before the first of them is loaded."""
        try:
            settle(self._models.processor, packaged_file(), lambda: self._is_cancelled(job))
        except TrialCancelled:
            raise LoadCancelled from None
        except ModelFileError as error:  # the sample is missing: ggml's own choice has to do
            log.info("processor variants not tried: %s", error)

    def _obtain(self, job: int, reference: str) -> Path:
        path = self._models.obtain(
            reference,
            quantize,
            lambda: self._is_cancelled(job),
            lambda fraction: self._sink(Preparing(job, reference, fraction)),
        )
        if path is None or self._is_cancelled(job):
            raise LoadCancelled
        return path

    def _side(self, job: int, part: Part, path: Path, place: _Place) -> Side:
        shown = -1.0

        def progress(fraction: float) -> None:
            nonlocal shown
            if fraction - shown >= _PROGRESS_STEP:
                shown = fraction
                self._sink(LoadProgress(job, part, fraction))

        gpu_layers = place.gpu_layers if place.gpu_layers is not None else -1
        self._require_tried(job, path, gpu_layers)
        model = Model(
            path,
            gpu_layers=gpu_layers,
            progress=progress,
            cancelled=lambda: self._is_cancelled(job),
        )
        try:
            return self._open(model, place)
        except Interrupted:  # cancelled during the trial decode, the last step of a load
            model.close()
            raise LoadCancelled from None
        except BrokenModel as broken:
            model.close()
            raise ModelFileError(f"{path.name} cannot be used: {broken}") from broken
        except BaseException:
            model.close()
            raise

    def _open(self, model: Model, place: _Place) -> Side:
        if not model.is_generator:
            raise no_chat_model(model)
        name = name_in_words(read_header(model.path), model.path)
        room = min(place.context_tokens, model.trained_context_tokens or place.context_tokens)
        context = Context(model, context_tokens=room, threads=place.threads, stop=self.stop)
        try:
            return Side(model, context, name)
        except BaseException:
            context.close()
            raise

    def _require_tried(self, job: int, path: Path, gpu_layers: int) -> None:
        """Make sure that loading the file does not crash: by memory, or by trying it in a child process."""
        try:
            trial = self._models.trials.recall(path)
            if trial is None:
                problem = try_out(path, gpu_layers=gpu_layers, cancelled=lambda: self._is_cancelled(job))
                self._models.trials.remember(path, problem)
            else:
                problem = trial.problem
        except TrialCancelled:
            raise LoadCancelled from None
        except OSError as error:  # deleted or unplugged since it was found
            raise unreadable(path, error) from error
        if problem is not None:
            raise ModelFileError(problem)


@dataclass(frozen=True, slots=True)
class _Place:
    """Where and how large a model's context is to be."""

    context_tokens: int
    gpu_layers: int | None
    threads: int


def _lesson_key(pair: Pair, command: LoadPair) -> str:
    """What passes cost depends on the files, the threads and the layers on a device."""
    files = [f"{side.path.name} {side.model.size_bytes}" for side in (pair.target, pair.draft) if side is not None]
    places = command.threads or compute_threads(), command.gpu_layers, command.draft_gpu_layers
    return "|".join([*files, *map(str, places)])


def _facts(side: Side, reference: str) -> ModelFacts:
    return ModelFacts(
        reference=reference,
        name=side.name,
        size_bytes=side.model.size_bytes,
        parameters=side.model.parameters,
        vocabulary_tokens=side.model.vocabulary.size,
        trained_context_tokens=side.model.trained_context_tokens,
    )
