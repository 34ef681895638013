"""A pair as the engine's thread has it, for what no command tells: what each model read, and what is kept."""

from __future__ import annotations

from collections.abc import Sequence

from app.engine.commands import Generate, LoadPair
from app.engine.events import Event
from app.engine.loading.loading import PairLoader
from app.engine.memory_texts import MemoryTexts
from app.engine.pair import Pair
from app.engine.reply import write_reply
from app.llama.context import Context, StopFlag
from app.llama.devices import Device
from app.models.library.model_library import Library
from app.paths import Paths
from app.speculation.trace import Trace
from tests.fakes.tried_files import TriedFiles


class LoadedPair:
    """Load it, and close it when it is not needed any more.

    Args:
        paths: where the models lie.
        command: which of them to load, and how.
        devices: the graphics cards there are.
        tries_files: whether a file is first loaded in a child process.
    """

    def __init__(
        self, paths: Paths, command: LoadPair, *, devices: Sequence[Device] = (), tries_files: bool = False
    ) -> None:
        self.events: list[Event] = []
        self.texts = MemoryTexts()
        library = Library(paths)
        if not tries_files:
            library.trials = TriedFiles(paths.trials)
        self.pair: Pair = PairLoader(
            0,
            command,
            sink=self.events.append,
            models=library,
            stop=StopFlag(),
            is_cancelled=lambda: False,
            devices=lambda: tuple(devices),
            texts=self.texts,
        ).load()
        self.pair.learn_from(None)

    @property
    def target(self) -> Context:
        return self.pair.target.context

    @property
    def draft(self) -> Context:
        assert self.pair.draft is not None
        assert isinstance(self.pair.draft.context, Context)
        return self.pair.draft.context

    def generate(self, command: Generate) -> Trace:
        return write_reply(self.pair, command, 1, self.events.append, lambda: False)

    def close(self) -> None:
        self.pair.close()
