"""Places of the columns in the window, and of the window on its screen."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, QSize

from app.ui.window.columns import LIST_WIDTH, METRICS_WIDTH, SLIM_WIDTH, arrange
from app.ui.window.window_geometry import FIRST_SIZE, LIKELY_FRAME, SMALLEST, fitted, screen_of


@pytest.mark.parametrize(
    ("width", "list_width", "metrics_width", "slim_width"),
    [
        (1280, LIST_WIDTH, METRICS_WIDTH, 0),
        (1100, LIST_WIDTH, METRICS_WIDTH, 0),
        (1099, LIST_WIDTH, 0, SLIM_WIDTH),
        (800, LIST_WIDTH, 0, SLIM_WIDTH),
        (799, 0, 0, SLIM_WIDTH),
    ],
)
def test_columns_fold_as_the_window_narrows(width: int, list_width: int, metrics_width: int, slim_width: int) -> None:
    now = arrange(width, 1.0, list_open=None, metrics_open=None)
    assert (now.list.width, now.metrics.width, now.slim.width) == (list_width, metrics_width, slim_width)
    assert now.middle.left == list_width
    assert now.middle.left + now.middle.width == width - (metrics_width or slim_width)


def test_a_column_opened_in_a_narrow_window_does_not_squeeze_the_conversation() -> None:
    folded = arrange(700, 1.0, list_open=None, metrics_open=None)
    opened = arrange(700, 1.0, list_open=True, metrics_open=True)
    assert opened.list.width == LIST_WIDTH
    assert opened.metrics.width == METRICS_WIDTH
    assert opened.middle == folded.middle


def test_a_column_folded_by_hand_gives_its_room_to_the_conversation() -> None:
    now = arrange(1280, 1.0, list_open=False, metrics_open=False)
    assert (now.middle.left, now.middle.width) == (0, 1280 - SLIM_WIDTH)


@pytest.mark.parametrize("width", [900, 1280])
def test_figures_that_are_held_back_leave_their_room_to_the_conversation_until_they_are_asked_for(width: int) -> None:
    held = arrange(width, 1.0, list_open=None, metrics_open=None, metrics_held=True)
    assert (held.metrics.width, held.slim.width) == (0, 0)
    assert held.middle.left + held.middle.width == width
    asked = arrange(width, 1.0, list_open=None, metrics_open=True, metrics_held=True)
    assert asked == arrange(width, 1.0, list_open=None, metrics_open=True)


@pytest.mark.parametrize("zoom", [0.7, 1.0, 1.5, 2.5])
@pytest.mark.parametrize("width", [480, 640, 900, 1280, 2560])
def test_every_column_stays_inside_the_window(width: int, zoom: float) -> None:
    now = arrange(width, zoom, list_open=True, metrics_open=True)
    for span in (now.list, now.middle, now.metrics, now.slim):
        assert span.left >= 0
        assert span.left + span.width <= width


def test_larger_type_folds_earlier() -> None:
    assert arrange(1280, 1.5, list_open=None, metrics_open=None).metrics.width == 0


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
