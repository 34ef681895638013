"""Reply settings of a model's own: what holds for its replies where the person has not chosen a value themself.

The starter model is so small that it talks itself into circles with the settings that suit others.
``tests/benchmarks/starter_settings.py`` is how these were found.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from app.references import STARTER_PREFIX

STARTER: Mapping[str, float] = MappingProxyType({"temperature": 0.6, "repeat_penalty": 1.1, "max_tokens": 768})
"""By the name of the setting."""
_NONE: Mapping[str, float] = MappingProxyType({})


def own_reply_settings(target: str | None) -> Mapping[str, float]:
    """Return the settings of the model with this reference; empty for a model that has none."""
    return STARTER if target is not None and target.startswith(STARTER_PREFIX) else _NONE
