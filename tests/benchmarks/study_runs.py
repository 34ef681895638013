"""Replies on simulated machines: the program's own loop, drafters and pacing, against a clock that costs move.

A target that knows its text beforehand takes for a pass what the machine's curve says; a draft guesses the next token
right as often as was measured for its kind, its kind of text and the place in the draft. All else is the program's:
:func:`app.speculation.decode.decode`, the drafters, :class:`~app.speculation.pacing.auto_pace.AutoPace` and the fixed
pace.
"""

from __future__ import annotations

import math
import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from statistics import NormalDist

import numpy as np

from app.speculation.decode import DecodingParts, ReplyLimits, decode
from app.speculation.drafters.base import NO_DRAFT, Draft, Drafter, Guess, NoDrafter, Offer, WantMore
from app.speculation.drafters.chain_drafter import ChainDrafter
from app.speculation.drafters.lookup_drafter import LookupDrafter
from app.speculation.drafters.memory_drafter import MemoryDrafter, TokenMemory
from app.speculation.drafters.model_drafter import ModelDrafter
from app.speculation.language_model import FloatArray, LanguageModel, Vocabulary
from app.speculation.pacing.auto_pace import AutoPace
from app.speculation.pacing.lessons import Lessons
from app.speculation.pacing.pace import FixedPace, Pace
from app.speculation.pass_times import PassTimes
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import DraftSettings, SamplingSettings
from tests.unit.speculation.pacing.simulation import Machine, learned

TOKENS = 1024
"""Vocabulary of the made texts."""
REPLIES, LENGTH = 6, 200
"""Replies of a course, one after the other, and the tokens of each."""
LONGEST_FIXED = 16
_END, _WRONG = 0, 1
_FIRST_WORD = 2
_UNLIKELY, _LIKELY = -30.0, 0.0
_SPREAD = 1.6
"""The spread of how hard tokens are to guess: standard deviation of the log-odds. With it margins tell right
guesses from wrong ones about as well as those of the starter's poorer draft do."""
_JITTER = 0.03
_COMMON = 12
"""Number of the most common words."""
_PHRASES = 25
"""Number of phrases that a text may have again and again."""
_LONGEST_EDIT = 3
_OFTEN_EDITED = 5.0
"""Least tokens between two changes, where an earlier chat had nearly the same reply."""
_TAIL = 1.2
"""Shape of the Pareto distribution of lengths of what is repeated: with it a match goes on about as often as in changed
files of a repository (`matches`)."""
_SHORTEST_PHRASE = 3.0


@dataclass(frozen=True)
class Kind:
    """A kind of text: how it repeats what was there."""

    name: str
    phrases: float
    """Share of a text's parts that are phrases which it, its question and earlier chats repeat."""
    common: float
    """Share of the most common words, which make matches that mean nothing."""
    copied: float
    """Least tokens that a reply copies from the question between two changes; 0: it is no copy."""
    again: float
    """Share of replies that an earlier chat had, but for some changes."""


# Chosen so that lookup finds as much as it was measured to find in such texts.
KINDS = (
    Kind("code", 0.3, 0.45, 5.0, 0.25),
    Kind("chat", 0.5, 0.42, 0.0, 0.15),
    Kind("prose", 0.1, 0.35, 0.0, 0.03),
)


@dataclass(frozen=True)
class Chances:
    """Shares of guesses that are right where all before them in the draft were, by place; the last one goes on."""

    by_place: tuple[float, ...]

    def at(self, place: int) -> float:
        return self.by_place[min(place, len(self.by_place) - 1)]


@dataclass(frozen=True)
class Guesser:
    """A way to guess, as it costs on a machine."""

    name: str
    source: str
    """As :attr:`Offer.source`; ``chain``: lookup and memory before a draft model."""
    chances: Chances | None = None
    share: float = 0.0
    """The time of a guess (of a block drafter: a block), as a share of a pass of the target over one row."""
    block: int = 0
    """Guesses of a block, which cost one pass together; 0: each costs one."""


