"""Cache of the pictures that a model was shown."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from app.engine import pictures
from app.engine.commands import Picture
from app.engine.pictures import PictureReader
from app.llama.pictures.projector import PictureRows


class _Projector:
    """Makes three rows of each picture, with a word of the model's before them."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.looked_at: list[bytes] = []
        self.read_parts: list[PictureRows] = []

    def look_at(self, pixels: bytes) -> Any:
        self.looked_at.append(pixels)
        return SimpleNamespace(parts=((7,), PictureRows(3, 3, 1)), close=lambda: None)

    def read(self, _look: object, rows: PictureRows, _context: object) -> None:
        self.read_parts.append(rows)

    def close(self) -> None: ...


@pytest.fixture
def projector(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> _Projector:
    path = tmp_path / "mmproj.gguf"
    path.write_bytes(b"GGUF")
    monkeypatch.setattr(pictures.PictureFiles, "read", lambda _self, content, _name, _cancelled: content)
    monkeypatch.setattr(pictures, "KEPT_BYTES", 250)
    return _Projector(path)


def _picture(number: int) -> Picture:
    return Picture(bytes([number]) * 100, f"{number}.png")


def test_of_pictures_that_follow_each_other_the_latest_are_kept(projector: _Projector) -> None:
    reader = PictureReader(lambda _cancelled: projector, "Tiny")  # type: ignore[arg-type]
    for number in [*range(20), 19, 18, 0]:
        reader.tokens(_picture(number), lambda: False)
        reader.rest()
    looked_at = [content[0] for content in projector.looked_at]
    assert looked_at == [*range(20), 0], "the last two were still known, the first was not"


def test_the_pictures_of_a_prompt_are_all_there_however_large(projector: _Projector) -> None:
    reader = PictureReader(lambda _cancelled: projector, "Tiny")  # type: ignore[arg-type]
    shown = [reader.tokens(_picture(number), lambda: False) for number in range(5)]
    for tokens in shown:
        assert reader.read(tokens[1], None, lambda: False) == 3  # type: ignore[arg-type]
    reader.rest()
    # What was forgotten is looked at again, and stands for itself in the same numbers.
    assert [reader.tokens(_picture(number), lambda: False) for number in range(5)] == shown
    assert reader.read(shown[0][1], None, lambda: False) == 3  # type: ignore[arg-type]
    assert reader.start_of(shown[0], 3) == 1


def test_a_picture_that_is_asked_about_again_stays(projector: _Projector) -> None:
    reader = PictureReader(lambda _cancelled: projector, "Tiny")  # type: ignore[arg-type]
    for number in range(1, 20):
        for one in (0, number):
            reader.tokens(_picture(one), lambda: False)
        reader.rest()
    assert projector.looked_at.count(bytes(100)) == 1
