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
from app.llama.context import Context, StopFlag
from app.llama.model import LoadCancelled, Model
from app.llama.quantize import quantize
from app.llama.trial import TrialCancelled, try_out
from app.models.compatibility import compare
from app.models.gguf_header import read_header
from app.models.names import name_in_words

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
        if self._pair is not None:
            self._models.lessons.put(self._lesson_key, self._pair.lessons.to_json())
            self._pair.close()
            self._pair = None

    def close(self) -> None:
        self.unload()

    def _load(self, job: int, command: LoadPair) -> Pair:
        threads = command.threads or compute_threads()
        path = self._obtain(job, command.target)
        place = _Place(command.context_tokens, command.gpu_layers, threads)
        target = self._side(job, "target", path, place)
        pair = Pair(target)
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
            if not side.can_take_back:
                side.close()
                raise IncompatibleDraft(f"{side.name} cannot take words back, so it cannot be used as a draft.")
            pair.add_draft(side)
        except AppError as error:
            if command.strict_draft:
                raise
            log.info("draft not used: %s", error)
            pair.draft_problem = error.sentence

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
            _require_generator(model)
            room = min(place.context_tokens, model.trained_context_tokens or place.context_tokens)
            context = Context(model, context_tokens=room, threads=place.threads, stop=self.stop)
        except BaseException:
            model.close()
            raise
        return Side(model, context, name_in_words(read_header(path), path))

    def _require_tried(self, job: int, path: Path, gpu_layers: int) -> None:
        """Make sure that loading the file does not crash: by memory, or by trying it in a child process."""
        trial = self._models.trials.recall(path)
        if trial is None:
            try:
                problem = try_out(path, gpu_layers=gpu_layers, cancelled=lambda: self._is_cancelled(job))
            except TrialCancelled:
                raise LoadCancelled from None
            self._models.trials.remember(path, problem)
        else:
            problem = trial.problem
        if problem is not None:
            raise ModelFileError(problem)


@dataclass(frozen=True, slots=True)
class _Place:
    """Where and how large a model's context is to be."""

    context_tokens: int
    gpu_layers: int | None
    threads: int


def _require_generator(model: Model) -> None:
    if not model.is_generator:
        raise ModelFileError(f"{model.path.name} is no chat model: it does not write text word by word.")


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
