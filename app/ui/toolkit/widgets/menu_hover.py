"""A button with a menu looks as if the pointer were over it only while it is."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QPushButton, QToolButton


def leave_with_menu(button: QPushButton | QToolButton) -> None:
    """Tell a button that the pointer has left it when its menu closes elsewhere.

    The menu takes the pointer without the button being told. Qt tells it afterwards, but no window that waits for a
    dialog: a choice that opens one would leave the button in the colour of the pointer, also once the dialog is closed.
    """

    def leave() -> None:
        if button.underMouse() and not button.rect().contains(button.mapFromGlobal(QCursor.pos())):
            QCoreApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
            button.update()

    button.menu().aboutToHide.connect(leave)
