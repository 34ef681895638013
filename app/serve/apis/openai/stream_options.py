"""What a stream of OpenAI's tells besides the reply."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from app.serve.apis.openai.openai_chunks import RunningTimings, stats, timings, told_rounds
from app.speculation.trace import Round, Summary


@dataclass(frozen=True, slots=True)
class StreamOptions:
    """Options for what a stream tells besides the reply."""

    logprobs: bool = False
    top: int = 0
    usage: bool = False
    timings: bool = False
    progress: bool = False
    rounds: bool = False
    thoughts: bool = True
    """Whether what was thought is told apart from the answer."""
    stats: bool = False
    """Whether to tell LM Studio's readout, for clients that named a draft as LM Studio's do."""

    def with_rounds(self, running: RunningTimings, rounds: Sequence[Round]) -> dict[str, Any]:
        """Count rounds; return what the chunk with their text tells besides."""
        extra: dict[str, Any] = {}
        if self.progress and (read := running.prompt_read()) is not None:
            extra["prompt_progress"] = read
        running.add(rounds)
        if self.timings:
            extra["timings"] = running.timings
        if self.rounds:
            extra["draftlight"] = told_rounds(rounds)
        return extra

    def with_end(self, summary: Summary) -> dict[str, Any]:
        """Return what the last chunk of a reply tells besides."""
        extra: dict[str, Any] = {"timings": timings(summary)}
        if self.stats:
            extra["stats"] = stats(summary)
        return extra
