"""The order in which Tab visits the window, as a person reads it; and where the keyboard goes when its place is gone.

Qt visits widgets in the order in which they were made. Messages are made last, and a reply's buttons before those of
its code: so Tab would come to a reply after all that stands beside and below it. What is read from the top down says so
by ``read_downward``.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise

import shiboken6
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget


class FocusKeeper(QObject):
    """Sends the keyboard ``home`` when a control of the window with the focus is hidden, switched off or deleted.

    Qt gives the focus to the next control of the window, round to the first button of the top bar: words typed there
    are lost, and a space presses it.
    """

    def __init__(self, window: QWidget, home: Callable[[], QWidget]) -> None:
        super().__init__(window)
        self._window, self._home = window, home
        self._last: QWidget | None = None
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        application.focusChanged.connect(self._follow)

    def _follow(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Follow the focus, also when the window is come back to: what had the keyboard may be gone since."""
        if now is None or now.window() is not self._window:
            return
        last, self._last = self._last, now
        if last is not None and not _is_usable(last):
            home = self._home()
            if _is_usable(home):
                home.setFocus()


def _is_usable(widget: QWidget) -> bool:
    return shiboken6.isValid(widget) and widget.isVisible() and widget.isEnabled()


def put_in_order(window: QWidget, parts: Sequence[QWidget]) -> None:
    """Have Qt visit what Tab can reach as it is read, part by part.

    To be called when Tab is pressed: only then no widget of the window is about to be made or destroyed.
    """
    order = _reached(window)
    read = reading_order(order, window, parts)
    if read != order:
        for before, after in pairwise(read):
            QWidget.setTabOrder(before, after)


def reading_order(widgets: Iterable[QWidget], window: QWidget, parts: Sequence[QWidget]) -> list[QWidget]:
    """Return the widgets part by part, each part from the top down where it is read so, else as they were."""
    places = {part: place for place, part in enumerate(parts)}

    def place_of(widget: QWidget) -> tuple[int, ...]:
        path: list[int] = []
        child = widget
        while child not in places:
            parent = child.parentWidget()
            if parent is None or parent is window:
                return (len(places), *path)
            if getattr(parent, "read_downward", False):
                path.insert(0, child.y())
            child = parent
        return (places[child], *path)

    return sorted(widgets, key=place_of)


def _reached(window: QWidget) -> list[QWidget]:
    """Return what Qt would visit, in Qt's order.

    PySide books each widget that ``nextInFocusChain`` and ``focusProxy`` return as a child of the one that was asked,
    and when that is destroyed takes for dead what is booked below it. So it is told the real parents afterwards, which
    is what ``findChildren`` does besides, and nobody is asked whose next one is the window, which has none.
    """
    last = window.previousInFocusChain()
    chain: list[QWidget] = []
    widget: QWidget | None = window
    while widget is not last and widget is not None:
        widget = widget.nextInFocusChain()
        chain += [widget] if widget is not None else []
    by_tab = Qt.FocusPolicy.TabFocus
    reached = [one for one in chain if one.focusPolicy() & by_tab and one.focusProxy() is None]
    for parent in filter(None, {one.parentWidget() for one in chain}):
        parent.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [one for one in reached if one.isEnabled() and one.isVisibleTo(window)]
