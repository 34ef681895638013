"""The head as a GGUF file of llama.cpp's architecture eagle3, its vocabulary and licence the target's."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from gguf import GGMLQuantizationType, GGUFReader, GGUFWriter, LlamaFileType
from gguf.quants import dequantize, quantize

ARCHITECTURE = "eagle3"
_COPIED = "tokenizer."
_UNUSED = "tokenizer.chat_template"  # the target's is what is used


@dataclass(frozen=True, slots=True)
class About:
    """Return the file's metadata."""

    name: str
    description: str
    authors: Sequence[str] = ("Draftlight",)


@dataclass(frozen=True, slots=True)
class StoredHead:
    """A head as its file has it."""

    tensors: Mapping[str, np.ndarray]
    """32-bit floats, by their names in the file."""
    vocabulary: np.ndarray
    """The target's token for each of the draft's."""
    layers: tuple[int, int, int]
    """Of the target, whose inputs are read."""


def read_head(path: Path) -> StoredHead:
    """Read what :func:`write_head` wrote."""
    reader = GGUFReader(path)
    stored = {tensor.name: tensor for tensor in reader.tensors}
    vocabulary = stored.pop("d2t").data
    tensors = {name: dequantize(tensor.data, tensor.tensor_type) for name, tensor in stored.items()}
    first, middle, last = reader.fields[f"{ARCHITECTURE}.target_layers"].contents()
    return StoredHead(tensors, np.array(vocabulary), (first, middle, last))


def write_head(
    path: Path,
    tensors: Mapping[str, np.ndarray],
    vocabulary: np.ndarray,
    target: Path,
    layers: Sequence[int],
    about: About,
    kinds: Mapping[str, GGMLQuantizationType],
) -> None:
    """Write a head for the model in ``target``.

    Args:
        path: the file; written whole or not at all.
        tensors: by their names in the file, (out, in) or (width,).
        vocabulary: the target's token for each of the draft's, in the order of ``output.weight``'s rows.
        target: a GGUF file of architecture llama; what the two share is read from it.
        layers: the three of the target whose inputs the head reads.
        about: name and description.
        kinds: precision by a matrix's name, without layer and ``.weight``; matrices without are Q8_0, vectors F32.

    Raises:
        ValueError: a token is named twice or is none of the target's, its count is not that of the output's rows, or a
            precision is for a matrix that is not there.
    """
    reader = GGUFReader(target)

    def key(name: str):
        return reader.fields[name].contents()

    size = len(key("tokenizer.ggml.tokens"))
    if len(set(vocabulary.tolist())) != len(vocabulary) or vocabulary.min() < 0 or vocabulary.max() >= size:
        raise ValueError("The draft's vocabulary names a token twice, or one that the target does not have.")
    if len(tensors["output.weight"]) != len(vocabulary):
        raise ValueError("The output has a row for each token of the draft's vocabulary.")
    if unknown := kinds.keys() - {_matrix(name) for name in tensors}:
        raise ValueError(f"There is no matrix {', '.join(sorted(unknown))}.")
    width, wide = key("llama.embedding_length"), key("llama.rope.dimension_count")
    part = path.with_suffix(".part")
    writer = GGUFWriter(part, ARCHITECTURE)
    writer.add_type("model")
    writer.add_name(about.name)
    writer.add_author(", ".join(about.authors))
    writer.add_description(about.description)
    writer.add_license(key("general.license"))
    writer.add_base_model_count(1)
    writer.add_base_model_name(0, "SmolLM2-135M-Instruct")
    writer.add_base_model_organization(0, key("general.organization"))
    writer.add_base_model_repo_url(0, "https://huggingface.co/HuggingFaceTB/SmolLM2-135M-Instruct")
    writer.add_file_type(_mostly(tensors, kinds))
    writer.add_block_count(1)
    writer.add_context_length(key("llama.context_length"))
    writer.add_embedding_length(width)
    writer.add_feed_forward_length(len(tensors["blk.0.ffn_gate.weight"]))
    writer.add_head_count(len(tensors["blk.0.attn_q.weight"]) // wide)
    writer.add_head_count_kv(len(tensors["blk.0.attn_k.weight"]) // wide)
    writer.add_key_length(wide)
    writer.add_value_length(wide)
    writer.add_rope_dimension_count(wide)
    writer.add_rope_freq_base(key("llama.rope.freq_base"))
    writer.add_layer_norm_rms_eps(key("llama.attention.layer_norm_rms_epsilon"))
    writer.add_vocab_size(size)
    writer.add_array(f"{ARCHITECTURE}.target_layers", list(layers))
    writer.add_uint32(f"{ARCHITECTURE}.target_hidden_size", width)
    writer.add_bool(f"{ARCHITECTURE}.norm_before_residual", False)
    for name, field in reader.fields.items():
        if name.startswith(_COPIED) and name != _UNUSED:
            value = field.contents()
            if isinstance(value, list):
                writer.add_array(name, value)
            else:
                writer.add_key_value(name, value, field.types[0])
    for name, values in tensors.items():
        kind = _kind(name, values, kinds)
        stored = np.ascontiguousarray(values, np.float32)
        writer.add_tensor(name, stored if kind is GGMLQuantizationType.F32 else quantize(stored, kind), raw_dtype=kind)
    writer.add_tensor("d2t", vocabulary.astype(np.int64), raw_dtype=GGMLQuantizationType.I64)
    writer.write_header_to_file()
    writer.write_kv_data_to_file()
    writer.write_tensors_to_file()
    writer.close()
    part.replace(path)


def _kind(name: str, values: np.ndarray, kinds: Mapping[str, GGMLQuantizationType]) -> GGMLQuantizationType:
    if values.ndim == 1:
        return GGMLQuantizationType.F32
    return kinds.get(_matrix(name), GGMLQuantizationType.Q8_0)


def _matrix(name: str) -> str:
    """``ffn_down`` of ``blk.0.ffn_down.weight``."""
    return name.removesuffix(".weight").rpartition(".")[2]


def _mostly(tensors: Mapping[str, np.ndarray], kinds: Mapping[str, GGMLQuantizationType]) -> LlamaFileType:
    """The precision of the most numbers."""
    counts: Counter[GGMLQuantizationType] = Counter()
    for name, values in tensors.items():
        counts[_kind(name, values, kinds)] += values.size
    most = counts.most_common(1)[0][0].name
    return LlamaFileType[f"ALL_{most}" if most == "F32" else f"MOSTLY_{most}"]
