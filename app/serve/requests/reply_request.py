"""Describes a request in the same way for every API, and makes the engine's commands of it."""

from __future__ import annotations

import json
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from app.engine.commands import Generate, KeepOptions, Message
from app.engine.events import Loaded
from app.serve.api_errors import refused
from app.serve.model_registry import ModelChoice, SpeculationOptions
from app.serve.requests.reply_fields import is_token
from app.serve.requests.request_body import Fields, whole_text
from app.settings import Settings
from app.speculation.settings import MOST_DRAFTED, DraftSettings, SamplingSettings, SpeculationMode
from app.tools.definitions import Toolset

MOST_STOPS = 64
MOST_CHOICES = 16
MOST_PROMPTS = 64
MOST_MESSAGES = 20_000
MODES = {
    "none": SpeculationMode.OFF,
    "lookup": SpeculationMode.LOOKUP,
    "draft": SpeculationMode.DRAFT,
    "auto": SpeculationMode.AUTOMATIC,
}
"""Sources of guesses, by the words of requests."""


TextOrTokens = str | tuple[int | str, ...]
"""Prompt that a reply goes on with, without a template: a text, or tokens by their numbers and texts among them."""


@dataclass(frozen=True, slots=True)
class Gap:
    """The place in a text that a reply fills; the request's prompt stands before it."""

    suffix: TextOrTokens
    """The text after it."""
    files: tuple[tuple[str, str], ...] = ()
    """Other files of the same work, each by name and text; the last ones matter most."""
    is_in_repository: bool = False
    """True to tell a model that knows it that all are files of one repository."""


@dataclass(frozen=True, slots=True)
class ReplyRequest:
    """A request in our own words."""

    model: str = ""
    draft_model: str | None = None
    messages: tuple[Message, ...] = ()
    prompts: tuple[TextOrTokens, ...] = ()
    """In place of messages; each has replies of its own."""
    gap: Gap | None = None
    """With ``prompts``: what the model writes fills a gap after them."""
    sampling: Mapping[str, Any] = field(default_factory=dict)
    """The request's choices of how tokens are sampled, by the names of :class:`SamplingSettings`. In ``logit_bias`` a
    text may stand for its tokens, until the model is loaded that splits it (:meth:`with_tokens`)."""
    max_tokens: int | None = None
    stop: tuple[str, ...] = ()
    grammar: str | None = None
    json_schema: str | None = None
    tools: Toolset | None = None
    """The tools that the model may call."""
    variables: Mapping[str, Any] = field(default_factory=dict)
    """Variables of the chat template."""
    ignores_end: bool = False
    speculation: SpeculationOptions | None = None
    alternatives: int = 0
    """Number of the likeliest tokens to tell at each place."""
    wants_logprobs: bool = False
    """True to tell how likely each token was."""
    choices: int = 1
    keep_alive_s: float | None = None
    context_tokens: int | None = None
    stream: bool = False
    keeps: bool = True
    """True if what is read for it may be kept, and what was read before be used: llama-server's ``cache_prompt``."""
    forgets: bool = False
    """True if the oldest messages may leave, unsaid, where the conversation outgrows the context."""
    rounds: bool = False
    """True to tell each round of guessing, in the trace's own shape."""
    ignored: tuple[str, ...] = ()
    """Names of what the request has besides, and nothing here knows."""

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
        Raises ``ApiError`` if the loaded models cannot do what is asked.
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
    mode = usual.mode if word is None else MODES[word]
    return SpeculationOptions(
        mode=SpeculationMode.OFF if most == 0 else mode,
        n_max=most or usual.n_max,
        n_min=usual.n_min if least is None else least,
        p_min=usual.p_min if p_min is None else p_min,
    )


def prompts_in(fields: Fields) -> tuple[TextOrTokens, ...]:
    """Read ``prompt``: a text, or tokens by their numbers with texts among them, or a list of such prompts.

    A text may stand as ``{"prompt_string": …}``, as it does for llama-server where pictures go with it.
    Raises ``ApiError`` if it is nothing of the kind.
    """
    value = fields.take("prompt")
    several = isinstance(value, list) and bool(value) and not any(is_token(one) for one in value)
    prompt_list = value if several else [value]
    if len(prompt_list) > MOST_PROMPTS:
        raise fields.wrong("prompt", f"must be at most {MOST_PROMPTS} prompts")
    prompts = tuple(prompt for one in prompt_list if (prompt := text_or_tokens(one)) is not None)
    if len(prompts) < len(prompt_list):
        raise fields.wrong("prompt", "must be a text, the numbers of its tokens and texts, or a list of such prompts")
    return prompts


def text_or_tokens(value: Any) -> TextOrTokens | None:
    """Return one prompt, or ``None`` where the value is nothing of the kind."""
    if isinstance(value, dict) and not value.get("multimodal_data"):
        value = value.get("prompt_string")
    if isinstance(value, str):
        return whole_text(value)
    if isinstance(value, list) and value and all(is_token(part) or isinstance(part, str) for part in value):
        return tuple(whole_text(part) if isinstance(part, str) else part for part in value)
    return None


def keeps_in(fields: Fields) -> bool:
    """Read ``cache_prompt``: whether anything may be kept of the prompt, or was kept."""
    return fields.flag("cache_prompt") is not False


def rounds_in(fields: Fields) -> bool:
    """Read ``"draftlight": {"rounds": true}``: whether each chunk tells its rounds."""
    part = fields.part("draftlight")
    if part is None:
        return False
    return bool(part.flag("rounds"))


def schema_text(schema: Any, where: str) -> str:
    """Return a JSON schema as the engine takes it."""
    if not isinstance(schema, dict):
        raise refused("A JSON schema is an object.", where)
    return json.dumps(schema)


ANY_OBJECT = json.dumps({"type": "object"})


def own_schema_in(fields: Fields) -> str | None:
    """Read ``json_schema``, llama-server's shorter way to say what a reply must obey."""
    schema = fields.take("json_schema")
    return None if schema is None else schema_text(schema, "json_schema")
