"""Several replies at the same time, by llama.cpp: each is the one that it would be alone."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import count, islice, pairwise
from pathlib import Path

import pytest

from app.engine.commands import Generate, KeepOptions, LoadPair
from app.engine.events import TERMINAL, Event, Finished, PrefillProgress, RoundDone, Waiting
from app.paths import Paths
from app.speculation.trace import FinishReason, Trace
from tests.fakes import tiny_gguf
from tests.fakes.tiny_mimo2 import mimo2
from tests.fakes.tiny_qwen35 import qwen35, table
from tests.integration.engine_probe import EngineProbe, LoadedPair, question, token_ids

PAIRS: dict[str, tuple[Callable[[], bytes], Callable[[], bytes] | None]] = {
    "draft": (tiny_gguf.llama, lambda: tiny_gguf.llama(2)),
    "window": (lambda: mimo2(follows=[table()], strength=3.0, window=32), lambda: tiny_gguf.llama(2)),
    "own layers": (lambda: qwen35(follows=table(), strength=0.5), None),
    "recurrent": (tiny_gguf.mamba, None),
}
NEW_OWNERS = count(1)
"""Owners of whom the engine of these tests keeps nothing yet, whichever tests ran before."""
SYSTEM = "be kind and short and say what you know " * 5


def keep_for(owner: int) -> KeepOptions:
    """Return the setting by which what this owner's replies have read is kept."""
    return KeepOptions(memory_share=0.5, owner=owner)


class Together:
    """An engine that was asked for several replies."""

    def __init__(self, probe: EngineProbe) -> None:
        self.probe = probe
        self.events: dict[int, list[Event]] = {}

    def ask(self, *commands: Generate) -> list[int]:
        jobs = [self.probe.engine.submit(command) for command in commands]
        self.events.update({job: [] for job in jobs})
        return jobs

    def until_all_ended(self) -> None:
        while not all(self.ended(job) for job in self.events):
            self.take()

    def until_it_writes(self, job: int) -> None:
        while not any(isinstance(event, RoundDone) for event in self.events[job]):
            assert not isinstance(self.take(), TERMINAL), self.events[job]

    def take(self) -> Event:
        event = self.probe.next_event()
        self.events[event.job].append(event)
        return event

    def ended(self, job: int) -> bool:
        return bool(self.events[job]) and isinstance(self.events[job][-1], TERMINAL)

    def trace(self, job: int) -> Trace:
        end = self.events[job][-1]
        assert isinstance(end, Finished), end
        return end.trace


@pytest.fixture(scope="module", params=list(PAIRS))
def together(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Together]:
    target, draft = PAIRS[request.param]
    folder = tmp_path_factory.mktemp("models")
    (folder / "target.gguf").write_bytes(target())
    if draft is not None:
        (folder / "draft.gguf").write_bytes(draft())
    with EngineProbe(Paths.at(folder / "data"), tries_files=False) as probe:
        probe.load(
            str(folder / "target.gguf"), str(folder / "draft.gguf") if draft else None, threads=1, context_tokens=1024
        )
        yield Together(probe)


@pytest.fixture
def joint(together: Together) -> Together:
    together.events.clear()
    return together


def test_each_reply_is_the_one_that_it_would_be_alone_and_shares_passes_or_is_told_that_it_waits(
    joint: Together,
) -> None:
    asked = [
        question("tell me of hills " * (3 * number + 1), tokens=10 + 7 * number, draft_max=number, seed=number,
                 temperature=0.9)
        for number in range(5)
    ]  # fmt: skip
    jobs = joint.ask(*asked)
    joint.until_all_ended()
    for command, job in zip(asked, jobs, strict=True):
        alone = joint.probe.generate(replace(command, keep=None))
        assert token_ids(joint.trace(job)) == token_ids(alone)
    shared = any(round_.replies > 1 for job in jobs for round_ in joint.trace(job).rounds)
    waited = any(isinstance(event, Waiting) for job in jobs for event in joint.events[job])
    assert shared != waited


def test_a_cancelled_reply_ends_alone(joint: Together) -> None:
    first, second = joint.ask(question("go on", tokens=200), question("go on and on", tokens=60))
    joint.until_it_writes(first)
    joint.probe.engine.cancel(first)
    joint.until_all_ended()
    assert joint.trace(first).summary.finish_reason is FinishReason.CANCELLED
    alone = joint.probe.generate(question("go on and on", tokens=60))
    assert token_ids(joint.trace(second)) == token_ids(alone)


