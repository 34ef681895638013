"""Rounds, worked out from the counts that llama-server tells with each token.

It counts a round's guesses before the first token of the round comes, the accepted ones too. So a rise of ``draft_n``
begins a round of one token more than ``draft_n_accepted`` rose by, and tokens that come without a rise are plain. Where
the tokens that come do not add up to that, nothing is claimed of them: they are untold.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from app.speculation.trace import SERVER, Alternative, Outcome, Round, Token

_MOST_GUESSES = 512
"""Of one round: more is no count."""
UNKNOWN_GUESS = Token(0, "…", Outcome.REJECTED)
"""A wrong guess, of which only the number is known."""
_HIDDEN = Token(0, "", Outcome.UNTOLD)
"""A token that ends within a character: the piece that completes it has the text of both."""


@dataclass(frozen=True, slots=True)
class StreamedPiece:
    """One piece of a stream: a text, and the counts of the whole reply up to its end."""

    text: str
    token: int
    written: int
    """Tokens."""
    drafted: int
    accepted: int
    at_ms: float
    p: float | None = None
    """The target's probability of the token, where the server gave one."""
    top: tuple[Alternative, ...] = ()


@dataclass(slots=True)
class _Open:
    drafted: int
    accepted: int
    tokens: list[Token]
    at_ms: float
    doubtful: int = 0
    """How many of its first tokens came without a piece of their own: they may be plain ones from before it."""

    @property
    def wanting(self) -> int:
        return self.accepted + 1 - len(self.tokens)


class InferredRounds:
    """Makes rounds of the pieces of one reply, in order.

    Args:
        drafter: what guesses, for the rounds; empty where it is known that nothing does.
    """

    def __init__(self, drafter: str = SERVER) -> None:
        self._drafter = drafter
        self._last = StreamedPiece("", 0, 0, 0, 0, 0.0)
        self._open: _Open | None = None
        self._rounds = 0
        self._ended_ms = 0.0
        self.sound = True
        """Whether everything has added up so far."""

    def add(self, told: StreamedPiece) -> list[Round]:
        """Take the next piece; return the rounds that are complete with it."""
        last, self._last = self._last, told
        new = told.written - last.written
        drafted, accepted = told.drafted - last.drafted, told.accepted - last.accepted
        piece = Token(told.token, told.text, Outcome.UNTOLD, target_p=told.p, target_top=told.top)
        if new < 1 or drafted < 0 or not 0 <= accepted <= drafted <= _MOST_GUESSES:
            return [*self._closed(sound=False), self._untold([piece], told.at_ms)]
        # Tokens that end within a character come with the next piece, and only their number is known.
        hidden = [_HIDDEN] * (new - 1)
        if not drafted:
            return self._gone_on([*hidden, piece], told.at_ms)
        done = self._ended(hidden)
        self._open = _Open(drafted, accepted, [*hidden, piece], told.at_ms, doubtful=len(hidden))
        if self._open.wanting == 0 and not hidden:
            done += self._closed(sound=True)
        return done

    def rest(self, written: int) -> list[Round]:
        """Return what is still open, at the end of a reply of so many tokens: it ended within that round."""
        hidden = [_HIDDEN] * min(max(0, written - self._last.written), _MOST_GUESSES)
        done = self._gone_on(hidden, self._last.at_ms)
        left, self._open = self._open, None
        if left is None:
            return done
        if left.doubtful or left.wanting <= 0:
            self._open = left
            return [*done, *self._closed(sound=left.wanting == 0)]
        tokens = _all(left.tokens, Outcome.ACCEPTED)
        drafted = (*(token.id for token in tokens), *([0] * (left.drafted - len(tokens))))
        return [*done, self._round(drafted, len(tokens), tokens, (), left.at_ms)]

    def _gone_on(self, tokens: list[Token], at_ms: float) -> list[Round]:
        """Take tokens without new guesses: they are the open round's, or plain."""
        done: list[Round] = []
        for token in tokens:
            if self._open is None:
                done.append(self._round((), 0, _all([token], Outcome.PLAIN), (), at_ms))
                continue
            self._open.tokens.append(token)
            self._open.at_ms = at_ms
            if self._open.wanting == 0 and not self._open.doubtful:
                done += self._closed(sound=True)
        return done

    def _ended(self, hidden: list[Token]) -> list[Round]:
        """Return the open round, now that another begins; it takes from ``hidden`` what it is known to want."""
        left = self._open
        if left is None:
            return []
        if left.doubtful:  # unique only if it needs all of them and none of those that are hidden now
            return self._closed(sound=left.wanting == 0 and not hidden)
        while left.wanting > 0 and hidden:
            left.tokens.append(hidden.pop(0))
        return self._closed(sound=left.wanting == 0)

    def _closed(self, *, sound: bool) -> list[Round]:
        """Return the open round, complete or given up."""
        if self._open is None:
            return []
        done, self._open = self._open, None
        if not sound:
            return [self._untold(done.tokens, done.at_ms)]
        right, last = done.tokens[:-1], done.tokens[-1]
        wrong = done.drafted - done.accepted
        outcome = Outcome.CORRECTED if wrong else Outcome.BONUS
        tokens = (*_all(right, Outcome.ACCEPTED), replace(last, outcome=outcome))
        drafted = (*(token.id for token in right), *([0] * wrong))
        return [self._round(drafted, len(right), tokens, (UNKNOWN_GUESS,) * wrong, done.at_ms)]

    def _untold(self, tokens: list[Token], at_ms: float) -> Round:
        self.sound = False
        return self._round((), 0, tuple(tokens), (), at_ms)

    def _round(
        self,
        drafted: tuple[int, ...],
        accepted: int,
        tokens: tuple[Token, ...],
        rejected: tuple[Token, ...],
        at_ms: float,
    ) -> Round:
        at_ms = max(at_ms, self._ended_ms)
        took_ms, self._ended_ms = at_ms - self._ended_ms, at_ms
        index, self._rounds = self._rounds, self._rounds + 1
        return Round(index, drafted, accepted, 0.0, took_ms, at_ms, tokens, rejected, self._drafter)


def _all(tokens: Sequence[Token], outcome: Outcome) -> tuple[Token, ...]:
    return tuple(replace(token, outcome=outcome) for token in tokens)
