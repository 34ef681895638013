"""Trace of a reply: tokens, rounds and the sums over them.

The decoding loop makes these objects once; window, command line and trace file read the same ones, and none of them
computes a figure again. A token is *accepted* where the draft guessed it right, *corrected* where the target's token
stands in place of the first wrong guess, *bonus* after a draft that was right throughout, and *plain* in a round
without guesses. A guess that was wrong, and each after it, is *rejected*.
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
    """Origin of a token, or the result of a guess."""

    ACCEPTED = "accepted"
    """A guess that the target wrote too."""
    CORRECTED = "corrected"
    """The target's token in place of the first wrong guess."""
    BONUS = "bonus"
    """The target's token after a draft that was right throughout."""
    PLAIN = "plain"
    """The target's token in a round with nothing drafted."""
    REJECTED = "rejected"
    """A wrong guess, or one that was drafted after it."""
    UNTOLD = "untold"
    """Written by a server that does not tell whether it was guessed."""


class FinishReason(StrEnum):
    """Reason why a reply ended. Cancelled is an ordinary end."""

    STOP = "stop"
    """The model ended it, or a stop string came."""
    LENGTH = "length"
    """The token limit was reached, or nothing more was to be expected."""
    CONTEXT = "context"
    """The target's context is full."""
    CANCELLED = "cancelled"
    """A person, or whoever asked, stopped it."""
    BROKEN = "broken"
    """The connection to the server that wrote it broke off."""


CUT_SHORT = (FinishReason.CANCELLED, FinishReason.BROKEN)
"""Endings that nobody can mistake for a whole reply."""


class CountSource(StrEnum):
    """Origin of a reply's counts, the most trusted first."""

    ROUNDS = "rounds"
    """From each round, as it was."""
    TIMINGS = "timings"
    """llama-server's counts for the reply."""
    METRICS = "metrics"
    """vLLM's counts for the reply."""
    STATS = "stats"
    """LM Studio's counts for the reply."""
    TOTALS = "totals"
    """By how much the totals of a whole server grew meanwhile, which others may have asked too."""
    UNKNOWN = "unknown"
    """The server does not tell: that a count is 0 says nothing."""


@dataclass(frozen=True, slots=True)
class Alternative:
    """One of the likeliest tokens at a position, with the model's probability for it in [0, 1]."""

    text: str
    p: float
    id: int | None = field(default=None, compare=False)
    """The token's number, where it is known: files do not keep it."""


@dataclass(frozen=True, slots=True)
class Token:
    """One token of the reply, or one rejected guess.

    Probabilities are the model's own: at temperature 1, before top-k and the like.
    """

    id: int
    text: str
    """Empty for an end token, and for a token whose bytes end within a character: the one that completes it has it."""
    outcome: Outcome
    draft_p: float | None = None
    """The draft's probability of this token; ``None`` where no draft model was asked."""
    target_p: float | None = None
    """The target's; ``None`` for guesses after the first wrong one, which it was not asked about."""
    draft_top: tuple[Alternative, ...] = ()
    """The draft's likeliest tokens here."""
    target_top: tuple[Alternative, ...] = ()
    """The target's."""
    margin: float | None = None
    """The target's best score minus its second-best, in nats; near 0 the choice was a near-tie."""


