"""Guessers that read the big model from inside: heads, assistants, and layers of the model's own.

A draft is a model of its own and knows the text alone. A head (EAGLE-3, arXiv 2503.01840; DFlash, arXiv 2602.06036, and
DSpark, which guess a block at once) reads what the big model computes on the way, an assistant reads its cache, and
layers for multi-token prediction stand in the big model's own file. Each was made for one model. So a header must say
that the two belong together before llama.cpp sees them: several mismatches end the process there.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from enum import Enum

from app.language import number, tr
from app.models.gguf.header import ASSISTANT, Header

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
"""Architectures that also hand out what comes after the last layer, as a head may ask by a number one too far."""

INPUT_AFTER_LAST = frozenset({"deepseek4", "mimo2", "nemotron_h", "nemotron_h_moe"})
"""Likewise, for a head that guesses a block at once: it reads what the last layer hands on, which is not yet normed."""

_ENCODERS = frozenset(
    {"bert", "eurobert", "gemma-embedding", "jina-bert-v2", "jina-bert-v3", "llama-embed", "modern-bert", "neo-bert",
     "nomic-bert", "nomic-bert-moe"}
)  # fmt: skip
"""Architectures that write no text. Files of early 2024 do not say how the numbers of their tokens become a text's."""

OWN_LAYERS = frozenset({
    "bailingmoe3", "cohere2moe", "deepseek2", "deepseek32", "glm-dsa", "glm4moe", "hy_v3", "mimo2", "nemotron_h_moe",
    "qwen35", "qwen35moe", "step35",
})  # fmt: skip
"""Architectures whose own layers can guess. llama.cpp knows two more (``deepseek4``, ``qwen3next``), which cannot take
a wrong guess back."""

_SEVERAL_OWN_LAYERS = frozenset({"hy_v3", "mimo2", "step35"})
"""Architectures whose files may hold several. With any other one of several llama.cpp ends the process."""

RANK_POOLING = 4
"""llama.cpp's number for a model whose result is a score."""
_EAGLE3, _DFLASH = "eagle3", "dflash"
HEADS = frozenset({_EAGLE3, _DFLASH})
"""Architectures of heads."""
_EAGLE3_INPUTS = 3
_CHAIN, _SELECTOR = "markov_w1.weight", "selector_hidden.weight"
"""Tables of a head that guesses a block at once, each guess after the one before it: DSpark, DFlash 2."""
_SHORTEST_BLOCK = 2
_LONGEST_NAME = 40
OTHER_SPELLINGS = frozenset({"gemma4_assistant", "gemma4_mtp"})
"""Assistants that were made for other programs; llama.cpp knows none of these."""
_HEAD_WORDS = ("eagle", "dflash", "dspark")
"""In the name of an architecture, they mean a head. But for two, such as ``dflash-draft``, it is another program's."""


class ModelFileKind(Enum):
    """The purpose of a model file."""

    MODEL = "model"
    """A model of its own: it writes, or guesses as a draft."""
    HEAD = "head"
    ASSISTANT = "assistant"
    LAYERS = "layers"
    """The guessing layers of a model alone, taken out of its file."""
    EMBEDDER = "embedder"
    """It turns a text into numbers, by which texts on the same subject are found."""
    RERANKER = "reranker"
    """It scores how well a text answers a question."""


@dataclass(frozen=True, slots=True)
class ModelShape:
    """The few values that decide whose a head is, that are kept: a header takes a while to read."""

    kind: str
    """A :class:`ModelFileKind`'s value."""
    architecture: str
    layers: int
    """Layers that write."""
    width: int
    vocabulary: str
    """A digest: two models with one of them count tokens alike."""
    reads: tuple[int, ...] = ()
    """The layers of its model that a head reads; one too far stands for what comes after the last."""
    reads_width: int = 0
    """The width of the model that a head or an assistant was made for."""
    borrows: bool = False
    """True if a head takes words or scores from its model, for want of its own."""
    usable: bool = True
    """False if a head lacks something that it guesses with, or is of a kind that cannot be used."""
    kv_bytes_per_token: int | None = None
    """``None`` where the header does not tell."""
    nextn_layers: int = 0
    """Number of guessing layers in the file, whether or not they can be used."""
    nextn_bytes: int = 0
    """The bytes they take of the file."""
    nextn_kv_bytes_per_token: int = 0
    pooling: int = 0
    """As :attr:`app.models.gguf.header.Header.pooling`."""

    @property
    def own_bytes(self) -> int:
        """Bytes of the layers that it guesses for itself with; 0 if it cannot."""
        return self.nextn_bytes if self.talks and _can_use(self.architecture, self.nextn_layers) else 0

    @property
    def talks(self) -> bool:
        """True if it writes, rather than only help another model to."""
        return self.kind == ModelFileKind.MODEL.value


