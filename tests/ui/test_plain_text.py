"""Text from files, the Hub, chats and replies is shown as it is written, everywhere in the window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QTextDocument
from PySide6.QtWidgets import QApplication, QLabel, QTextEdit, QToolTip, QWidget

from app.errors import WorldError
from app.models.network.hub_internals import client
from app.ui.dialogs.start_failure import start_failure_dialog
from app.ui.toolkit.widgets import labels
from tests.fakes.gguf_files import gguf, model_values, vocabulary
from tests.fakes.hub import Repo, serving
from tests.ui.conftest import WindowHarness

pytestmark = pytest.mark.shared_window

HOSTILE = "<b>bold</b><img src='file:///usr/share/pixmaps/x.png'>"


def not_plain() -> list[str]:
    """Return all labels that would be read as HTML that is not ours."""
    QApplication.processEvents()
    labels_there = [widget for widget in QApplication.allWidgets() if isinstance(widget, QLabel)]
    for label in labels_there:
        label.ensurePolished()
    return [
        f"{type(label).__name__} {label.objectName()} {label.text()!r}"
        for label in labels_there
        if label.textFormat() != Qt.TextFormat.PlainText and (not label.property("rich") or HOSTILE in label.text())
    ]


def images(document: QTextDocument) -> list[str]:
    names, block = [], document.begin()
    while block.isValid():
        for part in block.begin():  # type: ignore[attr-defined]
            text_format = part.fragment().charFormat()
            if text_format.isImageFormat():
                names.append(text_format.toImageFormat().name())
        block = block.next()
    return names


@pytest.fixture
def hostile(own_harness: WindowHarness) -> WindowHarness:
    """A window in which every text that a stranger may write is hostile."""
    own_harness.show()
    own_harness.load_starter()
    own_harness.script.reply = (
        f"{HOSTILE} and\n\n{HOSTILE}\n\n# {HOSTILE}\n\n![x](file:///usr/share/pixmaps/x.png)\n\nthe end."
    )
    own_harness.ask(HOSTILE)
    (conversation,) = own_harness.store.conversations()
    own_harness.store.rename(conversation.id, HOSTILE)
    own_harness.actions.display.show_chats()
    own_harness.parts.top_bar.pair.show_models(HOSTILE, HOSTILE)
    own_harness.parts.chat.problem.emit(WorldError(HOSTILE))
    return own_harness


def test_no_label_tool_tip_or_message_reads_a_strangers_text_as_html(hostile: WindowHarness) -> None:
    assert not_plain() == []
    texts = hostile.window.findChildren(QTextEdit)
    assert any("<img" in text.toPlainText() for text in texts)
    assert [images(text.document()) for text in texts if images(text.document())] == []
    tips = {widget.toolTip() for widget in hostile.window.findChildren(QWidget) if HOSTILE in widget.toolTip()}
    assert tips, "the picker shows the model's name"
    for tip in tips:
        QToolTip.showText(QPoint(9, 9), tip, hostile.window)
        (shown,) = (w for w in QApplication.topLevelWidgets() if w.inherits("QTipLabel") and w.isVisible())
        assert (shown.text(), shown.textFormat()) == (tip, Qt.TextFormat.PlainText)
        QToolTip.hideText()
        shown.hide()
    actions = hostile.actions
    for action in (
        actions.open_models,
        actions.open_settings,
        actions.open_about,
        actions.open_help,
        actions.open_assistants,
    ):
        action()
        assert not_plain() == []
    for dialog in hostile.window.findChildren(QWidget):
        if dialog.isWindow() and dialog.isVisible():
            dialog.close()


def test_a_label_that_is_already_there_becomes_plain(own_harness: WindowHarness) -> None:
    own_harness.show()
    label = QLabel(HOSTILE, own_harness.window)
    assert label.textFormat() == Qt.TextFormat.AutoText
    label.show()
    assert label.textFormat() == Qt.TextFormat.PlainText
    plain = labels.emphasised(HOSTILE)
    plain.setParent(own_harness.window)
    plain.setProperty("role", label.property("role"))
    plain.show()
    assert label.sizeHint() == plain.sizeHint()


def test_the_sentence_of_a_failed_start_is_plain(qapp: QApplication) -> None:
    box = start_failure_dialog(HOSTILE)
    assert {label.textFormat() for label in box.findChildren(QLabel)} == {Qt.TextFormat.PlainText}
    box.deleteLater()


def strange_words() -> str:
    """A megabyte of HTML, line ends, a bell, a mark that turns the direction of writing, half a surrogate pair."""
    return (f"{HOSTILE}\n\r\x07\u202e\x00 " * 20_000)[:1_000_000]


def all_words(page: QWidget) -> list[str]:
    """Return the text of each widget, its tool tip and its words for a screen reader."""
    texts = []
    for widget in page.findChildren(QWidget):
        texts += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        text = getattr(widget, "full_text", None) or getattr(widget, "text", None)
        texts.append(str(text() if callable(text) else text or ""))
    return texts


def test_a_repository_on_the_hub_cannot_write_html_nor_fill_the_page(
    harness: WindowHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.fail.Keyring")
    client().close_session()
    with serving() as hub:
        monkeypatch.setenv("HF_ENDPOINT", hub.url)
        file = gguf(model_values(vocabulary(20)) | {"general.name": strange_words()}, [("a", 0)], data=bytes(1_100_000))
        hub.repos["owner/evil-GGUF"] = Repo(
            {"evil-Q8_0.gguf": file},
            licence=strange_words(),
            base_model=strange_words(),
            gguf={"architecture": strange_words(), "total": 7_000_000, "context_length": 4096, "chat_template": "x"},
        )
        harness.show()
        page = harness.actions.open_models()
        page.tabs.setCurrentWidget(page.search)
        page.search.search_for("owner/evil-GGUF")
        harness.bot.waitUntil(lambda: bool(page.search.cards) and bool(page.search.cards[0].rows))
        assert not_plain() == []
        page.search.cards[0].rows[0].draft.click()
        harness.bot.waitUntil(lambda: page.draft_view is not None)
        assert not_plain() == []
        assert any("<b>bold" in words for words in all_words(page)), "the licence is shown, as it is written"
        for words in all_words(page):
            assert len(words) < 1000
            assert not {"\x00", "\x07", "\r", "\u202e"} & set(words)
        harness.parts.services.background.close()
        page.close()
        client().close_session()
