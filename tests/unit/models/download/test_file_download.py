"""Downloads through the real client: the right file in the end, or none; waits that the Hub asks for are kept."""

from __future__ import annotations

import hashlib
import random
import re
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from email.utils import format_datetime
from pathlib import Path

import pytest

from app.errors import AccessNeeded, DamagedDownload, DiskFull, HubUnreachable, NotOnHub, WorldError
from app.models.download import file_download as module
from app.models.download.file_download import Progress, RetryPolicy, WriterLock, download
from app.models.download.transfer import part_of
from app.models.gguf.file_names import HubFile
from app.models.network.cancellation import THREAD_NAME, Cancellation, Paused
from app.models.network.hub_client import requested_wait_s
from app.models.network.hub_internals import client
from tests.fakes.hub import Fault, Hub, Repo
from tests.fakes.small_disk import fill, small_disk

REPO = "owner/some-GGUF"
FILE = HubFile(REPO, "model-Q8_0.gguf")
QUICK = RetryPolicy(attempts=3, first_wait_s=0.01)
CONTENT = random.Random(1).randbytes(3_000_000)
SMALL_FILES_MARK = "0123456789abcdef" * 2 + "01234567"
"""The mark of a file of which the Hub keeps no SHA-256."""


def publish(hub: Hub, content: bytes = CONTENT, **more: object) -> None:
    hub.repos[REPO] = Repo({FILE.name: content}, **more)  # type: ignore[arg-type]


def fetch(models: Path, **more: object) -> Path:
    return download(FILE, models, patience=QUICK, **more)  # type: ignore[arg-type]


def parts(models: Path) -> list[Path]:
    return [path for path in models.rglob("*.part") if path.is_file()]


def asking() -> list[threading.Thread]:
    return [thread for thread in threading.enumerate() if thread.name == THREAD_NAME]


def pause_with_some_of_it(hub: Hub, models: Path) -> Path:
    """Stop a download once a part is here; returns the part file."""
    hub.faults.append(Fault("stall", after_bytes=1_500_000))
    stop = Cancellation()
    with pytest.raises(Paused):
        fetch(models, stop=stop, progress=lambda progress: stop.now() if progress.done_bytes else None)
    hub.unstall.set()
    [part] = parts(models)
    return part


def test_a_whole_file_arrives_under_its_name_and_the_token_stays_with_the_hub(hub: Hub, tmp_path: Path) -> None:
    publish(hub, gated="manual")
    progresses: list[Progress] = []
    path = fetch(tmp_path, token=hub.token, progress=progresses.append)
    assert path == tmp_path / "owner" / "some-GGUF" / FILE.name
    assert path.read_bytes() == CONTENT
    assert not parts(tmp_path)
    assert progresses[-1].done_bytes == progresses[-1].total_bytes == len(CONTENT)
    cdn = [headers for server, _, headers in hub.seen if server == "cdn"]
    assert cdn
    assert all("Authorization" not in headers for headers in cdn)
    assert any(hub.token in headers.get("Authorization", "") for server, _, headers in hub.seen if server == "hub")
    hub.bytes_sent = 0
    fetch(tmp_path, token=hub.token)
    assert hub.bytes_sent == 0, "a finished file is not fetched again"


_CUT = Fault("cut", after_bytes=1_500_000)
_AT_ONCE = {"Retry-After": "0"}


@pytest.mark.parametrize(
    ("faults", "hashed"),
    [
        ([_CUT], True),
        ([Fault("reset", after_bytes=1_500_000)], True),
        ([Fault("stall", after_bytes=1_500_000)], True),
        ([Fault("no range")], True),
        ([_CUT, Fault("no range")], True),
        ([_CUT, Fault("other range")], True),
        ([_CUT, Fault("other range")], False),
        *(([Fault("status", status=status, headers=_AT_ONCE, where=where) for where in ("head", "bytes")], True)
          for status in (429, 503)),
    ],
    ids=["cut", "reset", "stall", "no range", "cut, then no range", "cut, then another range",
         "cut, then another range, without a hash", "429", "503"],
)  # fmt: skip
def test_whatever_happens_on_the_line_the_right_file_arrives(hub, tmp_path, monkeypatch, faults, hashed):
    if faults[0].kind == "stall":
        monkeypatch.setattr(client().constants, "HF_HUB_DOWNLOAD_TIMEOUT", 0.2)
    publish(hub, wrong_hashes={} if hashed else {FILE.name: SMALL_FILES_MARK})
    hub.faults += [replace(fault) for fault in faults]
    assert fetch(tmp_path).read_bytes() == CONTENT
    if faults == [_CUT]:
        assert hub.bytes_sent < len(CONTENT) + 800_000, "what came is kept"


