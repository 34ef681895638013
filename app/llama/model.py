"""A loaded GGUF model: weights, vocabulary and facts."""

from __future__ import annotations

import ctypes
import functools
import os
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.llama.library import api, native_log
from app.llama.load_errors import load_error
from app.llama.long_runs import LONGEST_RUN, cut
from app.llama.weights.file_pages import FilePages

_NO_DEVICES = (ctypes.c_void_p * 1)(None)  # a list that ends at once

Progress = Callable[[float], None]
Cancelled = Callable[[], bool]


@dataclass(frozen=True, slots=True)
class LayerPlacement:
    """Devices that layers are put on, and how many of them each one gets, in order."""

    handles: tuple[int, ...]
    layers: tuple[int, ...]


class LoadCancelled(Exception):
    """The load was stopped on request; nothing is kept."""


class Model:
    """Weights in memory. Close it from the thread that loaded it, after its contexts.

    Args:
        path: the GGUF file; of a split model, its first part.
        gpu_layers: how many layers to keep on a device; 0 keeps every computation on the processor.
        mapped: use the file's pages in place where that can be done; otherwise copy them. Weights in a precision that
            llama.cpp rearranges for the processor are copied either way, and mapped pages would then count twice.
        pages: watches the files whose pages are used; the model closes it.
        vocabulary_alone: read no weights.
        own_layers: load the layers, too, with which the model can guess for itself.
        places: where the layers go that are on a device; by default llama.cpp takes this computer's devices.
        progress: told the fraction in [0, 1] as weights arrive.
        cancelled: asked as often.

    Raises:
        ModelFileError: llama.cpp does not load the file.
        LoadCancelled: ``cancelled`` said so.
    """

    def __init__(
        self,
        path: Path,
        *,
        gpu_layers: int = 0,
        mapped: bool = True,
        pages: FilePages | None = None,
        vocabulary_alone: bool = False,
        own_layers: bool = False,
        places: LayerPlacement | None = None,
        progress: Progress = lambda _fraction: None,
        cancelled: Cancelled = lambda: False,
    ) -> None:
        native = native_log()
        native.drain()
        stopped = False

        def on_progress(fraction: float, _data: int | None) -> bool:
            nonlocal stopped
            progress(fraction)
            stopped = stopped or cancelled()
            return not stopped

        callback = api.llama_progress_callback(on_progress)
        params = api.llama_model_default_params()
        params.n_gpu_layers = gpu_layers
        params.vocab_only = vocabulary_alone
        if gpu_layers == 0:  # otherwise a device would still help with prompts, and its faults would come along
            params.devices = ctypes.cast(_NO_DEVICES, ctypes.c_void_p)
        elif places is not None:
            handles = (ctypes.c_void_p * (len(places.handles) + 1))(*places.handles, None)
            shares = (ctypes.c_float * max(len(places.layers), api.llama_max_devices()))(*places.layers)
            params.devices, params.tensor_split = ctypes.cast(handles, ctypes.c_void_p), shares
        params.load_mtp = own_layers
        if not mapped:
            params.load_mode = api.LLAMA_LOAD_MODE_NONE
        params.progress_callback = callback
        self.path = path
        self.pages = pages
        self.on_device = gpu_layers != 0 and bool(api.llama_supports_gpu_offload())
        """True if a graphics card may compute some of it."""
        self._handle: Any = api.llama_model_load_from_file(os.fsencode(path), params)
        if not self._handle:
            self._end_watch()
            if stopped:
                raise LoadCancelled
            raise load_error(path, native.drain())
        self.vocabulary = ModelVocabulary(self._handle)

    @property
    def handle(self) -> Any:
        """The native pointer, for contexts of this model."""
        return self._handle

    def close(self) -> None:
        if self._handle:
            api.llama_model_free(self._handle)
            self._handle = None
            self._end_watch()

    def _end_watch(self) -> None:
        if self.pages is not None:
            self.pages.close()

    @property
    def size_bytes(self) -> int:
        return int(api.llama_model_size(self._handle))

    @property
    def parameters(self) -> int:
        return int(api.llama_model_n_params(self._handle))

    @property
    def trained_context_tokens(self) -> int:
        """The number of tokens of context it was trained for; 0 if the file does not say."""
        return max(0, int(api.llama_model_n_ctx_train(self._handle)))

    @property
    def heads(self) -> int:
        """Attention heads of a layer."""
        return int(api.llama_model_n_head(self._handle))

    @property
    def keeps_no_tokens(self) -> bool:
        """True if it is recurrent or hybrid: its state is a digest, so single tokens cannot be taken back."""
        return bool(api.llama_model_is_recurrent(self._handle) or api.llama_model_is_hybrid(self._handle))

    @property
    def is_generator(self) -> bool:
        """True if it writes text token by token (not an encoder, not a diffusion model)."""
        return bool(
            api.llama_model_has_decoder(self._handle)
            and not api.llama_model_has_encoder(self._handle)
            and not api.llama_model_is_diffusion(self._handle)
        )

    @property
    def chat_template(self) -> str | None:
        """The Jinja source of the model's chat template, if it has one."""
        template = api.llama_model_chat_template(self._handle, None)
        return template.decode("utf-8", "replace") if template else None


