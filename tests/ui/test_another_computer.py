"""Choosing a model on another computer, and what the window says of replies from there."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtWidgets import QComboBox, QPushButton, QScrollArea

from app.engine.commands import LoadPair
from app.references import RemoteModel, ServerAddress
from app.remote import probe
from app.remote.known_servers import RecentServers, ServerKeys
from app.ui.dialogs.another_computer import AnotherComputerDialog
from app.ui.toolkit.appearance.theme import Theme, ThemeChoice
from app.ui.toolkit.scheduling.background_work import BackgroundWork
from tests.fakes.model_server import ModelServer, Request, answering, as_json
from tests.ui.choice_panels import choose, model_panel
from tests.ui.conftest import WindowHarness
from tests.ui.other_computers import listing_server


@pytest.fixture
def server() -> Iterator[ModelServer]:
    with listing_server() as server:
        yield server


@pytest.fixture(autouse=True)
def nobody_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """No test asks what else runs on this computer."""
    monkeypatch.setattr(probe, "USUAL_PORTS", ())
    monkeypatch.setenv("PYTHON_KEYRING_BACKEND", "keyring.backends.fail.Keyring")


class WatchedServers(RecentServers):
    """Notes on which threads it wrote: a disk may be slow."""

    def __init__(self, file: Path) -> None:
        super().__init__(file)
        self.wrote_on: set[threading.Thread] = set()

    def note(self, model: RemoteModel, program: str, draft: str | None = None) -> None:
        super().note(model, program, draft)
        self.wrote_on.add(threading.current_thread())


@pytest.fixture
def recent(tmp_path: Path) -> WatchedServers:
    return WatchedServers(tmp_path / "servers.json")


OpenDialog = Callable[..., AnotherComputerDialog]


@pytest.fixture
def open_dialog(recent: RecentServers) -> Iterator[OpenDialog]:
    """Open the dialog, with these keys and in this theme; all that were opened are closed in the end."""
    theme, background = Theme(ThemeChoice.LIGHT, 1.0), BackgroundWork()
    opened: list[AnotherComputerDialog] = []

    def show(keys: ServerKeys | None = None, looks: Theme = theme) -> AnotherComputerDialog:
        opened.append(AnotherComputerDialog(background, keys or ServerKeys(), recent, looks))
        opened[-1].show()
        return opened[-1]

    yield show
    for dialog in opened:
        dialog.close()
        dialog.deleteLater()
    background.close()
    theme.deleteLater()


@pytest.fixture
def dialog(open_dialog: OpenDialog) -> AnotherComputerDialog:
    return open_dialog()


def test_a_server_says_what_it_is_and_a_model_is_taken(
    qtbot, dialog: AnotherComputerDialog, server: ModelServer, recent: WatchedServers
) -> None:
    assert not dialog.test.isEnabled()
    assert not dialog.use.isEnabled()
    dialog.address.setText(server.url.removeprefix("http://"))
    dialog.test.click()
    qtbot.waitUntil(dialog.models.isVisible)
    qtbot.keyClicks(dialog.address, "1")
    assert not dialog.use.isEnabled()
    assert not dialog.models.isVisible()
    qtbot.keyClick(dialog.address, Qt.Key.Key_Backspace)
    dialog.test.click()
    qtbot.waitUntil(dialog.models.isVisible)
    assert f"A server at 127.0.0.1:{server.port}" in dialog.status.text()
    assert "does not tell what was guessed" in dialog.more.text()
    assert [dialog.models.item(row).text() for row in range(dialog.models.count())] == ["org/big", "small"]
    dialog.models.setCurrentRow(1)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        dialog.use.click()
    assert chosen.args == [f"{server.url}#small", None]
    qtbot.waitUntil(lambda: bool(recent.wrote_on))
    assert threading.main_thread() not in recent.wrote_on


def test_a_key_is_asked_for_nobody_reads_it_and_without_a_keyring_it_is_not_said_to_be_kept(
    qtbot, dialog: AnotherComputerDialog, server: ModelServer
) -> None:
    locked, open_door = as_json({"error": {"message": "no key"}}, 401), as_json({}, 404)

    def about(request: Request):
        return open_door if request.headers.get("authorization") == "Bearer sesame" else locked

    server.answers["/draftlight/about"] = about
    dialog.address.setText(server.url)
    dialog.test.click()
    qtbot.waitUntil(lambda: dialog.status.text() == "This server asks for a key. Enter it above.")
    assert dialog.key.echoMode() == dialog.key.EchoMode.Password
    dialog.key.setText("sesame")
    dialog.test.click()
    qtbot.waitUntil(dialog.use.isEnabled)
    qtbot.waitUntil(lambda: dialog.key_note.text().startswith("This system has no keyring"))


@pytest.mark.parametrize("key", ["two\nlines", "schlüssel"])
def test_a_key_that_no_request_can_hold_is_told_at_the_field(
    dialog: AnotherComputerDialog, server: ModelServer, key: str
) -> None:
    dialog.address.setText(server.url)
    dialog.key.setText(key)
    dialog.test.click()
    assert "holds a line break" in dialog.status.text()
    assert not server.requests
    assert dialog.focusWidget() is dialog.key


@pytest.mark.parametrize("offered", ["used before", "on this computer"])
def test_a_key_that_was_typed_for_one_server_never_goes_to_another(
    qtbot, monkeypatch, server: ModelServer, recent: RecentServers, open_dialog: OpenDialog, offered: str
) -> None:
    with answering({"/draftlight/about": as_json({}, 401 if offered == "used before" else 404),
                    "/v1/models": as_json({"data": [{"id": "big"}]})}) as other:  # fmt: skip
        there = ServerAddress.parse(other.url)
        if offered == "used before":
            recent.note(RemoteModel(there, "big"), "vLLM")
        else:
            monkeypatch.setattr(probe, "USUAL_PORTS", (other.port,))
        keys = ServerKeys()
        dialog = open_dialog(keys)

        def button() -> QPushButton | None:
            return next((one for one in dialog.findChildren(QPushButton) if there.place in one.text()), None)

        qtbot.waitUntil(lambda: button() is not None)
        dialog.address.setText(server.url)
        dialog.key.setText("sesame")
        assert offered == "used before" or dialog.near.text() == "On this computer:"
        button().click()
        qtbot.waitUntil(lambda: dialog.use.isEnabled() or "asks for a key" in dialog.status.text())
        dialog._background.close()
        assert not any("authorization" in request.headers for request in other.requests)
        assert keys.get(there) is None


@pytest.mark.parametrize(
    ("typed", "readable"),
    [("http://10.0.0.5:8087", True), ("https://10.0.0.5", False), ("", False)],
)
def test_who_can_read_along_is_said(dialog: AnotherComputerDialog, typed: str, readable: bool) -> None:
    dialog.address.setText(typed)
    assert dialog.warning.isVisible() is readable


def test_what_is_no_address_and_who_is_not_there_are_sentences_with_a_sign(
    qtbot, dialog: AnotherComputerDialog, server: ModelServer
) -> None:
    dialog.address.setText("http://me:secret@10.0.0.5")
    dialog.test.click()
    assert "no password" in dialog.status.text()
    assert dialog.sign.isVisible()
    assert not dialog.sign.pixmap().isNull()
    dialog.address.setText("http://127.0.0.1:1")
    dialog.test.click()
    qtbot.waitUntil(lambda: "Nothing answers at 127.0.0.1:1" in dialog.status.text())
    dialog.address.setText(server.url)
    dialog.test.click()
    qtbot.waitUntil(dialog.use.isEnabled)
    assert not dialog.sign.isVisible()


def test_what_was_used_before_is_offered_and_nobody_is_asked_before_that(
    qtbot, dialog: AnotherComputerDialog, server: ModelServer, recent: RecentServers, open_dialog: OpenDialog
) -> None:
    assert not dialog.before.isVisible()
    dialog.address.setText(server.url)
    dialog.test.click()
    qtbot.waitUntil(dialog.use.isEnabled)
    dialog.models.setCurrentRow(1)
    dialog.use.click()
    qtbot.waitUntil(lambda: bool(recent.all()))
    for number in range(4):
        recent.note(RemoteModel.parse(f"http://far-{number}:80#m"), "vLLM")
    requests_before = len(server.requests)
    again = open_dialog()
    assert again.before.isVisible()
    offers = [b for b in again.findChildren(QPushButton) if " at " in b.accessibleName()]
    assert [b.accessibleName().partition(" at ")[2] for b in offers][:2] == ["far-3", "far-2"]
    assert len(server.requests) == requests_before
    assert offers[-1].accessibleName() == f"small · A server at 127.0.0.1:{server.port}"
    offers[-1].click()
    qtbot.waitUntil(again.use.isEnabled)
    assert again.models.currentItem().text() == "small"
    recent.note(RemoteModel.parse("http://far-9:80#m"), "vLLM")
    assert [one.server.host for one in recent.all()] == ["far-9", "far-3", "far-2", "far-1", "far-0"]


ANOTHER = {"program": "Draftlight", "version": "2.0", "protocol": 1, "models": [{"name": "big"}, {"name": "small"}]}
OWN_LAYERS_THERE = {"name": "", "way": "own-layers", "memory_bytes": 300_000_000}


def offers(request: Request):
    small = {"name": "small", "way": "draft", "memory_bytes": 500_000_000}
    head = {"name": "a/head.gguf", "way": "head", "memory_bytes": None}
    by_model = {"big": {"drafts": [head, small], "by_itself": None}, "small": {"drafts": [], "by_itself": None}}
    return as_json(by_model[request.body["model"]])


@pytest.fixture
def another(server: ModelServer) -> ModelServer:
    """The server is another Draftlight, that says what fits."""
    server.answers = {"/draftlight/about": as_json(ANOTHER), "/draftlight/drafts": offers}
    return server


def words_in(box: QComboBox) -> list[str]:
    """All of each line, however wide the box is."""
    return [box.itemData(row, Qt.ItemDataRole.ToolTipRole) for row in range(box.count())]


def test_a_draft_is_chosen_among_what_the_other_computer_says_fits(
    qtbot, dialog: AnotherComputerDialog, another: ModelServer, recent: WatchedServers, open_dialog: OpenDialog
) -> None:
    dialog.address.setText(another.url)
    dialog.test.click()
    box = dialog.draft.box
    qtbot.waitUntil(lambda: box.count() > 1)
    assert words_in(box) == ["No draft", "a/head.gguf · head for this model", "small · 500 MB of memory"]
    assert dialog.draft.reference == f"{another.url}#a/head.gguf"  # made for it
    dialog.models.setCurrentRow(1)
    qtbot.waitUntil(lambda: "Nothing there fits" in dialog.draft.note.text() and dialog.draft.note.isVisible())
    assert dialog.draft.reference is None
    dialog.models.setCurrentRow(0)
    qtbot.waitUntil(lambda: box.count() > 1)
    box.setCurrentIndex(2)
    with qtbot.waitSignal(dialog.chosen) as chosen:
        dialog.use.click()
    assert chosen.args == [f"{another.url}#big", f"{another.url}#small"]
    qtbot.waitUntil(lambda: bool(recent.wrote_on))
    again = open_dialog()
    (offer,) = [b for b in again.findChildren(QPushButton) if " at " in b.accessibleName()]
    offer.click()
    qtbot.waitUntil(lambda: again.draft.box.count() > 1)
    assert again.draft.reference == f"{another.url}#small"  # as before


@pytest.mark.parametrize(
    ("answer", "words", "note"),
    [
        (as_json({"drafts": [], "by_itself": OWN_LAYERS_THERE}),
         ["Guesses for itself · 300 MB of memory", "No draft"], ""),
        (as_json({}, 404), ["As that computer pairs them", "small", "No draft"], "does not tell which of them fit"),
        (as_json({"drafts": "?"}), [], "makes no sense"),
    ],
)  # fmt: skip
def test_what_else_another_computer_may_say_of_drafts(
    qtbot, dialog: AnotherComputerDialog, another: ModelServer, answer, words: list[str], note: str
) -> None:
    another.answers["/draftlight/drafts"] = answer
    dialog.address.setText(another.url)
    dialog.test.click()
    qtbot.waitUntil(dialog.draft.isVisible)
    qtbot.waitUntil(lambda: words_in(dialog.draft.box) == words)
    assert dialog.draft.reference is None
    assert note in dialog.draft.note.text()
    assert dialog.draft.note.isVisible() is bool(note)
    assert dialog.use.isEnabled()


def test_the_picker_leads_there_and_the_choice_is_loaded(harness: WindowHarness, server: ModelServer) -> None:
    harness.show()
    choose(model_panel(harness), "Another computer…")
    (dialog,) = harness.window.findChildren(AnotherComputerDialog)
    dialog.address.setText(server.url)
    dialog.test.click()
    harness.bot.waitUntil(dialog.use.isEnabled)
    with harness.bot.waitSignal(harness.program.session.loaded):
        dialog.use.click()
    reference = f"{server.url}#org/big"
    assert harness.settings.target == reference
    assert any(isinstance(one, LoadPair) and one.target == reference for one in harness.engine.commands)
    panel = model_panel(harness)
    in_use = [choice.title for choice in panel.choices if choice.in_use]
    assert in_use == [f"big on {server.url.removeprefix('http://')}", "Automatic"]
    panel.close()


def test_on_a_small_screen_the_buttons_stay_and_the_newest_words_are_in_view_and_on_nothing_else(
    qtbot, harness: WindowHarness, recent: RecentServers, server: ModelServer, open_dialog: OpenDialog, monkeypatch
) -> None:
    screen = QRect(0, 0, 1366, 640)
    monkeypatch.setattr(AnotherComputerDialog, "screen", lambda _: SimpleNamespace(availableGeometry=lambda: screen))
    for number in range(5):
        recent.note(RemoteModel.parse(f"http://far-{number}:80#a-model-with-a-long-name"), "vLLM")
    harness.parts.theme.set_zoom(1.5)
    dialog = open_dialog(looks=harness.parts.theme)
    dialog.address.setText(server.url)
    dialog.test.click()
    qtbot.waitUntil(dialog.use.isEnabled)
    assert dialog.height() < screen.height()
    (area,) = [one for one in dialog.findChildren(QScrollArea) if one.widget() is not None]
    buttons = [one for one in area.findChildren(QPushButton) if one.isVisible()]
    parts = [dialog.before, *buttons, dialog.key, dialog.status, dialog.models]
    places = [part.rect().translated(part.mapTo(dialog, QPoint())) for part in parts]
    assert not [(a, b) for a, b in combinations(places, 2) if a.intersects(b)]
    assert area.verticalScrollBar().maximum() > 0
    newest = (dialog.status, dialog.models)
    qtbot.waitUntil(lambda: all(one.visibleRegion().boundingRect() == one.rect() for one in newest))
    assert dialog.rect().contains(dialog.use.rect().translated(dialog.use.mapTo(dialog, QPoint())))
    assert not dialog.use.visibleRegion().isEmpty()
