"""Other colours and sizes reach every widget, none over and over; the ring, menus, fades, the pace of painting."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLabel, QPushButton, QStyle, QWidget
from pytestqt.qtbot import QtBot

from app.palette import DARK
from app.settings import ThemeChoice
from app.ui.toolkit.accessibility import set_less_motion
from app.ui.toolkit.appearance.style_sheet import MENU_RADIUS, SHADOW_MARGINS, set_style_property
from app.ui.toolkit.appearance.theme import Theme
from app.ui.toolkit.scheduling.repaint_timer import RepaintTimer
from app.ui.toolkit.widgets.buttons import plain_button
from app.ui.toolkit.widgets.fading import fade_in
from app.ui.toolkit.widgets.menu import Menu
from app.ui.transcript.transcript_view import TranscriptView
from tests.fakes.rounds import rounds_of, split_words, trace_of

DEEP = 20


class StyleChanges(QObject):
    """Counts how often each widget is told that it looks otherwise."""

    def __init__(self) -> None:
        super().__init__()
        self.of: Counter[QObject] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() == QEvent.Type.StyleChange:
            self.of[watched] += 1
        return False


@pytest.fixture
def theme(qapp: QApplication) -> Iterator[Theme]:
    palette = qapp.palette()
    theme = Theme(ThemeChoice.LIGHT, 1.0)
    yield theme
    theme.deleteLater()
    qapp.setStyleSheet("")
    qapp.setPalette(palette)


@pytest.mark.parametrize("change", ["colours", "size"])
def test_a_widget_that_stands_in_many_others_gets_its_looks_as_seldom_as_any(
    qapp: QApplication, qtbot: QtBot, theme: Theme, change: str
) -> None:
    outermost = inner = QWidget()
    qtbot.addWidget(outermost)
    for _ in range(DEEP):
        inner = QWidget(inner)
    label = QLabel("Words", inner)
    outermost.show()
    changes = StyleChanges()
    qapp.installEventFilter(changes)
    if change == "colours":
        theme.choose(ThemeChoice.DARK)
        assert label.palette().windowText().color().name().upper() == DARK.text.upper()
    else:
        theme.set_zoom(2.0)
        assert label.fontInfo().pixelSize() == 30
    qapp.removeEventFilter(changes)
    assert 0 < changes.of[label] <= 4


class Painted(QWidget):
    """Counts how often it is painted."""

    times = 0

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802 - Qt's name
        self.times += 1
        super().paintEvent(event)


def test_who_draws_itself_is_told_with_the_next_turn_and_nothing_is_painted_before(
    qapp: QApplication, qtbot: QtBot, theme: Theme
) -> None:
    window, events = Painted(), []
    qtbot.addWidget(window)
    with qtbot.waitExposed(window):
        window.show()
    theme.changed.connect(lambda: events.append((theme.palette, theme.zoom)))
    painted = window.times
    window.update()
    theme.choose(ThemeChoice.DARK)
    theme.set_zoom(1.5)
    theme.set_zoom(2.0)
    QApplication.sendPostedEvents()
    assert DARK.surface in qapp.styleSheet()
    assert events == []
    assert theme.changing
    window.repaint()
    assert window.times == painted
    qtbot.waitUntil(lambda: not theme.changing)
    assert events == [(DARK, 2.0)]
    qtbot.waitUntil(lambda: window.times > painted)
    painted = window.times
    window.update()
    qtbot.waitUntil(lambda: window.times > painted)


def test_a_window_that_goes_in_between_holds_nothing_up(qtbot: QtBot, theme: Theme) -> None:
    window, events = QWidget(), []
    window.show()
    theme.changed.connect(lambda: events.append(theme.palette))
    theme.choose(ThemeChoice.DARK)
    window.close()
    shiboken6.delete(window)
    qtbot.waitUntil(lambda: not theme.changing)
    assert events == [DARK]


def test_messages_follow_the_windows_sheet(qtbot: QtBot, theme: Theme) -> None:
    view = TranscriptView()
    qtbot.addWidget(view)
    trace = trace_of(rounds_of(split_words("A reply of some words. ")))
    view.add_user_message(1, "And then?")
    view.add_reply(2, trace.summary.text, trace)
    view.show()
    question, reply = view.messages
    theme.set_zoom(2.0)
    view.set_looks(zoom=2.0)
    theme.choose(ThemeChoice.DARK)
    view.set_looks(DARK, 2.0)
    assert question.body.fontInfo().pixelSize() == 2 * theme.look.pixels
    assert reply.line.versions.place.fontInfo().pixelSize() == reply.thoughts.fontInfo().pixelSize() == 26
    for part in (reply.line.versions.place, reply.thoughts):
        part.ensurePolished()
        assert part.palette().windowText().color().name().upper() == DARK.muted.upper()
    assert question.body.palette().text().color().name().upper() == DARK.text.upper()


def test_a_widget_looks_as_the_sheet_says_of_its_new_property_and_no_style_before_is_kept(
    qtbot: QtBot, theme: Theme
) -> None:
    def styles() -> int:
        gc.collect()
        return sum(isinstance(thing, QStyle) for thing in gc.get_objects())

    button = QPushButton("Send")
    qtbot.addWidget(button)
    button.setProperty("role", "plain")
    button.show()
    before = styles()
    for _ in range(4):
        set_style_property(button, "role", "primary")
        assert button.palette().buttonText().color().name().upper() == theme.palette.on_accent.upper()
        set_style_property(button, "role", "plain")
        assert button.palette().buttonText().color().name().upper() == theme.palette.text.upper()
        theme.choose(ThemeChoice.LIGHT if theme.palette is DARK else ThemeChoice.DARK)
    assert styles() == before


LEFT = Qt.MouseButton.LeftButton


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


def test_the_first_is_done_at_once_and_those_that_follow_together(qtbot):
    owner, done = QObject(), []
    pacer = RepaintTimer(100_000, owner)  # no machine is so busy that this is over before the five are asked for
    pacer.due.connect(lambda: done.append(1))
    pacer.ask()
    assert len(done) == 1
    for _ in range(5):
        pacer.ask()
    assert len(done) == 1
    timer = pacer.findChild(QTimer)
    assert timer.isActive()
    timer.start(0)  # the interval is over
    qtbot.waitUntil(lambda: len(done) == 2)


def test_after_a_stop_nothing_comes_and_the_next_is_done_at_once(qtbot):
    owner, done = QObject(), []
    pacer = RepaintTimer(100_000, owner)
    pacer.due.connect(lambda: done.append(1))
    pacer.ask()
    pacer.ask()
    pacer.stop()
    assert not pacer.findChild(QTimer).isActive()
    pacer.ask()
    assert len(done) == 2


def test_a_request_after_the_interval_does_not_wait_for_the_grace(qtbot):
    owner, done = QObject(), []
    pacer = RepaintTimer(1, owner, grace_ms=100_000)
    pacer.due.connect(lambda: done.append(1))
    pacer.ask()
    qtbot.wait(2)
    pacer.ask()
    assert len(done) == 2
    assert not pacer.findChild(QTimer).isActive()
