"""Speaks JSON-RPC with one server, a message a line, as the protocol's transport over standard input and output wants.

The protocol's own Python package has no bound on the length of a line and takes 56 MB and two seconds to import, which
a window cannot spare. So this is the part of the protocol that tools need; the package judges it in the tests.

Three threads look after a process (what it says, what it is told, what it complains of), so that none of them can make
the others wait: a server that does not read, does not write or writes without end costs its own process alone.
"""

from __future__ import annotations

import contextlib
import itertools
import json
import logging
import math
import queue
import threading
import time
from collections.abc import Callable, Mapping
from typing import IO, Any

from app.language import number as number_words
from app.language import tr
from app.system.process import join_within
from app.tool_servers import server_process
from app.tool_servers.endings import fault_of_http, fault_of_process
from app.tool_servers.faults import (
    SIGN_IN_KEPT,
    SIGN_IN_PAGE,
    USUAL,
    Limits,
    Progress,
    Refused,
    ServerFault,
    SignIn,
    Stopped,
)
from app.tool_servers.server_settings import ServerSettings, is_address, one_line

_log = logging.getLogger(__name__)
_MOST_WAITING = 500
"""Messages that may wait for a server that does not read."""
_COMPLAINT_BYTES = 8_000
_LONGEST_PROGRESS, _LONGEST_REASON = 100, 200
_NOT_DONE_HERE = -32601
"""JSON-RPC's code for a method that the other side does not have."""
_NEVER_CANCELLED = "initialize"
"""The protocol's word for the first question, which is not called off."""
_LOOK_S = 0.2
"""Seconds from one look at whether an answer is still wanted to the next."""
_Answers = queue.SimpleQueue[Mapping[str, Any] | ServerFault | Progress]


