"""The queue of downloads."""

from __future__ import annotations

import hashlib
import json
import os
import random
import threading
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from app.errors import DiskFull
from app.models.download.file_download import RetryPolicy
from app.models.download.queue import DownloadRequest, Downloads, DownloadState
from app.models.gguf.file_names import HubFile
from app.models.network.cancellation import Cancellation, Paused
from tests.fakes.hub import Fault, Hub, Repo
from tests.fakes.stuck_thread import StuckThread

_PATIENCE_S = 60
"""A bound on a hang, not a speed."""


class SlowDisk:
    """Stands in for ``os.fsync`` and ``os.unlink`` on all threads but the main one, where it only takes a note."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.release = threading.Event()
        self.held = threading.Semaphore(0)
        """One for each call that waits or has waited."""
        self.on_the_main_thread: list[str] = []
        for name in ("fsync", "unlink"):
            patch.setattr(os, name, self._slow(name, getattr(os, name)))

    def wait_until_held(self) -> None:
        assert self.held.acquire(timeout=_PATIENCE_S)

    def _slow(self, name: str, real: Any) -> Any:
        def call(*arguments: Any, **more: Any) -> Any:
            if threading.current_thread() is threading.main_thread():
                self.on_the_main_thread.append(name)
            else:
                self.held.release()
                assert self.release.wait(_PATIENCE_S)
            return real(*arguments, **more)

        return call


CONTENTS = {f"m{number}.gguf": random.Random(number).randbytes(2_000_000) for number in range(4)}
WANTED = [
    DownloadRequest(HubFile("owner/m", name), "main", len(content), hashlib.sha256(content).hexdigest())
    for name, content in CONTENTS.items()
]


class Queue:
    """A queue, and a way to wait for what it does."""

    def __init__(self, data: Path, **more: object) -> None:
        self._changed = threading.Condition()
        self.models = data / "models"
        self.downloads = Downloads(
            data / "queue.json",
            self.models,
            self._note,
            patience=RetryPolicy(2, 0.01),
            **more,  # type: ignore[arg-type]
        )

    def _note(self) -> None:
        with self._changed:
            self._changed.notify_all()

    def wait(self, condition: Callable[[], bool]) -> None:
        with self._changed:
            assert self._changed.wait_for(condition, 20), self.downloads.items()

    def states(self) -> list[DownloadState]:
        return [item.state for item in self.downloads.items()]


@pytest.fixture
def queue(hub: Hub, tmp_path: Path) -> Iterator[Queue]:
    hub.repos["owner/m"] = Repo(dict(CONTENTS))
    queue = Queue(tmp_path)
    yield queue
    hub.unstall.set()
    queue.downloads.close()


def begin_and_stall(queue: Queue, hub: Hub) -> HubFile:
    """Begin the first download, whose line falls silent; returns once some of it came."""
    hub.faults.append(Fault("stall", after_bytes=1_500_000))
    queue.downloads.add(WANTED[:1])
    assert hub.stalled.wait(20)
    return WANTED[0].file


def test_all_arrive_and_no_more_than_two_run_at_once(queue: Queue, hub: Hub) -> None:
    hub.faults.append(Fault("stall", after_bytes=1000, times=2))
    queue.downloads.add(WANTED)
    assert queue.states() == [
        DownloadState.RUNNING,
        DownloadState.RUNNING,
        DownloadState.WAITING,
        DownloadState.WAITING,
    ]
    hub.unstall.set()
    queue.wait(lambda: set(queue.states()) == {DownloadState.DONE})
    for request in WANTED:
        assert request.file.below(queue.models).read_bytes() == CONTENTS[request.file.name]


def test_a_pause_counts_at_once_and_can_be_taken_back(queue: Queue, hub: Hub) -> None:
    file = begin_and_stall(queue, hub)
    queue.downloads.pause(file)
    assert queue.states() == [DownloadState.PAUSED]
    queue.downloads.add(WANTED[:1])  # the server still waits
    queue.wait(lambda: queue.states() == [DownloadState.DONE])
    assert file.below(queue.models).read_bytes() == CONTENTS[file.name]


def test_cancelling_leaves_nothing(queue: Queue, hub: Hub) -> None:
    begin_and_stall(queue, hub)
    queue.downloads.cancel(WANTED[0].file)
    assert queue.downloads.items() == ()
    queue.downloads.close()  # the server still waits
    assert not list(queue.models.rglob("*.part"))
    assert not list(queue.models.rglob("*.gguf"))


def test_a_failure_is_a_sentence_and_can_be_tried_again(queue: Queue, hub: Hub) -> None:
    hub.faults.append(Fault("wrong bytes"))
    queue.downloads.add(WANTED[:1])
    queue.wait(lambda: queue.states() == [DownloadState.FAILED])
    assert "not what its owner published" in queue.downloads.items()[0].problem
    queue.downloads.add(WANTED[:1])
    queue.wait(lambda: queue.states() == [DownloadState.DONE])


def test_what_waits_for_its_next_attempt_can_make_it_now(queue: Queue, hub: Hub) -> None:
    hub.faults.append(Fault("status", status=429, headers={"Retry-After": "3000"}))

    def waits() -> bool:
        (item,) = queue.downloads.items()
        return item.progress is not None and "Tries again in" in item.progress.waiting_because

    queue.downloads.add(WANTED[:1])
    queue.wait(waits)
    queue.downloads.add(WANTED[:1])
    queue.wait(lambda: queue.states() == [DownloadState.DONE])


def test_what_is_unfinished_goes_on_after_a_restart(queue: Queue, hub: Hub, tmp_path: Path) -> None:
    begin_and_stall(queue, hub)
    hub.unstall.set()
    queue.downloads.close()
    later = Queue(tmp_path)
    later.downloads.start()
    later.wait(lambda: later.states() in ([DownloadState.DONE], []))
    assert WANTED[0].file.below(later.models).read_bytes() == CONTENTS["m0.gguf"]
    later.downloads.close()


def test_closing_waits_once_for_all_that_does_not_end(tmp_path: Path) -> None:
    downloads, stuck = Queue(tmp_path).downloads, StuckThread()
    downloads._running = {request.file: (stuck, Cancellation()) for request in WANTED}
    downloads._saver._thread = stuck  # type: ignore[assignment]
    downloads.close(lambda: stuck.now_s)
    assert stuck.now_s == 3.0
    for _, stop in downloads._running.values():
        with pytest.raises(Paused):
            stop.check()


def test_a_damaged_queue_costs_only_what_is_damaged(tmp_path: Path) -> None:
    good = {"repo": "owner/m", "name": "m.gguf", "revision": "main", "bytes": 5, "sha256": "", "paused": True}
    entries = [good, {**good, "name": "../m.gguf"}, {**good, "repo": "../m"}, {**good, "bytes": None}, 7]
    (tmp_path / "queue.json").write_text(json.dumps(entries))
    [item] = Queue(tmp_path).downloads.items()
    assert item.request.file.name == "m.gguf"


def test_what_does_not_fit_is_not_begun(queue: Queue, hub: Hub) -> None:
    with pytest.raises(DiskFull):
        queue.downloads.add([*WANTED, DownloadRequest(HubFile("owner/m", "huge.gguf"), "main", 10**15, "")])
    assert queue.downloads.items() == ()
    assert not hub.seen


def on_a_thread(work: Callable[[], object]) -> None:
    """Fail where it does not come back; nothing else is to be waited for."""
    thread = threading.Thread(target=work, daemon=True)
    thread.start()
    thread.join(20)
    assert not thread.is_alive()


def join_downloads() -> None:
    for thread in threading.enumerate():
        if thread.name in CONTENTS:
            thread.join(20)


def test_a_slow_disk_holds_up_nobody_who_asks_for_something(queue, hub, tmp_path, monkeypatch):
    disk = SlowDisk(monkeypatch)
    begin_and_stall(queue, hub)
    disk.wait_until_held()  # the queue is being saved
    on_a_thread(queue.downloads.items)
    queue.downloads.pause(WANTED[0].file)
    queue.downloads.add(WANTED[1:2])
    queue.downloads.pause(WANTED[1].file)
    assert queue.states() == [DownloadState.PAUSED, DownloadState.PAUSED]
    join_downloads()
    assert not json.loads((tmp_path / "queue.json").read_text() if (tmp_path / "queue.json").exists() else "[]")
    disk.release.set()
    queue.downloads.close()
    saved = json.loads((tmp_path / "queue.json").read_text())
    assert [(entry["name"], entry["paused"]) for entry in saved] == [("m0.gguf", True), ("m1.gguf", True)]
    assert disk.on_the_main_thread == []


def test_what_is_cancelled_and_wanted_again_begins_once_the_old_bytes_are_gone(queue, hub, monkeypatch):
    file = begin_and_stall(queue, hub)
    queue.downloads.pause(file)
    join_downloads()
    (part,) = queue.models.rglob("*.part")
    with monkeypatch.context() as patch:
        disk = SlowDisk(patch)
        queue.downloads.cancel(file)
        disk.wait_until_held()
        on_a_thread(queue.downloads.items)
        assert queue.downloads.items() == ()
        queue.downloads.add(WANTED[:1])
        assert queue.states() == [DownloadState.WAITING]
        assert part.exists()
        disk.release.set()
        queue.wait(lambda: queue.states() == [DownloadState.DONE])
    assert disk.on_the_main_thread == []
    assert file.below(queue.models).read_bytes() == CONTENTS[file.name]
    assert not list(queue.models.rglob("*.part"))
