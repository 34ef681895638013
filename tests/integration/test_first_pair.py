"""From an empty data folder to a reply of a downloaded pair: the window alone, the real client, the real llama.cpp."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import tests.ui.conftest  # before Qt: it asks for the platform without a screen
from app.chats.store import ChatStore
from app.engine.engine import Engine
from app.models.library.model_library import Library
from app.paths import Paths
from app.settings import Settings
from app.speculation.trace import Trace
from app.ui.application import Program, build
from app.ui.models_page.hub.draft_row import RefusedRow
from app.ui.models_page.models_page import ModelsPage
from app.ui.models_page.pair_state import CardAction
from tests.fakes import tiny_gguf
from tests.fakes.hub import Hub, Repo, serving_the_client

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hub]:
    with serving_the_client(monkeypatch) as hub:
        # Zeros after the weights make one file big and one small; llama.cpp reads no further than the weights.
        whole = tiny_gguf.llama()
        other = tiny_gguf.llama(changes={"tokenizer.ggml.tokens": [*tiny_gguf.vocabulary()[:-1], "ho"]})
        hub.repos["owner/Tiny-8M-GGUF"] = Repo({"Tiny-8M-F32.gguf": whole + bytes(12_000_000)})
        hub.repos["owner/Tiny-1M-GGUF"] = Repo({"Tiny-1M-F32.gguf": whole + bytes(800_000)})
        hub.repos["owner/Tiny-2M-GGUF"] = Repo({"Tiny-2M-F32.gguf": other + bytes(800_000)})
        yield hub


@pytest.fixture
def program(qtbot: QtBot, qapp: QApplication, tmp_path) -> Iterator[Program]:
    palette = qapp.palette()
    paths = Paths.at(tmp_path / "data")
    paths.ensure()
    settings = Settings(paths.settings)
    settings.set("draft_max", 4)  # automatic pacing may leave a short reply plain on a busy machine
    settings.set("max_tokens", 48)
    with ChatStore(paths.chats) as store:
        program = build(
            paths=paths,
            engine_factory=lambda sink: Engine(sink, Library(paths)),
            store=store,
            settings=settings,
            entries=lambda: Library(paths).entries(),
        )
        yield program
        program.window.close()
        program.window.deleteLater()
        program.theme.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not tests.ui.conftest.running_timers_and_threads()
    qapp.setStyleSheet("")
    qapp.setPalette(palette)


def test_from_an_empty_folder_to_chatting_with_a_downloaded_pair(program, hub, qtbot):
    window, session = program.window, program.session

    def wait(condition: Callable[[], bool]) -> None:
        qtbot.waitUntil(condition, timeout=120_000)

    with qtbot.waitSignal(window.painted):
        window.show()
    qtbot.mouseClick(window.parts.view.welcome.catalog_button, LEFT)
    [page] = window.findChildren(ModelsPage)
    page.tabs.setCurrentWidget(page.search)
    qtbot.keyClicks(page.search.field, "tiny-8m")
    qtbot.keyClick(page.search.field, Qt.Key.Key_Return)
    wait(lambda: len(page.search.cards) == 1)
    card = page.search.cards[0]
    qtbot.mouseClick(card.header, LEFT)
    wait(lambda: len(card.rows) == 1)

    qtbot.mouseClick(card.rows[0].draft, LEFT)
    drafts = page.draft_view
    assert drafts is not None
    wait(drafts.bar.isHidden)
    assert [row.judged.candidate.name for row in drafts.rows] == ["Tiny 1M (F32)"]
    assert "Tiny 2M" in drafts.left_out.reasons.text()
    qtbot.keyClicks(drafts.field, "https://huggingface.co/owner/Tiny-2M-GGUF")
    qtbot.mouseClick(drafts.check_button, LEFT)
    wait(lambda: bool(drafts.findChildren(RefusedRow)))
    assert not list(window.parts.services.paths.models.rglob("*.gguf"))

    download = drafts.rows[0].download
    qtbot.mouseClick(download.button, LEFT)
    wait(lambda: download.offer is CardAction.USE)
    with qtbot.waitSignal(session.loaded, timeout=120_000) as loaded:
        qtbot.mouseClick(download.button, LEFT)
    [event] = loaded.args
    assert (event.target.name, event.draft_problem) == ("Tiny 8M (F32)", None)
    assert event.draft is not None
    with qtbot.waitSignal(session.finished, timeout=120_000) as finished:
        qtbot.keyClicks(window.parts.view.composer.edit, "hi")
        qtbot.keyClick(window.parts.view.composer.edit, Qt.Key.Key_Return)
    [trace] = finished.args
    assert isinstance(trace, Trace)
    # The draft has the target's own weights, so every guess of it is right.
    assert trace.summary.accepted_tokens > 0
    assert trace.summary.generated_tokens > 0
