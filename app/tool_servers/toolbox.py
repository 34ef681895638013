"""All tools that can be had: those of servers, which are started when they are first needed, and the built-in ones.

Its methods may be called from any thread; what waits for a server is done beside the window.
"""

from __future__ import annotations

import json
import re
import threading
import webbrowser
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import TypeVar

from app.errors import WorldError
from app.language import tr, tr_count
from app.tool_servers.built_in import BuiltInTools
from app.tool_servers.client_process import ClientProcess
from app.tool_servers.faults import USUAL, Limits, Progress, ServerFault, SessionForgotten, SignIn, Stopped
from app.tool_servers.kept_sign_ins import forget
from app.tool_servers.results import ToolResult
from app.tool_servers.server_settings import BUILT_IN, ServerSettings
from app.tool_servers.tool_server import ServerPrompt, ServerResource, ServerTool, ToolServer
from app.tools.definitions import MOST_TOOLS, Tool, ToolCall

_NOT_IN_A_NAME = re.compile(r"[^a-zA-Z0-9_-]+")
_LONGEST_NAME = 64
_Answer = TypeVar("_Answer")


@dataclass(frozen=True, slots=True)
class OfferedTexts:
    """Resources and prompts of the servers of a chat, for its person to choose from."""

    resources: tuple[tuple[str, ServerResource], ...] = ()
    """Each with the name of its server."""
    prompts: tuple[tuple[str, ServerPrompt], ...] = ()
    problems: tuple[str, ...] = ()
    """The faults, a sentence for each server that cannot be asked."""


@dataclass(frozen=True, slots=True)
class OfferedTools:
    """The tools that a reply may call, and what became of those that it may not."""

    by_name: Mapping[str, ServerTool]
    """By the names under which the model knows them."""
    problems: tuple[str, ...] = ()
    """The faults, a sentence for each server that cannot be had."""

    @property
    def tools(self) -> tuple[Tool, ...]:
        """Return the tools, by the names under which the model knows them."""
        return tuple(tool.named(name) for name, tool in self.by_name.items())


def _open_beside(address: str) -> None:
    """Open a page in the person's browser; some ways to do so wait until it is closed."""
    threading.Thread(target=webbrowser.open, args=(address,), name="tools: sign in", daemon=True).start()


