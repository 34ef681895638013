"""A reply while it is written."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import suppress
from types import TracebackType
from typing import Self

from app.api.job_events import JobEvents
from app.api.outputs import RequestOutput, StreamChunk
from app.engine.events import Finished, Notice, Repeating, RoundDone
from app.errors import AppError, BugError
from app.speculation.trace import Trace


class ReplyStream(Iterator[StreamChunk]):
    """The rounds of one reply, as they come. Leaving it early, by ``close`` or the end of ``with``, ends the reply."""

    def __init__(self, events: JobEvents, output_of: Callable[[Trace, tuple[str, ...]], RequestOutput]) -> None:
        self._events = events
        self._output_of = output_of
        self._notices: list[str] = []
        self._over = False
        self.output: RequestOutput | None = None
        """The whole reply with its figures, once it is over; what there is of it, where it was left early."""

    def __iter__(self) -> Self:
        return self

    def __next__(self) -> StreamChunk:
        """Wait for the next round and return it.

        Raises:
            StopIteration: the reply is over, and :attr:`output` is there.
            WorldError: it cannot be written; the sentence says why.
        """
        if self._over:
            raise StopIteration
        try:
            return self._next_chunk()
        except BaseException:
            # After an interrupted wait the reply goes on: `close` still ends it.
            self._over = self._events.over
            raise

    def _next_chunk(self) -> StreamChunk:
        for event in self._events:
            match event:
                case RoundDone(round=round_):
                    return StreamChunk(round_.text, round_)
                case Notice(sentence=sentence):
                    self._notices.append(sentence)
                case Repeating(ended=True):
                    self._notices.append(event.sentence)
                case Finished(trace=trace):
                    self.output = self._output_of(trace, tuple(self._notices))
                    raise StopIteration
                case _:
                    pass
        raise BugError("A reply ended without a word.")

    def close(self) -> None:
        """End the reply now; what was written until then is in :attr:`output`."""
        self._events.cancel()
        with suppress(AppError):  # nobody asked for more of it
            for _ in self:
                pass

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
