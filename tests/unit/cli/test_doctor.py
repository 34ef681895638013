"""What ``doctor`` says of other computers that the settings name."""

from __future__ import annotations

from pathlib import Path

from app.cli.doctor import _other_computers
from app.paths import Paths
from app.settings import Settings
from tests.fakes.rpc_server import answers, listening

GB = 10**9


def test_each_computer_that_is_named_is_asked(tmp_path: Path) -> None:
    paths = Paths.at(tmp_path)
    paths.ensure()
    settings = Settings.load(paths.settings)
    with listening(answers((3 * GB, 4 * GB), (5 * GB, 8 * GB))) as here, listening(b"SSH-2.0-x\r\n") as other:
        settings.rpc_servers = f"{here}, {other}"
        settings.save()
        found = _other_computers(paths)
    assert found is not None
    assert found[here] == {"devices": 2, "free_bytes": 8 * GB, "total_bytes": 12 * GB}
    assert "is no RPC server of llama.cpp" in found[other]


def test_nobody_is_asked_where_none_is_named(tmp_path: Path) -> None:
    assert _other_computers(Paths.at(tmp_path)) is None
