"""Tries out guessing with a head, in the child process that may crash on it (``trial.py``)."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from app.errors import ModelFileError
from app.language import tr
from app.llama.attention import target_attention
from app.llama.context import Context, StopFlag
from app.llama.heads.guessing_context import GuessingContext
from app.llama.heads.kinds import kind_of_head
from app.llama.heads.own_layers import OwnLayersContext
from app.llama.model import Model
from app.speculation.drafters.base import Guess
from app.speculation.drafters.head_drafter import HeadDrafter
from app.speculation.language_model import BrokenModel
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import SamplingSettings

_CONTEXT_TOKENS = 512
_PROMPT_TOKENS = 260
"""More than may be left waiting, so that the head reads some with the prompt and the rest before its first guess."""
_GUESSES = 4


def guess(target: Model, path: Path, *, seconds: float) -> None:
    """Read a prompt, then guess and verify until the time is over or the context full.
    ``path`` is the head's or the assistant's file; the target's own stands for its own layers, which must then be
    loaded. It takes about ``seconds``. Raises ``ModelFileError`` if the head cannot guess for this target.
    """
    stop = StopFlag()
    kind = target_attention(on_device=target.on_device)
    room = min(_CONTEXT_TOKENS, target.trained_context_tokens or _CONTEXT_TOKENS)
    context = Context(target, context_tokens=room, threads=1, stop=stop, kind=kind, copies=_GUESSES)
    own = path == target.path
    head = target if own else Model(path, gpu_layers=-1 if target.on_device else 0)
    try:
        opened = OwnLayersContext if own else kind_of_head(head)
        _HeadTrial(context, opened(head, context, context_tokens=room, threads=1, stop=stop), target).run(seconds)
    except BrokenModel as broken:
        raise ModelFileError(tr("{name} cannot be used: {broken}", name=path.name, broken=broken)) from broken


class _HeadTrial:
    def __init__(self, context: Context, head: GuessingContext, target: Model) -> None:
        self._context = context
        self._head = head
        self._last = target.vocabulary.size - 1
        self._drafter = HeadDrafter(head.reader, Sampler(SamplingSettings(temperature=0)))

    def run(self, seconds: float) -> None:
        self._head.can_take_back()
        room = self._context.context_tokens
        # With the vocabulary's last token, a table that is too short is found.
        text = [number % self._last for number in range(min(_PROMPT_TOKENS, room // 2))] + [self._last]
        self._context.decode(text[:-1], rows=0)
        self._drafter.begin(text)
        until = time.monotonic() + seconds
        while time.monotonic() < until and len(text) + _GUESSES + 1 < room:
            if not self._drafter.offer(text).source:
                break  # the target could not take a guess back and had to begin anew
            draft = self._drafter.draft(text, 0, _are_few)
            if self._drafter.problem is not None:
                raise BrokenModel(self._drafter.problem)
            guesses = [guess.token for guess in draft.guesses]
            self._context.decode([text[-1], *guesses], rows=len(guesses) + 1)
            text += [*guesses[:-1], 0]  # as if all but the last had been right
            self._context.truncate(len(text) - 1)


def _are_few(guesses: Sequence[Guess]) -> bool:
    return len(guesses) < _GUESSES
