"""Recently deleted chats: restored, deleted now, and gone by themselves after 30 days."""

from __future__ import annotations

from datetime import timedelta

import pytest
from PySide6.QtCore import Qt

from app.chats.folders import RETENTION_TIME
from app.ui.dialogs.confirm_dialog import ConfirmDialog
from app.ui.dialogs.deleted_chats_dialog import DeletedChatsDialog
from tests.fakes.deleted_chats import deleted_chats
from tests.ui.conftest import WindowHarness
from tests.ui.listed_chats import _fill, _titles
from tests.ui.undoing import undo_strip

pytestmark = pytest.mark.shared_window

LEFT = Qt.MouseButton.LeftButton


def _opened(harness: WindowHarness) -> DeletedChatsDialog:
    harness.parts.sidebar.show_deleted.trigger()
    [dialog] = [one for one in harness.window.findChildren(DeletedChatsDialog) if one.isVisible()]
    return dialog


def _rows(dialog: DeletedChatsDialog) -> list[str]:
    return [dialog.chats.item(row).text().split(" · ")[0] for row in range(dialog.chats.count())]


def _delete(harness: WindowHarness, *titles: str) -> None:
    _fill(harness, *titles)
    for title in titles:
        harness.parts.sidebar.chat_actions.delete([one for one in harness.store.conversations() if one.title == title])
    undo_strip(harness).end()


def test_a_chat_comes_back_long_after_the_undo_is_gone_or_is_deleted_for_good_after_a_yes(
    harness: WindowHarness,
) -> None:
    _delete(harness, "Bicycles", "Landlord")
    assert _titles(harness) == []
    dialog = _opened(harness)
    assert _rows(dialog) == ["Landlord", "Bicycles"]
    assert dialog.chats.item(0).text().endswith("30 days left")
    harness.bot.mouseClick(dialog.restore_button, LEFT)
    assert _titles(harness) == ["Landlord"]
    for button in ("cancel_button", "yes_button"):
        assert _rows(dialog) == ["Bicycles"]
        harness.bot.mouseClick(dialog.delete_button, LEFT)
        [question] = [one for one in dialog.findChildren(ConfirmDialog) if one.isVisible()]
        getattr(question, button).click()
    assert _rows(dialog) == []
    assert not dialog.restore_button.isVisible()
    harness.bot.waitUntil(lambda: not deleted_chats(harness.store))
    dialog.close()


@pytest.mark.parametrize(("age", "stays"), [(RETENTION_TIME - timedelta(hours=1), True), (RETENTION_TIME, False)])
def test_after_thirty_days_a_deleted_chat_goes_by_itself(harness: WindowHarness, age: timedelta, stays: bool) -> None:
    _delete(harness, "Bicycles")
    store = harness.store
    store._database.write("UPDATE conversations SET deleted_at = deleted_at - ?", (age.total_seconds(),))
    assert bool(store.folders.recently_deleted()) is stays
    harness.parts.sidebar.chat_actions.remove_expired()
    harness.bot.waitUntil(lambda: bool(deleted_chats(store)) is stays)


def test_nothing_is_said_to_have_moved_that_did_not(harness: WindowHarness) -> None:
    _fill(harness, "Bicycles")
    actions, chat = harness.parts.sidebar.chat_actions, harness.store.latest()[0]
    folder = harness.store.folders.add_folder("Work")
    actions.move([chat], folder)
    assert undo_strip(harness).words.full_text == "Moved 1 chat"
    undo_strip(harness).end()
    actions.move([chat], folder)
    assert not undo_strip(harness).isVisible()
