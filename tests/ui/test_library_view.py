"""The library in the window: what is here, what it is, and what can be done with it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QDialog, QPushButton
from pytestqt.modeltest import ModelTester

from app.engine.commands import LoadPair
from app.models.library import file_operations
from app.models.library.catalog import load_catalog
from app.models.library.facts import FactsStore
from app.models.library.model_library import Library, LibraryEntry
from app.ui.dialogs.confirm_dialog import ConfirmDialog
from app.ui.models_page.library_view import LibraryView, RenameDialog
from app.ui.models_page.models_page import ModelsPage
from app.ui.toolkit.files.file_dialog import FileDialog
from tests.fakes.gguf_files import gguf, model_values
from tests.ui.choice_panels import model_panel
from tests.ui.conftest import WindowHarness
from tests.ui.library_page import HEAD, OWN, ours, page_of, put
from tests.ui.shown_words import shown_words

pytestmark = pytest.mark.shared_window


def opened(harness: WindowHarness) -> LibraryView:
    """The library on its page, with what is there listed."""
    if not harness.window.isVisible():
        harness.show()
    harness.actions.open_models()
    view = page_of(harness).library
    page_of(harness).tabs.setCurrentWidget(view)
    wait(harness, lambda: view.table.isVisible() or view.empty.pairs_button.isVisible())
    return view


def wait(harness: WindowHarness, condition: Callable[[], object]) -> None:
    harness.bot.waitUntil(lambda: bool(condition()))


def press(harness: WindowHarness, button: QPushButton) -> None:
    harness.bot.mouseClick(button, Qt.MouseButton.LeftButton)


def names(view: LibraryView) -> list[str]:
    return [view.rows.item_at(view.rows.index(row, 0)).path.name for row in range(view.rows.rowCount())]


def choose(harness: WindowHarness, view: LibraryView, name: str) -> None:
    row = names(view).index(name)
    view.table.setCurrentIndex(view.rows.index(row, 0))
    wait(harness, lambda: view.details.facts.shown or view.details.facts.sentence.text() not in {"", READING})


READING = "Reading what the file says…"


def dialog_of(view: LibraryView, kind: type[QDialog]) -> QDialog:
    [dialog] = [one for one in view.findChildren(kind) if one.isVisible()]
    return dialog


def test_an_empty_library_says_what_to_do(harness: WindowHarness) -> None:
    view = opened(harness)
    assert "On this computer" in shown_words(view)
    press(harness, view.empty.pairs_button)
    assert page_of(harness).tabs.currentWidget() is page_of(harness).pairs


def test_a_row_says_size_role_use_and_place_and_the_card_the_facts(
    harness: WindowHarness, qtmodeltester: ModelTester
) -> None:
    path = ours(harness, content=gguf(model_values(general__license="mit", tokenizer__chat_template="<|im_start|>")))
    Library(harness.paths).uses.note(path, None)
    view = opened(harness)
    qtmodeltester.check(view.model)
    qtmodeltester.check(view.rows)
    row = [str(view.rows.index(0, column).data()) for column in range(view.rows.columnCount())]
    assert row == ["Tiny (Q8_0)", f"{path.stat().st_size:,} bytes", "Writes", "Today", "Draftlight"]
    choose(harness, view, path.name)
    assert view.details.facts.shown == {
        "Architecture": "llama", "Parameters": "1M", "Precision": "Q8_0", "Context": "512 tokens",
        "Chat template": "ChatML", "Licence": "MIT",
    }  # fmt: skip
    spoken = view.rows.index(0, 2).data(Qt.ItemDataRole.AccessibleTextRole)
    assert spoken == "Used as: Writes"


def test_a_base_model_says_so_before_one_chats_with_it(harness: WindowHarness) -> None:
    ours(harness, "Base-Q8_0.gguf", gguf(model_values(tokenizer__chat_template=None)))
    ours(harness, "Chat-Q8_0.gguf")
    view = opened(harness)
    choose(harness, view, "Base-Q8_0.gguf")
    wait(harness, view.details.base.isVisible)
    anyway = view.details.chat_button.text()
    assert view.details.chat_button.accessibleName() == f"{anyway}: Base (Q8_0)"
    choose(harness, view, "Chat-Q8_0.gguf")
    wait(harness, lambda: not view.details.base.isVisible())
    assert view.details.chat_button.text() != anyway


def test_a_head_says_whose_it_is_and_offers_no_chat_and_own_layers_are_told(harness: WindowHarness) -> None:
    ours(harness, "Own-Q8_0.gguf", OWN)
    ours(harness, "Big-Q8_0.gguf")
    ours(harness, "Big-EAGLE3-Q8_0.gguf", HEAD)
    view = opened(harness)
    choose(harness, view, "Big-EAGLE3-Q8_0.gguf")
    wait(harness, lambda: "guesses ahead for “Big (Q8_0)”" in view.details.words.text())
    assert view.details.facts.shown["Kind"] == "Head, made for Tiny 1M"
    assert not view.details.chat_button.isVisible()
    assert not view.details.draft_button.isVisible()
    assert view.details.help_button.isVisible()
    assert not view.details.base.isVisible()
    roles = {view.rows.item_at(view.rows.index(row, 0)).path.name: view.rows.index(row, 2).data() for row in range(3)}
    assert roles["Big-EAGLE3-Q8_0.gguf"] == "Guesses"
    choose(harness, view, "Own-Q8_0.gguf")
    wait(harness, lambda: "It guesses for itself, with 3 MB of layers" in view.details.words.text())
    choose(harness, view, "Big-Q8_0.gguf")
    wait(harness, view.details.chat_button.isVisible)
    with harness.bot.waitSignal(view.picked) as picked:
        press(harness, view.details.chat_button)
    assert picked.args == ["o/r/Big-Q8_0.gguf", "o/r/Big-EAGLE3-Q8_0.gguf"], "what was made for it comes with it"


def test_new_files_are_looked_into_before_anyone_asks(harness: WindowHarness) -> None:
    path = ours(harness, "Big-EAGLE3-Q8_0.gguf", HEAD)
    reader = harness.parts.facts_reader
    reader._entries = lambda: [LibraryEntry("head", "head", path, 1)]
    reader.read()
    wait(harness, lambda: FactsStore(harness.paths.facts).known([path]))


def test_with_the_starter_pair_in_use_nobody_is_told_that_there_are_no_models(harness: WindowHarness) -> None:
    view = opened(harness)
    assert shown_words(view.empty)[0] == "Only the starter pair so far"
    panel = model_panel(harness)
    assert [choice.title for choice in panel.choices if choice.group == "Models on this computer"] == ["Starter pair"]
    panel.close()


def test_a_broken_file_says_why_it_cannot_be_used(harness: WindowHarness) -> None:
    ours(harness, "page-Q8_0.gguf", b"<html>")
    view = opened(harness)
    choose(harness, view, "page-Q8_0.gguf")
    wait(harness, lambda: "web page" in view.details.facts.sentence.text())
    assert not view.details.chat_button.isEnabled()
    assert view.details.remove_button.isVisible()


def test_a_model_is_chosen_to_write_and_another_to_help(own_harness: WindowHarness) -> None:
    ours(own_harness, "big-Q8_0.gguf")
    ours(own_harness, "small-Q8_0.gguf")
    view = opened(own_harness)
    choose(own_harness, view, "big-Q8_0.gguf")
    assert not view.details.help_button.isEnabled()  # there is nobody to help yet
    press(own_harness, view.details.chat_button)
    assert (own_harness.settings.target, own_harness.settings.draft) == ("o/r/big-Q8_0.gguf", None)
    view = opened(own_harness)
    choose(own_harness, view, "small-Q8_0.gguf")
    press(own_harness, view.details.help_button)
    assert (own_harness.settings.target, own_harness.settings.draft) == ("o/r/big-Q8_0.gguf", "o/r/small-Q8_0.gguf")


def test_a_model_of_a_whole_pair_brings_its_helper(harness: WindowHarness) -> None:
    pair = load_catalog()[0]
    for file in pair.files:
        put(file.hub.below(harness.paths.models))
    view = opened(harness)
    choose(harness, view, pair.target.hub.name)
    assert pair.name in view.details.words.text()
    press(harness, view.details.chat_button)
    assert harness.settings.draft == pair.draft.hub.reference


def test_a_renamed_model_that_is_loaded_stays_loaded(harness: WindowHarness) -> None:
    path = ours(harness)
    harness.use_pair("o/r/Tiny-Q8_0.gguf", None)
    view = opened(harness)
    choose(harness, view, path.name)
    press(harness, view.details.rename_button)
    dialog = dialog_of(view, RenameDialog)
    assert dialog.field.text() == "Tiny-Q8_0"
    dialog.field.setText("con")
    press(harness, dialog.rename_button)
    wait(harness, lambda: "every system" in dialog.problem.text())
    dialog.field.setText("Mine-Q8_0")
    press(harness, dialog.rename_button)
    wait(harness, lambda: names(view) == ["Mine-Q8_0.gguf"])
    assert harness.settings.target == "o/r/Mine-Q8_0.gguf"
    commands = len(harness.engine.commands)
    harness.ask()
    assert len(harness.engine.commands) == commands + 1  # nothing was loaded again


def test_a_model_goes_to_the_trash_once_the_question_is_answered(harness: WindowHarness) -> None:
    path = ours(harness)
    harness.settings.set("target", "o/r/Tiny-Q8_0.gguf")
    view = opened(harness)
    choose(harness, view, path.name)
    press(harness, view.details.remove_button)
    question = dialog_of(view, ConfirmDialog)
    assert question.cancel_button.isDefault()
    press(harness, question.cancel_button)
    assert path.exists()
    press(harness, view.details.remove_button)
    question = dialog_of(view, ConfirmDialog)
    assert "In use" in view.details.words.text()
    press(harness, question.yes_button)
    wait(harness, lambda: not path.exists() and view.empty.isVisible())
    assert "trash" in view.notice.text()


def test_without_a_trash_deleting_asks_again(harness: WindowHarness, monkeypatch: pytest.MonkeyPatch) -> None:
    path = ours(harness)
    monkeypatch.setattr(file_operations, "to_trash", lambda _: False)
    view = opened(harness)
    choose(harness, view, path.name)
    press(harness, view.details.remove_button)
    first = dialog_of(view, ConfirmDialog)
    press(harness, first.yes_button)
    wait(harness, lambda: any("for good" in one.windowTitle() for one in view.findChildren(ConfirmDialog)))
    assert path.exists()
    second = next(one for one in view.findChildren(ConfirmDialog) if "for good" in one.windowTitle())
    press(harness, second.yes_button)
    wait(harness, lambda: not path.exists())
    wait(harness, lambda: "free again" in view.notice.text())


def test_what_other_programs_keep_is_used_in_place_and_never_changed(
    harness: WindowHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = harness.paths.data / "home"
    theirs = put(home / ".lmstudio" / "models" / "pub" / "m" / "theirs-Q8_0.gguf")
    monkeypatch.setenv("HOME", str(home))
    view = opened(harness)
    choose(harness, view, theirs.name)
    assert "belongs to LM Studio" in view.details.words.text()
    buttons = view.details.rename_button, view.details.remove_button, view.details.forget_button
    assert not any(button.isVisible() for button in buttons)
    press(harness, view.details.chat_button)
    assert harness.settings.target == str(theirs)


def test_dropped_files_and_folders_are_added_and_taken_off_again(harness: WindowHarness, tmp_path: Path) -> None:
    mine = put(tmp_path / "downloads" / "deep" / "mine-Q8_0.gguf")
    (tmp_path / "downloads" / "deep" / "round").symlink_to(tmp_path / "downloads", target_is_directory=True)
    letter = put(tmp_path / "letter.txt", b"Dear Sir")
    view = opened(harness)
    page_of(harness).tabs.setCurrentWidget(page_of(harness).pairs)
    drop(page_of(harness), tmp_path / "downloads", letter)
    assert page_of(harness).tabs.currentWidget() is view
    wait(harness, lambda: names(view) == [mine.name])
    assert letter.name in view.notice.text()
    assert mine.exists()
    choose(harness, view, mine.name)
    press(harness, view.details.forget_button)
    wait(harness, view.empty.isVisible)
    assert mine.exists()


@pytest.mark.parametrize("way", ["files", "folder"])
def test_files_and_folders_are_chosen_in_a_dialog(harness: WindowHarness, tmp_path: Path, way: str) -> None:
    mine = put(tmp_path / "downloads" / "mine-Q8_0.gguf")
    view = opened(harness)
    press(harness, view.files_button if way == "files" else view.folder_button)
    dialog = view.findChild(FileDialog)
    dialog.filesSelected.emit([str(mine if way == "files" else mine.parent)])
    dialog.close()
    wait(harness, lambda: names(view) == [mine.name])


@pytest.mark.parametrize("count", [40, pytest.param(2000, marks=pytest.mark.nightly("two thousand files: 11 s"))])
def test_many_files_are_listed_sorted_and_found(own_harness: WindowHarness, tmp_path: Path, count: int) -> None:
    first = put(tmp_path / "many" / "m-0000-Q8_0.gguf")
    for number in range(1, count):
        os.link(first, first.with_name(f"m-{number:04}-Q8_0.gguf"))
    os.truncate(ours(own_harness, "big-70B.gguf"), 10**9)
    view = opened(own_harness)
    view.add([tmp_path / "many" / f"m-{number:04}-Q8_0.gguf" for number in range(0, count, 2)])
    wait(own_harness, lambda: view.rows.rowCount() > 1)
    view.table.sortByColumn(1, Qt.SortOrder.DescendingOrder)
    assert names(view)[0] == "big-70B.gguf"
    view.search.setText("M draftlight 70b")
    assert names(view) == ["big-70B.gguf"]
    view.search.setText("no such model")
    assert view.empty.isVisible()
    assert not view.details.isVisible()


def test_the_page_may_be_closed_while_it_looks(own_harness: WindowHarness, tmp_path: Path) -> None:
    for number in range(50):
        put(tmp_path / "many" / f"{number}.gguf")
    view = opened(own_harness)
    view.add([tmp_path / "many"])
    view.refresh()
    page_of(own_harness).close()
    own_harness.window.close()
    QApplication.processEvents()


def test_a_narrow_table_shows_fewer_columns(harness: WindowHarness) -> None:
    ours(harness)
    view = opened(harness)
    page_of(harness).resize(900, 600)
    wide = [view.table.isColumnHidden(column) for column in range(5)]
    page_of(harness).resize(480, 600)
    wait(harness, lambda: view.table.isColumnHidden(4))
    assert not any(wide)
    assert not view.table.isColumnHidden(0)


def drop(page: ModelsPage, *paths: Path) -> None:
    """Send the events of files that are dragged onto the page and let go."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    buttons, keys, action = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, Qt.DropAction.CopyAction
    enter = QDragEnterEvent(QPointF(50, 50).toPoint(), action, data, buttons, keys)
    QApplication.sendEvent(page, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(page, QDropEvent(QPointF(50, 50), action, data, buttons, keys))


NAME, REFERENCE = "Tiny-Q8_0.gguf", "o/r/Tiny-Q8_0.gguf"


def library_of(harness: WindowHarness) -> LibraryView:
    harness.show()
    harness.actions.open_models()
    view = page_of(harness).library
    page_of(harness).tabs.setCurrentWidget(view)
    harness.bot.waitUntil(view.details.template_button.isVisible)
    return view


def give(harness: WindowHarness, view: LibraryView, file: Path) -> None:
    harness.bot.mouseClick(view.details.template_button, Qt.MouseButton.LeftButton)
    [dialog] = view.findChildren(FileDialog)
    dialog.fileSelected.emit(str(file))
    dialog.close()


def wanted_pair(harness: WindowHarness) -> LoadPair:
    pair = harness.parts.session.wanted_pair
    assert pair is not None
    return pair


def test_a_given_template_is_shown_used_kept_and_taken_back(harness: WindowHarness, tmp_path: Path) -> None:
    ours(harness)
    ours(harness, "Zoo-Q8_0.gguf")
    template = tmp_path / "my.jinja"
    view = library_of(harness)
    harness.actions.use_pair(REFERENCE, None)
    give(harness, view, template)
    assert "my.jinja" in view.details.words.text()
    harness.actions.use_pair("o/r/Zoo-Q8_0.gguf", None)
    assert wanted_pair(harness).chat_template is None, "another model keeps its own"
    harness.actions.use_pair(REFERENCE, None)
    assert wanted_pair(harness).chat_template == template
    assert harness.saved_settings().chat_templates == {REFERENCE: str(template)}
    harness.bot.mouseClick(view.details.template_button, Qt.MouseButton.LeftButton)
    assert "my.jinja" not in view.details.words.text()
    assert wanted_pair(harness).chat_template is None
    assert harness.saved_settings().chat_templates == {}


def test_a_template_follows_a_model_that_gets_another_name(harness: WindowHarness, tmp_path: Path) -> None:
    ours(harness)
    view = library_of(harness)
    give(harness, view, tmp_path / "my.jinja")
    harness.bot.mouseClick(view.details.rename_button, Qt.MouseButton.LeftButton)
    [dialog] = view.findChildren(RenameDialog)
    dialog.field.setText("Other-Q8_0")
    harness.bot.mouseClick(dialog.rename_button, Qt.MouseButton.LeftButton)
    harness.bot.waitUntil(lambda: [*harness.saved_settings().chat_templates] == ["o/r/Other-Q8_0.gguf"])
