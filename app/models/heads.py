"""What guesses from inside the big model: heads, assistants, and layers of the model's own.

A draft is a model of its own and knows the text alone. A head (EAGLE-3, arXiv 2503.01840; DFlash, arXiv 2602.06036)
reads what the big model computes on the way, an assistant reads its cache, and layers for multi-token prediction stand
in the big model's own file. Each was made for one model. So a header must say that the two belong together before
llama.cpp sees them: several mismatches end the process there.
"""

from __future__ import annotations

from enum import Enum

from app.models.gguf_header import Header
from app.models.gguf_kinds import ASSISTANT

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
    "bailingmoe3", "cohere2moe", "deepseek2", "deepseek32", "deepseek4", "glm-dsa", "glm4moe", "hy-v3", "mimo2",
    "nemotron_h_moe", "qwen35", "qwen35moe", "qwen3next", "step35",
})  # fmt: skip
"""Architectures whose own layers llama.cpp can guess with."""

_HEADS = {"eagle3": "EAGLE-3", "dflash": "DFlash"}
"""Architectures of heads, and what people call them."""
_USABLE_HEADS = frozenset({"eagle3"})
_EAGLE3_INPUTS = 3
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

    The vocabularies are compared elsewhere: by :func:`app.models.compatibility.compare`.
    """
    if kind_of(guesser) is Kind.HEAD:
        return _head_problem(target, guesser)
    return _assistant_problem(target, guesser)


def _head_problem(target: Header, head: Header) -> str | None:
    if head.architecture not in _USABLE_HEADS:
        return f"This head is of a kind ({_HEADS[head.architecture]}) that Draftlight cannot use yet."
    if target.architecture not in LAYER_INPUTS:
        return (
            f"A head reads what the big model computes on the way, and models of this kind ({target.architecture}) "
            "do not give it out."
        )
    if len(head.target_layers) != _EAGLE3_INPUTS or not head.target_width:
        return "This head does not say which layers of a model it reads: its file is incomplete."
    if head.target_width != target.embedding_length:
        return _other_width(head, target.embedding_length)
    return _layers_problem(target, head) or _borrowed_problem(target, head)


def _layers_problem(target: Header, head: Header) -> str | None:
    last = target.layer_count - (target.architecture not in STATE_AFTER_LAST)
    outside = [layer for layer in head.target_layers if not 0 <= layer <= last]
    if not outside:
        return None
    return (
        f"This head was made for another model: it reads layer {outside[-1]:,}, "
        f"and this one has {target.layer_count:,} layers."
    )


def _borrowed_problem(target: Header, head: Header) -> str | None:
    """What a head does not bring along, it takes from its model; then both must be equally wide."""
    borrows = not head.has_tensor("token_embd.weight") or not head.has_tensor("output.weight")
    if borrows and head.embedding_length != target.embedding_length:
        return (
            "This head takes words from its model as rows of numbers, and they are of another width: "
            f"{head.embedding_length or 0:,} there and {target.embedding_length or 0:,} here."
        )
    return None


def _assistant_problem(target: Header, assistant: Header) -> str | None:
    if assistant.architecture in _OTHER_SPELLINGS:
        return "This assistant was made for another program. Get one whose file says gemma4-assistant."
    if target.architecture != assistant.architecture.removesuffix("-assistant"):
        return f"This assistant was made for a model of another kind (Gemma 4); this one is {target.architecture}."
    if assistant.target_width != target.embedding_length:
        return _other_width(assistant, target.embedding_length)
    return None


def _other_width(guesser: Header, width: int | None) -> str:
    what = "assistant" if guesser.architecture == ASSISTANT else "head"
    return (
        f"This {what} was made for another model: one of width {guesser.target_width or 0:,}; "
        f"this one has {width or 0:,}."
    )
