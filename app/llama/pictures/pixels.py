"""Pictures as pixels, and llama.cpp's library for them (libmtmd)."""

from __future__ import annotations

import ctypes
import io
import os
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from app.errors import ModelFileError
from app.language import tr
from app.llama.library import native_log
from app.picture_headers import kind_of


@dataclass(frozen=True, slots=True)
class Pixels:
    """A picture: three bytes for each pixel, row by row from the top."""

    width: int
    height: int
    rgb: bytes


def mtmd_library() -> Any:
    """Return the library's functions.

    Raises:
        ModelFileError: this copy of the program has none.
    """
    native_log()  # starts llama.cpp, on which it builds
    try:
        from llama_cpp import mtmd_cpp  # noqa: PLC0415 - loads the library
    except (ImportError, OSError, RuntimeError, FileNotFoundError):
        raise ModelFileError(tr("This copy of Draftlight has no part that shows pictures to models.")) from None
    mtmd_cpp.mtmd_helper_log_set(native_log().callback, ctypes.c_void_p(0))
    return mtmd_cpp


_BY_PILLOW = ("webp", "avif")
"""Kinds of files that libmtmd does not read."""


def decoded(content: bytes) -> NDArray[np.uint8] | None:
    """Decode a picture file, shape (height, width, 3); ``None`` where that fails. In a child process alone."""
    return _decoded_by_pillow(content) if kind_of(content) in _BY_PILLOW else _decoded_by_mtmd(content)


def _decoded_by_pillow(content: bytes) -> NDArray[np.uint8] | None:
    from PIL import AvifImagePlugin, Image, ImageOps, WebPImagePlugin  # noqa: F401, PLC0415 - few pictures need it

    Image.MAX_IMAGE_PIXELS = None  # the size was looked at, and the process is bounded
    try:
        with Image.open(io.BytesIO(content), formats=_BY_PILLOW) as picture:
            upright = ImageOps.exif_transpose(picture)
            if upright.has_transparency_data:  # as on the page that it was made for
                seen = upright.convert("RGBA")
                upright = Image.new("RGBA", seen.size, "white")
                upright.alpha_composite(seen)
            return np.asarray(upright.convert("RGB"))
    except (OSError, ValueError, SyntaxError, EOFError):  # what Pillow raises of damaged files
        return None


def _decoded_by_mtmd(content: bytes) -> NDArray[np.uint8] | None:
    mtmd = mtmd_library()
    buffer = (ctypes.c_uint8 * len(content)).from_buffer_copy(content)
    options = mtmd.mtmd_helper_init_opt_default()
    # What is no picture it would hand to ffmpeg, as a film: let it look for that where nothing can be.
    options.video_params.ffmpeg_bin_dir = os.fsencode(os.devnull)
    bitmap = mtmd.mtmd_helper_bitmap_init_from_buf(None, buffer, len(content), False, options)
    if not bitmap:
        return None
    try:
        shape = int(mtmd.mtmd_bitmap_get_ny(bitmap)), int(mtmd.mtmd_bitmap_get_nx(bitmap)), 3
        data = ctypes.cast(mtmd.mtmd_bitmap_get_data(bitmap), ctypes.POINTER(ctypes.c_uint8))
        return np.ctypeslib.as_array(data, shape=shape).copy()
    finally:
        mtmd.mtmd_bitmap_free(bitmap)
