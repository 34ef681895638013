"""Assistants in the window: one for a chat, changed at any time, edited, imported and exported."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea

from app.chats.assistants import SET_BY_ASSISTANTS, Assistant
from app.speculation.settings import SpeculationMode
from app.ui.dialogs.assistants_dialog import AssistantsDialog
from app.ui.transcript.messages.reply_line import ReplyFigures
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

LEFT = Qt.MouseButton.LeftButton


def named(harness: WindowHarness, name: str) -> Assistant:
    return next(one for one in harness.store.assistants.all() if one.name == name)


def pick(harness: WindowHarness, name: str) -> None:
    """Choose from the menu beside the message field, as a person does."""
    menu = harness.parts.assistant_button.menu()
    menu.aboutToShow.emit()
    next(action for action in menu.actions() if action.text() == name).trigger()


def system_prompt(harness: WindowHarness) -> str:
    first = harness.engine.requests[-1].messages[0]
    return first.text if first.role == "system" else ""


def has_all_fields(dialog: AssistantsDialog) -> bool:
    """Return whether the fields are there, which are made one by one."""
    return {*dialog.fields, "draft"} == set(SET_BY_ASSISTANTS)


def edited(harness: WindowHarness) -> AssistantsDialog:
    """The dialog with all its fields, as it is a moment after it was opened."""
    harness.window.show()
    harness.actions.open_assistants()
    dialog = harness.window.findChild(AssistantsDialog)
    assert isinstance(dialog, AssistantsDialog)
    harness.bot.waitUntil(lambda: has_all_fields(dialog))
    return dialog


def test_each_chat_is_answered_and_raced_by_its_own(harness: WindowHarness) -> None:
    pick(harness, "Code")
    harness.ask("First.")
    assert harness.parts.chat.race_request().messages[0].text == system_prompt(harness)
    code, first = named(harness, "Code"), harness.parts.chat.conversation_id
    assert system_prompt(harness) == code.values["system_prompt"]
    assert harness.engine.requests[-1].sampling.temperature == code.values["temperature"]
    harness.actions.new_chat()
    assert harness.parts.chat.settings.current is None
    harness.ask("Second.")
    assert system_prompt(harness) == ""
    assert first is not None
    harness.actions.open_chat(first)
    assert harness.parts.assistant_button.accessibleName() == "Assistant of this chat: Code"
    pick(harness, "Teach")
    harness.ask("Third.")
    assert system_prompt(harness) == named(harness, "Teach").values["system_prompt"]
    pick(harness, "No assistant: as in Settings")
    harness.ask("Fourth.")
    assert system_prompt(harness) == ""


def test_what_is_chosen_by_hand_holds_in_the_place_of_what_the_assistant_sets(own_harness: WindowHarness) -> None:
    quiet = Assistant("Quiet", {"mode": "off", "target": "starter:q8_0", "draft": "starter:q4_0"})
    own_harness.store.assistants.replace_all([quiet])
    own_harness.show()
    own_harness.load_starter()
    wanted_pair = own_harness.program.session.wanted_pair
    pick(own_harness, "Quiet")
    assert own_harness.parts.top_bar.pair.accessibleName().endswith(", Off")
    assert own_harness.program.session.wanted_pair is not None
    assert own_harness.program.session.wanted_pair.target == "starter:q8_0"
    assert own_harness.settings.mode is SpeculationMode.AUTOMATIC, "the person's own choice stays"
    own_harness.actions.use_mode(SpeculationMode.LOOKUP)
    assert own_harness.parts.top_bar.pair.accessibleName().endswith(", Lookup")
    own_harness.ask("First.")
    assert own_harness.engine.requests[-1].mode is SpeculationMode.LOOKUP
    own_harness.actions.new_chat()
    assert own_harness.program.session.wanted_pair == wanted_pair


def test_models_that_are_not_here_are_said_and_the_chosen_ones_answer(harness: WindowHarness) -> None:
    harness.store.assistants.replace_all([Assistant("Big", {"target": "<i>huge</i>.gguf", "temperature": 0.1})])
    before = harness.program.session.wanted_pair
    pick(harness, "Big")
    assert "which is not on this computer" in harness.parts.view.banner.sentence
    assert harness.program.session.wanted_pair == before
    harness.ask("First.")
    assert harness.engine.requests[-1].sampling.temperature == 0.1


def test_a_deleted_assistant_leaves_its_chat_readable_and_is_brought_back_by_undo(harness: WindowHarness) -> None:
    pick(harness, "Code")
    harness.ask("First.")
    dialog = edited(harness)
    assert dialog.name.text() == "Code"
    harness.bot.mouseClick(dialog.delete_button, LEFT)
    assert "One chat has it" in dialog.status.text()
    assert named(harness, "Code"), "not before the dialog is closed"
    harness.bot.mouseClick(dialog.undo_button, LEFT)
    assert not dialog.undo_button.isVisible()
    assert dialog.name.text() == "Code"
    harness.bot.mouseClick(dialog.delete_button, LEFT)
    harness.bot.mouseClick(dialog.close_button, LEFT)
    assert harness.parts.chat.settings.current is None
    assert len(harness.parts.chat.messages) == 2
    harness.ask("Second.")
    assert system_prompt(harness) == ""


def test_what_is_edited_holds_once_the_dialog_is_closed_by_escape(harness: WindowHarness) -> None:
    dialog = edited(harness)
    dialog.name.selectAll()
    harness.bot.keyClicks(dialog.name, "Brief")
    harness.bot.keyClick(dialog, Qt.Key.Key_Escape)
    assert named(harness, "Brief")


def test_hostile_names_are_plain_text_everywhere(harness: WindowHarness) -> None:
    harness.store.assistants.replace_all([Assistant("<b>A&B</b>" + "x" * 50, {"system_prompt": "<img src=x>"})])
    (one,) = harness.store.assistants.all()
    menu = harness.parts.assistant_button.menu()
    menu.aboutToShow.emit()
    assert one.name.replace("&", "&&") in [action.text() for action in menu.actions()]
    harness.parts.chat.settings.choose(one)
    harness.window.resize(1280, 800)
    assert harness.parts.assistant_button.text().startswith("<b>A&&B")
    assert len(harness.parts.assistant_button.text()) < 20
    harness.window.resize(480, 600)
    harness.bot.waitUntil(lambda: harness.parts.assistant_button.text() == "")


# The dialog


def test_every_setting_is_explained_changed_and_left_open_again(harness: WindowHarness) -> None:
    harness.apply(target="starter:f32", draft="starter:q4_1")
    dialog = edited(harness)
    assert all(field.control.accessibleDescription().endswith(".") for field in dialog.fields.values())
    harness.bot.mouseClick(dialog.new_button, LEFT)
    dialog.name.setText("  Mine\u202e ")
    entries = {"temperature": "0,2", "top_k": "7", "top_p": "0.5", "min_p": "0", "repeat_penalty": "1.2"}
    entries |= {"max_tokens": "50", "seed": "9"}
    for name, text in entries.items():
        control = dialog.fields[name].control
        control.setText(text)
    prompt, mode = dialog.fields["system_prompt"].control, dialog.fields["mode"].control
    prompt.setPlainText("Be mine.")
    mode.setCurrentIndex(mode.findText("Off"))
    dialog.fields["target"].control.setCurrentIndex(1)
    harness.bot.mouseClick(dialog.close_button, LEFT)
    assistant_chosen = named(harness, "Mine")
    assert assistant_chosen.values == {
        "temperature": 0.2, "top_k": 7, "top_p": 0.5, "min_p": 0.0, "repeat_penalty": 1.2, "max_tokens": 50, "seed": 9,
        "system_prompt": "Be mine.", "mode": "off", "target": "starter:f32", "draft": "starter:q4_1",
    }  # fmt: skip
    dialog.deleteLater()
    again = AssistantsDialog(harness.store, harness.settings, assistant_chosen, harness.window)
    harness.bot.waitUntil(lambda: has_all_fields(again))
    assert again.name.text() == "Mine"
    for field in again.fields.values():
        field.put(None)
    again.close_button.click()
    assert named(harness, "Mine").values == {}
    again.deleteLater()


def test_what_makes_no_sense_is_said_and_one_stays_where_one_is(harness: WindowHarness) -> None:
    dialog = edited(harness)
    control = dialog.fields["temperature"].control
    control.setText("hot")
    dialog.list.setCurrentRow(2)
    assert dialog.list.currentRow() == 0
    assert "Temperature" in dialog.status.text()
    harness.bot.mouseClick(dialog.close_button, LEFT)
    assert dialog.isVisible()
    control.setText("0.4")
    dialog.name.clear()
    harness.bot.mouseClick(dialog.close_button, LEFT)
    assert dialog.status.text() == "An assistant needs a name."
    dialog.reject()
    assert named(harness, "Short answers").values["temperature"] == 0.3


def test_files_go_to_others_and_come_from_them(harness: WindowHarness, tmp_path: Path) -> None:
    dialog = edited(harness)
    dialog.list.setCurrentRow(1)
    path = tmp_path / "code.json"
    dialog.write_file(path, all_of_them=False)
    dialog.read_file(path)
    assert dialog.list.count() == 6
    assert dialog.name.text() == "Code"
    path.write_text("{")
    dialog.read_file(path)
    assert "code.json" in dialog.status.text()
    assert dialog.list.count() == 6
    dialog.write_file(path, all_of_them=True)
    dialog.read_file(path)
    assert dialog.list.count() == 12
    harness.bot.mouseClick(dialog.close_button, LEFT)
    assert len(harness.store.assistants.all()) == 12


def test_nothing_is_cut_off_where_there_is_little_room(harness: WindowHarness) -> None:
    harness.parts.theme.set_zoom(2.0)
    harness.window.resize(640, 700)
    dialog = edited(harness)
    dialog.resize(608, 600)
    [area] = [one for one in dialog.findChildren(QScrollArea) if one.widget().isAncestorOf(dialog.fields["seed"])]
    harness.bot.waitUntil(lambda: area.widget().width() <= area.viewport().width())


# The seed


def test_the_seed_is_shown_where_the_reply_is_kept_in_its_chat_alone_and_let_go(harness: WindowHarness) -> None:
    harness.ask("First.")
    reply, chat = harness.parts.view.transcript.messages[-1], harness.parts.chat.conversation_id
    assert reply.trace is not None
    seed = reply.trace.summary.seed
    assert f"seed {seed}" in reply.findChild(ReplyFigures).accessibleName()
    reply.menu.seed.trigger()
    assert "is kept in this chat" in reply.menu.seed.toolTip()
    harness.actions.new_chat()
    harness.ask("In another chat.")
    harness.ask("And again.")
    assert len({request.sampling.seed for request in harness.engine.requests}) == 3
    assert harness.parts.chat.settings.settings_in_use.seed is None
    harness.actions.open_chat(chat)
    harness.ask("Second.")
    assert harness.engine.requests[-1].sampling.seed == seed
    assert not harness.saved_settings().is_chosen("seed"), "it is the chat's"
    harness.settings.set("seed", 9)
    harness.parts.view.transcript.messages[-1].menu.seed.trigger()
    harness.ask("Third.")
    harness.ask("Fourth.")
    seeds = {request.sampling.seed for request in harness.engine.requests[-3:]}
    assert len(seeds - {9}) == 3, "let go, whatever the settings say"
    assert harness.settings.seed == 9


def test_a_seed_that_is_let_go_is_let_go_of_where_an_assistant_has_one_too(harness: WindowHarness) -> None:
    harness.store.assistants.replace_all([Assistant("Same", {"seed": 5})])
    pick(harness, "Same")
    harness.ask("First.")
    assert harness.engine.requests[-1].sampling.seed == 5
    harness.actions.keep_seed(None)
    harness.ask("Second.")
    harness.ask("Third.")
    assert len({request.sampling.seed for request in harness.engine.requests[-2:]}) == 2
