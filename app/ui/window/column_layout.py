"""Where the window's columns lie at a given width. Arithmetic only, so that it is tested without a window.

Below ``FOLD_HOOD_BELOW`` pixels the right column folds to a slim bar, below ``FOLD_LIST_BELOW`` the chat list goes
too. A folded column that is opened by hand lies over the conversation instead of squeezing it.
"""

from __future__ import annotations

from dataclasses import dataclass

FOLD_HOOD_BELOW = 1100
FOLD_LIST_BELOW = 800
LIST_WIDTH = 232
HOOD_WIDTH = 300
SLIM_WIDTH = 60


@dataclass(frozen=True, slots=True)
class Span:
    """A column's left edge and width; width 0 means hidden."""

    left: int
    width: int


@dataclass(frozen=True, slots=True)
class Arrangement:
    """The columns of the window; a floating column covers part of the middle."""

    list: Span
    middle: Span
    hood: Span
    slim: Span
    list_floats: bool
    hood_floats: bool


def arrange(width: int, zoom: float, *, list_open: bool | None, hood_open: bool | None) -> Arrangement:
    """Lay out ``width`` pixels. ``None`` for a column: the person has not said, the width decides."""
    room = width / zoom
    list_floats, hood_floats = room < FOLD_LIST_BELOW, room < FOLD_HOOD_BELOW
    shows_list = not list_floats if list_open is None else list_open
    shows_hood = not hood_floats if hood_open is None else hood_open
    list_width = min(round(LIST_WIDTH * zoom), width - 40) if shows_list else 0
    hood_width = min(round(HOOD_WIDTH * zoom), width - 40) if shows_hood else 0
    slim_width = round(SLIM_WIDTH * zoom) if hood_floats or not shows_hood else 0
    left = 0 if list_floats else list_width
    right = slim_width or hood_width
    return Arrangement(
        list=Span(0, list_width),
        middle=Span(left, max(width - left - right, 0)),
        hood=Span(width - hood_width, hood_width),
        slim=Span(width - slim_width, slim_width),
        list_floats=list_floats,
        hood_floats=hood_floats,
    )


def on_stage(width: int, zoom: float) -> Arrangement:
    """The conversation with the right column beside it, which takes two fifths at most; nothing else."""
    hood_width = min(round(HOOD_WIDTH * zoom), width * 2 // 5)
    nothing = Span(0, 0)
    return Arrangement(
        list=nothing,
        middle=Span(0, width - hood_width),
        hood=Span(width - hood_width, hood_width),
        slim=nothing,
        list_floats=False,
        hood_floats=False,
    )
