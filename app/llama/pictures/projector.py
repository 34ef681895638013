"""A projector: the file beside a model (``mmproj``) that turns pictures and sounds into rows it reads like words.

What libmtmd asserts about its calls, and what keeps it true: a piece has at most ``n_batch`` rows. Where the rows of a
picture look at each other (no causal attention), all of them stand in one piece, which :meth:`Projector.read` looks at
first. Everything else depends on the file, which was tried in a child process (:mod:`app.llama.trials.trial`) before it
is opened here.
"""

from __future__ import annotations

import ctypes
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from app.errors import ModelFileError, WorldError
from app.language import number, tr
from app.llama.attention import READ_TOKENS
from app.llama.context import Context
from app.llama.library import api, native_log
from app.llama.load_errors import reason_in
from app.llama.model import Model
from app.llama.pictures.pixels import Pixels, mtmd_library
from app.llama.pictures.sounds import Sound

_MARKER = b"<__media__>"
_TEXT, _PICTURE = 0, 1  # enum mtmd_input_chunk_type
_NO_CALLBACK = 0
_LEAST_SHARE = 10
"""A sound has at least this part of a second; the rest is silence."""


@dataclass(frozen=True, slots=True)
class PictureRows:
    """A picture, or a part of one, as the model reads it."""

    count: int
    positions: int
    """Number of positions it takes: fewer than rows if the model counts in several dimensions."""
    part: int
    """Its number among the parts of a :class:`PictureChunks`."""


class PictureChunks:
    """Holds a picture made ready for a projector: rows, and the tokens that the model wants around them.

    Args:
        mtmd: the library.
        chunks: its list, which is freed with this.
    """

    def __init__(self, mtmd: Any, chunks: Any) -> None:
        self._mtmd = mtmd
        self._chunks = chunks
        count = int(mtmd.mtmd_input_chunks_size(chunks))
        self.parts: tuple[tuple[int, ...] | PictureRows, ...] = tuple(self._part(number) for number in range(count))

    def _part(self, number: int) -> tuple[int, ...] | PictureRows:
        mtmd, chunk = self._mtmd, self.chunk(number)
        if int(mtmd.mtmd_input_chunk_get_type(chunk)) == _TEXT:
            count = ctypes.c_size_t()
            tokens = mtmd.mtmd_input_chunk_get_tokens_text(chunk, ctypes.byref(count))
            return tuple(int(tokens[index]) for index in range(count.value))
        return PictureRows(
            int(mtmd.mtmd_input_chunk_get_n_tokens(chunk)), int(mtmd.mtmd_input_chunk_get_n_pos(chunk)), number
        )

    def chunk(self, number: int) -> Any:
        """Return the native part."""
        return self._mtmd.mtmd_input_chunks_get(self._chunks, number)

    def close(self) -> None:
        """Free the native list."""
        if self._chunks:
            self._mtmd.mtmd_input_chunks_free(self._chunks)
            self._chunks = None


