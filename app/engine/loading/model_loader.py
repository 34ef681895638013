"""One model's weights from the disk into memory: how far that is, where its layers go, and what reads with them."""

from __future__ import annotations

import logging
from collections.abc import Callable

from app.engine.commands import LoadPair
from app.engine.events import LoadProgress, Notice
from app.engine.loading.file_trials import require_tried
from app.engine.loading.hardware import compute_threads
from app.engine.loading.model_file import ModelFile
from app.engine.loading.model_source import TrialStore
from app.engine.loading.offload import with_fewer_layers
from app.engine.pair import LoadedModel, Reading
from app.engine.port import EventSink
from app.errors import ModelFileError
from app.language import tr
from app.llama.attention import draft_attention, target_attention
from app.llama.context import Context, StopFlag, no_chat_model
from app.llama.model import LayerPlacement, LoadCancelled, Model
from app.llama.weights.file_pages import FilePages, LostFile
from app.models.gguf.file_names import shards_here
from app.models.gguf.fit import copies
from app.speculation.language_model import BrokenModel, Interrupted

log = logging.getLogger("draftlight.engine")

_PROGRESS_STEP = 0.01


class ModelLoader:
    """Loads the models of a pair, one after the other. Runs on the engine's thread.

    Args:
        job: its number, for events.
        command: how to load.
        sink: receives progress and notices.
        trials: which files were tried in a child process.
        stop: ends a decode when the job is cancelled.
        is_cancelled: asked again and again.
    """

    def __init__(
        self,
        job: int,
        command: LoadPair,
        *,
        sink: EventSink,
        trials: TrialStore,
        stop: StopFlag,
        is_cancelled: Callable[[], bool],
    ) -> None:
        self._job = job
        self._command = command
        self._sink = sink
        self._trials = trials
        self._stop = stop
        self._is_cancelled = is_cancelled
        self.places: LayerPlacement | None = None
        """Place of each part of the target, if it computes on several computers."""
        self.sees = False
        """True if pictures are shown to the target."""

    @property
    def threads(self) -> int:
        """The number of threads that compute: the one asked for, or the one that suits this computer."""
        return self._command.threads or compute_threads()

    def require_tried(self, file: ModelFile, gpu_layers: int, head: ModelFile | None = None) -> None:
        """Have a file tried in a child process first; see :func:`app.engine.loading.file_trials.require_tried`."""
        require_tried(self._trials, file, gpu_layers, self._is_cancelled, head)

    def go_on(self) -> None:
        """Stop here if the job was cancelled: the steps of a load themselves cannot be stopped."""
        if self._is_cancelled():
            raise LoadCancelled

    def load_generator(self, file: ModelFile, gpu_layers: int) -> LoadedModel[Context]:
        """Load a model that writes or guesses text, with fewer layers on the device where so many do not work."""
        if self.places is not None and file.part == "target":
            # Not tried out before: it may be too large for one computer, and a crash costs this process alone.
            return self.load(file, gpu_layers, lambda model: self._open(file, model, gpu_layers))
        loaded = with_fewer_layers(gpu_layers, lambda layers: self._load_layers(file, layers))
        if loaded.gpu_layers < gpu_layers:
            self._sink(Notice(self._job, _fewer_layers_words(loaded.name, loaded.gpu_layers)))
        log.info("%s: %d layers on a device", file.path.name, loaded.gpu_layers)
        return loaded

    def _load_layers(self, file: ModelFile, gpu_layers: int) -> LoadedModel[Context]:
        self.require_tried(file, gpu_layers)
        return self.load(file, gpu_layers, lambda model: self._open(file, model, gpu_layers))

    def load(
        self, file: ModelFile, gpu_layers: int, opened: Callable[[Model], LoadedModel[Reading]]
    ) -> LoadedModel[Reading]:
        """Load a file's weights.

        Args:
            file: what to load.
            gpu_layers: how many of its layers are put on a device.
            opened: makes the context that reads with these weights.

        Raises:
            LoadCancelled: on request; nothing stays in memory.
            ModelFileError: the numbers in the file are no use.
        """
        shown = -1.0

        def progress(fraction: float) -> None:
            nonlocal shown
            if fraction - shown >= _PROGRESS_STEP:
                shown = fraction
                self._sink(LoadProgress(self._job, file.part, fraction))

        model = Model(
            file.path,
            gpu_layers=gpu_layers,
            mapped=file.is_read_in_place,
            pages=FilePages(shards_here(file.path), self._stop.raise_) if file.is_read_in_place else None,
            own_layers=file.own_layers,
            places=self.places if file.part == "target" else None,
            progress=progress,
            cancelled=self._is_cancelled,
        )
        try:
            return opened(model)
        except Interrupted:  # cancelled during the trial decode, the last step of a load
            model.close()
            raise LoadCancelled from None
        except LostFile as lost:
            model.close()
            raise ModelFileError(str(lost)) from lost
        except BrokenModel as broken:
            model.close()
            raise ModelFileError(tr("{name} cannot be used: {broken}", name=file.path.name, broken=broken)) from broken
        except BaseException:
            model.close()
            raise

    def _open(self, file: ModelFile, model: Model, gpu_layers: int) -> LoadedModel[Context]:
        if not model.is_generator:
            raise no_chat_model(model)
        self.go_on()  # what comes next takes long on a large context
        room = min(self._command.context_tokens, model.trained_context_tokens or self._command.context_tokens)
        kind = target_attention(on_device=model.on_device, sees=self.sees)
        if file.part == "draft":
            kind = draft_attention(heads=model.heads, context_tokens=room, on_device=model.on_device)
        context = Context(
            model, context_tokens=room, threads=self.threads, stop=self._stop, kind=kind, copies=self._copies(file)
        )
        try:
            return LoadedModel(model, context, file.name, gpu_layers)
        except BaseException:
            context.close()
            raise

    def _copies(self, file: ModelFile) -> int:
        """Return how many copies of the target's running state to keep, so that wrong guesses can be taken back."""
        if file.part == "draft" or not self._command.guesses:
            return 0
        return copies(file.header, file.size_bytes)


def _fewer_layers_words(name: str, layers: int) -> str:
    help_words = tr("It may help to close programs that use the card, or to set fewer GPU layers.")
    if not layers:
        outcome = tr("{name} could not be loaded on the graphics card as planned, so the processor runs it.", name=name)
    else:
        outcome = tr(
            "{name} could not be loaded on the graphics card as planned, so only {count} of its layers run there.",
            name=name,
            count=layers,
        )
    return f"{outcome} {help_words}"
