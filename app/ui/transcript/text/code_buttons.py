"""The buttons on the code blocks of a reply: Copy, and whether long lines are broken."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from app.language import tr
from app.ui.toolkit.widgets.copying import copy_text
from app.ui.transcript.message_actions import ActionButton
from app.ui.transcript.text.text_document import BlockDocument


class CodeButtons:
    """Keeps them at the corner of each code block.

    Args:
        page: the reply.
        on: what the buttons stand on.
    """

    def __init__(self, page: BlockDocument, on: QWidget) -> None:
        self._page, self._on = page, on
        self._copy: list[ActionButton] = []
        self._wrap: list[ActionButton] = []
        self.wrapping_wanted: Callable[[bool], object] | None = None
        """Told whether long lines are to be broken; without it nobody is asked."""

    @property
    def copy(self) -> Sequence[ActionButton]:
        return tuple(self._copy)

    @property
    def wrap(self) -> Sequence[ActionButton]:
        return tuple(self._wrap)

    def restyle(self) -> None:
        for button in (*self._copy, *self._wrap):
            button.set_typography(self._page.typography)
        for button in self._wrap:
            button.setChecked(self._page.typography.look.code_wraps)

    def place(self, panels: Iterator[tuple[int, QRectF]]) -> None:
        """Follow the code blocks, each with the index of its first line and where it stands."""
        rects = [rect for _, rect in panels]
        while len(self._copy) < len(rects):
            button = ActionButton("copy", tr("Copy code"), self._on)
            button.set_typography(self._page.typography)
            button.clicked.connect(partial(self._copy_code, len(self._copy)))
            button.show()
            self._copy.append(button)
            if self.wrapping_wanted is not None:
                self._wrap.append(self._new_wrap(self.wrapping_wanted))
        for buttons in (self._copy, self._wrap):
            while len(buttons) > len(rects):
                buttons.pop().deleteLater()
        inset = round(self._page.typography.px(4))
        for button, rect in zip(self._copy, rects, strict=True):
            button.move(round(rect.right()) - button.width() - inset, round(rect.top()) + inset)
        for button, beside in zip(self._wrap, self._copy, strict=False):
            button.move(beside.x() - button.width(), beside.y())

    def _new_wrap(self, tell_wrap: Callable[[bool], object]) -> ActionButton:
        button = ActionButton("wrap", tr("Break long lines of code"), self._on)
        button.setCheckable(True)
        button.set_typography(self._page.typography)
        button.setChecked(self._page.typography.look.code_wraps)

        def tell(wraps: bool) -> None:
            tell_wrap(wraps)

        button.clicked.connect(tell)
        button.show()
        return button

    def _copy_code(self, number: int) -> None:
        first, last = list(self._page.code_groups.values())[number]
        shown = self._page.rendered[first : last + 1]
        lines = ("".join(piece.text for piece in block.pieces if not piece.rejected) for block in shown)
        copy_text("\n".join(lines), self._copy[number])
