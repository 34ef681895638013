"""Rounds of a trace, made of what the target chose; text is held back while it could still be a stop string."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from app.speculation.drafters.base import Draft, Guess
from app.speculation.language_model import Vocabulary
from app.speculation.pass_times import JointPass
from app.speculation.sampling.sampler import SampledToken, ShapedLogits
from app.speculation.text import ReplyText
from app.speculation.trace import Alternative, Outcome, Round, Token

ALTERNATIVES = 3
"""Number of the likeliest tokens that a trace keeps at each place."""


@dataclass(frozen=True, slots=True)
class TokenChoice:
    """Choice of the target at one position."""

    pick: SampledToken
    shaped: ShapedLogits
    """The row it was drawn from."""
    outcome: Outcome
    text: str
    """The text that it completes."""


@dataclass(frozen=True, slots=True)
class Timing:
    """Milliseconds of one round."""

    draft_ms: float
    verify_ms: float
    at_ms: float
    """Its end, from the start of the reply's first decode."""
    joint: JointPass | None = None
    """The pass in which it was verified, where other replies had rows in it too."""


@dataclass(frozen=True, slots=True)
class _UncertainRound:
    begins: int  # where the round's text begins in the reply
    ends: int
    round: Round


class Recorder:
    """Keeps the reply's text, and hands out rounds once their text is certain.

    Args:
        vocabulary: the target's.
        stop: the stop strings.
    """

    def __init__(self, vocabulary: Vocabulary, stop: Sequence[str], alternatives: int = ALTERNATIVES) -> None:
        self._vocabulary = vocabulary
        self._alternatives = alternatives
        self._text = ReplyText(stop)
        self._waiting: list[_UncertainRound] = []
        self._rounds = 0
        self._begins = 0
        self._stop_at: int | None = None

    def read(self, token: int) -> str:
        """Append a token, and return the text that it completes."""
        return "" if self._vocabulary.is_end(token) else self._text.add(self._vocabulary.piece(token))

    def stopped(self, added: int) -> bool:
        """Return whether a stop string is complete; only the last ``added`` characters are new."""
        if self._stop_at is None:
            self._stop_at = self._text.stop_at(added)
        return self._stop_at is not None

    def add(self, draft: Draft, choices: Sequence[TokenChoice], accepted: int, timing: Timing) -> None:
        """Record a round.

        Args:
            draft: the guesses that were verified.
            choices: what the target chose, for each token that the reply gained.
            accepted: how many guesses, from the first, were right.
            timing: what it took.
        """
        round_ = Round(
            index=self._rounds,
            drafted=tuple(guess.token for guess in draft.guesses),
            accepted=accepted,
            draft_ms=timing.draft_ms,
            verify_ms=timing.verify_ms,
            at_ms=timing.at_ms,
            tokens=tuple(
                self._token(choice, draft.guesses[i] if i < len(draft.guesses) else None)
                for i, choice in enumerate(choices)
            ),
            rejected=self._rejected(draft, choices, accepted),
            drafter=draft.drafter,
            replies=timing.joint.replies if timing.joint is not None else 1,
            joint_rows=timing.joint.rows if timing.joint is not None else 0,
        )
        ends = len(self._text.text)
        self._waiting.append(_UncertainRound(self._begins, ends, round_))
        self._rounds += 1
        self._begins = ends

    def ready(self) -> Iterator[Round]:
        """Yield the rounds none of whose text can still become part of a stop string."""
        certain = len(self._text.text) - self._text.undecided
        while self._waiting and self._stop_at is None and self._waiting[0].ends <= certain:
            yield self._waiting.pop(0).round

    def rest(self) -> Iterator[Round]:
        """Yield what was held back, at the end of the reply: without the stop string and all that followed it."""
        for waiting in self._waiting:
            yield waiting.round if self._stop_at is None else _cut(waiting, self._stop_at)
        self._waiting.clear()

    def _token(self, choice: TokenChoice, guess: Guess | None) -> Token:
        shaped = guess.shaped if guess else None
        token = choice.pick.token
        target_top = self._top(choice.shaped)
        return Token(
            id=token,
            text=choice.text,
            outcome=choice.outcome,
            draft_p=shaped.p(token) if shaped else None,
            target_p=_p(token, target_top, choice.shaped),
            draft_top=self._top(shaped),
            target_top=target_top,
            margin=choice.pick.margin if choice.pick.margin < 1e6 else None,
        )

    def _rejected(self, draft: Draft, choices: Sequence[TokenChoice], accepted: int) -> tuple[Token, ...]:
        if choices[-1].outcome is not Outcome.CORRECTED:
            return ()
        against = choices[-1].shaped
        return tuple(
            Token(
                id=guess.token,
                text="" if self._vocabulary.is_end(guess.token) else self._vocabulary.label(guess.token),
                outcome=Outcome.REJECTED,
                draft_p=guess.shaped.p(guess.token) if guess.shaped else None,
                target_p=against.p(guess.token) if i == 0 else None,
                draft_top=self._top(guess.shaped),
                target_top=self._top(against) if i == 0 else (),
            )
            for i, guess in enumerate(draft.guesses[accepted:])
        )

    def _top(self, shaped: ShapedLogits | None) -> tuple[Alternative, ...]:
        if shaped is None:
            return ()
        return tuple(
            Alternative(self._vocabulary.label(token), p, token) for token, p in shaped.top(self._alternatives)
        )


def _p(token: int, top: tuple[Alternative, ...], shaped: ShapedLogits) -> float:
    """Return the probability of a token, which mostly is among the likeliest: those need not be looked up again."""
    for alternative in top:
        if alternative.id == token:
            return alternative.p
    return shaped.p(token)


def _cut(waiting: _UncertainRound, at: int) -> Round:
    begins = waiting.begins
    tokens = []
    for token in waiting.round.tokens:
        tokens.append(replace(token, text=token.text[: max(0, at - begins)]))
        begins += len(token.text)
    return replace(waiting.round, tokens=tuple(tokens))
