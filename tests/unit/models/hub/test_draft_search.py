"""Finding drafts: where they are looked for, and that only headers decide."""

from __future__ import annotations

import random
from collections.abc import Sequence

import pytest

from app.errors import HubUnreachable
from app.models.gguf.heads import ModelFileKind
from app.models.hub.draft_search import (
    Candidate,
    DraftOrigin,
    DraftSearch,
    JudgedCandidate,
    SearchProblem,
    candidate_of,
    family_words,
    head_queries,
    local_target,
    parameters_in,
    remote_target,
)
from app.models.hub.repositories import Abandoned, HubBrowser
from app.models.library.catalog import CatalogPair, load_catalog
from app.models.library.guessers import GuesserKind
from app.models.library.model_library import Library
from app.paths import Paths
from tests.fakes.gguf_files import gguf, head_values, model_values, vocabulary
from tests.fakes.hub import GB, Fault, Hub, Repo, model_file, repo_of

_HEADS = ("eagle3", "dflash", "dspark")


def repo(name: str, content: bytes, size_gb: float) -> Repo:
    """A repository with one file that is said to be so large."""
    return repo_of(name, {"Q4_K_M": size_gb}, content)


@pytest.fixture
def paths(tmp_path) -> Paths:
    paths = Paths.at(tmp_path / "data")
    paths.ensure()
    return paths


def wish(browser: HubBrowser, name: str) -> Candidate:
    listing = browser.listing(name)
    return candidate_of(listing, listing.rows[0])


def search(target: Candidate, browser: HubBrowser, paths: Paths, pairs: Sequence[CatalogPair] = ()) -> DraftSearch:
    library = Library(paths)
    target_found = remote_target(target, browser)
    entries = [Candidate(one.name, one.reference, DraftOrigin.HERE, one.size_bytes) for one in library.entries()]
    return DraftSearch(target_found, browser, library, entries, pairs, context_tokens=4096, free_bytes=100 * GB)


def judged(name: str, paths: Paths, pairs: Sequence[CatalogPair] = ()) -> list[JudgedCandidate]:
    """Search for what may guess for a repository's first model, and return what was judged."""
    browser = HubBrowser()
    candidates = search(wish(browser, name), browser, paths, pairs).run()
    return [one for one in candidates if isinstance(one, JudgedCandidate)]


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
    hub.repos["o/Tiny-8B-GGUF"] = repo("Tiny-8B", model_file(), 5)
    hub.repos["o/Tiny-1B-GGUF"] = repo("Tiny-1B", model_file(), 1)
    hub.repos["o/Tiny-0.5B-GGUF"] = repo("Tiny-0.5B", model_file("other"), 0.5)
    hub.repos["o/Tiny-7B-GGUF"] = repo("Tiny-7B", model_file(), 4)
    candidates = judged("o/Tiny-8B-GGUF", paths)
    assert [(one.candidate.reference, one.verdict.ok) for one in candidates] == [
        ("hf:o/Tiny-0.5B-GGUF/Tiny-0.5B-Q4_K_M.gguf", False),
        ("hf:o/Tiny-1B-GGUF/Tiny-1B-Q4_K_M.gguf", True),
    ]
    assert "number 7" in candidates[0].verdict.reason
    assert candidates[1].candidate.downloads[0].size_bytes == GB
    assert candidates[1].fit is not None


def test_the_catalogues_partner_is_looked_at_though_no_name_says_so(hub: Hub, paths: Paths) -> None:
    pair = next(pair for pair in load_catalog() if pair.id == "llama3.1-8b-q4")
    for file in pair.files:
        hub.repos[file.hub.repo] = Repo({file.hub.name: model_file()}, wrong_sizes={file.hub.name: file.size_bytes})
    candidates = judged(pair.target.hub.repo, paths, load_catalog())
    assert [one.candidate.place for one in candidates if one.verdict.ok] == [DraftOrigin.CATALOGUE]


