"""Starts a server's process and ends it, with all that it started.

Names of a person's folders and variables in settings get their values when a server starts. So a key stays in the
variable in which the person has it, and settings hold on another computer, too.
"""

from __future__ import annotations

import contextlib
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from subprocess import PIPE, Popen, TimeoutExpired
from typing import Any

import psutil

from app.frozen import own_command
from app.language import tr
from app.tool_servers.faults import ServerFault, SignIn
from app.tool_servers.server_settings import ServerSettings

_PLACEHOLDER = re.compile(r"\$\{([^{}]{1,200})\}")
_VARIABLE = re.compile(r"(env:)?(\w+)(?::-(.*))?", re.DOTALL)
_HOME = re.compile(r"~(?=$|[/\\])")
_OF_EDITORS = re.compile(r"(input|config|command):.*|(workspace|file|relative|selected)\w*|user_config\..*|__dirname")
"""Names that other programs have values for."""


def fill_in(settings: ServerSettings, variables: Mapping[str, str] = os.environ) -> ServerSettings:
    """Return settings with values in the place of ``~``, ``${NAME}``, ``${env:NAME}``, ``${NAME:-value}`` and the like.

    Args:
        settings: as they are kept.
        variables: of this program.

    Raises:
        ServerFault: there is no value for one of them.
    """

    def fill(text: str) -> str:
        begun = _home() + text[1:] if _HOME.match(text) else text
        return _PLACEHOLDER.sub(lambda match: value_of(match[1], match[0]), begun)

    def value_of(name: str, written: str) -> str:
        if name in _FIXED:
            return _FIXED[name]
        if name == "userHome":
            return _home()
        if name == "workspaceFolder" and settings.folder and "${workspaceFolder}" not in settings.folder:
            return fill(settings.folder)
        variable = _VARIABLE.fullmatch(name)
        if variable is not None:
            value, default = variables.get(variable[2]), variable[3]
            if value or (value is not None and default is None):
                return value
            if default is not None:
                return default
        if _OF_EDITORS.fullmatch(name) or (variable is not None and (variable[1] or name.isupper())):
            raise ServerFault(
                tr(
                    "“{name}” cannot be started: in its settings, put a value in the place of {placeholder}.",
                    name=settings.name,
                    placeholder=written,
                )
            )
        return written  # a variable of a script that stands among the arguments

    return replace(
        settings,
        command=fill(settings.command),
        arguments=tuple(map(fill, settings.arguments)),
        environment={name: fill(value) for name, value in settings.environment.items()},
        folder=fill(settings.folder),
        url=fill(settings.url),
        headers={name: fill(value) for name, value in settings.headers.items()},
    )


def _home() -> str:
    return os.path.expanduser("~")  # noqa: PTH111 - Path.home() fails where it is not known


_FIXED = {"pathSeparator": os.sep, "/": os.sep}


_INHERITED = (
    (
        "APPDATA", "COMSPEC", "HOMEDRIVE", "HOMEPATH", "LOCALAPPDATA", "PATH", "PATHEXT", "PROCESSOR_ARCHITECTURE",
        "PROGRAMDATA", "PROGRAMFILES", "SYSTEMDRIVE", "SYSTEMROOT", "TEMP", "TMP", "USERNAME", "USERPROFILE",
    )
    if sys.platform == "win32"
    else ("HOME", "LANG", "LC_ALL", "LOGNAME", "PATH", "SHELL", "TMPDIR", "TZ", "USER")
)  # fmt: skip
"""Variables of our environment that a server gets: others may be keys that are none of its business."""


def environment_of(added: Mapping[str, str]) -> dict[str, str]:
    """Return the variables of a server's process."""
    return {name: os.environ[name] for name in _INHERITED if name in os.environ} | dict(added)


