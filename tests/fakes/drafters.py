"""Drafters that no one should trust."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from app.speculation.drafters.base import Draft, Guess, Offer, WantMore


class ScriptedDrafter:
    """Guesses whatever a function of the context and the guess's index says; ``None`` ends the draft.

    ``backlog`` is what it says it must read before each draft.
    """

    def __init__(self, guess: Callable[[Sequence[int], int], int | None], backlog: int = 0) -> None:
        self._guess = guess
        self._backlog = backlog

    def begin(self, context: Sequence[int]) -> None:
        pass

    def offer(self, context: Sequence[int]) -> Offer:
        return Offer("model", self._backlog)

    def draft(self, context: Sequence[int], position: int, want_more: WantMore) -> Draft:
        guesses: list[Guess] = []
        while want_more(guesses):
            token = self._guess([*context, *(g.token for g in guesses)], len(guesses))
            if token is None:
                break
            guesses.append(Guess(token))
        return Draft(tuple(guesses), "model" if guesses else "")

    def learn(self, draft: Draft, picks: Sequence[int]) -> None:
        pass


def random_drafter(vocabulary: int, seed: int) -> ScriptedDrafter:
    """Guesses any token, ends at any time."""
    rng = random.Random(seed)
    return ScriptedDrafter(lambda _context, _index: None if rng.random() < 0.2 else rng.randrange(vocabulary))


def oracle(expected: Sequence[int], prompt_tokens: int, *, wrong_every: int = 0) -> ScriptedDrafter:
    """Knows the reply, and errs on purpose at every ``wrong_every``-th position."""

    def guess(context: Sequence[int], _index: int) -> int | None:
        at = len(context) - prompt_tokens
        if at >= len(expected):
            return None
        return expected[at] + 1 if wrong_every and at % wrong_every == wrong_every - 1 else expected[at]

    return ScriptedDrafter(guess)
