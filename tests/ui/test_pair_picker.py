"""The menu of models in the top bar: what writes, what can guess for it, and the way to all of them."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMenu

from app.engine.commands import LoadPair
from app.models.library.facts import FactsStore
from app.models.library.model_library import LibraryEntry
from app.references import NO_DRAFT
from app.ui.window.bars.pickers import MOST_LISTED, PairPicker
from tests.fakes.gguf_files import gguf, head_values, model_values
from tests.ui.conftest import WindowHarness
from tests.ui.library_page import HEAD, MODEL, OWN, ours, page_of, put


@pytest.fixture
def harness(shared_harness: WindowHarness) -> WindowHarness:
    return shared_harness


def test_the_picker_says_of_a_base_model_what_it_is(harness: WindowHarness) -> None:
    base = ours(harness, "Base-Q8_0.gguf", gguf(model_values(tokenizer__chat_template=None)))
    chat, unread = ours(harness, "Chat-Q8_0.gguf"), ours(harness, "Unread-Q8_0.gguf")
    book = FactsStore(harness.paths.facts)
    for path in (base, chat):
        book.read(path)
    put(chat, gguf(model_values(tokenizer__chat_template=None)))  # another file by now: what was read is of no use
    known = book.known([base, chat, unread])
    assert {path: facts.converses for path, facts in known.items()} == {base: False}
    picker = PairPicker(lambda: [LibraryEntry("Base", str(base), base, 1, converses=False)])
    picker.menu().aboutToShow.emit()
    targets = next(action.menu() for action in picker.menu().actions() if action.text().startswith("Big model"))
    assert isinstance(targets, QMenu)
    assert [action.text() for action in targets.actions()] == [
        "Base, a base model: made to go on with a text, not to converse"
    ]
    picker.deleteLater()


def test_the_picker_offers_what_was_made_for_the_model_first(harness: WindowHarness) -> None:
    files = {
        "Small-Q8_0.gguf": MODEL,
        "Big-Q8_0.gguf": MODEL,
        "Big-EAGLE3-Q8_0.gguf": HEAD,
        "Other-EAGLE3-Q8_0.gguf": gguf(head_values(eagle3__target_hidden_size=128)),
        "Own-Q8_0.gguf": OWN,
    }
    paths = {name: ours(harness, name, content) for name, content in files.items()}
    facts = {name: FactsStore(harness.paths.facts).read(path) for name, path in paths.items()}
    entries = [
        LibraryEntry(name[:-10], f"o/r/{name}", path, path.stat().st_size, facts=facts[name])
        for name, path in paths.items()
    ]
    picker = PairPicker(lambda: entries)
    picked: list[tuple[str, str | None]] = []
    picker.picked.connect(lambda target, draft: picked.append((target, draft)))

    def menu_of(start: str, target: str) -> QMenu:
        picker.show_pair(LoadPair(target, None), None)
        picker.menu().aboutToShow.emit()
        guesser_menu = next(action.menu() for action in picker.menu().actions() if action.text().startswith(start))
        assert isinstance(guesser_menu, QMenu)
        return guesser_menu

    drafts = menu_of("Draft", "hf:o/r/Big-Q8_0.gguf").actions()
    assert [action.text().split(" · ")[0] for action in drafts] == [
        "Big-EAGLE3", "", "Small", "Big", "Own", "", "No draft",
    ]  # fmt: skip
    assert "head for this model · 1 MB of memory" in drafts[0].text()
    drafts[0].trigger()
    assert picked.pop() == ("hf:o/r/Big-Q8_0.gguf", "o/r/Big-EAGLE3-Q8_0.gguf")
    drafts = menu_of("Draft", "o/r/Own-Q8_0.gguf").actions()
    assert drafts[0].text() == "Guesses for itself, with layers of its own · 4 MB of memory"  # with the cache
    assert drafts[0].isChecked()
    assert drafts[-1].text() == "No draft"
    drafts[-1].trigger()
    assert picked.pop() == ("o/r/Own-Q8_0.gguf", NO_DRAFT), "else it would guess for itself all the same"
    targets = menu_of("Big model", "o/r/Own-Q8_0.gguf").actions()
    assert [action.text() for action in targets] == ["Small", "Big", "Own, guesses for itself"]
    targets[1].trigger()
    assert picked.pop() == ("o/r/Big-Q8_0.gguf", "o/r/Big-EAGLE3-Q8_0.gguf")
    picker.deleteLater()


def test_no_draft_keeps_a_model_from_guessing_for_itself(harness: WindowHarness) -> None:
    own = ours(harness, "Own-Q8_0.gguf", OWN)
    entry = LibraryEntry("Own", str(own), own, 1000, facts=FactsStore(harness.paths.facts).read(own))
    picker = PairPicker(lambda: [entry])
    for draft, itself in ((NO_DRAFT, False), (None, True)):
        harness.actions.use_pair(str(own), draft)
        wanted_pair = harness.program.session.wanted_pair
        assert wanted_pair is not None
        assert (wanted_pair.draft, wanted_pair.own_layers) == (None, itself)
        picker.show_pair(wanted_pair, None)
        picker.menu().aboutToShow.emit()
        menu = next(action.menu() for action in picker.menu().actions() if action.text().startswith("Draft"))
        assert isinstance(menu, QMenu)
        ticked = [action.text().split(",")[0] for action in menu.actions() if action.isChecked()]
        assert ticked == ["Guesses for itself" if itself else "No draft"]
    picker.deleteLater()


def test_a_name_longer_than_the_screen_leaves_room_for_what_is_said_of_it(harness: WindowHarness) -> None:
    path = ours(harness, "Big-EAGLE3-Q8_0.gguf", HEAD)
    target = ours(harness, "Big-Q8_0.gguf")
    book = FactsStore(harness.paths.facts)
    name = "Very long name " * 40
    entries = [
        LibraryEntry(name, "head.gguf", path, 1000, facts=book.read(path)),
        LibraryEntry("Big", "big.gguf", target, 1000, facts=book.read(target)),
    ]
    picker = PairPicker(lambda: entries)
    picker.show_pair(LoadPair("big.gguf", None), None)
    picker.menu().aboutToShow.emit()
    drafts = picker.menu().findChildren(QMenu)[1]
    first = drafts.actions()[0]
    assert "…" in first.text()
    assert first.text().endswith("head for this model · 1 MB of memory")
    assert first.toolTip().startswith(name)
    assert drafts.fontMetrics().horizontalAdvance(first.text()) < picker.screen().availableGeometry().width()
    picker.deleteLater()


def test_the_menu_of_models_leaves_nothing_behind_when_it_opens_again(harness: WindowHarness) -> None:
    menu = harness.parts.top_bar.pair.menu()
    menu.aboutToShow.emit()
    before = _menus_and_actions()
    for _ in range(3):
        menu.aboutToShow.emit()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert _menus_and_actions() <= before
    shown = [action.menu() for action in menu.actions() if action.menu() is not None]
    assert len(shown) == 2
    assert menu.findChildren(QMenu) == shown


def _menus_and_actions() -> int:
    """Return the number of Python objects of that kind, those that Qt has deleted among them."""
    gc.collect()
    return sum(isinstance(thing, (QMenu, QAction)) for thing in gc.get_objects())


def test_the_picker_lists_the_latest_and_leads_to_all(harness: WindowHarness) -> None:
    entries = [LibraryEntry(f"Model {number}", f"{number}.gguf", Path(f"{number}.gguf"), 1) for number in range(200)]
    picker = PairPicker(lambda: entries)
    picker.menu().aboutToShow.emit()
    *listed, last = picker.menu().findChildren(QMenu)[0].actions()
    assert len(listed) == MOST_LISTED
    assert "200" in last.text()
    with harness.bot.waitSignal(picker.library.triggered):
        last.trigger()
    picker.deleteLater()
    harness.parts.top_bar.pair.library.trigger()
    assert page_of(harness).tabs.currentWidget() is page_of(harness).library
