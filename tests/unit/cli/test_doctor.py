"""What ``doctor`` says of other computers that the settings name."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from app.cli.doctor import doctor
from app.paths import Paths
from app.settings import Settings
from tests.fakes.rpc_server import answers, listening
from tests.fakes.scripted_engine import ScriptedEngine

GB = 10**9


def other_computers(paths: Paths, capsys: pytest.CaptureFixture[str]) -> object:
    assert doctor(paths, ScriptedEngine, as_json=True) == 0
    return json.loads(capsys.readouterr().out)["other_computers"]


def test_each_computer_that_is_named_is_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = Paths.at(tmp_path)
    paths.ensure()
    settings = Settings.load(paths.settings)
    with listening(answers((3 * GB, 4 * GB), (5 * GB, 8 * GB))) as here, listening(b"SSH-2.0-x\r\n") as other:
        settings.rpc_servers = f"{here}, {other}"
        settings.save()
        found = other_computers(paths, capsys)
    assert found[here] == {"devices": 2, "free_bytes": 8 * GB, "total_bytes": 12 * GB}
    assert "is no RPC server of llama.cpp" in found[other]


def test_nobody_is_asked_where_none_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert other_computers(Paths.at(tmp_path), capsys) is None
