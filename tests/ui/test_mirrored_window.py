"""The window where people read from right to left: what is placed and painted by hand is mirrored with Qt's layouts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QImage, QKeyEvent
from PySide6.QtWidgets import QApplication, QScrollArea, QStyle, QStyleOptionFrame, QWidget

from app.language import use_translation
from app.palette import LIGHT
from app.paths import resources
from app.settings import Section, Settings
from app.speculation.trace import Outcome
from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from app.ui.metrics.round_strip import RoundStrip
from app.ui.toolkit.appearance.icons import icon
from app.ui.toolkit.appearance.style_sheet import style_sheet
from app.ui.toolkit.language.translation import load
from app.ui.toolkit.widgets.labels import ElidedLabel, muted
from app.ui.transcript.legend import Legend, LegendSample
from app.ui.transcript.messages.reply_line import ReplyFigures
from tests.fakes.rounds import rounds_of, split_words, written
from tests.ui.conftest import WindowHarness
from tests.ui.listed_chats import _titles
from tests.ui.settings_pages import headings
from tests.ui.transcripts import shown_view

pytestmark = pytest.mark.shared_window

WORDS = "A bicycle stays upright because the rider keeps steering it back under the centre of mass."


@pytest.fixture(params=[False, True], ids=["left to right", "right to left"])
def mirrored(request: pytest.FixtureRequest, qapp: QApplication) -> Iterator[bool]:
    before = qapp.layoutDirection()
    sides = Qt.LayoutDirection
    qapp.setLayoutDirection(sides.RightToLeft if request.param else sides.LeftToRight)
    yield bool(request.param)
    qapp.setLayoutDirection(before)


def test_arabic_lines_begin_at_the_right_and_have_the_figures_of_typed_numbers() -> None:
    arabic = load("ar", resources() / "translations")
    assert arabic.from_the_right
    assert arabic.number(1234.5, 1) == "1,234.5"
    assert arabic.text("Top-k", "", -1) == "\u200fTop-k"
    assert arabic.text("Send", "", -1) == "إرسال"


@pytest.fixture
def arabic(qapp: QApplication) -> Iterator[None]:
    before = qapp.layoutDirection()
    qapp.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    use_translation(load("ar", resources() / "translations"))
    yield
    use_translation(None)
    qapp.setLayoutDirection(before)


def _ends_in_dots(picture: QImage, *, right: bool) -> bool:
    """Return whether the last sign at this side is no higher than a full stop."""
    picture = picture.convertToFormat(QImage.Format.Format_RGB32)
    ground = picture.pixelColor(picture.width() // 2, 1)
    inked = {
        x: [y for y in range(picture.height()) if picture.pixelColor(x, y) != ground] for x in range(picture.width())
    }
    columns = [x for x, ink in inked.items() if ink]
    last = max(columns) if right else min(columns)
    ink = {y for x in range(last - 5, last + 6) for y in inked.get(x, ())}
    return max(ink) - min(ink) <= 3


LONG_NAME = "A very long title about how the lighthouse keeper found his way home through the fog"


def test_a_shortened_english_name_has_its_dots_where_it_goes_on(arabic: None, own_harness: WindowHarness) -> None:
    """In a window that is read from the right they stood on the left of it, before its first word."""
    own_harness.store.create(LONG_NAME)
    own_harness.show()
    chats = own_harness.parts.sidebar.list
    own_harness.parts.sidebar.refresh()
    own_harness.bot.waitUntil(lambda: LONG_NAME in _titles(own_harness))
    row = chats.visualRect(chats.model().match(chats.model().index(0, 0), 0, LONG_NAME)[0])
    assert _ends_in_dots(chats.viewport().grab(row).toImage(), right=True)
    pair = own_harness.parts.top_bar.pair
    pair.show_models(f"({LONG_NAME * 3}")
    names, _, mode = pair.text().partition(" · ")
    assert (names[0], names[-1]) == ("\u2068", "\u2069")
    assert "…" in names
    assert mode


def test_a_shortened_label_has_its_dots_where_it_goes_on(arabic: None, qtbot) -> None:
    label = ElidedLabel(LONG_NAME)
    qtbot.addWidget(label)
    label.resize(150, 30)
    label.show()
    assert label.text().endswith("…")
    assert _ends_in_dots(label.grab().toImage(), right=True)


def test_the_search_of_the_chats_has_room_for_its_words(harness: WindowHarness) -> None:
    search, option = harness.parts.sidebar.search, QStyleOptionFrame()
    search.initStyleOption(option)
    room = search.style().subElementRect(QStyle.SubElement.SE_LineEditContents, option, search).width() - 4
    for language in ("ar", "de", "es", "fr", "zh"):
        translation = load(language, resources() / "translations")
        assert search.fontMetrics().horizontalAdvance(translation.text("Search chats", "", -1)) <= room, language


def inside(part: QWidget, whole: QWidget) -> QRect:
    return QRect(part.mapTo(whole, QPoint(0, 0)), part.size())


def test_the_chats_are_where_lines_begin_and_the_metrics_where_they_end(
    mirrored: bool, own_harness: WindowHarness
) -> None:
    own_harness.show(1300, 800)
    columns, panel = own_harness.parts.columns, own_harness.parts.metrics_panel
    direct = columns.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    shown = sorted((part for part in direct if part.isVisible()), key=QWidget.x, reverse=mirrored)
    for column, part in zip(shown, (own_harness.parts.sidebar, own_harness.parts.view, panel), strict=True):
        assert column is part or column.isAncestorOf(part)
    places = sorted((column.geometry() for column in shown), key=QRect.left)
    assert (places[0].left(), places[-1].right()) == (0, columns.width() - 1)
    assert all(before.right() + 1 == after.left() for before, after in pairwise(places))
    place = inside(panel, shown[-1])
    assert (shown[-1].width() - 1 - place.right() if mirrored else place.left()) >= 1  # room for the line between them


def test_a_question_stands_at_the_end_of_the_line_and_the_figures_of_a_reply_where_it_begins(
    qtbot, mirrored: bool
) -> None:
    view = shown_view(qtbot)
    view.add_user_message(1, "Why?")
    view.add_reply(2, WORDS, written(WORDS))
    question, reply = view.messages
    middle = question.width() / 2
    assert (question.body.geometry().center().x() < middle) is mirrored
    for button in (question.copy_button, question.edit_button):
        assert question.rect().contains(button.geometry())
        assert (button.x() > question.body.x()) is mirrored
    readout = reply.findChild(ReplyFigures)
    copy, figures = inside(reply.line.copy_button, reply), inside(readout, reply)
    assert (figures.left() > copy.right()) is mirrored
    assert ('dir="rtl"' in readout.text()) is mirrored


def test_rounds_follow_each_other_as_words_do_and_are_painted_where_they_are_pressed(qtbot, mirrored: bool) -> None:
    strip = RoundStrip()
    qtbot.addWidget(strip)
    strip.set_looks(LIGHT)
    strip.resize(300, 200)
    strip.show()
    rounds = rounds_of(split_words(WORDS), draft_tokens=3, right=1.0, seed=1)
    strip.show_rounds(rounds)
    area = strip.content_area()
    left, right = strip.round_at(area.left() + 4), strip.round_at(area.right() - 4)
    assert (right == 0) is mirrored
    assert (left == 0) is not mirrored
    strip.select_round(1)
    back = Qt.Key.Key_Right if mirrored else Qt.Key.Key_Left
    strip.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, back, Qt.KeyboardModifier.NoModifier))
    assert strip.selected_round == 0
    strip.show_rounds(rounds[:1])
    picture = strip.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    green = LIGHT.outcomes[Outcome.ACCEPTED].line or ""
    columns = {
        x
        for x in range(picture.width())
        for y in range(picture.height())
        if picture.pixelColor(x, y).name().lower() == green.lower()
    }
    assert columns
    assert {strip.round_at(x + 0.5) for x in columns} == {0}


def test_the_samples_of_the_legend_begin_where_lines_begin(qtbot, mirrored: bool) -> None:
    legend = Legend()
    qtbot.addWidget(legend)
    legend.resize(800, 40)
    legend.show()
    samples = [sample.x() for sample in legend.findChildren(LegendSample)]
    assert samples == sorted(samples, reverse=mirrored)
    assert (legend.outcomes_switch.x() < min(samples)) is mirrored


def test_signs_edges_and_latin_names_change_sides(qtbot, mirrored: bool) -> None:
    label = muted("llama.cpp")
    qtbot.addWidget(label)
    at_the_right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignAbsolute
    assert (label.alignment() & at_the_right == at_the_right) is mirrored
    drawn = icon("back", "#000000").pixmap(20, 20).toImage()
    other = icon("forward", "#000000").pixmap(20, 20).toImage()
    left = sum(drawn.pixelColor(x, y).alpha() for x in range(8) for y in range(20))
    right = sum(drawn.pixelColor(19 - x, y).alpha() for x in range(8) for y in range(20))
    assert (left < right) is mirrored
    assert drawn != other
    edge = "border-left" if mirrored else "border-right"
    assert f"#sidebar {{ background: {LIGHT.window}; border: none; {edge}:" in style_sheet(LIGHT, 1.0)


@pytest.mark.parametrize("width", [828, 480])
def test_the_settings_begin_at_the_edge_of_their_search_and_reach_to_the_other(
    qtbot, mirrored: bool, tmp_path: Path, width: int
) -> None:
    """Margins are not mirrored by Qt: in Arabic the sections stood at the window's edge, and the bar away from it."""
    dialog = SettingsDialog(Settings(tmp_path / "settings.json"))
    qtbot.addWidget(dialog)
    dialog.resize(width, 700)
    dialog.show()
    QApplication.processEvents()

    def logical(part: QWidget) -> QRect:
        return QStyle.visualRect(dialog.layoutDirection(), dialog.rect(), inside(part, dialog))

    search = logical(dialog.search)
    assert search.left() == 28
    scroll = dialog.findChild(QScrollArea)
    assert logical(scroll).right() == dialog.rect().right()
    sections = dialog.sections.list
    if sections.isVisible():
        assert logical(sections).left() == search.left() - 4  # the padding of its style sheet
    else:
        assert (
            logical(headings(dialog)[str(Section.GENERAL)]).left() == search.left() + scroll.frameWidth()
        )  # none once styled
