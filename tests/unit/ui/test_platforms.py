"""Check before Qt starts that a window can open: over made-up plug-ins, and Qt's own."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from app.desktop.platforms import facts, missing_for, qt_arguments, wanted_platforms
from app.errors import WorldError
from tests.fakes.elf_files import elf, plugins_without

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="nothing of this runs elsewhere")


@pytest.mark.parametrize(
    ("environment", "names"),
    [
        ({}, ()),
        ({"DISPLAY": ":0"}, ("xcb",)),
        ({"WAYLAND_DISPLAY": "wayland-0"}, ("wayland",)),
        ({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ("wayland", "xcb")),
        ({"DISPLAY": ":0", "XDG_SESSION_TYPE": "wayland"}, ("wayland", "xcb")),
        ({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen:a=b"}, ("offscreen:a=b",)),
        ({"WAYLAND_DISPLAY": "wayland-0", "QT_QPA_PLATFORM": "xcb;wayland"}, ("xcb", "wayland")),
    ],
)
def test_platforms_are_tried_in_qts_order(environment: dict[str, str], names: tuple[str, ...]) -> None:
    assert wanted_platforms(environment) == names


def test_without_a_screen_there_is_a_sentence() -> None:
    with pytest.raises(WorldError, match="no screen to open a window on"):
        qt_arguments({})


def test_a_platform_that_was_asked_for_is_left_to_qt() -> None:
    assert qt_arguments({"QT_QPA_PLATFORM": "offscreen"}) == ()
    assert qt_arguments({"QT_QPA_PLATFORM": "minimal", "DISPLAY": ":987"}) == ()


def test_one_that_qt_does_not_have_is_named_with_those_it_has() -> None:
    with pytest.raises(WorldError, match=r"no platform named “nonsense”.*offscreen"):
        qt_arguments({"QT_QPA_PLATFORM": "nonsense"})


def test_one_that_may_come_from_elsewhere_is_left_to_qt(tmp_path: Path) -> None:
    environment = {"QT_QPA_PLATFORM": "nonsense", "QT_QPA_PLATFORM_PLUGIN_PATH": str(tmp_path)}
    assert qt_arguments(environment) == ()


def test_missing_libraries_are_all_named_with_the_way_to_install_them(tmp_path: Path) -> None:
    folders = [plugins_without(tmp_path, "libnowhere-a.so.4", "libnowhere-b.so.1")]
    environment = {"DISPLAY": ":987"}
    with pytest.raises(WorldError) as raised:
        qt_arguments(environment, folders)
    assert "libnowhere-a.so.4 and libnowhere-b.so.1 are missing, which Qt needs for X11." in raised.value.sentence
    assert missing_for("xcb", folders) == ("libnowhere-a.so.4", "libnowhere-b.so.1")
    fact_lines = facts(environment, folders)
    assert fact_lines["problem"] == raised.value.sentence
    assert fact_lines["missing_libraries"]["xcb"] == ["libnowhere-a.so.4", "libnowhere-b.so.1"]


def _with_another(tmp_path: Path, name: str) -> list[Path]:
    """X11 that lacks a library, beside a platform that lacks none."""
    folder = plugins_without(tmp_path, "libnowhere.so.4")
    (folder / f"libq{name}.so").write_bytes(elf(["libc.so.6"]))
    return [folder]


def test_the_next_that_was_asked_for_takes_the_place_of_one_that_lacks_libraries(tmp_path: Path) -> None:
    environment = {"QT_QPA_PLATFORM": "xcb;offscreen:a=b"}
    assert qt_arguments(environment, _with_another(tmp_path, "offscreen")) == ("-platform", "offscreen:a=b")


def test_what_was_asked_for_is_not_replaced_by_something_else(tmp_path: Path) -> None:
    environment = {"QT_QPA_PLATFORM": "xcb", "WAYLAND_SOCKET": "9", "WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":987"}
    with pytest.raises(WorldError, match="libnowhere"):
        qt_arguments(environment, _with_another(tmp_path, "wayland"))


def test_wayland_is_tried_where_x11_lacks_libraries(tmp_path: Path) -> None:
    folders = _with_another(tmp_path, "wayland")
    environment = {"DISPLAY": ":987"}
    with pytest.raises(WorldError, match="libnowhere"):
        qt_arguments(environment, folders)  # there is no folder with a socket of Wayland's
    # A socket handed over by its number is Qt's: it counts as one that answers.
    environment |= {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_SOCKET": "9"}
    assert qt_arguments(environment, folders) == ("-platform", "wayland")


def test_a_screen_that_does_not_answer_is_named() -> None:
    if missing := missing_for("xcb"):
        pytest.skip(f"Qt's part for X11 needs libraries that are not here: {', '.join(missing)}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DISPLAY", ":987")
        with pytest.raises(WorldError, match="the screen :987"):
            qt_arguments({"DISPLAY": ":987"})
