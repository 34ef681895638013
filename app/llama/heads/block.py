"""A head that guesses a block at once (DFlash, arXiv 2602.06036; DSpark), over llama.cpp.

A pass over rows of states caches them. A pass over tokens reads the last of the text and masks after it: without causal
attention, each row looks at all that is cached and at the others. DSpark adds to each row what mostly follows the
likeliest token of the row before it, and says how sure it is. llama.cpp computes that within the pass.
"""

from __future__ import annotations

import ctypes
import os
from pathlib import Path
from typing import Any

import numpy as np

from app.errors import ModelFileError
from app.language import tr
from app.llama.context import Context
from app.llama.heads.guessing_context import GuessingContext, fitting_layers, pointer
from app.llama.library import api
from app.llama.model import Model
from app.llama.private.file_tensors import tensors_among
from app.llama.private.layer_states import keep_own_states
from app.speculation.drafters.block_reader import Block, BlockReader
from app.speculation.language_model import FloatArray
from app.speculation.settings import MOST_DRAFTED

ARCHITECTURE = "dflash"
_CHAIN, _CONFIDENCE = "markov_w1.weight", "conf_proj.weight"
_POSITIONS = 4
"""Positions of a row of states for a model whose positions have several dimensions; the last is not used."""


class BlockContext(GuessingContext):
    """:class:`app.speculation.drafters.block_reader.BlockModel` over a llama.cpp context.

    The arguments are those of :class:`GuessingContext`.

    Raises:
        NotEnoughMemory: the cache or the compute buffers do not fit.
        ModelFileError: the head cannot guess for this target, or its file says too little.
    """

    _READS_LAST_AS_INPUT = True

    @property
    def longest_draft(self) -> int:
        return self._longest

    def read(self, states: FloatArray, first: int) -> None:
        count = len(states)
        if not 0 < count <= self._rows:
            raise ValueError(f"{count} rows of {self._rows}")  # llama.cpp would end the process
        rows = np.ascontiguousarray(states)
        positions = np.tile(np.arange(first, first + count, dtype=np.int32), _POSITIONS)
        positions[-count:] = 0
        batch = api.llama_batch()
        batch.n_tokens = count
        batch.embd = pointer(rows, ctypes.c_float)
        batch.pos = pointer(positions, api.llama_pos)
        batch.logits = pointer(self._none_wanted, ctypes.c_int8)
        self._forget_from(first)
        try:
            self._run(batch)
        except BaseException:
            self._forget_from(first)
            raise

    def guess(self, token: int, place: int, count: int) -> Block:
        rows = self._first + count
        if not 0 < count <= self._longest:
            raise ValueError(f"{count} guesses of {self._longest}")  # llama.cpp would end the process
        self._tokens[:rows] = self._mask
        self._tokens[0] = token
        positions = np.arange(place, place + rows, dtype=np.int32)
        batch = api.llama_batch()
        batch.n_tokens = rows
        batch.token = pointer(self._tokens, api.llama_token)
        batch.pos = pointer(positions, api.llama_pos)
        batch.logits = pointer(self._all_wanted, ctypes.c_int8)
        self._forget_from(place)
        try:
            self._run(batch)
        finally:
            self._forget_from(place)
        confidences = self._own_states(rows)[self._first :, 0] if self._is_confident else None
        return Block(self._logits(rows)[self._first :], confidences)

    def can_take_back(self) -> bool:
        self.read(np.zeros((2, self._widths), dtype=np.float32), 0)
        possible = self._forget_from(1)
        self.guess(0, 1, self._longest)
        self.clear()
        return possible

    def _layers_read(self, model: Model, target: Context) -> list[int]:
        self._tables = _tables(model)
        width = int(api.llama_model_n_embd(model.handle))
        is_whole = _longest(model, 1) > 0 and 0 <= _mask(model) < model.vocabulary.size
        is_right = is_whole and width == int(api.llama_model_n_embd(api.llama_get_model(target.handle)))
        return fitting_layers(model, target, is_right=is_right)

    def _arrange(self, params: Any, target: Context) -> None:  # noqa: ARG002 - of all kinds
        self._none_wanted = np.zeros(self._rows, dtype=np.int8)

    def _make_reader(self, model: Model) -> BlockReader:
        starts_at_last = _CHAIN in self._tables and _said(model, "sample_from_anchor") in {"", "true"}
        self._first = 0 if starts_at_last else 1
        """The first row that guesses: the last token's own, or the first mask's."""
        self._longest = min(_longest(model, self._first), self._rows - self._first)
        self._mask = _mask(model)
        self._is_confident = {_CHAIN, _CONFIDENCE} <= self._tables
        if self._is_confident:
            keep_own_states(self._handle, wanted_rows_alone=True)
        api.llama_set_causal_attn(self._handle, _said(model, "attention.causal") == "true")
        return BlockReader(self)


def is_block_head(model: Model) -> bool:
    """Return whether a model in a file of its own guesses a block at once."""
    return _value(model, "general.architecture") == ARCHITECTURE


def _tables(model: Model) -> set[str]:
    """Return which of its tables a DSpark head has."""
    try:
        return set().union(*(tensors_among((_CHAIN, _CONFIDENCE), part) for part in _parts(model)))
    except AttributeError as error:
        raise ModelFileError(
            tr("This build of llama.cpp cannot use heads: it has no {missing}.", missing="gguf_find_tensor")
        ) from error
    except OSError as error:
        raise ModelFileError(tr("{path} cannot be read: {error}.", path=model.path, error=error)) from error


def _parts(model: Model) -> list[Path]:
    """Return the files that llama.cpp read: a model may be in several, of which it was named the first."""
    count = int(_value(model, "split.count") or 1)
    if count == 1:
        return [model.path]
    stem = model.path.name.rsplit("-", 3)[0]
    return [model.path.with_name(f"{stem}-{part:05}-of-{count:05}.gguf") for part in range(1, count + 1)]


def _longest(model: Model, first_row: int) -> int:
    """Return the most guesses of a pass of which ``first_row`` rows guess nothing."""
    stated = _said(model, "block_size")
    return min(int(stated), MOST_DRAFTED + first_row) - first_row if stated.isdecimal() else 0


def _mask(model: Model) -> int:
    return int(api.llama_vocab_mask(api.llama_model_get_vocab(model.handle)))


def _said(model: Model, key: str) -> str:
    return _value(model, f"{ARCHITECTURE}.{key}")


def _value(model: Model, key: str) -> str:
    """Return the value of a file's key as text; empty where there is none."""
    text = ctypes.create_string_buffer(64)
    length = api.llama_model_meta_val_str(model.handle, os.fsencode(key), text, len(text))
    return text.value.decode("utf-8", "replace") if length >= 0 else ""
