"""How wide a dialog is: so many figures of its text at the size it has now, and no wider than the screen."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

_BESIDE = 16
"""What a frame takes of the screen."""


def wide(dialog: QWidget, figures: int) -> int:
    """Return the pixels of so many figures side by side: at a larger text a dialog is wider, else its words are cut
    off.
    """
    dialog.ensurePolished()
    most = dialog.screen().availableGeometry().width() - _BESIDE
    return min(dialog.fontMetrics().horizontalAdvance("0") * figures, most)
