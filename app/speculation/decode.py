"""The decoding loop: rounds in which a drafter guesses and the target verifies.

Draft and verify are those of Leviathan et al. (arXiv 2211.17192) and Chen et al. (arXiv 2302.01318). What is committed
is not: it depends on the target, the seed and the position alone. The target picks its own token in every row it is
asked for, with noise that the draft shares (:mod:`app.speculation.sampling.noise`), and a guess counts only where it
equals that pick. So no drafter, however bad, changes the text; a good one has several tokens decided in one pass.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Sequence
from dataclasses import dataclass

from app.speculation.drafters.base import LONG_BACKLOG, NO_DRAFT, Draft, Drafter, Guess, Offer
from app.speculation.language_model import Interrupted, LanguageModel, Vocabulary
from app.speculation.pacing.pace import Pace, RoundCost
from app.speculation.pass_times import REAL_TIME, PassTimes
from app.speculation.recorder import ALTERNATIVES, Recorder, Timing, TokenChoice
from app.speculation.sampling.constraint import Constraint
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import MOST_DRAFTED
from app.speculation.trace import FinishReason, Outcome, Round


@dataclass(frozen=True, slots=True)
class ReplyLimits:
    """Limits that end a reply before the model does."""

    max_tokens: int | None = None
    """Most tokens of the reply; ``None`` for as many as the context takes."""
    stop: Sequence[str] = ()
    """Strings that end it; they and what follows them are not part of it."""
    cancelled: Callable[[], bool] = lambda: False
    """Asked before each round: whether somebody stopped it."""
    enough: Callable[[], bool] = lambda: False
    """Asked before each round: whether nothing more is to be expected. The reply then ends as at a token limit."""


@dataclass(frozen=True, slots=True)
class DecodingParts:
    """Everything that takes part in writing a reply."""

    target: LanguageModel
    vocabulary: Vocabulary
    """The target's; a draft model must share it."""
    drafter: Drafter
    sampler: Sampler
    """The target's; a draft model has one of its own with the same settings."""
    pace: Pace
    constraint: Constraint | None = None
    """A grammar for the reply, at its beginning; advanced with every committed token."""
    longest_draft: int = MOST_DRAFTED
    """Number of wrong guesses that the target can take back."""
    alternatives: int = ALTERNATIVES
    """Number of the likeliest tokens to record at each place."""
    times: PassTimes = REAL_TIME
    """Tells what this reply's passes take."""


def decode(
    parts: DecodingParts,
    context: list[int],
    limits: ReplyLimits,
    *,
    position: int = 0,
) -> Generator[Round, None, FinishReason]:
    """Write a reply, one round at a time.

    Args:
        parts: who takes part. The target holds all of ``context`` but its last token, or a prefix of that (the
            rest is then read in the first pass).
        context: the prompt, at least one token. Committed tokens are appended as they come. After every round the
            target's cache holds exactly ``context[:-1]``.
        limits: what ends the reply.
        position: index within the reply of the first token, when a reply is continued.

    Yields:
        Rounds, in order. The generator can be closed early: the target's cache is then a prefix of ``context``.

    Returns:
        Why the reply ended.

    Raises:
        BrokenModel: the target failed.
        NothingAllowed: the target can write nothing that the grammar allows.
    """
    loop = _DecodingLoop(parts, context, limits, position)
    parts.drafter.begin(context)
    try:
        while (reason := loop.reason()) is None:
            loop.round()
            yield from loop.recorder.ready()
    except Interrupted:
        reason = FinishReason.CANCELLED
    finally:
        parts.target.truncate(min(parts.target.length, len(context) - 1))
    yield from loop.recorder.rest()
    return reason


