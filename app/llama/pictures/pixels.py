"""Pictures as pixels, and llama.cpp's library that shows them to models (libmtmd)."""

from __future__ import annotations

import ctypes
import io
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from app.errors import ModelFileError
from app.language import tr
from app.llama.library import native_log
from app.picture_headers import problem_of_size

if TYPE_CHECKING:
    from PIL.Image import Image
    from PIL.ImageFile import ImageFile


@dataclass(frozen=True, slots=True)
class Pixels:
    """A picture: three bytes for each pixel, row by row from the top."""

    width: int
    height: int
    rgb: bytes

    def as_file(self, kind: str) -> bytes:
        """Return the picture as a file; ``kind`` is ``jpeg`` or ``png``."""
        return _written(self._image(), kind, _QUALITY)

    def preview(self) -> bytes:
        """Return a small JPEG of the picture, to be shown in the window."""
        image = self._image()
        image.thumbnail(PREVIEW)
        return _written(image, "jpeg", _PREVIEW_QUALITY)

    def _image(self) -> Image:
        from PIL import Image  # noqa: PLC0415 - few pictures are written

        return Image.frombytes("RGB", (self.width, self.height), self.rgb)


def kept_content(content: bytes, pixels: Pixels) -> bytes:
    """Return the file to be kept for a picture, which is the one that was given unless that is large."""
    return content if len(content) <= KEPT_AS_IT_IS_BYTES else pixels.as_file("jpeg")


def _written(image: Image, kind: str, quality: int) -> bytes:
    content = io.BytesIO()
    image.save(content, kind, quality=quality)
    return content.getvalue()


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


KEPT_AS_IT_IS_BYTES = 4_000_000
"""A larger file is kept as a JPEG of the pixels that models are given: a chat is read as a whole each time."""
PREVIEW = 480, 360
"""Pixels at the most: twice what the window shows, for dense screens."""
_QUALITY, _PREVIEW_QUALITY = 92, 80
_FORMATS = ("PNG", "JPEG", "GIF", "WEBP", "AVIF", "BMP")
_LONGEST_SIDE = 3072
"""Pixels that a model is given at most: few look closer. A larger picture is scaled down by a whole number."""
_WHOLE = 65535 / 255
"""Steps of a grey of 16 bits in one of 8."""


def decoded(content: bytes) -> Pixels | None:
    """Decode a picture file, upright and before white; ``None`` where that fails. In a child process alone."""
    from PIL import AvifImagePlugin, Image, ImageOps, WebPImagePlugin  # noqa: F401, PLC0415 - one child needs it

    Image.MAX_IMAGE_PIXELS = None  # the size was looked at, and the process is bounded
    try:
        with Image.open(io.BytesIO(content), formats=_FORMATS) as picture:
            if problem_of_size(*picture.size) is not None:
                return None
            upright = ImageOps.exif_transpose(_with_own_colours(picture, content))
            seen = upright.reduce(-(-max(upright.size) // _LONGEST_SIDE))
            if seen.has_transparency_data:  # as on the page that it was made for
                over, seen = seen.convert("RGBA"), Image.new("RGBA", seen.size, "white")
                seen.alpha_composite(over)
            return Pixels(*seen.size, seen.convert("RGB").tobytes())
    except (OSError, ValueError, SyntaxError, EOFError):  # what damaged files make it raise
        return None


def _with_own_colours(picture: ImageFile, content: bytes) -> Image:
    """Return a picture in a form whose pixels can be averaged and laid over others."""
    from PIL import Image  # noqa: PLC0415

    if picture.mode.startswith("I"):
        return picture.point(lambda grey: grey / _WHOLE).convert("L")
    if picture.mode in {"P", "1"} or "transparency" in picture.info:
        return picture.convert("RGBA" if picture.has_transparency_data else "RGB")
    match picture.tile:
        case [(_, _, start, ("BGRX", *_, way))] if picture.format == "BMP":  # the fourth byte means something in some
            seen = Image.frombytes("RGBA", picture.size, content[start:], "raw", "BGRA", 0, way)
            return seen if seen.getchannel("A").getextrema() != (0, 0) else picture
    return picture
