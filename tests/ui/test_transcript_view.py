"""The conversation as the window uses it."""

from __future__ import annotations

import re
from dataclasses import replace
from itertools import pairwise
from statistics import median

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPaintEvent
from PySide6.QtWidgets import QToolButton, QWidget
from pytestqt.qtbot import QtBot

from app.palette import DARK, LIGHT
from app.ui.toolkit.appearance.style_sheet import style_sheet
from app.ui.toolkit.appearance.text_look import TextLook
from app.ui.transcript.inspector import Inspector
from app.ui.transcript.messages.reply_line import ReplyFigures
from app.ui.transcript.messages.reply_message import ReplyMessage
from app.ui.transcript.messages.user_message import UserMessage
from app.ui.transcript.page_scroll import JumpButton
from app.ui.transcript.transcript_view import TranscriptView
from tests.fakes.replies import REPLIES
from tests.fakes.rounds import rounds_of, split_words, trace_of, written
from tests.ui.pixels import looks_alike, on_screen, painted_anew
from tests.ui.transcripts import LONG, bar_of, shown_view

SHORT = "A bicycle stays upright."


@pytest.fixture
def view(qtbot: QtBot) -> TranscriptView:
    return shown_view(qtbot)


def stream(qtbot, view: TranscriptView, text: str, message_id: int = 2):
    trace = written(text)
    view.begin_reply(message_id)
    view.add_rounds(trace.rounds)
    view.show_pending()
    return trace


def figures_of(reply: ReplyMessage) -> ReplyFigures:
    return reply.findChild(ReplyFigures)


def footer_of(reply: ReplyMessage) -> QWidget:
    """Return the part that holds the figures and buttons of a reply."""
    return figures_of(reply).parentWidget()


def jump_of(view: TranscriptView) -> JumpButton:
    return view.findChild(JumpButton)


def test_the_first_round_is_shown_at_once_and_those_that_come_together_with_one_frame(qtbot, view):
    trace = written("one two three four five six seven eight nine ten eleven twelve")
    view.begin_reply(1)
    body = view.findChild(ReplyMessage).body
    shown: list[str] = []
    for round_ in trace.rounds:
        view.add_rounds([round_])
        shown.append(body.toPlainText())
    assert shown[0] == trace.rounds[0].text
    assert len(set(shown)) < len(trace.rounds)
    qtbot.waitUntil(lambda: body.toPlainText() == trace.summary.text)


def test_it_stays_where_the_person_reads(qtbot, view):
    stream(qtbot, view, LONG)
    bar_of(view).setValue(40)
    view.add_rounds(written(LONG, seed=2).rounds)
    view.show_pending()
    assert bar_of(view).value() == 40
    jump = jump_of(view)
    assert jump.isVisible()
    qtbot.mouseClick(jump, Qt.MouseButton.LeftButton)
    assert bar_of(view).value() == bar_of(view).maximum()
    assert not jump.isVisible()


def test_the_way_to_the_newest_does_not_lie_upon_the_figures_and_buttons_of_a_reply(qtbot, view):
    view.add_reply(1, LONG, written(LONG))
    view.scroll_to_newest()
    reply, bar = view.findChild(ReplyMessage), bar_of(view)
    jump, footer = jump_of(view), footer_of(reply)
    for above in range(0, 160, 4):
        bar.setValue(bar.maximum() - above)
        end = QRect(footer.mapTo(view, QPoint()), footer.size())
        assert not (jump.isVisible() and jump.geometry().intersects(end)), above
    assert jump.isVisible()


def test_a_place_that_is_shown_stays_while_the_reply_goes_on(qtbot, view):
    """At the end of what was written, the page went on with the reply, and the place slid away above."""
    stream(qtbot, view, LONG)
    top = bar_of(view).value()
    assert top == bar_of(view).maximum()
    view.bring_into_view(QRectF(40, top + 100, 60, 20))
    view.add_rounds(written(LONG, seed=2).rounds)
    view.show_pending()
    assert bar_of(view).value() == top
    assert jump_of(view).isVisible()
    view.scroll_to_newest()
    assert bar_of(view).value() == bar_of(view).maximum()


def test_actions_say_which_message_they_mean(qtbot, view):
    view.add_user_message(7, "Why?")
    view.add_reply(8, "**Because.**", None)
    user, reply = view.findChild(UserMessage), view.findChild(ReplyMessage)
    with qtbot.waitSignal(view.requests.edit) as edited:
        user.edit_button.click()
    with qtbot.waitSignal(view.requests.regenerate) as again:
        reply.line.regenerate_button.click()
    assert (edited.args, again.args) == ([7], [8])
    reply.line.copy_button.click()
    assert QGuiApplication.clipboard().text() == "**Because.**"


