"""Icons: drawn once for each colour and size, and shared."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPixmap, QPixmapCache
from PySide6.QtWidgets import QApplication

from app.ui.toolkit.appearance.icons import application_icon, icon
from tests.ui.conftest import WindowHarness

SIDE = 20


@pytest.fixture(autouse=True)
def nothing_drawn_yet(qapp: QApplication) -> None:
    QPixmapCache.clear()


def test_an_icon_is_drawn_once_for_each_name_colour_and_size() -> None:
    # Each theme and zoom asks for all icons again; a drawing of its own would leave its copies in Qt's cache.
    first, again = icon("pin", "#112233", SIDE).pixmap(SIDE), icon("pin", "#112233", SIDE).pixmap(SIDE)
    assert first.cacheKey() == again.cacheKey()
    assert application_icon().pixmap(32).cacheKey() == application_icon().pixmap(32).cacheKey()
    for name, colour, side in (("info", "#112233", 20), ("pin", "#eeeeee", 20), ("pin", "#112233", 30)):
        assert first.toImage() != icon(name, colour, side).pixmap(side).toImage()


def test_an_icon_outlives_the_cache() -> None:
    drawn = icon("pin", "#112233", SIDE)
    before = drawn.pixmap(SIDE).toImage()
    QPixmapCache.clear()
    assert drawn.pixmap(SIDE).toImage() == before == icon("pin", "#112233", SIDE).pixmap(SIDE).toImage()


def test_another_zoom_keeps_no_icons_of_the_size_before(harness: WindowHarness) -> None:
    QPixmapCache.insert("of the size before", QPixmap(8, 8))
    harness.program.theme.zoom_in()
    assert not QPixmapCache.find("of the size before", QPixmap())