class ModelVocabulary:
    """The tokens of a model: :class:`app.speculation.language_model.Vocabulary` over llama.cpp."""

    def __init__(self, model_handle: Any) -> None:
        self._handle: Any = api.llama_model_get_vocab(model_handle)
        self._buffer = ctypes.create_string_buffer(512)
        self.size = int(api.llama_vocab_n_tokens(self._handle))
        self.piece = functools.cache(self._piece)
        self.label = functools.cache(self._label)
        self.is_end = functools.cache(self._is_end)

    @property
    def handle(self) -> Any:
        """The native pointer, for grammars over this vocabulary."""
        return self._handle

    @property
    def kind(self) -> int:
        """llama.cpp's number for the way text is split (SPM, BPE, …)."""
        return int(api.llama_vocab_type(self._handle))

    @property
    def bos(self) -> int:
        """The token that begins a text, or -1."""
        return int(api.llama_vocab_bos(self._handle))

    @property
    def eos(self) -> int:
        """The token that ends a text, or -1."""
        return int(api.llama_vocab_eos(self._handle))

    @property
    def adds_bos(self) -> bool:
        return bool(api.llama_vocab_get_add_bos(self._handle))

    @property
    def adds_eos(self) -> bool:
        return bool(api.llama_vocab_get_add_eos(self._handle))

    def text(self, token: int) -> bytes:
        """Return the token as the vocabulary spells it (with its own signs for spaces)."""
        return bytes(api.llama_vocab_get_text(self._handle, token) or b"")

    def tokenize(self, text: str, *, special: bool, begin: bool) -> list[int]:
        """Split text into tokens.

        Args:
            text: any text.
            special: read texts such as ``<|im_end|>`` as control tokens; never set it for what a person typed.
            begin: add the beginning-of-text token if the model wants one. The token that ends a text is never added,
                whatever the file says: a prompt is to be gone on with.
        """
        tokens = [self.bos] if begin and self.adds_bos and self.bos >= 0 else []
        parts = [text]
        if len(text) > LONGEST_RUN and self.kind == api.LLAMA_VOCAB_TYPE_BPE:
            parts = cut(text, self.control_texts if special else None)
        for part in parts:
            tokens += self._split(part, special=special)
        return tokens

    def _split(self, text: str, *, special: bool) -> list[int]:
        raw = text.encode("utf-8", "replace")  # replace half surrogate pairs, at which llama.cpp throws
        room = len(raw) + 8
        tokens = (api.llama_token * room)()
        count = int(api.llama_tokenize(self._handle, raw, len(raw), tokens, room, False, special))
        if count < 0:
            room = -count
            tokens = (api.llama_token * room)()
            count = int(api.llama_tokenize(self._handle, raw, len(raw), tokens, room, False, special))
        return list(tokens[:count])

    @functools.cached_property
    def control_texts(self) -> re.Pattern[str] | None:
        """Matches any spelling of a control token, so that typed text can be kept from becoming one."""
        read_whole = api.LLAMA_TOKEN_ATTR_CONTROL | api.LLAMA_TOKEN_ATTR_UNKNOWN
        control = [
            label
            for token in range(self.size)
            if self._attributes(token) & read_whole and len(label := self.label(token)) > 1
        ]
        control.sort(key=len, reverse=True)
        return re.compile("|".join(map(re.escape, control))) if control else None

    def _attributes(self, token: int) -> int:
        return int(api.llama_vocab_get_attr(self._handle, token))

    def tokenize_typed(self, parts: Sequence[str]) -> list[int]:
        """Split text some parts of which a person typed, so that control tokens they spell stay letters.

        Such letters are split together with the plain text around them: a vocabulary with pieces of sentences puts a
        space before each stretch that is split by itself.

        Args:
            parts: of the text; every second one is what a person typed, the others may have control tokens.
        """
        tokens: list[int] = []
        plain = ""
        for index, part in enumerate(parts):
            marks = [] if index % 2 or self.control_texts is None else list(self.control_texts.finditer(part))
            if not marks:
                plain += part
                continue
            tokens += self._split_plain(plain + part[: marks[0].start()])
            special = part[marks[0].start() : marks[-1].end()]
            plain = part[marks[-1].end() :]
            tokens += self.tokenize(special, special=True, begin=False)
            if self._attributes(tokens[-1]) & api.LLAMA_TOKEN_ATTR_RSTRIP:  # it swallows the blanks after it
                plain = plain.lstrip()
        return tokens + self._split_plain(plain)

    def _split_plain(self, text: str) -> list[int]:
        return self.tokenize(text, special=False, begin=False) if text else []

    def least_tokens(self, text: str) -> int:
        """Return how many tokens ``text`` becomes at least, as its length tells; 0 where that is not possible.

        No token stands for more bytes than the longest spelling has. White space at the ends is not counted, since some
        control tokens swallow what is around them. Vocabularies with one token for any unknown word allow no such
        bound.
        """
        if self.kind not in {api.LLAMA_VOCAB_TYPE_SPM, api.LLAMA_VOCAB_TYPE_BPE}:
            return 0
        return len(text.strip().encode("utf-8", "replace")) // self._longest

    @functools.cached_property
    def _longest(self) -> int:
        return max((len(self._render(token, special=True)) for token in range(self.size)), default=1) or 1

    def is_control_text(self, text: str) -> bool:
        """Return whether ``text`` is how one control token, or a token that ends a reply, is spelled."""
        tokens = self.tokenize(text, special=True, begin=False)
        return len(tokens) == 1 and (
            bool(api.llama_vocab_is_control(self._handle, tokens[0])) or bool(self.is_end(tokens[0]))
        )

    @functools.cached_property
    def end_tokens(self) -> tuple[int, ...]:
        """All tokens that end a reply."""
        return tuple(token for token in range(self.size) if api.llama_vocab_is_eog(self._handle, token))

    @functools.cached_property
    def fill_tokens(self) -> dict[str, int]:
        """The tokens around the parts of a text with a gap, by the names of the parts; those that the model has."""
        return {
            name: token
            for name, ask in {
                "prefix": api.llama_vocab_fim_pre,
                "suffix": api.llama_vocab_fim_suf,
                "middle": api.llama_vocab_fim_mid,
                "repository": api.llama_vocab_fim_rep,
                "file": api.llama_vocab_fim_sep,
            }.items()
            if (token := int(ask(self._handle))) >= 0
        }

    @functools.cached_property
    def unshown_tokens(self) -> tuple[int, ...]:
        """All tokens that stand for nothing in a text, though they have a spelling, but those that end a reply."""
        unshown = api.LLAMA_TOKEN_ATTR_CONTROL | api.LLAMA_TOKEN_ATTR_UNKNOWN
        attributes = api.llama_vocab_get_attr
        marked = [token for token in range(self.size) if attributes(self._handle, token) & unshown]
        return tuple(token for token in marked if not self.is_end(token))

    def bytes_of(self, token: int) -> bytes:
        """Return a token's bytes; control tokens are spelled out."""
        return self._render(token, special=True)

    def _piece(self, token: int) -> bytes:
        return self._render(token, special=False)

    def _label(self, token: int) -> str:
        return self._render(token, special=True).decode("utf-8", "replace")

    def _is_end(self, token: int) -> bool:
        return bool(api.llama_vocab_is_eog(self._handle, token))

    def _render(self, token: int, *, special: bool) -> bytes:
        buffer = self._buffer
        length = int(api.llama_token_to_piece(self._handle, token, buffer, len(buffer), 0, special))
        if length < 0:
            buffer = ctypes.create_string_buffer(-length)
            length = int(api.llama_token_to_piece(self._handle, token, buffer, len(buffer), 0, special))
        return buffer.raw[:length]


class SpelledVocabulary:
    """A vocabulary in which some control tokens stand in the text as they are spelled.

    Args:
        vocabulary: all other tokens.
        marks: the texts of those tokens; each that is not one token changes nothing.
    """

    def __init__(self, vocabulary: ModelVocabulary, marks: Sequence[str]) -> None:
        self._vocabulary = vocabulary
        self._spelled = {}
        for mark in marks:
            tokens = vocabulary.tokenize(mark, special=True, begin=False)
            if len(tokens) == 1 and vocabulary.label(tokens[0]) == mark:
                self._spelled[tokens[0]] = mark.encode()
        self.label = vocabulary.label
        self.is_end = vocabulary.is_end

    def piece(self, token: int) -> bytes:
        return self._spelled.get(token) or self._vocabulary.piece(token)
