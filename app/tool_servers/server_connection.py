"""Requests to one server, by the child process. Time is measured here: one ends in time whatever the child does."""

from __future__ import annotations

import logging
import math
import queue
import time
from collections.abc import Callable, Mapping
from typing import Any

from app.language import number as number_words
from app.language import tr
from app.tool_servers import faults, server_process
from app.tool_servers.client_process import ClientProcess
from app.tool_servers.endings import Ending, fault_of
from app.tool_servers.faults import USUAL, Limits, Progress, ServerFault, SignIn, Stopped
from app.tool_servers.server_settings import ServerSettings, is_address, one_line

_log = logging.getLogger(__name__)
_LONGEST_PROGRESS = 100
_GOES_ON = (Ending.ASKS_BACK, Ending.REFUSED)
"""Endings of a request that are not the server's."""
_LOOK_S = 0.2
"""Seconds from one look at whether a result is still wanted to the next."""


class ServerConnection:
    """Connects with one server, from its start to its end.

    Args:
        settings: how it is started.
        process: asks it.
        limits: what it is held to.
        sign_in: with a server over HTTP; where the person may be asked to, the first result is waited for longer.

    Raises:
        ServerFault: it cannot be started.
    """

    def __init__(
        self, settings: ServerSettings, process: ClientProcess, limits: Limits = USUAL, sign_in: SignIn | None = None
    ) -> None:
        sign_in = sign_in or SignIn()
        self.settings, self.name, self._process, self._limits = settings, settings.name, process, limits
        self._kept, self._open_address = sign_in.kept, sign_in.open_address
        self._start_s = limits.start_s + (faults.SIGN_IN_S if settings.url and sign_in.open_address is not None else 0)
        self._fault: ServerFault | None = None
        self._tool_changes = 0
        """So often it said that its tools are others now."""
        parameters = {
            **server_process.command_or_address(settings),
            "kept": sign_in.kept, "may_sign_in": sign_in.open_address is not None,
            "line_bytes": limits.line_bytes, "answer_bytes": limits.answer_bytes, "closing_s": limits.closing_s,
        }  # fmt: skip
        self._number = process.send({"method": "connect", "params": parameters}, self._receive)

    @property
    def alive(self) -> bool:
        """Return whether the server can be asked."""
        return self._fault is None

    def request(
        self,
        method: str,
        parameters: Mapping[str, Any],
        patience_s: float,
        whole_s: float = 0.0,
        *,
        is_wanted: Callable[[], bool] = lambda: True,
        show_progress: Callable[[Progress], object] = lambda _: None,
    ) -> Mapping[str, Any]:
        """Return the result of a request, once the server has started.

        Args:
            method: of the protocol.
            parameters: of the request.
            patience_s: how long to wait for the result.
            whole_s: how long to wait at the most where the server tells of its progress, each time of which begins the
                patience anew.
            is_wanted: asked a few times a second whether anybody still waits for the result.
            show_progress: told what the server says of its progress.

        Raises:
            Stopped: it is not wanted any more.
            ServerFault: it refused, did not answer in time, said too much, or is gone.
        """
        if self._fault is not None:
            raise self._fault
        responses: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
        begun_s, most_s = time.monotonic(), self._start_s
        request = {"server": self._number, "method": method, "params": parameters}
        number = self._process.send(request, responses.put)
        try:
            while (rest_s := begun_s + most_s - time.monotonic()) > 0:
                try:
                    response = responses.get(timeout=min(rest_s, _LOOK_S))
                except queue.Empty:
                    if not is_wanted():
                        raise Stopped(tr("It was stopped.")) from None
                    continue
                match response:
                    case {"result": dict(result)}:
                        return result
                    case {"ending": ending, "detail": detail}:
                        fault = fault_of(self.name, ending, detail)
                        self._fault = self._fault or (fault if ending not in _GOES_ON else None)
                        raise fault
                    case {"progress": [done, total, words]}:
                        most_s = min(time.monotonic() - begun_s + patience_s, max(patience_s, whole_s))
                        words = one_line(words or "", _LONGEST_PROGRESS)
                        show_progress(Progress(_figure(done) or 0.0, _figure(total), words))
                    case _:  # it has started
                        begun_s, most_s = time.monotonic(), patience_s
        finally:
            self._process.cancel(number)
        seconds = number_words(round(most_s, 1))
        raise ServerFault(tr("“{name}” did not answer within {seconds} seconds.", name=self.name, seconds=seconds))

    def close(self) -> None:
        """Have the server ended, with all that it started; does not wait for it."""
        self._fault = self._fault or fault_of(self.name, Ending.SWITCHED_OFF, "")
        self._process.cancel(self._number)

    def _receive(self, response: dict[str, Any]) -> None:
        """Take what the child process says of the connection, on the thread that reads."""
        match response:
            case {"ending": ending, "detail": detail}:
                self._fault = self._fault or fault_of(self.name, ending, detail)
                _log.info("A tool server's connection ended")
            case {faults.SIGN_IN_PAGE: address}:
                self._show_page(address)
            case {faults.SIGN_IN_KEPT: texts}:
                self._kept.update(texts)
            case {"tools_changed": _}:
                self._tool_changes += 1

    def _show_page(self, address: Any) -> None:
        """Open a page to sign in, once: a server that wants it again and again opens no more."""
        open_address, self._open_address = self._open_address, None
        if open_address is not None and is_address(address):
            open_address(address)


def _figure(value: float | None) -> float | None:
    return value if value is not None and math.isfinite(value) else None
