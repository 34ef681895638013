"""Answers a request with a reply, streamed or whole, ends it at once when its reader leaves, and counts replies."""

from __future__ import annotations

import asyncio
import itertools
import json
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any, TypeVar

from starlette.types import Message, Receive, Scope, Send

from app.engine.commands import Generate
from app.engine.events import Description, Event, Failed, Finished, Loaded, Notice, PrefillProgress, RoundDone
from app.errors import kind_and_place
from app.serve.api_errors import ApiError, Dialect, body_of, explained, our_mistake
from app.serve.engine_queue import EngineQueue, EngineTurn, EventGroups
from app.serve.model_registry import Defaults, ModelChoice, ModelRegistry, SpeculationOptions
from app.serve.requests.gap_prompts import tokens_of_text, with_gap_prompts
from app.serve.requests.reply_request import ReplyRequest
from app.serve.requests.request_body import ignored_headers
from app.speculation.trace import CUT_SHORT, Round, Trace

T = TypeVar("T")


@dataclass(slots=True)
class ServedReply:
    """A reply while it is being written."""

    number: int
    slot: int
    """The lowest number that no other reply has which is being written."""
    max_tokens: int | None
    prompt_tokens: int = 0
    processed_tokens: int = 0
    reused_tokens: int = 0
    written_tokens: int = 0

    def follow(self, event: Event) -> None:
        """Take up how far the prompt has been read, and the reply written."""
        if isinstance(event, PrefillProgress):
            self.prompt_tokens, self.processed_tokens, self.reused_tokens = event.total, event.done, event.reused
        elif isinstance(event, RoundDone):
            self.written_tokens += len(event.round.tokens)


@dataclass(slots=True)
class ServerStatistics:
    """Sums over all replies since the server began."""

    begun: int = 0
    replies: int = 0
    prompt_tokens: int = 0
    """Tokens of prompts that were read, without those that were still in the cache."""
    reused_tokens: int = 0
    prefill_ms: float = 0.0
    generated_tokens: int = 0
    decode_ms: float = 0.0
    rounds: int = 0
    most_tokens: int = 0
    """Tokens of the longest prompt with its reply."""
    drafts: int = 0
    drafted_tokens: int = 0
    accepted_tokens: int = 0
    accepted_at: list[int] = field(default_factory=list)
    """Number of guesses accepted at each place of a draft."""
    running: list[ServedReply] = field(default_factory=list)
    """The replies that are being written now."""

    @contextmanager
    def writing(self, max_tokens: int | None) -> Iterator[ServedReply]:
        """Note that a reply is being written for as long as the block lasts."""
        self.begun += 1
        taken = {reply.slot for reply in self.running}
        slot = next(number for number in itertools.count() if number not in taken)
        self.running.append(reply := ServedReply(self.begun, slot, max_tokens))
        try:
            yield reply
        finally:
            self.running.remove(reply)

    def add(self, trace: Trace) -> None:
        """Count a reply, whole or broken off."""
        summary = trace.summary
        self.replies += 1
        self.prompt_tokens += summary.prompt_tokens - summary.reused_tokens
        self.reused_tokens += summary.reused_tokens
        self.prefill_ms += summary.prefill_ms
        self.generated_tokens += summary.generated_tokens
        self.decode_ms += summary.decode_ms
        self.rounds += summary.rounds
        self.most_tokens = max(self.most_tokens, summary.prompt_tokens + summary.generated_tokens)
        self.drafted_tokens += summary.drafted_tokens
        self.accepted_tokens += summary.accepted_tokens
        for round_ in trace.rounds:
            self.drafts += bool(round_.drafted)
            self.accepted_at += [0] * (round_.accepted - len(self.accepted_at))
            for place in range(round_.accepted):
                self.accepted_at[place] += 1


MOST_UNREAD_BYTES = 4 * 2**20
"""Bytes of a reply that may wait for its reader, besides those in the connection's own buffers."""
NOTICE_HEADER = b"x-draftlight-notice"
"""Names what was done otherwise than it was asked for, and why."""
_LONGEST_NOTICE = 1000
_PLAIN_QUOTES = str.maketrans("“”’", '""\'')
MOST_STALLED_S = 60.0
"""Seconds after which a reader that takes nothing is held to have left."""
LINES_OF_JSON = "application/x-ndjson"
"""Type of a stream in which each line is a value by itself."""