class _DecodingLoop:
    """The state of one reply."""

    def __init__(self, parts: DecodingParts, context: list[int], limits: ReplyLimits, position: int) -> None:
        self.recorder = Recorder(parts.vocabulary, limits.stop, parts.alternatives)
        self._parts = parts
        self._context = context
        self._limits = limits
        self._offset = position - len(context)  # from an index in the context to one in the reply
        self._prompt_tokens = len(context)
        self._clock = parts.times.clock
        self._started = time.perf_counter()
        self._first_guess = self._clock()
        self._stopped = False

    def reason(self) -> FinishReason | None:
        """Return why the reply is over, if it is."""
        if self._stopped:
            return FinishReason.STOP
        if self._limits.cancelled():
            return FinishReason.CANCELLED
        if self._remaining() <= 0 or self._limits.enough():
            return FinishReason.LENGTH
        if len(self._context) > self._parts.target.context_tokens:
            return FinishReason.CONTEXT
        return None

    def round(self) -> None:
        """Draft, verify, commit."""
        parts, context = self._parts, self._context
        begun = self._clock()
        self._first_guess = begun
        offer, held = parts.drafter.offer(context), len(context)
        own_draft = self._draft(offer)
        draft = self._worth_verifying(own_draft)
        drafted = self._clock()
        choices, accepted = self._verify(draft)
        context.extend(choice.pick.token for choice in choices)
        parts.target.truncate(len(context) - 1)
        parts.drafter.learn(draft, [choice.pick.token for choice in choices])
        ended, joint = self._clock(), parts.times.latest
        at_ms = _ms(self._started, time.perf_counter())
        timing = Timing(_ms(begun, drafted), _ms(drafted, ended), at_ms, joint)
        cost = RoundCost(
            drafted=len(own_draft.guesses),
            verified=len(draft.guesses),
            accepted=accepted,
            rejected=choices[-1].outcome is Outcome.CORRECTED,
            offer=offer,
            draft_ms=timing.draft_ms if own_draft.guesses else 0.0,
            verify_ms=timing.verify_ms,
            held=held,
            first_ms=_ms(begun, self._first_guess),
            foretold=_foretold(own_draft, draft, choices),
            is_shared=parts.times.take_shared(),
        )
        parts.pace.learn(cost, own_draft.guesses)
        self.recorder.add(draft, choices, accepted, timing)

    def _draft(self, offer: Offer) -> Draft:
        parts, context = self._parts, self._context
        first = len(context) == self._prompt_tokens
        room = self._room()
        parts.pace.begin_round(max(0, room), offer, len(context))
        if not offer.source or room <= 0 or (first and offer.backlog > LONG_BACKLOG):
            return NO_DRAFT

        def want_more(guesses: Sequence[Guess]) -> bool:
            if len(guesses) == 1:
                self._first_guess = self._clock()
            over = bool(guesses) and parts.vocabulary.is_end(guesses[-1].token)
            return not over and parts.pace.want_more(guesses)

        draft = parts.drafter.draft(context, len(context) + self._offset, want_more)
        if not draft.guesses and (most := parts.pace.tokens_to_read()):
            begun = self._clock()
            if read := parts.drafter.catch_up(context, most):
                parts.pace.learn_reading(read, _ms(begun, self._clock()))
        return draft

    def _worth_verifying(self, draft: Draft) -> Draft:
        worth = min(self._parts.pace.worth(draft.guesses), self._room()) if draft.guesses else 0
        if worth == len(draft.guesses):
            return draft
        return Draft(draft.guesses[:worth], draft.drafter) if worth else NO_DRAFT

    def _room(self) -> int:
        """Return how many guesses can be verified: all may be committed with one token more, or all may be wrong."""
        room = self._parts.target.context_tokens - len(self._context)
        return min(self._remaining() - 1, room, self._parts.longest_draft)

    def _verify(self, draft: Draft) -> tuple[list[TokenChoice], int]:
        """Have the target read what it has not read and the guesses in one pass, then pick its own token row by row."""
        parts, context = self._parts, self._context
        guesses = [guess.token for guess in draft.guesses]
        pending = context[parts.target.length :]
        logits = parts.target.decode([*pending, *guesses], rows=len(guesses) + 1)
        history = parts.sampler.history_of(context)
        choices: list[TokenChoice] = []
        for i, row in enumerate(logits):
            position = len(context) + i + self._offset
            shaped, pick = parts.sampler.choose(row, history, position, parts.constraint)
            right = i < len(guesses) and pick.token == guesses[i]
            choices.append(
                TokenChoice(pick, shaped, _outcome(i, len(guesses), right=right), self.recorder.read(pick.token))
            )
            ended = parts.vocabulary.is_end(pick.token)
            self._stopped = ended or self.recorder.stopped(len(choices[-1].text))
            if parts.constraint is not None and not ended:
                parts.constraint.advance(pick.token)
            if not right:
                return choices, i
            history.append(pick.token)
            if self._stopped:
                return choices, i + 1
        raise AssertionError("the last row has no guess to be right about")

    def _remaining(self) -> int:
        if self._limits.max_tokens is None:
            return len(self._context) + self._parts.target.context_tokens  # more than can ever be written
        return self._limits.max_tokens - (len(self._context) - self._prompt_tokens)


def _foretold(draft: Draft, verified: Draft, choices: Sequence[TokenChoice]) -> bool | None:
    """Return whether the first guess that was not verified is what the target wrote there, if it came that far."""
    place = len(verified.guesses)
    if place == len(draft.guesses) or len(choices) <= place:
        return None
    return draft.guesses[place].token == choices[place].pick.token


def _outcome(row: int, guesses: int, *, right: bool) -> Outcome:
    if right:
        return Outcome.ACCEPTED
    if guesses == 0:
        return Outcome.PLAIN
    return Outcome.BONUS if row == guesses else Outcome.CORRECTED


def _ms(since: float, until: float) -> float:
    return (until - since) * 1000.0
