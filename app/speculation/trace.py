"""What happened in a reply: tokens, rounds and the sums over them.

These objects are made once, in the decoding loop, and read by the window, the command line, the trace file
and the API alike; nobody recomputes a number. Words (accepted, rejected, corrected, bonus, plain, acceptance
rate, acceptance length) are defined in ARCHITECTURE.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import MISSING, asdict, dataclass, field, fields, replace
from enum import StrEnum
from typing import Any

from app.speculation import checked

SCHEMA = 1
"""Version of the trace file; raised when a key changes its meaning."""
MEMORY = "memory"
"""As a round's drafter: guessed from other conversations."""
_WITHHELD = "…"


class Outcome(StrEnum):
    """Who wrote a token, and what became of the guess."""

    ACCEPTED = "accepted"
    CORRECTED = "corrected"
    BONUS = "bonus"
    PLAIN = "plain"
    REJECTED = "rejected"


class FinishReason(StrEnum):
    """Why a reply ended. Cancelled is an ordinary end."""

    STOP = "stop"  # end-of-generation token or stop string
    LENGTH = "length"  # token limit
    CONTEXT = "context"  # context full
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of the likeliest tokens at a position, with the model's probability for it in [0, 1]."""

    text: str
    p: float


@dataclass(frozen=True, slots=True)
class Token:
    """One token of the reply, or one rejected guess.

    ``text`` is empty for an end token and while a character's bytes are incomplete: the token that completes
    the character carries it. Probabilities are the model's own (temperature 1, before top-k and the like);
    ``None`` where that model was not asked.
    """

    id: int
    text: str
    outcome: Outcome
    draft_p: float | None = None
    target_p: float | None = None
    draft_top: tuple[Alternative, ...] = ()
    target_top: tuple[Alternative, ...] = ()
    margin: float | None = None
    """Distance between the target's best and second-best score; near 0 the choice was a near-tie."""


@dataclass(frozen=True, slots=True)
class Round:
    """One draft-then-verify step.

    ``tokens`` are what the reply gained: the accepted ones, then one corrected, bonus or plain token.
    ``rejected`` are the guesses from the first wrong one on, in order; they stand against
    ``tokens[accepted]`` and what would have followed.
    """

    index: int
    drafted: tuple[int, ...]
    accepted: int
    draft_ms: float
    verify_ms: float
    at_ms: float
    """Time of the round's end, counted from the start of the reply's first decode (prefill included)."""
    tokens: tuple[Token, ...]
    rejected: tuple[Token, ...] = ()
    drafter: str = ""
    """``model``, ``lookup``, ``memory`` or empty in a plain round."""

    @property
    def text(self) -> str:
        return "".join(token.text for token in self.tokens)

    @property
    def to_keep(self) -> Round:
        """The round as it may be kept or shared: wrong guesses from memory are words of another conversation, which
        may be private or deleted by then, so that only their number stays.
        """
        if self.drafter != MEMORY:
            return self
        unknown = len(self.drafted) - self.accepted
        return replace(
            self,
            drafted=(*self.drafted[: self.accepted], *([0] * unknown)),
            rejected=tuple(replace(token, id=0, text=_WITHHELD) for token in self.rejected),
        )


@dataclass(frozen=True, slots=True)
class Summary:
    """The readout of one reply: the keys of ``run --json``."""

    text: str
    finish_reason: FinishReason
    seed: int
    target: str
    draft: str | None
    prompt_tokens: int
    reused_tokens: int
    generated_tokens: int
    drafted_tokens: int
    accepted_tokens: int
    rejected_tokens: int
    corrected_tokens: int
    bonus_tokens: int
    plain_tokens: int
    rounds: int
    acceptance_rate: float | None
    """accepted / (accepted + rejected); ``None`` when nothing was drafted."""
    acceptance_length: float | None
    """Tokens per round: 1 + accepted / rounds; ``None`` without rounds."""
    tokens_per_second: float | None
    """Generated tokens over ``decode_ms``; ``None`` before the first token."""
    time_to_first_token_ms: float | None
    prefill_ms: float
    decode_ms: float
    draft_ms: float
    verify_ms: float
    plain_tokens_per_second: float | None = None
    """Speed of the target alone, measured by this pair's plain rounds; ``None`` while unknown."""