@dataclass(frozen=True)
class Prices:
    """Milliseconds on a machine."""

    of_pass: Callable[[int], float]
    """Of a pass of the target, by its rows."""
    reading: float
    """Of a token of the text that a draft reads, as a share of its guess."""


@dataclass
class Clock(PassTimes):
    """A clock that stands still but for what is charged to it, and the account of that."""

    prices: Prices
    share: float
    """Of a pass over one row, what a guess takes."""
    rng: random.Random
    ms: float = 0.0
    passes: Counter[int] = field(default_factory=Counter)
    """Passes of the target by their rows."""
    guesses: int = 0
    read: int = 0
    latest: None = field(default=None, init=False)

    def clock(self) -> float:
        return self.ms / 1000

    def take_shared(self) -> bool:
        return False

    def charge_pass(self, rows: int) -> None:
        self.passes[rows] += 1
        self._charge(self.prices.of_pass(rows))

    def charge_draft(self, guesses: int, read: int = 0) -> None:
        self.guesses += guesses
        self.read += read
        self._charge(self.draft_ms(self.prices, guesses, read))

    def draft_ms(self, prices: Prices, guesses: int, read: int) -> float:
        return self.share * prices.of_pass(1) * (guesses + prices.reading * read)

    def ms_at(self, prices: Prices) -> float:
        """Return what the same passes and guesses take at other prices."""
        passes_ms = sum(count * prices.of_pass(rows) for rows, count in self.passes.items())
        return passes_ms + self.draft_ms(prices, self.guesses, self.read)

    def _charge(self, ms: float) -> None:
        self.ms += ms * max(0.7, self.rng.gauss(1, _JITTER))


@dataclass(frozen=True)
class Text:
    """The texts: those of earlier chats, the question with what it gives, the reply."""

    earlier: tuple[tuple[int, ...], ...]
    prompt: tuple[int, ...]
    reply: tuple[int, ...]
    luck: tuple[tuple[float, float], ...]
    """For each place of the reply: how hard it is to guess, in standard deviations, and a number that decides."""


class _Words(Vocabulary):
    def piece(self, token: int) -> bytes:
        return b"x" if token != _END else b""

    def label(self, token: int) -> str:
        return str(token)

    def is_end(self, token: int) -> bool:
        return token == _END


class _Target(LanguageModel):
    """Predicts its text, for the price of a pass over so many rows."""

    context_tokens = 1 << 20
    length = 0

    def __init__(self, text: Text, clock: Clock) -> None:
        self._whole = [*text.prompt, *text.reply, _END]
        self._clock = clock
        self.length = len(text.prompt) - 1

    def decode(self, tokens: Sequence[int], rows: int) -> FloatArray:
        self._clock.charge_pass(rows)
        self.length += len(tokens)
        logits = np.full((rows, TOKENS), _UNLIKELY, dtype=np.float32)
        first = self.length - rows + 1
        for row in range(rows):
            logits[row, self._whole[min(first + row, len(self._whole) - 1)]] = _LIKELY
        return logits

    def truncate(self, length: int) -> None:
        self.length = min(self.length, length)


class _Draft(LanguageModel):
    """Predicts the text as rightly, and with margins as telling, as a draft of its kind."""

    context_tokens = 1 << 20
    length = 0

    def __init__(self, text: Text, clock: Clock, chances: Chances, target: _Target) -> None:
        self._text, self._clock, self._chances, self._target = text, clock, chances, target

    def decode(self, tokens: Sequence[int], rows: int) -> FloatArray:
        self._clock.charge_draft(rows, len(tokens) - rows)
        self.length += len(tokens)
        token, margin = guess_at(self._text, self._chances, self.length, self.length - self._target.length - 1)
        logits = np.full((1, TOKENS), _UNLIKELY, dtype=np.float32)
        logits[0, token] = _LIKELY
        logits[0, _WRONG if token != _WRONG else _FIRST_WORD] = _LIKELY - margin
        return logits

    def truncate(self, length: int) -> None:
        self.length = min(self.length, length)