def shape_of(header: Header, file_bytes: int) -> ModelShape:
    """Return the shape of a file of so many bytes, all its parts together."""
    return ModelShape(
        kind=kind_of(header).value,
        architecture=header.architecture,
        layers=header.layer_count,
        width=header.embedding_length or 0,
        vocabulary=_digest(header),
        reads=header.target_layers,
        reads_width=header.target_width or 0,
        borrows=not header.has_tensor("token_embd.weight") or not header.has_tensor("output.weight"),
        usable=not _is_foreign_head(header.architecture) and block_problem(header) is None,
        kv_bytes_per_token=header.kv_bytes(1),
        nextn_layers=header.nextn_layers,
        nextn_bytes=own_layers_bytes(header, file_bytes),
        nextn_kv_bytes_per_token=header.kv_bytes(1, nextn=True) or 0 if header.nextn_layers else 0,
        pooling=header.pooling,
    )


def belongs(target: ModelShape, guesser: ModelShape) -> bool:
    """Return whether a head or an assistant was made for a model of this shape, as far as shapes tell."""
    return (
        target.talks
        and guesser.usable
        and guesser.kind in {ModelFileKind.HEAD.value, ModelFileKind.ASSISTANT.value}
        and bool(guesser.vocabulary)
        and guesser.vocabulary == target.vocabulary
        and _shapes_problem(target, guesser) is None
    )


def _digest(header: Header) -> str:
    """Return a digest of a vocabulary's first half: fine-tunes rename reserved tokens, which stand at the end."""
    if not header.tokens:
        return ""
    half = header.tokens[: len(header.tokens) // 2]
    parts = [header.tokenizer_model.encode(), str(len(header.tokens)).encode(), *half]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:16]


def head_name(header: Header) -> str:
    """Return the word that people have for a head of this kind; empty for what is no head."""
    if header.architecture == _DFLASH:
        return "DSpark" if header.has_tensor(_CHAIN) else "DFlash 2" if header.has_tensor(_SELECTOR) else "DFlash"
    return "EAGLE-3" if header.architecture == _EAGLE3 else ""


def kind_of(header: Header) -> ModelFileKind:
    """Return the purpose of the file. Only a :attr:`ModelFileKind.MODEL` can be talked with."""
    if header.architecture in HEADS or _is_foreign_head(header.architecture):
        return ModelFileKind.HEAD
    if header.architecture == ASSISTANT or header.architecture in OTHER_SPELLINGS:
        return ModelFileKind.ASSISTANT
    if header.nextn_layers and header.tensors and not header.has_tensor("blk.0.attn_norm.weight"):
        return ModelFileKind.LAYERS
    if header.pooling == RANK_POOLING:
        return ModelFileKind.RERANKER
    if header.pooling or header.architecture in _ENCODERS:
        return ModelFileKind.EMBEDDER
    return ModelFileKind.MODEL


def _is_foreign_head(architecture: str) -> bool:
    return architecture not in HEADS and any(word in architecture for word in _HEAD_WORDS)


def guesses_for_itself(header: Header) -> bool:
    """Return whether the file holds layers of its own to guess with, and llama.cpp can use them."""
    return _can_use(header.architecture, header.nextn_layers) and kind_of(header) is ModelFileKind.MODEL


def _can_use(architecture: str, own_layers: int) -> bool:
    return architecture in OWN_LAYERS and (own_layers == 1 or (own_layers > 1 and architecture in _SEVERAL_OWN_LAYERS))


def no_layers_to_guess_with(header: Header) -> str | None:
    """Return why this model cannot guess for itself, in one sentence; ``None`` if it can."""
    if not header.nextn_layers:
        return tr("This model does not guess for itself: its file has no layers to guess with.")
    if guesses_for_itself(header):
        return None
    if header.architecture in OWN_LAYERS and header.nextn_layers > 1:
        return tr(
            "This model's file has {nextn_layers} layers to guess with; of a model of its kind "
            "({architecture}) no more than one can be used.",
            nextn_layers=number(header.nextn_layers),
            architecture=header.architecture,
        )
    return tr("Models of this kind ({named}) cannot guess for themselves here.", named=_named(header.architecture))


def own_layers_bytes(header: Header, file_bytes: int) -> int:
    """Return the bytes of those layers in the file; loaded only when they are used."""
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
    """Return why a head or an assistant cannot guess for this model, in one sentence; ``None`` if it can.

    The vocabularies are compared elsewhere: by :func:`app.models.gguf.compatibility.compare`.
    """
    problem = _shapes_problem(shape_of(target, 0), shape_of(guesser, 0))
    if problem is None and kind_of(guesser) is ModelFileKind.ASSISTANT:
        problem = _cache_problem(target, guesser)
    return problem


def _shapes_problem(target: ModelShape, guesser: ModelShape) -> str | None:
    if guesser.kind == ModelFileKind.HEAD.value:
        return _head_problem(target, guesser)
    return _assistant_problem(target, guesser)


