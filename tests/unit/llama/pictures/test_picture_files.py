"""Picture files become pixels in a child process."""

from __future__ import annotations

import os
from collections.abc import Iterator

import numpy as np
import pytest

from app.errors import WorldError
from app.llama.pictures import picture_files
from app.llama.pictures.picture_files import PictureFiles
from app.speculation.language_model import Interrupted
from tests.fakes.tiny_projector import png


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


@pytest.mark.skipif(os.name == "nt", reason="a script is no program there")
def test_what_is_no_picture_reaches_no_other_program(tmp_path, monkeypatch):
    for name in ("ffmpeg", "ffprobe"):
        (tmp_path / name).write_text(f"#!/bin/sh\ntouch {tmp_path}/asked\n")
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    files = PictureFiles()
    with pytest.raises(WorldError, match="damaged"):
        files.read(png()[:60], "bad.png", lambda: False)
    files.close()
    assert not (tmp_path / "asked").exists()


def test_reading_can_be_stopped():
    files = PictureFiles()
    with pytest.raises(Interrupted):
        files.read(png(), "one.png", lambda: True)
    files.close()


@pytest.mark.parametrize(("turn", "corner"), [(1, 0), (2, 1), (3, 3), (4, 2), (5, 0), (6, 2), (7, 3), (8, 1)])
def test_a_camera_that_was_turned_is_turned_back(turn, corner):
    """The corners of a 3 x 2 picture are 0 1 above 2 3; which of them is at the top left says how it was turned."""
    seen = np.zeros((2, 3, 3), np.uint8)
    seen[0, -1], seen[-1, 0], seen[-1, -1] = 1, 2, 3
    upright = picture_files.upright(seen, turn)
    assert upright.shape == ((3, 2, 3) if turn >= 5 else (2, 3, 3))
    assert upright[0, 0, 0] == corner
