"""Sizes that picture files claim, read without decoding anything."""

from __future__ import annotations

import struct

import pytest

from app.picture_headers import MOST_BYTES, problem_of, size_of, turn_of
from tests.fakes.picture_files import avif, webp
from tests.fakes.tiny_projector import png, png_of


def jpeg(width: int = 40, height: int = 30, *, turn: int | None = None, order: str = "<") -> bytes:
    """The head of a photograph, held as EXIF's ``turn`` says."""
    exif = b""
    if turn is not None:
        mark = b"II" if order == "<" else b"MM"
        body = mark + struct.pack(f"{order}HIH", 42, 8, 1) + struct.pack(f"{order}HHIHH", 0x0112, 3, 1, turn, 0)
        exif = b"\xff\xe1" + struct.pack(">H", len(body) + 8) + b"Exif\0\0" + body
    frame = b"\xff\xc0" + struct.pack(">HBHHB", 11, 8, height, width, 1) + b"\1\x11\0"
    return b"\xff\xd8\xff\xe0\0\4\0\0" + exif + frame + b"\xff\xda\0\4\0\0"


@pytest.mark.parametrize(
    "content",
    [
        png(40, 30), jpeg(40, 30), b"GIF89a" + struct.pack("<HH", 40, 30),
        b"BM" + bytes(16) + struct.pack("<ii", 40, -30), webp(40, 30), webp(40, 30, lossless=True),
        webp(40, 30, mode="RGBA"), avif(40, 30),
    ],
)  # fmt: skip
def test_each_kind_tells_its_size(content):
    assert size_of(content) == (40, 30)
    assert problem_of(content) is None


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "is empty."), (b"\x89PNG\r\n\x1a\n" + bytes(MOST_BYTES), "is too large: 32 MB"),
        (png_of(30_000, 30_000, b""), "30,000 x 30,000"), (png_of(0, 5, b""), "damaged"),
        (png_of(101, 1, b""), "too narrow"), (b"\xff\xd8\xff", "damaged"),
        (b"\xff\xd8\xff\xe0\0\0\xff\xe0\0\0", "damaged"), (b"GIF89a", "damaged"), (b"%PDF-1.7", "no picture"),
        (b"RIFF\0\0\0\0WEBP", "damaged"), (b"\0\0\0 ftypavif", "damaged"), (b"\0\0\0 ftypheic", "no picture"),
    ],
)  # fmt: skip
def test_what_cannot_be_shown_is_said(content, reason):
    assert reason in (problem_of(content) or "")


@pytest.mark.parametrize("order", ["<", ">"])
def test_how_a_camera_was_held_is_read(order):
    assert [turn_of(jpeg(turn=turn, order=order)) for turn in (1, 3, 6, 8, 99)] == [1, 3, 6, 8, 1]
    assert turn_of(jpeg()) == turn_of(png()) == 1
    assert turn_of(jpeg(turn=6)[:30]) == 1
