"""References that stand for the starter models, wherever a model is named: settings, command line, window.

Known to the window before anything that reads models is imported.
"""

from __future__ import annotations

from app.language import tr

STARTER_PREFIX = "starter:"
STARTER_PAIR = "starter"
"""The reference that stands for both models below, and for guessing in every reply: they are there to show it."""
STARTER_TARGET = "starter:f32"
STARTER_DRAFT = "starter:q4_1"
STARTER_HEAD = "starter:eagle3"
"""A head made for that target: it guesses for a tenth of what a whole model takes, and is right half as often. So the
first reply of a new process is quicker with it, and later ones, or those with the starter's own settings, are not."""

_STARTER_MODEL = "SmolLM2 135M Instruct"

OWN_LAYERS = "own-layers"
"""In a draft's place: the layers with which the big model guesses for itself."""

NO_DRAFT = "no-draft"
"""Likewise: nothing guesses, not even the big model's own layers."""


def starter_words(reference: str) -> str:
    """The name that the file behind ``starter:…`` gives itself, known before it is there."""
    if reference == STARTER_HEAD:
        return f"EAGLE-3 head for {_STARTER_MODEL} (Q4_0)"
    return f"{_STARTER_MODEL} ({reference.removeprefix(STARTER_PREFIX).upper()})"


def is_starter_pair(target: str | None, draft: str | None) -> bool:
    """Whether these references are the starter pair's."""
    return (target, draft) == (STARTER_TARGET, STARTER_DRAFT)


def pair_words(target: str, draft: str | None) -> str:
    """The pair in words: X helped by Y, from the models' names."""
    if not draft:
        return target
    base, _, precision = target.rpartition(" (")
    other_base, _, other_precision = draft.rpartition(" (")
    if base and base == other_base:
        return tr(
            "{base}: {target} helped by {draft}",
            base=base,
            target=precision.rstrip(")"),
            draft=other_precision.rstrip(")"),
        )
    return tr("{target} helped by {draft}", target=target, draft=draft)
