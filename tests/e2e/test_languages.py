"""The window in another language, in a process of its own: one is chosen once, before its packages are imported."""

from __future__ import annotations

import functools
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from installers.project import ROOT
from installers.translations import LANGUAGES

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
