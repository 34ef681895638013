"""Starts a local server's process and ends it, with all that it started.

Names of a person's folders and variables in settings get their values when a server starts. So a key stays in the
variable in which the person has it, and settings hold on another computer, too. The program looks up what is to be
started, and says what is missing; the child process starts and ends it.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import psutil

from app.language import tr
from app.tool_servers.endings import Ending, EndingError
from app.tool_servers.faults import ServerFault
from app.tool_servers.server_settings import ServerSettings

if sys.platform != "win32":
    import resource

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


def command_or_address(settings: ServerSettings) -> dict[str, Any]:
    """Return the command, variables and folder of a local server, or the address and headers of one over HTTP.

    Raises:
        ServerFault: it cannot be started.
    """
    settings = fill_in(settings)
    if settings.url:
        return {"url": settings.url, "headers": settings.headers}
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
    return {"command": [str(program), *arguments], "environment": environment, "folder": str(folder)}


def _without_windows_shell(command: str, *arguments: str) -> tuple[str, ...]:
    """Return a command as other systems have it, where settings made on Windows go through its shell."""
    by_shell = command.lower().removesuffix(".exe") == "cmd" and len(arguments) > 1 and arguments[0].lower() == "/c"
    return arguments[1:] if by_shell and sys.platform != "win32" else (command, *arguments)


GROUP_FLAGS = 0
if sys.platform == "win32":
    GROUP_FLAGS = subprocess.CREATE_NEW_PROCESS_GROUP | subprocess.CREATE_NO_WINDOW
"""Windows' word for a process group of its own, and no console window; nothing elsewhere."""


_MOST_MEMORY_BYTES = 2_000_000_000
"""Addresses that the child process may take; the packages take a third of them."""


def bound_memory(*, lifted: bool = False) -> None:
    """Have this process take no more memory than fair servers need, where the system can hold it to that."""
    if sys.platform != "win32":
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        with contextlib.suppress(OSError, ValueError):  # it is held to less already
            resource.setrlimit(resource.RLIMIT_AS, (hard if lifted else _MOST_MEMORY_BYTES, hard))


async def start(params: Mapping[str, Any]) -> Process:
    """Start a local server in a process group of its own, without a console window.

    Args:
        params: as :func:`command_or_address` returns them, with the bytes that a line of it may have.

    Raises:
        EndingError: it cannot be started.
    """
    bound_memory(lifted=True)  # for the server: JavaScript's engine takes many times the addresses that it uses
    try:
        return await asyncio.create_subprocess_exec(
            *params["command"],
            stdin=PIPE,
            stdout=PIPE,
            stderr=PIPE,
            limit=params["line_bytes"],
            env=params["environment"],
            cwd=params["folder"],
            start_new_session=True,
            creationflags=GROUP_FLAGS,
        )
    except (OSError, ValueError) as error:
        raise EndingError(Ending.NOT_STARTED, getattr(error, "strerror", None) or str(error)) from error
    finally:
        bound_memory()


async def end(process: Process, patience_s: float) -> None:
    """End a server, at once after its patience, and all that it started."""

    async def wait() -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(process.wait(), patience_s)

    family = _family(process.pid)
    assert process.stdin is not None
    process.stdin.close()
    await wait()
    if process.returncode is None:
        _signal_group(process.pid, gently=True)
        await wait()
    _kill(process.pid, family)
    await asyncio.to_thread(psutil.wait_procs, family, timeout=patience_s)
    with contextlib.suppress(TimeoutError):  # its pipes are closed once they are read to their end
        await asyncio.wait_for(process.communicate(), patience_s)


def kill(pid: int) -> None:
    """End a server at once, and all that it started."""
    _kill(pid, _family(pid))


def _kill(pid: int, family: list[psutil.Process]) -> None:
    _signal_group(pid, gently=False)
    for member in family:  # those that left the group; psutil knows a number that was given again
        with contextlib.suppress(psutil.Error):
            member.kill()


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
