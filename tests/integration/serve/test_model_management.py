"""Programs that manage models themselves: Ollama's pull and delete, llama-server's load and unload."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.paths import Paths
from tests.conftest import copy_prepared_starter
from tests.fakes import tiny_gguf
from tests.fakes.hub import Fault, Hub, Repo, serving_the_client
from tests.integration.serve.server_probe import HI, SERVE_SMALL, Running, serving

NAME = "someone/small/Small-Q4_K_M.gguf"
FILES = {
    name: size * b"x"
    for name, size in {
        "Big-Q8_0.gguf": 1_500_000, "Big-Q4_K_M.gguf": 1_200_000, "mmproj-Big-F16.gguf": 1_100_000,
        "parts/Two-Q2_K-00001-of-00002.gguf": 1_050_000, "parts/Two-Q2_K-00002-of-00002.gguf": 1_050_001,
    }.items()
}  # fmt: skip


@pytest.fixture(scope="module")
def managed(prepared_starter: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Paths]]:
    paths = copy_prepared_starter(prepared_starter, tmp_path_factory.mktemp("managed"))
    options = replace(SERVE_SMALL, first=None, manages_models=True)
    with serving(paths, options) as running:
        yield running, paths


@pytest.fixture
def model(managed: tuple[Running, Paths]) -> Path:
    file = managed[1].models / NAME
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(tiny_gguf.llama())
    return file


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hub]:
    with serving_the_client(monkeypatch) as hub:
        hub.repos["acme/big"] = Repo(dict(FILES))
        yield hub


@pytest.mark.usefixtures("hub")
@pytest.mark.parametrize(
    ("name", "files"),
    [
        ("hf.co/acme/big", ["Big-Q4_K_M.gguf", "mmproj-Big-F16.gguf"]),
        ("https://huggingface.co/acme/big:latest", ["Big-Q4_K_M.gguf", "mmproj-Big-F16.gguf"]),
        ("hf.co/acme/big:q8_0", ["Big-Q8_0.gguf", "mmproj-Big-F16.gguf"]),
        ("hf.co/acme/big:Big-Q8_0.gguf", ["Big-Q8_0.gguf", "mmproj-Big-F16.gguf"]),
        ("hf:acme/big/Big-Q8_0.gguf", ["Big-Q8_0.gguf", "mmproj-Big-F16.gguf"]),
        ("hf.co/acme/big:Q2_K", ["parts/Two-Q2_K-00001-of-00002.gguf", "parts/Two-Q2_K-00002-of-00002.gguf"]),
    ],
)
def test_a_pull_downloads_a_model_of_the_hub_and_tells_how_far_it_is(
    managed: tuple[Running, Paths], name: str, files: list[str]
) -> None:
    server, paths = managed
    statuses = server.ask("/api/pull", {"model": name}).events
    assert [status["status"] for status in statuses[-3:]] == ["verifying sha256 digest", "writing manifest", "success"]
    ends = {status["digest"]: (status["completed"], status["total"]) for status in statuses if "digest" in status}
    assert list(ends.values()) == [(len(FILES[file]),) * 2 for file in files]
    for file in files:
        assert (paths.models / "acme/big" / file).read_bytes() == FILES[file]
        (paths.models / "acme/big" / file).unlink()
    assert server.ask("/api/pull", {"model": name, "stream": False}).json == {"status": "success"}
    for file in files:
        (paths.models / "acme/big" / file).unlink()


@pytest.mark.usefixtures("hub")
def test_a_model_that_is_here_needs_no_leave_to_be_pulled_again(prepared_starter: Path, tmp_path: Path) -> None:
    paths = copy_prepared_starter(prepared_starter, tmp_path)
    (paths.models / NAME).parent.mkdir(parents=True)
    (paths.models / NAME).write_bytes(tiny_gguf.llama())
    with serving(paths, replace(SERVE_SMALL, first=None)) as server:
        assert server.ask("/api/pull", {"model": "hf.co/someone/small", "stream": False}).json == {"status": "success"}
        assert server.ask("/api/pull", {"model": "hf.co/acme/big", "stream": False}).status == 403


@pytest.mark.usefixtures("hub")
@pytest.mark.parametrize(
    ("name", "status"),
    [
        ("hf.co/acme/big:Q3_K_M", 404), ("hf.co/acme/nobody", 404), ("hf.co/acme", 404), ("hf.co/../../etc", 404),
        ("hf.co/acme/..", 404), ("hf.co/acme/big/../../x.gguf", 404), ("hf.co/acme/big:../../x.gguf", 404),
        ("hf:acme/big/../x.gguf", 404), ("llama3.2", 404), ("../models", 404), ("", 400), (" ", 400),
        ("hf.co/acme/big/tree/main", 404), ("hf.co/acme/\0:x", 404), ("hf.co/" + "a" * 5000, 404),
    ],
)  # fmt: skip
def test_a_pull_of_what_cannot_be_is_refused(managed: tuple[Running, Paths], name: str, status: int) -> None:
    server, paths = managed
    before = sorted(paths.models.rglob("*"))
    for stream in (True, False):
        answer = server.ask("/api/pull", {"model": name, "stream": stream})
        assert (answer.status, bool(answer.json["error"])) == (status, True), answer.body
    assert sorted(paths.models.rglob("*")) == before


def test_a_pull_without_room_on_the_disk_is_refused_with_the_figures(
    managed: tuple[Running, Paths], hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("app.models.download.file_download.SPARE_BYTES", 10**18)
    answer = managed[0].ask("/api/pull", {"model": "hf.co/acme/big"})
    assert answer.status == 503
    assert "are free on the disk" in answer.json["error"]
    assert hub.bytes_sent == 0


def test_a_pull_pauses_when_its_client_leaves_and_goes_on_when_asked_for_again(
    managed: tuple[Running, Paths], hub: Hub
) -> None:
    server, paths = managed
    hub.faults.append(Fault("stall", after_bytes=300_000))
    with server.begin("/api/pull", {"model": "hf.co/acme/big:Q8_0"}) as line, line.makefile() as reader:
        while '"completed":3' not in (text := reader.readline()):
            assert text
            assert "error" not in text
    statuses = server.ask("/api/pull", {"model": "hf.co/acme/big:Q8_0"}).events  # waits until the other has paused
    assert statuses[-1] == {"status": "success"}
    assert hub.bytes_sent < len(FILES["Big-Q8_0.gguf"]) + len(FILES["mmproj-Big-F16.gguf"]) + 400_000
    assert (paths.models / "acme/big/Big-Q8_0.gguf").read_bytes() == FILES["Big-Q8_0.gguf"]


def states(server: Running) -> dict[str, str]:
    return {model["id"]: model["status"]["value"] for model in server.ask("/models").json["data"]}


def test_a_model_is_loaded_listed_so_and_unloaded(managed: tuple[Running, Paths], model: Path) -> None:
    server, _ = managed
    assert server.ask("/models/load", {"model": NAME}).json == {"success": True}
    assert states(server)[NAME] == "loaded"
    refused = server.ask("/api/delete", {"model": NAME}, method="DELETE")
    assert (refused.status, model.exists()) == (409, True)
    assert server.ask("/models/unload", {"model": NAME}).json == {"success": True}
    assert states(server)[NAME] == "unloaded"
    assert server.ask("/models/unload", {"model": NAME}).status == 400
    assert server.ask("/models/load", {"model": "nobody"}).status == 404


def test_a_model_whose_reply_is_written_is_neither_unloaded_nor_deleted(
    managed: tuple[Running, Paths], model: Path
) -> None:
    server, _ = managed
    body = {"model": NAME, "messages": HI, "max_tokens": 3000, "n": 4, "stream": True, "ignore_eos": True}
    with server.begin("/v1/chat/completions", body) as line, line.makefile() as reader:
        while '"content":"' not in reader.readline():
            pass
        assert server.ask("/models/unload", {"model": NAME}).status == 409
        assert server.ask("/api/delete", {"model": NAME}, method="DELETE").status == 409
    assert model.exists()


def test_a_deleted_model_is_gone_from_its_folder_and_from_the_list(
    managed: tuple[Running, Paths], model: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))  # for the trash
    server, _ = managed
    other = model.with_name("Other-Q4_K_M.gguf")
    other.write_bytes(tiny_gguf.llama(2))
    assert server.ask("/api/delete", {"name": "other-q4_k_m"}, method="DELETE").status == 200
    assert not other.exists()
    assert "Other" not in json.dumps(server.ask("/v1/models").json)
    for name in ("other-q4_k_m", str(model), "../" + NAME):
        assert server.ask("/api/delete", {"model": name}, method="DELETE").status == 404
    for name in ("starter", "starter:q4_1"):
        assert server.ask("/api/delete", {"model": name}, method="DELETE").status == 400
    assert model.exists()


@pytest.mark.parametrize(
    ("method", "path", "body"),
    [
        ("POST", "/api/pull", {"model": "hf.co/acme/big"}),
        ("DELETE", "/api/delete", {"model": "small"}),
        ("POST", "/models/load", {"model": "small"}),
        ("POST", "/models/unload", {"model": "small"}),
    ],
)
def test_without_the_persons_leave_nothing_is_managed_and_the_setting_is_named(
    small_server: Running, method: str, path: str, body: dict[str, Any]
) -> None:
    answer = small_server.ask(path, body, method=method)
    assert answer.status == 403
    assert "--manage-models" in answer.body.decode()
    assert "Other programs may download, load and delete models" in answer.body.decode()
