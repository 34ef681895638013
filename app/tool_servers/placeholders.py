"""Fills in what stands in settings for a person's folders and variables, when a server starts.

So a key stays in the variable in which the person has it, and settings hold on another computer, too.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from dataclasses import replace

from app.language import tr
from app.tool_servers.faults import ServerFault
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
        return _PLACEHOLDER.sub(lambda found: value_of(found[1], found[0]), begun)

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
    )


def _home() -> str:
    return os.path.expanduser("~")  # noqa: PTH111 - Path.home() fails where it is not known


_FIXED = {"pathSeparator": os.sep, "/": os.sep}
