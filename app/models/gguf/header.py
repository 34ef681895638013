"""The header of a GGUF file, read within bounds.

Everything needed to name a model and to judge a pair stands in the first few megabytes, so a prefix of a file that is
still on a server is enough.

The file may be hostile: every count is checked against the bytes that could hold it before anything is allocated, and
no more than ``MOST_HEADER_BYTES`` are ever read.

Format: https://github.com/ggml-org/ggml/blob/master/docs/gguf.md
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.errors import ModelFileError
from app.language import number, tr
from app.system.files import open_file

FILE_TYPES = {
    0: "F32", 1: "F16", 2: "Q4_0", 3: "Q4_1", 7: "Q8_0", 8: "Q5_0", 9: "Q5_1", 10: "Q2_K", 11: "Q3_K_S", 12: "Q3_K_M",
    13: "Q3_K_L", 14: "Q4_K_S", 15: "Q4_K_M", 16: "Q5_K_S", 17: "Q5_K_M", 18: "Q6_K", 19: "IQ2_XXS", 20: "IQ2_XS",
    21: "Q2_K_S", 22: "IQ3_XS", 23: "IQ3_XXS", 24: "IQ1_S", 25: "IQ4_NL", 26: "IQ3_S", 27: "IQ3_M", 28: "IQ2_S",
    29: "IQ2_M", 30: "IQ4_XS", 31: "IQ1_M", 32: "BF16", 36: "TQ1_0", 37: "TQ2_0", 38: "MXFP4", 39: "NVFP4",
}  # fmt: skip
"""``general.file_type`` (llama.cpp's ``llama_ftype``) as people write it."""

ASSISTANT = "gemma4-assistant"
"""``general.architecture`` of a small file that guesses with the cache of the one model it was made for."""

_MAGIC = b"GGUF"
_VERSIONS = (2, 3)


def not_a_model(start: bytes) -> str | None:
    """Return why a file with this start is no GGUF this program reads, to stand after its name; else ``None``."""
    if not start:
        return tr("is empty. Download or copy it again.")
    if start[:4] == _MAGIC:
        return _wrong_version(start[4:8])
    if start.startswith(b"version https://git-lfs"):
        return tr("is only a pointer to a model, not the model itself. Download the file it stands for.")
    if start.lstrip()[:1] == b"<":
        return tr("is a web page, not a model: an error page was probably saved under this name. Download it again.")
    if _is_text(start):
        return tr("is a text file, not a model.")
    return tr("is not a GGUF model file.")


def _wrong_version(field: bytes) -> str | None:
    if len(field) < 4:
        return tr("is cut off after its first bytes. Download or copy it again.")
    if int.from_bytes(field, "little") in _VERSIONS:
        return None
    if int.from_bytes(field, "big") in (1, *_VERSIONS):
        return tr("was made for big-endian computers and cannot be used here.")
    if int.from_bytes(field, "little") == 1:
        return tr("is in the first, outdated GGUF format. Get a newer conversion of this model.")
    return tr("is in a GGUF format this program does not know.")


def _is_text(start: bytes) -> bool:
    try:
        text = start.decode("utf-8")
    except UnicodeDecodeError as error:
        # A character may be cut at the end of what was read.
        if error.start < len(start) - 3:
            return False
        text = start[: error.start].decode("utf-8")
    return all(character.isprintable() or character.isspace() for character in text)


MOST_HEADER_BYTES = 96 * 1024 * 1024
"""The largest headers known are below 20 MB."""
_MOST_KEYS = 65_536
_MOST_TENSORS = 100_000
_MOST_TOKENS = 2_000_000
_MOST_KEPT_NUMBERS = 4096
_MOST_DIMENSIONS = 8
_SCALARS = {
    0: struct.Struct("<B"), 1: struct.Struct("<b"), 2: struct.Struct("<H"), 3: struct.Struct("<h"),
    4: struct.Struct("<I"), 5: struct.Struct("<i"), 6: struct.Struct("<f"), 7: struct.Struct("<?"),
    10: struct.Struct("<Q"), 11: struct.Struct("<q"), 12: struct.Struct("<d"),
}  # fmt: skip
_STRING, _ARRAY = 8, 9
_U32, _U64 = _SCALARS[4], _SCALARS[10]
_TOKENS_KEY = "tokenizer.ggml.tokens"
_KEPT_ARRAYS = (
    _TOKENS_KEY, ".attention.head_count_kv", ".attention.recurrent_layers", ".attention.sliding_window_pattern",
    ".target_layers",
)  # fmt: skip
"""Ends of the keys whose arrays are kept; what nobody reads must not fill the memory."""


class HeaderIncomplete(Exception):
    """The bytes given end before the header does; with more of them it may be read."""


@dataclass(frozen=True, slots=True)
class TableShape:
    """Of a tensor, as the header has it."""

    kind: int
    """ggml's number for how its values are written."""
    sizes: tuple[int, ...]
    """The rows' length comes first."""


@dataclass(frozen=True, slots=True)
class TensorEntry:
    """A tensor in the header's list."""

    name: str
    offset: int
    """Offset of its data, from that of the first one."""
    shape: TableShape


class HeaderReader:
    """Reads forward through the bytes; never past them, never beyond the bound.
    ``data`` are the file's first bytes; ``name`` is for sentences.
    """

    def __init__(self, data: bytes, name: str, at: int) -> None:
        self._data = data
        self._name = name
        self.at = at

    def contents(self) -> tuple[dict[str, Any], list[TensorEntry]]:
        """Return the values of all keys, and the list of tensors.
        Raises ``HeaderIncomplete`` if more bytes are needed, ``ModelFileError`` if no number of bytes would help.
        """
        tensors, keys = self.scalar(_U64), self.scalar(_U64)
        if keys > _MOST_KEYS or tensors > _MOST_TENSORS:
            raise self.damaged()
        values: dict[str, Any] = {}
        for _ in range(keys):
            key = self.text()
            value = self.value(self.scalar(_U32), keep=key.endswith(_KEPT_ARRAYS))
            if key in values:
                raise self.damaged()
            values[key] = value
        return values, [self._tensor() for _ in range(tensors)]

    def _tensor(self) -> TensorEntry:
        name = self.text()
        dimensions = self.scalar(_U32)
        if dimensions > _MOST_DIMENSIONS:
            raise self.damaged()
        sizes = tuple(int(self.scalar(_U64)) for _ in range(dimensions))
        kind = int(self.scalar(_U32))
        return TensorEntry(name, int(self.scalar(_U64)), TableShape(kind, sizes))

    def damaged(self) -> ModelFileError:
        """Return the error of a header that contradicts itself."""
        return ModelFileError(tr("{name} is damaged: its description of itself makes no sense.", name=self._name))

    def scalar(self, kind: struct.Struct) -> Any:
        """Read a number or a truth value."""
        start = self.at
        self.skip(kind.size)
        return kind.unpack_from(self._data, start)[0]

    def skip(self, count: int) -> None:
        """Go on by ``count`` bytes."""
        if self.at + count > MOST_HEADER_BYTES:
            raise self.damaged()
        if self.at + count > len(self._data):
            raise HeaderIncomplete
        self.at += count

    def raw(self) -> bytes:
        """Read a text as its bytes, which a length stands before."""
        length = self.scalar(_U64)
        start = self.at
        self.skip(length)
        return self._data[start : self.at]

    def text(self) -> str:
        """Read a text."""
        return self.raw().decode("utf-8", "replace")

    def value(self, kind: int, *, keep: bool) -> Any:
        """Read a value of one of GGUF's kinds; arrays are empty unless they are to be kept."""
        if kind == _STRING:
            return self.text()
        if kind == _ARRAY:
            return self._array(keep=keep)
        if kind not in _SCALARS:
            raise self.damaged()
        return self.scalar(_SCALARS[kind])

    def _array(self, *, keep: bool) -> tuple[Any, ...]:
        kind, count = self.scalar(_U32), self.scalar(_U64)
        if kind == _STRING:
            if self.at + 8 * count > MOST_HEADER_BYTES or (keep and count > _MOST_TOKENS):
                raise self.damaged()
            return self._strings(count, keep=keep)
        if kind not in _SCALARS:  # arrays of arrays are allowed by the format and read by nobody
            raise self.damaged()
        start, size = self.at, _SCALARS[kind].size
        self.skip(count * size)
        if count > _MOST_KEPT_NUMBERS or not keep:
            return ()
        return tuple(number for (number,) in _SCALARS[kind].iter_unpack(self._data[start : self.at]))

    def _strings(self, count: int, *, keep: bool) -> tuple[bytes, ...]:
        # The hot loop: a vocabulary and its merges are half a million strings.
        strings: list[bytes] = []
        data, at, end, unpack = self._data, self.at, len(self._data), _U64.unpack_from
        for _ in range(count):
            if at + 8 > end:
                raise HeaderIncomplete
            start = at + 8
            at = start + unpack(data, at)[0]
            if at > MOST_HEADER_BYTES:
                raise self.damaged()
            if at > end:
                raise HeaderIncomplete
            if keep:
                strings.append(data[start:at])
        self.at = at
        return tuple(strings)


_MOST_BLOCKS = 4096
_HYBRIDS_BY_INTERVAL = frozenset({"qwen3next", "qwen35", "qwen35moe"})
_USUAL_INTERVAL = 4
"""One block in four attends and caches, where such a file does not say how many do."""


def kv_heads(
    values: Mapping[str, Any], architecture: str, heads: int | None, blocks: int | None, nextn: int
) -> tuple[int, ...]:
    """Heads whose keys and values each block caches. Hybrids do so in some of their blocks alone.

    Args:
        values: the file's keys.
        architecture: what most of them begin with.
        heads: of a block's queries, where the file does not say how many are cached.
        blocks: how many there are.
        nextn: how many of these, the last ones, guess.

    Returns:
        A count for each block, or none at all where the file does not tell.
    """
    counts = _heads_kv(values.get(f"{architecture}.attention.head_count_kv", heads), blocks)
    recurrent = values.get(f"{architecture}.attention.recurrent_layers")
    if isinstance(recurrent, tuple) and len(recurrent) == len(counts):
        return tuple(0 if state else count for state, count in zip(recurrent, counts, strict=True))
    stated = values.get(f"{architecture}.full_attention_interval")
    every = stated if type(stated) is int else None
    if every is None and architecture in _HYBRIDS_BY_INTERVAL:
        every = _USUAL_INTERVAL
    if every is None or every < 1:
        return counts
    writing = len(counts) - nextn
    return tuple(count if at >= writing or (at + 1) % every == 0 else 0 for at, count in enumerate(counts))


def _heads_kv(value: Any, blocks: int | None) -> tuple[int, ...]:
    if isinstance(value, tuple) and all(type(count) is int for count in value):
        return value
    if type(value) is int and blocks is not None and 0 < blocks <= _MOST_BLOCKS:
        return (value,) * blocks
    return ()


def state_numbers(number: Callable[[str], int | None]) -> int:
    """Return the numbers in one block's running state; 0 where the file states no such block.
    ``number`` returns the value of a key, without the architecture in front; ``None`` where the file does not say.
    """

    def stated(key: str) -> int:
        return max(0, number(key) or 0)

    convolved = max(0, stated("ssm.conv_kernel") - 1)
    if short := stated("shortconv.l_cache"):  # LFM2: a convolution over its latest inputs
        return stated("embedding_length") * (short - 1)
    if size := stated("kda.head_dim"):  # Kimi's delta attention: three convolutions and a square matrix for each head
        heads = stated("attention.head_count")
        return 3 * convolved * heads * size + heads * size * size
    inner, state = stated("ssm.inner_size"), stated("ssm.state_size")  # Mamba 2, gated delta nets
    return convolved * (inner + 2 * stated("ssm.group_count") * state) + state * inner


_FIRST_READ_BYTES = 4 * 1024 * 1024
_MOST_STATED = {"context_length": 1 << 27, "block_count": 4096, "embedding_length": 1 << 20, "block_size": 1 << 16}
"""Bound on the size that a model tells of itself; llama.cpp itself stops at 512 blocks. A number that does not fit 31
bits turns negative on its way through llama.cpp, and memory is asked for before it is refused."""

_TABLES = frozenset({"d2t", "token_embd.weight", "output.weight"})
_MOST_BASE_MODELS = 4
_SENSES = ("vision", "audio")


@dataclass(frozen=True, slots=True)
class Header:
    """A GGUF's own description. ``None`` or empty where the file does not say."""

    architecture: str
    name: str
    basename: str
    size_label: str
    """Such as ``135M``."""
    quant: str
    """Such as ``Q4_1``."""
    licence: str
    kind: str
    """``model`` for a chat or base model; ``adapter``, ``mmproj``, ``imatrix`` and the like for others."""
    senses: frozenset[str]
    """Of a projector: ``vision``, ``audio``, or both."""
    context_length: int | None
    block_count: int | None
    embedding_length: int | None
    head_count: int | None
    head_counts_kv: tuple[int, ...]
    """Heads whose keys and values are cached, for each block; 0 where a block keeps a running state instead."""
    key_length: int | None
    value_length: int | None
    window_key_length: int | None
    """Likewise, in blocks that attend to a window of the latest tokens alone."""
    window_value_length: int | None
    windowed: tuple[bool, ...]
    """For each block, whether it is one of those; empty where the file lists none."""
    pooling: int
    """llama.cpp's number for how the rows of a text become one (1 mean, 2 first, 3 last, 4 a score); 0: they do not."""
    tokenizer_model: str
    tokenizer_pre: str
    tokens: tuple[bytes, ...]
    bos_id: int | None
    eos_id: int | None
    mask_id: int | None
    """The token that stands for one to be guessed."""
    add_bos: bool | None
    add_eos: bool | None
    chat_template: str
    tensors: tuple[tuple[str, int], ...]
    """Each tensor's name and the place in the file where its data begins."""
    tables: Mapping[str, TableShape]
    """The tensors with a row for each token, by name; a head also lists the tokens that it can guess (``d2t``)."""
    least_file_bytes: int
    """A whole file has more bytes than this: its last tensor starts there."""
    state_numbers: int
    """In the running state of each block that keeps one; 0 where none does."""
    nextn_layers: int
    """Number of its blocks, the last ones, that guess further tokens (multi-token prediction)."""
    target_layers: tuple[int, ...]
    """Of a head: the layers of the model it was made for whose inputs it reads."""
    target_width: int | None
    """Of a head or an assistant: the ``embedding_length`` of the model it was made for."""
    block_size: int | None
    """Of a head that guesses a block at once: the tokens of its passes."""
    base_models: tuple[str, ...]
    """Names of the models it was made from or for."""
    part: int
    """The number of this part of a model in several files, from 0 on."""
    part_count: int
    """Number of files of the model."""

    @property
    def tensor_count(self) -> int:
        return len(self.tensors)

    @property
    def layer_count(self) -> int:
        """Blocks that write; those that are there to guess are not among them."""
        return max(0, (self.block_count or 0) - self.nextn_layers)

    def has_tensor(self, name: str) -> bool:
        return any(tensor == name for tensor, _ in self.tensors)

    def kv_bytes(self, context_tokens: int, *, nextn: bool = False) -> int | None:
        """Return the bytes of a 16-bit key-value cache for that many tokens; ``None`` where the header does not tell.

        With ``nextn``, of the blocks that guess; else of those that write.
        """
        if self.architecture == ASSISTANT:
            return 0  # it reads the cache of its target
        key, value = self.key_length, self.value_length
        if not self.head_counts_kv or key is None or value is None:
            return None
        heads = self.head_counts_kv[self.layer_count :] if nextn else self.head_counts_kv[: self.layer_count]
        return sum(heads) * (key + value) * 2 * context_tokens


def read_header(path: Path) -> Header:
    """Read the header of a file on the disk.
    Raises ``ModelFileError`` if missing, unreadable, no GGUF, damaged or cut off; the sentence says which.
    """
    try:
        with open_file(path) as file:
            total = path.stat().st_size
            prefix, bytes_wanted = b"", _FIRST_READ_BYTES
            while True:
                more = file.read(bytes_wanted - len(prefix))
                prefix += more
                try:
                    header = parse_header(prefix, path.name)
                    break
                except HeaderIncomplete:
                    # Nothing more to read though the size promised it: the file was cut while it was read.
                    if len(prefix) >= total or not more:
                        raise ModelFileError(
                            tr("{name} is cut off: it ends inside its own description.", name=path.name)
                        ) from None
                    bytes_wanted = min(bytes_wanted * 4, MOST_HEADER_BYTES)
    except OSError as error:
        raise unreadable(path, error) from error
    if header.tensor_count and total <= header.least_file_bytes:
        raise ModelFileError(
            tr(
                "{name} is cut off: only {here} MB of at least {whole} MB are here. Download or copy it again.",
                name=path.name,
                here=number(total / 1e6),
                whole=number(header.least_file_bytes / 1e6),
            )
        )
    return header


def require_model(path: Path) -> None:
    """Look at a file's first bytes, so that what is no model at all is refused before anything is loaded.
    Raises ``ModelFileError`` if missing, a folder, empty, or something else than a GGUF.
    """
    try:
        with open_file(path) as file:
            start = file.read(4096)
    except OSError as error:
        raise unreadable(path, error) from error
    if (problem := not_a_model(start)) is not None:
        raise ModelFileError(tr("{name} {problem}", name=path.name, problem=problem))


def unreadable(path: Path, error: OSError) -> ModelFileError:
    """Return the sentence for a model file that cannot be read."""
    if isinstance(error, FileNotFoundError):
        return ModelFileError(tr("There is no file {path}.", path=path))
    if isinstance(error, IsADirectoryError) or path.is_dir():
        return ModelFileError(tr("{path} is a folder, not a model file.", path=path))
    return ModelFileError(tr("{path} cannot be read: {error}.", path=path, error=error.strerror or error))


def parse_header(prefix: bytes, name: str) -> Header:
    """Read the header at the start of a file, from its first bytes. ``name`` is the file's, for sentences.
    Raises ``HeaderIncomplete`` if more bytes are needed, ``ModelFileError`` if no number of bytes would help.
    """
    if (problem := not_a_model(prefix)) is not None:
        raise ModelFileError(tr("{name} {problem}", name=name, problem=problem))
    reader = HeaderReader(prefix, name, at=8)
    values, tensors = reader.contents()
    alignment = values.get("general.alignment")
    alignment = alignment if type(alignment) is int and 0 < alignment <= 65_536 else 32
    data_start = -(-reader.at // alignment) * alignment
    tables = {tensor.name: tensor.shape for tensor in tensors if tensor.name in _TABLES}
    header = _header(values, tuple((tensor.name, data_start + tensor.offset) for tensor in tensors), tables)
    for key, most in _MOST_STATED.items():
        stated = getattr(header, key)
        if stated is not None and not 0 <= stated <= most:
            raise ModelFileError(
                tr(
                    "{name} is damaged: it states a {figure} of {stated}, which no model has.",
                    name=name,
                    figure=key.replace("_", " "),
                    stated=number(stated),
                )
            )
    if not 0 <= header.nextn_layers <= (header.block_count or 0):  # llama.cpp would end the process
        raise ModelFileError(
            tr(
                "{name} is damaged: it states {layers} layers that guess, of {all_layers}.",
                name=name,
                layers=number(header.nextn_layers),
                all_layers=number(header.block_count or 0),
            )
        )
    return header


def _header(values: dict[str, Any], tensors: tuple[tuple[str, int], ...], tables: Mapping[str, TableShape]) -> Header:
    architecture = _text(values, "general.architecture")

    def number(name: str) -> int | None:
        return _number(values, f"{architecture}.{name}")

    embedding, heads = number("embedding_length"), number("attention.head_count")
    blocks, nextn = number("block_count"), number("nextn_predict_layers") or 0
    head_size = embedding // heads if embedding and heads else None
    file_type = _number(values, "general.file_type")
    return Header(
        architecture=architecture,
        name=_text(values, "general.name"),
        basename=_text(values, "general.basename"),
        size_label=_text(values, "general.size_label"),
        quant=FILE_TYPES.get(file_type, "") if file_type is not None else "",
        licence=_text(values, "general.license"),
        kind=_text(values, "general.type") or "model",
        senses=frozenset(sense for sense in _SENSES if _flag(values, f"clip.has_{sense}_encoder")),
        context_length=number("context_length"),
        block_count=blocks,
        embedding_length=embedding,
        head_count=heads,
        head_counts_kv=kv_heads(values, architecture, heads, blocks, nextn),
        key_length=number("attention.key_length") or head_size,
        value_length=number("attention.value_length") or head_size,
        window_key_length=number("attention.key_length_swa"),
        window_value_length=number("attention.value_length_swa"),
        windowed=tuple(map(bool, _listed(values.get(f"{architecture}.attention.sliding_window_pattern")))),
        pooling=number("pooling_type") or 0,
        tokenizer_model=_text(values, "tokenizer.ggml.model"),
        tokenizer_pre=_text(values, "tokenizer.ggml.pre"),
        tokens=values["tokenizer.ggml.tokens"] if isinstance(values.get("tokenizer.ggml.tokens"), tuple) else (),
        bos_id=_number(values, "tokenizer.ggml.bos_token_id"),
        eos_id=_number(values, "tokenizer.ggml.eos_token_id"),
        mask_id=_number(values, "tokenizer.ggml.mask_token_id"),
        add_bos=_flag(values, "tokenizer.ggml.add_bos_token"),
        add_eos=_flag(values, "tokenizer.ggml.add_eos_token"),
        chat_template=_text(values, "tokenizer.chat_template"),
        tensors=tensors,
        tables=tables,
        least_file_bytes=max((start for _, start in tensors), default=0),
        state_numbers=state_numbers(number),
        nextn_layers=nextn,
        target_layers=_numbers(values.get(f"{architecture}.target_layers")),
        target_width=_target_width(values, architecture, embedding),
        block_size=number("block_size"),
        base_models=tuple(
            name for at in range(_MOST_BASE_MODELS) if (name := _text(values, f"general.base_model.{at}.name"))
        ),
        part=_number(values, "split.no") or 0,
        part_count=_number(values, "split.count") or 1,
    )


def _target_width(values: dict[str, Any], architecture: str, embedding: int | None) -> int | None:
    if architecture == ASSISTANT:
        return _number(values, f"{architecture}.embedding_length_out")
    # A head that does not say has the width of its model.
    stated = _number(values, f"{architecture}.target_hidden_size")
    return stated or (embedding if f"{architecture}.target_layers" in values else None)


def _listed(value: Any) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else ()


def _numbers(value: Any) -> tuple[int, ...]:
    return value if isinstance(value, tuple) and all(type(one) is int for one in value) else ()


def _text(values: dict[str, Any], key: str) -> str:
    value = values.get(key)
    return value if isinstance(value, str) else ""


def _number(values: dict[str, Any], key: str) -> int | None:
    value = values.get(key)
    return value if type(value) is int else None


def _flag(values: dict[str, Any], key: str) -> bool | None:
    value = values.get(key)
    return value if isinstance(value, bool) else None