@dataclass(frozen=True, slots=True)
class Trace:
    """A whole reply: its summary and every round."""

    summary: Summary
    rounds: tuple[Round, ...] = field(default=())
    question: str | None = None
    """What was asked, where the trace was saved with it. The engine does not know it: it sees a whole conversation."""

    def to_json(self) -> dict[str, Any]:
        """The trace file's object: the summary's keys, ``schema``, ``rounds``, and ``question`` where it is known."""
        question = {} if self.question is None else {"question": self.question}
        rounds = [_round_json(round_.to_keep) for round_ in self.rounds]
        return {"schema": SCHEMA, **question, **asdict(self.summary), "rounds": rounds}

    @classmethod
    def from_json(cls, data: Any) -> Trace:
        """Rebuild a trace from :meth:`to_json`. Nothing that ``data`` holds is trusted.

        Raises:
            ValueError: it is no trace, of a newer schema than this program knows, or damaged; says which in a sentence.
        """
        schema = data.get("schema") if isinstance(data, dict) else None
        if not isinstance(schema, int) or isinstance(schema, bool) or schema < 1 or "rounds" not in data:
            raise ValueError("This is not a recorded reply.")
        if schema > SCHEMA:
            raise ValueError(
                f"This recorded reply was saved by a newer Draftlight (format {min(schema, 10**6)}; this one reads "
                f"{SCHEMA}). Please update the program."
            )
        try:
            rounds = tuple(_round_from_json(index, r) for index, r in enumerate(checked.items(data["rounds"])))
            question = data.get("question")
            return cls(
                _summary_from_json(data, len(rounds)), rounds, None if question is None else checked.text(question)
            )
        except (KeyError, ValueError) as error:
            raise ValueError("This recorded reply is incomplete or damaged.") from error


_SUMMARY_CHECKS: Mapping[str, Callable[[Any], Any]] = {
    "str": checked.text,
    "int": checked.count,
    "float": checked.number,
    "float | None": checked.optional,
    "str | None": checked.optional_text,
    "FinishReason": FinishReason,
}


def _summary_from_json(data: Mapping[str, Any], rounds: int) -> Summary:
    values = {
        item.name: _SUMMARY_CHECKS[str(item.type)](data[item.name])
        for item in fields(Summary)
        if item.name != "rounds" and (item.default is MISSING or item.name in data)
    }
    return Summary(rounds=rounds, **values)


def _round_json(round_: Round) -> dict[str, Any]:
    return {
        "drafted": list(round_.drafted),
        "accepted": round_.accepted,
        "draft_ms": round_.draft_ms,
        "verify_ms": round_.verify_ms,
        "at_ms": round_.at_ms,
        "drafter": round_.drafter,
        "tokens": [_token_json(token) for token in round_.tokens],
        "rejected": [_token_json(token) for token in round_.rejected],
    }


def _token_json(token: Token) -> dict[str, Any]:
    return {
        "id": token.id,
        "text": token.text,
        "outcome": token.outcome.value,
        "draft_p": token.draft_p,
        "target_p": token.target_p,
        "draft_top": [[a.text, a.p] for a in token.draft_top],
        "target_top": [[a.text, a.p] for a in token.target_top],
        "margin": token.margin,
    }


def _round_from_json(index: int, value: Any) -> Round:
    data = checked.mapping(value)
    round_ = Round(
        index=index,
        drafted=tuple(checked.whole(token) for token in checked.items(data["drafted"])),
        accepted=checked.count(data["accepted"]),
        draft_ms=checked.number(data["draft_ms"]),
        verify_ms=checked.number(data["verify_ms"]),
        at_ms=checked.number(data["at_ms"]),
        tokens=tuple(_token_from_json(token) for token in checked.items(data["tokens"])),
        rejected=tuple(_token_from_json(token) for token in checked.items(data.get("rejected", []))),
        drafter=checked.text(data.get("drafter", "")),
    )
    if not _adds_up(round_):
        raise ValueError("a round that cannot have been")
    return round_


def _adds_up(round_: Round) -> bool:
    """Whether tokens and outcomes stand where a round has them."""
    right, last = round_.tokens[: round_.accepted], round_.tokens[round_.accepted :]
    return (
        round_.accepted <= len(round_.tokens)
        and round_.accepted + len(round_.rejected) <= len(round_.drafted)
        and all(token.outcome is Outcome.ACCEPTED for token in right)
        and all(token.outcome not in {Outcome.ACCEPTED, Outcome.REJECTED} for token in last)
        and all(token.outcome is Outcome.REJECTED for token in round_.rejected)
    )


def _token_from_json(value: Any) -> Token:
    data = checked.mapping(value)
    return Token(
        id=checked.whole(data["id"]),
        text=checked.text(data["text"]),
        outcome=Outcome(data["outcome"]),
        draft_p=checked.probability(data.get("draft_p")),
        target_p=checked.probability(data.get("target_p")),
        draft_top=_alternatives(data.get("draft_top", [])),
        target_top=_alternatives(data.get("target_top", [])),
        margin=checked.optional(data.get("margin")),
    )


def _alternatives(value: Any) -> tuple[Alternative, ...]:
    return tuple([_alternative(pair) for pair in checked.items(value)])


def _alternative(pair: Any) -> Alternative:
    word, p = checked.items(pair)
    return Alternative(checked.text(word), checked.probability(p) or 0.0)
