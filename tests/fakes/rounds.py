"""Rounds and traces made up from a text, as a decoding loop would have written them.

``written`` cuts a text into word-like tokens and lets a seeded chance decide which guesses were right; times, both
models' probabilities and alternatives come with it, so that window, store and trace tests have something real to show.
"""

from __future__ import annotations

import random
import re
from collections.abc import Sequence
from itertools import count

from app.speculation.trace import Alternative, FinishReason, Outcome, Round, Summary, Token, Trace

_WORDS = re.compile(r"\s*[^\W_]+|\s*[^\w\s]|\s+|_+")
_WRONG = (" it", " under", " left", " over", " very", " tyres", " of", " and", " one")


def split_words(text: str) -> list[str]:
    """Cut ``text`` into pieces such as tokenizers make; joined they give it back."""
    pieces, at = [], 0
    for word in _WORDS.finditer(text):
        if word.start() > at:
            pieces.append(text[at : word.start()])
        pieces.append(word.group())
        at = word.end()
    return [*pieces, text[at:]] if at < len(text) else pieces


def rounds_of(
    pieces: Sequence[str],
    *,
    draft_tokens: int = 4,
    right: float = 0.84,
    seed: int = 1,
    draft_ms: float = 8.0,
    verify_ms: float = 36.0,
    drafter: str = "model",
) -> tuple[Round, ...]:
    """Rounds that write ``pieces``: each drafts ``draft_tokens``, each guess right with chance ``right``."""
    chance = random.Random(seed)
    rounds, at, clock = [], 0, 120.0
    for index in count():
        if at >= len(pieces):
            return tuple(rounds)
        drafted = min(draft_tokens, len(pieces) - at - 1)
        accepted = 0
        while accepted < drafted and chance.random() < right:
            accepted += 1
        last = Outcome.BONUS if accepted == drafted else Outcome.CORRECTED
        if not drafted:
            last = Outcome.PLAIN
        tokens = [_token(piece, Outcome.ACCEPTED, chance) for piece in pieces[at : at + accepted]]
        tokens.append(_token(pieces[at + accepted], last, chance))
        rejected = tuple(
            _token(chance.choice(_WRONG), Outcome.REJECTED, chance) for _ in range(min(drafted - accepted, 2))
        )
        took_draft = draft_ms * drafted / max(1, draft_tokens) * chance.uniform(0.9, 1.1)
        took_verify = verify_ms * chance.uniform(0.9, 1.15)
        clock += took_draft + took_verify
        rounds.append(
            Round(
                index=index,
                drafted=tuple(t.id for t in tokens[:accepted]) + tuple(t.id for t in rejected),
                accepted=accepted,
                draft_ms=took_draft if drafted else 0.0,
                verify_ms=took_verify,
                at_ms=clock,
                tokens=tuple(tokens),
                rejected=rejected,
                drafter=drafter if drafted else "",
            )
        )
        at += len(tokens)
    raise AssertionError("count() does not end")


def trace_of(rounds: Sequence[Round], *, plain_tokens_per_second: float | None = 25.0) -> Trace:
    """A trace with the sums over ``rounds``."""
    outcomes = [token.outcome for round_ in rounds for token in round_.tokens]
    rejected = sum(len(round_.rejected) for round_ in rounds)
    accepted = outcomes.count(Outcome.ACCEPTED)
    decode_ms = rounds[-1].at_ms if rounds else 0.0
    return Trace(
        Summary(
            text="".join(round_.text for round_ in rounds),
            finish_reason=FinishReason.STOP,
            seed=7,
            target="starter:f32",
            draft="starter:q4_1",
            prompt_tokens=24,
            reused_tokens=0,
            generated_tokens=len(outcomes),
            drafted_tokens=sum(len(round_.drafted) for round_ in rounds),
            accepted_tokens=accepted,
            rejected_tokens=rejected,
            corrected_tokens=outcomes.count(Outcome.CORRECTED),
            bonus_tokens=outcomes.count(Outcome.BONUS),
            plain_tokens=outcomes.count(Outcome.PLAIN),
            rounds=len(rounds),
            acceptance_rate=accepted / (accepted + rejected) if accepted + rejected else None,
            acceptance_length=1 + accepted / len(rounds) if rounds else None,
            tokens_per_second=len(outcomes) / decode_ms * 1000 if decode_ms else None,
            time_to_first_token_ms=rounds[0].at_ms if rounds else None,
            prefill_ms=100.0,
            decode_ms=decode_ms,
            draft_ms=sum(round_.draft_ms for round_ in rounds),
            verify_ms=sum(round_.verify_ms for round_ in rounds),
            plain_tokens_per_second=plain_tokens_per_second,
        ),
        tuple(rounds),
    )


def written(text: str, *, plain_tokens_per_second: float | None = 25.0, right: float = 0.84, seed: int = 1) -> Trace:
    """A whole reply that says ``text``."""
    return trace_of(
        rounds_of(split_words(text), right=right, seed=seed), plain_tokens_per_second=plain_tokens_per_second
    )


def _token(text: str, outcome: Outcome, chance: random.Random) -> Token:
    likely = chance.uniform(0.5, 0.95)
    unlikely = chance.uniform(0.05, 0.3)
    drafted = outcome in {Outcome.ACCEPTED, Outcome.REJECTED, Outcome.CORRECTED}
    target_p = unlikely if outcome is Outcome.REJECTED else likely
    others = [Alternative(word, (1 - likely) / (3 + n)) for n, word in enumerate(chance.sample(_WRONG, 3))]
    return Token(
        id=abs(hash(text)) % 50_000,
        text=text,
        outcome=outcome,
        draft_p=chance.uniform(0.3, 0.9) if drafted else None,
        target_p=target_p,
        draft_top=tuple(others) if drafted else (),
        target_top=(Alternative(text, target_p), *others[:2]) if outcome is not Outcome.REJECTED else tuple(others),
        margin=chance.uniform(0.1, 4),
    )
