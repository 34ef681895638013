"""Reads the fields of a request that say how its reply is written: sampling, and variables of the chat template.

Variables of the template say whether to think, and how much; the engine hands them on as they are. A template that
knows none of it writes the same prompt.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from typing import Any

from app.serve.api_errors import ApiError, refused
from app.serve.requests.request_body import Fields, depth_of, whole_text
from app.settings import Setting, Settings
from app.speculation.settings import SamplingSettings
from app.tools.thoughts import THINKING_SWITCHES, thinking_variables

MOST_TOKENS = 10_000_000
_LONGEST_BIASED = 200
"""Characters of a text in ``logit_bias`` at most."""
_BANNED, _NEVER = -100.0, -1e4
"""OpenAI's bias for "never", and the one used for it: lower than any score of a model, but finite, since a grammar may
leave no other token."""

_SAMPLING: Mapping[str, Setting[Any]] = {
    "temperature": Settings.temperature,
    "top_p": Settings.top_p,
    "min_p": Settings.min_p,
    "typical_p": Settings.typical_p,
    "repeat_penalty": Settings.repeat_penalty,
    "presence_penalty": Settings.presence_penalty,
    "frequency_penalty": Settings.frequency_penalty,
}

_OFF_UP_TO: Mapping[str, float] = {
    "mirostat": 0, "dynatemp_range": 0, "xtc_probability": 0, "dry_multiplier": 0, "top_n_sigma": 0, "n_indent": 0,
    "t_max_predict_ms": 0, "min_keep": 1, "adaptive_target": -1, "grammar_lazy": 0, "post_sampling_probs": 0,
}  # fmt: skip
"""llama.cpp's features that are not here, each with the largest value that switches it off."""

_SAMPLERS: Mapping[str, tuple[str, Mapping[str, float]]] = {
    "penalties": ("e", {"repeat_penalty": 1.0, "presence_penalty": 0.0, "frequency_penalty": 0.0}),
    "topk": ("k", {"top_k": 0}),
    "typp": ("y", {"typical_p": 1.0}),
    "topp": ("p", {"top_p": 1.0}),
    "minp": ("m", {"min_p": 0.0}),
    "temperature": ("t", {"temperature": 1.0}),
}
"""The samplers that are here, in their order: llama.cpp's letter for each, and the values that switch it off."""
_LENGTHS = ("n_predict", "max_completion_tokens", "max_tokens")
"""The first of these that a request has is meant."""
_USUAL = SamplingSettings()
_OTHER_NAMES = {"typicalp": "typp", "typ": "typp", "nucleus": "topp", "temp": "temperature"}


def sampling_in(fields: Fields) -> dict[str, Any]:
    """Read what a request says about choosing tokens.
    Raises ``ApiError`` if a value makes no sense, or asks for what is not here.
    """
    values = {
        name: value for name, setting in _SAMPLING.items() if (value := fields.setting(name, setting)) is not None
    }
    top_k = fields.whole("top_k", -1, 2**31)
    if top_k is not None:
        values["top_k"] = max(0, top_k)  # others write -1 for all of them
    last = fields.whole("repeat_last_n", -1, MOST_TOKENS)
    if last is not None:
        values["repeat_last_n"] = last
    seed = fields.whole("seed", -(2**63), 2**64)
    if seed is not None and seed >= 0:
        values["seed"] = seed % 2**32
    bias = _logit_bias_in(fields)
    if bias:
        values["logit_bias"] = bias
    for name, most in _OFF_UP_TO.items():
        fields.off(name, most)
    fields.only("lora", [[]], "cannot be used here")
    return values | _left_out_samplers(fields, values)


def _left_out_samplers(fields: Fields, values: Mapping[str, Any]) -> dict[str, float]:
    """Read ``samplers``; return the values that switch off those it does not name.

    It is a list of names, or one letter for each. What is not here is switched off anyway, so its place says nothing.
    Raises ``ApiError`` if those that are left would choose in another order than here.
    """
    names = fields.take("samplers")
    if names is None:
        return {}
    if isinstance(names, list) and all(isinstance(name, str) for name in names):
        named = [_plain(name) for name in names]
    elif isinstance(names, str):
        by_letter = {letter: name for name, (letter, _) in _SAMPLERS.items()}
        named = [by_letter.get(letter, "") for letter in names]
    else:
        raise fields.wrong("samplers", "must be a list of names, or a letter for each")
    at_work = [name for name in named if name in _SAMPLERS and not _is_off(name, values)]
    if at_work != sorted(at_work, key=[*_SAMPLERS].index):
        raise fields.wrong("samplers", "cannot be put in another order here")
    off = [neutral for name, (_, neutral) in _SAMPLERS.items() if name not in named]
    return {name: value for neutral in off for name, value in neutral.items()}


def _plain(name: str) -> str:
    plain = name.casefold().replace("_", "").replace("-", "")
    return _OTHER_NAMES.get(plain, plain)


def _is_off(sampler: str, values: Mapping[str, Any]) -> bool:
    return all(values.get(name, getattr(_USUAL, name)) == neutral for name, neutral in _SAMPLERS[sampler][1].items())