class Projector:
    """Loads a projector. Close it before its model, on the thread that opened it.

    Args:
        path: the file.
        model: the one it was made for; stays open longer.
        threads: how many compute.
        cancelled: asked while a picture is computed.

    Raises:
        ModelFileError: it cannot be loaded, or was made for another model.
    """

    def __init__(
        self, path: Path, model: Model, *, threads: int, cancelled: Callable[[], bool] = lambda: False
    ) -> None:
        self._mtmd = mtmd_library()
        self.path = path
        self.cancelled = cancelled
        self._keeps_on = api.ggml_backend_sched_eval_callback(self._goes_on)
        self._asked_count = 0
        params = self._mtmd.mtmd_context_params_default()
        params.use_gpu = model.on_device
        params.n_threads = threads
        params.warmup = False
        params.print_timings = False
        params.media_marker = _MARKER
        params.cb_eval = self._keeps_on
        native_log().drain()
        self._handle: Any = self._mtmd.mtmd_init_from_file(os.fsencode(path), model.handle, params)
        if not self._handle:
            raise _load_error(path, native_log().drain())
        self.sees = bool(self._mtmd.mtmd_support_vision(self._handle))
        self.hears = bool(self._mtmd.mtmd_support_audio(self._handle))

    def close(self) -> None:
        """Free the native projector."""
        if self._handle:
            self._mtmd.mtmd_free(self._handle)
            self._handle = None

    def look_at(self, pixels: Pixels) -> PictureChunks:
        """Make a picture ready: scaled and cut as the model wants it, not computed yet.

        Raises:
            WorldError: the model cannot be shown it.
        """
        data = (ctypes.c_uint8 * len(pixels.rgb)).from_buffer_copy(pixels.rgb)
        if len(pixels.rgb) != pixels.width * pixels.height * 3 or not pixels.rgb:
            raise WorldError(tr("The picture cannot be read: it is damaged."))
        return self._chunks_of(self._mtmd.mtmd_bitmap_init(pixels.width, pixels.height, data))

    def listen_to(self, sound: Sound) -> PictureChunks:
        """Make a sound ready, likewise.

        Raises:
            WorldError: the model cannot be given it.
        """
        rate = int(self._mtmd.mtmd_get_audio_sample_rate(self._handle))
        samples = sound.at_rate(rate)
        # Of a few samples libmtmd ends the process.
        samples = np.pad(samples, (0, max(0, rate // _LEAST_SHARE - len(samples))))
        data = samples.ctypes.data_as(ctypes.POINTER(ctypes.c_float))
        return self._chunks_of(self._mtmd.mtmd_bitmap_init_from_audio(len(samples), data))

    def _chunks_of(self, bitmap: Any) -> PictureChunks:
        """Return what the library makes of a picture or a sound, which is freed."""
        mtmd = self._mtmd
        chunks = mtmd.mtmd_input_chunks_init()
        try:
            text = mtmd.mtmd_input_text(_MARKER, len(_MARKER), False, True)
            bitmaps = (ctypes.c_void_p * 1)(bitmap)
            if mtmd.mtmd_tokenize(self._handle, chunks, ctypes.byref(text), bitmaps, 1) != 0:
                mtmd.mtmd_input_chunks_free(chunks)
                detail = native_log().drain()
                if detail:
                    raise WorldError(tr("The model cannot take this file in ({detail}).", detail=detail))
                raise WorldError(tr("The model cannot take this file in."))
        finally:
            mtmd.mtmd_bitmap_free(bitmap)
        return PictureChunks(mtmd, chunks)

    def read(self, look: PictureChunks, rows: PictureRows, context: Context) -> None:
        """Compute a part of a picture, and have the model read it after what is in its cache.

        Raises:
            Interrupted: stopped on request; the cache is as before.
            BrokenModel: projector or model failed, likewise.
            WorldError: the model would have to read more at once than this computer was set up for.
        """
        mtmd, chunk = self._mtmd, look.chunk(rows.part)
        at_once = int(api.llama_n_ubatch(context.handle))
        if mtmd.mtmd_decode_use_non_causal(self._handle, chunk) and rows.count > at_once:
            raise WorldError(
                tr(
                    "The picture has {count} rows, and this model has to read them all at once.",
                    count=number(rows.count),
                )
            )
        most = min(READ_TOKENS, int(api.llama_n_batch(context.handle)))

        def computed(handle: Any, position: int) -> int:
            self._asked_count = 0
            status = int(mtmd.mtmd_encode_chunk(self._handle, chunk))
            if status != 0 or self.cancelled():
                return status or 1
            embedding = mtmd.mtmd_get_output_embd(self._handle)
            after = ctypes.c_int32()
            return int(
                mtmd.mtmd_helper_decode_image_chunk(
                    self._handle, handle, chunk, embedding, position, context.sequence, most, ctypes.byref(after),
                    mtmd.mtmd_helper_post_decode_callback(_NO_CALLBACK), None,
                )
            )  # fmt: skip

        context.read_picture(rows.count, rows.positions, computed)

    def computes(self, look: PictureChunks, rows: PictureRows) -> bool:
        """Return whether a part of a picture can be computed, and is numbers."""
        mtmd = self._mtmd
        if mtmd.mtmd_encode_chunk(self._handle, look.chunk(rows.part)) != 0:
            return False
        values = np.ctypeslib.as_array(mtmd.mtmd_get_output_embd(self._handle), shape=(rows.count,))
        return bool(np.isfinite(values).all())

    def _goes_on(self, _tensor: Any, ask: bool, _data: Any) -> bool:
        """Break off where that is wanted: asked of each step first whether to be told when it is done."""
        if not ask:
            return not self.cancelled()
        self._asked_count += 1
        return self._asked_count % _STEPS_BETWEEN == 0


_STEPS_BETWEEN = 16
"""Of a picture's computation, between two looks at whether it is still wanted."""


def _load_error(path: Path, detail: str) -> ModelFileError:
    if "mismatch between text model" in detail:
        return ModelFileError(tr("{name} was made for another model, so this one cannot see with it.", name=path.name))
    if reason := reason_in(detail):
        return ModelFileError(tr("{name} cannot be loaded. llama.cpp says: {reason}.", name=path.name, reason=reason))
    return ModelFileError(
        tr("{name} cannot be loaded: it is incomplete, damaged, or too new for this version.", name=path.name)
    )
