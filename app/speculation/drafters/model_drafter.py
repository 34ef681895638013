"""Guesses from a second, smaller model, which shares the target's vocabulary and its noise.

The draft model of Leviathan et al. (arXiv 2211.17192) and Chen et al. (arXiv 2302.01318), but for the noise.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from app.speculation.drafters.base import NO_OFFER, Draft, Drafter, Guess, Offer, WantMore
from app.speculation.drafters.sharpness import Sharpness
from app.speculation.language_model import BrokenModel, FloatArray, LanguageModel
from app.speculation.sampling.constraint import Constraint, NothingAllowed
from app.speculation.sampling.sampler import SampledToken, Sampler, ShapedLogits

SOURCE = "model"
"""The name of this source of guesses."""

_READ_AT_ONCE = 512
"""Tokens that are read before anybody is told how many are left; llama.cpp reads no more at once."""


class ModelDrafter(Drafter):
    """Guesses with a draft model.

    The model's cache holds a prefix of the committed tokens, then this round's guesses. What the target rejected is
    forgotten at the start of the next round. The draft has not read the last guess of a draft that was accepted whole:
    it is read in the next round's first decode, and never costs one of its own.

    What it cannot read is left out. A draft sees no pictures, whose rows are negative numbers in a context: it reads
    the words around them. And it may not know all tokens of its target, such as the marks that a fine-tune has added.

    Args:
        model: computes the guesses.
        sampler: of its own, with the settings of the target's.
        sharpness: how boldly to guess; kept from reply to reply by whoever passes it.
        source: the name that its guesses carry.
        tokens: how many the target knows. A draft may know some more, which are neither guessed nor told of: the target
            could not read them. ``None``: the draft knows no others.
        own_tokens: how many the draft knows; ``None``: all of the target's.
    """

    def __init__(
        self,
        model: LanguageModel,
        sampler: Sampler,
        sharpness: Sharpness | None = None,
        *,
        source: str = SOURCE,
        tokens: int | None = None,
        own_tokens: int | None = None,
    ) -> None:
        self.source = source
        """The name that its guesses carry."""
        self._model = model
        self._sampler = sampler
        self._sharpness = sharpness or Sharpness()
        self._tokens = tokens
        self._own_tokens = sys.maxsize if own_tokens is None else own_tokens
        self._held: list[int] = []  # what the model's cache holds
        self._agreed = 0  # how many of those are known to be the context's
        self._constraint: Constraint | None = None
        self._reads: Callable[[int, int], None] = lambda _done, _total: None
        self.problem: str | None = None
        """The reason why it guesses no more, in a sentence; ``None`` while its model works."""

    @property
    def held(self) -> Sequence[int]:
        """The tokens in the model's cache: some of the committed ones, perhaps wrong guesses after them."""
        return self._held

    def readable(self, tokens: Sequence[int]) -> list[int]:
        """Return what the model reads of a text: neither pictures nor tokens that it does not know."""
        return [token for token in tokens if 0 <= token < self._own_tokens]

    def hold(self, tokens: Sequence[int]) -> None:
        """Take note that the model's cache was given these tokens in place of those it held, without a decode."""
        self._held = list(tokens)
        self._agreed = 0

    def prepare(
        self,
        sampler: Sampler,
        sharpness: Sharpness,
        constraint: Constraint | None = None,
        reads: Callable[[int, int], None] = lambda _done, _total: None,
    ) -> None:
        """Change the settings for the next reply; the cache stays.

        Args:
            sampler: with the settings of the target's.
            sharpness: what was learned for this temperature.
            constraint: the reply's grammar, which the loop advances; guesses are tried on copies of it.
            reads: told how many tokens are read, of how many, where that takes several decodes.
        """
        self._sampler = sampler
        self._sharpness = sharpness
        self._constraint = constraint
        self._reads = reads

    def begin(self, context: Sequence[int]) -> None:
        self._agreed = 0
        self._agree(context)

    def offer(self, context: Sequence[int]) -> Offer:
        if self.problem is not None or len(context) > self._model.context_tokens:
            return NO_OFFER
        if not self.readable(context[-1:]):
            return NO_OFFER  # a guess is what follows a token that was read
        self._agree(context)
        return Offer(self.source, len(context) - self._agreed)

    def draft(self, context: Sequence[int], position: int, want_more: WantMore) -> Draft:
        guesses: list[Guess] = []
        try:
            self._guess(guesses, context, position, want_more)
        except NothingAllowed:
            pass  # a draft that lacks tokens of its target guesses as far as it can
        except BrokenModel as broken:
            self.problem = str(broken)
        return Draft(tuple(guesses), self.source if guesses else "")

    def catch_up(self, context: Sequence[int], most: int) -> int:
        if self.problem is not None or len(context) > self._model.context_tokens:
            return 0
        self._agree(context)
        # The last token is read for the first guess.
        end = min(self._agreed + min(most, _READ_AT_ONCE), len(context) - 1)
        while end < len(context) - 1 and not self.readable(context[self._agreed : end]):
            end += 1  # what cannot be read takes no time
        if not self.readable(context[self._agreed : end]):
            return 0
        read = end - self._agreed
        try:
            self._read(context[self._agreed : end], rows=int(read == 1))
        except BrokenModel as broken:
            self.problem = str(broken)
            return 0
        self._agreed = end
        return read

    def learn(self, draft: Draft, picks: Sequence[int]) -> None:
        if draft.drafter == self.source:
            self._sharpness.learn(picks)

    def _guess(self, guesses: list[Guess], context: Sequence[int], position: int, want_more: WantMore) -> None:
        history = self._sampler.history_of(context)
        trial = self._constraint.fork() if self._constraint is not None else None
        self._sharpness.start_round()
        # A draft with a smaller context than the target's helps until its own is full.
        room = self._model.context_tokens if self.problem is None else 0
        while len(context) + len(guesses) <= room and want_more(guesses):
            row = (self._step(guesses[-1].token) if guesses else self._first_row(context))[: self._tokens]
            shaped = self._sampler.shape(row, history)
            pick = self._sharpness.pick(self._sampler, shaped, position + len(guesses))
            if trial is not None:
                if not trial.allows(pick.token):
                    shaped = self._sampler.shape_allowed(row, trial)
                    pick = self._sharpness.pick_again(self._sampler, shaped, position + len(guesses))
                trial.advance(pick.token)
            guesses.append(self._guess_of(pick, shaped))
            history.append(pick.token)

    def _guess_of(self, pick: SampledToken, shaped: ShapedLogits) -> Guess:
        return Guess(pick.token, shaped, pick.margin)

    def _first_row(self, context: Sequence[int]) -> FloatArray:
        self._agree(context)
        # Logits come from reading the last token, even if the cache holds it already.
        self._agreed = min(self._agreed, len(context) - 1)
        self._read_backlog(context)
        row: FloatArray = self._read(context[self._agreed :], rows=1)[0]
        self._agreed = len(context)
        return row

    def _read_backlog(self, context: Sequence[int]) -> None:
        """Read a long text but for its end, and tell how it goes."""
        first, total = self._agreed, len(context) - self._agreed
        while len(context) - self._agreed > _READ_AT_ONCE:
            self._reads(self._agreed - first, total)
            self._forget_wrong()
            part = context[self._agreed : self._agreed + _READ_AT_ONCE]
            if seen := self.readable(part):
                self._model.decode(seen, rows=0)
            self._held.extend(part)
            self._agreed += len(part)
        if self._agreed > first:
            self._reads(self._agreed - first, total)

    def _step(self, token: int) -> FloatArray:
        row: FloatArray = self._model.decode([token], rows=1)[0]
        self._held.append(token)
        return row

    def _read(self, tokens: Sequence[int], rows: int) -> FloatArray:
        """Replace what follows the agreed part by ``tokens``."""
        self._forget_wrong()
        logits = self._model.decode(self.readable(tokens), rows)
        self._held.extend(tokens)
        return logits

    def _forget_wrong(self) -> None:
        """Forget what follows the agreed part."""
        if len(self._held) > self._agreed:
            rest = (
                self._agreed
                if self._model.length == len(self._held)
                else len(self.readable(self._held[: self._agreed]))
            )
            self._model.truncate(rest)
            del self._held[self._agreed :]

    def _agree(self, context: Sequence[int]) -> None:
        """Extend the agreed part as far as cache and context are the same."""
        end = min(len(self._held), len(context))
        while self._agreed < end and self._held[self._agreed] == context[self._agreed]:
            self._agreed += 1
