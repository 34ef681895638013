"""A window is wholly on its screen, and as it was left only where that can be seen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from app.ui.window.window_geometry import FIRST_SIZE, LIKELY_FRAME, SMALLEST, fitted, screen_of

BIG = QRect(0, 0, 1920, 1040)
LEFT = QRect(-1280, 0, 1280, 1024)


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        (QSize(1920, 1040), FIRST_SIZE),
        (QSize(1024, 700), QSize(1008, 652)),
        (QSize(1366, 728), QSize(1280, 680)),
        (QSize(1296, 848), FIRST_SIZE),
        (QSize(400, 500), SMALLEST),
    ],
)
def test_the_first_window_is_as_large_as_its_screen_has_room_for(screen: QSize, size: QSize) -> None:
    room = QRect(QPoint(0, 0), screen).marginsRemoved(LIKELY_FRAME)
    place = fitted(QRect(QPoint(0, 0), FIRST_SIZE), room)
    assert place.size() == size
    assert place.topLeft() == room.topLeft()


def test_what_fits_is_left_where_it_is() -> None:
    place = QRect(300, 200, 900, 700)
    assert fitted(place, BIG) == place


def test_what_hangs_over_an_edge_is_moved_no_further_than_needed() -> None:
    assert fitted(QRect(1500, 600, 900, 700), BIG) == QRect(1020, 340, 900, 700)
    assert fitted(QRect(-50, -50, 900, 700), BIG) == QRect(0, 0, 900, 700)


def test_a_place_on_a_screen_that_is_gone_is_no_place() -> None:
    place = QRect(-1200, 50, 900, 700)
    assert screen_of(place, [BIG, LEFT]) == LEFT
    assert screen_of(place, [BIG]) is None
    assert screen_of(QRect(1900, 50, 900, 700), [BIG]) is None, "a sliver is nothing one could grab"
    assert screen_of(QRect(100, 1200, 900, 700), [BIG]) is None
    assert screen_of(QRect(-300, 50, 900, 700), [LEFT, BIG]) == BIG, "the larger part is there"
