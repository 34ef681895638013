"""The words below a question that has no reply yet."""

from __future__ import annotations

from dataclasses import dataclass

from app.conversation.status import Phase
from app.engine.commands import LoadPair
from app.language import tr
from app.references import is_starter_pair


@dataclass(frozen=True, slots=True)
class NoReplyYet:
    """The words and buttons below a question without a reply."""

    sentence: str
    ways: bool = False
    """True if the ways to a model are offered."""
    starter: bool = False
    """True if the starter pair is one of them."""
    again: str = ""
    """The button that has it answered, or tried once more; empty where none is needed."""


def no_reply_yet(*, waiting: bool, phase: Phase, writing: bool, pair: LoadPair | None) -> NoReplyYet:
    """Return what to say of the last question, and what to offer.

    Args:
        waiting: it is answered by itself, as soon as it can be.
        phase: what the engine does.
        writing: a reply is being written, perhaps in another chat.
        pair: the models that are chosen.
    """
    if not waiting:
        return NoReplyYet(tr("This question has no reply yet."), again=tr("Answer it"))
    if phase is Phase.LOADING:
        return NoReplyYet(tr("Your question is answered as soon as the models are loaded."))
    if writing:
        return NoReplyYet(tr("Your question is answered after the reply that is being written."))
    if pair is None:
        words = tr("Your question waits for a model, and is answered as soon as one is loaded.")
        return NoReplyYet(words, ways=True, starter=True)
    return NoReplyYet(
        tr("Your question waits, since the models are not loaded. It is answered as soon as they are, or others."),
        ways=True,
        starter=not is_starter_pair(pair.target, pair.draft),  # what did not load is no way
        again=tr("Load them"),
    )