class _BlockDrafter(Drafter):
    """Makes all guesses of a block in one pass."""

    def __init__(self, text: Text, clock: Clock, guesser: Guesser, chances: Chances) -> None:
        self._text, self._clock, self._guesser, self._chances = text, clock, guesser, chances
        self._read = 0

    def begin(self, context: Sequence[int]) -> None:
        self._read = len(context) - 1  # what the target computed is injected as it reads the prompt

    def offer(self, context: Sequence[int]) -> Offer:
        return Offer(self._guesser.source, min(2, len(context) - self._read), block=self._guesser.block)

    def draft(self, context: Sequence[int], position: int, want_more: WantMore) -> Draft:
        if not want_more(()):
            return NO_DRAFT
        self._clock.charge_draft(1)
        self._read = len(context)
        made: list[Guess] = []
        for place in range(self._guesser.block):
            token, margin = guess_at(self._text, self._chances, len(context) + place, place)
            made.append(Guess(token, None, margin))
        wanted = 1
        while wanted < len(made) and want_more(made[:wanted]):
            wanted += 1
        return Draft(tuple(made[:wanted]), self._guesser.source)

    def learn(self, draft: Draft, picks: Sequence[int]) -> None:
        pass


def guess_at(text: Text, chances: Chances, place: int, index: int) -> tuple[int, float]:
    """Return the guess for a place of the whole text, as the ``index``-th of its draft, and its margin."""
    at = place - len(text.prompt)
    if not 0 <= at < len(text.reply):
        return _WRONG, 1.0
    hard, decides = text.luck[at]
    chance = _chance(chances.at(max(0, index)), hard)
    return (text.reply[at] if decides < chance else _WRONG), (chance / (1 - chance)) ** 0.6 / 5


def _chance(mean: float, hard: float) -> float:
    odds = _middle(round(mean, 4)) + _SPREAD * hard
    return min(0.999, max(0.001, 1 / (1 + math.exp(-odds))))


@cache
def _middle(mean: float) -> float:
    """Return the log-odds around which tokens' chances have this mean."""
    steps = [NormalDist().inv_cdf((step + 0.5) / 200) for step in range(200)]
    low, high = -12.0, 12.0
    while high - low > 1e-6:
        middle = (low + high) / 2
        if sum(1 / (1 + math.exp(-(middle + _SPREAD * step))) for step in steps) / len(steps) < mean:
            low = middle
        else:
            high = middle
    return (low + high) / 2


def course_of(kind: Kind, number: int) -> list[Text]:
    """Return the texts of a course of replies."""
    rng = random.Random(f"{kind.name} {number}")
    return [_text(rng, kind) for _ in range(REPLIES)]


def _text(rng: random.Random, kind: Kind) -> Text:
    phrases = [_words(rng, kind, _piece(rng, _SHORTEST_PHRASE)) for _ in range(_PHRASES)]
    if kind.copied:
        source = _fresh(rng, kind, 2 * LENGTH, phrases)
        prompt, reply = [*source, *_words(rng, kind, 40)], _edited(rng, kind, source, kind.copied)
    else:
        prompt, reply = _fresh(rng, kind, 120, phrases), _fresh(rng, kind, LENGTH, phrases)
    earlier = [tuple(_fresh(rng, kind, 2 * LENGTH, phrases)) for _ in range(2)]
    if rng.random() < kind.again:
        earlier.append(tuple(_edited(rng, kind, reply, _OFTEN_EDITED)))
    reply = reply[:LENGTH]
    luck = [(rng.gauss(0, 1), rng.random()) for _ in reply]
    return Text(tuple(earlier), tuple(prompt), tuple(reply), tuple(luck))


