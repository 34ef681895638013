"""“About Draftlight”, and the sentence that says there is a newer version."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QLabel

from app import __version__
from app.about import ReleaseFeed, components
from app.settings import Settings
from app.ui.dialogs.about_dialog import AboutDialog
from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from app.ui.dialogs.update_check import DAY_S, NEWEST, NO_FEED, UpdateWatch
from app.ui.toolkit.scheduling.background_work import BackgroundWork
from tests.fakes.release_feed import Feed, serving
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

PAGE = "https://example.org/releases"
NOW_S = 1_800_000_000
OUT = "Draftlight 9.0.0 is out; this is 0.1.0."


@pytest.fixture
def feed(monkeypatch: pytest.MonkeyPatch) -> Iterator[Feed]:
    monkeypatch.setenv("NO_PROXY", "127.0.0.1")
    with serving() as feed:
        feed.release("v9.0.0")
        yield feed


@pytest.fixture
def watch(harness: WindowHarness, feed: Feed) -> Iterator[UpdateWatch]:
    """A watch over a feed on this computer, switched on."""
    harness.settings.check_for_updates = True
    background = BackgroundWork()
    yield UpdateWatch(
        harness.settings, background, ReleaseFeed(feed.url, PAGE), harness.window, own="0.1.0", now_s=lambda: NOW_S
    )
    background.close()


def test_nothing_is_asked_unless_the_person_wants_it_or_asks_by_hand(
    watch: UpdateWatch, harness: WindowHarness, feed: Feed
) -> None:
    assert Settings.check_for_updates.default is False
    harness.settings.check_for_updates = False
    feed.release("v0.1.0")
    watch.look()
    with harness.bot.waitSignal(watch.answered) as answered:
        watch.ask()  # this one is asked: the question before it would have been too
    assert answered.args == [NEWEST]
    assert len(feed.requests) == 1


def test_a_newer_version_is_told_once_a_day_also_after_the_clock_was_set_back(
    watch: UpdateWatch, harness: WindowHarness, feed: Feed
) -> None:
    with harness.bot.waitSignal(watch.reported) as signal:
        watch.look()
    assert signal.args == [OUT, PAGE]
    assert harness.settings.updates_asked_s == NOW_S
    watch.look()
    for asked_s in (NOW_S - DAY_S, NOW_S + DAY_S):
        harness.settings.updates_asked_s = asked_s
        with harness.bot.waitSignal(watch.reported):
            watch.look()
    assert len(feed.requests) == 3


def test_no_answer_is_silent_and_asked_again_at_the_next_start(
    watch: UpdateWatch, harness: WindowHarness, feed: Feed
) -> None:
    feed.status = 503
    sentences: list[str] = []
    watch.reported.connect(lambda sentence, _: sentences.append(sentence))
    watch.look()
    with harness.bot.waitSignal(watch.answered) as answered:
        watch.ask()  # joins the one under way
    assert "Try again later" in answered.args[0]
    assert len(feed.requests) == 1
    assert sentences == []
    assert harness.settings.updates_asked_s == 0


def test_the_sentence_in_the_window_leads_to_the_programs_own_page_and_hides_nothing_that_went_wrong(
    harness: WindowHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toString()))
    harness.parts.updates.reported.emit(OUT, PAGE)
    banner = harness.parts.view.banner
    assert banner.sentence == OUT
    harness.bot.mouseClick(banner.action, Qt.MouseButton.LeftButton)
    assert opened == [PAGE]
    banner.show_sentence("error", "The disk is full.")
    harness.parts.updates.reported.emit(OUT, PAGE)
    assert banner.sentence == "The disk is full."


def test_a_copy_without_a_feed_says_so_when_it_is_switched_on(harness: WindowHarness) -> None:
    harness.settings.check_for_updates = True
    harness.actions.apply_settings()
    assert harness.parts.view.banner.sentence == NO_FEED
    harness.parts.view.banner.dismiss()
    harness.actions.apply_settings()
    assert not harness.parts.view.banner.isVisible()


def test_about_says_version_place_and_licences_and_looks_for_a_newer_version(harness: WindowHarness) -> None:
    harness.actions.open_settings()
    settings = harness.window.findChild(SettingsDialog)
    harness.bot.mouseClick(settings.about_button, Qt.MouseButton.LeftButton)
    dialog = harness.window.findChild(AboutDialog)
    words = "\n".join(label.text() for label in dialog.findChildren(QLabel))
    assert f"Draftlight {__version__}" in words
    assert str(harness.paths.data) in words
    table = dialog.licences.toPlainText()
    for component in components():
        assert component.name in table
        assert component.licence in table
    harness.bot.mouseClick(dialog.look_button, Qt.MouseButton.LeftButton)
    assert dialog.answer.text() == NO_FEED
    assert dialog.look_button.isEnabled()
    dialog.accept()
    settings.reject()
