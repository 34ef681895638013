"""The page of models: from an empty folder to a pair in use, against a Hub on this computer."""

from __future__ import annotations

import hashlib
import json
import random
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace

import keyring
import pytest
from keyring.backend import KeyringBackend
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QInputDialog

from app.models.download import file_download as download
from app.models.download.file_download import Progress
from app.models.download.queue import DownloadRequest, DownloadState, QueuedDownload
from app.models.gguf.file_names import HubFile
from app.models.gguf.projectors import projector_beside
from app.models.library.catalog import CatalogPair, load_catalog
from app.models.network.token_store import TokenStore
from app.ui.models_page import pairs_view
from app.ui.models_page.hub.search_view import SearchView
from app.ui.models_page.library_view import LibraryView
from app.ui.models_page.models_page import ModelsPage
from app.ui.models_page.pair_card import PairCard
from app.ui.models_page.pair_state import CardAction, pair_state
from tests.fakes.gguf_files import gguf, model_values
from tests.fakes.hub import Fault, Hub, Repo, serving_the_client
from tests.ui.conftest import PATIENCE_MS, WindowHarness

FILE = DownloadRequest(HubFile("o/r", "m.gguf"), "main", 100, "")


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hub]:
    """The stand-in, with the first pair of the catalogue in small."""
    with serving_the_client(monkeypatch) as hub:
        first = min(load_catalog(), key=lambda pair: pair.size_bytes)
        small = []
        for seed, file in enumerate(first.files):
            content = gguf(model_values(), [("a", 0)], data=random.Random(seed).randbytes(2_000_000 // (1 + seed)))
            hub.repos[file.hub.repo] = Repo({file.hub.name: content})
            digest = hashlib.sha256(content).hexdigest()
            small.append(replace(file, size_bytes=len(content), sha256=digest, revision="main"))
        pair = replace(first, target=small[0], draft=small[1])
        monkeypatch.setattr(pairs_view, "load_catalog", lambda: (pair,))
        yield hub


def opened(harness: WindowHarness) -> PairCard:
    harness.show()
    return harness.actions.open_models().pairs.cards[0]


def press(harness: WindowHarness, card: PairCard) -> None:
    harness.bot.mouseClick(card.button, Qt.MouseButton.LeftButton)


def wait(harness: WindowHarness, condition: Callable[[], bool]) -> None:
    harness.bot.waitUntil(condition)


def test_from_nothing_to_a_downloaded_pair_in_use(harness: WindowHarness, hub: Hub) -> None:
    harness.show()
    harness.bot.mouseClick(harness.parts.view.welcome.catalog_button, Qt.MouseButton.LeftButton)
    [page] = harness.window.findChildren(ModelsPage)
    card = page.pairs.cards[0]
    assert card.button.text().startswith("Download")
    press(harness, card)
    wait(harness, lambda: card.button.text() == CardAction.USE.value)
    with harness.bot.waitSignal(harness.program.session.loaded):
        press(harness, card)
    assert harness.settings.target == card.pair.target.hub.reference
    assert harness.settings.draft == card.pair.draft.hub.reference


def test_a_model_that_guesses_for_itself_is_a_card_of_one_file(
    harness: WindowHarness, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = pairs_view.load_catalog()[0]
    alone = replace(pair, draft=None, target=replace(pair.target, own_bytes=200_000_000))
    monkeypatch.setattr(pairs_view, "load_catalog", lambda: (alone,))
    card = opened(harness)
    assert "for itself" in card.facts.text()
    assert "its guessing layers 0.2 GB" in card.parts.text().replace("\N{NO-BREAK SPACE}", " ")
    press(harness, card)
    wait(harness, lambda: card.button.text() == "Use this model")
    with harness.bot.waitSignal(harness.program.session.loaded):
        press(harness, card)
    assert (harness.settings.target, harness.settings.draft) == (pair.target.hub.reference, None)


def seeing(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> CatalogPair:
    """The pair, its target with a projector."""
    pair = pairs_view.load_catalog()[0]
    content = random.Random(7).randbytes(400_000)
    hub.repos[pair.target.hub.repo].files["mmproj-model-f16.gguf"] = content
    projector = replace(
        pair.target,
        id="sees",
        hub=HubFile(pair.target.hub.repo, "mmproj-model-f16.gguf"),
        size_bytes=len(content),
        sha256=hashlib.sha256(content).hexdigest(),
    )
    pair = replace(pair, projector=projector)
    monkeypatch.setattr(pairs_view, "load_catalog", lambda: (pair,))
    return pair


def test_what_a_model_sees_with_is_fetched_with_the_pair(
    harness: WindowHarness, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = seeing(hub, monkeypatch)
    card = opened(harness)
    assert "Sees pictures, with 0.0 GB more" in card.facts.text()
    press(harness, card)
    wait(harness, lambda: card.button.text() == CardAction.USE.value)
    target = pair.target.hub.below(harness.paths.models)
    assert projector_beside(target) == pair.projector.hub.below(harness.paths.models)


def test_a_download_is_paused_goes_on_and_leaves_nothing_when_it_is_cancelled(harness: WindowHarness, hub: Hub) -> None:
    hub.faults += [Fault("stall", after_bytes=1_200_000, name=larger_file(hub))] * 2
    card = opened(harness)
    press(harness, card)
    wait(harness, lambda: hub.stalled.is_set() and card.button.text() == CardAction.PAUSE.value)
    press(harness, card)
    wait(harness, lambda: card.button.text() == CardAction.CONTINUE.value)
    press(harness, card)
    wait(harness, lambda: card.button.text() == CardAction.PAUSE.value)
    harness.bot.mouseClick(card.cancel, Qt.MouseButton.LeftButton)
    wait(harness, lambda: card.button.text().startswith("Download"))
    hub.unstall.set()
    harness.parts.services.close()
    assert not list(harness.paths.models.rglob("*.part"))


def test_what_an_earlier_run_left_goes_on_once_the_window_is_there(harness: WindowHarness, hub: Hub) -> None:
    pair = pairs_view.load_catalog()[0]
    entry = {"repo": pair.draft.hub.repo, "name": pair.draft.hub.name, "revision": "main", "paused": False}
    harness.paths.downloads.write_text(json.dumps([{**entry, "bytes": pair.draft.size_bytes, "sha256": ""}]))
    harness.show()
    wait(harness, pair.draft.hub.below(harness.paths.models).is_file)


def enter_token(harness: WindowHarness, page: ModelsPage, token: str) -> None:
    harness.bot.mouseClick(page.pairs.token_button, Qt.MouseButton.LeftButton)
    [dialog] = page.findChildren(QInputDialog)
    dialog.setTextValue(token)
    dialog.accept()


def test_a_gated_pair_comes_once_the_token_is_entered(harness: WindowHarness, hub: Hub) -> None:
    for repo in hub.repos.values():
        repo.gated = "manual"
    card = opened(harness)
    press(harness, card)
    wait(harness, lambda: card.button.text() == CardAction.RETRY.value)
    assert "enter your token" in card.status.text()
    [page] = harness.window.findChildren(ModelsPage)
    enter_token(harness, page, hub.token)
    wait(harness, lambda: "token" in page.pairs.notice.text())
    press(harness, card)
    wait(harness, lambda: card.button.text() == CardAction.USE.value)
    assert not any(hub.token in str(headers) for server, _, headers in hub.seen if server == "cdn")


class SilentKeyring(KeyringBackend):
    """A keyring that asks its person first, and waits until it is let go."""

    priority = 1

    def __init__(self) -> None:
        super().__init__()
        self.release = threading.Event()
        self.passwords: list[str] = []

    def get_password(self, service: str, username: str) -> str | None:
        return self.passwords[-1] if self.passwords else None

    def set_password(self, service: str, username: str, password: str) -> None:
        assert threading.current_thread() is not threading.main_thread()
        assert self.release.wait(PATIENCE_MS / 1000)
        self.passwords.append(password)


def test_a_keyring_that_does_not_answer_holds_up_nothing(
    harness: WindowHarness, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    ring = SilentKeyring()
    monkeypatch.setattr(keyring, "set_password", ring.set_password)
    monkeypatch.setattr(keyring, "get_password", ring.get_password)
    harness.parts.services.tokens = TokenStore(patience_s=PATIENCE_MS / 1000)
    opened(harness)
    [page] = harness.window.findChildren(ModelsPage)
    enter_token(harness, page, "hf_secret")
    page.show_library()
    wait(harness, lambda: harness.parts.services.tokens.get() == "hf_secret")  # it counts before it is kept
    assert page.pairs.notice.text() == ""
    ring.release.set()
    wait(harness, lambda: page.pairs.notice.text() == "The token is kept in the system's keyring.")
    assert ring.passwords == ["hf_secret"]


def test_a_keyring_that_is_silent_for_long_is_told(
    harness: WindowHarness, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    ring = SilentKeyring()
    monkeypatch.setattr(keyring, "set_password", ring.set_password)
    harness.parts.services.tokens = TokenStore(patience_s=0)
    opened(harness)
    [page] = harness.window.findChildren(ModelsPage)
    enter_token(harness, page, "hf_secret")
    wait(harness, lambda: "keyring does not answer" in page.pairs.notice.text())
    ring.release.set()


@pytest.mark.parametrize("turned_to", [None, 1, 2], ids=["none", "search", "library"])
def test_tabs_come_after_the_first_or_when_they_are_turned_to(
    harness: WindowHarness, hub: Hub, turned_to: int | None
) -> None:
    # All three at once held the window up for a tenth of a second.
    opened(harness)
    [page] = harness.window.findChildren(ModelsPage)
    assert not page.findChildren(SearchView) + page.findChildren(LibraryView)
    if turned_to is not None:
        bar = page.tabs.tabBar()
        harness.bot.mouseClick(bar, Qt.MouseButton.LeftButton, pos=bar.tabRect(turned_to).center())
        assert isinstance(page.tabs.currentWidget(), (SearchView, LibraryView)[turned_to - 1])
    wait(harness, lambda: bool(page.findChildren(SearchView) and page.findChildren(LibraryView)))
    assert page.tabs.currentIndex() == (turned_to or 0)
    assert [page.tabs.widget(tab) for tab in range(page.tabs.count())] == [page.pairs, page.search, page.library]
    assert [page.tabs.tabText(tab) for tab in range(3)] == ["Pairs", "Search the Hub", "On this computer"]


def test_a_full_disk_is_said_before_anything_moves_and_stays_when_the_hub_answers(
    harness: WindowHarness, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(download, "SPARE_BYTES", 10**15)
    repo = hub.repos[pairs_view.load_catalog()[0].target.hub.repo]
    repo.gated, repo.licence = "auto", "new-terms-3"
    card = opened(harness)
    press(harness, card)
    assert "are free" in card.status.text()
    wait(harness, card.gated.isVisible)
    assert "new-terms-3" in card.licence.text()
    assert "are free" in card.status.text(), "the Hub's word takes it not away"
    assert not [request for _, request, _ in hub.seen if "/api/" not in request]


def test_a_file_that_another_program_has_is_not_fetched_again(
    harness: WindowHarness, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = harness.paths.data / "home"
    monkeypatch.setenv("HOME", str(home))
    pair = seeing(hub, monkeypatch)
    theirs = home / ".lmstudio" / "models" / "pub" / "m" / pair.target.hub.name
    theirs.parent.mkdir(parents=True)
    theirs.write_bytes(hub.repos[pair.target.hub.repo].files[pair.target.hub.name])
    card = opened(harness)
    wait(harness, lambda: "Some of it is here" in card.status.text())
    press(harness, card)
    wait(harness, lambda: card.button.text() == CardAction.USE.value)
    assert "LM Studio" in card.status.text()
    assert not pair.target.hub.below(harness.paths.models).exists()
    assert not pair.projector.hub.below(harness.paths.models).exists()  # it would not lie beside the model
    with harness.bot.waitSignal(harness.program.session.loaded):
        press(harness, card)
    assert (harness.settings.target, harness.settings.draft) == (str(theirs), pair.draft.hub.reference)


@pytest.mark.parametrize(("free_gb", "words", "role"), [(50, "Fits", "primary"), (1.1, "Won't fit", "plain")])
def test_a_card_says_whether_the_pair_fits(
    harness: WindowHarness, hub: Hub, monkeypatch: pytest.MonkeyPatch, free_gb: float, words: str, role: str
) -> None:
    monkeypatch.setattr(pairs_view, "free_memory_bytes", lambda: int(free_gb * 1e9))
    card = opened(harness)
    assert (card.fit_sign.text(), card.button.property("role")) == (words, role)
    assert f"{free_gb:.1f} GB are free" in card.fit_words.text()
    assert "4,096" in card.parts.text(), "what each part costs, for the conversation's size"


def test_every_state_of_two_files_has_its_words() -> None:
    def state(*states: DownloadState | None, problem: str = "") -> CardAction:
        items = [None if one is None else QueuedDownload(FILE, one, problem=problem) for one in states]
        return pair_state([100, 10], [one is DownloadState.DONE for one in states], items).offer

    assert state(None, None) is CardAction.DOWNLOAD
    assert state(DownloadState.RUNNING, DownloadState.WAITING) is CardAction.PAUSE
    assert state(DownloadState.PAUSED, DownloadState.DONE) is CardAction.CONTINUE
    assert state(DownloadState.FAILED, DownloadState.RUNNING, problem="No.") is CardAction.RETRY
    assert state(DownloadState.DONE, DownloadState.DONE) is CardAction.USE
    trouble = Progress(40, 100, None, "Check your connection. Tries again in 20 s.")
    waits = pair_state([100], [False], [QueuedDownload(FILE, DownloadState.RUNNING, trouble)])
    assert (waits.offer, waits.words.partition(" · ")[2]) == (CardAction.RETRY, trouble.waiting_because)


def larger_file(hub: Hub) -> str:
    """The larger of the two files."""
    sizes = {name: len(content) for repo in hub.repos.values() for name, content in repo.files.items()}
    return max(sizes, key=lambda name: sizes[name])


def test_cards_that_are_not_seen_at_once_follow_in_order_and_squeeze_no_line(harness: WindowHarness) -> None:
    catalog = load_catalog()
    harness.show()
    page = harness.actions.open_models()
    pairs = page.pairs
    assert 0 < len(pairs.cards) < len(catalog)
    while len(pairs.cards) < len(catalog):
        QCoreApplication.processEvents()
        lines = [line for card in pairs.cards for line in (card.why, card.facts, card.parts) if line.isVisible()]
        short = [line.text() for line in lines if line.height() < line.heightForWidth(line.width())]
        assert not short, len(pairs.cards)
    needed = [card.pair.fit(4096, 0).needed_bytes for card in pairs.cards]
    assert needed == sorted(needed)
    order, widget = [], pairs.cards[0].button
    while widget is not pairs.token_button:
        order.append(widget)
        widget = widget.nextInFocusChain()
    buttons = [card.button for card in pairs.cards]
    assert [one for one in order if one in buttons] == buttons
    QCoreApplication.processEvents()
    places = [part.mapTo(pairs, part.rect().topLeft()).y() for part in (*pairs.cards, pairs.token_button)]
    assert places == sorted(places)
    page.close()
