"""Finds the platforms of Qt (X11, Wayland, …) that a window can open on, before Qt is asked.

Qt takes the same variables in the same order (``QT_QPA_PLATFORM``, then Wayland where it is announced, then X11), but
ends the process with a core dump where the first plug-in lacks a library or its screen does not answer. So each plug-in
is loaded first, and its screen called. On Windows and macOS nothing of this is needed.
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib.util
import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from app.desktop.libraries import InstallCommand, LoadOutcome, installing, load
from app.errors import WorldError

ASKED_FOR = "QT_QPA_PLATFORM"
WINDOWLESS = "The commands work without one: draftlight --help lists them."
_MORE_PLUGINS = ("QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH")
"""Variables that name platforms not Qt's own. What lies there may belong to another Qt: only Qt can tell."""
_SYSTEM_FOLDERS = ("/usr/lib/qt6/plugins", "/usr/lib64/qt6/plugins", "/usr/lib/*-linux-*/qt6/plugins")
_LOADS = LoadOutcome()
_SHOWN_NAMES = {"xcb": "X11", "wayland": "Wayland"}


@dataclass(frozen=True, slots=True)
class Platform:
    """One of Qt's platforms, and whether a window could open on it."""

    name: str
    """As Qt takes it, with what follows a colon."""
    plugin: Path | None
    loading: LoadOutcome = _LOADS
    screen_problem: str = ""
    """The reason why its screen cannot be reached; empty if it can."""

    @property
    def usable(self) -> bool:
        return self.plugin is not None and not self.loading.problem and not self.screen_problem

    @property
    def shown_name(self) -> str:
        key = self.name.split(":", maxsplit=1)[0]
        return _SHOWN_NAMES.get(key, key)


def qt_arguments(
    environment: Mapping[str, str] | None = None, folders: Sequence[Path] | None = None
) -> tuple[str, ...]:
    """Return arguments for Qt so that its window opens: none where Qt chooses rightly by itself.

    Args:
        environment: the variables; this process's own where they are not given.
        folders: where the platforms' plug-ins lie; beside PySide6 where that is not given.

    Raises:
        WorldError: no window can be opened; the sentence says why, and what can be done.
    """
    environment = os.environ if environment is None else environment
    if sys.platform in {"win32", "darwin"}:
        return ()
    folders = plugin_folders() if folders is None else folders
    names = wanted_platforms(environment)
    if not names:
        raise WorldError(
            f"There is no screen to open a window on: neither DISPLAY nor WAYLAND_DISPLAY is set. {WINDOWLESS}"
        )
    if not folders:
        return ()  # a Qt that keeps its plug-ins elsewhere: it alone knows where
    tried: list[Platform] = []
    for name in (*names, *_last_resort(names, environment)):
        platform = look_at(name, folders, environment)
        if platform.plugin is None and any(environment.get(variable) for variable in _MORE_PLUGINS):
            return ()
        if platform.usable:
            return () if not tried else ("-platform", name)
        tried.append(platform)
    raise WorldError(_sentence(tried[: len(names)], folders))


def wanted_platforms(environment: Mapping[str, str]) -> tuple[str, ...]:
    """Return the platforms that Qt would try, in its order."""
    names = [name for name in environment.get(ASKED_FOR, "").split(";") if name]
    if names:
        return tuple(names)
    wayland = environment.get("WAYLAND_DISPLAY") or environment.get("XDG_SESSION_TYPE") == "wayland"
    return (*(["wayland"] if wayland else []), *(["xcb"] if environment.get("DISPLAY") else []))


def look_at(name: str, folders: Sequence[Path], environment: Mapping[str, str]) -> Platform:
    """Load a platform's plug-in, and call the screen it draws on."""
    key = name.split(":", maxsplit=1)[0].lower()
    plugin = _plugin(key, folders)
    if plugin is None:
        return Platform(name, None)
    loading = load(plugin)
    return Platform(name, plugin, loading, "" if loading.problem else _screen_problem(key, environment))


def missing_for(name: str, folders: Sequence[Path] | None = None) -> tuple[str, ...]:
    """Return the libraries without which a platform's plug-in does not load."""
    plugin = _plugin(name, plugin_folders() if folders is None else folders)
    return () if plugin is None else load(plugin).missing


def facts(environment: Mapping[str, str] | None = None, folders: Sequence[Path] | None = None) -> dict[str, Any]:
    """Describe the window for ``doctor``."""
    environment = os.environ if environment is None else environment
    if sys.platform in {"win32", "darwin"}:
        return {"platform": "the system’s own"}
    problem, chosen = None, None
    try:
        folders = plugin_folders() if folders is None else folders
        arguments = qt_arguments(environment, folders)
        chosen = arguments[-1] if arguments else wanted_platforms(environment)[0]
    except WorldError as error:
        problem = error.sentence
    missing = {name: missing_for(name, folders or []) for name in _SHOWN_NAMES}
    way = installing(list(dict.fromkeys(library for libraries in missing.values() for library in libraries)))
    return {
        "platform": chosen,
        "problem": problem,
        "missing_libraries": {name: list(libraries) for name, libraries in missing.items()},
        "install": None if way is None else f"{way.command} ({way.how})",
    }


