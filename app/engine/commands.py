"""Commands of the engine. They are values, and go through the engine's queue in order."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal

from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode
from app.tools.definitions import ToolCall, Toolset

Role = Literal["system", "user", "assistant", "tool"]
Variables = Mapping[str, Any]
"""Variables of a chat template besides the conversation, such as ``enable_thinking``; values as in JSON."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture that the target is shown, or a sound that it hears."""

    content: bytes
    """Of a PNG, JPEG, GIF, WebP, AVIF or BMP file, or of a WAV file."""
    name: str = "The picture"
    """Its name in sentences."""


@dataclass(frozen=True, slots=True)
class Message:
    """One turn of a conversation."""

    role: Role
    text: str
    calls: tuple[ToolCall, ...] = ()
    """Of the assistant: the tools that it called, after the text."""
    tool: str = ""
    """Of a tool: its name; the text is what it returned."""
    call_id: str = ""
    """Of a tool: the id of the call that it answers."""
    pictures: tuple[Picture, ...] = ()
    """Shown before the text."""


@dataclass(frozen=True, slots=True)
class LoadPair:
    """Load a target and, if named, its draft; whatever was loaded before is freed first.

    ``target`` and ``draft`` are model references as the command line takes them: a path, a file name in the
    library, or ``starter:…`` (made on first use). As a draft, :data:`app.references.OWN_LAYERS`
    stands for the target's own layers, which are also used where no draft is named. With ``strict_draft`` a draft that
    cannot be used fails the load; otherwise the target loads alone and ``Loaded.draft_problem`` says why.
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
    """True if a target that has layers to guess with guesses for itself, where no draft is named."""
    guesses: bool = True
    """True if anything may guess with this load; where nothing does, the memory it would take is left free."""
    projector: str | None = None
    """The file with which the target sees pictures; ``None``: the one beside it that is named like it, if any. It is
    loaded when the first picture is shown."""
    parallel: int = 0
    """Most replies that are written at the same time; 0: as many as memory allows."""
    rpc_servers: tuple[str, ...] = ()
    """Other computers, as ``host:port``, over which the target's layers are split; the draft stays here."""
    chat_template: str | Path | None = None
    """Used in place of the target's own chat template: Jinja, llama.cpp's name for a form, or a file with
    either."""
    tries_again: bool = field(default=False, compare=False)
    """True if files that failed their trial before are tried once more."""


@dataclass(frozen=True, slots=True)
class KeepOptions:
    """Limits on what is kept of the models' reading, so that a conversation can be resumed without reading it again."""

    memory_share: float | None = None
    """Of the free memory, what may be taken for conversations besides the latest; ``None``: what held before."""
    chat: int | None = None
    """The number of the window's chat, by which it can be found on the disk, and deleted there."""
    disk_bytes: int = 0
    """Limit for all chats on the disk; 0: this one is not written."""
    owner: int = 0
    """Owner of the conversation: 0 for the person's, another number for each front that serves other programs. What was
    read for one is not used for another: how much of a prompt was read before, and how long the rest takes, would tell
    whether somebody else has said the same."""


@dataclass(frozen=True, slots=True)
class Generate:
    """Write one reply with the loaded pair.

    ``messages`` go through the model's chat template; ``raw`` text and ``tokens`` go to the model as they are. A last
    message of role ``assistant`` is continued.
    """

    messages: tuple[Message, ...] = ()
    raw: str | None = None
    tokens: tuple[int | str, ...] | None = None
    """The prompt as tokens, in place of messages and raw text. The model splits the texts that stand among them."""
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
    alternatives: int = 3
    """Number of the likeliest tokens to report at each place of the reply."""
    ignores_end: bool = False
    """True if the model is kept from ending its reply, so that it has ``max_tokens`` for sure."""
    tools: Toolset | None = None
    """Tools that the model may call; calls stand in the reply's text, in the form of the model's template."""
    spells_marks: bool = False
    """True if the marks of the template's form, around calls and channels, stand in the reply's text where they are
    control tokens."""
    variables: Variables = field(default_factory=dict)
    """For the chat template."""
    keep: KeepOptions | None = field(default_factory=KeepOptions)
    """Options of keeping; ``None``: all of the prompt is read, and nothing of this reply is kept."""
    forgets: bool = True
    """True if the oldest messages leave where a conversation outgrows the context; otherwise it is refused."""
    recalls: bool = False
    """True if guesses may come from the texts that the engine was given to remember; with ``mode`` automatic."""
    in_view: bool = True
    """True if the person sees it being written: its prompt then goes before those of their other chats."""
    in_passing: bool = False
    """True if it is written beside the chat that the models have just read (:attr:`KeepOptions.chat`): that is as it
    was afterwards, nothing is learned or shown of it, and whatever anybody asks for ends it. Where more than a little
    would have to be read for it, it ends before its first word."""

    @property
    def rank(self) -> int:
        """Return how soon it is begun, and its prompt read, where several wait: the less, the sooner."""
        if self.in_passing:
            return 3
        if self.keep is None or self.keep.owner:
            return 2
        return 0 if self.in_view else 1

    @property
    def is_bound(self) -> bool:
        """True if a grammar covers the whole reply, so that there is no room for a thought before it."""
        required = self.tools is not None and self.tools.required
        return self.grammar is not None or self.json_schema is not None or required


@dataclass(frozen=True, slots=True)
class Unload:
    """Free both models."""


MOST_LETTERS = 1_000_000
"""Of a text to split: more takes seconds, for which every reply would wait."""


@dataclass(frozen=True, slots=True)
class Tokenize:
    """Ask for a text as tokens of the loaded target."""

    text: str
    special: bool = True
    """True if the spelling of a control token becomes that token."""
    begin: bool = False
    """True to put the token first that begins a text, where the model wants one."""


@dataclass(frozen=True, slots=True)
class Detokenize:
    """The text of tokens."""

    tokens: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class RenderPrompt:
    """A conversation as the chat template writes it, however long."""

    messages: tuple[Message, ...]
    tools: Toolset | None = None
    variables: Variables = field(default_factory=dict)
    begins_reply: bool = True
    """True if the words stand at its end with which the model's own message begins, as they do before a last message
    of the model, which is gone on with."""


@dataclass(frozen=True, slots=True)
class Describe:
    """Ask for further facts about the loaded target."""


@dataclass(frozen=True, slots=True)
class CountTokens:
    """Ask for the number of tokens of each text in the loaded target, control tokens read as plain letters."""

    texts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Embed:
    """Turn texts into rows of numbers with an embedding model, which is loaded beside the pair if it is not there.

    Rows have length 1 (L2 norm).
    """

    model: str
    """Reference, as :attr:`LoadPair.target`."""
    texts: tuple[str | tuple[int, ...], ...]
    """Letters, or tokens that are taken as they are."""
    is_cut: bool = False
    """True if a text that is longer than the model reads is cut; otherwise it is refused."""
    dimensions: int | None = None
    """Number of figures in each row to return, at length 1 again: models trained for it lose little
    (arXiv 2205.13147). ``None``: all."""


@dataclass(frozen=True, slots=True)
class Rank:
    """Score how well texts answer a question with a reranker, which is loaded as by :class:`Embed`."""

    model: str
    query: str
    documents: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FreeEmbeddingModel:
    """Free what :class:`Embed` or :class:`Rank` loaded."""


Question = Tokenize | Detokenize | RenderPrompt | Describe | CountTokens
"""Answered from what is loaded, within milliseconds."""

Command = LoadPair | Generate | Unload | Question | Embed | Rank | FreeEmbeddingModel