def test_a_gated_or_vanished_candidate_is_trouble_and_the_rest_goes_on(hub: Hub, paths: Paths) -> None:
    hub.repos["o/Tiny-8B-GGUF"] = repo("Tiny-8B", model_file(), 5)
    hub.repos["o/Tiny-1B-GGUF"] = repo("Tiny-1B", model_file(), 1)
    hub.repos["o/Tiny-0.5B-GGUF"] = repo("Tiny-0.5B", model_file(), 0.5)
    browser = HubBrowser()
    hunt = search(wish(browser, "o/Tiny-8B-GGUF"), browser, paths)
    hub.faults.append(Fault("status", status=403, where="head", name="Tiny-0.5B-Q4_K_M.gguf"))
    kinds = [type(one) for one in hunt.run()]
    assert kinds == [SearchProblem, JudgedCandidate]


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


def head(**changes: object) -> bytes:
    content = head_values(vocabulary(20), **changes)
    return gguf(content, [("token_embd.weight", 0)], data=random.Random(1).randbytes(1_100_000))


def own_layers(architecture: str = "glm4moe") -> bytes:
    values = {key.replace("llama.", f"{architecture}.", 1): one for key, one in model_values(vocabulary(20)).items()}
    values |= {"general.architecture": architecture, f"{architecture}.nextn_predict_layers": 1}
    tensors = [("blk.0.attn_norm.weight", 0), ("blk.1.nextn.eh_proj.weight", 1000)]
    return gguf(values, tensors, data=random.Random(1).randbytes(1_100_000))


def test_heads_for_the_model_are_looked_for_and_judged_by_their_headers(hub: Hub, paths: Paths) -> None:
    hub.repos["o/Tiny-8B-GGUF"] = repo("Tiny-8B", model_file(), 5)
    hub.repos["o/Tiny-1B-GGUF"] = repo("Tiny-1B", model_file(), 1)
    hub.repos["a/EAGLE3-Tiny-8B-GGUF"] = Repo({"Tiny-8B-Q8_0.gguf": head(), "Tiny-8B-F16.gguf": head()})
    hub.repos["b/Tiny-8B-speculator.eagle3-GGUF"] = Repo({"eagle3-Q8_0.gguf": head(eagle3__target_hidden_size=128)})
    hub.repos["c/Tiny-70B-EAGLE3-GGUF"] = Repo({"eagle3-Q8_0.gguf": head()})
    hub.repos["d/Tiny-8B-EAGLE3-GGUF"] = Repo({"eagle3-Q8_0.gguf": head()}, gated="manual")
    candidates = judged("o/Tiny-8B-GGUF", paths)
    assert [(one.candidate.reference, one.way, one.verdict.ok) for one in candidates] == [
        ("hf:a/EAGLE3-Tiny-8B-GGUF/Tiny-8B-Q8_0.gguf", GuesserKind.HEAD, True),
        ("hf:b/Tiny-8B-speculator.eagle3-GGUF/eagle3-Q8_0.gguf", GuesserKind.HEAD, False),
        ("hf:o/Tiny-1B-GGUF/Tiny-1B-Q4_K_M.gguf", GuesserKind.DRAFT, True),
    ]
    assert "one of width 128" in candidates[1].verdict.reason
    assert candidates[0].parts is not None
    requests = [request for _, request, _ in hub.seen if "Tiny-70B" in request or "d/Tiny" in request]
    assert requests == [], "another size's, and what asks for consent, is not even looked at"


