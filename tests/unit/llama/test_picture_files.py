"""Pictures: sizes that files claim, and what the process that decodes them makes of any file."""

from __future__ import annotations

import struct
from collections.abc import Iterator

import numpy as np
import pytest
from PIL import Image

from app.errors import WorldError
from app.llama.pictures.picture_files import PictureFiles
from app.llama.pictures.pixels import decoded
from app.picture_headers import MOST_BYTES, problem_of, size_of, turn_of
from app.speculation.language_model import Interrupted
from tests.fakes.picture_files import avif, bmp, webp, written
from tests.fakes.tiny_projector import png, png_of


@pytest.fixture
def files() -> Iterator[PictureFiles]:
    files = PictureFiles()
    yield files
    files.close()


def test_pixels_are_those_of_the_file(files):
    pixels = files.read(png(40, 30, shade=7), "one.png", lambda: False)
    assert (pixels.width, pixels.height) == (40, 30)
    rgb = np.frombuffer(pixels.rgb, np.uint8).reshape(30, 40, 3)
    assert rgb[0, 0].tolist() == [7, 67, 127]
    assert rgb[2, 3].tolist() == [7 + 19, 67 + 19, 127 + 19]


def test_a_large_picture_is_averaged_down(files):
    pixels = files.read(png(3074, 40), "wide.png", lambda: False)
    assert (pixels.width, pixels.height) == (1537, 20)
    assert pixels.rgb[:3] == bytes([(0 + 3 + 5 + 8) // 4, (60 * 4 + 16) // 4, (120 * 4 + 16) // 4])


def test_a_damaged_file_costs_a_sentence_and_no_more(files):
    with pytest.raises(WorldError, match=r"^bad\.png cannot be read: it is damaged\.$"):
        files.read(png()[:60], "bad.png", lambda: False)
    assert files.read(png(), "one.png", lambda: False).width == 40


def test_reading_can_be_stopped():
    files = PictureFiles()
    with pytest.raises(Interrupted):
        files.read(png(), "one.png", lambda: True)
    files.close()


_RED, _PINK, _WHITE = (200, 30, 40), (233, 167, 171), (255, 255, 255)


def _see_through(mode: str) -> Image.Image:
    """Red all over that lets some of what is behind it through."""
    return Image.new("RGBA", (40, 30), (*_RED, 100)).convert(mode)


def _palette() -> Image.Image:
    """Colours by number, of which one cannot be seen."""
    picture = Image.new("P", (40, 30), 1)
    picture.putpalette([*_RED, 0, 0, 0])
    return picture


@pytest.mark.parametrize(
    ("content", "colour"),
    [
        (written(_see_through("RGBA"), "png"), _PINK),
        (written(_see_through("LA"), "png"), (190, 190, 190)),
        (written(_palette(), "png", transparency=1), _WHITE),
        (written(_palette(), "png", transparency=b"\xff\x00"), _WHITE),
        (written(_palette(), "png"), (0, 0, 0)),
        (written(_palette(), "gif", transparency=1), _WHITE),
        (written(Image.new("RGB", (40, 30), _RED), "png", transparency=_RED), _WHITE),
        (written(Image.new("L", (40, 30), 9), "png", transparency=9), _WHITE),
        (written(Image.new("1", (40, 30), 0), "png"), (0, 0, 0)),
        (written(Image.new("I;16", (40, 30), 0x8080), "png"), (128, 128, 128)),
        (written(Image.new("CMYK", (40, 30), (0, 0, 0, 0)), "jpeg"), _WHITE),
        (written(Image.new("L", (40, 30), 77), "jpeg"), (77, 77, 77)),
        (written(_see_through("RGBA"), "bmp"), _PINK),
        (bmp(colour=(*_RED, 0)), _RED),
        (bmp(colour=(*_RED, 100)), _PINK),
        (bmp(colour=(0, 0, 0, 1), upwards=False), (254, 254, 254)),
        (webp(), _RED), (webp(lossless=True), _RED), (webp(mode="RGBA"), _PINK), (avif(), _RED),
        (avif(mode="RGBA"), _PINK),
    ],
)  # fmt: skip
def test_pictures_are_seen_before_white(content, colour):
    seen = decoded(content)
    pixels = np.frombuffer(seen.rgb, np.uint8).reshape(30, 40, 3)
    assert np.abs(pixels.astype(int) - colour).max() <= 4


def test_what_cannot_be_seen_darkens_no_edge_of_a_large_picture():
    picture = Image.new("RGBA", (3074, 40), (0, 0, 0, 0))
    picture.paste((*_RED, 255), (1, 0, 3074, 40))
    seen = decoded(written(picture, "png"))
    assert np.abs(np.frombuffer(seen.rgb[:6], np.uint8).astype(int) - (228, 142, 148, *_RED)).max() <= 3


@pytest.mark.parametrize(
    ("kind", "turn", "corner"),
    [
        *(("jpeg", turn, corner) for turn, corner in enumerate((0, 1, 3, 2, 0, 2, 3, 1), 1)),
        ("png", 6, 2),
        ("webp", 6, 2),
    ],
)
def test_a_camera_that_was_turned_is_turned_back(kind, turn, corner):
    """The corners of a picture are 0 1 above 2 3; which of them is at the top left says how it was turned."""
    picture, exif = Image.new("L", (48, 32)), Image.Exif()
    for number, place in enumerate([(0, 0), (24, 0), (0, 16), (24, 16)]):
        picture.paste(60 * number, (*place, place[0] + 24, place[1] + 16))
    exif[0x0112] = turn
    seen = decoded(written(picture.convert("RGB"), kind, exif=exif))
    assert (seen.width, seen.height) == ((32, 48) if turn >= 5 else (48, 32))
    assert abs(seen.rgb[0] - 60 * corner) <= 4


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
