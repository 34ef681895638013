"""The first window on screens of several sizes: real windows, each in a program of its own, since screens stay."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from app.desktop.platforms import missing_for

_PROGRAM = """
import json, sys
from pathlib import Path
from PySide6.QtCore import QPoint, QRect, QTimer
from app.chats.store import ChatStore
from app.paths import Paths
from app.settings import Settings
from app.ui.application import build, make_application
from tests.fakes.scripted_engine import ScriptedEngine

application = make_application(["draftlight"])
paths = Paths.at(Path(sys.argv[1]))
paths.ensure()
leave_at = json.loads(sys.argv[2])

def on_screen(widget):
    return QRect(widget.mapToGlobal(QPoint()), widget.size()).getRect()

with ChatStore(paths.chats) as store:
    settings = Settings(paths.settings)
    program = build(paths=paths, engine_factory=ScriptedEngine, store=store, settings=settings, entries=tuple)
    window = program.window

    def tell():
        composer, panel = window.parts.view.composer, window.parts.metrics_panel
        parts = {"composer": composer, "metrics": panel, "send": composer.send_button}
        print(json.dumps({
            "frame": window.frameGeometry().getRect(),
            "inside": window.geometry().getRect(),
            "screen": window.screen().availableGeometry().getRect(),
            "parts": {name: on_screen(widget) for name, widget in parts.items() if widget.isVisible()},
        }))
        if leave_at:
            window.setGeometry(*leave_at)
        QTimer.singleShot(0, window.close)

    window.painted.connect(lambda: QTimer.singleShot(0, tell))
    window.show()
    application.exec()
    window.deleteLater()
    application.processEvents()
"""


def _shown(data: Path, command: list[str], leave_at: list[int] | None = None, **variables: str) -> dict[str, Any]:
    done = subprocess.run(
        [*command, sys.executable, "-c", _PROGRAM, str(data), json.dumps(leave_at)],
        capture_output=True, text=True, check=False, timeout=240, env={**os.environ, **variables},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def _without_a_screen(folder: Path, *screens: tuple[int, int, int, int]) -> dict[str, str]:
    """Qt's screenless platform with screens of these places and sizes, and frames around its windows."""
    file = folder / "screens.json"
    file.write_text(
        json.dumps({
            "screens": [
                {"name": f"screen {n}", "x": x, "y": y, "width": width, "height": height,
                 "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
                for n, (x, y, width, height) in enumerate(screens)
            ],
            "windowFrameMargins": True,
        })
    )  # fmt: skip
    return {"QT_QPA_PLATFORM": f"offscreen:configfile={file}"}


def _within(part: list[int], screen: list[int]) -> bool:
    left, top, width, height = part
    return (
        screen[0] <= left
        and screen[1] <= top
        and left + width <= screen[0] + screen[2]
        and top + height <= screen[1] + screen[3]
    )


@pytest.mark.parametrize("size", [(800, 600), (1920, 1040)])
def test_the_first_window_lies_on_its_screen_with_all_it_has(tmp_path: Path, size: tuple[int, int]) -> None:
    shown = _shown(tmp_path / "data", [], **_without_a_screen(tmp_path, (0, 0, *size)))
    assert shown["screen"][2:] == list(size)
    assert _within(shown["frame"], shown["screen"]), shown
    for part in shown["parts"].values():
        assert _within(part, shown["screen"]), shown
    assert "composer" in shown["parts"]
    assert size[0] < 1280 or shown["inside"][2:] == [1280, 800], "its usual size"


def test_it_opens_as_it_was_left(tmp_path: Path) -> None:
    screens = _without_a_screen(tmp_path, (0, 0, 1920, 1040), (1920, 0, 1280, 900))
    place = [2000, 80, 900, 700]
    _shown(tmp_path / "data", [], place, **screens)
    assert _shown(tmp_path / "data", [], **screens)["inside"] == place


def test_where_its_screen_is_gone_it_opens_on_another(tmp_path: Path) -> None:
    both = _without_a_screen(tmp_path, (0, 0, 1024, 700), (1024, 0, 1920, 1040))
    _shown(tmp_path / "data", [], [1100, 50, 1500, 900], **both)
    shown = _shown(tmp_path / "data", [], **_without_a_screen(tmp_path, (0, 0, 1024, 700)))
    assert _within(shown["frame"], shown["screen"]), shown


def test_on_a_small_x_screen_the_composer_can_be_reached(tmp_path: Path) -> None:
    if shutil.which("xvfb-run") is None:
        pytest.skip("there is no Xvfb on this computer")
    if missing := missing_for("xcb"):
        pytest.skip(f"Qt's X11 platform needs libraries that are not here: {', '.join(missing)}")
    xvfb = ["xvfb-run", "-a", "-s", "-screen 0 1024x700x24"]
    shown = _shown(tmp_path / "data", xvfb, QT_QPA_PLATFORM="xcb")
    assert shown["screen"] == [0, 0, 1024, 700]
    assert _within(shown["frame"], shown["screen"]), shown
    assert all(_within(part, shown["screen"]) for part in shown["parts"].values()), shown
