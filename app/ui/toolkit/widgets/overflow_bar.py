"""The controls of a bar that has no room for all of them: what does not fit is in a menu at its end."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLayoutItem, QMenu, QToolButton, QWidget

from app.language import tr
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.buttons import IconButton
from app.ui.toolkit.widgets.menu import Menu

_MOST_FITS = 4
"""Showing or hiding a widget can change what the others need, once or twice."""


class MoreButton(IconButton):
    """A menu with the controls of its bar that are not shown: their names, keys and own menus."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, "more", tr("More"))
        self._away: tuple[QAbstractButton, ...] = ()
        self.setMenu(Menu(parent=self))
        self.setPopupMode(IconButton.ToolButtonPopupMode.InstantPopup)
        self.menu().aboutToShow.connect(self._fill)

    def hold(self, away: Sequence[QAbstractButton]) -> None:
        """Offer these controls; hide the button where there are none."""
        if tuple(away) != self._away:
            self._away = tuple(away)
            names = ", ".join(name_of(button) for button in away)
            self.setToolTip(tr("More: {names}", names=names))
            self.setAccessibleDescription(names)
        self.setVisible(bool(away))

    def _fill(self) -> None:
        menu = self.menu()
        menu.clear()
        for button in self._away:
            own = _menu_of(button)
            if own is not None:
                menu.addMenu(own)
                continue
            # The key is named only: it belongs to the window, and two owners of one key would silence each other.
            action = menu.addAction(f"{name_of(button)}\t{_key_of(button)}".rstrip("\t"), button.click)
            action.setEnabled(button.isEnabled())


class OverflowBar:
    """Decides which widgets of a bar are shown.

    Args:
        bar: laid out by a :class:`QHBoxLayout`.
        least: how narrow a widget may get that shortens itself; the others keep their size.
        going: the widgets that can be done without, the first to go first; buttons among them are in ``more`` then.
        more: the button that has them; one of the layout's widgets.
    """

    def __init__(
        self, bar: QHBoxLayout, *, least: dict[QWidget, int], going: Sequence[QWidget], more: MoreButton
    ) -> None:
        self._bar, self._least, self._going, self._more = bar, least, tuple(going), more
        self._size: tuple[int, float] | None = None
        self._fitting = False

    def fit(self, width: int, zoom: float) -> None:
        """Show what has room in ``width`` pixels."""
        self._size = (width, zoom)
        if self._fitting:  # what is being shown got other looks, and the bar is fitted again from within that
            return
        self._fitting = True
        try:
            for _ in range(_MOST_FITS):
                size, self._size = self._size, None
                if size is None:
                    break
                self._show(*size)
        finally:
            self._fitting = False

    def _show(self, width: int, zoom: float) -> None:
        widgets = [widget for item in self._items() if (widget := item.widget()) is not None]
        held = {widget for widget in widgets if widget.isHidden() and widget not in (*self._going, self._more)}
        away: list[QWidget] = []
        for widget in (None, *self._going):
            if widget is not None:
                away.append(widget)
            buttons = [one for one in widgets if one in away and isinstance(one, QAbstractButton)]
            shown = [one for one in widgets if one not in held and one not in away]
            if not buttons:
                shown.remove(self._more)
            if self._needed(shown, zoom) <= width:
                break
        for one in self._going:
            if one.isHidden() != (one in away):
                one.setVisible(one not in away)
        self._more.hold(buttons)

    def _needed(self, shown: Sequence[QWidget], zoom: float) -> int:
        margins = self._bar.contentsMargins()
        gaps = sum(item.sizeHint().width() for item in self._items() if item.spacerItem() is not None)
        gaps += self._bar.spacing() * (len(shown) - 1)
        return margins.left() + margins.right() + gaps + sum(self._width(one, zoom) for one in shown)

    def _width(self, widget: QWidget, zoom: float) -> int:
        width_pixels = widget.sizeHint().width()
        return min(width_pixels, round(self._least[widget] * zoom)) if widget in self._least else width_pixels

    def _items(self) -> list[QLayoutItem]:
        return [item for number in range(self._bar.count()) if (item := self._bar.itemAt(number)) is not None]


def name_of(button: QAbstractButton) -> str:
    """Return what a control is called in a menu."""
    own = _menu_of(button)
    return own.title() if own is not None else button.accessibleName()


def _menu_of(button: QAbstractButton) -> QMenu | None:
    return button.menu() if isinstance(button, QToolButton) else None


def _key_of(button: QAbstractButton) -> str:
    """Return the key at the end of a control's tool tip, in brackets."""
    _, _, end = button.toolTip().rpartition(" (")
    return end[:-1] if button.toolTip().endswith(")") else ""
