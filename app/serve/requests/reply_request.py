"""Describes a request in the same way for every API, and makes the engine's commands of it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from app.engine.commands import Generate, KeepOptions, Message, Role
from app.engine.events import Loaded
from app.serve.api_errors import refused
from app.serve.model_registry import ModelChoice
from app.serve.requests.fields import Fields, whole_text
from app.settings import Setting, Settings
from app.speculation.settings import MOST_DRAFTED, DraftSettings, SamplingSettings, SpeculationMode
from app.tools.definitions import Toolset

MOST_STOPS = 64
MOST_CHOICES = 16
MOST_PROMPTS = 64
MOST_TOKENS = 10_000_000
MOST_MESSAGES = 20_000
_LONGEST_BIASED = 200
"""Characters of a text in ``logit_bias`` at most."""
_BANNED, _NEVER = -100.0, -1e4
"""OpenAI's bias for "never", and the one used for it: lower than any score of a model, but finite, since a grammar may
leave no other token."""

_SAMPLING: Mapping[str, Setting[Any]] = {
    "temperature": Settings.temperature,
    "top_k": Settings.top_k,
    "top_p": Settings.top_p,
    "min_p": Settings.min_p,
    "typical_p": Settings.typical_p,
    "repeat_penalty": Settings.repeat_penalty,
    "presence_penalty": Settings.presence_penalty,
    "frequency_penalty": Settings.frequency_penalty,
}

MODES = {
    "none": SpeculationMode.OFF,
    "lookup": SpeculationMode.LOOKUP,
    "draft": SpeculationMode.DRAFT,
    "auto": SpeculationMode.AUTOMATIC,
}
"""Where guesses come from, by the words of requests."""


@dataclass(frozen=True, slots=True)
class SpeculationOptions:
    """Where guesses come from, and how far they go; by default as the command line says."""

    mode: SpeculationMode = SpeculationMode.AUTOMATIC
    n_max: int | None = None
    n_min: int = 0
    p_min: float = 0.0


TextOrTokens = str | tuple[int | str, ...]
"""What a reply goes on with as it is, without a template: a text, or tokens by their numbers and texts among them."""


@dataclass(frozen=True, slots=True)
class ReplyRequest:
    """A request in our own words."""

    model: str = ""
    draft_model: str | None = None
    messages: tuple[Message, ...] = ()
    prompts: tuple[TextOrTokens, ...] = ()
    """In place of messages; each has replies of its own."""
    sampling: Mapping[str, Any] = field(default_factory=dict)
    """What the request says about how tokens are chosen, by the names of :class:`SamplingSettings`. In ``logit_bias`` a
    text may stand for its tokens, until the model is loaded that splits it (:meth:`with_tokens`)."""
    max_tokens: int | None = None
    stop: tuple[str, ...] = ()
    grammar: str | None = None
    json_schema: str | None = None
    tools: Toolset | None = None
    """What the model may call."""
    variables: Mapping[str, Any] = field(default_factory=dict)
    """What the chat template is told besides the conversation."""
    ignores_end: bool = False
    speculation: SpeculationOptions | None = None
    alternatives: int = 0
    """How many of the likeliest tokens to tell at each place."""
    wants_logprobs: bool = False
    """Whether to tell how likely each token was."""
    choices: int = 1
    keep_alive_s: float | None = None
    context_tokens: int | None = None
    stream: bool = False
    keeps: bool = True
    """Whether what is read for it may be kept, and what was read before be used: llama-server's ``cache_prompt``."""
    forgets: bool = False
    """Whether the oldest messages may leave, unsaid, where the conversation outgrows the context."""
    rounds: bool = False
    """Whether to tell each round of guessing, in the trace's own shape."""

    @property
    def biased_texts(self) -> tuple[str, ...]:
        """Return the texts in ``logit_bias``."""
        return tuple(one for one, _ in self.sampling.get("logit_bias", ()) if isinstance(one, str))

    def with_tokens(self, tokens: Mapping[str, Sequence[int]]) -> ReplyRequest:
        """Return the request with the tokens of each biased text in its place."""
        biases = {
            token: bias
            for one, bias in self.sampling.get("logit_bias", ())
            for token in (tokens[one] if isinstance(one, str) else [one])
        }
        return replace(self, sampling={**self.sampling, "logit_bias": tuple(biases.items())})

    def commands(
        self, choice: ModelChoice, loaded: Loaded, usual: SpeculationOptions, memory_share: float | None = None
    ) -> list[Generate]:
        """Return the engine's commands, one for each reply that is wanted: the first prompt's first.

        Raises:
            ApiError: the loaded models cannot do what is asked.
        """
        speculation = self.speculation or usual
        if self.speculation is not None and speculation.mode is SpeculationMode.DRAFT and loaded.draft is None:
            raise refused("There is no draft model to guess with: name one, or leave this out.", "speculative.type")
        values = {name: value for name, value in choice.own.items() if name != "max_tokens"} | dict(self.sampling)
        seed = values.pop("seed", None)
        sampling = replace(SamplingSettings(), **values)
        known = loaded.target.vocabulary_tokens  # 0: a server that does not tell
        if known and any(token >= known for token, _ in sampling.logit_bias):
            most = known - 1
            raise refused(f"The model's tokens have numbers up to {most}.", "logit_bias")
        first = secrets.randbelow(2**32) if seed is None else seed
        chosen = self.speculation is not None and speculation.mode is not SpeculationMode.AUTOMATIC
        command = Generate(
            messages=self.messages,
            ignores_end=self.ignores_end,
            sampling=sampling,
            drafting=DraftSettings(
                speculation.n_max, speculation.n_min, speculation.p_min, pauses=choice.pauses and not chosen
            ),
            mode=speculation.mode,
            max_tokens=choice.own.get("max_tokens") if self.max_tokens is None else self.max_tokens,
            stop=self.stop,
            grammar=self.grammar,
            json_schema=self.json_schema,
            tools=self.tools,
            variables=self.variables,
            spells_marks=bool(self.messages),
            alternatives=max(3, self.alternatives),
            keep=KeepOptions(memory_share) if self.keeps else None,
            forgets=self.forgets,
        )
        seeds = [(first + index) % 2**32 for index in range(self.choices)]
        return [
            replace(one, sampling=replace(sampling, seed=seed)) for one in self._with_prompts(command) for seed in seeds
        ]

    def _with_prompts(self, command: Generate) -> list[Generate]:
        if not self.prompts:
            return [command]
        return [
            replace(command, raw=prompt) if isinstance(prompt, str) else replace(command, tokens=prompt)
            for prompt in self.prompts
        ]


