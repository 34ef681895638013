"""Without a screen: one sentence and exit status 3, however the window was asked for."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from tests.e2e.program import draftlight
from tests.fakes.elf_files import plugins_without

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Windows and macOS bring all that Qt needs")


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


@pytest.mark.parametrize("arguments", [(), ("--self-test", "--json")])
def test_missing_libraries_end_in_a_sentence(
    tmp_path: Path, lacking: dict[str, str], arguments: tuple[str, ...]
) -> None:
    ended = draftlight(tmp_path / "data", *arguments, **lacking)
    assert ended.status == 3, ended
    assert "libnowhere-a.so.4 and libnowhere-b.so.1 are missing" in ended.sentence
    assert ended.out == ""


def test_no_screen_at_all_ends_in_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "XDG_SESSION_TYPE"):
        monkeypatch.delenv(name, raising=False)
    ended = draftlight(tmp_path, QT_QPA_PLATFORM="")
    assert ended.status == 3, ended
    assert ended.sentence.startswith("There is no screen to open a window on")


def test_doctor_names_what_is_missing_and_the_rest_of_it_goes_on(
    data_with_starter: Path, lacking: dict[str, str]
) -> None:
    ended = draftlight(data_with_starter, "doctor", "--json", **lacking)
    assert ended.status == 0, ended.err
    window = json.loads(ended.out)["window"]
    assert window["missing_libraries"]["xcb"] == ["libnowhere-a.so.4", "libnowhere-b.so.1"]
    assert "libnowhere-a.so.4" in window["problem"]
