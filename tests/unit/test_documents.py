"""The pages for people and for developers name what is there."""

from __future__ import annotations

import ast
import importlib.util
import re
from pathlib import Path

import pytest

from app.models.library.catalog import load_catalog

ROOT = Path(__file__).parents[2]
FOLDERS = (ROOT, ROOT / "app", ROOT / "app" / "ui", *(p for p in (ROOT / "app").rglob("*") if p.is_dir()))

MANUAL = tuple(sorted(f"resources/help/{page.name}" for page in (ROOT / "resources" / "help").iterdir()))
BENCHMARKS = ("tests/benchmarks/README.md", "tests/benchmarks/study.md")
DOCUMENTS = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", *BENCHMARKS, *MANUAL)
OF_THE_DATA_FOLDER = {"chat-states/", "starter/", "visits/"}


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_path_that_is_named_exists(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w./-]+\.(?:py|spec|toml|md)|[\w./-]+/)`", text))
    if document == "ARCHITECTURE.md":
        assert len(named) > 50
    absent = {name for name in named - OF_THE_DATA_FOLDER if not any((folder / name).exists() for folder in FOLDERS)}
    assert not absent


def test_every_path_that_a_package_names_in_its_docstring_exists() -> None:
    absent, named = {}, 0
    for file in (ROOT / "app").rglob("__init__.py"):
        text = ast.get_docstring(ast.parse(file.read_text(encoding="utf-8"))) or ""
        for name in re.findall(r"`([\w./-]+\.(?:py|spec)|[\w./-]+/)`", text):
            named += 1
            if name not in OF_THE_DATA_FOLDER and not any((folder / name).exists() for folder in FOLDERS):
                absent[name] = file
    assert named > 100
    assert not absent


@pytest.mark.parametrize("document", DOCUMENTS)
def test_every_module_that_is_named_exists(document: str) -> None:
    text = (ROOT / document).read_text(encoding="utf-8")
    named = set(re.findall(r"(?:-m |`)((?:app|tests|installers)\.[\w.]+)", text))
    assert not {name for name in named if importlib.util.find_spec(name) is None}


def test_every_benchmark_that_can_be_run_is_listed_and_no_other() -> None:
    folder = ROOT / "tests" / "benchmarks"
    runnable = {path.stem for path in folder.glob("*.py") if "\nif __name__ ==" in path.read_text(encoding="utf-8")}
    lists = (folder / "README.md").read_text(encoding="utf-8").partition("## Figures")[0]
    assert set(re.findall(r"^\| `(\w+)", lists, re.MULTILINE)) == runnable


def test_every_link_to_a_file_leads_to_one() -> None:
    for document in DOCUMENTS:
        text = (ROOT / document).read_text(encoding="utf-8")
        linked = re.findall(r"\]\((?!\w+:)([^)#\s]+)", text)
        assert not [link for link in linked if not ((ROOT / document).parent / link.replace("\\", "")).exists()], (
            document
        )


def test_the_readme_has_the_two_commands_that_people_paste() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    assert "pip install uv && uv run main.py\n" in text
    assert "`pip install uv && uv run pytest`" in text


def test_pairs_that_the_readme_recommends_need_no_more_memory_than_it_says() -> None:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    needs = {pair.name: pair.fit(4096, 0).needed_bytes / 1e9 for pair in load_catalog()}
    rows = re.findall(r"^\| (\d+) GB \| (.+) \|$", text, re.MULTILINE)
    assert len(rows) > 4
    for free, cells in rows:
        for name, need in re.findall(r"([A-Z][^|]*?) \(([\d.]+) GB\)", cells):
            assert f"{needs[name]:.1f}" == need
            assert needs[name] < int(free)


def test_figures_of_the_readme_stand_among_the_measured_ones() -> None:
    figures = (ROOT / "tests" / "benchmarks" / "README.md").read_text(encoding="utf-8").partition("## Figures")[2]
    readme_figures = (
        (ROOT / "README.md").read_text(encoding="utf-8").partition("## How much faster")[2].partition("## ")[0]
    )
    named = re.findall(r"\| (\d\.\d+) ", readme_figures)
    assert len(named) == 4
    assert not [figure for figure in named if not re.search(rf"(?<![\d.]){re.escape(figure)}(?!\d)", figures)]
