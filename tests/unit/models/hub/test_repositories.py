"""Listing, folding and judging through the real client."""

from __future__ import annotations

import pytest

from app.errors import HubUnreachable, ModelFileError
from app.models.gguf.file_names import HubFile
from app.models.gguf.fit import Fit, ModelMemory, judge
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
from tests.fakes.gguf_files import gguf, model_values
from tests.fakes.hub import Fault, Hub, Repo

MB = 1_000_000


def listed(*names: str, size: int = 5_000 * MB) -> list[ListedFile]:
    return [ListedFile(name, size, "") for name in names]


def test_parts_are_one_row_and_helpers_none() -> None:
    rows = fold([
        *listed("m-Q4_K_M-00001-of-00002.gguf", "m-Q4_K_M-00002-of-00002.gguf", "m-Q8_0.gguf", "sub/m-Q2_K.gguf"),
        *listed("mmproj-m-F16.gguf", "m-imatrix.gguf", "mtp-m.gguf", "m-EAGLE3.gguf", "m_dflash.gguf", "m-lora.gguf"),
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
        "m-MTP-Q4_K_M.gguf", "mtp-m.gguf", "MTP/m-Q8_0-MTP.gguf", "m-EAGLE3.gguf", "m-it-assistant.Q8_0.gguf"
    )
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


@pytest.mark.timeout(60)  # comparing each with each would take far longer
def test_ten_thousand_files_are_folded_at_once() -> None:
    names = [f"m{number}-Q4_K_M.gguf" for number in range(5_000)]
    rows = fold(listed(*names, *(f"mmproj-{name}" for name in names)))
    assert [row.projector for row in rows] == [None] * 5_000


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
