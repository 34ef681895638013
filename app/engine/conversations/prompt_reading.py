"""Reading of a prompt by the target: words and pictures, part by part."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.engine.conversations.kept_text import TargetText
from app.engine.conversations.moving_costs import MovingCosts
from app.engine.conversations.seats import Seat
from app.engine.pictures import PictureReader
from app.llama.attention import READ_TOKENS
from app.llama.child_processes.service import Cancelled
from app.speculation.language_model import Interrupted, LanguageModel
from app.speculation.pass_times import PassTimes


@dataclass(frozen=True, slots=True)
class PromptReaders:
    """Reads a prompt."""

    target: LanguageModel
    """The target, as the reply uses it."""
    times: PassTimes
    """Tells what that takes."""
    costs: MovingCosts
    """Learns it."""
    follow_others: Callable[[], bool]
    """Takes over what another reply reads of the same prompt, before a part is read; ``False``: nothing is."""


def read_prompt(
    seat: Seat,
    parts: PromptReaders,
    pictures: PictureReader,
    tokens: Sequence[int],
    *,
    tell: Callable[[int], None],
    cancelled: Cancelled,
) -> None:
    """Have the target read all of a prompt but its last token, which the first round reads.

    Args:
        seat: its cache holds what was read of the prompt before, and nothing else.
        parts: what reads for it.
        pictures: reads the pictures in it.
        tokens: the prompt; a picture's rows are negative numbers.
        tell: called with how many tokens are read, first at once and then after each part.
        cancelled: asked before each part.

    Raises:
        Interrupted: stopped on request.
        BrokenModel: projector or target failed.
        WorldError: a picture cannot be shown to the target.
    """
    text = seat.target
    end = len(tokens) - 1
    seat.prompt = tokens
    tell(text.context.length)
    while (start := text.context.length) < end:
        if cancelled():
            raise Interrupted
        if parts.follow_others():
            pass
        elif tokens[start] < 0:
            _read_picture(text, pictures, tokens, cancelled)
        else:
            part = _words_first(tokens[start : min(start + READ_TOKENS, end)])
            begun = parts.times.clock()
            parts.target.decode(part, rows=0)
            parts.costs.learn_reading(len(part), (parts.times.clock() - begun) * 1000)
            text.held.extend(part)
        tell(text.context.length)


def _read_picture(text: TargetText, pictures: PictureReader, tokens: Sequence[int], cancelled: Cancelled) -> None:
    """Have the target read the part of a picture that begins at the first place its cache does not hold."""
    context = text.context
    start = pictures.start_of(tokens, context.length)
    if start < context.length:  # a picture is read as a whole
        text.cut_to(start)
        return
    count = pictures.read(tokens[start], context, cancelled)
    text.held.extend(tokens[start : start + count])


def _words_first(tokens: Sequence[int]) -> Sequence[int]:
    """Return the tokens before the first picture."""
    rows = (place for place, token in enumerate(tokens) if token < 0)
    return tokens[: next(rows, len(tokens))]
