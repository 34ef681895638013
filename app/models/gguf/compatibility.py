"""May this draft guess for this target? Decided from the headers, by the rule llama.cpp applies when it loads a pair.

The draft's tokens are checked as they are, by id. So both vocabularies must be of one kind, begin and end a text alike,
and mean the same by every id they share. What reads the target from inside must also have been made for it: see
:mod:`app.models.gguf.heads`.

llama.cpp takes the sizes and numbers of a head's tables as they are, and dies of wrong ones. A head may guess some of
its model's tokens alone; ``d2t`` then names the token of each of its scores.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from pathlib import Path

from app.errors import ModelFileError
from app.language import mark, number, tr, tr_marked
from app.models.gguf.file_names import SHARD
from app.models.gguf.fit import ROLLS_BACK
from app.models.gguf.header import Header, unreadable
from app.models.gguf.heads import ModelFileKind, block_problem, fit_problem, head_name, kind_of
from app.system.files import open_file

_GUESSED, _WORDS, _SCORES = "d2t", "token_embd.weight", "output.weight"
_WHOLE_NUMBERS = 27
"""ggml's number for integers of 64 bits."""


def sizes_problem(head: Header) -> str | None:
    """Describe the fault of the tables' sizes in one sentence; ``None`` where nothing is."""
    words, scores, guessed = (head.tables.get(name) for name in (_WORDS, _SCORES, _GUESSED))
    head_tokens = len(head.tokens)
    if words is not None and words.sizes[-1:] != (head_tokens,):
        return _damaged(
            tr(
                "its table of words has {rows} rows for {known} tokens",
                rows=_rows(words.sizes),
                known=number(head_tokens),
            )
        )
    if guessed is None:
        return None
    if guessed.kind != _WHOLE_NUMBERS or len(guessed.sizes) != 1:
        return _damaged(tr("its list of the tokens that it guesses is no list of whole numbers"))
    if scores is None and guessed.sizes[0] != head_tokens:
        return _damaged(
            tr("it lists {sizes} tokens that it guesses, and has no scores for them", sizes=number(guessed.sizes[0]))
        )
    if scores is not None and scores.sizes[-1:] != guessed.sizes:
        return _damaged(
            tr(
                "it lists {sizes} tokens that it guesses, and has {rows} scores",
                sizes=number(guessed.sizes[0]),
                rows=_rows(scores.sizes),
            )
        )
    return None


def numbers_problem(path: Path, head: Header) -> str | None:
    """Describe the fault of the listed tokens, as they stand in the file; ``None`` where there is none.
    Of the header, :func:`sizes_problem` found nothing. Raises ``ModelFileError`` if the file cannot be read.
    """
    table = head.tables.get(_GUESSED)
    if table is None:
        return None
    place = dict(head.tensors)[_GUESSED]
    try:
        with open_file(path) as file:
            file.seek(place)
            stored = file.read(8 * min(table.sizes[0], len(head.tokens)))
    except OSError as error:
        raise unreadable(path, error) from error
    if len(stored) < 8 * table.sizes[0]:
        return _damaged(tr("its list of the tokens that it guesses is cut off, or longer than its vocabulary"))
    outside = (token for (token,) in struct.iter_unpack("<q", stored) if not 0 <= token < len(head.tokens))
    if (token := next(outside, None)) is None:
        return None
    return _damaged(
        tr(
            "it guesses token {token}, and its vocabulary has {tokens}",
            token=number(token),
            tokens=number(len(head.tokens)),
        )
    )


def _damaged(part: str) -> str:
    return tr("This head's file is damaged: {what}.", what=part)


def _rows(sizes: tuple[int, ...]) -> str:
    return f"{sizes[-1]:,}" if sizes else "no"


_PROJECTOR_ARCHITECTURE = "clip"


def require_loadable(path: Path, header: Header) -> None:
    """Look at what a file says of itself before it is loaded as a model.
    Raises ``ModelFileError`` if it is of another kind, or a part of a model that cannot be loaded without the others.
    """
    problem = _other_kind(path.name, header) or _incomplete_parts(path, header)
    if problem:
        raise ModelFileError(problem)