def test_errors_that_stay_are_said(hub: Hub, tmp_path: Path) -> None:
    publish(hub)
    hub.faults.append(Fault("status", status=503, where="head", times=99))
    with pytest.raises(HubUnreachable, match="503"):
        fetch(tmp_path)


def test_a_file_that_changes_between_two_answers_is_fetched_whole_where_no_hash_could_tell(hub, tmp_path):
    publish(hub, wrong_hashes={FILE.name: SMALL_FILES_MARK})
    hub.faults.append(Fault("cut", after_bytes=1_500_000))
    changed = CONTENT[::-1]

    def change(progress: Progress) -> None:
        if progress.waiting_because:
            publish(hub, changed, wrong_hashes={FILE.name: SMALL_FILES_MARK[::-1]})

    assert fetch(tmp_path, progress=change).read_bytes() == changed


def test_wrong_bytes_are_never_kept(hub: Hub, tmp_path: Path) -> None:
    publish(hub)
    hub.faults.append(Fault("wrong bytes", times=99))
    with pytest.raises(DamagedDownload, match="not what its owner published"):
        fetch(tmp_path)
    assert not parts(tmp_path)
    assert not list(tmp_path.rglob("*.gguf"))


def test_what_an_earlier_run_left_damaged_is_fetched_again(hub: Hub, tmp_path: Path) -> None:
    publish(hub)
    part = part_of(FILE.below(tmp_path), hashlib.sha256(CONTENT).hexdigest())
    part.parent.mkdir(parents=True)
    part.write_bytes(bytes(1_000_000))
    assert fetch(tmp_path).read_bytes() == CONTENT


def test_a_file_that_changed_on_the_hub_never_goes_on_from_other_bytes(hub: Hub, tmp_path: Path) -> None:
    publish(hub)
    pause_with_some_of_it(hub, tmp_path)
    changed = CONTENT[::-1]
    publish(hub, changed)
    assert fetch(tmp_path).read_bytes() == changed


def test_a_pause_keeps_what_came_and_a_second_call_goes_on(hub: Hub, tmp_path: Path) -> None:
    publish(hub)
    size_before = pause_with_some_of_it(hub, tmp_path).stat().st_size
    assert size_before > 0
    hub.seen.clear()
    assert fetch(tmp_path).read_bytes() == CONTENT
    assert [headers["Range"] for server, _, headers in hub.seen if server == "cdn"] == [f"bytes={size_before}-"]


@pytest.mark.parametrize("silent", ["in the middle", "before the bytes", "before the facts"])
def test_a_stop_waits_for_no_server(hub: Hub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, silent: str) -> None:
    monkeypatch.setattr(client().constants, "HF_HUB_DOWNLOAD_TIMEOUT", 600)
    publish(hub)
    where = "head" if silent == "before the facts" else "bytes"
    hub.faults.append(Fault("stall" if silent == "in the middle" else "silence", 1_500_000, where=where))
    stop = Cancellation()
    all_came = threading.Event()
    if silent != "in the middle":
        all_came.set()

    def tell(progress: Progress) -> None:
        if progress.done_bytes == 1_500_000:
            all_came.set()

    with ThreadPoolExecutor(1) as pool:
        paused = pool.submit(fetch, tmp_path, stop=stop, progress=tell)
        assert hub.stalled.wait(20)
        assert all_came.wait(20)
        stop.now()
        with pytest.raises(Paused):
            paused.result(timeout=20)
    if silent == "in the middle":
        for thread in asking():  # it is woken, though the server still says nothing
            thread.join(20)
            assert not thread.is_alive()
    else:
        assert len(asking()) == 1, "left alone: it ends by itself and can write nothing"