def plugin_folders() -> list[Path]:
    """Return the folders in which this Qt keeps its platforms; none if they are not known.

    Raises:
        WorldError: there is no Qt beside this Python.
    """
    spec = importlib.util.find_spec("PySide6")
    if spec is None:
        raise WorldError("The window needs PySide6, which is not installed beside this Python.")
    own = [
        Path(place) / below
        for place in spec.submodule_search_locations or ()
        for below in (Path("Qt", "plugins"), Path("plugins"))
    ]
    if not any(folder.is_dir() for folder in own):  # a distribution's package, which shares the system's Qt
        own = [folder for pattern in _SYSTEM_FOLDERS for folder in Path("/").glob(pattern.lstrip("/"))]
    return [folder / "platforms" for folder in own if (folder / "platforms").is_dir()]


def _plugin(key: str, folders: Sequence[Path]) -> Path | None:
    """Return the plug-in's file. Older Qt has two for Wayland; ``wayland-egl`` and the like are a plug-in's names."""
    patterns = (f"libq{key}.so", f"libq{key}-generic.so", f"libq{key.split('-', maxsplit=1)[0]}.so")
    return next((folder / name for name in patterns for folder in folders if (folder / name).is_file()), None)


def _last_resort(names: Sequence[str], environment: Mapping[str, str]) -> tuple[str, ...]:
    """Wayland where it is not announced: a desktop of this computer may run it all the same."""
    here = environment.get("DISPLAY", "").startswith(":") and environment.get("XDG_RUNTIME_DIR")
    return ("wayland",) if here and not environment.get(ASKED_FOR) and "wayland" not in names else ()


def _screen_problem(key: str, environment: Mapping[str, str]) -> str:
    """Return why the screen cannot be reached. Works only once the plug-in, and so the library it uses, is loaded."""
    if key == "xcb" and not _x_answers():
        display = environment.get("DISPLAY")
        return f"the screen {display} (DISPLAY) does not answer" if display else "DISPLAY is not set"
    # A socket that was handed over by its number can be used once: Qt is to have it.
    if key.startswith("wayland") and not environment.get("WAYLAND_SOCKET"):
        display = environment.get("WAYLAND_DISPLAY", "")
        # Without a folder for its sockets, Wayland's library complains on the terminal.
        if (environment.get("XDG_RUNTIME_DIR") or Path(display).is_absolute()) and _wayland_answers():
            return ""
        return f"the screen {display} (WAYLAND_DISPLAY) does not answer" if display else "WAYLAND_DISPLAY is not set"
    return ""


def _x_answers() -> bool:
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    xcb.xcb_connect.argtypes = [ctypes.c_char_p, ctypes.c_void_p]
    xcb.xcb_connection_has_error.argtypes = xcb.xcb_disconnect.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    works = xcb.xcb_connection_has_error(connection) == 0
    xcb.xcb_disconnect(connection)
    return bool(works)


def _wayland_answers() -> bool:
    wayland = ctypes.CDLL("libwayland-client.so.0")
    wayland.wl_display_connect.restype = ctypes.c_void_p
    wayland.wl_display_connect.argtypes = [ctypes.c_char_p]
    wayland.wl_display_disconnect.argtypes = [ctypes.c_void_p]
    display = wayland.wl_display_connect(None)
    if display:
        wayland.wl_display_disconnect(display)
    return bool(display)


def _sentence(tried: Sequence[Platform], folders: Sequence[Path]) -> str:
    """Return why no window can be opened, for the platform that Qt should have used."""
    lacking = next((platform for platform in tried if platform.loading.problem), None)
    if lacking is not None:
        return _lacking_sentence(lacking)
    unknown = next((platform for platform in tried if platform.plugin is None), None)
    if unknown is not None and len(tried) == 1:
        plugin_names = sorted(
            {file.stem.removeprefix("libq") for folder in folders for file in folder.glob("libq*.so")}
        )
        return (
            f"No window can be opened: Qt has no platform named “{unknown.name}” here ({ASKED_FOR} asks for it), only "
            f"{', '.join(plugin_names)}."
        )
    problems = [platform.screen_problem for platform in tried if platform.screen_problem]
    return f"No window can be opened: {', and '.join(problems)}. {WINDOWLESS}"


def _lacking_sentence(platform: Platform) -> str:
    missing = platform.loading.missing
    if not missing:
        return (
            f"No window can be opened: Qt’s part for {platform.shown_name} does not load ({platform.loading.problem})."
        )
    lacks = f"{_listed(missing)} {'is' if len(missing) == 1 else 'are'} missing"
    return f"No window can be opened: {lacks}, which Qt needs for {platform.shown_name}. {_remedy(installing(missing))}"


def _remedy(way: InstallCommand | None) -> str:
    if way is None:
        return "Install what has them with your system’s packages."
    return f"To install what is missing: {way.command}"


def _listed(names: Sequence[str]) -> str:
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


_TITLE = "Draftlight cannot start"


def tell_without_a_window(sentence: str) -> None:
    """Say it by the first of the desktop's programs that is there. Nobody waits until it is read."""
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return
    for command in (
        ["zenity", "--error", "--no-markup", f"--title={_TITLE}", f"--text={sentence}"],
        ["kdialog", "--title", _TITLE, "--error", sentence],
        ["notify-send", "--urgency=critical", _TITLE, sentence],
        ["xmessage", "-center", f"{_TITLE}. {sentence}"],
    ):
        program = shutil.which(command[0])
        if program is not None:
            with contextlib.suppress(OSError):
                subprocess.Popen(  # noqa: S603 - the sentence is one argument
                    [program, *command[1:]],
                    stdin=subprocess.DEVNULL,
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    start_new_session=True,
                )
                return
