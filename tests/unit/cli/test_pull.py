"""The line that says how far a download is."""

from __future__ import annotations

import pytest

from app.cli.pull import progress_text
from app.models.download.file_download import Progress

NAME = "some-very-long-model-name-with-everything-in-it-Instruct-Q4_K_M.gguf"
RUNNING = Progress(400_000_000, 1_000_000_000, 12_000_000.0)


def test_all_of_it_where_there_is_room() -> None:
    text = progress_text("m-Q8_0.gguf", RUNNING)
    assert text == "m-Q8_0.gguf ━━━━━━━━━━──────────────  40%  400 of 1,000 MB  12.0 MB/s  0:50 left"


@pytest.mark.parametrize("columns", [1, 2, 20, 40, 60, 80, 100, 120, 200])
@pytest.mark.parametrize("because", ["", "The Hub asks to wait: too many requests."])
def test_it_never_fills_a_line(columns: int, because: str) -> None:
    text = progress_text(NAME, Progress(999_999_999_999, 10**12, 1e9, because), columns)
    assert 1 <= len(text) < max(columns, 2)
    assert ("Q4_K_M.gguf" in text) == (columns >= 20)