def sampling_in(fields: Fields) -> dict[str, Any]:
    """Read what a request says about choosing tokens, by the names that llama.cpp and OpenAI share."""
    values: dict[str, Any] = {}
    for name, setting in _SAMPLING.items():
        value = fields.take(name)
        if name == "top_k" and isinstance(value, int) and value < 0:  # others write -1 for all of them
            value = 0
        if value is not None:
            values[name] = Fields({name: value}).setting(name, setting)
    last = fields.whole("repeat_last_n", -1, MOST_TOKENS)
    if last is not None:
        values["repeat_last_n"] = last
    seed = fields.whole("seed", -(2**63), 2**64)
    if seed is not None and seed >= 0:
        values["seed"] = seed % 2**32
    bias = logit_bias_in(fields)
    if bias:
        values["logit_bias"] = bias
    return values


def logit_bias_in(fields: Fields) -> tuple[tuple[int | str, float], ...]:
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


def speculation_in(fields: Fields, usual: SpeculationOptions) -> SpeculationOptions | None:
    """Read ``speculative``: where guesses come from in this one reply; ``None`` where the request says nothing.

    Its value is ``{"type": "none" | "lookup" | "draft" | "auto", "n_max": N}``; llama-server's ``speculative.n_max``
    and its kin are the same.
    """
    part = fields.unfolded("speculative")
    if part is None:
        return None
    word = part.take("type")
    if word is not None and (not isinstance(word, str) or word not in MODES):
        raise part.wrong("type", "must be one of: none, lookup, draft, auto")
    most = part.whole("n_max", 0, MOST_DRAFTED)
    least = part.whole("n_min", 0, MOST_DRAFTED)
    p_min = part.setting("p_min", Settings.draft_p_min)
    part.nothing_else()
    return SpeculationOptions(
        mode=SpeculationMode.OFF if most == 0 else (usual.mode if word is None else MODES[word]),
        n_max=most or usual.n_max,
        n_min=usual.n_min if least is None else least,
        p_min=usual.p_min if p_min is None else p_min,
    )


