"""Chats of the window lie on the disk as the models have read them: a restart costs no reading, and nothing breaks."""

from __future__ import annotations

import os
import stat
import sys
import threading
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.commands import KeepOptions, Unload
from app.engine.conversations.chat_state_folder import ChatStateFolder
from app.engine.conversations.moving_costs import MovingCosts
from app.engine.events import DraftPrefillProgress, Failed
from app.paths import Paths
from app.speculation.trace import Trace
from tests.fakes import tiny_gguf
from tests.fakes.mutations import mutated
from tests.fakes.small_disk import fill, small_disk
from tests.integration.engine_probe import EngineProbe, question, token_ids

HERE, THERE = "tell me of the hills and more " * 11, "what do you know of a third thing " * 10
CHAT, OTHER = 7, 8
GIGABYTE = 1 << 30
PATIENCE_S = 60


@pytest.fixture(scope="module")
def models(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("models")
    for name, content in {
        name: tiny_gguf.llama(seed, changes={"llama.context_length": 1024})
        for name, seed in (("target", 1), ("other", 3), ("draft", 2))
    }.items():
        (folder / f"{name}.gguf").write_bytes(content)
    return folder


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("data")


@pytest.fixture(autouse=True)
def reading_is_dear(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make reading take longer than a file, whatever the computer is busy with."""

    def learn_reading(costs: MovingCosts, tokens: int, ms: float) -> None:
        costs.token_ms = 1000.0

    monkeypatch.setattr(MovingCosts, "learn_reading", learn_reading)


@pytest.fixture
def writing_fails(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Is set when a chat was to be written for the first time."""
    failed, worth_the_disk = threading.Event(), MovingCosts.worth_the_disk

    def fail(costs: MovingCosts, tokens: int, size_bytes: int) -> bool:
        if failed.is_set():
            return worth_the_disk(costs, tokens, size_bytes)
        failed.set()
        raise ZeroDivisionError(f"{tokens} tokens, {size_bytes} bytes")

    monkeypatch.setattr(MovingCosts, "worth_the_disk", fail)
    return failed


class ChatFilesHarness:
    """An engine with a pair, which writes chats as soon as nothing else is to do."""

    def __init__(
        self, models: Path, paths: Paths, *, target: str = "target", context: int = 512, idle_s: float = 0.0
    ) -> None:
        self.probe = EngineProbe(paths, tries_files=False, idle_s=idle_s)
        self.folder = paths.chat_states
        self._target, self._draft, self._context = models / f"{target}.gguf", models / "draft.gguf", context
        self.load()

    def load(self) -> None:
        self.probe.load(str(self._target), str(self._draft), strict_draft=True, context_tokens=self._context, threads=1)

    def ask(self, text: str, chat: int | None = CHAT, *, disk: int = GIGABYTE, share: float = 0.0) -> Trace:
        command = question(text, tokens=8, draft_max=3)
        return self.probe.generate(replace(command, keep=KeepOptions(share, chat, disk)))

    def written(self) -> list[str]:
        """The files, once all is written."""
        self.probe.do(Unload())
        return names(self.folder)

    def close(self) -> None:
        self.probe.engine.close()


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir()) if folder.is_dir() else []


def all_reused(trace: Trace) -> bool:
    return trace.summary.reused_tokens == trace.summary.prompt_tokens - 1


Opened = Callable[..., ChatFilesHarness]


@pytest.fixture
def opened(models: Path, data: Path) -> Iterator[Opened]:
    harnesses: list[ChatFilesHarness] = []
    paths = Paths.at(data)

    def another(**options: object) -> ChatFilesHarness:
        harnesses.append(ChatFilesHarness(models, paths, **options))  # type: ignore[arg-type]
        return harnesses[-1]

    yield another
    for harness in harnesses:
        harness.close()
    ChatStateFolder(paths.chat_states).delete_others(())
    assert names(paths.chat_states) == []


def test_a_chat_is_not_read_again_after_a_restart_and_goes_on_with_the_same_token_ids(opened):
    """A file that a killed process left half-written goes, and breaks nothing."""
    first = opened()
    whole = first.ask(HERE)
    assert first.written() == [f"{CHAT}.state"]
    half = first.folder / f"{CHAT}.1.part"
    half.write_bytes((first.folder / f"{CHAT}.state").read_bytes()[:1000])
    first.close()
    second = opened()
    again = second.ask(HERE)
    assert all_reused(again)
    assert token_ids(again) == token_ids(whole)
    second.probe.engine.retain([CHAT])
    assert names(second.folder) == [f"{CHAT}.state"]
    if sys.platform != "win32":
        assert stat.S_IMODE((second.folder / f"{CHAT}.state").stat().st_mode) == 0o600
        assert stat.S_IMODE(second.folder.stat().st_mode) == 0o700


def test_the_draft_does_not_read_it_again_either(opened):
    """A draft that reads so much tells how far it is."""
    progress = []
    for _ in range(2):
        harness = opened(context=1024)
        command = replace(question(HERE * 2, tokens=8, draft_max=3), keep=KeepOptions(0.0, CHAT, GIGABYTE))
        progress.append([event for event in harness.probe.do(command) if isinstance(event, DraftPrefillProgress)])
        harness.written()
        harness.close()
    assert progress[0]
    assert not progress[1]


def test_another_chat_another_context_or_another_model_reads_its_own(opened):
    first = opened()
    first.ask(HERE)
    first.written()
    first.close()
    for options in ({"context": 448}, {"target": "other"}):
        other = opened(**options)
        assert other.ask(HERE, disk=1).summary.reused_tokens == 0
        assert names(other.folder) == [f"{CHAT}.state"], "whose it is may come back"
        other.close()
    second = opened()
    assert second.ask(HERE, OTHER).summary.reused_tokens == 0
    second.ask(THERE, None)
    assert all_reused(second.ask(HERE))


def test_a_model_that_was_replaced_makes_its_chats_worthless(opened, models):
    first = opened()
    first.ask(HERE)
    first.written()
    first.close()
    target = models / "target.gguf"
    whole, times = target.read_bytes(), target.stat()
    target.write_bytes(whole[:-4] + b"\0\0\0\0")
    try:
        other = opened()
        assert other.ask(HERE, disk=1).summary.reused_tokens == 0
        assert names(other.folder) == []
        other.close()
    finally:
        target.write_bytes(whole)
        os.utime(target, ns=(times.st_atime_ns, times.st_mtime_ns))


@pytest.mark.parametrize(
    ("in_outline", "anywhere"), [(20, 10), pytest.param(100, 50, marks=pytest.mark.nightly("a sweep: 20 of it daily"))]
)
def test_damaged_files_are_never_given_to_the_model(opened, in_outline, anywhere):
    harness = opened()
    whole = harness.ask(HERE)
    harness.written()
    harness.close()
    harness = opened()
    path = harness.folder / f"{CHAT}.state"
    good = path.read_bytes()
    outline = good.index(b"}") + 1
    damaged = [*mutated(good, in_outline, seed=5, head=outline), *mutated(good, anywhere, seed=6, head=len(good))]
    damaged += [good[:-1], good + b"\0", b"", good[: len(good) // 2], good[:8], bytes(len(good))]
    for content in damaged:
        harness.ask("short", None, disk=0)
        path.write_bytes(content)
        trace = harness.ask(HERE, disk=1)  # too little to write it again
        assert token_ids(trace) == token_ids(whole)
        assert content == good or not all_reused(trace)
    harness.ask(THERE, None, disk=0)
    path.write_bytes(good)
    assert all_reused(harness.ask(HERE))


def test_a_deleted_chat_is_gone_from_the_memory_and_the_disk(opened):
    harness = opened()
    for text, chat in ((HERE, CHAT), (THERE, OTHER), ("short", None)):
        harness.ask(text, chat, share=0.5)
    harness.written()
    harness.close()
    harness = opened()
    for text, chat in ((HERE, CHAT), (THERE, OTHER), ("short", None)):
        harness.ask(text, chat, share=0.5)
    assert names(harness.folder) == [f"{CHAT}.state", f"{OTHER}.state"]
    harness.probe.engine.discard(CHAT)
    assert names(harness.folder) == [f"{OTHER}.state"], "at once"
    assert harness.ask(HERE, None, share=0.5).summary.reused_tokens < 20
    assert all_reused(harness.ask(THERE, OTHER, share=0.5))
    harness.probe.engine.retain([])
    assert names(harness.folder) == []
    assert harness.ask(THERE, None, share=0.5).summary.reused_tokens < 20
    assert harness.written() == []


def test_a_mistake_while_chats_are_written_keeps_no_deleted_chat(opened, writing_fails, caplog):
    harness = opened()
    harness.ask(HERE, CHAT, share=0.5)
    assert writing_fails.wait(PATIENCE_S)
    harness.ask(THERE, OTHER, share=0.5)
    assert all_reused(harness.ask(HERE, CHAT, share=0.5)), "the other chats are still kept in memory"
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == [
        "chats are not kept on the disk"
    ]
    caplog.clear()
    harness.probe.engine.discard(CHAT)
    assert harness.ask(HERE, None, share=0.5).summary.reused_tokens < 20
    assert harness.written() == []


def test_a_mistake_while_models_leave_leaves_nothing_to_ask_for(opened, writing_fails, caplog):
    harness = opened(idle_s=PATIENCE_S)
    harness.ask(HERE)
    (failed,) = harness.probe.do(Unload())
    assert isinstance(failed, Failed)
    assert writing_fails.is_set()
    harness.probe.engine.discard(CHAT)
    harness.load()
    assert harness.ask(HERE).summary.text
    caplog.clear()


def test_a_chat_that_is_deleted_while_it_is_written_stays_deleted(opened):
    harness = opened()
    harness.ask(HERE)
    harness.written()
    harness.close()
    folder = ChatStateFolder(harness.folder)
    part = folder.begin(CHAT, 10, 100)
    assert part is not None
    part.write_bytes(b"0123456789")
    folder.delete(CHAT)
    assert not folder.finish(part, CHAT)
    assert names(harness.folder) == []


def test_the_folder_is_bounded_and_the_chat_that_was_longest_not_used_leaves(opened):
    harness = opened()
    harness.ask(HERE)
    harness.written()
    size = (harness.folder / f"{CHAT}.state").stat().st_size
    os.utime(harness.folder / f"{CHAT}.state", (1, 1))
    harness.close()
    harness = opened()
    harness.ask(THERE, OTHER, disk=size + 1000)
    assert harness.written() == [f"{OTHER}.state"]


def test_a_full_disk_costs_the_file_alone(models, tmp_path):
    with small_disk(tmp_path / "small", 4) as disk:
        paths = Paths.at(disk)
        harness = ChatFilesHarness(models, paths)
        fill(disk)
        trace = harness.ask(HERE)
        assert trace.summary.text
        assert harness.written() == []
        harness.close()


def test_a_folder_that_cannot_be_written_costs_nothing_else(opened):
    harness = opened()
    harness.folder.parent.mkdir(exist_ok=True)
    if harness.folder.is_dir():
        harness.folder.rmdir()
    harness.folder.write_bytes(b"a file in its place")
    try:
        assert harness.ask(HERE).summary.text
        harness.probe.do(Unload())
    finally:
        harness.close()
        harness.folder.unlink()


def test_a_chat_that_needs_little_reading_or_may_not_lie_there_is_not_written(opened):
    harness = opened()
    harness.ask("short")
    harness.ask(HERE, OTHER, disk=0)
    harness.ask(THERE, None)
    assert harness.written() == []
