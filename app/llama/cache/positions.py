"""Where tokens stand in a cache whose text has pictures in it.

A text is told token by token, and a picture counts as many as it has rows. Most models give each row a position of its
own. Those with several dimensions of positions (M-RoPE, arXiv 2409.12191) let all rows of a picture take no more than
its longer side does, and the text goes on from there.
"""

from __future__ import annotations


class Positions:
    """Turns places in a text into a cache's positions."""

    def __init__(self) -> None:
        self._pictures: list[tuple[int, int]] = []  # where one ends that took fewer positions, and how many fewer

    @property
    def are_places(self) -> bool:
        """Whether every place is its position."""
        return not self._pictures

    def of(self, place: int) -> int:
        """Return the position of a place that is not inside a picture."""
        return place - sum(fewer for end, fewer in self._pictures if end <= place)

    def add(self, first: int, rows: int, positions: int) -> None:
        """Take note of a picture from the place ``first`` on, the last of all."""
        if positions != rows:
            self._pictures.append((first + rows, rows - positions))

    def cut(self, length: int) -> None:
        """Forget what lies beyond ``length`` places."""
        self._pictures = [picture for picture in self._pictures if picture[0] <= length]
