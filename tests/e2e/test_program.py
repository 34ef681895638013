"""The program as a whole: what it imports, what it prints, and its window under a real X server."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from app.desktop.platforms import missing_for
from app.paths import Paths
from tests.e2e.program import ROOT, command, draftlight, environment


def _loaded_by(statement: str) -> set[str]:
    done = subprocess.run(
        [sys.executable, "-c", f"{statement}\nimport sys; print(*sys.modules)"],
        capture_output=True, text=True, check=True, timeout=60,
    )  # fmt: skip
    return {name.split(".")[0] for name in done.stdout.split()}


@pytest.mark.parametrize(
    "module",
    ["app.engine", "app.engine.engine", "app.main", "app.cli.commands", "app.models.library.model_library", "app.api"],
)
def test_importing_the_core_loads_neither_qt_nor_llama(module: str) -> None:
    assert not _loaded_by(f"import {module}") & {"PySide6", "llama_cpp", "huggingface_hub"}


def test_the_window_is_built_without_llama() -> None:
    assert "llama_cpp" not in _loaded_by("import app.ui.application")


_INTERRUPTED = """
import runpy, sys
class Interrupt:
    def find_spec(self, name, path=None, target=None):
        if name == "app.engine.port":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Interrupt())
sys.argv = ["draftlight", "--version"]
runpy.{way}, run_name="__main__")
"""


@pytest.mark.parametrize("way", ['run_path("main.py"', 'run_module("app"'])
def test_an_interrupt_while_the_program_is_imported_is_no_traceback(way: str) -> None:
    """Ctrl-C within the first tenths of a second."""
    code = _INTERRUPTED.format(way=way)
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, b"", b"")


def test_version_and_help_are_quick_and_plain(tmp_path: Path) -> None:
    assert draftlight(tmp_path, "--version").out.startswith("Draftlight ")
    text = draftlight(tmp_path, "run", "--help").out
    for option in ("-md", "--temp", "--draft-max", "-ngld", "--show-rejected", "--trace"):
        assert option in text


def test_doctor_decodes_and_says_where_things_are(tmp_path: Path) -> None:
    ended = draftlight(tmp_path, "doctor", "--json")
    assert ended.status == 0, ended.err
    facts = json.loads(ended.out)
    assert facts["test_decode"]["ok"]
    assert facts["folders"]["data"] == str(tmp_path)
    assert "AVX" in facts["llama_cpp"]["system_info"] or "NEON" in facts["llama_cpp"]["system_info"]
    assert set(facts["llama_cpp"]["guessing"].values()) == {"yes"}
    assert facts["graphics"], "the devices, or a word on why there is none"
    assert facts["window"]["platform"] == "offscreen"
    lines = draftlight(tmp_path, "doctor").out
    assert "test decode" in lines
    assert "graphics\n" in lines
    assert "window\n" in lines


def test_the_log_holds_no_prompt_and_no_reply(tmp_path: Path) -> None:
    ended = draftlight(
        tmp_path, "run", "-m", "starter:q4_1", "-p", "Say zanzibar.", "-n", "16", "--temp", "0", "--ngl", "auto"
    )
    assert ended.status == 0, ended.err
    log = (tmp_path / "draftlight.log").read_text()
    assert "Draftlight" in log
    assert "zanzibar" not in log.lower()
    assert ended.out.strip()[:12] not in log


def test_the_window_answers_under_a_real_x_server(starter_paths: Paths, tmp_path: Path) -> None:
    if shutil.which("xvfb-run") is None:
        pytest.skip("there is no Xvfb on this computer")
    if missing := missing_for("xcb"):
        # What the program says then is tested in test_no_window.py; .ci/run installs them, and tries a window itself.
        pytest.skip(f"Qt’s part for X11 needs libraries that are not here: {', '.join(missing)}")
    picture = tmp_path / "window.png"
    done = subprocess.run(
        ["xvfb-run", "-a", "-s", "-screen 0 1440x900x24",
         *command(starter_paths.data, "--self-test", "--json", "--screenshot", str(picture))],
        capture_output=True, text=True, check=False, timeout=280, env=environment(QT_QPA_PLATFORM="xcb"),
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr
    result = json.loads(done.stdout)
    assert result["ok"]
    assert result["tokens"] > 0
    assert result["accepted"] > 0
    assert picture.read_bytes().startswith(b"\x89PNG")
