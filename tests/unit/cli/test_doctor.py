"""The output of ``doctor`` about other computers that the settings name, and about graphics cards."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from app.cli.doctor import doctor
from app.llama.library import native_log
from app.llama.processors import cards
from app.llama.trials.private_doors import DoorCheck
from app.paths import Paths
from app.settings import Settings
from tests.fakes.rpc_server import answers, listening
from tests.fakes.scripted_engine import ScriptedEngine

GB = 10**9
ALONE = "none; this build of llama.cpp is for the processor alone"
NONE_FOUND = "none found; models run on the processor"
COMMAND = 'CMAKE_ARGS="-DGGML_VULKAN=on" uv run --no-cache --reinstall-package llama-cpp-python main.py doctor'


def doors(_model: Path, _head: Path) -> list[DoorCheck]:
    """Stand in for the child process, which has tests of its own."""
    return [DoorCheck("RPC backend", works=True, sentence="found"), DoorCheck("stop", works=False, sentence="No.")]


def facts(paths: Paths, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert doctor(paths, ScriptedEngine, as_json=True, try_doors=doors) == 0
    facts_read: dict[str, Any] = json.loads(capsys.readouterr().out)
    return facts_read


def test_each_computer_that_is_named_is_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = Paths.at(tmp_path)
    paths.ensure()
    settings = Settings.load(paths.settings)
    with listening(answers((3 * GB, 4 * GB), (5 * GB, 8 * GB))) as here, listening(b"SSH-2.0-x\r\n") as other:
        settings.rpc_servers = f"{here}, {other}"
        settings.save()
        computers = facts(paths, capsys)["other_computers"]
    assert computers[here] == {"devices": 2, "free_bytes": 8 * GB, "total_bytes": 12 * GB}
    assert "is no RPC server of llama.cpp" in computers[other]


def test_nobody_is_asked_where_none_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert facts(Paths.at(tmp_path), capsys)["other_computers"] is None


@pytest.mark.skipif(sys.platform != "linux", reason="the libraries' names are Linux's")
@pytest.mark.parametrize(
    ("backends", "makers", "facts_shown"),
    [
        (("cpu",), (), {"devices": ALONE, "cards": [], "to_use_them": None}),
        (("cpu",), ("AMD",), {"devices": ALONE, "cards": ["AMD"], "to_use_them": COMMAND}),
        (("cpu", "vulkan"), ("AMD",), {"devices": NONE_FOUND, "cards": ["AMD"], "to_use_them": None}),
    ],
    ids=["no card", "a card that it was not compiled for", "a card whose driver is missing"],
)
def test_a_card_that_is_not_used_is_named_with_what_to_do(
    backends: tuple[str, ...],
    makers: tuple[str, ...],
    facts_shown: dict[str, object],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    native_log()  # llama.cpp is loaded from where it is; only its files are counted elsewhere
    for name in backends:
        (tmp_path / f"libggml-{name}.so").touch()
    monkeypatch.setenv("LLAMA_CPP_LIB_PATH", str(tmp_path))
    monkeypatch.setattr(cards, "card_makers", lambda _root=None: makers)
    assert facts(Paths.at(tmp_path), capsys)["graphics"] == facts_shown


def test_it_says_what_computed_the_test_decode(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert facts(Paths.at(tmp_path), capsys)["test_decode"]["computed_on"] == "the processor"


def test_what_does_not_work_of_the_insides_of_other_libraries_stands_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert facts(Paths.at(tmp_path), capsys)["private_doors"] == {
        "RPC backend": "works: found",
        "stop": "DOES NOT WORK: No.",
        "the Hub's client": "works: all names are there",
    }
