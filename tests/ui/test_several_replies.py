"""Several chats whose replies are written at the same time, as the window shows them."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QMenu

from app.engine.events import Failed
from app.errors import PromptTooLong
from app.ui.chat_list.chat_list_model import ChatRole, ReplyMark
from tests.fakes.hand_engine import ROUNDS, HandEngine
from tests.ui.conftest import WindowHarness

LEFT = Qt.MouseButton.LeftButton


class Company:
    """A window whose engine writes as many replies at the same time as are asked for."""

    def __init__(self, harness: WindowHarness) -> None:
        self.harness, self.parts = harness, harness.parts
        harness.show()
        self.parts.session.close()
        self.engine = HandEngine(self.parts.session.handle)
        self.parts.session.attach(self.engine)  # type: ignore[arg-type] # a port in all that is used of it
        harness.actions.use_starter()
        self.engine.tell()

    def ask(self, text: str) -> int:
        """Ask in a new chat, have some of the reply written, and return the chat's id."""
        self.harness.actions.new_chat()
        self.parts.view.message_sending.ask(text)
        self.engine.write(self.engine.job_of(text), rounds=2)
        assert self.parts.chat.conversation_id is not None
        return self.parts.chat.conversation_id

    def mark(self, chat: int) -> ReplyMark | None:
        """Return the mark of a chat's row."""
        return self._row(chat).data(ChatRole.REPLY)

    def spoken(self, chat: int) -> str:
        """Return a row as a screen reader says it."""
        return self._row(chat).data(Qt.ItemDataRole.AccessibleTextRole)

    def choose(self, chat: int, words: str) -> None:
        """Choose from the menu of a row."""
        view = self.parts.sidebar.list
        view.customContextMenuRequested.emit(view.visualRect(self._row(chat)).center() + QPoint(1, 1))
        (menu,) = [menu for menu in self.parts.sidebar.findChildren(QMenu) if menu.isVisible()]
        next(action for action in menu.actions() if action.text() == words).trigger()
        menu.close()

    def write_next(self, text: str) -> None:
        """Write a message while a reply is written, and press Enter."""
        edit = self.parts.view.composer.edit
        edit.setPlainText(text)
        self.harness.bot.keyClick(edit, Qt.Key.Key_Return)

    @property
    def typed(self) -> str:
        return self.parts.view.composer.edit.toPlainText()

    def _row(self, chat: int):
        model = self.parts.sidebar.list.model()
        return model.index(model.row_of(chat), 0)


@pytest.fixture
def company(own_harness: WindowHarness) -> Company:
    return Company(own_harness)


def texts(count: int) -> str:
    return "".join(one.text for one in ROUNDS[:count])


def test_each_row_shows_that_its_reply_is_written_or_came(company: Company) -> None:
    first, second = company.ask("Why?"), company.ask("How?")
    assert (company.mark(first), company.mark(second)) == (ReplyMark.WRITING, ReplyMark.WRITING)
    assert company.spoken(first) == "Why?, a reply is being written"
    for words in ("Why?", "How?"):
        company.engine.finish(company.engine.job_of(words))
    assert (company.mark(first), company.mark(second)) == (ReplyMark.UNREAD, None)
    company.harness.actions.open_chat(first)
    assert company.mark(first) is None


def test_a_chat_that_is_opened_shows_its_own_reply_and_figures(company: Company) -> None:
    first = company.ask("Why?")
    company.engine.write(company.engine.job_of("Why?"), rounds=3)
    company.ask("How?")
    assert company.parts.metrics_panel.strip._count == 2
    company.harness.actions.open_chat(first)
    assert company.parts.view.transcript.messages[-1].text == texts(5)
    assert company.parts.metrics_panel.strip._count == 5
    assert company.parts.view.composer.stop_button.isVisible()


@pytest.mark.parametrize("stops_by", ["button", "menu"])
def test_stop_ends_the_reply_that_it_is_about(company: Company, stops_by: str) -> None:
    first, second = company.ask("Why?"), company.ask("How?")
    if stops_by == "menu":
        company.choose(first, "Stop the reply")
    else:
        company.harness.bot.mouseClick(company.parts.view.composer.stop_button, LEFT)
    company.engine.tell()
    assert company.parts.chat.writing == ({second} if stops_by == "menu" else {first})