def bridge_errand(settings: ServerSettings, sign_in: SignIn) -> dict[str, Any]:
    """Return the first line for :mod:`app.tool_servers.http_bridge`: keys are no matter for its environment.

    Args:
        settings: a server over HTTP.
        sign_in: with it.

    Raises:
        ServerFault: a value in its settings is not there.
    """
    settings = fill_in(settings)
    return {
        "url": settings.url, "headers": settings.headers, "kept": sign_in.kept,
        "may_sign_in": sign_in.open_address is not None,
    }  # fmt: skip


def start(settings: ServerSettings) -> Popen[bytes]:
    """Start a server in a process group of its own, without a console window; of one over HTTP, what asks it.

    Raises:
        ServerFault: it cannot be started.
    """
    settings = fill_in(settings)
    if settings.url:
        program_words, needed = own_command()
        return _run(settings, [*program_words, "_child", "tools"], {**os.environ, **needed}, Path.home())
    environment = environment_of(settings.environment)
    folder = Path(settings.folder or Path.home())
    if not folder.is_dir():
        raise ServerFault(
            tr("“{name}” cannot be started: there is no folder “{folder}”.", name=settings.name, folder=str(folder))
        )
    words = [settings.command, *settings.arguments]
    if " " in settings.command and shutil.which(settings.command, path=environment.get("PATH")) is None:
        with contextlib.suppress(ValueError):  # some write all of it in one line
            words[:1] = shlex.split(settings.command, posix=sys.platform != "win32")
    command, *arguments = _without_windows_shell(*words)
    # A path begins at the folder in which it is started.
    sought = folder / command if os.path.dirname(command) else command  # noqa: PTH120 - which keeps a leading dot
    program = shutil.which(sought, path=environment.get("PATH"))
    if program is None:
        raise ServerFault(
            tr(
                "“{name}” cannot be started: there is no program “{command}”. Install it, or give its whole path.",
                name=settings.name,
                command=command,
            )
        )
    return _run(settings, [program, *arguments], environment, folder)


def _run(settings: ServerSettings, words: list[str], environment: dict[str, str], folder: Path) -> Popen[bytes]:
    flags = 0
    if sys.platform == "win32":
        flags = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
    try:
        return Popen(  # noqa: S603 - what the person set up
            words,
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            env=environment,
            cwd=folder,
            start_new_session=True,
            creationflags=flags,
        )
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise ServerFault(tr("“{name}” cannot be started: {reason}.", name=settings.name, reason=reason)) from error


def _without_windows_shell(command: str, *arguments: str) -> tuple[str, ...]:
    """Return a command as other systems have it, where settings made on Windows go through its shell."""
    by_shell = command.lower().removesuffix(".exe") == "cmd" and len(arguments) > 1 and arguments[0].lower() == "/c"
    return arguments[1:] if by_shell and sys.platform != "win32" else (command, *arguments)


def end(process: Popen[bytes], patience_s: float) -> None:
    """End a server whose input was closed, at once after its patience, and all that it started."""
    family = _family(process.pid)
    with contextlib.suppress(TimeoutExpired):
        process.wait(patience_s)
    if process.poll() is None:
        _signal_group(process.pid, gently=True)
        with contextlib.suppress(TimeoutExpired):
            process.wait(patience_s / 2)
    _signal_group(process.pid, gently=False)
    for member in family:  # those that left the group; psutil knows a number that was given again
        with contextlib.suppress(psutil.Error):
            member.kill()
    with contextlib.suppress(TimeoutExpired):
        process.wait(patience_s)
    psutil.wait_procs(family, timeout=patience_s)


def _family(pid: int) -> list[psutil.Process]:
    """Return what a process started and what that started, as long as it is there to be asked."""
    try:
        return psutil.Process(pid).children(recursive=True)
    except psutil.Error:
        return []


def _signal_group(pid: int, *, gently: bool) -> None:
    if sys.platform == "win32":
        with contextlib.suppress(psutil.Error):
            psutil.Process(pid).kill()
        return
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, signal.SIGTERM if gently else signal.SIGKILL)