def test_an_assistant_beside_its_model_is_found(hub: Hub, paths: Paths) -> None:
    tokens = {key: one for key, one in model_values(vocabulary(20)).items() if key.startswith("tokenizer.ggml.")}
    values = {"general.architecture": "gemma4-assistant", "gemma4-assistant.embedding_length_out": 64, **tokens}
    target = {key.replace("llama.", "gemma4.", 1): one for key, one in model_values(vocabulary(20)).items()}
    target["general.architecture"] = "gemma4"
    big, small = (gguf(one, [("a", 0)], data=random.Random(1).randbytes(1_100_000)) for one in (target, values))
    hub.repos["o/gemma-4-12b-it-GGUF"] = Repo(
        {"gemma-4-12b-it-Q4_K_M.gguf": big, "mtp-gemma-4-12b-it.gguf": small},
        wrong_sizes={"gemma-4-12b-it-Q4_K_M.gguf": 7 * GB},
    )
    listing = HubBrowser().listing("o/gemma-4-12b-it-GGUF")
    assert [row.names for row in listing.rows] == [("gemma-4-12b-it-Q4_K_M.gguf",)]
    [one] = judged("o/gemma-4-12b-it-GGUF", paths)
    assert (one.candidate.reference, one.way) == (
        "hf:o/gemma-4-12b-it-GGUF/mtp-gemma-4-12b-it.gguf",
        GuesserKind.ASSISTANT,
    )
    assert "its file is incomplete" in one.verdict.reason, "whether it fits is judged by its header"


def test_a_model_with_layers_of_its_own_needs_nothing_else(hub: Hub, paths: Paths) -> None:
    hub.repos["o/Tiny-8B-GGUF"] = repo("Tiny-8B", own_layers(), 5)
    [first, *_] = judged("o/Tiny-8B-GGUF", paths)
    assert (first.way, first.candidate.place, first.candidate.downloads, first.verdict.ok) == (
        GuesserKind.OWN_LAYERS, DraftOrigin.OWN, (), True
    )  # fmt: skip
    assert first.candidate.size_bytes > 4 * GB, "the last tensor goes on to the end of the file"


def test_heads_on_this_computer_come_before_drafts_however_large_and_need_no_hub(hub: Hub, paths: Paths) -> None:
    hub.faults.append(Fault("status", status=503, where="api", times=9))
    paths.models.mkdir()
    files = {
        "big.gguf": model_file() + bytes(9_000_000),
        "a-small.gguf": model_file(),
        "head.gguf": head() + bytes(4_000_000),
    }
    for name, content in files.items():
        (paths.models / name).write_bytes(content)
    here = [
        Candidate("a small", "a-small.gguf", DraftOrigin.HERE, len(files["a-small.gguf"])),
        Candidate("head", "head.gguf", DraftOrigin.HERE, len(files["head.gguf"]), kind=ModelFileKind.HEAD),
        Candidate("layers", "layers.gguf", DraftOrigin.HERE, 1000, kind=ModelFileKind.LAYERS),
    ]
    target = local_target(Candidate("Big", "big.gguf", DraftOrigin.HERE, len(files["big.gguf"])), Library(paths))
    hunt = DraftSearch(target, HubBrowser(), Library(paths), here, (), context_tokens=4096, free_bytes=100 * GB)
    *candidates, problem = hunt.run()
    assert isinstance(problem, SearchProblem)
    assert isinstance(problem.error, HubUnreachable)
    assert [(one.candidate.name, one.way) for one in candidates] == [
        ("head", GuesserKind.HEAD),
        ("a small", GuesserKind.DRAFT),
    ]
    assert all(one.verdict.ok for one in candidates)


@pytest.mark.parametrize(
    ("name", "architecture", "words", "kinds"),
    [
        ("Qwen3 8B (Q4_K_M)", "qwen3", ("Qwen3 8B", "Qwen3"), _HEADS),
        ("Meta-Llama-3.1-8B-Instruct-GGUF", "llama", ("Llama 3.1 8B", "Llama 3.1", "Llama"), _HEADS),
        ("gpt-oss-20b", "gpt-oss", ("gpt oss 20b", "gpt oss", "gpt"), _HEADS),
        ("gemma-4-12b-it", "gemma4", ("gemma 4 12b", "gemma 4", "gemma"), (*_HEADS, "assistant")),
        ("Muse-Glimmer-30B", "muse-glimmer", ("Muse Glimmer 30B", "Muse Glimmer", "Muse"), (*_HEADS, "assistant")),
        ("Phi-4 14B", "phi3", (), ()),
    ],
)
def test_heads_are_searched_by_the_name_with_its_size(name, architecture, words, kinds) -> None:
    assert head_queries(name, architecture) == tuple(tuple(f"{one} {kind}" for kind in kinds) for one in words)


