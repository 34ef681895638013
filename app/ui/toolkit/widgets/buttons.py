"""The window's buttons, with names for screen readers, icons that follow the palette, and menus."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypedDict, Unpack

from PySide6.QtCore import QCoreApplication, QEvent, QSize
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QMenu, QPushButton, QToolButton, QWidget

from app.ui.toolkit.appearance.icons import icon
from app.ui.toolkit.appearance.style_sheet import pixels
from app.ui.toolkit.appearance.theme import FollowsTheme, Theme
from app.ui.toolkit.widgets.layouts import Part, Stretch, row_of


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


ICON_PX = 20
QUIET_PX = 9
"""Distance of a quiet button's words from its edge: so much further out it stands where they begin a line."""


class PressedOnce:
    """Makes a double click press a button once, as many people click everything twice; before Qt's class in the bases.

    What the first click did may have given the button another meaning, or have put it where another one was: the second
    click would stop the reply, pause the download, or fold away the column, that the first one asked for. A button that
    goes one step further each time ``repeats``.
    """

    repeats = False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        if self.repeats:
            super().mouseDoubleClickEvent(event)  # type: ignore[misc]


class PushButton(PressedOnce, QPushButton):
    """A button with words."""

    def __init__(self, text: str, *, repeats: bool = False) -> None:
        super().__init__(text)
        self.repeats = repeats


class _WithIcon(FollowsTheme):
    """A button with an icon in the colour of text; before Qt's class in the bases."""

    _icon_name: str

    def show_theme(self) -> None:
        size = pixels(ICON_PX, self._theme.zoom)
        assert isinstance(self, QAbstractButton)
        self.setIcon(icon(self._icon_name, self._theme.palette.text, size))
        self.setIconSize(QSize(size, size))


class IconButton(_WithIcon, PressedOnce, QToolButton):
    """A square button that shows an icon; ``tip`` says what it does, its shortcut in brackets at the end."""

    def __init__(self, theme: Theme, name: str, tip: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = name
        self.setProperty("role", "icon")
        self.set_tip(tip)
        self.follow_theme(theme)

    def setMenu(self, menu: QMenu) -> None:  # noqa: N802 - Qt's name
        super().setMenu(menu)
        leave_with_menu(self)

    def set_icon_name(self, name: str) -> None:
        self._icon_name = name
        self.show_theme()

    def set_tip(self, tip: str) -> None:
        self.setToolTip(tip)
        self.setAccessibleName(tip.split(" (", maxsplit=1)[0])


class WideButton(_WithIcon, PushButton):
    """A quiet button as wide as its column: an icon, and words that begin where the rows below it begin."""

    def __init__(self, theme: Theme, name: str, text: str, tip: str) -> None:
        super().__init__(text)
        self._icon_name = name
        self.setProperty("role", "wide")
        self.setAccessibleName(text)
        self.setToolTip(tip)
        self.follow_theme(theme)


def primary_button(text: str, tip: str = "", **options: Unpack[_How]) -> PushButton:
    """Return the one button to press among its like; for ``how`` see :class:`_How`, as with the others."""
    return _push_button(text, "primary", tip, **options)


def plain_button(text: str, tip: str = "", **options: Unpack[_How]) -> PushButton:
    return _push_button(text, "plain", tip, **options)


def quiet_button(text: str, tip: str = "", **options: Unpack[_How]) -> PushButton:
    return _push_button(text, "quiet", tip, **options)


class _How(TypedDict, total=False):
    run: Callable[..., object]
    """Called when it is pressed."""
    name: str
    """For screen readers, where the text alone does not say enough."""
    by_enter: bool
    """True if Enter presses it while nothing else has the keyboard that takes Enter (Qt's ``autoDefault``)."""
    repeats: bool
    """True if a double click presses it twice."""


def _push_button(
    text: str,
    role: str,
    tip: str,
    *,
    run: Callable[..., object] | None = None,
    name: str = "",
    by_enter: bool = True,
    repeats: bool = False,
) -> PushButton:
    button = PushButton(text, repeats=repeats)
    button.setProperty("role", role)
    button.setAccessibleName(name or text)
    button.setToolTip(tip)
    if not by_enter:
        button.setAutoDefault(False)
    if run is not None:
        button.clicked.connect(run)
    return button


def button_row(*buttons: Part) -> QHBoxLayout:
    """Lay buttons out at the right edge of a dialog, the one to press last."""
    return row_of(Stretch(), *buttons)
