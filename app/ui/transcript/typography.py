"""Fonts, sizes, colours and distances of a reply, at one zoom and in one palette."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache

from PySide6.QtCore import Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontDatabase,
    QFontInfo,
    QFontMetricsF,
    QIcon,
    QPen,
    QTextBlockFormat,
    QTextCharFormat,
    QTextFormat,
)
from PySide6.QtWidgets import QApplication

from app.markdown.blocks import Block, BlockKind, TextStyle, runs_from_right
from app.palette import OutcomeStyle, Palette, Underline
from app.syntax_colours import syntax_colour
from app.ui.toolkit.appearance.icons import icon
from app.ui.toolkit.appearance.text_look import USUAL_LOOK, TextLook, tab_width
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.painted import interface_font

FORMULA = QTextFormat.Property.UserProperty
"""Of the characters of a formula: what it was written as."""
CODE_SCALE = 0.875
HEADING_SCALES = (1.5, 1.3, 1.15, 1.05, 1.0, 0.95)
LINE_HEIGHT_WITH_OUTCOMES = 1.9
LINE_HEIGHT = 1.6
COMPACT = 0.84
"""Of a usual line's height, and of the room between paragraphs. Underlines of outcomes need the rest."""
LIST_INDENT = 28.0
QUOTE_INDENT = 20.0
CODE_INSET = 14.0
CODE_FOOTER = 10.0
CODE_HEADER = 34.0
"""Room above the first line of code for its language and the Copy button."""

_SCRIPTS = {
    "sub": QTextCharFormat.VerticalAlignment.AlignSubScript,
    "sup": QTextCharFormat.VerticalAlignment.AlignSuperScript,
}


