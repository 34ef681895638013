"""A pair on another Draftlight is the same pair: text, rounds, probabilities and figures; it tells what can guess."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.commands import Generate, LoadPair, Message
from app.engine.events import (
    Cancelled,
    DraftPrefillProgress,
    Failed,
    Finished,
    Loaded,
    LoadProgress,
    PrefillProgress,
    RoundDone,
)
from app.errors import ServerUnreachable, UnknownModel, WorldError
from app.models.library.guessers import GuesserKind
from app.paths import Paths
from app.references import ServerAddress
from app.remote.known_servers import ServerKeys
from app.remote.probe import ProbeResult, ServerProbe
from app.remote.servers.draftlight import DraftOffer, DraftOffers
from app.serve.model_registry import ModelChoice
from app.serve.security import AccessRules
from app.serve.server import ServeOptions
from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode
from app.speculation.trace import CountSource, FinishReason, Round, Trace
from tests.fakes.model_server import answering, as_json
from tests.fakes.tiny_gguf import llama, mamba
from tests.fakes.tiny_head import eagle3
from tests.integration.engine_probe import EngineProbe, question
from tests.integration.serve.server_probe import SERVE_SMALL, SMALL, Running, serving

PROMPTS = (
    "Write the numbers from one to ten.", "Name three fruits.", "What is the capital of France?",
    "Repeat after me: a rose is a rose is a rose is a rose.", "Write a line of Python that prints hello.",
)  # fmt: skip


@pytest.fixture(scope="module")
def far(small_server: Running, starter_paths: Paths) -> Iterator[EngineProbe]:
    """An engine whose pair is on the server."""
    with EngineProbe(starter_paths) as probe:
        loaded = probe.load(f"{small_server.url}#small")
        assert loaded.server is not None
        assert loaded.server.program == "Draftlight"
        yield probe


def serve_pair(paths: Paths) -> ServeOptions:
    """Have a server begin with them, as a pair."""
    big, draft = (str(paths.models / name) for name in ("big.gguf", "draft.gguf"))
    return ServeOptions(first=ModelChoice("pair", big, draft, pauses=False))


@pytest.fixture(scope="module")
def tiny(tmp_path_factory: pytest.TempPathFactory) -> Paths:
    """A library of two tiny models, of which one can guess for the other."""
    paths = Paths.at(tmp_path_factory.mktemp("tiny"))
    paths.models.mkdir(parents=True)
    for number, name in enumerate(("big.gguf", "draft.gguf")):
        (paths.models / name).write_bytes(llama(number, changes={"llama.context_length": 4096}))
    return paths


@pytest.fixture(scope="module")
def both(starter_paths: Paths) -> Iterator[tuple[EngineProbe, EngineProbe]]:
    """The small pair on a server of its own and here, for tests that ask both for the same.

    What is reused changes the last digits, and what was learned of guesses changes the next ones.
    """
    with (
        serving(starter_paths, SERVE_SMALL) as server,
        EngineProbe(starter_paths) as far,
        EngineProbe(starter_paths) as here,
    ):
        far.load(f"{server.url}#small")
        here.load(SMALL.target, SMALL.draft)
        yield far, here


def _timeless(round_: Round) -> Round:
    return replace(round_, draft_ms=0.0, verify_ms=0.0, at_ms=0.0)


def _what_was_written(trace: Trace) -> tuple[object, ...]:
    summary = replace(
        trace.summary, tokens_per_second=None, time_to_first_token_ms=None, prefill_ms=0.0, decode_ms=0.0,
        draft_ms=0.0, verify_ms=0.0, plain_tokens_per_second=None, machine=None,
    )  # fmt: skip
    return summary, tuple(map(_timeless, trace.rounds))


@pytest.mark.parametrize("count", [1, pytest.param(5, marks=pytest.mark.nightly("more prompts of the same kind"))])
@pytest.mark.parametrize("mode", [SpeculationMode.DRAFT, SpeculationMode.OFF, SpeculationMode.LOOKUP])
def test_text_rounds_and_counts_are_those_of_the_same_pair_here(
    both: tuple[EngineProbe, EngineProbe], mode: SpeculationMode, count: int
) -> None:
    far, pair = both
    for seed, prompt in enumerate(PROMPTS[:count]):
        command = question(prompt, temperature=0.8, seed=seed, tokens=12, mode=mode, draft_max=4)
        there, here = far.generate(command), pair.generate(command)
        assert _what_was_written(there) == _what_was_written(here)
        assert there.summary.machine is not None
        assert there.summary.machine.startswith("Draftlight at 127.0.0.1:")
        assert there.summary.counted_by is CountSource.ROUNDS
        assert Trace.from_json(there.to_json()) == replace(there, rounds=tuple(r.to_keep for r in there.rounds))


def test_every_setting_of_a_reply_reaches_the_server(both: tuple[EngineProbe, EngineProbe]) -> None:
    far, pair = both
    command = Generate(
        messages=(Message("system", "You are brief."), Message("user", "List three colours as JSON."),
                  Message("assistant", '["')),
        sampling=SamplingSettings(
            temperature=1.1, top_k=20, top_p=0.9, min_p=0.01, typical_p=0.95, repeat_penalty=1.2, presence_penalty=0.1,
            frequency_penalty=0.1, repeat_last_n=32, logit_bias=((97, -3.0),), seed=2**32 - 1,
        ),
        drafting=DraftSettings(draft_max=3, draft_min=1, draft_p_min=0.1, pauses=False),
        mode=SpeculationMode.DRAFT, max_tokens=16, stop=("Violet", "\n\n"), alternatives=5, ignores_end=True,
    )  # fmt: skip
    assert _what_was_written(far.generate(command)) == _what_was_written(pair.generate(command))
    drafting, sampling = DraftSettings(2, pauses=False), SamplingSettings(0.0)
    for other in (
        Generate(
            raw="Once upon a time",
            sampling=SamplingSettings(0.0),
            max_tokens=8,
            drafting=DraftSettings(2, pauses=False),
        ),
        Generate(tokens=(1, 2, 3, 97), sampling=sampling, max_tokens=8, drafting=drafting),
        replace(command, json_schema='{"type": "array", "items": {"type": "string"}}', ignores_end=False, stop=()),
        replace(command, grammar='root ::= "yes" | "no"', ignores_end=False, messages=command.messages[:2]),
    ):
        assert _what_was_written(far.generate(other)) == _what_was_written(pair.generate(other))


def test_load_and_prompt_tell_how_far_they_are(tiny: Paths) -> None:
    with serving(tiny, ServeOptions()) as server, EngineProbe(tiny) as probe:
        *progress_events, loaded = probe.do(
            LoadPair(f"{server.url}#big.gguf", f"{server.url}#draft.gguf", context_tokens=4096)
        )
        assert isinstance(loaded, Loaded)
        assert loaded.context_tokens == 4096
        assert loaded.draft is not None
        assert {event.part for event in progress_events if isinstance(event, LoadProgress)} == {"target", "draft"}
        events = probe.do(question("Hello.", tokens=3))
        assert any(isinstance(event, PrefillProgress) and event.done for event in events)
        # Of what the draft reads afterwards one hears where that takes several passes.
        assert not any(isinstance(event, DraftPrefillProgress) for event in events)
        events = probe.do(question("Good day. " * 100, tokens=3))
        assert [event.done for event in events if isinstance(event, DraftPrefillProgress)][:2] == [0, 512]
        used = [event.context_used for event in events if isinstance(event, RoundDone)]
        assert used == sorted(used)
        assert used[0] > 512


def test_a_stop_ends_the_reply_here_and_there(far: EngineProbe, small_server: Running) -> None:
    before = len(small_server.summaries)
    job = far.engine.submit(question("Count for ever.", tokens=2000))
    seen = 0
    while seen < 2:
        seen += isinstance(far.next_event(), RoundDone)
    far.engine.cancel(job)
    end = far.events_of(job)[-1]
    assert isinstance(end, Finished)
    assert end.trace.summary.finish_reason is FinishReason.CANCELLED
    assert len(end.trace.rounds) >= 2
    assert end.trace.summary.text == "".join(round_.text for round_ in end.trace.rounds)
    far.ask("Hello.", tokens=2)  # it waits until the other has ended
    assert small_server.summaries[before].finish_reason is FinishReason.CANCELLED
    assert small_server.summaries[before].generated_tokens < 2000


def test_a_model_or_draft_that_is_not_there_is_named(tiny: Paths) -> None:
    with serving(tiny, serve_pair(tiny)) as server, EngineProbe(tiny) as probe:
        assert "no model named nothing-like-it" in probe.refused(LoadPair(f"{server.url}#nothing-like-it"))
        assert "The draft must be where the big model is" in probe.refused(LoadPair(f"{server.url}#pair", "draft.gguf"))
        alone = probe.load(f"{server.url}#pair", own_layers=False)
        assert alone.draft is None
        assert probe.ask("Hello.", tokens=4).summary.drafted_tokens == 0
        named = probe.load(f"{server.url}#big.gguf", f"{server.url}#draft.gguf")
        assert named.draft is not None
        assert probe.ask("Hello.", tokens=4, draft_max=2).summary.drafted_tokens


def test_one_engine_goes_from_here_to_there_and_back(tiny: Paths) -> None:
    with serving(tiny, ServeOptions()) as server, EngineProbe(tiny) as probe:
        replies = set()
        for reference, is_far in (("big.gguf", False), (f"{server.url}#big.gguf", True), ("big.gguf", False)):
            assert (probe.load(reference).server is not None) == is_far
            replies.add(probe.ask("Name three fruits.", tokens=8).summary.text)
        assert len(replies) == 1


def test_a_key_is_asked_for_and_found(tiny: Paths, monkeypatch: pytest.MonkeyPatch) -> None:
    options = replace(serve_pair(tiny), access=AccessRules(key="open sesame"))
    with serving(tiny, options) as locked, EngineProbe(tiny) as probe:
        assert "asks for a key" in probe.refused(LoadPair(f"{locked.url}#pair"))
        monkeypatch.setenv("DRAFTLIGHT_REMOTE_KEY", "wrong")
        assert "does not take the key" in probe.refused(LoadPair(f"{locked.url}#pair"))
        monkeypatch.setenv("DRAFTLIGHT_REMOTE_KEY", "open sesame")
        probe.load(f"{locked.url}#pair")
        assert probe.ask("Hello.", tokens=2).summary.text


def test_a_server_that_was_restarted_goes_on_and_one_that_is_gone_is_named(tiny: Paths) -> None:
    with EngineProbe(tiny) as probe:
        with serving(tiny, serve_pair(tiny)) as running:
            probe.load(f"{running.url}#pair")
            probe.ask("Hello.", tokens=2)
        gone = probe.do(question("Hello.", tokens=2))[-1]
        assert isinstance(gone, Failed)
        assert isinstance(gone.error, ServerUnreachable)
        with serving(tiny, serve_pair(tiny), port=running.port):
            assert probe.ask("Hello.", tokens=2).summary.generated_tokens == 2


def test_a_load_is_left_at_once(tiny: Paths) -> None:
    with serving(tiny, ServeOptions()) as server, EngineProbe(tiny) as probe:
        job = probe.engine.submit(LoadPair(f"{server.url}#starter:q4_1"))
        probe.engine.cancel(job)
        assert isinstance(probe.events_of(job)[-1], (Cancelled, Loaded))
        assert probe.load(f"{server.url}#big.gguf").server is not None


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
