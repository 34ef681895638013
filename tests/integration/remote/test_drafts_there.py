"""The Draftlight that has a model tells what can guess for it, and a request can name it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.errors import UnknownModel, WorldError
from app.models.library.guessers import GuesserKind
from app.paths import Paths
from app.references import ServerAddress
from app.remote.known_servers import ServerKeys
from app.remote.probe import ProbeResult, ServerProbe
from app.remote.servers.draftlight import DraftOffer, DraftOffers
from app.serve.server import ServeOptions
from tests.fakes.model_server import answering, as_json
from tests.fakes.tiny_gguf import llama, mamba
from tests.fakes.tiny_head import eagle3
from tests.integration.engine_probe import EngineProbe
from tests.integration.serve.server_probe import Running, serving

BIG, TWIN, HEAD = "a/b/Big.gguf", "a/b/Twin.gguf", "a/b/Head.gguf"
OLDER = {"program": "Draftlight", "version": "1.0", "protocol": 1, "models": [{"name": BIG}, {"name": TWIN}]}


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Paths]]:
    """A server whose library has a model, one like it, a head for it, and what fits neither."""
    paths = Paths.at(tmp_path_factory.mktemp("there"))
    paths.ensure()
    files = {BIG: llama(1), TWIN: llama(2), HEAD: eagle3(), "a/b/Recurrent.gguf": mamba(),
             "a/b/Damaged.gguf": llama(3)[:2000], "a/b/Larger.gguf": llama(4) + bytes(2**20)}  # fmt: skip
    for name, content in files.items():
        file = paths.models / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)
    with serving(paths, ServeOptions()) as running:
        yield running, paths


def looked_at(url: str) -> ProbeResult:
    return ServerProbe(ServerKeys()).at(ServerAddress.parse(url))


def drafts(result: ProbeResult, model: str) -> DraftOffers:
    return ServerProbe(ServerKeys()).drafts(result, model)


def test_what_fits_is_told_the_best_first_and_can_be_named(there: tuple[Running, Paths], tmp_path: Path) -> None:
    running, _ = there
    offers = looked_at(running.url)
    offered = drafts(offers, BIG)
    assert [(one.name, one.way) for one in offered.offers] == [(HEAD, GuesserKind.HEAD), (TWIN, GuesserKind.DRAFT)]
    assert all(one.memory_bytes for one in offered.offers)
    assert offered.by_itself is None
    assert offered.fits
    with EngineProbe(Paths.at(tmp_path)) as probe:
        for one in offered.offers:
            loaded = probe.load(f"{running.url}#{BIG}", f"{running.url}#{one.name}")
            assert loaded.draft is not None
            assert loaded.draft.reference == f"{running.url}#{one.name}"
            assert probe.ask("Hi.", tokens=4, draft_max=2).summary.drafted_tokens


def test_a_pair_there_has_its_own_draft_and_needs_none_named(there: tuple[Running, Paths]) -> None:
    running, _ = there
    offered = drafts(looked_at(running.url), "starter")
    assert offered.by_itself == DraftOffer("starter:q4_1", GuesserKind.DRAFT)


def test_a_model_that_is_gone_by_then_is_named(there: tuple[Running, Paths]) -> None:
    running, _ = there
    with pytest.raises(UnknownModel, match="no model named Gone"):
        drafts(looked_at(running.url), "Gone")


def test_an_older_version_offers_all_that_it_has_and_that_is_known() -> None:
    with answering({"/draftlight/about": as_json(OLDER)}) as older:
        offered = drafts(looked_at(older.url), BIG)
    assert offered == DraftOffers((DraftOffer(TWIN, GuesserKind.DRAFT),), fits=False)


@pytest.mark.parametrize(
    "answer",
    [{}, {"drafts": 7}, {"drafts": [{"name": 1, "way": "draft"}]}, {"drafts": [{"name": "x", "way": "magic"}]},
     {"drafts": [{"name": "x", "way": "draft", "memory_bytes": -1}]}, {"drafts": [], "by_itself": "x"}],
)  # fmt: skip
def test_nonsense_is_a_sentence(answer: dict[str, object]) -> None:
    with answering({"/draftlight/about": as_json(OLDER), "/draftlight/drafts": as_json(answer)}) as odd:
        offers = looked_at(odd.url)
        with pytest.raises(WorldError):
            drafts(offers, BIG)
