"""A chat session with a scripted engine."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.fakes.plain_face import PlainFace, plain_face


@pytest.fixture
def face(tmp_path: Path) -> Iterator[PlainFace]:
    """A person whose pair is loaded."""
    with plain_face(tmp_path) as face:
        face.load()
        yield face


@pytest.fixture
def idle_face(tmp_path: Path) -> Iterator[PlainFace]:
    """A person who has loaded nothing yet."""
    with plain_face(tmp_path) as face:
        yield face
