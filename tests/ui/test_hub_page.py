"""The Hub in the window: searching, what a repository holds, drafts that fit, and all that can stand in the way."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QPushButton

from app.models.download import file_download as download
from app.models.gguf.projectors import projector_beside
from app.speculation.settings import SpeculationMode
from app.ui.models_page.hub.draft_row import RefusedRow
from app.ui.models_page.hub.draft_view import DraftView
from app.ui.models_page.hub.file_row import FileRowView
from app.ui.models_page.hub.repo_card import RepoCard
from app.ui.models_page.hub.search_view import SearchView
from app.ui.models_page.models_page import ModelsPage
from app.ui.models_page.pair_state import CardAction
from tests.fakes.gguf_files import gguf, head_values, model_values, vocabulary
from tests.fakes.hub import Fault, Hub, Repo, model_file, repo_of, serving_the_client
from tests.fakes.tiny_projector import projector
from tests.ui.conftest import WindowHarness
from tests.ui.shared_window import is_working

pytestmark = pytest.mark.shared_window

LEFT = Qt.MouseButton.LeftButton
BIG = {"Q2_K": 3.2, "IQ4_XS": 4.4, "Q4_K_M": 4.9, "Q6_K": 6.6, "Q8_0": 8.5}


@pytest.fixture(autouse=True)
def much_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.models.hub.hub_questions.free_memory_bytes", lambda: 64_000_000_000)


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hub]:
    """The stand-in, with one family of models."""
    with serving_the_client(monkeypatch) as hub:
        hub.repos["owner/Tiny-8B-GGUF"] = repo_of("Tiny-8B", BIG)
        hub.repos["owner/Tiny-8B-GGUF"].files["Tiny-8B-imatrix.gguf"] = bytes(2_000_000)
        hub.repos["owner/Tiny-1B-GGUF"] = repo_of("Tiny-1B", {"Q8_0": 1.1})
        hub.repos["owner/Tiny-0.5B-GGUF"] = repo_of("Tiny-0.5B", {"Q8_0": 0.5}, model_file("other"))
        hub.repos["owner/real-GGUF"] = Repo({"real-Q8_0.gguf": model_file()})
        yield hub


def search_tab(harness: WindowHarness) -> SearchView:
    page = harness.actions.open_models()
    page.tabs.setCurrentWidget(page.search)
    return page.search


def page_of(harness: WindowHarness) -> ModelsPage:
    return harness.window.findChildren(ModelsPage)[0]


def wait(harness: WindowHarness, condition: Callable[[], bool]) -> None:
    harness.bot.waitUntil(condition)


def ask(harness: WindowHarness, view: SearchView, text: str) -> None:
    view.field.setText("")
    harness.bot.keyClicks(view.field, text)
    harness.bot.keyClick(view.field, Qt.Key.Key_Return)


def opened(harness: WindowHarness, view: SearchView, text: str) -> RepoCard:
    """Search for a repository and open its card."""
    ask(harness, view, text)
    wait(harness, lambda: bool(view.cards))
    card = view.cards[0]
    if not card.header.isChecked():
        harness.bot.mouseClick(card.header, LEFT)
    wait(harness, lambda: bool(card.rows))
    return card


def shown(card: RepoCard) -> list[FileRowView]:
    return [row for row in card.rows if not row.isHidden()]


def draft_view(harness: WindowHarness, row: FileRowView) -> DraftView:
    harness.bot.mouseClick(row.draft, LEFT)
    view = page_of(harness).draft_view
    wait(harness, view.bar.isHidden)
    return view


def test_a_search_lists_repositories_and_a_card_what_it_holds(harness: WindowHarness, hub: Hub) -> None:
    view = search_tab(harness)
    card = opened(harness, view, "tiny-8b")
    assert [one.repo.name for one in view.cards] == ["owner/Tiny-8B-GGUF"]
    assert [row.words.text() for row in shown(card)] == [
        "Very small, quality suffers",
        "Balanced",
        "Largest, hardly any loss",
    ]
    assert [row.model.name for row in card.rows if row.recommended] == ["Tiny 8B (Q4_K_M)"]
    assert "4.9 GB" in shown(card)[1].facts.text()
    assert "Fits this computer" in shown(card)[1].facts.text()
    labels = [label.text() for label in card.findChildren(QLabel)]
    assert any("One file that is no chat model" in text for text in labels)
    [more] = [one for one in card.findChildren(QPushButton) if one.text().startswith("Show")]
    harness.bot.mouseClick(more, LEFT)
    assert len(shown(card)) == len(BIG)


def test_what_a_model_sees_with_is_told_and_comes_along(harness: WindowHarness, hub: Hub) -> None:
    hub.repos["owner/Sees-GGUF"] = Repo({"Sees-Q8_0.gguf": model_file(), "mmproj-Sees-F16.gguf": projector()})
    hub.repos["owner/Sees-GGUF"].files["Sees-imatrix.gguf"] = bytes(2_000_000)
    card = opened(harness, search_tab(harness), "sees")
    [row] = card.rows
    assert row.facts.text().endswith(f"sees pictures, with {len(projector()):,} bytes more")
    labels = [label.text() for label in card.findChildren(QLabel)]
    assert any("One file that is no chat model" in text for text in labels)
    harness.bot.mouseClick(row.download.button, LEFT)
    wait(harness, lambda: row.download.offer is CardAction.USE)
    model = harness.paths.models / "owner" / "Sees-GGUF" / "Sees-Q8_0.gguf"
    assert projector_beside(model) == model.with_name("mmproj-Sees-F16.gguf")


def test_what_does_not_fit_with_what_the_model_sees_with_is_not_recommended(
    harness: WindowHarness, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.models.hub.hub_questions.free_memory_bytes", lambda: 6_600_000_000)
    hub.repos["owner/Tiny-8B-Sees-GGUF"] = repo_of("Tiny-8B-Sees", {"Q4_K_M": 4.9})
    hub.repos["owner/Tiny-8B-Sees-GGUF"].files["mmproj-F16.gguf"] = b""
    hub.repos["owner/Tiny-8B-Sees-GGUF"].wrong_sizes["mmproj-F16.gguf"] = 900_000_000
    [row] = opened(harness, search_tab(harness), "tiny-8b-sees").rows
    assert "Won't fit" in row.facts.text()
    assert not row.recommended
    rows = opened(harness, page_of(harness).search, "owner/Tiny-8B-GGUF").rows
    assert "Tight" in rows[2].facts.text()
    assert [row.model.name for row in rows if row.recommended] == ["Tiny 8B (IQ4_XS)"]


def test_parts_are_one_row(harness: WindowHarness, hub: Hub) -> None:
    hub.repos["owner/Split-70B-GGUF"] = repo_of(
        "Split-70B", {"Q4_K_M-00001-of-00002": 20, "Q4_K_M-00002-of-00002": 20, "Q2_K-00001-of-00002": 20}
    )
    card = opened(harness, search_tab(harness), "split")
    assert [len(row.model.downloads) for row in card.rows] == [1, 2]
    assert [row.download.button.isEnabled() for row in card.rows] == [False, True]
    assert "missing on the Hub" in card.rows[0].facts.text()


def test_a_pasted_link_opens_its_repository_with_the_named_file_first(harness: WindowHarness, hub: Hub) -> None:
    link = "https://huggingface.co/owner/Tiny-8B-GGUF/blob/main/Tiny-8B-Q6_K.gguf"
    card = opened(harness, search_tab(harness), link)
    assert shown(card)[0].model.reference == "hf:owner/Tiny-8B-GGUF/Tiny-8B-Q6_K.gguf"


def test_what_is_no_repository_is_searched_for_and_the_answer_of_an_earlier_search_is_dropped(
    harness: WindowHarness, hub: Hub
) -> None:
    view = search_tab(harness)
    ask(harness, view, "owner/tiny-1")
    wait(harness, lambda: bool(view.cards))
    assert [card.repo.name for card in view.cards] == ["owner/Tiny-1B-GGUF"]
    ask(harness, view, "tiny")
    ask(harness, view, "real")
    wait(harness, lambda: bool(view.cards))
    wait(harness, lambda: not is_working())
    assert [card.repo.name for card in view.cards] == ["owner/real-GGUF"]
    ask(harness, view, "no such thing")
    wait(harness, view.bar.isHidden)
    assert view.status.text().startswith("Nothing found.")
    ask(harness, view, "   ")
    assert not view.bar.isVisible()


def test_a_model_whose_download_failed_is_tried_again_and_chatted_with(harness: WindowHarness, hub: Hub) -> None:
    hub.faults.append(Fault("status", status=404, where="head"))
    [row] = opened(harness, search_tab(harness), "real").rows
    harness.bot.mouseClick(row.download.button, LEFT)
    wait(harness, lambda: row.download.offer is CardAction.RETRY)
    assert "The Hub has no" in row.download.status.text()
    harness.bot.mouseClick(row.download.button, LEFT)
    wait(harness, lambda: row.download.offer is CardAction.USE)
    with harness.bot.waitSignal(harness.program.session.loaded):
        harness.bot.mouseClick(row.download.button, LEFT)
    assert harness.settings.target == "hf:owner/real-GGUF/real-Q8_0.gguf"
    assert harness.settings.draft is None


def test_a_gated_model_comes_once_its_token_is_entered_and_the_token_goes_to_the_hub_alone(
    harness: WindowHarness, hub: Hub
) -> None:
    hub.repos["owner/real-GGUF"].gated = "manual"
    view = search_tab(harness)
    card = opened(harness, view, "real")
    assert "asks for consent" in card.about.text()
    harness.bot.mouseClick(card.rows[0].download.button, LEFT)
    wait(harness, card.problem.isVisible)
    assert card.problem.title.text() == "The owner asks for consent"
    assert card.problem.page_button.isVisible()
    harness.bot.keyClicks(card.problem.token, hub.token)
    harness.bot.keyClick(card.problem.token, Qt.Key.Key_Return)
    wait(harness, card.problem.isHidden)
    wait(harness, lambda: "until Draftlight is closed" in view.status.text())
    wait(harness, lambda: card.rows[0].download.offer is CardAction.USE)
    assert not any(hub.token in str(headers) for server, _, headers in hub.seen if server == "cdn")


def test_offline_is_a_sentence_and_a_button_that_gets_on(
    harness: WindowHarness, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HF_ENDPOINT", "http://127.0.0.1:9")
    view = search_tab(harness)
    ask(harness, view, "real")
    wait(harness, view.problem.isVisible)
    assert view.problem.title.text() == "The Hub cannot be reached"
    assert "the Hub" not in view.problem.words.text()  # that much is said
    monkeypatch.setenv("HF_ENDPOINT", hub.url)
    harness.bot.mouseClick(view.problem.retry, LEFT)
    wait(harness, lambda: bool(view.cards))
    assert view.problem.isHidden()


@pytest.mark.parametrize(
    ("text", "fault", "title", "words"),
    [
        ("hf:nobody/nothing", None, "Not found", "has no nobody/nothing"),
        ("real", Fault("status", status=429, headers={"Retry-After": "30"}, where="api"), "The Hub is busy", "30 sec"),
        ("real", Fault("html", where="api"), "The Hub cannot be reached", "sign-in page"),
    ],
)
def test_each_refusal_has_its_words(
    harness: WindowHarness, hub: Hub, text: str, fault: Fault | None, title: str, words: str
) -> None:
    if fault is not None:
        fault.times, fault.name = 1, "search=real"  # the catalogue asks too, when the page opens
        hub.faults.append(fault)
    view = search_tab(harness)
    ask(harness, view, text)
    wait(harness, view.problem.isVisible)
    assert view.problem.title.text() == title
    assert words in view.problem.words.text()
    assert view.problem.retry.isVisible() == (title != "Not found")


def test_a_full_disk_is_said_before_anything_moves(
    harness: WindowHarness, hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    [row] = opened(harness, search_tab(harness), "real").rows
    with monkeypatch.context() as full:
        full.setattr(download, "SPARE_BYTES", 10**15)
        harness.bot.mouseClick(row.download.button, LEFT)
    assert "are free" in row.download.status.text()
    assert row.download.folder.isVisible()
    # What was listed, by this page and by the catalogue beside it, is all that was asked for: no file.
    assert not [request for _, request, _ in hub.seen if "/api/" not in request]


def test_only_drafts_that_fit_are_listed_and_the_others_reasons_are_kept(harness: WindowHarness, hub: Hub) -> None:
    card = opened(harness, search_tab(harness), "tiny-8b")
    view = draft_view(harness, next(row for row in card.rows if row.recommended))
    assert [row.judged.candidate.name for row in view.rows] == ["Tiny 1B (Q8_0)"]
    assert view.status.text() == "One fits."
    view.left_out.toggle.click()
    assert "Tiny 0.5B" in view.left_out.reasons.text()
    assert "number 7" in view.left_out.reasons.text()
    # Headers alone were read: of files that are said to have gigabytes.
    assert hub.bytes_sent < 10_000_000
    harness.bot.keyClick(page_of(harness), Qt.Key.Key_Escape)
    assert page_of(harness).draft_view is None
    assert page_of(harness).isVisible()


def test_what_was_made_for_a_model_stands_before_drafts(harness: WindowHarness, hub: Hub) -> None:
    values = {key.replace("llama.", "glm4moe.", 1): one for key, one in model_values(vocabulary(20)).items()}
    values |= {"general.architecture": "glm4moe", "glm4moe.nextn_predict_layers": 1}
    tensors = [("blk.0.attn_norm.weight", 0), ("blk.1.nextn.eh_proj.weight", 1000)]
    hub.repos["owner/Tiny-8B-GGUF"] = repo_of("Tiny-8B", BIG, gguf(values, tensors, data=bytes(1_100_000)))
    library = harness.paths.models / "small-1B-Q8_0.gguf"
    library.parent.mkdir(parents=True)
    library.write_bytes(model_file())
    view = draft_view(harness, shown(opened(harness, search_tab(harness), "tiny-8b"))[1])
    names = [row.judged.candidate.name for row in view.rows]
    assert names == ["Guesses for itself", "small 1B (Q8_0)", "Tiny 1B (Q8_0)"]
    assert sorted(view.rows, key=lambda row: row.y()) == view.rows
    own = view.rows[0]
    assert own.download.button.text() == "Download 4.9 GB"
    label_text = " ".join(label.text() for label in own.findChildren(QLabel))
    assert "In the model's own file" in label_text
    with harness.bot.waitSignal(view.used) as used:
        own.download.used.emit()
    assert used.args == ["hf:owner/Tiny-8B-GGUF/Tiny-8B-Q4_K_M.gguf", None]


def test_a_head_is_a_row_that_says_what_it_is(harness: WindowHarness, hub: Hub) -> None:
    head = gguf(head_values(vocabulary(20)), [("token_embd.weight", 0)], data=bytes(1_100_000))
    hub.repos["owner/Tiny-8B-EAGLE3-GGUF"] = Repo({"Tiny-8B-EAGLE3-Q8_0.gguf": head})
    harness.paths.models.mkdir(parents=True)
    (harness.paths.models / "small-1B-Q8_0.gguf").write_bytes(model_file())  # found before the head is
    view = draft_view(harness, shown(opened(harness, search_tab(harness), "owner/Tiny-8B-GGUF"))[1])
    names = [row.judged.candidate.name for row in view.rows]
    assert names == ["Tiny 8B EAGLE3 (Q8_0)", "small 1B (Q8_0)", "Tiny 1B (Q8_0)"]
    assert sorted(view.rows, key=lambda row: row.y()) == view.rows
    label_text = " ".join(label.text() for label in view.rows[0].findChildren(QLabel)).replace(
        "\N{NO-BREAK SPACE}", " "
    )
    assert "Head, made for this model · Found on the Hub" in label_text
    assert "big model 4.9 GB · head under 0.1 GB" in label_text


def test_a_refused_pair_says_why_and_what_can_be_done(harness: WindowHarness, hub: Hub) -> None:
    card = opened(harness, search_tab(harness), "tiny-8b")
    view = draft_view(harness, next(row for row in card.rows if row.recommended))
    harness.bot.keyClicks(view.field, "owner/Tiny-0.5B-GGUF")
    harness.bot.keyClick(view.field, Qt.Key.Key_Return)
    wait(harness, lambda: bool(view.findChildren(RefusedRow)))
    [refused] = view.findChildren(RefusedRow)
    assert "number 7 is “word7” in one and “other” in the other" in refused.accessibleName()
    harness.bot.mouseClick(refused.lookup, LEFT)
    assert harness.settings.mode is SpeculationMode.LOOKUP
    assert not list(harness.paths.models.rglob("*.gguf"))


def test_a_model_no_draft_can_guess_for_says_so_at_once(harness: WindowHarness, hub: Hub) -> None:
    hub.repos["owner/Hybrid-8B-GGUF"] = repo_of("Hybrid-8B", {"Q4_K_M": 5}, model_file(general__architecture="jamba"))
    [row] = opened(harness, search_tab(harness), "hybrid").rows
    view = draft_view(harness, row)
    assert view.problem.title.text() == "No draft can guess for this model"
    assert "jamba" in view.problem.words.text()
    assert not view.check_button.isEnabled()


def test_where_nothing_fits_there_is_another_way(harness: WindowHarness, hub: Hub) -> None:
    del hub.repos["owner/Tiny-1B-GGUF"]
    card = opened(harness, search_tab(harness), "tiny-8b")
    view = draft_view(harness, card.rows[0])
    assert not view.rows
    assert view.nothing.isVisible()
    harness.bot.mouseClick(view.nothing.lookup, LEFT)
    assert harness.settings.mode is SpeculationMode.LOOKUP
    assert page_of(harness).draft_view is None


def test_closing_while_a_header_hangs_leaves_nothing(harness: WindowHarness, hub: Hub) -> None:
    hub.repos["owner/Long-8B-GGUF"] = repo_of("Long-8B", {"Q4_K_M": 5}, model_file() + bytes(4_000_000))
    hub.faults.append(Fault("stall", after_bytes=1000))
    [row] = opened(harness, search_tab(harness), "long").rows
    harness.bot.mouseClick(row.draft, LEFT)
    wait(harness, hub.stalled.is_set)
    page_of(harness).reject()
    assert harness.window.isEnabled()
    hub.unstall.set()
