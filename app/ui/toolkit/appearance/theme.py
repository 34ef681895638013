"""Light or dark, how large, and in which fonts: the one place that decides it and tells the rest of the window.

``system`` follows the desktop live. Colours reach Qt's own widgets through a style sheet and a ``QPalette``; widgets
that paint themselves are :class:`FollowsTheme`.

Where windows are open, a change takes two turns of the event loop, the sheet the first and the listeners the second:
both at once would be felt. The windows are not painted in between, so that nobody sees one without the other.

The ring around the control that has the keyboard, for those who go there by keys.

A style sheet knows no difference between a control that was clicked and one that Tab went to: so that one has the
property ``ring``.
"""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Protocol

import shiboken6
from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QColor, QGuiApplication, QPalette, QPixmapCache
from PySide6.QtWidgets import QApplication, QWidget

from app.palette import DARK, LIGHT, SHARP_DARK, SHARP_LIGHT, Palette
from app.settings import ThemeChoice
from app.ui.toolkit.appearance.style_sheet import set_style_property, style_sheet
from app.ui.toolkit.appearance.text_look import TextLook

_PALETTES = {
    ThemeChoice.LIGHT: LIGHT,
    ThemeChoice.DARK: DARK,
    ThemeChoice.SHARP_LIGHT: SHARP_LIGHT,
    ThemeChoice.SHARP_DARK: SHARP_DARK,
}
ZOOM_STEPS = (0.7, 0.8, 0.9, 1.0, 1.1, 1.25, 1.5, 1.75, 2.0, 2.5)


class Desktop(Protocol):
    """The part of ``QStyleHints`` that the theme reads."""

    @property
    def colorSchemeChanged(self) -> SignalInstance: ...  # noqa: N802 - Qt's name

    def colorScheme(self) -> Qt.ColorScheme: ...  # noqa: N802 - Qt's name


class Theme(QObject):
    """The current palette and zoom of the whole application."""

    changed = Signal()
    """The palette, the zoom or the look of text is another."""

    def __init__(
        self, choice: ThemeChoice, zoom: float, desktop: Desktop | None = None, look: TextLook | None = None
    ) -> None:
        """Make the theme; ``desktop`` says whether the system is light or dark; Qt's style hints unless given."""
        super().__init__()
        self._desktop: Desktop = desktop or QGuiApplication.styleHints()
        self._choice = choice
        self._scale = 1.0
        self._zoom = min(max(zoom, ZOOM_STEPS[0]), ZOOM_STEPS[-1])
        self._look = look or TextLook()
        self._palette = self._wanted_palette()
        self._applied: tuple[Palette, str] | None = None
        self._changing = False
        self._held: list[QWidget] = []
        """The windows that are not painted until these are told."""
        self._turn = QTimer(self, singleShot=True)
        self._turn.timeout.connect(self._tell)
        self._apply()
        FocusRing(self)
        self._desktop.colorSchemeChanged.connect(self._follow)
        if (wishes := _wishes_of(self._desktop)) is not None:
            wishes.contrastPreferenceChanged.connect(self._follow)

    @property
    def palette(self) -> Palette:
        return self._palette

    @property
    def changing(self) -> bool:
        """True while a change has not reached all listeners."""
        return self._changing

    @property
    def zoom(self) -> float:
        """The zoom of everything drawn: the person's choice, times the scale of a mode that enlarges everything."""
        return self._zoom * self._scale

    @property
    def chosen_zoom(self) -> float:
        return self._zoom

    @property
    def look(self) -> TextLook:
        return self._look

    def set_look(self, look: TextLook) -> None:
        """Set text in other fonts, or with other room around it."""
        if look != self._look:
            self._look = look
            self._change()

    def choose(self, choice: ThemeChoice) -> None:
        self._choice = choice
        self._follow()

    def zoom_in(self) -> None:
        self.set_zoom(next((step for step in ZOOM_STEPS if step > self._zoom + 0.01), ZOOM_STEPS[-1]))

    def zoom_out(self) -> None:
        self.set_zoom(next((step for step in reversed(ZOOM_STEPS) if step < self._zoom - 0.01), ZOOM_STEPS[0]))

    def set_zoom(self, zoom: float) -> None:
        self._enlarge(zoom, self._scale)

    def set_scale(self, scale: float) -> None:
        """Enlarge everything for a while; the person's own zoom stays what it is."""
        self._enlarge(self._zoom, scale)

    def _enlarge(self, zoom: float, scale: float) -> None:
        if (zoom, scale) != (self._zoom, self._scale):
            self._zoom, self._scale = zoom, scale
            QPixmapCache.clear()  # icons of the size before; who shows one still holds it
            self._change()

    def _follow(self) -> None:
        palette = self._wanted_palette()
        if palette is not self._palette:
            self._palette = palette
            self._change()

    def _change(self) -> None:
        """Give the windows their new sheet, and tell who listens: with the next turn, if a window is open."""
        self._changing = True
        if self._apply():
            for window in _open_windows():
                window.setUpdatesEnabled(False)
                self._held.append(window)
        if self._held:
            self._turn.start()
        else:
            self._tell()

    def _tell(self) -> None:
        self._changing = False
        try:
            self.changed.emit()
        finally:
            held, self._held = self._held, []
            for window in held:
                if shiboken6.isValid(window):
                    window.setUpdatesEnabled(True)
                    # What was due to be painted before is not asked for again: Qt would never paint that window more.
                    QApplication.sendEvent(window, QEvent(QEvent.Type.UpdateRequest))

    def _wanted_palette(self) -> Palette:
        if self._choice is not ThemeChoice.SYSTEM:
            return _PALETTES[self._choice]
        dark = self._desktop.colorScheme() == Qt.ColorScheme.Dark
        if _wants_contrast(self._desktop):
            return SHARP_DARK if dark else SHARP_LIGHT
        return DARK if dark else LIGHT

    def _apply(self) -> bool:
        """Give the windows another sheet, if that is another; says whether it was."""
        sheet = style_sheet(self._palette, self.zoom, self._look)
        if (self._palette, sheet) == self._applied:  # the fonts of messages, say, are no matter of the sheet
            return False
        self._applied = (self._palette, sheet)
        QGuiApplication.setPalette(qt_palette(self._palette))
        application = QApplication.instance()
        if isinstance(application, QApplication):
            # Where a sheet takes the place of another, Qt gives each widget its looks once for every widget around it,
            # eight times on average. Where it is taken off before, they get them three or four times.
            application.setStyleSheet("")
            application.setStyleSheet(sheet)
        return True


