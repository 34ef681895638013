"""Running the decoding loop in tests."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from app.speculation.decode import DecodingParts, ReplyLimits, decode
from app.speculation.drafters.base import Drafter, NoDrafter
from app.speculation.pacing.pace import FixedPace, Pace
from app.speculation.sampling.constraint import Constraint
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import DraftSettings, SamplingSettings
from app.speculation.trace import FinishReason, Round
from tests.fakes.scripted_model import LetterVocabulary, ScriptedModel, hashed_logits

UNCUT = SamplingSettings(top_k=0, top_p=1.0, min_p=0.0)
GREEDY = SamplingSettings(temperature=0)
VOCABULARY = 24


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
    prompt: Sequence[int] = (3, 1, 4),
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
