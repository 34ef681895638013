"""Worker of the engine's thread: loads a pair, writes replies with it, frees it."""

from __future__ import annotations

import time
from collections.abc import Callable

from app.engine.chat_state_writer import IDLE_S, ChatStateWriter
from app.engine.commands import Generate, LoadPair, Question
from app.engine.conversations.chat_state_folder import ChatStateFolder
from app.engine.events import Answered, Cancelled, Event, Finished, Loaded, ModelFacts
from app.engine.loading.calibration import calibrate
from app.engine.loading.hardware import compute_threads
from app.engine.loading.loading import Devices, PairLoader
from app.engine.loading.model_source import ModelSource
from app.engine.memory_texts import MemoryTexts
from app.engine.pair import Draft, OwnLayers, Pair
from app.engine.port import EventSink
from app.engine.prompts.text_questions import answer
from app.engine.reply import write_reply
from app.errors import ModelFileError
from app.language import tr
from app.llama.context import StopFlag
from app.llama.devices import graphics_devices
from app.llama.model import LoadCancelled
from app.llama.processors.spin_wait import spin_wait
from app.references import OWN_LAYERS
from app.speculation.language_model import Interrupted


class Worker:
    """Lives on the engine's thread, as long as the program."""

    def __init__(
        self,
        sink: EventSink,
        models: ModelSource,
        is_cancelled: Callable[[int], bool],
        *,
        devices: Devices = graphics_devices,
        texts: MemoryTexts | None = None,
        chats: ChatStateFolder | None = None,
        idle_s: float | None = None,
        arrivals: Callable[[], bool] = lambda: False,
    ) -> None:
        self._sink = sink
        self._models = models
        self._is_cancelled = is_cancelled
        self._devices = devices
        self._texts = texts
        self._arrivals = arrivals
        self._pair: Pair | None = None
        self._command: LoadPair | None = None
        """The command that loaded what is in memory, or is to load it again."""
        self._lesson_key = ""
        self.keeper = ChatStateWriter(chats, idle_s=IDLE_S if idle_s is None else idle_s) if chats is not None else None
        """Writes chats to the disk, where the engine keeps them there."""
        self.stop = StopFlag()

    def load(self, job: int, command: LoadPair) -> Event:
        """Load target and draft, and return the terminal event to send."""
        self.unload()
        end = self._load(job, command)
        if isinstance(end, Loaded):
            self._command = command
        return end

    def _load(self, job: int, command: LoadPair) -> Event:
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
        sequences = pair.sequences
        sequences.limit = command.parallel or sequences.limit
        sequences.scheduler.arrivals, sequences.scheduler.lower_stop = self._arrivals, self.stop.lower
        self._lesson_key = _lesson_key(pair, command)
        pair.learn_from(self._models.lessons.get(self._lesson_key))
        try:
            calibrate(pair)
            thinks = pair.template.thinks_by_itself(lambda: self._is_cancelled(job))
        except Interrupted:
            self._free()
            return Cancelled(job)
        finally:
            spin_wait().rest()
        if self.keeper is not None:
            self.keeper.take_up(pair, f"{pair.target.context.context_tokens} {pair.target.context.kind}")
        draft = None if isinstance(pair.draft, OwnLayers) else pair.draft
        self._models.uses.note(pair.target.path, draft.path if draft else None)
        # Now and not at the end alone: the window tells by it how fast other models will be on this computer.
        self._models.lessons.put(self._lesson_key, pair.guessing.lessons.to_json())
        return Loaded(
            job,
            target=_facts(pair.target, command.target),
            draft=_facts(pair.draft, command.draft or OWN_LAYERS) if pair.draft else None,
            draft_problem=pair.draft_problem,
            context_tokens=pair.target.context.context_tokens,
            load_ms=(time.perf_counter() - begun) * 1000,
            takes_back=pair.target.can_take_back,
            split=pair.split,
            thinks=thinks,
            sees=pair.pictures.can_see,
            hears=pair.pictures.can_hear,
            template_problem=pair.template_problem,
            parallel=pair.sequences.most,
        )

    def generate(self, job: int, command: Generate) -> Event:
        """Write one reply, and return the terminal event to send."""
        if self.keeper is not None:
            self.keeper.follow_deletions()
        if (problem := self._load_again(job)) is not None:
            return problem
        try:
            trace = write_reply(self._loaded(), command, job, self._sink, lambda: self._is_cancelled(job))
        finally:
            if self._running() <= 1:
                spin_wait().rest()
                if self.keeper is not None:
                    self.keeper.rest()
        return Finished(job, trace)

    def has_room(self, replies: int) -> bool:
        """Return whether another reply can be begun beside those that are written; see :class:`EngineWorker`."""
        pair = self._pair
        return pair is not None and pair.has_room(replies)

    def begin(self, run: Callable[[], None], command: Generate, is_cancelled: Callable[[], bool]) -> None:
        """Run what writes a reply, until it waits for a pass that it shares with others."""
        if self._pair is None:
            run()
        else:
            self._pair.sequences.scheduler.begin(run, rank=command.rank, is_cancelled=is_cancelled)

    def step(self) -> None:
        """Run the next pass of the replies that wait."""
        if self._pair is not None:
            self._pair.sequences.scheduler.step()

    def abandon(self, error: Exception) -> None:
        """End the replies that wait with an error."""
        if self._pair is not None:
            self._pair.sequences.scheduler.abandon(error)

    def _running(self) -> int:
        return self._pair.sequences.scheduler.running if self._pair is not None else 0

    def answer(self, job: int, question: Question) -> Event:
        """Say how the loaded target splits, joins or frames text; the terminal event to send."""
        if (problem := self._load_again(job)) is not None:
            return problem
        try:
            return Answered(job, answer(self._loaded(), question, lambda: self._is_cancelled(job)))
        except Interrupted:
            return Cancelled(job)

    def _load_again(self, job: int) -> Event | None:
        """Load the pair anew if its file was changed meanwhile; return how the job ends where that does not succeed.

        Raises:
            AppError: likewise; the next job tries again.
        """
        command = self._command
        if command is None or self._running() > 1 or (self._pair is not None and not _has_lost_its_file(self._pair)):
            return None
        self._free()
        end = self._load(job, command)
        return None if isinstance(end, Loaded) else end

    def _loaded(self) -> Pair:
        if self._pair is None:
            raise ModelFileError(tr("No model is loaded yet. Choose one first."))
        return self._pair

    def work_while_idle(self) -> bool:
        """Take in some of the texts to guess from, for a few milliseconds; return whether there were any."""
        pair = self._pair
        return pair is not None and pair.target.can_take_back and pair.guessing.memory_reader.step()

    def unload(self) -> None:
        self._command = None
        self._free()

    def _free(self) -> None:
        pair, self._pair = self._pair, None
        if pair is not None:
            try:
                if self.keeper is not None:
                    self.keeper.leave()
                self._models.lessons.put(self._lesson_key, pair.guessing.lessons.to_json())
            finally:  # whatever fails, the memory comes back and another pair can be loaded
                pair.close()

    def close(self) -> None:
        self.unload()


def _has_lost_its_file(pair: Pair) -> bool:
    pages = pair.target.model.pages
    return pages is not None and pages.lost() is not None


def _lesson_key(pair: Pair, command: LoadPair) -> str:
    """Return the key of a pair's lessons: costs depend on the files, the threads and the layers on a device."""
    models = [model for model in (pair.target, pair.draft) if model is not None and not isinstance(model, OwnLayers)]
    files = [f"{model.path.name} {model.model.size_bytes} {model.gpu_layers}" for model in models]
    files += ["own layers"] * isinstance(pair.draft, OwnLayers)
    files += [pair.split] * bool(pair.split)
    return "|".join([*files, str(command.threads or compute_threads())])


def _facts(model: Draft, reference: str) -> ModelFacts:
    return ModelFacts(
        reference=reference,
        name=model.name,
        size_bytes=model.guess_bytes if isinstance(model, OwnLayers) else model.model.size_bytes,
        parameters=model.model.parameters,
        vocabulary_tokens=model.model.vocabulary.size,
        trained_context_tokens=model.model.trained_context_tokens,
        converses=bool(model.model.chat_template),
        layers_on_cards=model.gpu_layers,
    )