@dataclass(frozen=True, slots=True)
class Round:
    """One draft-then-verify step."""

    index: int
    """Its number within the reply, from 0 on."""
    drafted: tuple[int, ...]
    """The guesses that were verified, as token ids."""
    accepted: int
    """Number of them, from the first, that were right."""
    draft_ms: float
    verify_ms: float
    at_ms: float
    """Time of its end, in milliseconds from the start of the reply's first decode."""
    tokens: tuple[Token, ...]
    """Tokens that the reply gained: the accepted ones, then one corrected, bonus or plain token."""
    rejected: tuple[Token, ...] = ()
    """The guesses from the first wrong one on; it stood where ``tokens[accepted]`` stands."""
    drafter: str = ""
    """``model``, ``head``, ``lookup``, ``memory``, or empty in a plain round."""
    replies: int = 1
    """Number of replies that were written in its passes. Its times are its share of theirs, by rows."""
    joint_rows: int = 0
    """Rows of all these replies in the target's pass; 0 where there was one reply."""

    @property
    def text(self) -> str:
        """The text that the reply gained in this round."""
        return "".join(token.text for token in self.tokens)

    @property
    def to_keep(self) -> Round:
        """The round as it may be saved or shared.

        Wrong guesses from memory are words of another conversation, which may be private or deleted by then: only
        their number stays.
        """
        if self.drafter != MEMORY:
            return self
        unknown = len(self.drafted) - self.accepted
        return replace(
            self,
            drafted=(*self.drafted[: self.accepted], *([0] * unknown)),
            rejected=tuple(replace(token, id=0, text=_WITHHELD) for token in self.rejected),
        )

    def to_json(self) -> dict[str, Any]:
        """Return the round as a trace file holds it, and as it may leave the program (:attr:`to_keep`)."""
        return _round_json(self.to_keep)

    @classmethod
    def from_json(cls, index: int, data: Any) -> Round:
        """Rebuild the round of this number from what :meth:`to_json` gave. Nothing that ``data`` holds is trusted.

        Raises:
            ValueError: it is no round, or one that cannot have been.
        """
        try:
            return _round_from_json(index, data)
        except KeyError as error:
            raise ValueError("an incomplete round") from error


@dataclass(frozen=True, slots=True)
class Summary:
    """The figures of one reply: the keys of ``run --json``."""

    text: str
    finish_reason: FinishReason
    seed: int
    target: str
    """The target's name."""
    draft: str | None
    prompt_tokens: int
    reused_tokens: int
    """Of the prompt's tokens, those that the target had read before."""
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
    """Reading the prompt included; ``None`` without rounds."""
    prefill_ms: float
    """Time of reading the prompt, before the first round."""
    decode_ms: float
    """Time of the rounds, from the first one's begin to the last one's end."""
    draft_ms: float
    verify_ms: float
    plain_tokens_per_second: float | None = None
    """Speed of the target alone, estimated from this reply's own passes; ``None`` where it is not known."""
    machine: str | None = None
    """The server that wrote it, such as "llama-server at 10.0.0.5:8080"; ``None``: this computer."""
    counted_by: CountSource = CountSource.ROUNDS
    """Origin of the counts of guesses."""
    stopped_by: str | None = None
    """The stop text that ended it; ``None`` where none did, or a server does not tell."""


@dataclass(frozen=True, slots=True)
class Trace:
    """A whole reply: its summary and every round."""

    summary: Summary
    rounds: tuple[Round, ...] = field(default=())
    question: str | None = None
    """The question, if the trace was saved with it. The engine does not know it: it sees a whole conversation."""

    def to_json(self) -> dict[str, Any]:
        """Return the trace file's object: the summary's keys, ``schema``, ``rounds`` and, if known, ``question``."""
        question = {} if self.question is None else {"question": self.question}
        rounds = [round_.to_json() for round_ in self.rounds]
        return {"schema": SCHEMA, **question, **asdict(self.summary), "rounds": rounds}

    @classmethod
    def from_json(cls, data: Any) -> Trace:
        """Rebuild a trace from what :meth:`to_json` gave. Nothing that ``data`` holds is trusted.

        Raises:
            ValueError: ``data`` is no trace, is damaged, or has a newer schema; its sentence says which.
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


def _count_source(value: Any) -> CountSource:
    # Earlier versions worked rounds out from llama-server's counts, and saved them under this name.
    return CountSource.TIMINGS if value == "worked-out" else CountSource(value)


_SUMMARY_CHECKS: Mapping[str, Callable[[Any], Any]] = {
    "str": checked.text,
    "int": checked.count,
    "float": checked.number,
    "float | None": checked.optional,
    "str | None": checked.optional_text,
    "FinishReason": FinishReason,
    "CountSource": _count_source,
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
        **({"replies": round_.replies, "joint_rows": round_.joint_rows} if round_.replies > 1 else {}),
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
        replies=max(1, checked.count(data.get("replies", 1))),
        joint_rows=checked.count(data.get("joint_rows", 0)),
    )
    if not _adds_up(round_):
        raise ValueError("a round that cannot have been")
    return round_


def _adds_up(round_: Round) -> bool:
    """Return whether tokens and outcomes stand where a round has them."""
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