def test_chats_that_are_gone_on_with_at_once_are_read_once(joint: Together) -> None:
    texts = [f"tell me of hills and number {number} " * 6 for number in range(3)]
    commands = [replace(question(text, tokens=8), keep=KeepOptions(0.5)) for text in texts]
    jobs = joint.ask(*commands)
    joint.until_all_ended()
    again = [
        replace(question(text, joint.trace(job).summary.text, "and?", tokens=8), keep=KeepOptions(0.5))
        for text, job in zip(texts, jobs, strict=True)
    ]
    later = joint.ask(*again)
    joint.until_all_ended()
    for job, command in zip(later, again, strict=True):
        alone = joint.probe.generate(replace(command, keep=None))
        assert token_ids(joint.trace(job)) == token_ids(alone)


def test_a_prompt_that_another_reply_has_read_is_not_read_again(joint: Together) -> None:
    first = replace(question("one", tokens=40, system=SYSTEM), keep=keep_for(next(NEW_OWNERS)))
    [writing] = joint.ask(first)
    joint.until_it_writes(writing)
    second = replace(question("two", tokens=8, system=SYSTEM), keep=first.keep)
    other = replace(second, keep=keep_for(next(NEW_OWNERS)))
    shared, apart = joint.ask(second, other)
    joint.until_all_ended()
    assert joint.trace(apart).summary.reused_tokens == 0
    if any(round_.replies > 1 for round_ in joint.trace(shared).rounds):
        assert joint.trace(shared).summary.reused_tokens > 64
    assert token_ids(joint.trace(shared)) == token_ids(joint.trace(apart))


def test_nothing_is_taken_over_from_a_reply_of_which_nothing_is_kept(joint: Together) -> None:
    secret = "nobody may know of this " * 7
    [writing] = joint.ask(replace(question("one", tokens=60, system=secret), keep=None))
    joint.until_it_writes(writing)
    others = [
        replace(question("two", tokens=2, system=secret + str(owner)), keep=keep_for(owner))
        for owner in (0, *islice(NEW_OWNERS, 3))
    ]
    jobs = joint.ask(*others)
    joint.until_all_ended()
    assert all(joint.trace(job).summary.reused_tokens < len("<|im_start|>system\n") for job in jobs)


def test_a_prompt_that_several_ask_for_at_once_is_read_once(joint: Together) -> None:
    keep = keep_for(next(NEW_OWNERS))
    asked = [
        replace(question("one", tokens=6, seed=seed, temperature=0.9, system=SYSTEM), keep=keep) for seed in range(4)
    ]
    jobs = joint.ask(*asked)
    joint.until_all_ended()
    summaries = [joint.trace(job).summary for job in jobs]
    if any(round_.replies > 1 for job in jobs for round_ in joint.trace(job).rounds):
        read = sum(summary.prompt_tokens - 1 for summary in summaries) - _taken_over(joint, jobs)
        assert read < 2 * summaries[0].prompt_tokens
    for job, command in zip(jobs, asked, strict=True):
        assert token_ids(joint.trace(job)) == token_ids(joint.probe.generate(replace(command, keep=None)))


def _taken_over(joint: Together, jobs: list[int]) -> int:
    """Count the tokens of prompts that came at once, without being read."""
    steps = [[event.done for event in joint.events[job] if isinstance(event, PrefillProgress)] for job in jobs[1:]]
    return sum(max([later - done for done, later in pairwise(told)], default=0) for told in steps)


@pytest.mark.parametrize(("free_bytes", "most"), [(10**12, 8), (0, 1)])
def test_there_are_as_many_at_once_as_there_is_memory_for(tmp_path: Path, free_bytes: int, most: int) -> None:
    (tmp_path / "target.gguf").write_bytes(tiny_gguf.llama())
    pair = LoadedPair(Paths.at(tmp_path), LoadPair(str(tmp_path / "target.gguf"), threads=1))
    pair.pair.sequences._free_memory = lambda: free_bytes
    assert pair.pair.sequences.most == most
    assert pair.pair.add_seats(most)
    assert not pair.pair.add_seats(most + 1)
    assert len(pair.pair.conversations.seats) == most
    pair.close()
