"""Places of the columns at each width."""

from __future__ import annotations

import pytest

from app.ui.window.columns import LIST_WIDTH, METRICS_WIDTH, SLIM_WIDTH, arrange


@pytest.mark.parametrize(
    ("width", "list_width", "metrics_width", "slim_width"),
    [
        (1280, LIST_WIDTH, METRICS_WIDTH, 0),
        (1100, LIST_WIDTH, METRICS_WIDTH, 0),
        (1099, LIST_WIDTH, 0, SLIM_WIDTH),
        (800, LIST_WIDTH, 0, SLIM_WIDTH),
        (799, 0, 0, SLIM_WIDTH),
        (480, 0, 0, SLIM_WIDTH),
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