def test_nothing_of_an_errand_that_was_left_is_written(hub: Hub, tmp_path: Path) -> None:
    publish(hub)
    hub.faults.append(Fault("silence"))
    stop = Cancellation()
    with ThreadPoolExecutor(1) as pool:
        paused = pool.submit(fetch, tmp_path, stop=stop)
        assert hub.stalled.wait(20)
        stop.now()
        assert isinstance(paused.exception(20), Paused)
    assert fetch(tmp_path).read_bytes() == CONTENT
    hub.unstall.set()
    for thread in asking():
        thread.join(20)
    assert FILE.below(tmp_path).read_bytes() == CONTENT
    assert not parts(tmp_path)


@pytest.mark.parametrize(
    ("arrange", "error", "sentence"),
    [
        (lambda hub: publish(hub, gated="manual"), AccessNeeded, "consent"),
        (lambda hub: hub.repos.clear(), NotOnHub, "has no"),
        (lambda hub: hub.repos.update({REPO: Repo({})}), NotOnHub, "has no"),
        (lambda hub: hub.faults.append(Fault("status", status=403, where="head")), AccessNeeded, "consent"),
        (lambda hub: hub.faults.append(Fault("html", where="head", times=99)), HubUnreachable, "makes no sense"),
    ],
)
def test_refusals_are_sentences(hub: Hub, tmp_path: Path, arrange: object, error: type, sentence: str) -> None:
    arrange(hub)  # type: ignore[operator]
    with pytest.raises(error, match=sentence) as caught:
        fetch(tmp_path)
    assert hub.token not in str(caught.value)


def test_a_network_that_is_away_from_the_start_is_told_while_it_is_waited_for(hub, tmp_path, monkeypatch):
    """For two minutes the window said “starting” and nothing else, on a computer with no network."""
    monkeypatch.setenv("HF_ENDPOINT", "http://127.0.0.1:9")
    progresses: list[Progress] = []
    with pytest.raises(HubUnreachable):
        fetch(tmp_path, progress=progresses.append)
    assert progresses
    assert all("Check your connection" in one.waiting_because and not one.total_bytes for one in progresses)


def test_too_little_space_is_said_before_the_first_byte(hub, tmp_path, monkeypatch):
    publish(hub)
    monkeypatch.setattr(module, "SPARE_BYTES", 10**15)
    with pytest.raises(DiskFull, match="are free"):
        fetch(tmp_path)
    assert hub.bytes_sent == 0


def test_two_downloads_of_one_file_do_not_mix(hub: Hub, tmp_path: Path) -> None:
    publish(hub)
    with WriterLock(FILE.below(tmp_path)), pytest.raises(WorldError, match="already"):
        fetch(tmp_path)


def test_a_disk_that_fills_up_keeps_what_came_and_goes_on_when_there_is_room(hub, tmp_path, monkeypatch):
    monkeypatch.setattr(module, "SPARE_BYTES", 0)  # the space is there when it is looked for, and gone when needed
    publish(hub)
    hub.faults.append(Fault("stall", 1_500_000))
    some_came = threading.Event()

    def tell(progress: Progress) -> None:
        if progress.done_bytes >= 1_000_000:
            some_came.set()

    with small_disk(tmp_path / "small", 6) as disk, ThreadPoolExecutor(1) as pool:
        fetched = pool.submit(fetch, disk, progress=tell)
        assert some_came.wait(20)
        filler = fill(disk)
        hub.unstall.set()
        error = fetched.exception(20)
        assert isinstance(error, DiskFull)
        assert re.fullmatch(
            r"The disk is full: [12] of 3 MB are here and stay. Free some space, then go on.", str(error)
        )
        [part] = parts(disk)
        size_before = part.stat().st_size
        assert 1_000_000 <= size_before < 2_000_000
        assert not list(disk.rglob("*.gguf"))
        with pytest.raises(DiskFull, match="are free"):
            fetch(disk)
        assert part.stat().st_size == size_before
        filler.unlink()
        hub.seen.clear()
        assert fetch(disk).read_bytes() == CONTENT
        assert [headers["Range"] for server, _, headers in hub.seen if server == "cdn"] == [f"bytes={size_before}-"]


