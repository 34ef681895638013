"""The few facts of a model file that a person chooses by; kept, since reading them takes a while."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import asdict, dataclass, fields, replace
from pathlib import Path
from typing import Any

from app.errors import ModelFileError
from app.models.gguf.file_names import size_of
from app.models.gguf.header import Header, read_header
from app.models.gguf.heads import ModelFileKind, ModelShape, shape_of
from app.models.gguf.names import quant_of
from app.models.library.history import JsonStore

_MARKS = (
    ("<|im_start|>", "ChatML"),
    ("<|start_header_id|>", "Llama 3"),
    ("<|header_start|>", "Llama 4"),
    ("<start_of_turn>", "Gemma"),
    ("<|turn>", "Gemma 4"),
    ("<|channel|>", "Harmony (gpt-oss)"),
    ("<|start_of_role|>", "Granite"),
    ("<|START_OF_TURN_TOKEN|>", "Command R"),
    ("<｜Assistant｜>", "DeepSeek"),
    ("<|Assistant|>", "DeepSeek"),
    ("[gMASK]", "GLM"),
    ("<<SYS>>", "Llama 2"),
    ("[INST]", "Mistral"),
    ("<|end|>", "Phi"),
    ("<|role_end|>", "Ling"),
    ("<|user|>", "Zephyr"),
    ("### Instruction", "Alpaca"),
    ("USER:", "Vicuna"),
)
"""The first mark found decides: what several families write stands behind what only one does."""


def family_of(template: str) -> str:
    """Return a family such as "ChatML"; "its own" for an unknown one, empty where there is no template."""
    if not template.strip():
        return ""
    return next((family for mark, family in _MARKS if mark in template), "its own")


_SIZE_IN_NAME = re.compile(
    r"(?<![A-Za-z0-9.])(\d{1,3}(?:\.\d{1,2})?x)?\d{1,4}(?:\.\d{1,2})?[bm](?![a-z0-9])", re.IGNORECASE
)
_LONGEST = 80
"""Texts come from the file; longer ones say nothing useful."""

UNKNOWN_SHAPE = ModelShape(ModelFileKind.MODEL.value, "", 0, 0, "")
"""Of a file whose header was not read."""


@dataclass(frozen=True, slots=True)
class FileFacts:
    """The facts of a model file; empty, or ``None``, where it does not say."""

    architecture: str
    parameters: str
    """Such as ``1.7B``."""
    quant: str
    """Such as ``Q4_K_M``."""
    context_tokens: int | None
    """The longest text it was trained for."""
    template: str
    """The family of its chat template; empty for a model without one."""
    licence: str
    made_for: str = ""
    """The model that a head or an assistant guesses for, as its file names it."""
    shape: ModelShape = UNKNOWN_SHAPE

    @property
    def converses(self) -> bool:
        """True if it knows how a conversation is written; a base model does not."""
        return bool(self.template)


def facts_of(header: Header, path: Path) -> FileFacts:
    """Return the facts in a header; what it leaves out is taken from the file's name where that says it."""
    in_name = _SIZE_IN_NAME.search(path.stem)
    shape = shape_of(header, _size_of(path))
    return FileFacts(
        architecture=_short(header.architecture),
        parameters=_short(header.size_label) or (in_name.group().upper() if in_name else ""),
        quant=header.quant or quant_of(path),
        context_tokens=header.context_length,
        template=family_of(header.chat_template),
        licence=_short(header.licence),
        made_for=_short(header.base_models[0]) if header.base_models and not shape.talks else "",
        shape=replace(shape, architecture=_short(shape.architecture)),
    )


def _size_of(path: Path) -> int:
    """Return the size of all parts; 0 where the disk does not say."""
    try:
        return size_of(path)
    except OSError:
        return 0


class FactsStore:
    """The facts of files on the disk; a file is read once for each state of it.
    Its own file may be deleted at any time.
    """

    def __init__(self, file: Path) -> None:
        self._known = JsonStore(file, most=2000)

    def read(self, path: Path) -> FileFacts:
        """Return the facts of a file. Raises ``ModelFileError`` if it is missing, no model, damaged or cut off."""
        key = _key(path)
        stored = _from_json(self._known.get(key))
        if stored is None:
            stored = facts_of(read_header(path), path)
            self._known.put(key, asdict(stored))
        return stored

    def known(self, paths: Iterable[Path]) -> dict[Path, FileFacts]:
        """Return the facts that were read before, of files that are as they were then. Reads no model file."""
        before = self._known.all()
        known_facts = ((path, _from_json(before.get(_key(path)))) for path in paths)
        return {path: facts for path, facts in known_facts if facts is not None}

    def read_all(self, paths: Iterable[Path]) -> dict[Path, FileFacts | ModelFileError]:
        """Return the facts of many files, written down at once; for one that cannot be read, what says why."""
        results: dict[Path, FileFacts | ModelFileError] = {}
        new: dict[str, Any] = {}
        before = self._known.all()
        for path in paths:
            try:
                key = _key(path)
                facts = _from_json(before.get(key))
                if facts is None:
                    facts = facts_of(read_header(path), path)
                    new[key] = asdict(facts)
                results[path] = facts
            except ModelFileError as error:
                results[path] = error
        if new:
            self._known.put_all(new)
        return results


def _key(path: Path) -> str:
    try:
        state = path.stat()
    except OSError:
        return f"{path}|gone"  # the reader will say what is wrong
    return f"{path}|{state.st_size}|{state.st_mtime_ns}"


def _from_json(value: Any) -> FileFacts | None:
    """Return facts as they were kept; ``None`` for anything else that stands there."""
    if not isinstance(value, dict) or value.keys() != {field.name for field in fields(FileFacts)}:
        return None
    context, shape = value["context_tokens"], _shape_from_json(value["shape"])
    texts_right = all(isinstance(text, str) for name, text in value.items() if name not in {"context_tokens", "shape"})
    if shape is None or not texts_right or not (context is None or type(context) is int):
        return None
    return FileFacts(**{**value, "shape": shape})


def _shape_from_json(value: Any) -> ModelShape | None:
    if not isinstance(value, dict) or value.keys() != {field.name for field in fields(ModelShape)}:
        return None
    reads, kv_bytes = value["reads"], value["kv_bytes_per_token"]
    kinds = {"kind": str, "architecture": str, "vocabulary": str, "borrows": bool, "usable": bool}
    right = all(
        type(one) is kinds.get(name, int) for name, one in value.items() if name not in {"reads", "kv_bytes_per_token"}
    )
    if not right or not isinstance(reads, list) or not all(type(one) is int for one in reads):
        return None
    return ModelShape(**{**value, "reads": tuple(reads)}) if kv_bytes is None or type(kv_bytes) is int else None


def _short(text: str) -> str:
    return " ".join(text.split())[:_LONGEST]
