"""The ring around what has the keyboard, the corners of menus, and what comes softly."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QWidget
from pytestqt.qtbot import QtBot

from app.settings import ThemeChoice
from app.ui.toolkit.accessibility import set_less_motion
from app.ui.toolkit.appearance.style_sheet import MENU_RADIUS, SHADOW_MARGINS
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.widgets.buttons import plain_button
from app.ui.toolkit.widgets.fading import fade_in
from app.ui.toolkit.widgets.menu import Menu

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    before = qapp.styleSheet()
    theme = Theme(ThemeChoice.LIGHT, 1.0)
    yield theme
    theme.deleteLater()
    qapp.setStyleSheet(before)


def test_a_ring_is_around_what_tab_went_to_and_not_around_what_was_clicked(qtbot: QtBot, theme: Theme) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    row = QHBoxLayout(window)
    one, other = plain_button("One"), plain_button("Other")
    row.addWidget(one)
    row.addWidget(other)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    qtbot.mouseClick(one, LEFT)
    assert one.hasFocus()
    assert not one.property("ring")
    qtbot.keyClick(one, Qt.Key.Key_Tab)
    assert other.property("ring")
    edge = other.grab().toImage().pixelColor(other.width() // 2, 0)
    assert edge.name().upper() == theme.palette.accent.upper()
    one.setFocus()  # by the program, such as after a reset
    assert one.property("ring")
    assert not other.property("ring")
    qtbot.mouseClick(other, LEFT)
    assert not other.property("ring")


def test_a_menu_has_round_corners_and_stands_where_it_was_opened(qtbot: QtBot, theme: Theme) -> None:
    menu = Menu()
    qtbot.addWidget(menu)
    menu.addAction("One")
    menu.popup(QPoint(100, 100))
    panel = menu.rect().marginsRemoved(SHADOW_MARGINS)
    assert menu.mapToGlobal(panel.topLeft()) == QPoint(100, 100)
    picture = menu.grab().toImage()
    corner, inside = panel.topLeft() + QPoint(1, 1), panel.topLeft() + QPoint(MENU_RADIUS, MENU_RADIUS)
    assert picture.pixelColor(inside).name().upper() == theme.palette.surface.upper()
    assert picture.pixelColor(corner).name().upper() != theme.palette.surface.upper()
    menu.close()


def test_what_comes_softly_is_there_at_once_where_less_motion_is_wanted(qtbot: QtBot) -> None:
    words = QLabel("Deleted")
    qtbot.addWidget(words)
    page = QWidget()
    qtbot.addWidget(page)
    words.setParent(page)
    page.show()
    set_less_motion(True)
    try:
        fade_in(words)
        assert words.graphicsEffect() is None
    finally:
        set_less_motion(False)
    fade_in(words)
    effect = words.graphicsEffect()
    qtbot.waitUntil(lambda: not effect.isEnabled())