class StdioTransport:
    """Starts a server and exchanges messages with it.

    Args:
        settings: how it is started.
        limits: what it is held to.
        sign_in: with a server over HTTP; its page is opened on the thread that hears the server.

    Raises:
        ServerFault: it cannot be started.
    """

    def __init__(self, settings: ServerSettings, limits: Limits = USUAL, sign_in: SignIn | None = None) -> None:
        self._name, self._limits = settings.name, limits
        sign_in = sign_in or SignIn()
        self._open_address = sign_in.open_address if settings.url else None
        self._kept = sign_in.kept if settings.url else {}
        self._fault_of = fault_of_http if settings.url else fault_of_process
        errand = server_process.bridge_errand(settings, sign_in) if settings.url else None
        self._process = server_process.start(settings)
        self._numbers = itertools.count(1)
        self._outgoing: queue.Queue[bytes | None] = queue.Queue(_MOST_WAITING)
        self._lock = threading.Lock()
        self._pending: dict[float, _Answers] = {}
        self._fault: ServerFault | None = None
        self._heard = 0
        """Bytes since the last question."""
        self._complaint = b""
        self._closed = False
        self.tools_changed = False
        """True if it said that its tools are others now."""
        self._threads = [
            threading.Thread(target=work, name=f"tools: {kind}", daemon=True)
            for kind, work in (("hear", self._hear), ("tell", self._tell), ("complaints", self._hear_complaints))
        ]
        if errand is not None:
            self._say(errand)
        for thread in reversed(self._threads):  # who hears the end waits for the last words
            thread.start()

    @property
    def alive(self) -> bool:
        """Return whether the server can be asked."""
        return self._fault is None and not self._closed

    def ask(
        self,
        method: str,
        parameters: Mapping[str, Any],
        patience_s: float,
        whole_s: float | None = None,
        *,
        is_wanted: Callable[[], bool] = lambda: True,
        show_progress: Callable[[Progress], object] = lambda _: None,
    ) -> Mapping[str, Any]:
        """Return the result of a request.

        Args:
            method: of the protocol.
            parameters: of the request.
            patience_s: how long to wait for the answer.
            whole_s: how long to wait at the most where the server tells of its progress, each time of which begins the
                patience anew; ``None``: it is not asked to.
            is_wanted: asked a few times a second whether anybody still waits for the answer.
            show_progress: told what the server says of its progress.

        Raises:
            Stopped: it is not wanted any more.
            Refused: it answered with an error.
            ServerFault: it did not answer in time, said too much, or is gone.
        """
        number = next(self._numbers)
        answers: _Answers = queue.SimpleQueue()
        with self._lock:
            if self._fault is not None:
                raise self._fault
            self._pending[number] = answers
            self._heard = 0
        if whole_s is not None:
            parameters = {**parameters, "_meta": {**parameters.get("_meta", {}), "progressToken": number}}
        self._say({"jsonrpc": "2.0", "id": number, "method": method, "params": parameters})
        begun_s = time.monotonic()
        most_s = patience_s
        try:
            while (rest_s := most_s - (time.monotonic() - begun_s)) > 0:
                try:
                    got = answers.get(timeout=min(rest_s, _LOOK_S))
                except queue.Empty:
                    if is_wanted():
                        continue
                    self._give_up(number, method, tr("It is not wanted any more."))
                    raise Stopped(tr("It was stopped.")) from None
                if isinstance(got, ServerFault):
                    raise got
                if not isinstance(got, Progress):
                    return self._result(got)
                most_s = min(time.monotonic() - begun_s + patience_s, max(patience_s, whole_s or 0.0))
                show_progress(got)
        finally:
            with self._lock:
                self._pending.pop(number, None)
        self._give_up(number, method, tr("It took too long."))
        raise ServerFault(
            tr(
                "“{name}” did not answer within {seconds} seconds.",
                name=self._name,
                seconds=number_words(round(most_s, 1)),
            )
        )

    def notify(self, method: str, parameters: Mapping[str, Any]) -> None:
        """Tell it something that has no answer."""
        self._say({"jsonrpc": "2.0", "method": method, "params": parameters})

    def close(self) -> None:
        """End the process and all that it started; its threads are waited for, but not without end."""
        if self._closed:
            return
        self._closed = True
        self._fail(ServerFault(tr("“{name}” was switched off.", name=self._name)))
        self._threads[1].join(self._limits.closing_s / 4)  # closing is the last thing that is told
        if self._threads[1].is_alive():  # it does not read, so writing to it ends with it alone
            server_process.end(self._process, 0.05)
        else:
            server_process.end(self._process, self._limits.closing_s)
        join_within(self._threads, self._limits.closing_s)
        if not any(thread.is_alive() for thread in self._threads):
            for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
                if stream is not None:
                    with contextlib.suppress(OSError):
                        stream.close()

    # Inner workings

    def _result(self, message: Mapping[str, Any]) -> Mapping[str, Any]:
        error, result = message.get("error"), message.get("result")
        if isinstance(error, dict):
            error_message = error.get("message")
            error_message = (
                one_line(error_message, _LONGEST_REASON).rstrip(".") if isinstance(error_message, str) else ""
            )
            reason = error_message or tr("it does not say why")
            raise Refused(
                tr("“{name}” refused: {reason}.", name=self._name, reason=reason), error.get("code"), error.get("data")
            )
        if not isinstance(result, dict):
            raise ServerFault(tr("“{name}” answered with what is no result.", name=self._name))
        return result

    def _give_up(self, number: int, method: str, reason: str) -> None:
        if method != _NEVER_CANCELLED:
            self.notify("notifications/cancelled", {"requestId": number, "reason": reason})

    def _say(self, message: Mapping[str, Any]) -> None:
        line = json.dumps(message, ensure_ascii=True, separators=(",", ":")).encode() + b"\n"
        try:
            self._outgoing.put_nowait(line)
        except queue.Full:
            self._fail(ServerFault(tr("“{name}” does not read what it is told, and was ended.", name=self._name)))

    def _fail(self, fault: ServerFault) -> None:
        """End it; the first reason is the one that counts."""
        with self._lock:
            first = self._fault is None
            self._fault = self._fault or fault
        if first:
            _log.info("A tool server's connection ended: %s", type(fault).__name__)
        self._answer_all(fault)
        with contextlib.suppress(queue.Full):
            self._outgoing.put_nowait(None)

    def _answer_all(self, answer: ServerFault) -> None:
        with self._lock:
            waiting = list(self._pending.values())
        for one in waiting:
            one.put(answer)

    def _tell(self) -> None:
        stream = self._process.stdin
        assert stream is not None
        while (line := self._outgoing.get()) is not None:
            if self._fault is not None:
                break
            try:
                stream.write(line)
                stream.flush()
            except (OSError, ValueError):
                break
        with contextlib.suppress(OSError, ValueError):
            stream.close()

    def _hear(self) -> None:
        stream = self._process.stdout
        assert stream is not None
        try:
            while self._fault is None and (line := stream.readline(self._limits.line_bytes + 1)):
                if not self._take(line):
                    break
        except (OSError, ValueError) as error:
            _log.debug("a tool server's output ended: %s", type(error).__name__)
        if self._fault is None:
            self._threads[2].join(0.5)  # its last words
            self._fail(self._fault_of(self._name, self._complaint.decode("utf-8", "replace")))
        # End it here with all that it started, even if it goes on talking: nobody may ever ask it anything again.
        server_process.end(self._process, self._limits.closing_s / 4)

    def _take(self, line: bytes) -> bool:
        """Take one message; returns whether to go on listening."""
        with self._lock:
            self._heard += len(line)
            too_much = len(line) > self._limits.line_bytes or self._heard > self._limits.answer_bytes
        if too_much:
            most = self._limits.line_bytes if len(line) > self._limits.line_bytes else self._limits.answer_bytes
            self._fail(
                ServerFault(
                    tr(
                        "“{name}” said more than {most} MB at once, and was ended.",
                        name=self._name,
                        most=number_words(most / 1e6),
                    )
                )
            )
            return False
        for message in _messages(line):
            self._follow(message)
        return True

    def _follow(self, message: Mapping[str, Any]) -> None:
        method, number = message.get("method"), message.get("id")
        if isinstance(method, str):
            if method == "notifications/tools/list_changed":
                self.tools_changed = True
            elif method == "notifications/progress" and isinstance(about := message.get("params"), dict):
                self._answer(about.get("progressToken"), _progress_in(about))
            elif method == SIGN_IN_PAGE and isinstance(about := message.get("params"), dict):
                self._show_page(about.get("address"))
            elif method == SIGN_IN_KEPT and isinstance(about := message.get("params"), dict):
                self._kept.update({key: text for key, text in about.items() if isinstance(text, str)})
            if isinstance(number, str | int | float):
                self._reply(method, number)
        else:
            self._answer(number, message)

    def _show_page(self, address: Any) -> None:
        """Open a page to sign in, once: a server that wants it again and again opens no more."""
        open_address, self._open_address = self._open_address, None
        if open_address is not None and is_address(address):
            open_address(address)

    def _answer(self, number: Any, answer: Mapping[str, Any] | Progress) -> None:
        """Hand something over to who asked; some servers repeat our numbers as texts or with a point."""
        try:
            call_number = math.nan if isinstance(number, bool) else float(number)
        except (TypeError, ValueError, OverflowError):
            return
        with self._lock:
            answers = self._pending.get(call_number)
        if answers is not None:
            answers.put(answer)

    def _reply(self, method: str, number: str | float) -> None:
        """Answer a request: that we are here, and that nothing else can be had, neither our models nor our folders."""
        if method == "ping":
            self._say({"jsonrpc": "2.0", "id": number, "result": {}})
            return
        refusal = {"code": _NOT_DONE_HERE, "message": "This program offers servers nothing but questions about tools."}
        self._say({"jsonrpc": "2.0", "id": number, "error": refusal})

    def _hear_complaints(self) -> None:
        stream: IO[bytes] | None = self._process.stderr
        assert stream is not None
        with contextlib.suppress(OSError, ValueError):
            while part := stream.read1(_COMPLAINT_BYTES):  # type: ignore[attr-defined] # a buffered reader has it
                self._complaint = (self._complaint + part)[-_COMPLAINT_BYTES:]


def _progress_in(about: Mapping[str, Any]) -> Progress:
    done, total, words = (about.get(key) for key in ("progress", "total", "message"))
    return Progress(
        _figure(done) or 0.0, _figure(total), one_line(words, _LONGEST_PROGRESS) if isinstance(words, str) else ""
    )


def _figure(value: Any) -> float | None:
    try:
        figure = float(value) if isinstance(value, int | float) else math.nan
    except OverflowError:
        return None
    return figure if math.isfinite(figure) else None


def _messages(line: bytes) -> list[Mapping[str, Any]]:
    """Return the messages of a line: one or several, or none where a server writes a greeting there."""
    text = line.decode("utf-8", "replace")
    for begin in (0, text.find('{"')):  # a greeting may stand before it
        try:
            value = json.loads(text[begin:].lstrip("\ufeff") if begin >= 0 else "")
        except (ValueError, RecursionError):
            continue
        return [one for one in (value if isinstance(value, list) else [value]) if isinstance(one, dict)]
    return []