def block(name: str, *, chained: bool, data: int = 1_100_000, architecture: str = "dflash") -> bytes:
    """A head that guesses a block at once; of another program, where the architecture says so."""
    values = {key.replace("eagle3.", "dflash.", 1): one for key, one in head_values(vocabulary(20)).items()}
    values |= {"general.architecture": architecture, "general.name": name, "dflash.block_size": 7}
    values |= {"tokenizer.ggml.mask_token_id": 3}
    del values["dflash.target_hidden_size"]
    tensors = [("blk.0.attn_q.weight", 0), *([("markov_w1.weight", 64)] if chained else []), ("output.weight", 1024)]
    return gguf(values, tensors, data=random.Random(1).randbytes(data))


def test_of_several_heads_the_one_that_costs_least_for_what_it_gains_comes_first(hub: Hub, paths: Paths) -> None:
    hub.repos["o/Tiny-8B-GGUF"] = repo("Tiny-8B", model_file(), 5)
    hub.repos["a/Tiny-8B-EAGLE3-GGUF"] = Repo({"eagle3-Q8_0.gguf": head()}, wrong_sizes={"eagle3-Q8_0.gguf": 2 * GB})
    hub.repos["b/Tiny-8B-DFlash-b16-GGUF"] = Repo(
        {"Tiny-8B-DFlash-b16-Q8_0.gguf": block("x", chained=False)},
        wrong_sizes={"Tiny-8B-DFlash-b16-Q8_0.gguf": 4 * GB},
    )
    hub.repos["c/dspark_tiny_8b_block7-GGUF"] = Repo({"dspark_tiny_8b_block7.gguf": block("y", chained=True)})
    candidates = judged("o/Tiny-8B-GGUF", paths)
    assert [one.candidate.reference[3] for one in candidates if one.way is GuesserKind.HEAD] == ["c", "a", "b"]
    assert [one.verdict.ok for one in candidates] == [True] * len(candidates)
    gains = [one.gain for one in candidates]
    assert gains == sorted(gains, reverse=True)
    assert "DSpark" in candidates[0].verdict.reason


def test_a_head_in_the_repository_of_its_model_is_found(hub: Hub, paths: Paths) -> None:
    hub.repos["o/Tiny-8B-GGUF"] = Repo(
        {"Tiny-8B-Q4_K_M.gguf": model_file(), "dspark-Tiny-8B-Q8_0.gguf": block("y", chained=True)},
        wrong_sizes={"Tiny-8B-Q4_K_M.gguf": 5 * GB},
    )
    [one] = judged("o/Tiny-8B-GGUF", paths)
    assert (one.candidate.reference, one.way) == ("hf:o/Tiny-8B-GGUF/dspark-Tiny-8B-Q8_0.gguf", GuesserKind.HEAD)
    assert one.verdict.ok


def test_heads_for_other_programs_do_not_hide_one_that_fits(hub: Hub, paths: Paths) -> None:
    hub.repos["o/Tiny-8B-GGUF"] = repo("Tiny-8B", model_file(), 5)
    foreign = block("x", chained=False, architecture="dflash-draft")
    for owner in "abcdefghijkl":
        hub.repos[f"{owner}/Tiny-8B-DFlash-GGUF"] = Repo({"dflash-draft-q8_0.gguf": foreign})
    hub.repos["i/Tiny-8B-DFlash-GGUF"] = Repo({"Tiny-8B-DFlash-Q8_0.gguf": block("y", chained=False)})
    candidates = judged("o/Tiny-8B-GGUF", paths)
    assert [one.candidate.reference for one in candidates if one.verdict.ok] == [
        "hf:i/Tiny-8B-DFlash-GGUF/Tiny-8B-DFlash-Q8_0.gguf"
    ]
    assert len(candidates) == 10, "not all of them are looked at"
