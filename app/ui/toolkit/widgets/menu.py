"""A menu with round corners and a shadow."""

from __future__ import annotations

import ctypes
import functools

from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QGuiApplication,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QMenu, QWidget

from app.ui.toolkit.appearance.style_sheet import MENU_RADIUS, SHADOW_MARGINS
from app.ui.toolkit.language.mirroring import mirrored

_SHADOW_STEPS, _SHADOW_BELOW, _SHADOW_SHARE = 24, 8, 0.2
"""Of the shadow: how far it reaches, how far below the menu it lies, and how dark it is."""


class Menu(QMenu):
    """A menu that casts its shadow where the screen can show what lies below a window; else round corners alone."""

    def __init__(self, title: str = "", parent: QWidget | None = None) -> None:
        super().__init__(title, parent)
        self._floats = has_translucent_windows()
        self.setProperty("floats", self._floats)
        if self._floats:
            self.setAttribute(Qt.WidgetAttribute.WA_TranslucentBackground)
            self.setWindowFlags(
                self.windowFlags() | Qt.WindowType.FramelessWindowHint | Qt.WindowType.NoDropShadowWindowHint
            )

    @property
    def _panel(self) -> QRect:
        """The part that is not shadow."""
        return self.rect().marginsRemoved(SHADOW_MARGINS) if self._floats else self.rect()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802 - Qt's name
        """Have the panel, rather than its shadow, stand where the menu was opened."""
        super().showEvent(event)
        if self._floats:
            side = SHADOW_MARGINS.right() if mirrored(self) else -SHADOW_MARGINS.left()
            self.move(self.pos() + QPoint(side, -SHADOW_MARGINS.top()))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802 - Qt's name
        super().resizeEvent(event)
        if not self._floats:
            path = QPainterPath()
            path.addRoundedRect(QRectF(self.rect()), MENU_RADIUS, MENU_RADIUS)
            self.setMask(QRegion(path.toFillPolygon().toPolygon()))

    def mousePressEvent(self, event: QMouseEvent) -> None:  # noqa: N802 - Qt's name
        """Close the menu by a click on its shadow, as by one beside it."""
        if self._panel.contains(event.position().toPoint()):
            super().mousePressEvent(event)
        else:
            self.close()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        if self._floats:
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            panel = QRectF(self._panel.translated(0, _SHADOW_BELOW))
            for step in range(_SHADOW_STEPS):  # thin layers one over the other, dark in the middle
                reach = _SHADOW_STEPS / 2 - step
                layer = panel.adjusted(-reach, -reach, reach, reach)
                painter.setBrush(QColor(0, 0, 0, round(255 * _SHADOW_SHARE / _SHADOW_STEPS)))
                painter.drawRoundedRect(layer, MENU_RADIUS + max(reach, 0), MENU_RADIUS + max(reach, 0))
            painter.end()
        super().paintEvent(event)


@functools.cache
def has_translucent_windows() -> bool:
    """Return whether the screen mixes a window with what lies below it; X does where a window manager has it so."""
    if QGuiApplication.platformName() != "xcb":
        return True
    try:
        x11 = ctypes.CDLL("libX11.so.6")
    except OSError:
        return False
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.argtypes = (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_int)
    x11.XInternAtom.restype = x11.XGetSelectionOwner.restype = ctypes.c_ulong
    x11.XGetSelectionOwner.argtypes = (ctypes.c_void_p, ctypes.c_ulong)
    x11.XCloseDisplay.argtypes = (ctypes.c_void_p,)
    display = x11.XOpenDisplay(None)
    if not display:
        return False
    owner = x11.XGetSelectionOwner(display, x11.XInternAtom(display, b"_NET_WM_CM_S0", 0))
    x11.XCloseDisplay(display)
    return bool(owner)