def test_pointing_at_a_token_opens_the_inspector_and_a_click_selects_its_round(qtbot, view):
    trace = stream(qtbot, view, "one two three four five six seven eight")
    view.finish_reply(trace)
    body, card = view.findChild(ReplyMessage).body, view.findChild(Inspector)
    body.announce(QPointF(20, 20))
    assert card.isVisible()
    assert "round 1" in card.accessibleName()
    body.entry_hovered.emit(-1, QRectF())
    assert not card.isVisible()
    with qtbot.waitSignal(view.round_selected) as selected:
        qtbot.mouseClick(body.viewport(), Qt.MouseButton.LeftButton, pos=QPointF(20, 20).toPoint())
    assert selected.args == [2, 0]


def test_tab_goes_through_the_buttons_below_a_reply_as_they_stand(qtbot, view):
    view.add_reply(1, LONG, written(LONG))
    reply = view.findChild(ReplyMessage)
    buttons = sorted((one for one in reply.line.findChildren(QToolButton) if one.isVisible()), key=QWidget.x)
    assert len(buttons) > 3
    reached, at = [], reply.body
    for _ in range(40):
        at = at.nextInFocusChain()
        if at in buttons:
            reached.append(at)
    assert reached[: len(buttons)] == buttons


def test_the_line_below_a_reply_stays_one_line_and_loses_what_matters_least(qtbot, qapp, view):
    qapp.setStyleSheet(style_sheet(LIGHT, 1.0))
    view.add_reply(1, SHORT, written(SHORT))
    reply = view.findChild(ReplyMessage)
    line, height = reply.line, reply.line.height()
    shown = []
    for width in range(1200, 260, -20):
        view.resize(width, 500)
        words = re.sub("<[^>]*>", "", line.figures.text())
        state = (line.race_button.isVisible(), line.slow_button.isVisible(), words.count("·"))
        shown += [state] if state not in shown else []
        assert line.height() == height
        assert line.figures.width() >= line.figures.sizeHint().width() or not words.count("·")
        buttons = sorted((one for one in line.findChildren(QToolButton) if one.isVisible()), key=QWidget.x)
        parts = [line.figures, *buttons]
        assert all(one.geometry().right() < other.x() for one, other in pairwise(parts))
        assert line.more_button.geometry().right() < line.width()
    assert shown[0] == (True, True, 2)
    assert (False, False, 2) in shown
    assert shown[-1] < (False, False, 2)
    assert "seed" in line.figures.toolTip()
    assert "seed" in reply.menu.seed.toolTip()


def test_race_and_slow_motion_stand_below_the_newest_reply_alone(view):
    view.add_user_message(1, "Why?")
    view.add_reply(2, SHORT, written(SHORT))
    view.add_user_message(3, "And?")
    view.add_reply(4, SHORT, written(SHORT))
    older, newest = view.messages[1], view.messages[3]
    assert newest.line.race_button.isVisible()
    assert newest.line.slow_button.isVisible()
    assert not older.line.race_button.isVisible()
    assert not older.line.slow_button.isVisible()
    assert (older.menu.replay.isVisible(), older.menu.race.isVisible()) == (True, False)


@pytest.mark.parametrize("zoom", [1.0, 1.5])
def test_nothing_below_a_reply_is_cut_off_whatever_the_size(qtbot, view, zoom):
    view.add_reply(1, LONG, written(LONG))
    view.resize(760, 500)
    for factor in (2.0, zoom):
        view.set_looks(zoom=factor)
    reply = view.findChild(ReplyMessage)
    footer = footer_of(reply)
    assert footer.geometry().bottom() <= reply.height()
    assert all(
        part.geometry().bottom() < footer.height() for part in footer.findChildren(QToolButton) if part.isVisible()
    )


def test_clearing_leaves_nothing_and_a_late_round_does_nothing(qtbot, view):
    trace = stream(qtbot, view, "one two")
    view.clear()
    view.add_rounds(trace.rounds)
    view.finish_reply(trace)
    qtbot.waitUntil(lambda: view.findChild(ReplyMessage) is None)


def test_the_colours_of_each_reply_and_of_all(qtbot, view):
    view.set_rejected_visible(True)
    for number in (1, 2):
        view.add_reply(number, LONG, written(LONG))
    first, second = view.findChildren(ReplyMessage)
    coloured = first.height()
    first.menu.colours.trigger()
    assert (first.body.tints.outcomes_visible, second.body.tints.outcomes_visible) == (False, True)
    assert first.height() < coloured
    assert first.body.toPlainText().split() == LONG.split()
    assert len(second.body.toPlainText()) > len(first.body.toPlainText())
    view.set_looks(DARK)
    assert (first.body.tints.outcomes_visible, second.body.tints.outcomes_visible) == (False, True)
    view.set_outcomes_visible(False)
    assert not any(reply.body.tints.outcomes_visible for reply in (first, second))
    view.add_reply(3, LONG, written(LONG))
    assert not view.findChildren(ReplyMessage)[-1].body.tints.outcomes_visible
    view.set_outcomes_visible(True)
    assert all(reply.body.tints.outcomes_visible for reply in view.findChildren(ReplyMessage))
    assert first.body.toPlainText() == second.body.toPlainText()


