"""Replies recorded from real runs of the starter pair, so that the colours speak before any model is there.

``uv run python -m tests.benchmarks.samples`` records them anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.language import mark
from app.paths import resources
from app.speculation.trace import Trace
from app.traces.trace_files import read_trace

PREFIX = "sample:"


@dataclass(frozen=True, slots=True)
class Sample:
    """One recorded reply."""

    name: str
    title: str
    """For a button; marked for translation, as what follows is."""
    about: str
    """What there is to see, in one sentence."""
    question: str
    temperature: float
    seed: int
    max_tokens: int
    """Tokens at most: more than the reply needs, which ends by itself."""
    draft_tokens: int
    """Guesses each round. Automatic pacing guesses less where that gains little, and then there is less to see."""

    @property
    def path(self) -> Path:
        return resources() / "samples" / f"{self.name}.json"

    def read(self) -> Trace:
        """The recorded reply.

        Raises:
            TraceFileError: this installation is not whole.
        """
        return read_trace(self.path)


SAMPLES = (
    Sample(
        "list",
        mark("A list"),
        mark("Much of a list is easy to guess: most guesses are right, and many words come at once."),
        "List five reasons to walk every day, with one sentence for each.",
        temperature=0.5,
        seed=3,
        max_tokens=300,
        draft_tokens=9,
    ),
    Sample(
        "code",
        mark("Code"),
        mark("Code says the next word well in advance."),
        "Write a Python function that adds two numbers, with a test.",
        temperature=0.3,
        seed=4,
        max_tokens=300,
        draft_tokens=9,
    ),
    Sample(
        "poem",
        mark("A daring poem"),
        mark("At temperature 2 the big model often takes a word that nobody would guess."),
        "Write an unusual poem of eight lines about glass, without rhymes.",
        temperature=2.0,
        seed=11,
        max_tokens=300,
        draft_tokens=8,
    ),
)


def sample_named(reference: str) -> Sample | None:
    """The sample that ``reference`` (such as ``sample:poem``) stands for, if it is one."""
    name = reference.removeprefix(PREFIX) if reference.startswith(PREFIX) else ""
    return next((sample for sample in SAMPLES if sample.name == name), None)
