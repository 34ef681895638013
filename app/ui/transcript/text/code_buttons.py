"""The buttons on the code blocks of a reply: Copy, whether long lines are broken, and Preview."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QWidget

from app.language import tr
from app.markdown.drawable_code import FIRST_LINES, DrawableKind, drawable_kind
from app.ui.toolkit.widgets.copying import copy_text
from app.ui.transcript.message_actions import ActionButton
from app.ui.transcript.text.text_document import BlockDocument
from app.ui.transcript.typography import Typography


class CodeButtons:
    """Keeps them at the corner of each code block of a page."""

    def __init__(self, page: BlockDocument, on: QWidget) -> None:
        self._page, self._on = page, on
        self._copy: list[ActionButton] = []
        self._wrap: list[ActionButton] = []
        self._preview: dict[int, PreviewButton] = {}
        """By the number of their code block: few can be drawn."""
        self.wrapping_wanted: Callable[[bool], object] | None = None
        """Told whether long lines are to be broken; without it nobody is asked."""
        self.preview_wanted: Callable[[str, str], object] | None = None
        """Told the kind and the text of a block that is to be drawn; without it none is."""

    @property
    def copy(self) -> Sequence[ActionButton]:
        return tuple(self._copy)

    @property
    def wrap(self) -> Sequence[ActionButton]:
        return tuple(self._wrap)

    @property
    def preview(self) -> Sequence[ActionButton]:
        return tuple(self._preview.values())

    def restyle(self) -> None:
        for button in (*self._copy, *self._wrap, *self._preview.values()):
            button.set_typography(self._page.typography)
        for button in self._wrap:
            button.setChecked(self._page.typography.look.code_wraps)

    def place(self, panels: Iterator[tuple[int, QRectF]]) -> None:
        """Follow the code blocks, each with the index of its first line and where it stands."""
        blocks = list(panels)
        while len(self._copy) < len(blocks):
            button = ActionButton("copy", tr("Copy code"), self._on)
            button.set_typography(self._page.typography)
            button.clicked.connect(partial(self._copy_code, len(self._copy)))
            button.show()
            self._copy.append(button)
            if self.wrapping_wanted is not None:
                self._wrap.append(self._new_wrap(self.wrapping_wanted))
        for buttons in (self._copy, self._wrap):
            while len(buttons) > len(blocks):
                buttons.pop().deleteLater()
        self._follow_kinds([first for first, _ in blocks])
        inset = round(self._page.typography.px(4))
        for button, (_, rect) in zip(self._copy, blocks, strict=True):
            button.move(round(rect.right()) - button.width() - inset, round(rect.top()) + inset)
        for button, beside in zip(self._wrap, self._copy, strict=False):
            button.move(beside.x() - button.width(), beside.y())
        for number, preview in self._preview.items():
            beside = self._wrap[number] if self._wrap else self._copy[number]
            preview.move(beside.x() - preview.width(), beside.y())

    def _follow_kinds(self, first_lines: Sequence[int]) -> None:
        """Have a button for Preview on the blocks that can be drawn, and no other."""
        if self.preview_wanted is None:
            return
        drawable = {number for number, first in enumerate(first_lines) if self._kind(first) is not None}
        for number in self._preview.keys() - drawable:
            self._preview.pop(number).deleteLater()
        for number in sorted(drawable - self._preview.keys()):
            button = self._preview[number] = PreviewButton(self._on)
            button.set_typography(self._page.typography)
            button.clicked.connect(partial(self._ask_for_preview, number))
            button.show()

    def _kind(self, first: int) -> DrawableKind | None:
        block = self._page.rendered[first].block
        return drawable_kind(block.language, self._text(first, self._last_line(first, FIRST_LINES)))

    def _last_line(self, first: int, most: int) -> int:
        rendered, last = self._page.rendered, first
        group = rendered[first].block.group
        while last + 1 < min(len(rendered), first + most) and rendered[last + 1].block.group == group:
            last += 1
        return last

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
        copy_text(self._text(*list(self._page.code_groups.values())[number]), self._copy[number])

    def _ask_for_preview(self, number: int) -> None:
        first, last = list(self._page.code_groups.values())[number]
        kind = self._kind(first)
        if kind is not None and self.preview_wanted is not None:
            self.preview_wanted(kind, self._text(first, last))

    def _text(self, first: int, last: int) -> str:
        """Return the code in these blocks of the page, without the guesses that were wrong."""
        shown = self._page.rendered[first : last + 1]
        return "\n".join("".join(piece.text for piece in block.pieces if not piece.rejected) for block in shown)


class PreviewButton(ActionButton):
    """A button with a word, since few people know that code can be looked at."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("preview", tr("Preview"), parent)
        self.setProperty("role", "disclosure")
        self.setText(tr("Preview"))
        self.setToolTip(tr("Show what this code draws"))
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

    def set_typography(self, typography: Typography) -> None:
        super().set_typography(typography)
        self.setFixedWidth(self.sizeHint().width())
