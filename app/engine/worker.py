"""What the engine's thread does: load a pair, write replies with it, free it."""

from __future__ import annotations

import time
from collections.abc import Callable

from app.engine.calibration import calibrate
from app.engine.commands import Generate, LoadPair
from app.engine.events import Cancelled, Event, Finished, Loaded, ModelFacts
from app.engine.hardware import compute_threads
from app.engine.loading import Devices, PairLoader
from app.engine.pair import Draft, OwnLayers, Pair
from app.engine.port import EventSink
from app.engine.recollection import Recollections
from app.engine.reply import write_reply
from app.engine.source import ModelSource
from app.errors import ModelFileError
from app.llama.context import StopFlag
from app.llama.devices import graphics_devices
from app.llama.model import LoadCancelled
from app.references import OWN_LAYERS
from app.speculation.model import Interrupted


class Worker:
    """Lives on the engine's thread, as long as the program."""

    def __init__(
        self,
        sink: EventSink,
        models: ModelSource,
        is_cancelled: Callable[[int], bool],
        devices: Devices = graphics_devices,
        texts: Recollections | None = None,
    ) -> None:
        self._sink = sink
        self._models = models
        self._is_cancelled = is_cancelled
        self._devices = devices
        self._texts = texts
        self._pair: Pair | None = None
        self._lesson_key = ""
        self.stop = StopFlag()

    def load(self, job: int, command: LoadPair) -> Event:
        """Load target and draft; the terminal event to send."""
        self.unload()
        begun = time.perf_counter()
        try:
            pair = PairLoader(
                job,
                command,
                sink=self._sink,
                models=self._models,
                stop=self.stop,
                is_cancelled=lambda: self._is_cancelled(job),
                devices=self._devices,
                texts=self._texts,
            ).load()
        except LoadCancelled:
            return Cancelled(job)
        self._pair = pair
        self._lesson_key = _lesson_key(pair, command)
        pair.learn_from(self._models.lessons.get(self._lesson_key))
        try:
            calibrate(pair)
        except Interrupted:
            self.unload()
            return Cancelled(job)
        draft = None if isinstance(pair.draft, OwnLayers) else pair.draft
        self._models.uses.note(pair.target.path, draft.path if draft else None)
        return Loaded(
            job,
            target=_facts(pair.target, command.target),
            draft=_facts(pair.draft, command.draft or OWN_LAYERS) if pair.draft else None,
            draft_problem=pair.draft_problem,
            context_tokens=pair.target.context.context_tokens,
            load_ms=(time.perf_counter() - begun) * 1000,
            takes_back=pair.target.can_take_back,
        )

    def generate(self, job: int, command: Generate) -> Event:
        """Write one reply; the terminal event to send."""
        if self._pair is None:
            raise ModelFileError("No model is loaded yet. Choose one first.")
        trace = write_reply(self._pair, command, job, self._sink, lambda: self._is_cancelled(job))
        return Finished(job, trace)

    def study(self) -> bool:
        """Take in a small part of the texts to guess from, in a few milliseconds; whether there was anything to do."""
        pair = self._pair
        return pair is not None and pair.target.can_take_back and pair.study.step()

    def unload(self) -> None:
        pair, self._pair = self._pair, None
        if pair is not None:
            try:
                self._models.lessons.put(self._lesson_key, pair.lessons.to_json())
            finally:  # whatever fails, the memory comes back and another pair can be loaded
                pair.close()

    def close(self) -> None:
        self.unload()


def _lesson_key(pair: Pair, command: LoadPair) -> str:
    """What passes cost depends on the files, the threads and the layers on a device."""
    sides = [side for side in (pair.target, pair.draft) if side is not None and not isinstance(side, OwnLayers)]
    files = [f"{side.path.name} {side.model.size_bytes} {side.gpu_layers}" for side in sides]
    files += ["own layers"] * isinstance(pair.draft, OwnLayers)
    return "|".join([*files, str(command.threads or compute_threads())])


def _facts(side: Draft, reference: str) -> ModelFacts:
    return ModelFacts(
        reference=reference,
        name=side.name,
        size_bytes=side.guess_bytes if isinstance(side, OwnLayers) else side.model.size_bytes,
        parameters=side.model.parameters,
        vocabulary_tokens=side.model.vocabulary.size,
        trained_context_tokens=side.model.trained_context_tokens,
        converses=bool(side.model.chat_template),
    )
