"""What guesses from inside the big model: heads, assistants, and layers of the model's own.

A draft is a model of its own and knows the text alone. A head (EAGLE-3, arXiv 2503.01840; DFlash, arXiv 2602.06036)
reads what the big model computes on the way, an assistant reads its cache, and layers for multi-token prediction stand
in the big model's own file. Each was made for one model. So a header must say that the two belong together before
llama.cpp sees them: several mismatches end the process there.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from enum import Enum

from app.models.gguf.header import Header
from app.models.gguf.kinds import ASSISTANT

LAYER_INPUTS = frozenset({
    "llama", "llama-embed", "qwen3", "qwen3moe", "qwen3next", "qwen35", "qwen35moe", "qwen4exp", "gemma4", "gpt-oss",
    "lfm2", "lfm2moe", "nemotron_h", "nemotron_h_moe", "deepseek4", "mimo2", "minimax-01", "minimax-m2", "hunyuan_vl",
    "hunyuan-dense", "bailingmoe3", "nanbeige", "muse-glimmer",
})  # fmt: skip
"""Architectures whose layers' inputs llama.cpp hands out. With any other one a head ends the process."""

STATE_AFTER_LAST = frozenset({
    "bailingmoe3", "deepseek4", "gemma4", "gpt-oss", "mimo2", "nemotron_h", "nemotron_h_moe", "qwen3next", "qwen35",
    "qwen35moe",
})  # fmt: skip
"""Those of them that also hand out what comes after the last layer, as a head may ask by a layer number one too far."""

OWN_LAYERS = frozenset({
    "bailingmoe3", "cohere2moe", "deepseek2", "deepseek32", "glm-dsa", "glm4moe", "hy-v3", "mimo2", "nemotron_h_moe",
    "qwen35", "qwen35moe", "step35",
})  # fmt: skip
"""Architectures whose own layers can guess. llama.cpp knows two more (``deepseek4``, ``qwen3next``), which cannot take
a wrong guess back."""

_HEADS = {"eagle3": "EAGLE-3", "dflash": "DFlash"}
"""Architectures of heads, and what people call them."""
_USABLE_HEADS = frozenset({"eagle3"})
_EAGLE3_INPUTS = 3
_LONGEST_NAME = 40
_OTHER_SPELLINGS = frozenset({"gemma4_assistant", "gemma4_mtp"})
"""Assistants that were made for other programs; llama.cpp knows none of these."""


class Kind(Enum):
    """What a model file is there for."""

    MODEL = "model"
    """A model of its own: it writes, or guesses as a draft."""
    HEAD = "head"
    ASSISTANT = "assistant"
    LAYERS = "layers"
    """The guessing layers of a model alone, taken out of its file."""


@dataclass(frozen=True, slots=True)
class Shape:
    """What decides whose a head is, in a few values that are kept: a header takes a while to read."""

    kind: str
    """A :class:`Kind`'s value."""
    architecture: str
    layers: int
    """Those that write."""
    width: int
    vocabulary: str
    """A digest: two models with one of them count tokens alike."""
    reads: tuple[int, ...] = ()
    """The layers of its model that a head reads; one too far stands for what comes after the last."""
    reads_width: int = 0
    """The width of the model that a head or an assistant was made for."""
    borrows: bool = False
    """Whether a head takes words or scores from its model, for want of its own."""
    kv_bytes_per_token: int | None = None
    """``None`` where the header does not tell."""
    nextn_bytes: int = 0
    """What guessing layers take of the file, whether or not they can be used."""
    nextn_kv_bytes_per_token: int = 0

    @property
    def own_bytes(self) -> int:
        """Likewise of layers that it can guess for itself with; 0 where it cannot."""
        return self.nextn_bytes if self.talks and self.architecture in OWN_LAYERS else 0

    @property
    def talks(self) -> bool:
        """Whether it writes, rather than only help another model to."""
        return self.kind == Kind.MODEL.value


def shape_of(header: Header, file_bytes: int) -> Shape:
    """The shape of a file of so many bytes, all its parts together."""
    return Shape(
        kind=kind_of(header).value,
        architecture=header.architecture,
        layers=header.layer_count,
        width=header.embedding_length or 0,
        vocabulary=_digest(header),
        reads=header.target_layers,
        reads_width=header.target_width or 0,
        borrows=not header.has_tensor("token_embd.weight") or not header.has_tensor("output.weight"),
        kv_bytes_per_token=header.kv_bytes(1),
        nextn_bytes=own_layers_bytes(header, file_bytes),
        nextn_kv_bytes_per_token=header.kv_bytes(1, nextn=True) or 0 if header.nextn_layers else 0,
    )


def belongs(target: Shape, guesser: Shape) -> bool:
    """Whether a head or an assistant was made for a model of this shape, as far as shapes tell."""
    return (
        target.talks
        and guesser.kind in {Kind.HEAD.value, Kind.ASSISTANT.value}
        and bool(guesser.vocabulary)
        and guesser.vocabulary == target.vocabulary
        and _shapes_problem(target, guesser) is None
    )


