"""Layout of the window's columns at a given width. Arithmetic only, so that it is tested without a window.

Below ``FOLD_HOOD_BELOW`` pixels the right column folds to a slim bar, below ``FOLD_LIST_BELOW`` the chat list goes
too. A folded column that is opened by hand lies over the conversation instead of squeezing it.
"""

from __future__ import annotations

from dataclasses import dataclass

FOLD_METRICS_BELOW = 1100
FOLD_LIST_BELOW = 800
LIST_WIDTH = 272
METRICS_WIDTH, STAGE_METRICS_WIDTH = 300, 400
SLIM_WIDTH = 60


@dataclass(frozen=True, slots=True)
class ColumnSpan:
    """A column's left edge and width; width 0 means hidden."""

    left: int
    width: int


@dataclass(frozen=True, slots=True)
class ColumnLayout:
    """The columns of the window; a floating column covers part of the middle."""

    list: ColumnSpan
    middle: ColumnSpan
    metrics: ColumnSpan
    slim: ColumnSpan
    list_floats: bool
    metrics_float: bool


def arrange(
    width: int, zoom: float, *, list_open: bool | None, metrics_open: bool | None, metrics_held: bool = False
) -> ColumnLayout:
    """Lay out ``width`` pixels. ``None`` for a column: the person has not said, the width decides.

    ``metrics_held`` keeps the right column away, its slim bar too, until it is opened by hand.
    """
    room = width / zoom
    list_floats, metrics_float = room < FOLD_LIST_BELOW, room < FOLD_METRICS_BELOW
    shows_list = not list_floats if list_open is None else list_open
    held = metrics_held and not metrics_open
    shows_metrics = not held and (not metrics_float if metrics_open is None else metrics_open)
    list_width = min(round(LIST_WIDTH * zoom), width - 40) if shows_list else 0
    metrics_width = min(round(METRICS_WIDTH * zoom), width - 40) if shows_metrics else 0
    slim_width = round(SLIM_WIDTH * zoom) if (metrics_float or not shows_metrics) and not held else 0
    left = 0 if list_floats else list_width
    right = slim_width or metrics_width
    return ColumnLayout(
        list=ColumnSpan(0, list_width),
        middle=ColumnSpan(left, max(width - left - right, 0)),
        metrics=ColumnSpan(width - metrics_width, metrics_width),
        slim=ColumnSpan(width - slim_width, slim_width),
        list_floats=list_floats,
        metrics_float=metrics_float,
    )


def alone(width: int) -> ColumnLayout:
    """The middle column alone."""
    nothing = ColumnSpan(0, 0)
    return ColumnLayout(nothing, ColumnSpan(0, width), nothing, nothing, list_floats=False, metrics_float=False)


def on_stage(width: int, zoom: float) -> ColumnLayout:
    """Lay out the conversation with the right column beside it, which takes two fifths at most; nothing else."""
    metrics_width = min(round(STAGE_METRICS_WIDTH * zoom), width * 2 // 5)
    nothing = ColumnSpan(0, 0)
    return ColumnLayout(
        list=nothing,
        middle=ColumnSpan(0, width - metrics_width),
        metrics=ColumnSpan(width - metrics_width, metrics_width),
        slim=nothing,
        list_floats=False,
        metrics_float=False,
    )
