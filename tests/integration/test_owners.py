"""Reading for the person and for each front that serves others is kept apart: nobody learns what others said."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.commands import KeepOptions
from app.engine.conversations.conversations import Conversations
from app.engine.pair import Pair
from app.paths import Paths
from app.speculation.trace import Summary
from tests.fakes import tiny_gguf
from tests.integration.engine_probe import EngineProbe, question

SECRET = "my password for the bank is kangaroo " * 10
PROBES = [SECRET, SECRET[:200], f"{SECRET[:-9]} elephant"]
PERSON, CLIENT, OTHER_CLIENT = (KeepOptions(memory_share=0.5, owner=number) for number in range(3))


@pytest.fixture
def probe(tmp_path: Path) -> Iterator[EngineProbe]:
    (tmp_path / "target.gguf").write_bytes(tiny_gguf.llama())
    (tmp_path / "draft.gguf").write_bytes(tiny_gguf.llama(2))
    with EngineProbe(Paths.at(tmp_path / "data")) as probe:
        probe.load(str(tmp_path / "target.gguf"), str(tmp_path / "draft.gguf"), strict_draft=True, threads=1)
        pair = pair_of(probe)
        draft = pair.conversations.seats[0].draft
        # A busy computer does not make copies dear.
        pair.conversations = Conversations(pair.conversations.seats[0].target, clock=lambda: 0.0)
        pair.conversations.seats[0].draft = draft
        yield probe


def pair_of(probe: EngineProbe) -> Pair:
    worker = probe.engine._local
    assert worker is not None
    assert worker._pair is not None
    return worker._pair


def ask(probe: EngineProbe, text: str, keep: KeepOptions | None) -> Summary:
    return probe.generate(replace(question(text, tokens=12, draft_max=3), keep=keep)).summary


def test_what_the_person_said_is_read_anew_for_a_client(probe: EngineProbe) -> None:
    first_reply = ask(probe, SECRET, PERSON)
    for number, text in enumerate(PROBES, start=1):
        assert ask(probe, text, replace(CLIENT, owner=number)).reused_tokens == 0
    again = ask(probe, SECRET, PERSON)
    assert again.reused_tokens == first_reply.prompt_tokens - 1, "the person's own is there"
    assert again.text == first_reply.text


def test_clients_of_two_fronts_learn_nothing_of_each_other(probe: EngineProbe) -> None:
    first = ask(probe, SECRET, CLIENT)
    assert ask(probe, SECRET, OTHER_CLIENT).reused_tokens == 0
    assert ask(probe, SECRET, PERSON).reused_tokens == 0
    for keep in (CLIENT, OTHER_CLIENT, PERSON):
        assert ask(probe, SECRET, keep).reused_tokens == first.prompt_tokens - 1


def test_what_is_not_to_be_kept_is_nobodys(probe: EngineProbe) -> None:
    ask(probe, SECRET, PERSON)
    assert ask(probe, SECRET, None).reused_tokens == 0
    assert ask(probe, SECRET, CLIENT).reused_tokens == 0


def test_the_draft_reads_anew_too(probe: EngineProbe) -> None:
    ask(probe, SECRET, PERSON)
    draft = pair_of(probe).draft
    assert draft is not None
    before = draft.context.tokens_read
    ask(probe, SECRET, CLIENT)
    anew = draft.context.tokens_read - before
    before += anew
    ask(probe, SECRET, CLIENT)
    assert draft.context.tokens_read - before < anew
