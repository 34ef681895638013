"""Texts in the search field; repositories and the catalogue through the real client."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path

import pytest

from app.errors import HubUnreachable, ModelFileError, NotOnHub
from app.models.gguf.file_names import HubFile
from app.models.gguf.fit import Fit, ModelMemory, judge
from app.models.hub.catalog_refresh import CatalogRefresh
from app.models.hub.hub_questions import HubQuery, understand
from app.models.hub.repositories import (
    HubBrowser,
    ListedFile,
    RepoFile,
    fold,
    fold_guessers,
    in_words,
    main_rows,
    recommend,
)
from app.models.library.catalog import CatalogPair, load_catalog
from tests.fakes.gguf_files import gguf, model_values
from tests.fakes.hub import Fault, Hub, Repo

MB = 1_000_000


def listed(*names: str, size: int = 5_000 * MB) -> list[ListedFile]:
    return [ListedFile(name, size, "") for name in names]


def test_parts_are_one_row_and_helpers_none() -> None:
    rows = fold([
        *listed("m-Q4_K_M-00001-of-00002.gguf", "m-Q4_K_M-00002-of-00002.gguf", "m-Q8_0.gguf", "sub/m-Q2_K.gguf"),
        *listed("mmproj-m-F16.gguf", "m-imatrix.gguf", "mtp-m.gguf", "m-EAGLE3.gguf", "m_dflash.gguf", "m-lora.gguf"),
        *listed("dspark_m_12b_block7.gguf", "m-DFlash-b16-Q8_0.gguf", "m-b16.gguf", "m-DSpark-BF16.gguf"),
        *listed("m-Q4_0_4_4.gguf", "nomic-embed-text.gguf", "ggml-vocab-m.gguf"),
        *listed("tiny.gguf", size=135),
    ])  # fmt: skip
    assert [row.names for row in rows] == [
        ("m-Q8_0.gguf",), ("sub/m-Q2_K.gguf",), ("m-Q4_K_M-00001-of-00002.gguf", "m-Q4_K_M-00002-of-00002.gguf"),
    ]  # fmt: skip
    assert [row.quant for row in rows if row.recommended] == ["Q4_K_M"]
    assert rows[2].size_bytes == 10_000 * MB


def test_a_model_with_a_part_missing_is_neither_complete_nor_recommended() -> None:
    [row] = fold(listed("m-Q4_K_M-00001-of-00003.gguf", "m-Q4_K_M-00003-of-00003.gguf"))
    assert not row.complete
    assert not row.recommended


@pytest.mark.parametrize(
    ("quant", "words"),
    [
        ("Q4_K_M", "Balanced"),
        ("IQ3_XS", "Small"),
        ("Q8_0", "Largest, hardly any loss"),
        ("BF16", "Full precision"),
        ("", "Unknown precision"),
    ],
)
def test_precisions_are_said_in_words(quant: str, words: str) -> None:
    assert in_words(quant) == words


def test_what_guesses_for_another_model_is_a_row_of_its_own_and_a_model_with_own_layers_a_model() -> None:
    files = listed(
        "m-MTP-Q4_K_M.gguf", "mtp-m.gguf", "MTP/m-Q8_0-MTP.gguf", "m-EAGLE3.gguf", "m-it-assistant.Q8_0.gguf",
        "m-12B-it-qat-assistant-MTP-Q8_0.gguf", "Muse-Glimmer-30B-assistant-Q8_0.gguf",
    )  # fmt: skip
    assert [row.names for row in fold(files)] == [("m-MTP-Q4_K_M.gguf",)]
    assert sorted(name for row in fold_guessers(files) for name in row.names) == sorted(file.name for file in files[1:])


def test_a_model_that_sees_is_listed_with_the_projector_beside_it() -> None:
    rows = fold([
        *listed("see-Q4_K_M.gguf", "see-Q8_0.gguf"),
        *listed("big/see-Q6_K-00001-of-00002.gguf", "big/see-Q6_K-00002-of-00002.gguf"),
        *listed("mmproj-BF16.gguf", "mmproj-F16.gguf", "m-imatrix.gguf", "mtp-m.gguf", size=800 * MB),
        *listed("two/a-Q4_0.gguf", "two/b-Q4_0.gguf", "two/mmproj-b-f16.gguf"),
    ])  # fmt: skip
    projectors = {row.names[0]: row.projector.name if row.projector is not None else None for row in rows}
    assert projectors == {
        "see-Q4_K_M.gguf": "mmproj-F16.gguf", "see-Q8_0.gguf": "mmproj-F16.gguf",
        "big/see-Q6_K-00001-of-00002.gguf": None,
        "two/a-Q4_0.gguf": None, "two/b-Q4_0.gguf": "two/mmproj-b-f16.gguf",
    }  # fmt: skip


def test_search_and_listing_ask_the_hub(hub: Hub) -> None:
    hub.repos["owner/small-GGUF"] = Repo({"m-Q8_0.gguf": bytes(2 * MB), "README.md": b"x", "../e.gguf": bytes(2 * MB)})
    hub.repos["owner/other"] = Repo({})
    assert [repo.name for repo in HubBrowser().search("small")] == ["owner/small-GGUF"]
    listing = HubBrowser().listing("https://huggingface.co/owner/small-GGUF/tree/main")
    assert [row.names for row in listing.rows] == [("m-Q8_0.gguf",)]
    assert listing.licence == "apache-2.0"


@pytest.mark.parametrize("kind", ["html", "status"])
def test_nonsense_instead_of_a_listing_is_a_sentence(hub: Hub, kind: str) -> None:
    hub.repos["owner/m"] = Repo({})
    hub.faults += [Fault(kind, where="api"), Fault(kind, where="api")]
    with pytest.raises(HubUnreachable):
        HubBrowser().listing("owner/m")
    if kind == "html":  # errors the client waits out itself when it searches
        with pytest.raises(HubUnreachable):
            HubBrowser().search("m")


def test_a_server_that_ignores_the_range_is_left_early(hub: Hub) -> None:
    hub.repos["owner/m"] = Repo({"m.gguf": gguf(model_values(), data=bytes(60 * MB))})
    hub.faults.append(Fault("no range"))
    assert HubBrowser().header(HubFile("owner/m", "m.gguf")).architecture == "llama"
    assert hub.bytes_sent < 40 * MB


def test_a_file_that_is_no_model_is_refused_from_its_start(hub: Hub) -> None:
    hub.repos["owner/m"] = Repo({"m.gguf": b"<html>" + bytes(2 * MB)})
    with pytest.raises(ModelFileError, match="web page"):
        HubBrowser().header(HubFile("owner/m", "m.gguf"))


@pytest.mark.parametrize(
    ("free_gb", "recommended"), [(100, "Q4_K_M"), (11, "Q4_K_M"), (6, "Q3_K_M"), (5, "Q2_K"), (1, "")]
)
def test_exactly_one_is_recommended_for_this_computer_and_none_that_does_not_fit(free_gb, recommended):
    rows = fold([ListedFile(f"m-{quant}.gguf", round(size * 1e9), "") for quant, size in SIZES.items()])

    def fit(row: RepoFile) -> Fit:
        return judge([ModelMemory(row.size_bytes, 0)], 4096, free_gb * 10**9).fit

    assert [row.quant for row in recommend(rows, fit) if row.recommended] == ([recommended] if recommended else [])


SIZES = {"Q2_K": 3.2, "Q3_K_M": 4.0, "Q4_K_M": 9.0, "Q6_K": 12.0, "F16": 30.0}


def test_a_tiny_model_is_recommended_at_eight_bits() -> None:
    rows = fold([ListedFile("m-Q4_K_M.gguf", 90 * MB, ""), ListedFile("m-Q8_0.gguf", 140 * MB, "")])
    assert [row.quant for row in rows if row.recommended] == ["Q8_0"]


def test_one_row_for_each_word_is_shown_at_first() -> None:
    quants = ("Q2_K", "IQ4_XS", "Q4_K_S", "Q4_K_M", "Q5_K_S", "Q5_K_M", "Q6_K", "Q8_0", "F16")
    rows = fold([ListedFile(f"m-{quant}.gguf", (2 + at) * 10**9, "") for at, quant in enumerate(quants)])
    assert [row.quant for row in main_rows(rows)] == ["Q2_K", "Q4_K_M", "Q5_K_M", "Q8_0", "F16"]


@pytest.mark.parametrize(
    ("typed", "query_expected"),
    [
        ("llama 3.2", HubQuery(words="llama 3.2")),
        ("  two\n words ", HubQuery(words="two words")),
        ("bartowski/", HubQuery(author="bartowski")),
        ("https://huggingface.co/bartowski", HubQuery(author="bartowski")),
        ("owner/name", HubQuery(repo="owner/name", words="name", author="owner")),
        ("ggml.ai/name", HubQuery(repo="ggml.ai/name", words="name", author="ggml.ai")),
        ("owner/two words", HubQuery(author="owner", words="two words")),
        ("some words / more", HubQuery(words="some words more")),
        ("hf:owner/name", HubQuery(repo="owner/name", certain=True)),
        ("HF:owner/name", HubQuery(repo="owner/name", certain=True)),
        ("huggingface.co/owner/name/tree/main?x=1", HubQuery(repo="owner/name", certain=True)),
        ("hf:owner/name/sub/m-Q8_0.gguf",
         HubQuery(repo="owner/name", file=HubFile("owner/name", "sub/m-Q8_0.gguf"), certain=True)),
        ("https://huggingface.co/owner/name/blob/main/m-Q8_0.gguf?download=true",
         HubQuery(repo="owner/name", file=HubFile("owner/name", "m-Q8_0.gguf"), certain=True)),
    ],
)  # fmt: skip
def test_names_words_and_links_are_told_apart(typed: str, query_expected: HubQuery) -> None:
    query = understand(typed)
    assert (query.repo, query.file, query.words, query.author, query.certain) == (
        query_expected.repo, query_expected.file, query_expected.words, query_expected.author, query_expected.certain,
    )  # fmt: skip


@pytest.mark.parametrize(
    "typed",
    [
        "", " \t ", "https://example.com/owner/name", "https://huggingface.co/datasets/owner/name",
        "https://huggingface.co.example.com/owner/name", "hf:../../etc", "hf:owner/../name.gguf",
        "hf:owner/name/../../x.gguf", "https://huggingface.co/owner/name/blob/main/con.gguf",
    ],
)  # fmt: skip
def test_what_names_nothing_on_the_hub_is_a_sentence(typed: str) -> None:
    with pytest.raises(NotOnHub):
        understand(typed)


def test_any_text_is_words_or_a_sentence() -> None:
    for typed in ("/", "//", "a//b", "\\", "hf:", "http://", "%00", "💥" * 500, "x" * 100_000):
        try:
            query = understand(typed)
        except NotOnHub:
            continue
        assert query.repo or query.words or query.author


PAIR = min(load_catalog(), key=lambda pair: pair.size_bytes)
DAY_S = 24 * 3600


@pytest.fixture
def saved_file(tmp_path: Path) -> Path:
    return tmp_path / "catalog.json"


def serve(hub: Hub, pair: CatalogPair = PAIR, licence: str = "apache-2.0") -> None:
    for file in pair.files:
        hub.repos[file.hub.repo] = Repo({file.hub.name: file.id.encode()}, licence=licence)


def test_sizes_hashes_and_consent_come_from_the_hub(hub: Hub, saved_file: Path) -> None:
    serve(hub)
    hub.repos[PAIR.draft.hub.repo].gated = "auto"
    hub.repos[PAIR.target.hub.repo].files["mmproj-model-f16.gguf"] = b"sees"
    projector = replace(PAIR.target, id="sees", hub=HubFile(PAIR.target.hub.repo, "mmproj-model-f16.gguf"))
    seeing = replace(PAIR, projector=projector)
    news = CatalogRefresh(saved_file)
    assert news.apply([seeing]) == (seeing,)
    news.ask_hub([seeing])
    assert any(f"/revision/{PAIR.target.revision}" in request for _, request, _ in hub.seen), "which was tried"
    [pair] = CatalogRefresh(saved_file).apply([seeing])
    content = PAIR.target.id.encode()
    assert (pair.target.size_bytes, pair.target.sha256) == (len(content), hashlib.sha256(content).hexdigest())
    assert (pair.target.gated, pair.draft.gated) == (False, True)
    assert pair.projector.size_bytes == len(b"sees")
    assert pair.size_bytes == sum(len(file.id) for file in PAIR.files)


def test_it_is_asked_once_a_day(hub: Hub, saved_file: Path) -> None:
    serve(hub)
    now = [1e9]
    news = CatalogRefresh(saved_file, lambda: now[0])
    news.ask_hub([PAIR, PAIR])
    assert len(hub.seen) == 2
    now[0] += DAY_S - 1
    news.ask_hub([PAIR])
    assert len(hub.seen) == 2
    now[0] += 2
    news.ask_hub([PAIR])
    assert len(hub.seen) == 4
    now[0] -= 10 * DAY_S  # a clock that was set back
    news.ask_hub([PAIR])
    assert len(hub.seen) == 6


def test_another_licence_replaces_the_note_about_the_first(hub: Hub, saved_file: Path) -> None:
    pair = next(pair for pair in load_catalog() if pair.target.licence_note)
    serve(hub, pair, licence=pair.target.licence)
    news = CatalogRefresh(saved_file)
    news.ask_hub([pair])
    assert news.apply([pair])[0].target.licence_note == pair.target.licence_note
    saved_file.unlink()
    serve(hub, pair, licence="other-terms-2.0")
    news.ask_hub([pair])
    target = news.apply([pair])[0].target
    assert (target.licence, target.licence_note) == ("other-terms-2.0", "")
    saved_file.unlink()
    serve(hub, pair, licence="other")
    news.ask_hub([pair])
    assert news.apply([pair])[0].target.licence == pair.target.licence


@pytest.mark.parametrize(
    "spoil",
    [
        lambda hub: hub.faults.append(Fault("status", status=503, where="api", times=9)),
        lambda hub: hub.faults.append(Fault("html", where="api", times=9)),
        lambda hub: hub.faults.append(Fault("status", status=429, where="api", times=9)),
        lambda hub: hub.repos.clear(),
    ],
)
def test_a_hub_that_does_not_answer_changes_nothing_and_is_no_error(hub, saved_file, spoil):
    serve(hub)
    spoil(hub)
    news = CatalogRefresh(saved_file)
    news.ask_hub([PAIR])
    assert news.apply([PAIR]) == (PAIR,)


def test_without_a_network_one_question_is_enough(hub, saved_file, monkeypatch, caplog):
    monkeypatch.setenv("HF_ENDPOINT", "http://127.0.0.1:9")
    caplog.set_level("INFO")
    CatalogRefresh(saved_file).ask_hub(load_catalog())
    assert len([record for record in caplog.records if "stays as it is" in record.getMessage()]) == 1


def test_asking_ends_when_nobody_waits(hub: Hub, saved_file: Path) -> None:
    serve(hub)
    CatalogRefresh(saved_file).ask_hub([PAIR], is_wanted=lambda: False)
    assert len(hub.seen) == 0


@pytest.mark.parametrize(
    "entry",
    [3, {}, {"bytes": -1, "sha256": ""}, {"bytes": True, "sha256": ""}, {"bytes": 5, "sha256": "../x"},
     {"bytes": "5", "sha256": ""}],
)  # fmt: skip
def test_what_was_kept_and_makes_no_sense_is_passed_over(saved_file: Path, entry: object) -> None:
    key = f"{PAIR.target.hub.reference}@{PAIR.target.revision}"
    saved_file.write_text(json.dumps({key: entry}))
    assert CatalogRefresh(saved_file).apply([PAIR]) == (PAIR,)


def test_a_licence_that_is_no_name_is_not_shown(saved_file: Path) -> None:
    key = f"{PAIR.target.hub.reference}@{PAIR.target.revision}"
    saved_file.write_text(json.dumps({key: {"bytes": 5, "sha256": "", "licence": "<b>\n" * 100, "gated": "yes"}}))
    [pair] = CatalogRefresh(saved_file).apply([PAIR])
    assert pair.target == replace(PAIR.target, size_bytes=5)
