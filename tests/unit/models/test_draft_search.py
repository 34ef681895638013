"""Finding drafts: where they are looked for, and that only headers decide."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from app.errors import HubUnreachable
from app.models.catalog import Pair, load_catalog
from app.models.draft_search import (
    Candidate,
    DraftSearch,
    Judged,
    Place,
    Trouble,
    candidate_of,
    family_words,
    local_target,
    parameters_in,
    remote_target,
)
from app.models.hub import Abandoned, HubBrowser
from app.models.library import Library
from app.paths import Paths
from tests.fakes.gguf_files import gguf, model_values, vocabulary
from tests.fakes.hub import Fault, Hub, Repo

GB = 1_000_000_000


def model(changed: str = "", **values: object) -> bytes:
    tokens = vocabulary(20, t7=changed) if changed else vocabulary(20)
    return gguf(model_values(tokens, **values), [("a", 0)], data=random.Random(1).randbytes(1_100_000))


def repo(name: str, content: bytes, size: float, quant: str = "Q4_K_M") -> Repo:
    """A repository with one file that is said to have so many bytes."""
    file = f"{name}-{quant}.gguf"
    return Repo({file: content}, wrong_sizes={file: round(size)})


@pytest.fixture
def paths(tmp_path) -> Paths:
    paths = Paths.at(tmp_path / "data")
    paths.ensure()
    return paths


def wish(browser: HubBrowser, name: str) -> Candidate:
    listing = browser.listing(name)
    return candidate_of(listing, listing.rows[0])


def search(target: Candidate, browser: HubBrowser, paths: Paths, pairs: Sequence[Pair] = ()) -> DraftSearch:
    library = Library(paths)
    here = target.place is Place.HERE
    found = local_target(target, library) if here else remote_target(target, browser)
    entries = [Candidate(one.name, one.reference, Place.HERE, one.size_bytes) for one in library.entries()]
    return DraftSearch(found, browser, library, entries, pairs, context_tokens=4096, free_bytes=100 * GB)


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("Meta Llama 3.1 8B Instruct (Q4_K_M)", ("Llama 3.1", "Llama")),
        ("Qwen2.5-Coder-7B-Instruct-GGUF", ("Qwen2.5 Coder", "Qwen2")),
        ("SmolLM2 1.7B Instruct", ("SmolLM2",)),
        ("gemma-3-27b-it-Q4_K_M", ("gemma 3", "gemma")),
        ("8B", ()),
    ],
)
def test_relatives_are_searched_by_the_name_without_its_size(name: str, words: tuple[str, ...]) -> None:
    assert family_words(name) == words


@pytest.mark.parametrize(
    ("name", "parameters"),
    [("o/Qwen3-0.6B-GGUF", 0.6e9), ("o/SmolLM2_135M", 135e6), ("o/gemma-3-270m-it", 270e6), ("o/Phi-4", None)],
)
def test_a_size_is_read_from_a_name(name: str, parameters: float | None) -> None:
    assert parameters_in(name) == parameters


def test_drafts_are_judged_by_their_headers_alone(hub: Hub, paths: Paths) -> None:
    hub.repos["o/Tiny-8B-GGUF"] = repo("Tiny-8B", model(), 5 * GB)
    hub.repos["o/Tiny-1B-GGUF"] = repo("Tiny-1B", model(), GB)
    hub.repos["o/Tiny-0.5B-GGUF"] = repo("Tiny-0.5B", model("other"), GB / 2)
    hub.repos["o/Tiny-7B-GGUF"] = repo("Tiny-7B", model(), 4 * GB)
    browser = HubBrowser()
    found = list(search(wish(browser, "o/Tiny-8B-GGUF"), browser, paths).run())
    judged = [one for one in found if isinstance(one, Judged)]
    assert [(one.candidate.reference, one.verdict.ok) for one in judged] == [
        ("hf:o/Tiny-0.5B-GGUF/Tiny-0.5B-Q4_K_M.gguf", False),
        ("hf:o/Tiny-1B-GGUF/Tiny-1B-Q4_K_M.gguf", True),
    ]
    assert "number 7" in judged[0].verdict.reason
    assert judged[1].candidate.wanted[0].size_bytes == GB
    assert judged[1].fit is not None


def test_what_is_on_this_computer_comes_first_and_needs_no_hub(hub: Hub, paths: Paths) -> None:
    paths.models.mkdir()
    for name, content in (("Big-8B-Q4_0.gguf", model() + bytes(9_000_000)), ("small-1B-Q8_0.gguf", model())):
        (paths.models / name).write_bytes(content)
    hub.faults.append(Fault("status", status=503, where="api", times=9))
    big = Candidate("Big 8B", "Big-8B-Q4_0.gguf", Place.HERE, (paths.models / "Big-8B-Q4_0.gguf").stat().st_size)
    found = list(search(big, HubBrowser(), paths).run())
    assert isinstance(found[0], Judged)
    assert (found[0].candidate.reference, found[0].verdict.ok) == ("small-1B-Q8_0.gguf", True)
    assert isinstance(found[-1], Trouble)
    assert isinstance(found[-1].error, HubUnreachable)


def test_the_catalogues_partner_is_looked_at_though_no_name_says_so(hub: Hub, paths: Paths) -> None:
    pair = next(pair for pair in load_catalog() if pair.id == "llama3.1-8b-q4")
    for file in pair.files:
        hub.repos[file.hub.repo] = Repo({file.hub.name: model()}, wrong_sizes={file.hub.name: file.size_bytes})
    browser = HubBrowser()
    found = list(search(wish(browser, pair.target.hub.repo), browser, paths, load_catalog()).run())
    assert [one.candidate.place for one in found if isinstance(one, Judged) and one.verdict.ok] == [Place.CATALOGUE]


def test_a_gated_or_vanished_candidate_is_trouble_and_the_rest_goes_on(hub: Hub, paths: Paths) -> None:
    hub.repos["o/Tiny-8B-GGUF"] = repo("Tiny-8B", model(), 5 * GB)
    hub.repos["o/Tiny-1B-GGUF"] = repo("Tiny-1B", model(), GB)
    hub.repos["o/Tiny-0.5B-GGUF"] = repo("Tiny-0.5B", model(), GB / 2)
    browser = HubBrowser()
    hunt = search(wish(browser, "o/Tiny-8B-GGUF"), browser, paths)
    hub.faults.append(Fault("status", status=403, where="head", name="Tiny-0.5B-Q4_K_M.gguf"))
    kinds = [type(one) for one in hunt.run()]
    assert kinds == [Trouble, Judged]


def test_a_header_nobody_waits_for_is_left_at_the_next_byte(hub: Hub) -> None:
    hub.repos["o/m"] = Repo({"m.gguf": gguf(model_values(), data=bytes(40_000_000))})
    with pytest.raises(Abandoned):
        HubBrowser(abandoned=lambda: True).listing("o/m")
    assert hub.bytes_sent == 0


def test_a_small_header_costs_little(hub: Hub) -> None:
    hub.repos["o/m"] = Repo({"m.gguf": gguf(model_values(), data=bytes(60_000_000))})
    listing = HubBrowser().listing("o/m")
    remote_target(candidate_of(listing, listing.rows[0]), HubBrowser())
    # What the sockets between them hold comes on top of the 2 MB that are looked at first.
    assert hub.bytes_sent < 14_000_000


def test_a_search_is_asked_once_though_the_hub_is_busy(hub: Hub) -> None:
    hub.faults.append(Fault("status", status=429, headers={"Retry-After": "30"}, where="api"))
    with pytest.raises(HubUnreachable) as raised:
        HubBrowser().search("m")
    assert raised.value.wait_s == 30
    assert len(hub.seen) == 1