def _other_kind(name: str, header: Header) -> str:
    if header.kind == "mmproj" or header.architecture == _PROJECTOR_ARCHITECTURE:
        return tr(
            "{name} is a projector, with which a model sees pictures, and no model of its own. Choose the model that "
            "it belongs to.",
            name=name,
        )
    if header.kind == "adapter":
        return tr(
            "{name} is an adapter: it changes the model that it was made for, and writes nothing by itself.", name=name
        )
    if header.kind == "imatrix":
        return tr("{name} is no model: it holds measurements from which smaller model files are made.", name=name)
    return ""


def _incomplete_parts(path: Path, header: Header) -> str:
    count = header.part_count
    if count <= 1:
        return ""
    named = SHARD.match(path.name)
    if named is None or int(named["count"]) != count or int(named["number"]) != header.part + 1:
        return tr(
            "{name} is part {part} of {count} of a model, and was renamed. All its parts need the names they had, such "
            "as {example}.",
            name=path.name,
            part=header.part + 1,
            count=count,
            example=_part_name("model", header.part + 1, count),
        )
    if header.part:
        return tr(
            "{name} is part {part} of {count} of a model. Choose the first one, {first}: the others are read with it.",
            name=path.name,
            part=header.part + 1,
            count=count,
            first=_part_name(named["stem"], 1, count),
        )
    for part in range(2, count + 1):
        other = _part_name(named["stem"], part, count)
        if not path.with_name(other).exists():
            return tr(
                "{name} is the first of {count} parts of a model, and {missing} is not beside it. Download all of its "
                "parts into one folder.",
                name=path.name,
                count=count,
                missing=other,
            )
    return ""


def _part_name(stem: str, part: int, count: int) -> str:
    return f"{stem}-{part:05}-of-{count:05}.gguf"


_MOST_SIZE_DIFFERENCE = 128
_FIRST_COMPARED_ID = 5
"""The first few are special tokens, which fine-tunes rename."""

_RENAMED = 1 / 2000
"""Of a vocabulary, at most, may be called otherwise in a head's file: fine-tunes rename reserved tokens. No text is at
stake, since a head for another vocabulary differs in nearly all of them, and a wrong guess is only a wrong guess."""

VOCABULARY_KINDS = {
    "llama": "SPM", "gpt2": "BPE", "hybriddna": "BPE", "whitespace": "BPE", "gemma4": "BPE", "bert": "WPM", "t5": "UGM",
    "rwkv": "RWKV", "plamo2": "PLaMo-2",
}  # fmt: skip
"""Ways to split text, by the name in the header (``tokenizer.ggml.model``)."""
_BEGIN_UNSAID = {"llama": 1, "gpt2": 11, "hybriddna": 11, "whitespace": 11, "bert": 101, "plamo2": 1}
_END_UNSAID = {"llama": 2, "gpt2": 11, "hybriddna": 11, "whitespace": 11, "t5": 1, "plamo2": 2}
NO_BEGIN_UNSAID = frozenset({"chatglm-bpe", "glm4", "glm5"})
ADDS_BOS_UNASKED = frozenset({
    "llama3", "llama-v3", "llama-bpe", "falcon3", "falcon-h1", "pixtral", "midm-2.0", "lfm2", "jina-v5-nano", "tekken",
    "chameleon", "granite-embed-multi-311m",
})  # fmt: skip
"""Byte-pair vocabularies (``tokenizer.ggml.pre``) that begin a text with their begin token though no key says so."""

