"""Kind, size and orientation that a picture file's head claims, read before anything of it is decoded."""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterator

from app.language import number, tr

MOST_BYTES = 32_000_000
"""Of a file."""
_MOST_PIXELS = 100_000_000
_MOST_UNEVEN = 100
"""Most times that a picture may be as long as it is wide; some models refuse more, and none sees anything in it."""


def problem_of(content: bytes) -> str | None:
    """Return why a file cannot be shown to a model, as the rest of a sentence; only its head is looked at."""
    if not content:
        return tr("is empty.")
    if len(content) > MOST_BYTES:
        return tr(
            "is too large: {size} MB, and at most {most} MB can be shown.",
            size=number(len(content) / 1e6),
            most=number(MOST_BYTES / 1e6),
        )
    size = size_of(content)
    if size is None:
        return tr("is no picture that can be shown: PNG, JPEG, GIF, WebP, AVIF and BMP are.")
    return problem_of_size(*size)


def problem_of_size(width: int, height: int) -> str | None:
    """Return why a picture of this size cannot be shown, as the rest of a sentence."""
    if width <= 0 or height <= 0:
        return tr("is damaged: its size makes no sense.")
    if width * height > _MOST_PIXELS:
        return tr(
            "is too large: {width} x {height} pixels, and at most {most} million can be shown. Make it smaller first.",
            width=number(width),
            height=number(height),
            most=number(_MOST_PIXELS / 1e6),
        )
    if max(width, height) > _MOST_UNEVEN * min(width, height):
        return tr("is too narrow to be shown: {width} x {height} pixels.", width=number(width), height=number(height))
    return None


_AVIF = (b"ftypavif", b"ftypavis")
"""A single picture, and an animation."""
_AVIF_LOOKED_AT = 65_536


def kind_of(content: bytes) -> str:
    """Return which kind of picture a file's head claims to be, as in ``image/png``; empty where it is none."""
    starts = {"png": b"\x89PNG\r\n\x1a\n", "jpeg": b"\xff\xd8\xff", "gif": b"GIF8"}
    for kind, start in starts.items():
        if content.startswith(start):
            return kind
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "webp"
    if content[4:12] in _AVIF:
        return "avif"
    # Words may begin with these two letters too: in a picture, four bytes that are not used follow its size.
    return "bmp" if content[:2] == b"BM" and content[6:10] == bytes(4) else ""


def is_sound(content: bytes) -> bool:
    """Return whether a file's head claims that it is a sound: WAV, of the kinds that models hear."""
    return content[:4] == b"RIFF" and content[8:12] == b"WAVE"


def size_of(content: bytes) -> tuple[int, int] | None:
    """Return the width and height that a file's head claims; ``None`` where it is no known picture."""
    read = _SIZES.get(kind_of(content))
    if read is None:
        return None
    try:
        return read(content)
    except struct.error:
        return 0, 0


def _png_size(content: bytes) -> tuple[int, int]:
    width, height = struct.unpack_from(">II", content, 16)
    return width, height


def _gif_size(content: bytes) -> tuple[int, int]:
    width, height = struct.unpack_from("<HH", content, 6)
    return width, height


def _bmp_size(content: bytes) -> tuple[int, int]:
    width, height = struct.unpack_from("<ii", content, 18)
    return width, abs(height)


def _webp_size(content: bytes) -> tuple[int, int]:
    kind = content[12:16]
    if kind == b"VP8X":  # each side less one, in three bytes
        width, _, height, _ = struct.unpack_from("<HBHB", content, 24)
        return 1 + width + (content[26] << 16), 1 + height + (content[29] << 16)
    if kind == b"VP8L":  # each side less one, in 14 bits
        (bits,) = struct.unpack_from("<I", content, 21)
        return 1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF)
    width, height = struct.unpack_from("<HH", content, 26)  # in 14 bits, above them a scale that nobody uses
    return width & 0x3FFF, height & 0x3FFF


def _avif_size(content: bytes) -> tuple[int, int]:
    """Return the largest size that is named: a thumbnail or a tile may be named too."""
    head, sizes = content[:_AVIF_LOOKED_AT], [(0, 0)]
    place = head.find(b"ispe")
    while place >= 0:
        sizes.append(struct.unpack_from(">II", head, place + 8))
        place = head.find(b"ispe", place + 4)
    return max(sizes, key=lambda size: size[0] * size[1])


def _jpeg_size(content: bytes) -> tuple[int, int]:
    for marker, start in _jpeg_segments(content):
        if 0xC0 <= marker <= 0xCF and marker not in {0xC4, 0xC8, 0xCC}:  # a frame; these three are tables
            height, width = struct.unpack_from(">HH", content, start + 3)
            return width, height
    return 0, 0


def _jpeg_segments(content: bytes) -> Iterator[tuple[int, int]]:
    """Yield each segment's marker and where its length stands, up to the picture's data."""
    place = 2
    while place + 4 <= len(content) and content[place] == 0xFF:
        marker = content[place + 1]
        if marker == 0xFF:  # a byte that fills
            place += 1
            continue
        if marker == 0xDA:
            return
        yield marker, place + 2
        place += 2 + max(2, struct.unpack_from(">H", content, place + 2)[0])


def lets_through(content: bytes) -> bool:
    """Return whether what lies behind a PNG can be seen in places."""
    return kind_of(content) == "png" and (content[25:26] in {b"\4", b"\6"} or b"tRNS" in content.partition(b"IDAT")[0])


def turn_of(content: bytes) -> int:
    """Return how a camera was held, as EXIF counts it: 1 to 8, and 1 where nothing is said."""
    if content[:2] != b"\xff\xd8":
        return 1
    for marker, start in _jpeg_segments(content):
        if marker == 0xE1 and content[start + 2 : start + 8] == b"Exif\0\0":
            try:
                return _turn_in(content[start + 8 : start + struct.unpack_from(">H", content, start)[0]])
            except struct.error:
                return 1
    return 1


def _turn_in(exif: bytes) -> int:
    order = "<" if exif[:2] == b"II" else ">"
    (place,) = struct.unpack_from(f"{order}I", exif, 4)
    (count,) = struct.unpack_from(f"{order}H", exif, place)
    for place_of_tag in range(min(count, 64)):
        tag, _, _, value = struct.unpack_from(f"{order}HHIH", exif, place + 2 + 12 * place_of_tag)
        if tag == 0x0112:
            return value if 1 <= value <= 8 else 1
    return 1


_SIZES: dict[str, Callable[[bytes], tuple[int, int]]] = {
    "png": _png_size, "jpeg": _jpeg_size, "gif": _gif_size, "webp": _webp_size, "avif": _avif_size, "bmp": _bmp_size,
}  # fmt: skip
"""By the kind that :func:`kind_of` tells."""
