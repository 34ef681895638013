"""Small picture files of the kinds that a library writes."""

from __future__ import annotations

import io
import struct

from PIL import Image

COLOURS = {"RGB": (200, 30, 40), "RGBA": (200, 30, 40, 100)}


def webp(width: int = 40, height: int = 30, *, lossless: bool = False, mode: str = "RGB") -> bytes:
    """One colour all over; ``RGBA`` lets some of what is behind it through."""
    return _written(width, height, mode, "webp", lossless=lossless)


def avif(width: int = 40, height: int = 30, *, mode: str = "RGB") -> bytes:
    return _written(width, height, mode, "avif")


def written(picture: Image.Image, kind: str, **options: object) -> bytes:
    """The file of a picture."""
    file = io.BytesIO()
    picture.save(file, kind, **options)
    return file.getvalue()


def bmp(*, colour: tuple[int, int, int, int], upwards: bool = True) -> bytes:
    """A bitmap of one colour with a fourth byte for each pixel, as Windows' programs write it."""
    width, height = 40, 30
    pixels = bytes([*colour[2::-1], colour[3]]) * (width * height)
    about = struct.pack("<IiiHHIIiiII", 40, width, height if upwards else -height, 1, 32, 0, len(pixels), 0, 0, 0, 0)
    return b"BM" + struct.pack("<IHHI", 54 + len(pixels), 0, 0, 54) + about + pixels


def _written(width: int, height: int, mode: str, kind: str, **options: object) -> bytes:
    return written(Image.new(mode, (width, height), COLOURS[mode]), kind, **options)