KEEPS_A_STATE = ROLLS_BACK | {
    "mamba", "mamba2", "rwkv6", "rwkv6qwen2", "rwkv7", "arwkv7", "jamba", "falcon-h1", "plamo2", "granitehybrid",
    "qwen3next", "kimi-linear", "glm5-next", "qwen4exp", "deepseek4", "minimax-01",
}  # fmt: skip
"""Architectures that carry a running state. The guesses of one pass can be taken out of some of them again; what a
draft read one by one can be taken out of none."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """Verdict on a pair: whether it works, with the reason in one sentence."""

    ok: bool
    reason: str


def compare(target: Header, draft: Header) -> Verdict:
    """Judge a pair; the draft may be a head or an assistant."""
    if (reason := _kind_problem(target, draft)) is not None:
        return Verdict(False, reason)
    kind = kind_of(draft)
    if kind is not ModelFileKind.MODEL:
        reason = (
            _architecture_problem(target, target)
            or fit_problem(target, draft)
            or _head_vocabulary(target, draft)
            or block_problem(draft)
            or sizes_problem(draft)
        )
        return Verdict(False, reason) if reason else Verdict(True, _made_for_it(draft))
    reason = _architecture_problem(target, draft) or _vocabulary_problem(target, draft) or _ends_problem(target, draft)
    return (
        Verdict(False, reason) if reason else Verdict(True, tr("These two fit together: they split text the same way."))
    )


def _made_for_it(guesser: Header) -> str:
    if kind_of(guesser) is ModelFileKind.ASSISTANT:
        return tr("These two fit together: the assistant was made for a model of this shape and vocabulary.")
    if guesser.block_size:
        return tr(
            "These two fit together: the head ({kind}) was made for a model of this shape and vocabulary. It guesses "
            "blocks of {size} tokens.",
            kind=head_name(guesser),
            size=number(guesser.block_size),
        )
    return tr("These two fit together: the head was made for a model of this shape and vocabulary.")


def takes_no_draft(target: Header) -> str:
    """Return why no draft at all can guess for this model; empty if one may."""
    return no_writer(target) or _architecture_problem(target, target) or ""


def no_writer(header: Header) -> str | None:
    """Return why this file cannot write by itself, whatever guesses for it; ``None`` for a model."""
    match kind_of(header):
        case ModelFileKind.HEAD | ModelFileKind.ASSISTANT as kind:
            if kind is ModelFileKind.ASSISTANT:
                return tr("This file is an assistant: it guesses for one big model and cannot write by itself.")
            return tr("This file is a head: it guesses for one big model and cannot write by itself.")
        case ModelFileKind.LAYERS:
            return tr("This file holds only the layers with which a model guesses; it cannot write by itself.")
        case ModelFileKind.EMBEDDER:
            return tr("This is an embedding model: it finds texts by their meaning and cannot write.")
        case ModelFileKind.RERANKER:
            return tr("This is a reranker: it scores texts and cannot write.")
    return None


def _kind_problem(target: Header, draft: Header) -> str | None:
    if (problem := no_writer(target)) is not None:
        return problem
    if kind_of(draft) is ModelFileKind.LAYERS:
        return tr(
            "This file holds only the layers with which a model guesses. Draftlight uses such layers where "
            "they stand in the model's own file."
        )
    return no_writer(draft) if kind_of(draft) in {ModelFileKind.EMBEDDER, ModelFileKind.RERANKER} else None


def _head_vocabulary(target: Header, head: Header) -> str | None:
    """Compare a head's vocabulary: its guesses are numbers of its model's tokens; both files list them."""
    assistant = kind_of(head) is ModelFileKind.ASSISTANT
    if not head.tokens:
        if assistant:
            return tr("The assistant has no vocabulary in its file, so the two cannot be compared.")
        return tr("The head has no vocabulary in its file, so the two cannot be compared.")
    if (problem := _splitting_problem(target, head)) is not None:
        return problem
    sizes = len(head.tokens), len(target.tokens)
    if sizes[0] != sizes[1]:
        words = mark("This head was made for another vocabulary: {theirs} tokens there and {ours} here.")
        if assistant:
            words = mark("This assistant was made for another vocabulary: {theirs} tokens there and {ours} here.")
        return tr_marked(words).format(theirs=number(sizes[0]), ours=number(sizes[1]))
    others = [id_ for id_ in range(_FIRST_COMPARED_ID, sizes[0]) if _differ(target, head, id_)]
    if len(others) > sizes[0] * _RENAMED:
        first = others[0]
        words = mark("This head was made for another vocabulary: number {place} is {theirs} there and {ours} here.")
        if assistant:
            words = mark(
                "This assistant was made for another vocabulary: number {place} is {theirs} there and {ours} here."
            )
        return tr_marked(words).format(
            place=number(first), theirs=_shown(head.tokens[first]), ours=_shown(target.tokens[first])
        )
    return None


def _architecture_problem(target: Header, draft: Header) -> str | None:
    for header in (target, draft):
        architectures = KEEPS_A_STATE - ROLLS_BACK if header is target else KEEPS_A_STATE
        if header.architecture in architectures:
            words = mark("The draft is of a kind ({kind}) that cannot take words back: no guesses.")
            if header is target:
                words = mark("The model is of a kind ({kind}) that cannot take words back: no guesses.")
            return tr_marked(words).format(kind=header.architecture)
        if not header.tokens or header.tokenizer_model in {"", "none"}:
            if header is target:
                return tr("The model has no vocabulary of its own in its file, so the two cannot be compared.")
            return tr("The draft has no vocabulary of its own in its file, so the two cannot be compared.")
    return None


def _splitting_problem(target: Header, draft: Header) -> str | None:
    kinds = vocabulary_kind(target), vocabulary_kind(draft)
    if kinds[0] == kinds[1]:
        return None
    return tr("These two split text in different ways: {one} and {other}.", one=kinds[0], other=kinds[1])


def _vocabulary_problem(target: Header, draft: Header) -> str | None:
    if (problem := _splitting_problem(target, draft)) is not None:
        return problem
    sizes = len(target.tokens), len(draft.tokens)
    if abs(sizes[0] - sizes[1]) > _MOST_SIZE_DIFFERENCE:
        return tr(
            "These two split text into different tokens: {one} and {other}.",
            one=number(sizes[0]),
            other=number(sizes[1]),
        )
    for id_ in range(_FIRST_COMPARED_ID, min(sizes)):
        if _differ(target, draft, id_):
            return tr(
                "These two split text into different tokens: number {place} is {one} in one and {other} in the other.",
                place=number(id_),
                one=_shown(target.tokens[id_]),
                other=_shown(draft.tokens[id_]),
            )
    return None


def _ends_problem(target: Header, draft: Header) -> str | None:
    adds, begins = (adds_bos(target), adds_bos(draft)), (begin_token(target), begin_token(draft))
    if adds[0] != adds[1] or (adds[0] and begins[0] != begins[1]):
        return tr("These two begin a text with different tokens, so one would misread what the other wrote.")
    adds, ends = (adds_eos(target), adds_eos(draft)), (end_token(target), end_token(draft))
    if adds[0] != adds[1] or (adds[0] and ends[0] != ends[1]):
        return tr("These two end a text with different tokens, so one would misread what the other wrote.")
    return None


def vocabulary_kind(header: Header) -> str:
    return VOCABULARY_KINDS.get(header.tokenizer_model, header.tokenizer_model)


def adds_bos(header: Header) -> bool:
    kind = vocabulary_kind(header)
    if kind == "BPE" and "gemma4" in {header.tokenizer_model, header.tokenizer_pre}:
        return True  # whatever the file says
    if header.add_bos is not None:
        return header.add_bos
    return kind in {"SPM", "WPM"} or (kind == "BPE" and header.tokenizer_pre in ADDS_BOS_UNASKED)


def adds_eos(header: Header) -> bool:
    return header.add_eos if header.add_eos is not None else vocabulary_kind(header) == "UGM"


def begin_token(header: Header) -> int | None:
    none = vocabulary_kind(header) == "BPE" and header.tokenizer_pre in NO_BEGIN_UNSAID
    unsaid = None if none else _BEGIN_UNSAID.get(header.tokenizer_model)
    return _within(header, header.bos_id, unsaid)


def end_token(header: Header) -> int | None:
    return _within(header, header.eos_id, _END_UNSAID.get(header.tokenizer_model))


def _within(header: Header, *ids: int | None) -> int | None:
    return next((id_ for id_ in ids if id_ is not None and 0 <= id_ < len(header.tokens)), None)


def _differ(one: Header, other: Header, id_: int) -> bool:
    return one.tokens[id_] != other.tokens[id_] and _text(one, id_) != _text(other, id_)


def _text(header: Header, id_: int) -> bytes:
    """Return a token as llama.cpp compares it: up to a zero byte, and an empty one by its number."""
    return header.tokens[id_].split(b"\0")[0] if header.tokens[id_] else b"[EMPTY_%d]" % id_


def _shown(token: bytes) -> str:
    # Vocabularies write a leading space as "Ġ" or "▁".
    text = token.decode("utf-8", "replace").replace("Ġ", " ").replace("▁", " ")
    return f"“{text[:24]}”"
