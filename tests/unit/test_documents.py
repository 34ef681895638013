"""The pages for people and for developers name what is there."""

from __future__ import annotations

import importlib.util
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FOLDERS = (ROOT, ROOT / "app", ROOT / "app" / "ui", *(p for p in (ROOT / "app").rglob("*") if p.is_dir()))

DOCUMENTS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "tests/benchmarks/README.md")
OF_THE_DATA_FOLDER = {"chat-states/", "starter/", "visits/"}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_that_is_named_exists(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w./-]+\.(?:py|spec|toml|md)|[\w./-]+/)`", text))
    if document == "ARCHITECTURE.md":
        assert len(named) > 50
    absent = {name for name in named - OF_THE_DATA_FOLDER if not any((folder / name).exists() for folder in FOLDERS)}
    assert not absent


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_module_that_is_named_exists(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    named = set(re.findall(r"(?:-m |`)((?:app|tests|installers)\.[\w.]+)", text))
    assert named
    assert not {name for name in named if importlib.util.find_spec(name) is None}


def test_every_benchmark_that_can_be_run_is_listed_and_no_other() -> None:
    folder = ROOT / "tests" / "benchmarks"
    runnable = {path.stem for path in folder.glob("*.py") if "\nif __name__ ==" in path.read_text(encoding="utf-8")}
    lists = (folder / "README.md").read_text(encoding="utf-8").partition("## Figures")[0]
    assert set(re.findall(r"^\| `(\w+)", lists, re.MULTILINE)) == runnable
