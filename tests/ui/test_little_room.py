"""Shows and dialogs in little room, or with large text: nothing is cut off, and every control can be used."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QPushButton, QScrollArea, QWidget

from tests.ui.conftest import WindowHarness
from tests.ui.message_files import add
from tests.ui.painted_words import painted_places

LITTLE = pytest.mark.nightly("what lies between the least and the usual room; the daily run has those two")
ZOOMS = [pytest.param(1.0, marks=LITTLE), pytest.param(1.5, marks=LITTLE), 2.0]
ROOMS = pytest.mark.parametrize(
    ("size", "zoom"),
    [
        ((480, 560), 2.0),
        ((1024, 700), 1.0),
        *(
            pytest.param(size, zoom, marks=LITTLE)
            for size, zoom in product(((480, 560), (640, 640), (1024, 700)), (1.0, 1.5, 2.0))
            if (size, zoom) not in {((480, 560), 2.0), ((1024, 700), 1.0)}
        ),
    ],
)
DIALOGS: dict[str, Callable[[WindowHarness], object]] = {
    "settings": lambda harness: harness.actions.open_settings(),
    "files": lambda harness: harness.actions.open_files(),
    "models": lambda harness: harness.actions.open_models(),
    "help": lambda harness: harness.actions.open_help(),
    "keys": lambda harness: harness.actions.open_shortcuts(),
    "about": lambda harness: harness.actions.open_about(),
    "report": lambda harness: harness.actions.open_report("Linux\n\nTraceback"),
}


def _inside(outer: QWidget, widget: QWidget) -> bool:
    return outer.rect().contains(widget.rect().translated(widget.mapTo(outer, QPoint(0, 0))))


def _shown(harness: WindowHarness, size: tuple[int, int], zoom: float) -> None:
    harness.show(*size)
    harness.load_starter()
    harness.ask("What does a bicycle do when it leans to the left while it stands still on a hill?")
    harness.parts.theme.set_zoom(zoom)
    QApplication.processEvents()


@pytest.mark.parametrize("zoom", ZOOMS)
@pytest.mark.parametrize("name", DIALOGS)
def test_no_dialog_cuts_its_words_off(harness: WindowHarness, name: str, zoom: float) -> None:
    harness.parts.theme.set_zoom(zoom)
    harness.show(480, 560)
    DIALOGS[name](harness)
    dialog = next(one for one in harness.window.findChildren(QDialog) if one.isVisible())
    QApplication.processEvents()
    for area in dialog.findChildren(QScrollArea):
        page = area.widget()
        if area.isVisible() and page is not None:
            assert page.width() <= area.viewport().width()
    for button in dialog.findChildren(QPushButton):
        if button.isVisible():
            assert button.width() >= button.sizeHint().width(), button.text()
    dialog.close()


def _seen(widget: QWidget, whole: QWidget) -> QRect:
    """Return the part of a widget in ``whole`` that its parents do not cut off."""
    rect, at = widget.rect(), widget
    while at is not whole:
        around = at.parentWidget()
        rect, at = rect.translated(at.pos()).intersected(around.rect()), around
    return rect


@ROOMS
def test_files_and_what_to_do_with_them_lie_upon_nothing(
    harness: WindowHarness, size: tuple[int, int], zoom: float, tmp_path: Path, book: Path
) -> None:
    """They were squeezed into each other and over the message field, and the buttons of a choice were cut off."""
    files = [tmp_path / f"A rather long name of a file, and it is number {number}.txt" for number in range(6)]
    for file in files:
        file.write_text("It rains in April. " * 20)
    _shown(harness, size, zoom)
    add(harness, book, *files)
    composer, strip = harness.parts.view.composer, harness.parts.view.composer.strip
    harness.bot.waitUntil(lambda: strip.excess.isVisible() and not harness.parts.theme.changing)

    def apart() -> bool:
        parts = [_seen(part, composer) for part in (strip._scroll, strip.excess, composer.edit, composer.send_button)]
        return not any(one.intersects(other) for one, other in combinations(parts, 2))

    harness.bot.waitUntil(apart)
    assert _inside(composer, composer.edit)
    assert _inside(composer, composer.send_button)
    assert _inside(harness.window, composer)
    for button in (*strip.excess.buttons.values(), strip.excess.remove_button):
        button.setFocus(Qt.FocusReason.TabFocusReason)
        composer.strip_scroll.ensureWidgetVisible(button, 0, 0)
        assert _seen(button, composer).height() == button.height() >= button.minimumSizeHint().height()
    assert strip.excess.words.height() >= strip.excess.words.heightForWidth(strip.excess.words.width())
    assert all(chip.geometry().right() <= strip.flow.width() for chip in strip.chips)
    composer.discard()


def test_what_the_message_field_asks_stays_in_one_line(harness: WindowHarness, notes: Path) -> None:
    harness.parts.theme.set_zoom(2.0)
    harness.show(480, 560)
    add(harness, notes)
    edit = harness.parts.view.composer.edit
    assert edit.placeholderText().endswith("…")
    assert edit.fontMetrics().horizontalAdvance(edit.placeholderText()) <= edit.viewport().width()
    harness.parts.theme.set_zoom(1.0)
    harness.window.resize(1280, 800)
    harness.bot.waitUntil(lambda: edit.placeholderText() == "Ask something about what you added")
    harness.parts.view.composer.discard()


@ROOMS
def test_a_message_of_some_lines_is_seen_whole_and_has_no_bars(
    harness: WindowHarness, size: tuple[int, int], zoom: float
) -> None:
    _shown(harness, size, zoom)
    harness.parts.view.message_sending.edit_last()
    edit = harness.parts.view.composer.edit

    def whole() -> None:
        lines = edit.document().firstBlock().lineCount()
        assert not edit.horizontalScrollBar().isVisible()
        if lines <= 8:
            assert not edit.verticalScrollBar().isVisible()
            assert edit.height() >= lines * edit.fontMetrics().lineSpacing()

    harness.bot.waitUntil(whole)


def test_a_long_message_can_be_scrolled(harness: WindowHarness) -> None:
    harness.show()
    edit = harness.parts.view.composer.edit
    edit.setPlainText("\n".join(["line"] * 9))
    harness.bot.waitUntil(edit.verticalScrollBar().isVisible)
    edit.setPlainText("\n".join(["line"] * 8))
    harness.bot.waitUntil(lambda: not edit.verticalScrollBar().isVisible())


@ROOMS
def test_every_control_of_slow_motion_can_be_used(harness: WindowHarness, size: tuple[int, int], zoom: float) -> None:
    _shown(harness, size, zoom)
    harness.actions.play_slowly()
    view = harness.parts.overlays.slow_motion
    view.stop()
    QApplication.processEvents()
    for control in (view.back, view.play_button, view.forward, view.close_button, view.slider):
        assert _inside(view, control), control.accessibleName()

    def whole() -> None:
        assert view.slider.width() >= 40 * zoom
        if size[0] > 480 or zoom < 2:  # the smallest window with the largest text has room for half of each
            assert view.caption.height() >= view.caption.heightForWidth(view.caption.width())
            assert view.slider.width() >= 100 * zoom
            for control in (view.back, view.play_button, view.forward, view.close_button):
                assert control.width() >= control.sizeHint().width(), control.text()
            assert view.speed.width() >= view.speed.minimumSizeHint().width()

    harness.bot.waitUntil(whole)


@ROOMS
def test_a_race_says_all_it_has_to_say(harness: WindowHarness, size: tuple[int, int], zoom: float) -> None:
    _shown(harness, size, zoom)
    harness.actions.race()
    view = harness.parts.overlays.race
    harness.bot.waitUntil(view.again.isVisible)
    view.show_time(1e9)

    def whole() -> None:
        for lane in (view.plain, view.guessed):
            if size[0] > 480 or zoom < 2:  # there a single word is wider than a lane
                for words, place in painted_places(lane.head):
                    assert "…" not in words
                    assert lane.head.rect().contains(place.toAlignedRect()), words
        for label in (view.verdict, view.note):
            needed = label.fontMetrics().boundingRect(
                label.rect().adjusted(0, 0, 0, 9999), Qt.TextFlag.TextWordWrap, label.text()
            )
            assert needed.width() <= label.width(), label.text()
            assert needed.height() <= label.height(), label.text()
        buttons: tuple[QAbstractButton, ...] = (view.again, view.anew, view.close_button)
        assert view.anew.isVisible() == (size[0] >= 400 * zoom)
        for button in buttons:
            assert button.isHidden() or _inside(view, button)

    harness.bot.waitUntil(whole)


def test_the_page_needs_no_room_for_a_race_that_was_closed(harness: WindowHarness) -> None:
    _shown(harness, (480, 560), 2.0)
    pages = harness.parts.view.pages
    before = pages.minimumSizeHint()
    harness.actions.race()
    harness.bot.waitUntil(harness.parts.overlays.race.again.isVisible)
    assert pages.minimumSizeHint().height() > before.height()
    harness.bot.mouseClick(harness.parts.overlays.race.close_button, Qt.MouseButton.LeftButton)
    assert pages.minimumSizeHint() == before
