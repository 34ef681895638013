"""Questions that teach: three where guessing ahead shines, and one where it is hard. No Qt here.

They are the program's own prompts, so that a benchmark and a first look speak of the same text.
"""

from __future__ import annotations

import json
from dataclasses import dataclass

from app.language import number, tr
from app.paths import resources

DARING = 1.5
"""A temperature at which the big model often takes a word that another model would not have guessed. Two copies of one
model, as in the starter pair, still guess each other well: the lesson promises no more than is seen there."""


@dataclass(frozen=True, slots=True)
class TeachingPrompt:
    """A question, and what it shows in plain words."""

    title: str
    lesson: str
    question: str
    temperature: float | None = None
    """For this reply alone; ``None``: as it is set."""


_LESSONS = (
    ("code", tr("Write some code"), tr("Guessing shines: code says the next word well in advance."), None),
    ("list", tr("List the planets"), tr("Guessing shines: in a list every line is built alike."), None),
    ("rewrite", tr("Rewrite a text"), tr("Guessing shines: most of the reply stands in the question already."), None),
    (
        "poem",
        tr("A daring poem"),
        tr(
            "Guessing is hard: at temperature {temperature} (for this reply only) words are a surprise, and more are "
            "missed.",
            temperature=number(DARING, 1),
        ),
        DARING,
    ),
)


def teaching_prompts() -> tuple[TeachingPrompt, ...]:
    """Return the questions where guessing shines, then the one where it does not."""
    stored = json.loads((resources() / "prompts.json").read_text(encoding="utf-8"))
    questions = {entry["kind"]: entry["prompt"] for entry in stored}
    return tuple(
        TeachingPrompt(title, lesson, questions[kind], temperature) for kind, title, lesson, temperature in _LESSONS
    )
