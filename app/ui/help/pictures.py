"""Pictures on the pages of the manual: a paragraph that is nothing but one has it below its words.

In the files they are Markdown's own, ``![words](../pictures/name-light.svg)``, so GitHub shows them too. In a dark
window ``name-dark.svg`` stands there.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QTextBlock, QTextCursor
from PySide6.QtSvg import QSvgRenderer

from app.markdown.blocks import Block
from app.paths import resources
from app.ui.transcript.text.text_document import BlockDocument

_LIGHT, _DARK = "-light.svg", "-dark.svg"
_GAP_PIXELS = 10


def picture_in(block: Block) -> str | None:
    """Return the file that a paragraph shows, if it is a picture."""
    links = {run.style.link for run in block.runs}
    link = links.pop() if len(links) == 1 else None
    return link.rpartition("/")[2] if link is not None and link.endswith(_LIGHT) else None


def without_link(block: Block) -> Block:
    """Return a paragraph as plain words."""
    return replace(block, runs=tuple(replace(run, style=replace(run.style, link=None)) for run in block.runs))


class PagePictures:
    """Keeps room below paragraphs, and paints their pictures there.

    Args:
        page: the paragraphs.
        width: returns how wide they are.
    """

    def __init__(self, page: BlockDocument, width: Callable[[], float]) -> None:
        self._page, self._width = page, width
        self.files: dict[int, str] = {}
        """By the place of the paragraph among the page's blocks."""

    def make_room(self) -> None:
        """Keep as much room below each paragraph as its picture takes."""
        for place in self.files:
            cursor = QTextCursor(self._page.text_block(place))
            block_format = cursor.blockFormat()
            room = self._size(place)[1] + 2 * self._gap
            if abs(block_format.bottomMargin() - room) > 0.5:
                block_format.setBottomMargin(room)
                cursor.setBlockFormat(block_format)

    def paint(self, painter: QPainter) -> None:
        """Paint each picture below its paragraph."""
        for place in self.files:
            block = self._page.text_block(place)
            width, height = self._size(place)
            self._picture(place).render(painter, QRectF(*self._below(block), width, height))

    @property
    def _gap(self) -> float:
        return self._page.typography.px(_GAP_PIXELS)

    def _below(self, block: QTextBlock) -> tuple[float, float]:
        lines = block.layout()
        corner = lines.position()
        return self._page.document.documentMargin(), corner.y() + lines.boundingRect().height() + self._gap

    def _size(self, place: int) -> tuple[float, float]:
        natural = self._picture(place).defaultSize()
        width = min(self._page.typography.px(natural.width()), self._width() - 2 * self._page.document.documentMargin())
        return width, width * natural.height() / natural.width()

    def _picture(self, place: int) -> QSvgRenderer:
        name = self.files[place]
        return _renderer(name.replace(_LIGHT, _DARK) if self._page.typography.palette.name == "dark" else name)


@cache
def _renderer(name: str) -> QSvgRenderer:
    return QSvgRenderer(str(resources() / "pictures" / name))
