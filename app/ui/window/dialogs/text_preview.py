"""Preview of a reply with the fonts and the size that are being chosen."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtWidgets import QFrame, QLabel

from app.language import tr
from app.palette import Palette
from app.settings import Density
from app.ui.toolkit.appearance.text_look import TextLook
from app.ui.toolkit.widgets.labels import wrapped
from app.ui.toolkit.widgets.layouts import column_of
from app.ui.transcript.typography import Typography

_TEXT = tr("The draft guesses a few words ahead; the big model keeps what it would have written itself.")
_CODE = 'for word in reply:\n    print(word, end=" ")'


class TextPreview(QFrame):
    """A sentence and two lines of code."""

    def __init__(self, palette: Palette, zoom: float, look: TextLook) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._palette, self._zoom = palette, zoom
        self.text, self.code = wrapped(QLabel(_TEXT)), QLabel(_CODE)
        self._column = column_of(self.text, self.code, on=self)
        self._look = look
        self.show_look(look)

    def follow(self, entry: Callable[[str], Any]) -> None:
        """Show what stands in the fields of the settings; what is no size leaves the size before."""
        pixels = str(entry("reply_size") or "")
        density = entry("density")
        self._look = TextLook(
            self._look.family if entry("reply_font") is None else entry("reply_font") or None,
            int(pixels) if pixels.isdecimal() and 10 <= int(pixels) <= 40 else self._look.pixels,
            self._look.code_family if entry("code_font") is None else entry("code_font") or None,
            tuple(Density)[density] if density is not None else self._look.density,
        )
        self.show_look(self._look)

    def show_look(self, look: TextLook) -> None:
        """Show how that would be; the words keep their line breaks at every size."""
        typography = Typography(self._palette, self._zoom, outcomes_visible=True, look=look)
        for label, font in ((self.text, typography.text_font), (self.code, typography.code_font)):
            family = font.family().replace("\\", "").replace('"', "")  # it stands in a style sheet
            label.setFont(font)
            label.setStyleSheet(f'QLabel {{ font-size: {font.pixelSize()}px; font-family: "{family}"; }}')
        above = 6 if look.compact else 12
        self._column.setContentsMargins(16, above, 16, above)
        self._column.setSpacing(above // 2)
