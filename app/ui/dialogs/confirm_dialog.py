"""Asking before something goes: what will happen is said first."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtWidgets import QDialog, QWidget

from app.language import tr
from app.ui.toolkit.appearance.text_column import wide
from app.ui.toolkit.widgets.buttons import button_row, plain_button, primary_button
from app.ui.toolkit.widgets.labels import heading, note, wrapped
from app.ui.toolkit.widgets.layouts import DIALOG, Stretch, column_of, open_dialog

_FIGURES_WIDE = 46


class ConfirmDialog(QDialog):
    """One question with what follows from a yes; ``accepted`` is the yes."""

    def __init__(self, title: str, sentences: Sequence[str], yes: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(yes)
        self.setMinimumWidth(wide(self, _FIGURES_WIDE))
        self.yes_button = primary_button(yes, run=self.accept, by_enter=False)
        self.cancel_button = plain_button(tr("Cancel"), run=self.reject)
        self.cancel_button.setDefault(True)  # Enter keeps everything
        buttons = button_row(self.cancel_button, self.yes_button)
        # The stretch takes what is left, else the words would, and stand apart.
        column_of(wrapped(heading(title)), note("\n\n".join(sentences)), 8, Stretch(), buttons, on=self, margins=DIALOG)


def confirm(title: str, sentences: Sequence[str], yes: str, parent: QWidget, run: Callable[[], object]) -> None:
    """Ask, and ``run`` it after a yes."""
    open_dialog(ConfirmDialog(title, sentences, yes, parent)).accepted.connect(run)
