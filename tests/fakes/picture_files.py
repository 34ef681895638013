"""Small picture files of the kinds that a library writes."""

from __future__ import annotations

import io

from PIL import Image

COLOURS = {"RGB": (200, 30, 40), "RGBA": (200, 30, 40, 100)}


def webp(width: int = 40, height: int = 30, *, lossless: bool = False, mode: str = "RGB") -> bytes:
    """One colour all over; ``RGBA`` lets some of what is behind it through."""
    return _written(width, height, mode, "webp", lossless=lossless)


def avif(width: int = 40, height: int = 30, *, mode: str = "RGB") -> bytes:
    return _written(width, height, mode, "avif")


def _written(width: int, height: int, mode: str, kind: str, **options: object) -> bytes:
    file = io.BytesIO()
    Image.new(mode, (width, height), COLOURS[mode]).save(file, kind, **options)
    return file.getvalue()
