"""The program as a whole: what it imports, what it prints, and its window under a real X server or without a screen."""

from __future__ import annotations

import functools
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from app.desktop.platforms import missing_for
from app.paths import Paths
from installers.translations import LANGUAGES
from tests.e2e.program import ROOT, command, draftlight, environment, perform
from tests.fakes.elf_files import plugins_without

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


def test_the_window_answers_under_a_real_x_server(starter_paths: Paths, tmp_path: Path) -> None:
    if shutil.which("xvfb-run") is None:
        pytest.skip("there is no Xvfb on this computer")
    if missing := missing_for("xcb"):
        # What the program says then is tested below; .ci/run installs them, and tries a window itself.
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


on_linux = pytest.mark.skipif(sys.platform != "linux", reason="Windows and macOS bring all that Qt needs")


@pytest.fixture
def lacking(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """A screen, and a platform of Qt's that needs two libraries which are not on any computer."""
    for name in ("WAYLAND_DISPLAY", "XDG_SESSION_TYPE", "XDG_RUNTIME_DIR"):
        monkeypatch.delenv(name, raising=False)
    qt = tmp_path / "with Qt" / "PySide6"  # found before the real one, and never got as far as being imported
    plugins_without(qt / "Qt" / "plugins" / "platforms", "libnowhere-a.so.4", "libnowhere-b.so.1")
    (qt / "__init__.py").touch()
    # No desktop's program is found that could show the sentence, on a screen that someone may look at.
    return {"DISPLAY": ":987", "QT_QPA_PLATFORM": "", "PYTHONPATH": str(qt.parent), "PATH": str(tmp_path)}


@on_linux
@pytest.mark.parametrize("arguments", [(), ("--self-test", "--json")])
def test_missing_libraries_end_in_a_sentence(
    tmp_path: Path, lacking: dict[str, str], arguments: tuple[str, ...]
) -> None:
    ended = draftlight(tmp_path / "data", *arguments, **lacking)
    assert ended.status == 3, ended
    assert "libnowhere-a.so.4 and libnowhere-b.so.1 are missing" in ended.sentence
    assert ended.out == ""


@on_linux
def test_no_screen_at_all_ends_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE"):
        monkeypatch.delenv(name, raising=False)
    ended = draftlight(tmp_path, QT_QPA_PLATFORM="")
    assert ended.status == 3, ended
    assert ended.sentence.startswith("There is no screen to open a window on")


@on_linux
def test_doctor_names_what_is_missing_and_the_rest_of_it_goes_on(
    data_with_starter: Path, lacking: dict[str, str]
) -> None:
    ended = draftlight(data_with_starter, "doctor", "--json", **lacking)
    assert ended.status == 0, ended.err
    window = json.loads(ended.out)["window"]
    assert window["missing_libraries"]["xcb"] == ["libnowhere-a.so.4", "libnowhere-b.so.1"]
    assert "libnowhere-a.so.4" in window["problem"]


_WINDOW = """
import json, os, sys
from pathlib import Path
from app.settings import Settings
from app.paths import Paths, resources
from app.chats.store import ChatStore
from app.ui.toolkit.language.translation import use_language
paths = Paths.at(Path(sys.argv[1]))
settings = Settings.load(paths.settings)
use_language(settings.language, resources() / "translations")
from PySide6.QtWidgets import QDialogButtonBox, QLabel
from app.ui.application import build, make_application
from tests.fakes.scripted_engine import ScriptedEngine
application = make_application(["draftlight"])
with ChatStore(paths.chats) as store:
    program = build(
        paths=paths, engine_factory=ScriptedEngine, store=store, settings=settings, entries=tuple
    )
    program.window.show()
    application.processEvents()
    words = {label.text() for label in program.window.findChildren(QLabel)}
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    standard = box.button(QDialogButtonBox.StandardButton.Cancel).text()
    direction = application.layoutDirection().name
    said = {"words": sorted(words), "cancel": standard, "direction": direction}
    print(json.dumps(said), flush=True)
    os._exit(0)  # how a window ends is tested elsewhere
"""

_START = """
import json, sys, types
import app.ui
from app.language import tr
from app.main import main

def run_window(*arguments, **named):
    packages = [name for name in sys.modules if name.startswith("app.ui.") and name not in
                {"app.ui.application", "app.ui.toolkit", "app.ui.toolkit.language",
                 "app.ui.toolkit.language.translation"}]
    print(json.dumps({"ready": tr("Ready"), "packages": packages}), flush=True)
    return 0

sys.modules["app.ui.application"] = types.SimpleNamespace(run_window=run_window)
sys.exit(main(["--data-dir", sys.argv[1]]))
"""


def _said_by(program: str, folder: Path, language: str) -> dict[str, object]:
    folder.mkdir(exist_ok=True)
    (folder / "settings.json").write_text(json.dumps({"language": language, "chosen": ["language"]}))
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)}
    ended = subprocess.run(
        [sys.executable, "-c", program, str(folder)],
        capture_output=True,
        text=True,
        env=environment,
        timeout=120,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    answer: dict[str, object] = json.loads(ended.stdout.splitlines()[-1])
    return answer


@pytest.fixture(scope="module")
def in_language(tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], dict[str, object]]:
    """Return the texts of the window in a language; each is started once."""
    return functools.cache(lambda language: _said_by(_WINDOW, tmp_path_factory.mktemp(language), language))


def test_the_language_is_chosen_before_the_rooms_are_imported(tmp_path: Path) -> None:
    assert _said_by(_START, tmp_path / "de", "de") == {"ready": "Bereit", "packages": []}


def test_the_window_speaks_the_language_that_is_set(in_language) -> None:
    english, german = in_language("en"), in_language("de")
    assert "Chat with a model on your own computer" in english["words"]
    assert "Chatte mit einem Modell auf deinem eigenen Computer" in german["words"]
    assert "Abbrechen" in german["cancel"]  # Qt's own words too
    assert not [words for words in english["words"] if words in german["words"] and " " in words]


_DAILY = {"en", "de", "ar"}
_RARE = pytest.mark.nightly("a window for each language; German and Arabic stay")


@pytest.mark.parametrize("language", [one if one in _DAILY else pytest.param(one, marks=_RARE) for one in LANGUAGES])
def test_text_runs_as_the_language_is_written(in_language, language: str) -> None:
    assert in_language(language)["direction"] == ("RightToLeft" if language == "ar" else "LeftToRight")
