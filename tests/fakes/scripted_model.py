"""Language models without weights (logits from a function of the last tokens, checked caches), and odd drafters."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from app.speculation.decode import DecodingParts, ReplyLimits, decode
from app.speculation.drafters.base import Draft, Drafter, Guess, NoDrafter, Offer, WantMore
from app.speculation.language_model import FloatArray, Interrupted
from app.speculation.pacing.pace import FixedPace, Pace
from app.speculation.sampling.constraint import Constraint
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import DraftSettings, SamplingSettings
from app.speculation.trace import FinishReason, Round

END = 0
"""Token 0 ends a reply."""
UNCUT = SamplingSettings(top_k=0, top_p=1.0, min_p=0.0)
GREEDY = SamplingSettings(temperature=0)
VOCABULARY = 24
PROMPT = (3, 1, 4)


class LetterVocabulary:
    """Token n reads as the n-th letter, and token 0 ends a reply; a few tokens are half a character."""

    def __init__(self, pieces: dict[int, bytes] | None = None) -> None:
        self._pieces = pieces or {}

    def piece(self, token: int) -> bytes:
        if token == END:
            return b""
        return self._pieces.get(token, chr(ord("a") + (token - 1) % 26).encode())

    def label(self, token: int) -> str:
        return "<end>" if token == END else self.piece(token).decode("utf-8", "replace")

    def is_end(self, token: int) -> bool:
        return token == END


def hashed_logits(
    vocabulary: int, *, salt: int = 0, spread: float = 2.0, memory: int = 2, endless: bool = False
) -> Callable[..., FloatArray]:
    """Logits that depend on the last ``memory`` tokens, the same for the same tokens, otherwise random.

    With ``endless`` the reply never ends by itself.
    """

    def logits(tokens: Sequence[int]) -> FloatArray:
        seed = [salt + 1, *(token + 1 for token in tokens[-memory:])]
        row = np.random.default_rng(seed).normal(0, spread, vocabulary).astype(np.float32)
        if endless:
            row[END] = -50
        return row

    return logits


def near(base: Callable[..., FloatArray], *, noise: float) -> Callable[..., FloatArray]:
    """A draft of ``base``: the same logits with noise on them."""

    def logits(tokens: Sequence[int]) -> FloatArray:
        row = base(tokens)
        seed = [99, *(token + 1 for token in tokens[-2:])]
        return (row + np.random.default_rng(seed).normal(0, noise, len(row))).astype(np.float32)

    return logits


class ScriptedModel:
    """A :class:`app.speculation.language_model.LanguageModel` that computes ``logits(tokens so far)``.

    It keeps its cache as a list of tokens, so that tests see what it holds, counts its decodes, and can be told to
    be interrupted in one of them.
    """

    def __init__(self, logits: Callable[..., FloatArray], *, context_tokens: int = 4096) -> None:
        self._logits = logits
        self._context_tokens = context_tokens
        self.cache: list[int] = []
        self.decodes: list[int] = []
        self.interrupt_at: int | None = None

    @property
    def context_tokens(self) -> int:
        return self._context_tokens

    @property
    def length(self) -> int:
        return len(self.cache)

    def decode(self, tokens: Sequence[int], rows: int) -> FloatArray:
        assert tokens, "a decode of nothing"
        assert 0 <= rows <= len(tokens)
        assert len(self.cache) + len(tokens) <= self._context_tokens, "beyond the context"
        if self.interrupt_at == len(self.decodes):
            self.interrupt_at = None
            raise Interrupted
        self.decodes.append(len(tokens))
        self.cache.extend(int(token) for token in tokens)
        ends = range(len(self.cache) - rows + 1, len(self.cache) + 1)
        return np.array([self._logits(self.cache[:end]) for end in ends], dtype=np.float32)

    def truncate(self, length: int) -> None:
        del self.cache[length:]


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


def random_drafter(seed: int) -> ScriptedDrafter:
    """Guesses any token, ends at any time."""
    rng = random.Random(seed)
    return ScriptedDrafter(lambda _context, _index: None if rng.random() < 0.2 else rng.randrange(VOCABULARY))


def oracle(expected: Sequence[int], *, wrong_every: int = 0) -> ScriptedDrafter:
    """Knows the reply, and errs on purpose at every ``wrong_every``-th position."""

    def guess(context: Sequence[int], _index: int) -> int | None:
        at = len(context) - len(PROMPT)
        if at >= len(expected):
            return None
        return expected[at] + 1 if wrong_every and at % wrong_every == wrong_every - 1 else expected[at]

    return ScriptedDrafter(guess)


@dataclass(frozen=True)
class Reply:
    rounds: list[Round]
    reason: FinishReason
    context: list[int]

    @property
    def text(self) -> str:
        return "".join(r.text for r in self.rounds)

    @property
    def tokens(self) -> list[int]:
        return [token.id for r in self.rounds for token in r.tokens]


def write(
    target: ScriptedModel,
    drafter: Drafter | None = None,
    sampling: SamplingSettings = UNCUT,
    *,
    prompt: Sequence[int] = PROMPT,
    max_tokens: int | None = 40,
    draft_max: int = 5,
    stop: Sequence[str] = (),
    pace: Pace | None = None,
    vocabulary: LetterVocabulary | None = None,
    limits: ReplyLimits | None = None,
    position: int = 0,
    constraint: Constraint | None = None,
) -> Reply:
    """Run a reply to its end, checking after every round that the cache holds all committed tokens but the last."""
    context = list(prompt)
    parts = DecodingParts(
        target,
        vocabulary or LetterVocabulary(),
        drafter or NoDrafter(),
        Sampler(sampling),
        pace or FixedPace(DraftSettings(draft_max=draft_max)),
        constraint,
    )
    steps = decode(parts, context, limits or ReplyLimits(max_tokens, stop), position=position)
    rounds: list[Round] = []
    while True:
        try:
            rounds.append(next(steps))
        except StopIteration as end:
            assert target.cache == context[: len(target.cache)]
            return Reply(rounds, end.value, context)
        assert target.cache == context[:-1]


def target(salt: int = 0, *, endless: bool = False, **options: int) -> ScriptedModel:
    """Return a model that writes letters."""
    return ScriptedModel(hashed_logits(VOCABULARY, salt=salt, endless=endless), **options)
