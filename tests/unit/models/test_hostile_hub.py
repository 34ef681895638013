"""A Hub that lies, and lines that fail: sentences, nothing outside the folder, the right file or none."""

from __future__ import annotations

from pathlib import Path

import pytest

from app import __version__
from app.errors import HubUnreachable, WorldError
from app.models.download.file_download import RetryPolicy, download
from app.models.gguf.file_names import HubFile
from app.models.hub.catalog_refresh import CatalogRefresh
from app.models.hub.repositories import HubBrowser
from app.models.library.catalog import load_catalog
from app.models.network.hub_internals import client
from tests.fakes.hub import Fault, Hub, Repo
from tests.unit.models.fault_runs import KINDS, killed_once, run

CONTENT = bytes(range(256)) * 8000
FILE = HubFile("owner/m", "m.gguf")
QUICK = RetryPolicy(attempts=2, first_wait_s=0.01)


@pytest.mark.timeout(60)  # comparing each with each would take far longer
def test_a_repository_of_ten_thousand_files_is_listed_and_dangerous_names_are_not(hub: Hub) -> None:
    files = {f"m{number}-Q4_K_M.gguf": bytes(0) for number in range(5_000)}
    projectors = {f"mmproj-{name}": bytes(0) for name in files}
    dangerous = ["../up.gguf", "/etc/passwd.gguf", "a/../../b.gguf", "C:x.gguf", "con.gguf", "a\\b.gguf", "x\n.gguf"]
    repo = hub.repos["owner/m"] = Repo({**files, **projectors, **dict.fromkeys(dangerous, bytes(0))})
    repo.wrong_sizes.update(dict.fromkeys(repo.files, 5_000_000))
    rows = HubBrowser().listing("owner/m").rows
    assert {name for row in rows for name in row.names} == set(files)


def test_a_sign_in_page_in_place_of_the_bytes_is_told_and_costs_nothing(hub: Hub, tmp_path: Path) -> None:
    hub.repos["owner/m"] = Repo({"m.gguf": CONTENT})
    hub.faults.append(Fault("html", times=2))
    with pytest.raises(HubUnreachable, match="sign-in page"):
        download(FILE, tmp_path, patience=QUICK)
    assert [path.stat().st_size for path in tmp_path.rglob("*.part")] == [0]
    assert download(FILE, tmp_path, patience=QUICK).read_bytes() == CONTENT
    assert hub.bytes_sent == len(CONTENT)


@pytest.mark.parametrize("size_bytes", [2_047_999, 2_048_001])
def test_a_file_of_another_size_is_refused_before_a_byte_of_it(hub: Hub, tmp_path: Path, size_bytes: int) -> None:
    hub.repos["owner/m"] = Repo({"m.gguf": CONTENT}, wrong_sizes={"m.gguf": size_bytes})
    with pytest.raises(WorldError, match=f"2,048,000 bytes in place of the {size_bytes:,} that were published"):
        download(FILE, tmp_path, patience=QUICK)
    assert not list(tmp_path.rglob("*.gguf"))
    assert [server for server, _, _ in hub.seen].count("cdn") == 1  # the first answer said it all
    assert not any(path.stat().st_size for path in tmp_path.rglob("*.part"))


def test_everybody_who_is_asked_is_told_the_programs_name_and_version(hub: Hub, tmp_path: Path) -> None:
    hub.repos["owner/m"] = Repo({"m.gguf": CONTENT})
    download(FILE, tmp_path, patience=QUICK)
    HubBrowser().listing("owner/m")
    CatalogRefresh(tmp_path / "news.json").ask_hub(load_catalog()[:1])
    names = [headers["User-Agent"] for _, _, headers in hub.seen]
    assert len(names) >= 4
    assert all(name.startswith(f"Draftlight/{__version__}") for name in names), names


def test_a_file_that_is_too_large_for_plain_http_is_refused_at_once(hub: Hub, tmp_path: Path) -> None:
    hub.repos["owner/m"] = Repo({"m.gguf": CONTENT}, wrong_sizes={"m.gguf": 60 * 10**9})
    with pytest.raises(WorldError, match="at most 50 GB"):
        download(FILE, tmp_path, patience=QUICK)


def test_settings_that_keep_the_hub_away_are_named(hub: Hub, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client().constants, "HF_HUB_OFFLINE", True)
    with pytest.raises(HubUnreachable, match="HF_HUB_OFFLINE is set"):
        download(FILE, tmp_path, patience=QUICK)
    monkeypatch.setattr(client().constants, "HF_HUB_OFFLINE", False)
    monkeypatch.setenv("ALL_PROXY", "nonsense://x")
    client().close_session()
    with pytest.raises(HubUnreachable, match="ALL_PROXY"):
        download(FILE, tmp_path, patience=QUICK)


at_night = pytest.mark.nightly("many downloads and large ones; the daily three meet each kind of fault, and one a kill")


@pytest.mark.parametrize("seeds", [(237, 272, 322), pytest.param(range(100, 124), marks=at_night)])
def test_random_faults_leave_the_right_file_or_none(hub, tmp_path, monkeypatch, seeds):
    monkeypatch.setattr(client().constants, "HF_HUB_DOWNLOAD_TIMEOUT", 0.3)
    ended = [run(hub, tmp_path, seed) for seed in seeds]
    assert [one for one in ended if not one.right] == []
    assert {kind for one in ended for kind in one.faults} == set(KINDS), "each kind is drawn"
    assert sum(one.finished for one in ended) >= len(ended) / 3, "most of it can be mended"


@pytest.mark.parametrize("size_bytes", [5_000_000, pytest.param(100_000_000, marks=at_night)])
def test_a_killed_program_goes_on_where_it_was(hub: Hub, tmp_path: Path, size_bytes: int) -> None:
    ended = killed_once(hub, tmp_path, 1, size_bytes)
    assert ended.finished
    assert ended.right
    assert ended.asked_again_bytes == 0
