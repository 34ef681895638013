"""What a GGUF file says about itself, read with bounds.

Everything needed to name a model and to judge a pair stands in the first few megabytes, so a prefix of a file that is
still on a server is enough. The file may be hostile (:mod:`app.models.gguf.header_reader`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.errors import ModelFileError
from app.language import number, tr
from app.models.gguf.header_reader import MOST_HEADER_BYTES, HeaderIncomplete, HeaderReader, TableShape
from app.models.gguf.kinds import ASSISTANT, FILE_TYPES, not_a_model
from app.models.gguf.kv_heads import kv_heads
from app.models.gguf.state_shape import state_numbers
from app.system.files import open_file

_FIRST_READ_BYTES = 4 * 1024 * 1024
_MOST_STATED = {"context_length": 1 << 27, "block_count": 4096, "embedding_length": 1 << 20}
"""What a model may say of its own size; llama.cpp itself stops at 512 blocks. What is larger is no model: a number
that does not fit 31 bits turns negative on its way through llama.cpp, and memory is asked for before it is refused."""

_TABLES = frozenset({"d2t", "token_embd.weight", "output.weight"})
_MOST_BASE_MODELS = 4


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
    tokenizer_model: str
    tokenizer_pre: str
    tokens: tuple[bytes, ...]
    bos_id: int | None
    eos_id: int | None
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
    """How many of its blocks, the last ones, are there to guess further tokens (multi-token prediction)."""
    target_layers: tuple[int, ...]
    """Of a head: the layers of the model it was made for whose inputs it reads."""
    target_width: int | None
    """Of a head or an assistant: the ``embedding_length`` of the model it was made for."""
    base_models: tuple[str, ...]
    """Names of the models it was made from or for."""
    part: int
    """Which part of a model in several files it is, from 0 on."""
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
        """Bytes of a 16-bit key-value cache for that many tokens; ``None`` where the header does not tell.

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
    """The header of a file on the disk.

    Raises:
        ModelFileError: missing, unreadable, no GGUF, damaged or cut off; the sentence says which.
    """
    try:
        with open_file(path) as file:
            total = path.stat().st_size
            prefix, wanted = b"", _FIRST_READ_BYTES
            while True:
                more = file.read(wanted - len(prefix))
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
                    wanted = min(wanted * 4, MOST_HEADER_BYTES)
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

    Raises:
        ModelFileError: missing, a folder, empty, or something else than a GGUF.
    """
    try:
        with open_file(path) as file:
            start = file.read(4096)
    except OSError as error:
        raise unreadable(path, error) from error
    if (problem := not_a_model(start)) is not None:
        raise ModelFileError(tr("{name} {problem}", name=path.name, problem=problem))


def unreadable(path: Path, error: OSError) -> ModelFileError:
    """The sentence for a model file that cannot be read."""
    if isinstance(error, FileNotFoundError):
        return ModelFileError(tr("There is no file {path}.", path=path))
    if isinstance(error, IsADirectoryError) or path.is_dir():
        return ModelFileError(tr("{path} is a folder, not a model file.", path=path))
    return ModelFileError(tr("{path} cannot be read: {error}.", path=path, error=error.strerror or error))


def parse_header(prefix: bytes, name: str) -> Header:
    """The header at the start of a file, from its first bytes. ``name`` is the file's, for sentences.

    Raises:
        HeaderIncomplete: more bytes are needed.
        ModelFileError: no number of bytes would help.
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
    for what, most in _MOST_STATED.items():
        stated = getattr(header, what)
        if stated is not None and not 0 <= stated <= most:
            raise ModelFileError(
                tr(
                    "{name} is damaged: it states a {figure} of {stated}, which no model has.",
                    name=name,
                    figure=what.replace("_", " "),
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
        tokenizer_model=_text(values, "tokenizer.ggml.model"),
        tokenizer_pre=_text(values, "tokenizer.ggml.pre"),
        tokens=values["tokenizer.ggml.tokens"] if isinstance(values.get("tokenizer.ggml.tokens"), tuple) else (),
        bos_id=_number(values, "tokenizer.ggml.bos_token_id"),
        eos_id=_number(values, "tokenizer.ggml.eos_token_id"),
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