class Toolbox:
    """Starts servers, and has tools called.

    Args:
        settings: how the servers are set up now.
        limits: what each is held to.
        process: asks them; one of its own where none is given.
    """

    def __init__(
        self,
        settings: Callable[[], Sequence[ServerSettings]],
        limits: Limits = USUAL,
        process: ClientProcess | None = None,
    ) -> None:
        self._settings, self._limits = settings, limits
        self._process = process or ClientProcess()
        self._built_in = BuiltInTools()
        self._servers: dict[str, ToolServer] = {}
        self._trials: list[ToolServer] = []
        self._lock = threading.Lock()
        self._kept: dict[str, dict[str, str]] = {}
        """Tokens of sign-ins, by the addresses of their servers."""
        self._closed = False

    def names(self) -> tuple[str, ...]:
        """Return the names of all sources that a chat can use, the built-in one first."""
        return (BUILT_IN, *(one.name for one in self._settings() if one.on and one.name != BUILT_IN))

    def offered(
        self,
        names: Collection[str],
        never: Collection[tuple[str, str]] = (),
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> OfferedTools:
        """Return the tools of some sources, starting servers that do not run yet, all at once. May take a minute.

        Args:
            names: of the sources.
            never: tools that are not to be offered, by their server's name and their own.
            is_wanted: asked a few times a second.

        Raises:
            Stopped: they are not wanted any more.
        """
        tools_by_name: dict[str, ServerTool] = {}
        problems = []

        wanted = [one for one in self.names() if one in names]
        with ThreadPoolExecutor(max(1, len(wanted)), thread_name_prefix="tools") as pool:
            answers = list(pool.map(lambda name: self._tools_of(name, is_wanted), wanted))
        for name, answer in zip(wanted, answers, strict=True):
            if isinstance(answer, WorldError):
                problems.append(answer.sentence)
                continue
            tools, left_out = answer
            for tool in tools:
                if (tool.server, tool.name) in never:
                    continue
                if len(tools_by_name) < MOST_TOOLS:
                    tools_by_name[_free_name(tool, tools_by_name)] = tool
                else:
                    left_out += 1
            if left_out:
                problems.append(
                    tr_count(
                        "One tool of “{name}” cannot be used, and is left out.",
                        "%n tools of “{name}” cannot be used, and are left out.",
                        left_out,
                        name=name,
                    )
                )
        return OfferedTools(tools_by_name, tuple(problems))

    def call(
        self,
        offered: OfferedTools,
        call: ToolCall,
        is_wanted: Callable[[], bool] = lambda: True,
        show_progress: Callable[[Progress], object] = lambda _: None,
    ) -> ToolResult:
        """Return what a call brings. What goes wrong is told as a result: the model is to know of it.

        Args:
            offered: whose tools they are.
            call: as the model wrote it.
            is_wanted: asked a few times a second; the server is told to stop when it says no.
            show_progress: told how far it is, on this thread.
        """
        tool = offered.by_name.get(call.name)
        try:
            arguments = json.loads(call.arguments)
        except ValueError:
            arguments = None
        if tool is None or not isinstance(arguments, dict):
            return ToolResult("There is no such tool.", failed=True)
        if tool.server == BUILT_IN:
            return self._built_in.call(tool.name, arguments)
        try:
            return self._asked(tool.server, lambda server: server.call(tool.name, arguments, is_wanted, show_progress))
        except ServerFault as error:
            return ToolResult(error.sentence, failed=True)

    def texts(self, names: Collection[str]) -> OfferedTexts:
        """Return the resources and prompts of some sources, starting servers that do not run yet. May take a minute."""
        resources: list[tuple[str, ServerResource]] = []
        prompts: list[tuple[str, ServerPrompt]] = []
        problems = []
        for name in [one for one in self.names() if one in names and one != BUILT_IN]:
            try:
                of_server = self._asked(name, lambda server: (server.resources(), server.prompts()))
                resources += [(name, one) for one in of_server[0]]
                prompts += [(name, one) for one in of_server[1]]
            except WorldError as error:
                problems.append(error.sentence)
        return OfferedTexts(tuple(resources), tuple(prompts), tuple(problems))

    def read_resource(self, name: str, address: str) -> ToolResult:
        """Return what stands in a resource of a server.

        Raises:
            ServerFault: it cannot be had.
        """
        return self._asked(name, lambda server: server.read_resource(address))

    def write_prompt(self, name: str, prompt: str, values: Mapping[str, str]) -> ToolResult:
        """Return a prompt of a server, with a person's values in it.

        Raises:
            ServerFault: it cannot be had.
        """
        return self._asked(name, lambda server: server.write_prompt(prompt, values))

    def try_out(
        self,
        settings: ServerSettings,
        open_address: Callable[[str], object] = _open_beside,
        is_wanted: Callable[[], bool] = lambda: True,
    ) -> tuple[tuple[ServerTool, ...], int]:
        """Start a server, return its tools and how many cannot be used, and end it.

        Args:
            settings: how it is set up.
            open_address: opens a page in the person's browser, where the server wants them to sign in.
            is_wanted: asked a few times a second.

        Raises:
            Stopped: it is not wanted any more.
            ServerFault: it does not work.
        """
        server = ToolServer(settings, self._process, self._limits, self._sign_in(settings, open_address))
        try:
            with self._lock:
                if self._closed:
                    raise ServerFault(tr("It was stopped."))
                self._trials.append(server)
            return server.tools(is_wanted), server.left_out
        finally:
            server.close()
            with self._lock, suppress(ValueError):
                self._trials.remove(server)

    def forget_sign_in(self, url: str) -> None:
        """Forget what a sign-in with a server brought, whose address is not set up any more; may take long."""
        self._kept.pop(url, None)
        forget(url)

    def prepare(self) -> None:
        """Get ready to start servers, if any is on, so that the first tools are there sooner."""
        if any(one.on for one in self._settings()):
            self._process.start()

    def renew(self) -> None:
        """End servers that are switched off, or set up otherwise than they were started; waits for none of them."""
        wanted_servers = {one.name: one for one in self._settings() if one.on}
        with self._lock:
            gone = [name for name, server in self._servers.items() if wanted_servers.get(name) != server.settings]
            for name in gone:
                self._servers.pop(name).close()
            if not wanted_servers and not self._trials:
                self._process.release()

    def close(self) -> None:
        """End all servers, and start none any more; what cannot be ended is not waited for without end."""
        with self._lock:
            self._closed = True
            for server in (*self._servers.values(), *self._trials):
                server.close()
        self._process.close()

    def _sign_in(self, settings: ServerSettings, open_address: Callable[[str], object] | None = None) -> SignIn:
        return SignIn(self._kept.setdefault(settings.url, {}), open_address)

    def _tools_of(self, name: str, is_wanted: Callable[[], bool]) -> tuple[Sequence[ServerTool], int] | WorldError:
        """Return the tools of a source and how many cannot be used, or why it cannot be had.

        Raises:
            Stopped: they are not wanted any more.
        """
        if name == BUILT_IN:
            return self._built_in.tools(), 0
        try:
            return self._asked(name, lambda server: (server.tools(is_wanted), server.left_out))
        except Stopped:
            raise
        except WorldError as error:
            return error

    def _asked(self, name: str, question: Callable[[ToolServer], _Answer]) -> _Answer:
        """Return what a server answers; asked once more, from the start, where it forgot what was said before."""
        try:
            return question(self._server(name))
        except SessionForgotten:
            return question(self._server(name))

    def _server(self, name: str) -> ToolServer:
        settings = next((one for one in self._settings() if one.name == name and one.on), None)
        with self._lock:
            if name in self._servers and self._servers[name].alive:
                return self._servers[name]
            if settings is None or self._closed:
                raise ServerFault(tr("“{name}” is switched off.", name=name))
            self._servers[name] = server = ToolServer(settings, self._process, self._limits, self._sign_in(settings))
        return server


def _free_name(tool: ServerTool, taken: Mapping[str, ServerTool]) -> str:
    """Return a name that models can write; that of the server goes before it where two tools have the same."""
    name = _spelled(tool.name) or "tool"
    if name in taken:
        name = _spelled(f"{tool.server}_{tool.name}") or name
    stem, serial = name, 2
    while name in taken:
        name, serial = f"{stem[: _LONGEST_NAME - 5]}_{serial}", serial + 1
    return name


def _spelled(name: str) -> str:
    return _NOT_IN_A_NAME.sub("_", name)[:_LONGEST_NAME].strip("_-")
