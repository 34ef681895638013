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
from tests.e2e.program import ROOT, command, draftlight, environment, perform

_IMPORT_ALL = """
import importlib, json, pkgutil, sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {"PySide6", "shiboken6"}:
            raise ModuleNotFoundError(f"no {name} here", name=name)

sys.meta_path.insert(0, Missing())
light = (
    "app.engine", "app.engine.engine", "app.main", "app.cli.commands", "app.models.library.model_library", "app.api",
)
loads = {name: [] for name in light}
for name in light:
    importlib.import_module(name)
    loads[name] = sorted({"llama_cpp", "huggingface_hub"} & sys.modules.keys())
import app
names = [one.name for one in pkgutil.walk_packages(app.__path__, "app.", onerror=lambda _: None)]
names = [name for name in names if not name.startswith("app.ui.") and name not in {"app.ui", "app.__main__"}]
failed = {}
for name in names:
    try:
        importlib.import_module(name)
    except Exception as error:
        failed[name] = repr(error)
print(json.dumps({"loads": loads, "failed": failed, "modules": len(names)}))
"""


def test_the_core_imports_without_qt_and_its_first_modules_load_neither_llama_nor_the_hub() -> None:
    done = subprocess.run(
        [sys.executable, "-c", _IMPORT_ALL], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert done.returncode == 0, done.stderr
    modules = json.loads(done.stdout)
    assert not {name: heavy for name, heavy in modules["loads"].items() if heavy}
    assert modules["failed"] == {}
    assert modules["modules"] > 200


def test_the_window_is_built_without_llama() -> None:
    look = "import sys, app.ui.application; sys.exit('llama_cpp' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", look], cwd=ROOT, timeout=60, check=False).returncode == 0


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


def test_version_and_help_are_plain(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    assert draftlight(tmp_path, "--version").out.startswith("Draftlight ")
    with pytest.raises(SystemExit):
        perform(tmp_path, "run", "--help")
    text = capsys.readouterr().out
    for option in ("-md", "--temp", "--draft-max", "-ngld", "--show-rejected", "--trace"):
        assert option in text


def test_doctor_decodes_and_says_where_things_are(
    data_with_starter: Path, capfd: pytest.CaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert perform(data_with_starter, "doctor", "--json") == 0
    facts = json.loads(capfd.readouterr().out)
    assert facts["test_decode"]["ok"]
    assert facts["folders"]["data"] == str(data_with_starter)
    assert "AVX" in facts["llama_cpp"]["system_info"] or "NEON" in facts["llama_cpp"]["system_info"]
    assert {result.partition(":")[0] for result in facts["private_doors"].values()} == {"works"}
    assert facts["graphics"], "the devices, or a word on why there is none"
    assert facts["window"]["platform"] == "offscreen"
    perform(data_with_starter, "doctor")
    lines = capfd.readouterr().out
    assert "test decode" in lines
    assert "graphics\n" in lines
    assert "window\n" in lines


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