def test_the_page_follows_the_text_cursor_and_escape_closes_the_card(qtbot, view):
    trace = stream(qtbot, view, LONG)
    view.finish_reply(trace)
    body = view.findChild(ReplyMessage).body
    assert bar_of(view).value() > 0
    body.setFocus()
    qtbot.keyClick(body, Qt.Key.Key_Right)
    assert bar_of(view).value() < body.y() + 100
    card = view.findChild(Inspector)
    assert card.isVisible()
    qtbot.keyClick(body, Qt.Key.Key_Escape)
    assert not card.isVisible()


def test_a_code_block_at_the_edge_of_a_reply_is_shown_whole(qtbot, view):
    text = "```python\nlean(3)\n```"
    view.set_looks(zoom=1.5)
    view.add_reply(1, text, written(text))
    stream(qtbot, view, text)
    for reply in view.findChildren(ReplyMessage):
        ((_, panel),) = reply.body.tints.code_panels()
        assert panel.top() >= 0
        assert panel.bottom() <= reply.body.height()
        (button,) = reply.body.code_buttons.copy
        assert reply.body.rect().contains(button.geometry())


SCROLLING = [
    "A word more in every round, " * 40,
    "```python\n" + "def lean(angle):\n    return angle * 1.2\n\n" * 9 + "```\nThat is all.",
    "- an item with **bold** words\n" * 24,
    "> A quote.\n>\n> It goes on.\n\n| a | b |\n|---|---|\n" + "| one | two |\n" * 9 + "\n1. First\n2. Second\n" * 4,
]


class Painted(QObject):
    """Collects how high the parts of a widget are that are painted."""

    def __init__(self, widget: QWidget) -> None:
        super().__init__(widget)
        self.heights: list[int] = []
        widget.installEventFilter(self)

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if isinstance(event, QPaintEvent):
            self.heights.append(event.rect().height())
        return False


def test_a_reply_that_scrolls_is_painted_only_where_it_has_grown(qtbot, view):
    view.resize(800, 260)
    view._typography = replace(view._typography, look=TextLook(calm=False))  # nothing fades meanwhile
    view.begin_reply(2)
    (reply,) = view.findChildren(ReplyMessage)
    rounds = rounds_of(split_words(SCROLLING[1]), draft_tokens=2)
    painted, grown = Painted(reply.body.viewport()), []
    for round_ in rounds:
        painted.heights.clear()
        before, scrolls = reply.height(), bar_of(view).maximum() > 0
        view.add_rounds([round_])
        view.show_pending()
        QCoreApplication.processEvents()
        if scrolls and reply.height() > before:
            grown.append(sum(painted.heights))
    assert len(grown) > 5
    assert median(grown) < view.height() / 2


SLOW_TO_PAINT = pytest.mark.nightly("painted after every third round; a daily test paints a reply of each kind so")
EACH_KIND = ("# Title", "**Bold**", "- outer", "> outer", "```python", "| left", "العربية")


@pytest.mark.parametrize(
    "text",
    [
        text if text.startswith(EACH_KIND) else pytest.param(text, marks=SLOW_TO_PAINT)
        for text in (*filter(None, REPLIES), *SCROLLING)
    ],
)
def test_what_is_painted_bit_by_bit_looks_as_if_painted_at_once(qtbot, view, text):
    """Only what a round has changed is painted; nothing old may be left on the screen."""
    rounds = rounds_of(split_words(text), draft_tokens=2)
    view.add_user_message(1, "And?")
    view.begin_reply(2)
    for number, round_ in enumerate(rounds):
        view.add_rounds([round_])
        view.show_pending()
        QCoreApplication.processEvents()
        QCoreApplication.sendPostedEvents()  # what a step of the fading has just asked to be painted
        if number % 3 == 0:
            assert looks_alike(on_screen(view), painted_anew(view)), f"after round {number}"
    view.finish_reply(trace_of(rounds))
    QCoreApplication.processEvents()
    QCoreApplication.sendPostedEvents()
    # A pixel where a button's rounded corner meets the page may be blended in another order.
    assert (on_screen(view) != painted_anew(view)).sum() < 5
