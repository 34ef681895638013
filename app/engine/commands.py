"""What the engine can be asked to do. Commands are values; they go through the engine's queue in order."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode

Role = Literal["system", "user", "assistant"]


@dataclass(frozen=True, slots=True)
class Message:
    """One turn of a conversation."""

    role: Role
    text: str


@dataclass(frozen=True, slots=True)
class LoadPair:
    """Load a target and, if named, its draft; whatever was loaded before is freed first.

    ``target`` and ``draft`` are model references as the command line takes them: a path, a file name in the
    library, or ``starter:…`` (made on first use). As a draft, :data:`app.references.OWN_LAYERS` stands for the
    target's own layers, which are also used where no draft is named. With ``strict_draft`` a draft that cannot be used
    fails the load; otherwise the target loads alone and ``Loaded.draft_problem`` says why.
    """

    target: str
    draft: str | None = None
    context_tokens: int = 4096
    threads: int | None = None
    """``None``: one for each physical core."""
    gpu_layers: int | None = None
    """``None``: as many as fit the free device memory; 0: none."""
    draft_gpu_layers: int | None = None
    strict_draft: bool = False
    own_layers: bool = True
    """Whether a target that has layers to guess with guesses for itself, where no draft is named."""
    guesses: bool = True
    """Whether anything may guess with this load; where nothing does, the memory it would take is left free."""


@dataclass(frozen=True, slots=True)
class Generate:
    """Write one reply with the loaded pair.

    ``messages`` go through the model's chat template; ``raw`` text goes to the model as it is. A last message of
    role ``assistant`` is continued.
    """

    messages: tuple[Message, ...] = ()
    raw: str | None = None
    sampling: SamplingSettings = field(default_factory=SamplingSettings)
    drafting: DraftSettings = field(default_factory=DraftSettings)
    mode: SpeculationMode = SpeculationMode.AUTOMATIC
    max_tokens: int | None = None
    """``None``: until the model ends its reply or the context is full."""
    stop: tuple[str, ...] = ()
    grammar: str | None = None
    """GBNF that the reply must obey; its rule ``root`` is the whole reply."""
    json_schema: str | None = None
    """A JSON schema that the reply must obey; ignored with ``grammar``."""
    recalls: bool = False
    """Whether guesses may come from the texts that the engine was given to remember; with ``mode`` automatic."""


@dataclass(frozen=True, slots=True)
class Unload:
    """Free both models."""


Command = LoadPair | Generate | Unload
