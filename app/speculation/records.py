"""Turns verdicts into the rounds of a trace, and holds text back while it could still be a stop string."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from app.speculation.drafters.base import Draft, Guess
from app.speculation.model import Vocabulary
from app.speculation.sampling import Pick, Shaped
from app.speculation.text import ReplyText
from app.speculation.trace import Alternative, Outcome, Round, Token

_ALTERNATIVES = 3


@dataclass(frozen=True, slots=True)
class TokenChoice:
    """What the target chose at one position, and why it could."""

    pick: Pick
    shaped: Shaped
    outcome: Outcome
    text: str


@dataclass(frozen=True, slots=True)
class Timing:
    """Milliseconds of one round."""

    draft_ms: float
    verify_ms: float
    at_ms: float


@dataclass(frozen=True, slots=True)
class _Waiting:
    begins: int  # where the round's text begins in the reply
    round: Round


class Recorder:
    """Keeps the reply's text and hands out rounds once their text is certain."""

    def __init__(self, vocabulary: Vocabulary, stop: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        self._text = ReplyText(stop)
        self._waiting: list[_Waiting] = []
        self._rounds = 0
        self._begins = 0
        self._stop_at: int | None = None

    def read(self, token: int) -> str:
        """The text that ``token`` completes."""
        return "" if self._vocabulary.is_end(token) else self._text.add(self._vocabulary.piece(token))

    def stopped(self, added: int) -> bool:
        """Whether the last ``added`` characters completed a stop string."""
        if self._stop_at is None:
            self._stop_at = self._text.stop_at(added)
        return self._stop_at is not None

    def add(self, draft: Draft, choices: Sequence[TokenChoice], accepted: int, timing: Timing) -> None:
        """Record a round."""
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
        )
        self._waiting.append(_Waiting(self._begins, round_))
        self._rounds += 1
        self._begins = len(self._text.text)

    def ready(self) -> Iterator[Round]:
        """Rounds none of whose text can still become part of a stop string."""
        certain = len(self._text.text) - self._text.undecided
        while self._waiting and self._stop_at is None and self._end(self._waiting[0]) <= certain:
            yield self._waiting.pop(0).round

    def rest(self) -> Iterator[Round]:
        """At the end of the reply: what was held back, without the stop string and what followed it."""
        for waiting in self._waiting:
            yield waiting.round if self._stop_at is None else _cut(waiting, self._stop_at)
        self._waiting.clear()

    @staticmethod
    def _end(waiting: _Waiting) -> int:
        return waiting.begins + len(waiting.round.text)

    def _token(self, choice: TokenChoice, guess: Guess | None) -> Token:
        shaped = guess.shaped if guess else None
        token = choice.pick.token
        return Token(
            id=token,
            text=choice.text,
            outcome=choice.outcome,
            draft_p=shaped.p(token) if shaped else None,
            target_p=choice.shaped.p(token),
            draft_top=self._top(shaped),
            target_top=self._top(choice.shaped),
            margin=choice.pick.margin if choice.pick.margin < 1e6 else None,
        )

    def _rejected(self, draft: Draft, choices: Sequence[TokenChoice], accepted: int) -> tuple[Token, ...]:
        if choices[-1].outcome is not Outcome.CORRECTED:
            return ()
        against = choices[-1].shaped
        return tuple(
            Token(
                id=guess.token,
                text=self._vocabulary.label(guess.token),
                outcome=Outcome.REJECTED,
                draft_p=guess.shaped.p(guess.token) if guess.shaped else None,
                target_p=against.p(guess.token) if i == 0 else None,
                draft_top=self._top(guess.shaped),
                target_top=self._top(against) if i == 0 else (),
            )
            for i, guess in enumerate(draft.guesses[accepted:])
        )

    def _top(self, shaped: Shaped | None) -> tuple[Alternative, ...]:
        if shaped is None:
            return ()
        return tuple(Alternative(self._vocabulary.label(token), p) for token, p in shaped.top(_ALTERNATIVES))


def _cut(waiting: _Waiting, at: int) -> Round:
    begins = waiting.begins
    tokens = []
    for token in waiting.round.tokens:
        tokens.append(replace(token, text=token.text[: max(0, at - begins)]))
        begins += len(token.text)
    return replace(waiting.round, tokens=tuple(tokens))