class Clockless(Cancellation):
    """Notes how long it was to wait, and does not."""

    def __init__(self) -> None:
        super().__init__()
        self.waits: list[float] = []

    def wait(self, seconds: float) -> None:
        self.waits.append(seconds)


@pytest.mark.parametrize(
    ("headers", "seconds"),
    [
        ({"RateLimit": '"api";r=0;t=250'}, 250),
        ({"RateLimit": '"api";t=12;r=0'}, 12),
        ({"RateLimit": "default;r=0;t=5"}, 5),
        ({"RateLimit": '"api";r=4;t=10, "resolvers";r=0;t=300;pk=:dHJpYWwx:'}, 300),
        ({"RateLimit": '"api";r=0;t=40', "RateLimit-Policy": '"fixed window";"api";q=500;w=300'}, 40),
        ({"RateLimit": '"api";r=0;t=40', "Retry-After": "90"}, 90),
        ({"RateLimit": '"api";r=3;t=40', "Retry-After": "9"}, 9),
        ({"Retry-After": "30"}, 30),
        ({"RateLimit": '"api";r=3;t=40'}, None),
        ({"RateLimit": '"api";r=0;t=-5'}, None),
        ({"RateLimit": '"api";r=0;t=1.5'}, None),
        ({"RateLimit": f'"api";r=0;t={"9" * 5000}'}, None),
        ({"RateLimit": ";r=;t=,,;t"}, None),
        ({"Retry-After": "²"}, None),
        ({"Retry-After": "9" * 5000}, None),
        ({}, None),
    ],
)
def test_the_wait_is_read_from_either_header(headers: dict[str, str], seconds: float | None) -> None:
    assert requested_wait_s(headers) == seconds


def test_the_wait_may_be_a_date() -> None:
    assert requested_wait_s({"Retry-After": "Wed, 21 Oct 2015 07:28:00 GMT"}) == 0
    later = datetime.now(UTC) + timedelta(days=2)
    seconds = requested_wait_s({"Retry-After": format_datetime(later, usegmt=True)})
    assert seconds is not None
    assert 86_400 < seconds <= 2 * 86_400


@pytest.mark.parametrize("where", ["head", "bytes"])
@pytest.mark.parametrize(
    ("headers", "waited"),
    [({"RateLimit": '"api";r=0;t=250'}, 250), ({"Retry-After": "300"}, 300), ({"RateLimit": "x;r=0;t=9999999"}, 3600)],
)
def test_a_download_waits_as_long_as_the_hub_asks_and_goes_on(
    hub: Hub, tmp_path: Path, where: str, headers: dict[str, str], waited: float
) -> None:
    publish(hub)
    hub.faults.append(Fault("status", status=429, headers=headers, where=where))
    stop = Clockless()
    told: list[str] = []
    assert fetch(tmp_path, stop=stop, progress=lambda now: told.append(now.waiting_because)).read_bytes() == CONTENT
    assert sum(stop.waits) == waited
    waits = [words for words in told if "Tries again in" in words]
    assert waits[0].endswith(f"Tries again in {waited // 60 if waited % 60 == 0 else round(waited / 60)} min.")
    assert waits[-20].endswith("Tries again in 20 s.")


def test_where_the_hub_says_nothing_each_wait_is_longer_than_the_one_before(hub: Hub, tmp_path: Path) -> None:
    publish(hub)
    hub.faults.append(Fault("status", status=429, where="head", times=9))
    stop = Clockless()
    with pytest.raises(HubUnreachable, match="too many requests"):
        download(FILE, tmp_path, patience=RetryPolicy(attempts=4), stop=stop)
    assert sum(stop.waits) == 1 + 2 + 4
