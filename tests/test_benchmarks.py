"""Benchmarks and training still start, and pass tests of their own."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent

pytestmark = pytest.mark.nightly("tools that no user runs")


def _run(*arguments: str) -> str:
    done = subprocess.run(
        [sys.executable, *arguments], cwd=TESTS.parent, capture_output=True, text=True, timeout=240, check=True
    )
    return done.stdout


def test_every_benchmark_can_be_imported() -> None:
    modules = [f"tests.benchmarks.{path.stem}" for path in (TESTS / "benchmarks").glob("[!_]*.py")]
    assert len(modules) > 30
    _run("-c", f"import importlib\nfor name in {modules}: importlib.import_module(name)")


def test_training_reads_its_options_and_the_head_that_it_made() -> None:
    code = """
from app.models.library.starter import packaged_file
from tests.training.head_file import read_head
from tests.training.options import parser
parser(["replies"]).parse_args(["replies"])
print(len(read_head(packaged_file("eagle3")).tensors))
"""
    assert int(_run("-c", code)) > 5


@pytest.mark.parametrize("folder", ["benchmarks", "training"])
def test_the_tools_pass_their_own_tests(folder: str) -> None:
    assert " passed" in _run("-m", "pytest", "-n", "0", "-q", f"tests/{folder}")
