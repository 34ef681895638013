"""Replies recorded from real runs of the starter pair, so that the colours speak before any model is there.

``uv run python -m tests.benchmarks.samples`` records them anew.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from app.paths import resources
from app.speculation.trace import Trace
from app.traces.files import read_trace

PREFIX = "sample:"


@dataclass(frozen=True, slots=True)
class Sample:
    """One recorded reply."""

    name: str
    title: str
    """For a button."""
    about: str
    """What there is to see, in one sentence."""
    question: str
    temperature: float
    seed: int
    max_tokens: int

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
        "A list, where guessing shines",
        "What comes next is easy to guess, so nearly every guess is right and the reply comes in long strides.",
        "Write the numbers from one to forty in words, separated by commas.",
        temperature=0.0,
        seed=1,
        max_tokens=128,
    ),
    Sample(
        "code",
        "A function in Python",
        "Code repeats itself; where a name has to be chosen, guesses go wrong.",
        "Write a Python function that returns the n-th Fibonacci number, with a short explanation.",
        temperature=0.8,
        seed=7,
        max_tokens=160,
    ),
    Sample(
        "poem",
        "A poem, where it does not",
        "At a high temperature the big model surprises, so many guesses are wrong and little is gained.",
        "Write an unusual poem about glass, without rhymes.",
        temperature=1.5,
        seed=3,
        max_tokens=120,
    ),
)


def sample_named(reference: str) -> Sample | None:
    """The sample that ``reference`` (such as ``sample:poem``) stands for, if it is one."""
    name = reference.removeprefix(PREFIX) if reference.startswith(PREFIX) else ""
    return next((sample for sample in SAMPLES if sample.name == name), None)
