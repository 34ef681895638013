"""Other colours and sizes reach every widget, and none of them over and over."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest
import shiboken6
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QStyle, QWidget
from pytestqt.qtbot import QtBot

from app.chats.records import ToolUse
from app.palette import DARK
from app.settings import ThemeChoice
from app.ui.toolkit.appearance.style_sheet import set_style_property
from app.ui.toolkit.appearance.theme import Theme
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


def test_fonts_that_only_messages_have_change_no_widget(qapp: QApplication, qtbot: QtBot, theme: Theme) -> None:
    label = QLabel("Words")
    qtbot.addWidget(label)
    label.show()
    events: list[object] = []
    theme.changed.connect(lambda: events.append(theme.look))
    changes = StyleChanges()
    qapp.installEventFilter(changes)
    theme.set_look(replace(theme.look, family="serif"))
    qapp.removeEventFilter(changes)
    assert changes.of[label] == 0
    assert len(events) == 1


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


def test_without_a_window_all_are_told_at_once(theme: Theme) -> None:
    events: list[object] = []
    theme.changed.connect(lambda: events.append(theme.palette))
    theme.choose(ThemeChoice.DARK)
    assert events == [DARK]
    assert not theme.changing


def test_messages_have_no_sheets_of_their_own(qtbot: QtBot) -> None:
    """Each of those is set once more, with all that stands in it, whenever the window's changes."""
    view = TranscriptView()
    qtbot.addWidget(view)
    trace = trace_of(rounds_of(split_words("A reply of some words. ")))
    view.add_user_message(1, "And then?")
    view.add_reply(2, trace.summary.text, trace)
    view.show_tools(2, (ToolUse("clock", result="It is noon."),))
    view.set_looks(DARK, 1.25)
    parts = view.findChildren(QWidget)
    assert len(parts) > DEEP
    assert not [part for part in parts if part.styleSheet()]


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
