"""Settings for ``/set``: those that a reply depends on, by the names of this program and of others."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any

from app.errors import WorldError
from app.settings import Setting, Settings

PARAMETERS: tuple[str, ...] = (
    "temperature", "top_k", "top_p", "min_p", "typical_p", "repeat_penalty", "presence_penalty", "frequency_penalty",
    "seed", "max_tokens", "mode", "draft_max", "draft_min", "draft_p_min", "context_tokens", "threads", "gpu_layers",
)  # fmt: skip
RELOADING = ("context_tokens", "threads", "gpu_layers")
"""Parameters that take effect with a load."""
_OTHER_NAMES = {
    "temp": "temperature",
    "n": "max_tokens",
    "num_predict": "max_tokens",
    "num_ctx": "context_tokens",
    "ctx_size": "context_tokens",
    "c": "context_tokens",
    "num_thread": "threads",
    "t": "threads",
    "num_gpu": "gpu_layers",
    "ngl": "gpu_layers",
    "typical": "typical_p",
    "spec_draft_n_max": "draft_max",
    "draft_num_predict": "draft_max",
}
_OPEN = ("none", "auto", "automatic", "random", "default", "-1")
"""Words for a value that is left open."""


def parameter_named(word: str) -> Setting[Any]:
    """Return the setting that a person means. Raises ``WorldError`` if there is none."""
    name = word.strip("-").lower().replace("-", "_")
    name = _OTHER_NAMES.get(name, name)
    if name not in PARAMETERS:
        raise WorldError(f"There is nothing named {word} to set. /set lists what there is.")
    return Settings.declarations[name]


def set_parameter(chosen: Settings, word: str, text: str) -> Setting[Any]:
    """Set a parameter, for this chat alone; ``default`` goes back to the value without this.
    Raises ``WorldError`` if there is no such parameter, or it cannot have this value.
    """
    setting = parameter_named(word)
    word = text.lower()
    if word == "default":
        chosen.forget(setting.name)
        return setting
    open_ = setting.none_means is not None and word in _OPEN
    try:
        chosen.set(setting.name, None if open_ else _converted(setting, text))
    except ValueError as error:
        sentence = str(error) if "must be" in str(error) else f"“{text}” is no value for {setting.name}."
        raise WorldError(sentence) from error
    return setting


def kept_value(chosen: Settings, setting: Setting[Any]) -> Callable[[], None]:
    """Return a function that sets a parameter back to what it is now."""
    if not chosen.is_chosen(setting.name):
        return lambda: chosen.forget(setting.name)
    value = chosen.value_of(setting.name)
    return lambda: chosen.set(setting.name, value)


def shown_value(chosen: Settings, setting: Setting[Any]) -> str:
    """Return the value for the next reply, as text."""
    value = chosen.value_in_use(setting.name)
    if value is None:
        return setting.none_means or "none"
    return f"{value:g}" if isinstance(value, float) else str(value)


def table(chosen: Settings) -> list[str]:
    """Return all parameters, a line each: name and value."""
    width = max(map(len, PARAMETERS))
    return [f"  {name:<{width}}  {shown_value(chosen, Settings.declarations[name])}" for name in PARAMETERS]


def explained(chosen: Settings, setting: Setting[Any]) -> str:
    """Return a parameter's value and what it does."""
    choices = f" One of {', '.join(setting.choices)}." if setting.choices else ""
    return f"{setting.name}: {shown_value(chosen, setting)}. {setting.description}{choices}"


def _converted(setting: Setting[Any], text: str) -> Any:
    kind: Callable[[str], Any] = setting.kind
    return text.lower() if issubclass(setting.kind, StrEnum) else kind(text)