class SendBuffer:
    """Holds what is to be sent to one reader. The engine never waits: a reader who is too slow loses the reply."""

    def __init__(self, ignored: Sequence[str] = ()) -> None:
        self._messages: asyncio.Queue[Message | None] = asyncio.Queue()
        self._bytes = self.added = 0
        self._headers = [(name.encode(), value.encode()) for name, value in ignored_headers(ignored).items()]
        self.begun = False
        self._are_lines = False

    def begin(self, media_type: str, length: int | None = None, notices: Sequence[str] = ()) -> None:
        """Send the head of the answer. ``notices`` say what was done otherwise than it was asked for."""
        self.begun, self._are_lines = True, media_type == LINES_OF_JSON
        headers = [(b"content-type", media_type.encode()), (b"cache-control", b"no-store"), *self._headers]
        if length is not None:
            headers.append((b"content-length", str(length).encode()))
        headers += [(NOTICE_HEADER, header_text(sentence)) for sentence in notices]
        self._messages.put_nowait({"type": "http.response.start", "status": 200, "headers": headers})

    def add(self, content: bytes) -> None:
        """Add something to send. Raises ``ApiError`` if too much waits for the reader already."""
        if not content:
            return
        if self._bytes > MOST_UNREAD_BYTES:
            raise ApiError(503, "The reply was ended: it was not read.")
        self.add_last(content)

    def add_last(self, content: bytes) -> None:
        """Add something to send, however much waits for the reader."""
        self._bytes += len(content)
        self.added += 1
        self._messages.put_nowait({"type": "http.response.body", "body": content, "more_body": True})

    def end(self) -> None:
        """Note that nothing more will come."""
        if self.begun:
            self._messages.put_nowait({"type": "http.response.body", "body": b""})
        self._messages.put_nowait(None)

    async def deliver(self, send: Send) -> None:
        """Send everything, until the end."""
        is_over = False
        while not is_over:
            waiting = [await self._messages.get()]
            while not self._messages.empty():
                waiting.append(self._messages.get_nowait())
            is_over = waiting[-1] is None
            for message in _merged(waiting, are_lines=self._are_lines):
                async with asyncio.timeout(MOST_STALLED_S):
                    await send(message)
                self._bytes -= len(message.get("body", b""))


def _merged(messages: Sequence[Message | None], *, are_lines: bool) -> Iterator[Message]:
    """Yield messages in their order, neighbouring parts of a body as one, unless each is a line.

    Programs read what comes at once as one JSON value, as Ollama sends it: they would read none where there are two.
    """
    for is_part, group in groupby(messages, key=lambda message: bool(message and message.get("more_body"))):
        if is_part and not are_lines:
            body = b"".join(message["body"] for message in group if message is not None)
            yield {"type": "http.response.body", "body": body, "more_body": True}
        else:
            yield from (message for message in group if message is not None)


def header_text(sentence: str) -> bytes:
    """Return a sentence as a header can have it: ASCII letters of one line."""
    plain = "".join(letter if letter.isprintable() else " " for letter in sentence[:_LONGEST_NOTICE])
    return plain.translate(_PLAIN_QUOTES).encode("ascii", "backslashreplace")


_log = logging.getLogger("draftlight.serve")

FIRST_SIGN_S = 1.0
"""Seconds that a stream waits for its models, or for the person, before it begins with a sign: clients give up after
30. Behind other requests it begins at once."""
NEXT_SIGN_S = 10.0
"""Seconds of silence after which it has another one."""
COMMENT = b": waiting\n\n"
"""A sign in a stream of server-sent events."""
_SIGNS, _BETWEEN_SIGNS_S = 2, 0.1


@dataclass(frozen=True, slots=True)
class Services:
    """Holds what the endpoints share."""

    engine_queue: EngineQueue
    registry: ModelRegistry
    statistics: ServerStatistics
    defaults: Callable[[], Defaults]
    """Returns the values for requests that do not say; a window may change them at any time."""

    @property
    def usual(self) -> SpeculationOptions:
        """Return where guesses come from if a request does not say."""
        return self.defaults().usual


class Writer(ABC):
    """Writes a reply in the words of one API. Each request has its own.

    Everything but :meth:`begin` and :meth:`whole` is for streams and returns bytes to send, or none.
    """

    media_type = "text/event-stream"
    model = ""
    """Name of the models, once they are loaded."""

    def begin(self, choice: ModelChoice, loaded: Loaded, description: Description) -> None:  # noqa: ARG002 - for others
        """Take note that the models are loaded. Called for whole answers too."""
        self.model = choice.name

    def waiting(self) -> bytes:
        """Give a sign that the reply is still to come, which clients pass over: a comment."""
        return COMMENT

    def opening(self) -> bytes:
        """Begin the stream: the prompt was accepted."""
        return b""

    def progress(self, event: PrefillProgress) -> bytes:  # noqa: ARG002 - for others
        """Tell how far the prompt has been read."""
        return b""

    @abstractmethod
    def rounds(self, rounds: Sequence[Round]) -> bytes:
        """Tell what the next rounds, one or more, added to the reply."""

    @abstractmethod
    def end(self, trace: Trace) -> bytes:
        """End a reply that is complete; of several, the next one begins."""

    def closing(self) -> bytes:
        """End the stream: all replies are complete."""
        return b""

    def failure(self, error: ApiError) -> bytes:
        """Tell of a failure after the stream had begun."""
        return server_event(body_of(error, Dialect.OPENAI))

    @abstractmethod
    def whole(self, traces: list[Trace]) -> Any:
        """Return the whole answer, as JSON."""


