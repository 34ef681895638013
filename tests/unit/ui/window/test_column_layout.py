"""Where the columns lie at each width."""

from __future__ import annotations

import pytest

from app.ui.window.column_layout import HOOD_WIDTH, LIST_WIDTH, SLIM_WIDTH, arrange


@pytest.mark.parametrize(
    ("width", "list_width", "hood_width", "slim_width"),
    [
        (1280, LIST_WIDTH, HOOD_WIDTH, 0),
        (1100, LIST_WIDTH, HOOD_WIDTH, 0),
        (1099, LIST_WIDTH, 0, SLIM_WIDTH),
        (800, LIST_WIDTH, 0, SLIM_WIDTH),
        (799, 0, 0, SLIM_WIDTH),
        (480, 0, 0, SLIM_WIDTH),
    ],
)
def test_columns_fold_as_the_window_narrows(width: int, list_width: int, hood_width: int, slim_width: int) -> None:
    now = arrange(width, 1.0, list_open=None, hood_open=None)
    assert (now.list.width, now.hood.width, now.slim.width) == (list_width, hood_width, slim_width)
    assert now.middle.left == list_width
    assert now.middle.left + now.middle.width == width - (hood_width or slim_width)


def test_a_column_opened_in_a_narrow_window_does_not_squeeze_the_conversation() -> None:
    folded = arrange(700, 1.0, list_open=None, hood_open=None)
    opened = arrange(700, 1.0, list_open=True, hood_open=True)
    assert opened.list.width == LIST_WIDTH
    assert opened.hood.width == HOOD_WIDTH
    assert opened.middle == folded.middle


def test_a_column_folded_by_hand_gives_its_room_to_the_conversation() -> None:
    now = arrange(1280, 1.0, list_open=False, hood_open=False)
    assert (now.middle.left, now.middle.width) == (0, 1280 - SLIM_WIDTH)


@pytest.mark.parametrize("zoom", [0.7, 1.0, 1.5, 2.5])
@pytest.mark.parametrize("width", [480, 640, 900, 1280, 2560])
def test_every_column_stays_inside_the_window(width: int, zoom: float) -> None:
    now = arrange(width, zoom, list_open=True, hood_open=True)
    for span in (now.list, now.middle, now.hood, now.slim):
        assert span.left >= 0
        assert span.left + span.width <= width


def test_larger_type_folds_earlier() -> None:
    assert arrange(1280, 1.5, list_open=None, hood_open=None).hood.width == 0