def most_tokens_in(fields: Fields, otherwise: int | None = None) -> int | None:
    """Return how many tokens a reply may have, by llama.cpp's name or OpenAI's; ``None``: as many as fit."""
    limits = [value for name in _LENGTHS if (value := fields.whole(name, -1, MOST_TOKENS)) is not None]
    longest = limits[0] if limits else otherwise
    return None if longest == -1 else longest


def _logit_bias_in(fields: Fields) -> tuple[tuple[int | str, float], ...]:
    """Read which tokens are made more or less likely: OpenAI's object, or llama-server's list of pairs.

    A text stands for its tokens, as with llama-server.
    """
    value = fields.take("logit_bias")
    if value is None:
        return ()
    pairs: Sequence[Any] = list(value.items()) if isinstance(value, dict) else value
    wrong = fields.wrong("logit_bias", "must give tokens, by their numbers or texts, a bias from -100 to 100")
    if not isinstance(pairs, list) or len(pairs) > 1000:
        raise wrong
    biases: dict[int | str, float] = {}
    for pair in pairs:
        if not isinstance(pair, (list, tuple)) or len(pair) != 2:
            raise wrong
        token, bias = pair
        if isinstance(token, str) and token.isascii() and token.isdigit() and len(token) < 10:
            token = int(token)
        elif isinstance(token, str):
            token = whole_text(token)
        if bias is False:
            bias = _BANNED
        if (
            not (is_token(token) or (isinstance(token, str) and 0 < len(token) <= _LONGEST_BIASED))
            or isinstance(bias, bool)
            or not isinstance(bias, (int, float))
            or not -100 <= bias <= 100
        ):
            raise wrong
        biases[token] = _NEVER if bias == _BANNED else float(bias)
    return tuple(biases.items())


def is_token(value: Any) -> bool:
    """Return whether a value can be a token's number."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**31


_MOST_VARIABLES = 64
_MOST_NESTED = 8
_MOST_LETTERS = 20_000
"""Of all values as JSON: a template writes them for every message, if it likes."""
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]{0,63}")
_OURS = frozenset({
    "messages", "loop_messages", "tools", "add_generation_prompt", "bos_token", "eos_token", "self", "raise_exception",
    "strftime_now",
})  # fmt: skip
"""Names of the conversation itself, and of what templates call."""
_EFFORTS = ("reasoning_effort", "reasoning_strength")
_UNSAID = (None, "", "auto", "default")
_EFFORT_WORDS = ("minimal", "low", "medium", "high", "xhigh", "max")


def effort(word: str) -> dict[str, Any]:
    """Return the variables for how much a model is to think; ``none``: not at all."""
    return (
        thinking_variables(on=False)
        if word == "none"
        else {**thinking_variables(on=True), **dict.fromkeys(_EFFORTS, word)}
    )


def effort_in(fields: Fields, name: str) -> dict[str, Any]:
    """Read a word of OpenAI's for how much a model is to think. Raises ``ApiError`` if it is none."""
    word = fields.text(name)
    if word in _UNSAID:
        return {}
    if word != "none" and word not in _EFFORT_WORDS:
        raise fields.wrong(name, f"must be one of: none, {', '.join(_EFFORT_WORDS)}")
    return effort(word)


def variables_in(fields: Fields, otherwise: dict[str, Any] | None = None) -> dict[str, Any]:
    """Read ``chat_template_kwargs``, which wins over what the request says ``otherwise``.
    Raises ``ApiError`` if a name or value cannot be used, or there are too many.
    """
    part = fields.take("chat_template_kwargs")
    if part is None:
        return otherwise or {}
    name = "chat_template_kwargs"
    if not isinstance(part, dict):
        raise fields.wrong(name, "must be an object")
    if len(part) > _MOST_VARIABLES or len(json.dumps(part)) > _MOST_LETTERS:
        raise fields.wrong(name, f"must have at most {_MOST_VARIABLES} members and {_MOST_LETTERS:,} characters")
    for key, value in part.items():
        _check(name, key, value)
    return {**(otherwise or {}), **_whole(part)}


def _check(within: str, key: str, value: Any) -> None:
    where = f"{within}.{whole_text(key[:64])}"
    if not _NAME.fullmatch(key):
        raise refused(f"“{where}” cannot be used: a variable's name has letters, digits and underscores.", where)
    if key in _OURS:
        raise refused(f"“{where}” cannot be used: the request itself decides it.", where)
    if key in THINKING_SWITCHES and not isinstance(value, bool):
        raise _wrong(where, "true or false")
    if key in _EFFORTS and not isinstance(value, str):
        raise _wrong(where, "text")
    if isinstance(value, dict | list) and depth_of(value) > _MOST_NESTED:
        raise refused(f"“{where}” is nested more than {_MOST_NESTED} levels deep.", where)


def _wrong(where: str, problem: str) -> ApiError:
    return refused(f"“{where}” must be {problem}.", where)


def _whole(value: Any) -> Any:
    """Return the same with text that every encoding can write."""
    if isinstance(value, str):
        return whole_text(value)
    if isinstance(value, list):
        return [_whole(one) for one in value]
    if isinstance(value, dict):
        return {whole_text(key): _whole(one) for key, one in value.items()}
    return value
