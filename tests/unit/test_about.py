"""The program's facts about itself are right."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

import pytest

from app import __version__
from app.about import ReleaseFeed, components, facts, notices

ROOT = Path(__file__).parents[2]


def test_the_programs_version_is_the_projects() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert __version__ == project["version"]


def test_a_checkout_knows_no_release_feed() -> None:
    assert ReleaseFeed.of_this_copy() is None


def test_a_release_asks_those_who_made_it(tmp_path: Path) -> None:
    named = {"feed": "https://example.org/latest", "page": "https://example.org/releases"}
    (tmp_path / "release.json").write_text(json.dumps(named), encoding="utf-8")
    assert ReleaseFeed.of_this_copy(tmp_path) == ReleaseFeed(**named)


def test_every_component_is_listed_once_with_a_licence() -> None:
    listed = components()
    assert len({one.name for one in listed}) == len(listed) >= 40
    for one in listed:
        assert one.licence, one.name
        assert one.purpose, one.name
        assert one.kind in {"package", "native", "model"}, one.name
        assert not one.page or one.page.startswith("https://"), one.name


def test_the_facts_name_the_version_and_nothing_of_the_person() -> None:
    lines = facts().splitlines()
    assert lines[0] == f"Draftlight {__version__}"
    assert str(Path.home()) not in facts()
    assert any(line.startswith("llama-cpp-python 0.") for line in lines)


def test_full_licence_texts_are_offered_where_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert notices() is None
    monkeypatch.setattr("sys._MEIPASS", str(tmp_path), raising=False)
    monkeypatch.setattr("sys.frozen", True, raising=False)
    assert notices() is None
    file = tmp_path / "licences" / "THIRD-PARTY-NOTICES.txt"
    file.parent.mkdir()
    file.touch()
    assert notices() == file