class FollowsTheme:
    """A widget that looks as the theme says; before Qt's class in the bases."""

    _theme: Theme

    def follow_theme(self, theme: Theme) -> None:
        """Take the looks of a theme now, and again whenever they change."""
        self._theme = theme
        self.show_theme()
        theme.changed.connect(self.show_theme)

    @abstractmethod
    def show_theme(self) -> None:
        """Take the looks that the theme has now."""


def _open_windows() -> list[QWidget]:
    """Return the windows that are to be seen and are painted."""
    return [one for one in QApplication.topLevelWidgets() if one.isVisible() and one.updatesEnabled()]


def _wishes_of(desktop: Desktop) -> Any:
    """Return the system's accessibility hints; ``None`` where this Qt has none (before 6.10)."""
    hints = getattr(desktop, "accessibility", None)
    return hints() if hints is not None else None


def _wants_contrast(desktop: Desktop) -> bool:
    wishes = _wishes_of(desktop)
    return wishes is not None and bool(wishes.contrastPreference() == Qt.ContrastPreference.HighContrast)


def qt_palette(p: Palette) -> QPalette:
    """Return the palette for what a style sheet does not reach: selections, placeholders, native parts of dialogs."""
    role = QPalette.ColorRole
    result = QPalette()
    for text_role, colour in {
        role.Window: p.window,
        role.WindowText: p.text,
        role.Base: p.surface,
        role.AlternateBase: p.raised,
        role.Text: p.text,
        role.Button: p.surface,
        role.ButtonText: p.text,
        role.BrightText: p.danger,
        role.ToolTipBase: p.text,
        role.ToolTipText: p.surface,
        role.PlaceholderText: p.muted,
        role.Highlight: p.accent,
        role.HighlightedText: p.on_accent,
        role.Link: p.accent,
        role.LinkVisited: p.accent,
        role.Mid: p.line,
    }.items():
        result.setColor(text_role, QColor(colour))
    for text_role in (role.WindowText, role.Text, role.ButtonText):
        result.setColor(QPalette.ColorGroup.Disabled, text_role, QColor(p.muted))
    return result


class FocusRing(QObject):
    """Moves the ring with the keyboard."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._by_keys = False
        """True while the person goes from one control to the next by keys."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    def _follow(self, before: QWidget | None, now: QWidget | None) -> None:
        if before is not None:
            set_style_property(before, "ring", None)
        if now is None:
            return
        if now.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange):
            self._by_keys = True
        elif QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            self._by_keys = False
        if self._by_keys:
            set_style_property(now, "ring", True)