def test_closing_the_window_keeps_what_all_replies_have(company: Company) -> None:
    chats = [company.ask(words) for words in ("Why?", "How?", "When?")]
    company.write_next("And then?")
    company.harness.window.close()
    kept = [company.harness.store.messages(chat)[-1] for chat in chats]
    assert [(reply.text, reply.state) for reply in kept] == [(texts(2), "cancelled")] * 3
    assert "And then?" in company.harness.paths.unsent_messages.read_text()


def test_the_next_message_waits_for_the_reply_and_is_sent_in_its_chat(company: Company) -> None:
    first = company.ask("Why?")
    company.write_next("And then?")
    strip = company.parts.view.next_strip
    assert (strip.words.full_text, strip.isVisible(), company.typed) == ("And then?", True, "")
    company.harness.actions.new_chat()
    assert not strip.isVisible()
    company.engine.finish(company.engine.job_of("Why?"))
    assert [one.text for one in company.harness.store.messages(first)] == ["Why?", texts(2), "And then?", ""]
    assert company.mark(first) is ReplyMark.WRITING
    assert company.engine.requests[-1].messages[-1].text == "And then?"


@pytest.mark.parametrize(("ending", "is_open"), [("stopped", True), ("failed", False)])
def test_the_next_message_is_a_draft_again_where_the_reply_is_not_whole(
    company: Company, ending: str, is_open: bool
) -> None:
    first = company.ask("Why?")
    company.write_next("And then?")
    company.parts.view.composer.edit.setPlainText("Later")
    if not is_open:
        company.harness.actions.new_chat()
    if ending == "stopped":
        company.parts.chat.stop(first)
        company.engine.tell()
    else:
        company.engine.fail(Failed(company.engine.job_of("Why?"), PromptTooLong("This message is too long.")))
    company.harness.actions.open_chat(first)
    assert company.typed == "And then?\n\nLater"
    assert not company.parts.view.next_strip.isVisible()
    assert len(company.engine.requests) == 1


def test_the_message_that_waits_can_be_added_to_edited_and_removed(company: Company) -> None:
    company.ask("Why?")
    company.write_next("And then?")
    composer, strip = company.parts.view.composer, company.parts.view.next_strip
    assert not composer.send_button.isVisible()
    composer.edit.setPlainText("And why?")
    assert composer.send_button.isVisible()
    assert composer.send_button.toolTip() == "Send after this reply (Enter)"
    composer.send_button.click()
    assert strip.words.full_text == "And then? And why?"
    strip.edit_button.click()
    assert (company.typed, strip.isVisible()) == ("And then?\n\nAnd why?", False)
    company.write_next("Never mind")
    strip.remove_button.click()
    assert (company.typed, strip.isVisible()) == ("", False)
    company.engine.finish(company.engine.job_of("Why?"))
    assert len(company.engine.requests) == 1


def test_answers_side_by_side_are_written_in_columns_and_one_is_kept(company: Company) -> None:
    company.ask("Why?")
    company.engine.finish(company.engine.job_of("Why?"))
    company.parts.view.transcript.requests.compare.emit(company.parts.chat.messages[-1].id)
    view = company.parts.overlays.comparison
    assert view.question.full_text == "Why?"
    assert company.parts.metrics_panel.strip._count == 0, "the figures are those of one reply"
    view.count.setCurrentIndex(1)
    view.difference.setCurrentIndex(1)
    view.start_button.click()
    jobs = list(company.engine.replies)
    company.engine.write(*jobs, rounds=3)
    columns = list(view.columns.values())
    for column in columns:
        column.pane.show_pending()
    assert [column.accessibleName() for column in columns] == ["Temperature 0.0", "Temperature 0.6", "Temperature 1.2"]
    assert [column.pane.body.spans.source for column in columns] == [texts(3)] * 3
    assert not columns[1].keep_button.isEnabled()
    company.engine.write(jobs[1])
    company.engine.finish(jobs[1])
    columns[1].keep_button.click()
    company.engine.tell()
    assert company.parts.view.page is None
    (reply,) = company.parts.view.transcript.messages[1:]
    assert (reply.text, company.parts.chat.running) == (texts(4), False)
    assert company.parts.metrics_panel.strip._count == 4


def test_a_question_for_other_models_waits_for_the_replies_that_these_write(company: Company) -> None:
    company.ask("Why?")
    company.harness.actions.new_chat()
    company.harness.actions.use_pair("starter:f32", None)
    company.parts.view.message_sending.ask("How?")
    assert company.parts.view.waiting.words.text() == (
        "Your question is answered after the reply that is being written."
    )
    company.engine.finish(company.engine.job_of("Why?"))
    company.engine.tell()
    assert company.engine.job_of("How?")
