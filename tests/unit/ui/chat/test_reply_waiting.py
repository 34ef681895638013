"""The words that stand where a reply is waited for."""

from __future__ import annotations

import pytest

from app.conversation.status import Phase, Status
from app.ui.chat.replying.cards import ReadingPace, waiting_words


@pytest.mark.parametrize(
    ("status", "files", "seconds", "words"),
    [
        (Status(Phase.READING, "", 0.4, 1048, 2511), 3, 21.0, "Reading 3 files, 1,048 of 2,511, about 20 s"),
        (Status(Phase.READING, "", 0.4, 1048, 2511), 1, None, "Reading 1 file, 1,048 of 2,511"),
        (Status(Phase.READING, "", 0.1, 12, 480), 0, 4.4, "Reading your message, 12 of 480, about 4 s"),
        (Status(Phase.WRITING, "", 0.1, 12, 48_000), 2, 150.0, "The draft reads it too, 12 of 48,000, about 2 min"),
        (Status(Phase.READING, "Stopping…"), 2, None, "Stopping…"),
    ],
)
def test_what_is_read_how_far_it_is_and_how_long_it_takes(
    status: Status, files: int, seconds: float | None, words: str
) -> None:
    assert waiting_words(status, files, seconds) == words


def test_the_rest_takes_as_long_as_what_was_read_until_now_tells() -> None:
    times = iter([0.0, 1.0, 2.0, 4.0, 5.0])
    pace = ReadingPace(lambda: next(times))
    read = [(500, 2500), (750, 2500), (1000, 2500), (1500, 2500), (0, 800)]  # the first 500 were in the cache
    assert [pace.seconds_left(*step) for step in read] == [None, None, 6.0, 4.0, None]