async def wait_for_first(ending: Sequence[Coroutine[Any, Any, None]], *beside: Coroutine[Any, Any, None]) -> None:
    """Run all until one of ``ending`` is over, then cancel the others; raise what went wrong in any."""
    watched = [asyncio.ensure_future(one) for one in ending]
    tasks = [*watched, *map(asyncio.ensure_future, beside)]
    try:
        await asyncio.wait(watched, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        results = await asyncio.gather(*tasks, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result


async def run_beside(name: str, work: Callable[[], T]) -> T:
    """Do work that takes a while on a thread of its own, which nobody waits for if the request ends before it."""
    worker = ThreadPoolExecutor(1, thread_name_prefix=name)
    try:
        return await asyncio.get_running_loop().run_in_executor(worker, work)
    finally:
        worker.shutdown(wait=False)


class Answer(ABC):
    """An ASGI application that answers one request by writing to a buffer, until its reader leaves."""

    ignored: Sequence[str] = ()
    """Names of what was ignored of the request."""

    async def __call__(self, _scope: Scope, receive: Receive, send: Send) -> None:
        buffer = SendBuffer(self.ignored)
        await wait_for_first([buffer.deliver(send), self._leaving(receive, buffer)], self._write(buffer))

    async def _leaving(self, receive: Receive, buffer: SendBuffer) -> None:
        """Wait until the other side has left; where it only says no more, signs tell (:mod:`app.serve.connections`)."""
        while (await receive())["type"] != "http.disconnect":
            for _ in range(_SIGNS):
                if buffer.begun:
                    buffer.add_last(self._sign())
                await asyncio.sleep(_BETWEEN_SIGNS_S)

    async def _write(self, buffer: SendBuffer) -> None:
        try:
            await self._reply(buffer)
        except Exception as error:
            if not buffer.begun:
                raise
            if not isinstance(error, ApiError):
                _log.error("a reply failed: %s", kind_and_place(error))
                error = our_mistake()
            buffer.add_last(self._failure(error))
        finally:
            buffer.end()

    @abstractmethod
    async def _reply(self, buffer: SendBuffer) -> None:
        """Write everything to ``buffer``.
        Raises ``ApiError`` if it cannot be done; told by the status, or by :meth:`_failure` once something was written.
        """

    @abstractmethod
    def _failure(self, error: ApiError) -> bytes:
        """Return how to tell of a failure after the answer had begun."""

    def _sign(self) -> bytes:
        """Return what says in a stream that there is more to come."""
        return COMMENT


class ReplyAnswer(Answer):
    """Answers one request with one or several replies."""

    def __init__(self, services: Services, request: ReplyRequest, writer: Writer) -> None:
        self._services = services
        self._request = request
        self._writer = writer
        self._notices: list[str] = []
        self.ignored = request.ignored
        self._has_models = self._is_open = False

    def _failure(self, error: ApiError) -> bytes:
        return self._writer.failure(error)

    def _sign(self) -> bytes:
        return self._writer.waiting() if self._request.stream else b""

    async def _reply(self, buffer: SendBuffer) -> None:
        if not self._request.stream:
            body = encoded(self._writer.whole(await self._replies(buffer)))
            buffer.begin("application/json", len(body), self._notices)
            buffer.add_last(body)
            return
        first_s = 0.0 if self._services.engine_queue.busy else FIRST_SIGN_S
        signs = asyncio.ensure_future(self._give_signs(buffer, first_s))
        try:
            await self._replies(buffer)
            buffer.add(self._writer.closing())
        finally:
            signs.cancel()

    async def _give_signs(self, buffer: SendBuffer, first_s: float) -> None:
        """Have a stream begin where its reply takes long to come. A refusal is then an event of it, and no status."""
        await asyncio.sleep(first_s)
        seen = -1 if self._has_models else buffer.added
        while True:
            if seen == buffer.added:
                self._begin(buffer)
                buffer.add_last(self._writer.waiting())
            seen = buffer.added
            await asyncio.sleep(NEXT_SIGN_S)

    async def _replies(self, buffer: SendBuffer) -> list[Trace]:
        services, request = self._services, self._request
        choice = services.registry.chosen(request.model, request.draft_model)
        async with services.registry.loaded(choice, request.keep_alive_s, request.context_tokens) as (loaded, turn):
            self._has_models = True
            self._writer.begin(choice, loaded, await turn.description())
            if request.biased_texts:
                request = request.with_tokens({text: await tokens_of_text(turn, text) for text in request.biased_texts})
            if request.gap is not None:
                request = await with_gap_prompts(request, request.gap, loaded, turn)
            commands = request.commands(choice, loaded, services.usual, services.defaults().memory_share)
            with ExitStack() as jobs:  # all are begun at once, and told one after the other
                replies = [jobs.enter_context(self._begun(turn, command)) for command in commands]
                return [await self._send_reply(groups, buffer) for groups in replies]

    @contextmanager
    def _begun(self, turn: EngineTurn, command: Generate) -> Iterator[EventGroups]:
        with (
            self._services.statistics.writing(command.max_tokens) as running,
            turn.job(command, running.follow) as groups,
        ):
            yield groups

    async def _send_reply(self, groups: EventGroups, buffer: SendBuffer) -> Trace:
        """Tell of one reply to its end. Raises ``ApiError`` if it could not be written."""
        async for group in groups:
            trace = self._send_together(group, buffer)
            if trace is not None:
                return trace
        raise ApiError(503, "The reply was ended by the server.")

    def _send_together(self, events: Sequence[Event], buffer: SendBuffer) -> Trace | None:
        """Send events as :meth:`_send_event` does, neighbouring rounds at once: most of what a token costs besides
        its computation is the same for several.
        """
        for is_round, group in groupby(events, key=lambda event: isinstance(event, RoundDone)):
            if is_round:
                self._tell_rounds([event.round for event in group if isinstance(event, RoundDone)], buffer)
                continue
            for event in group:
                if (trace := self._send_event(event, buffer)) is not None:
                    return trace
        return None

    def _send_event(self, event: Event, buffer: SendBuffer) -> Trace | None:
        writer, stream = self._writer, self._request.stream
        if isinstance(event, Failed):
            raise explained(event.error)
        if isinstance(event, Finished):
            self._services.statistics.add(event.trace)
            if event.trace.summary.finish_reason in CUT_SHORT:
                raise ApiError(503, "The reply was ended by the server.")
            if stream:
                self._open(buffer)
                buffer.add(writer.end(event.trace))
            return event.trace
        if isinstance(event, PrefillProgress):
            if stream:
                self._open(buffer)
                buffer.add(writer.progress(event))
        elif isinstance(event, Notice):
            self._notices.append(event.sentence)
        return None

    def _tell_rounds(self, rounds: Sequence[Round], buffer: SendBuffer) -> None:
        if self._request.stream:
            self._open(buffer)
            buffer.add(self._writer.rounds(rounds))

    def _open(self, buffer: SendBuffer) -> None:
        """Begin the reply: by now prompt, grammar and sampling were accepted. Not every server tells of the prompt."""
        if not self._is_open:
            self._is_open, is_late = True, buffer.begun
            self._begin(buffer)
            if is_late and self._writer.media_type == Writer.media_type:  # too late for a header
                buffer.add(b"".join(b": %s\n\n" % header_text(notice) for notice in self._notices))
            buffer.add(self._writer.opening())

    def _begin(self, buffer: SendBuffer) -> None:
        if not buffer.begun:
            buffer.begin(self._writer.media_type, notices=self._notices)


async def until_left(receive: Receive) -> None:
    """Wait until the other side has left."""
    while (await receive())["type"] != "http.disconnect":
        pass


async def while_waited_for(receive: Receive, work: Coroutine[Any, Any, T]) -> T:
    """Do work for a request whose body has been read, and return its result; end it if the other side leaves.
    Raises ``ApiError`` then, which nobody reads.
    """
    results: list[T] = []

    async def keep_result() -> None:
        results.append(await work)

    await wait_for_first([keep_result(), until_left(receive)])
    if not results:
        raise ApiError(400, "The request was broken off.")
    return results[0]


def encoded(value: Any) -> bytes:
    """Return JSON as it is sent: in UTF-8, without blanks."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False).encode("utf-8", "replace")


def server_event(value: Any, name: str | None = None) -> bytes:
    """Return an event for a stream of server-sent events."""
    head = b"" if name is None else f"event: {name}\n".encode()
    return head + b"data: " + encoded(value) + b"\n\n"
