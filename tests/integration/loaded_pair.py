"""A pair as the engine's thread has it, for what no command tells: what each model read, and what is kept."""

from __future__ import annotations

from app.engine.commands import Generate, LoadPair
from app.engine.events import Event
from app.engine.loading.loading import PairLoader
from app.engine.memory_texts import MemoryTexts
from app.engine.pair import Pair
from app.engine.reply import write_reply
from app.llama.context import Context, StopFlag
from app.models.library.model_library import Library
from app.paths import Paths
from app.speculation.trace import Trace
from tests.fakes.tried_files import TriedFiles


class LoadedPair:
    """Load it, and close it when it is not needed any more.

    Args:
        paths: where the models lie.
        command: which of them to load, and how.
    """

    def __init__(self, paths: Paths, command: LoadPair) -> None:
        self.texts = MemoryTexts()
        library = Library(paths)
        library.trials = TriedFiles(paths.trials)
        self.pair: Pair = PairLoader(
            0,
            command,
            sink=lambda _event: None,
            models=library,
            stop=StopFlag(),
            is_cancelled=lambda: False,
            devices=lambda: (),
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
        events: list[Event] = []
        return write_reply(self.pair, command, 1, events.append, lambda: False)

    def close(self) -> None:
        self.pair.close()
