"""A target that writes letters, as tests of the loop have it."""

from __future__ import annotations

from app.speculation.settings import SamplingSettings
from tests.fakes.scripted_model import ScriptedModel, hashed_logits

VOCABULARY = 24
GREEDY = SamplingSettings(temperature=0)


def target(salt: int = 0, *, endless: bool = False, **options: int) -> ScriptedModel:
    return ScriptedModel(hashed_logits(VOCABULARY, salt=salt, endless=endless), **options)