def _head_problem(target: ModelShape, head: ModelShape) -> str | None:
    if _is_foreign_head(head.architecture):
        return tr("This head was made for another program. Get one whose file says dflash or eagle3.")
    if target.architecture not in LAYER_INPUTS:
        return tr(
            "A head reads what the big model computes on the way, and models of this kind ({named}) do not "
            "give it out.",
            named=_named(target.architecture),
        )
    is_count_right = len(head.reads) == _EAGLE3_INPUTS if head.architecture == _EAGLE3 else bool(head.reads)
    if not is_count_right or not head.reads_width:
        return tr("This head does not say which layers of a model it reads: its file is incomplete.")
    if head.reads_width != target.width:
        return _other_width(target, head)
    return _layers_problem(target, head) or _borrowed_problem(target, head)


def _layers_problem(target: ModelShape, head: ModelShape) -> str | None:
    beyond = INPUT_AFTER_LAST if head.architecture == _DFLASH else STATE_AFTER_LAST
    last = target.layers - (target.architecture not in beyond)
    outside = [layer for layer in head.reads if not 0 <= layer <= last]
    if not outside:
        return None
    return tr(
        "This head was made for another model: it reads layer {outside}, and this one has {layers} layers.",
        outside=number(outside[-1]),
        layers=number(target.layers),
    )


def _borrowed_problem(target: ModelShape, head: ModelShape) -> str | None:
    """Return why a head cannot use its model's words: it borrows them, and then both must be equally wide."""
    if not head.borrows or head.width == target.width:
        return None
    return tr(
        "This head takes words from its model as rows of numbers, and they are of another width: "
        "{theirs} there and {ours} here.",
        theirs=number(head.width),
        ours=number(target.width),
    )


def block_problem(head: Header) -> str | None:
    """Return why a head that guesses a block at once cannot; ``None`` for any other.
    llama.cpp ends the process over most of this.
    """
    if head.architecture != _DFLASH:
        return None
    name = head_name(head)
    if name == "DFlash 2":
        return tr("This head is of a kind ({kind}) that Draftlight cannot use yet.", kind=name)
    if head.block_size is None or head.block_size < _SHORTEST_BLOCK:
        return tr("This head does not say how many tokens it guesses at once: its file is incomplete.")
    if head.mask_id is None or not 0 <= head.mask_id < len(head.tokens):
        return tr("This head does not name the token that stands for one to be guessed: its file is incomplete.")
    if head.key_length != head.value_length:
        return tr(
            "This head's file is damaged: its keys have {keys} numbers, and its values {values}.",
            keys=number(head.key_length or 0),
            values=number(head.value_length or 0),
        )
    return None


def _assistant_problem(target: ModelShape, assistant: ModelShape) -> str | None:
    if assistant.architecture in OTHER_SPELLINGS:
        return tr("This assistant was made for another program. Get one whose file says gemma4-assistant.")
    if target.architecture != assistant.architecture.removesuffix("-assistant"):
        kind = _named(target.architecture)
        return tr("This assistant was made for a model of another kind (Gemma 4); this one is {kind}.", kind=kind)
    if assistant.reads_width != target.width:
        return _other_width(target, assistant)
    return None


def _cache_problem(target: Header, assistant: Header) -> str | None:
    """Return why an assistant cannot read the target's cache, which llama.cpp reads as the assistant's header says.

    A block that attends to a window reads the cache of the target's last block but one, any other one the last's.
    """
    if len(assistant.windowed) != assistant.block_count or not any(assistant.windowed):
        return tr("This assistant does not say how its blocks read the cache of a model: its file is incomplete.")
    if target.windowed[target.layer_count - 2 : target.layer_count] != (True, False):
        return tr("This assistant was made for another model: the last blocks of this one are of other kinds.")
    for block, windowed in enumerate(assistant.windowed):
        read = target.layer_count - (2 if windowed else 1)
        theirs, ours = _cached_row(target, read), _cached_row(assistant, block)
        if not all(ours) or theirs != ours:
            return tr(
                "This assistant was made for another model: it reads {reads} for each token from the "
                "cache, and this one keeps {keeps}.",
                reads=_row_in_words(ours),
                keeps=_row_in_words(theirs),
            )
    return None


def _cached_row(header: Header, block: int) -> tuple[int, int, int]:
    """Heads that a block caches for a token, and the sizes of a key and a value; 0 where the header does not tell."""
    heads = header.head_counts_kv[block] if block < len(header.head_counts_kv) else 0
    if header.windowed[block]:
        return heads, header.window_key_length or 0, header.window_value_length or 0
    return heads, header.key_length or 0, header.value_length or 0


def _row_in_words(row: tuple[int, int, int]) -> str:
    heads, key, value = row
    return tr(
        "{heads} x {key} and {heads} x {value} numbers", heads=number(heads), key=number(key), value=number(value)
    )


def _named(architecture: str) -> str:
    """Return an architecture as it may stand in a sentence: the word comes from the file."""
    return " ".join(architecture.split())[:_LONGEST_NAME] or tr("not named")


def _other_width(target: ModelShape, guesser: ModelShape) -> str:
    return (
        f"This {guesser.kind} was made for another model: one of width {guesser.reads_width:,}; "
        f"this one has {target.width:,}."
    )