@dataclass(frozen=True)
class Typography:
    """All sizes are logical pixels, already zoomed."""

    palette: Palette
    zoom: float
    outcomes_visible: bool
    look: TextLook = USUAL_LOOK
    line_height: float = LINE_HEIGHT_WITH_OUTCOMES
    """Of lines that have room for outcomes, in heights of their letters."""

    @classmethod
    def of(cls, theme: Theme, line_height: float = LINE_HEIGHT_WITH_OUTCOMES) -> Typography:
        """Return the looks of a theme, with room for outcomes."""
        return cls(theme.palette, theme.zoom, outcomes_visible=True, look=theme.look, line_height=line_height)

    def px(self, value: float) -> float:
        return value * self.zoom

    def icon(self, name: str, pixels: float) -> QIcon:
        side = round(self.px(pixels))
        cached = self._icons.get((name, side))
        if cached is None:
            cached = self._icons[name, side] = icon(name, self.palette.muted, side)
        return cached

    @cached_property
    def _icons(self) -> dict[tuple[str, int], QIcon]:
        return {}

    @cached_property
    def text_font(self) -> QFont:
        font = QFont(QApplication.font())
        if self.look.family is not None:
            font.setFamily(self.look.family)
        font.setPixelSize(max(1, round(self.px(self.look.pixels))))
        return font

    @cached_property
    def code_font(self) -> QFont:
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        if not QFontInfo(font).fixedPitch():
            font.setFamily("monospace")
        if self.look.code_family is not None:
            font.setFamily(self.look.code_family)
        font.setPixelSize(max(1, round(self.px(self.look.pixels * CODE_SCALE))))
        return font

    @cached_property
    def tab_width(self) -> float:
        return tab_width(self.code_font)

    def interface_font(self, pixels: float, *, bold: bool = False) -> QFont:
        return interface_font(self.px(pixels), QFont.Weight.DemiBold if bold else QFont.Weight.Normal)

    def characters(self, style: TextStyle, level: int = 0, *, rejected: bool = False) -> QTextCharFormat:
        """Return the format of characters in ``style``; ``level`` is that of the heading they stand in, or 0."""
        result = QTextCharFormat()
        font = QFont(self.code_font if style.code else self.text_font)
        if level:
            scale = HEADING_SCALES[level - 1]
            font.setPixelSize(max(1, round(font.pixelSize() * scale)))
        if style.bold:
            font.setWeight(QFont.Weight.DemiBold)
        font.setItalic(style.italic)
        font.setStrikeOut(style.strike)
        font.setUnderline(style.underline)
        result.setFont(font)
        if style.script:
            result.setVerticalAlignment(_SCRIPTS[style.script])
        if style.formula:
            result.setProperty(FORMULA, style.formula)
        result.setForeground(QColor(self._colour(style, rejected=rejected)))
        if style.link:
            result.setAnchor(True)
            result.setAnchorHref(style.link)
            result.setProperty(QTextFormat.Property.TextUnderlineStyle, 1)
        return result

    def _colour(self, style: TextStyle, *, rejected: bool) -> str:
        if rejected:
            looks = self.palette.outcomes
            return next((look.text for look in looks.values() if look.text), self.palette.text)
        if style.link:
            return self.palette.link
        if style.syntax:
            return syntax_colour(style.syntax, self.palette)
        return self.palette.text

    def block(self, block: Block, before: Block | None, marker: str) -> QTextBlockFormat:
        """Margins and line height of ``block`` after the block ``before``."""
        result = QTextBlockFormat()
        font = self.code_font if block.kind is BlockKind.CODE else self.text_font
        natural = QFontMetricsF(font).height()
        height = self.line_height if self.outcomes_visible else LINE_HEIGHT
        if block.kind is BlockKind.HEADING:
            height = 1.45
        if self.look.compact:
            height *= COMPACT
        extra = max(0.0, height * font.pixelSize() - natural)
        kind = QTextBlockFormat.LineHeightTypes.LineDistanceHeight
        result.setLineHeight(extra, kind.value)
        left = self.px(LIST_INDENT) * block.indent + self.px(QUOTE_INDENT) * block.quote
        if block.kind is BlockKind.CODE:
            left += self.px(CODE_INSET)
            result.setRightMargin(self.px(CODE_INSET))
            result.setNonBreakableLines(not self.look.code_wraps)
        if block.kind is not BlockKind.CODE and runs_from_right(block):
            result.setRightMargin(left)  # the bullet hangs at the side where the text begins
        else:
            result.setLeftMargin(left)
        if block.kind is BlockKind.PARAGRAPH and block.aligns == ("center",):
            result.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        elif block.kind is BlockKind.PARAGRAPH and block.aligns:
            result.setLeftMargin(left + self.px(LIST_INDENT))
        if marker:
            result.setTextIndent(-QFontMetricsF(self.text_font).horizontalAdvance(marker))
        result.setTopMargin(self._space_before(block, before))
        return result

    def _space_before(self, block: Block, before: Block | None) -> float:
        same_code = block.kind is BlockKind.CODE and before is not None and before.group == block.group
        if same_code:
            return 0.0
        space = 0.0
        if before is not None:
            between_blocks = 6.0 if self.look.compact else 10.0
            space = self.px(2.0 if block.tight else between_blocks)
            if block.kind is BlockKind.HEADING:
                space = self.px(18.0)
            if before.kind is BlockKind.CODE:
                space = self.px(22.0)  # the panel reaches below its last line
        if block.kind is BlockKind.CODE:
            space += self.px(CODE_HEADER)
        return space


# Lengths of stroke and gap, in line widths.
_PATTERNS: dict[Underline, list[float]] = {"dotted": [1.0, 1.0], "dashed": [3.2, 2.0]}


@lru_cache(maxsize=64)  # asked for with every paint of a reply that streams
def underline_pen(look: OutcomeStyle, width: float, opacity: float = 1.0) -> QPen:
    """Return a pen for the underline of ``look``; not to be changed."""
    colour = QColor(look.line or "transparent")
    colour.setAlphaF(colour.alphaF() * opacity)
    pen = QPen(colour, width)
    pen.setCapStyle(Qt.PenCapStyle.FlatCap)
    pattern = _PATTERNS.get(look.underline)
    if pattern:
        pen.setDashPattern(pattern)
    return pen