def _digest(header: Header) -> str:
    """Of a vocabulary's first half: fine-tunes rename reserved tokens, which stand at the end."""
    if not header.tokens:
        return ""
    half = header.tokens[: len(header.tokens) // 2]
    parts = [header.tokenizer_model.encode(), str(len(header.tokens)).encode(), *half]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def kind_of(header: Header) -> Kind:
    """What the file is there for. Only a :attr:`Kind.MODEL` can be talked with."""
    if header.architecture in _HEADS:
        return Kind.HEAD
    if header.architecture == ASSISTANT or header.architecture in _OTHER_SPELLINGS:
        return Kind.ASSISTANT
    if header.nextn_layers and header.tensors and not header.has_tensor("blk.0.attn_norm.weight"):
        return Kind.LAYERS
    return Kind.MODEL


def guesses_for_itself(header: Header) -> bool:
    """Whether the file holds layers of its own to guess with, and llama.cpp can use them."""
    return header.nextn_layers > 0 and header.architecture in OWN_LAYERS and kind_of(header) is Kind.MODEL


def no_layers_to_guess_with(header: Header) -> str | None:
    """Why this model cannot guess for itself, in one sentence; ``None`` where it can."""
    if not header.nextn_layers:
        return "This model does not guess for itself: its file has no layers to guess with."
    if not guesses_for_itself(header):
        return f"Models of this kind ({header.architecture}) cannot guess for themselves here."
    return None


def own_layers_bytes(header: Header, file_bytes: int) -> int:
    """What those layers take of the file; loaded only when they are used."""
    if not header.nextn_layers:
        return 0
    starts = sorted((start, name) for name, start in header.tensors)
    ends = [start for start, _ in starts[1:]] + [max(file_bytes, header.least_file_bytes)]
    blocks = range(header.layer_count, header.block_count or 0)
    return sum(
        end - start
        for (start, name), end in zip(starts, ends, strict=True)
        if any(name.startswith(f"blk.{block}.") for block in blocks)
    )


def fit_problem(target: Header, guesser: Header) -> str | None:
    """Why a head or an assistant cannot guess for this model, in one sentence; ``None`` where it can.

    The vocabularies are compared elsewhere: by :func:`app.models.gguf.compatibility.compare`.
    """
    return _shapes_problem(shape_of(target, 0), shape_of(guesser, 0))


def _shapes_problem(target: Shape, guesser: Shape) -> str | None:
    if guesser.kind == Kind.HEAD.value:
        return _head_problem(target, guesser)
    return _assistant_problem(target, guesser)


def _head_problem(target: Shape, head: Shape) -> str | None:
    if head.architecture not in _USABLE_HEADS:
        return f"This head is of a kind ({_HEADS[head.architecture]}) that Draftlight cannot use yet."
    if target.architecture not in LAYER_INPUTS:
        return (
            "A head reads what the big model computes on the way, and models of this kind "
            f"({_named(target.architecture)}) do not give it out."
        )
    if len(head.reads) != _EAGLE3_INPUTS or not head.reads_width:
        return "This head does not say which layers of a model it reads: its file is incomplete."
    if head.reads_width != target.width:
        return _other_width(target, head)
    return _layers_problem(target, head) or _borrowed_problem(target, head)


def _layers_problem(target: Shape, head: Shape) -> str | None:
    last = target.layers - (target.architecture not in STATE_AFTER_LAST)
    outside = [layer for layer in head.reads if not 0 <= layer <= last]
    if not outside:
        return None
    return (
        f"This head was made for another model: it reads layer {outside[-1]:,}, "
        f"and this one has {target.layers:,} layers."
    )


def _borrowed_problem(target: Shape, head: Shape) -> str | None:
    """What a head does not bring along, it takes from its model; then both must be equally wide."""
    if not head.borrows or head.width == target.width:
        return None
    return (
        "This head takes words from its model as rows of numbers, and they are of another width: "
        f"{head.width:,} there and {target.width:,} here."
    )


def _assistant_problem(target: Shape, assistant: Shape) -> str | None:
    if assistant.architecture in _OTHER_SPELLINGS:
        return "This assistant was made for another program. Get one whose file says gemma4-assistant."
    if target.architecture != assistant.architecture.removesuffix("-assistant"):
        kind = _named(target.architecture)
        return f"This assistant was made for a model of another kind (Gemma 4); this one is {kind}."
    if assistant.reads_width != target.width:
        return _other_width(target, assistant)
    return "This assistant was made for a model of this shape, but Draftlight cannot use assistants yet."


def _named(architecture: str) -> str:
    """As it may stand in a sentence: the word comes from the file."""
    return " ".join(architecture.split())[:_LONGEST_NAME] or "not named"


def _other_width(target: Shape, guesser: Shape) -> str:
    return (
        f"This {guesser.kind} was made for another model: one of width {guesser.reads_width:,}; "
        f"this one has {target.width:,}."
    )