def prompts_in(fields: Fields) -> tuple[TextOrTokens, ...]:
    """Read ``prompt``: a text, or tokens by their numbers with texts among them, or a list of such prompts.

    A text may stand as ``{"prompt_string": …}``, as it does for llama-server where pictures go with it.

    Raises:
        ApiError: it is nothing of the kind.
    """
    value = fields.take("prompt")
    several = isinstance(value, list) and bool(value) and not any(is_token(one) for one in value)
    wanted = value if several else [value]
    if len(wanted) > MOST_PROMPTS:
        raise fields.wrong("prompt", f"must be at most {MOST_PROMPTS} prompts")
    prompts = tuple(prompt for one in wanted if (prompt := _prompt(one)) is not None)
    if len(prompts) < len(wanted):
        raise fields.wrong("prompt", "must be a text, the numbers of its tokens and texts, or a list of such prompts")
    return prompts


def _prompt(value: Any) -> TextOrTokens | None:
    if isinstance(value, dict) and value.keys() == {"prompt_string"}:
        value = value["prompt_string"]
    if isinstance(value, str):
        return whole_text(value)
    if isinstance(value, list) and value and all(is_token(part) or isinstance(part, str) for part in value):
        return tuple(whole_text(part) if isinstance(part, str) else part for part in value)
    return None


def is_token(value: Any) -> bool:
    """Return whether a value can be a token's number."""
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**31


def keeps_in(fields: Fields) -> bool:
    """Read ``cache_prompt``: whether anything may be kept of the prompt, or was kept."""
    return fields.flag("cache_prompt") is not False


def rounds_in(fields: Fields) -> bool:
    """Read ``"draftlight": {"rounds": true}``: whether each chunk tells its rounds."""
    part = fields.part("draftlight")
    if part is None:
        return False
    wanted = part.flag("rounds")
    part.nothing_else()
    return bool(wanted)


def words_of(value: Any, where: str) -> str:
    """Return the text of a message's content, which is text or a list of parts that are text.

    Raises:
        ApiError: a part is something else, such as a picture.
    """
    if value is None:
        return ""
    if isinstance(value, str):
        return whole_text(value)
    if not isinstance(value, list):
        raise refused("The content of a message must be text or a list of parts.", where)
    texts = []
    for part in value:
        if not isinstance(part, dict) or not isinstance(part.get("text"), str) or part.get("type") not in _TEXT_PARTS:
            raise refused("Only text can be read here: no pictures, sounds or files.", where)
        texts.append(whole_text(part["text"]))
    return "\n".join(texts)


def thought_in(value: Any, where: str) -> str:
    """Return what was thought before an earlier answer, as its message's own field tells it.

    Raises:
        ApiError: it is no text.
    """
    if value is None:
        return ""
    if not isinstance(value, str):
        raise refused("What was thought must be text.", where)
    return whole_text(value)


_TEXT_PARTS = ("text", "input_text", "output_text")
ROLES: Mapping[Any, Role] = {"system": "system", "developer": "system", "user": "user", "assistant": "assistant"}


def schema_text(schema: Any, where: str) -> str:
    """Return a JSON schema as the engine takes it."""
    if not isinstance(schema, dict):
        raise refused("A JSON schema is an object.", where)
    return json.dumps(schema)


ANY_OBJECT = json.dumps({"type": "object"})