def _fresh(rng: random.Random, kind: Kind, count: int, phrases: Sequence[Sequence[int]]) -> list[int]:
    text: list[int] = []
    while len(text) < count:
        text += rng.choice(phrases) if rng.random() < kind.phrases else _words(rng, kind, rng.randint(4, 12))
    return text[:count]


def _words(rng: random.Random, kind: Kind, count: int) -> list[int]:
    return [
        _FIRST_WORD + rng.randrange(_COMMON if rng.random() < kind.common else TOKENS - _FIRST_WORD)
        for _ in range(count)
    ]


def _edited(rng: random.Random, kind: Kind, source: Sequence[int], copied: float) -> list[int]:
    """Return ``source`` with some places left out and other words put in, after ``copied`` tokens or more."""
    text: list[int] = []
    place = 0
    while place < len(source):
        length = _piece(rng, copied)
        text += [*source[place : place + length], *_words(rng, kind, rng.randint(1, _LONGEST_EDIT))]
        place += length + rng.randint(0, _LONGEST_EDIT)
    return text


def _piece(rng: random.Random, least: float) -> int:
    """Return how many tokens are repeated in one piece: the longer it is already, the likelier that it goes on."""
    return min(int(least * rng.paretovariate(_TAIL)), LENGTH)


def write_course(
    texts: Sequence[Text], prices: Prices, guesser: Guesser | None, length: int | None, *, seed: int = 1
) -> Clock:
    """Write a course of replies.

    Args:
        texts: what is written.
        prices: of the machine.
        guesser: who guesses; ``None``: nobody.
        length: guesses of a round; ``None``: automatic pacing, which begins as right after a load.
        seed: of how much passes differ.

    Returns:
        The clock afterwards.
    """
    clock = Clock(prices, guesser.share if guesser is not None else 0.0, random.Random(seed))
    lessons = _lessons(prices, guesser) if guesser is not None and length is None else None
    memory = TokenMemory(1 << 14)
    sampling = SamplingSettings(temperature=0)
    for number, text in enumerate(texts):
        target = _Target(text, clock)
        for index, earlier in enumerate(text.earlier):
            memory.add(10 * number + index, earlier)
        drafter = _drafter(text, clock, guesser, target, memory)
        pace: Pace = FixedPace(DraftSettings(length)) if lessons is None else AutoPace(lessons, 0.0)
        parts = DecodingParts(target, _Words(), drafter, Sampler(sampling), pace, times=clock)
        for _ in decode(parts, list(text.prompt), ReplyLimits(len(text.reply))):
            pass
    return clock


def _lessons(prices: Prices, guesser: Guesser) -> Lessons:
    """Return what the program knows right after a load, when both models were timed."""
    machine = Machine(prices.of_pass, guesser.share * prices.of_pass(1), 0.5)
    lessons = learned(machine, guesser.share)
    if guesser.source in lessons.drafts:
        lessons.drafts[guesser.source] = lessons.drafts["model"]
    return lessons


def _drafter(text: Text, clock: Clock, guesser: Guesser | None, target: _Target, memory: TokenMemory) -> Drafter:
    if guesser is None:
        return NoDrafter()
    lookup, remembered = LookupDrafter(), MemoryDrafter(memory)
    if guesser.chances is None:
        return ChainDrafter(None, lookup, remembered if guesser.source == "memory" else None)
    if guesser.block:
        return _BlockDrafter(text, clock, guesser, guesser.chances)
    model = _Draft(text, clock, guesser.chances, target)
    source = "model" if guesser.source == "chain" else guesser.source
    draft = ModelDrafter(model, Sampler(SamplingSettings(temperature=0)), source=source)
    if source == "head":
        draft.hold(text.prompt[:-1])  # it was read as the target read it
        model.length = len(text.prompt) - 1
    return ChainDrafter(draft, lookup, remembered) if guesser.source == "chain" else draft
