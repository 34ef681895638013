"""The local API beside a window, as far as it needs no window: one engine, a person who goes first, a clean end."""

from __future__ import annotations

import http.client
import json
import queue
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import datetime, timedelta

import pytest

from app.engine.commands import Generate, LoadPair, Message
from app.engine.engine import Engine
from app.engine.events import ClientsChanged, Event, Failed, Finished, Loaded, PairChanged, RoundDone
from app.engine.sharing.shared_engine import SharedEngine
from app.errors import PortInUse
from app.models.library.model_library import Library
from app.paths import Paths
from app.references import STARTER_DRAFT, STARTER_TARGET
from app.remote.worker import remote_workers
from app.serve.hosted import ApiKey, HostedServer, ListenOptions, ServerEnded, ServerListening
from app.settings import Settings
from app.speculation.settings import SamplingSettings
from app.speculation.trace import FinishReason
from tests.fakes.model_server import ModelServer, answering, as_json, piece, stream

PATIENCE_S = 120
STARTER = LoadPair(STARTER_TARGET, STARTER_DRAFT, parallel=1)


class Window:
    """A window's part towards the engine and the local API, without its widgets."""

    def __init__(self, paths: Paths, settings: Settings) -> None:
        self.paths, self.settings = paths, settings
        settings.set("parallel", 1)  # who waits is the subject of many tests
        self.events: queue.SimpleQueue[Event] = queue.SimpleQueue()
        self.reported: queue.SimpleQueue[ServerListening | ServerEnded] = queue.SimpleQueue()
        self.shared = SharedEngine(lambda sink: Engine(sink, Library(paths), remote_workers()))
        self.person = self.shared.person(self.events.put)
        self.servers: list[HostedServer] = []
        self.jobs: list[int] = []

    def reset(self) -> None:
        """End the servers and replies of a test, and let the next one start with the person's pair and no news."""
        for server in self.servers:
            server.stop()
            server.join()
        for job in self.jobs:
            self.person.cancel(job)
            self.person.heard(job)
        self.servers, self.jobs = [], []
        if self.shared.in_memory is None or self.shared.in_memory[0] != STARTER:
            self.do(STARTER)
        self.heard()
        while not self.reported.empty():
            self.reported.get()

    def submit(self, command: LoadPair | Generate) -> int:
        self.jobs.append(self.person.submit(command))
        return self.jobs[-1]

    def until(self, kind: type[Event]) -> Event:
        while not isinstance(event := self.events.get(timeout=PATIENCE_S), kind):
            pass
        return event

    def heard(self) -> list[Event]:
        """Return what was told since."""
        events_heard = []
        while not self.events.empty():
            events_heard.append(self.events.get())
        return events_heard

    def serve(self, options: ListenOptions, pair: LoadPair | None = STARTER) -> HostedServer:
        server = HostedServer(
            options, self.settings, pair, paths=self.paths, make_client=self.shared.client, tell=self.reported.put
        )
        self.servers.append(server)
        server.start()
        return server

    def listening(self, pair: LoadPair | None = STARTER) -> tuple[HostedServer, int]:
        server = self.serve(ListenOptions(port=0), pair)
        event = self.reported.get(timeout=PATIENCE_S)
        assert isinstance(event, ServerListening)
        return server, int(event.address.rpartition(":")[2])

    def do(self, command: LoadPair | Generate) -> Event:
        job = self.submit(command)
        while (event := self.until(Loaded if isinstance(command, LoadPair) else Finished)).job != job:
            pass
        self.person.heard(job)
        return event


@contextmanager
def at_window(paths: Paths, settings: Settings) -> Iterator[Window]:
    window = Window(paths, settings)
    try:
        yield window
    finally:
        for server in window.servers:
            server.stop()
        window.person.close()
        for server in window.servers:
            server.join()


def ask(port: int, body: object, path: str = "/v1/chat/completions", **headers: str) -> http.client.HTTPResponse:
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)
    connection.request("POST", path, json.dumps(body), {**headers, "Connection": "close"})
    return connection.getresponse()


def got(port: int, path: str) -> dict:
    """Return what the server at ``port`` says at ``path``."""
    connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)
    try:
        connection.request("GET", path)
        return json.loads(connection.getresponse().read())
    finally:
        connection.close()


def words_of(answer: http.client.HTTPResponse) -> dict:
    content = json.loads(answer.read())
    assert answer.status == 200, content
    return content


LONG = {
    "messages": [{"role": "user", "content": "Tell me a very long story."}], "max_tokens": 3000, "temperature": 1,
    "seed": 5, "stream": True,
}  # fmt: skip
SHORT = {"messages": [{"role": "user", "content": "Say something."}], "max_tokens": 3, "seed": 1}
MINE = Generate((Message("user", "Hello"),), sampling=SamplingSettings(temperature=0), max_tokens=4)


@pytest.fixture(scope="module")
def open_window(starter_paths: Paths, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Window]:
    with at_window(starter_paths, Settings(tmp_path_factory.mktemp("settings") / "settings.json")) as one:
        yield one


@pytest.fixture
def window(open_window: Window) -> Iterator[Window]:
    """The window of this file, with the starter pair loaded and no server."""
    open_window.reset()
    yield open_window
    open_window.reset()


def test_other_programs_get_the_pair_that_the_window_has(window: Window) -> None:
    _, port = window.listening()
    for model in ({}, {"model": "starter"}, {"model": STARTER_TARGET}):
        assert words_of(ask(port, SHORT | model))["model"] == "starter"
    window.do(MINE)
    assert not [event for event in window.heard() if isinstance(event, PairChanged)]


def test_a_window_that_chooses_its_own_address_is_told_so_and_waits_for_nobody(window: Window) -> None:
    _, port = window.listening()
    window.submit(LoadPair(f"http://127.0.0.1:{port}#starter"))
    failed = window.until(Failed)
    assert isinstance(failed, Failed)
    assert "this window's own address" in failed.error.sentence
    assert isinstance(window.do(STARTER), Loaded)


def test_the_windows_pair_is_loaded_for_others_as_the_window_would(window: Window) -> None:
    pair = LoadPair(STARTER_TARGET, STARTER_DRAFT, context_tokens=512)
    _, port = window.listening(pair)
    words_of(ask(port, SHORT))
    assert window.until(PairChanged) == PairChanged()
    event = window.until(PairChanged)
    assert isinstance(event, PairChanged)
    assert event.pair == pair
    assert event.loaded is not None
    assert event.loaded.context_tokens == 512


def test_to_ask_what_is_loaded_loads_nothing_else(window: Window) -> None:
    _, port = window.listening()
    words_of(ask(port, {"model": "starter:q4_1", "keep_alive": -1}, "/api/generate"))
    window.do(STARTER)
    window.heard()
    assert got(port, "/props")["model_alias"] == "starter"
    assert got(port, "/draftlight/about")["in_use"] == "starter"
    assert [model["name"] for model in got(port, "/api/ps")["models"]] == ["starter"]
    assert window.shared.in_memory is not None
    assert window.shared.in_memory[0] == STARTER
    assert not [event for event in window.heard() if isinstance(event, PairChanged)]
    words_of(ask(port, {"prompt": "", "options": {"num_ctx": 5000}, "keep_alive": 900}, "/api/generate"))
    (before,) = got(port, "/api/ps")["models"]
    assert got(port, "/props")["default_generation_settings"]["n_ctx"] == 5000
    (after,) = got(port, "/api/ps")["models"]
    assert before["context_length"] == after["context_length"] == 5000
    moments = [datetime.fromisoformat(model["expires_at"]) for model in (before, after)]
    assert moments[1] - moments[0] < timedelta(seconds=60)  # they leave when they would have left


def test_a_client_does_not_take_the_windows_models_out_of_memory(window: Window) -> None:
    _, port = window.listening()
    words_of(ask(port, {"model": "starter", "prompt": "", "keep_alive": 0}, "/api/generate"))
    words_of(ask(port, {"model": "starter", "messages": SHORT["messages"], "stream": False, "keep_alive": 0,
                        "options": {"num_predict": 2}}, "/api/chat"))  # fmt: skip
    words_of(ask(port, SHORT))
    assert window.shared.in_memory is not None
    assert not [event for event in window.heard() if isinstance(event, PairChanged)]


def test_what_other_programs_had_loaded_leaves_when_they_say(window: Window) -> None:
    _, port = window.listening()
    words_of(ask(port, {"model": "starter:q4_1", "keep_alive": -1}, "/api/generate"))
    while (event := window.until(PairChanged)) == PairChanged():
        pass
    assert event.pair == LoadPair("starter:q4_1", strict_draft=True, parallel=1)
    words_of(ask(port, {"model": "starter:q4_1", "keep_alive": 0}, "/api/generate"))
    assert window.until(PairChanged) == PairChanged()
    assert window.shared.in_memory is None


def test_the_person_ends_what_runs_and_its_client_hears_of_it(window: Window) -> None:
    _, port = window.listening()
    running = ask(port, LONG)
    running.readline()
    job = window.submit(MINE)
    window.person.stop_client()
    rest = running.read().decode()
    assert "error" in rest
    assert "ended" in rest
    finished = window.until(Finished)
    assert finished.job == job


def _end_in_the_middle_of_a_reply(window: Window, *, engine_first: bool) -> None:
    server, port = window.listening()
    running = ask(port, LONG)
    running.readline()
    if engine_first:
        window.person.close()
    server.stop()
    assert "error" in running.read().decode()
    assert window.reported.get(timeout=PATIENCE_S) == ServerEnded()
    server.join()
    with pytest.raises(ConnectionRefusedError):
        socket.create_connection(("127.0.0.1", port), timeout=PATIENCE_S)


def test_the_end_of_a_server_in_the_middle_of_a_reply_is_clean(window: Window) -> None:
    _end_in_the_middle_of_a_reply(window, engine_first=False)
    finished = window.do(MINE)
    assert isinstance(finished, Finished)
    assert finished.trace.summary.finish_reason is not FinishReason.CANCELLED


def test_the_end_of_a_window_in_the_middle_of_a_reply_is_clean(starter_paths: Paths, tmp_path) -> None:
    with at_window(starter_paths, Settings(tmp_path / "settings.json")) as window:
        _end_in_the_middle_of_a_reply(window, engine_first=True)


def test_a_reply_of_the_window_goes_on_when_the_server_ends(window: Window) -> None:
    server, port = window.listening()
    # Long enough that it still runs when all of this has happened, on a slow machine too.
    job = window.submit(
        Generate((Message("user", "Tell me a very long story."),), sampling=SamplingSettings(temperature=1, seed=5))
    )
    window.until(RoundDone)
    line = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S)
    line.request("POST", "/v1/chat/completions", json.dumps(SHORT))
    while window.until(ClientsChanged) != ClientsChanged(waiting=1):
        pass
    server.stop()
    assert line.getresponse().status == 503
    line.close()
    assert window.reported.get(timeout=PATIENCE_S) == ServerEnded()
    assert not [event for event in window.heard() if isinstance(event, Finished | Failed)]
    assert window.until(RoundDone).job == job
    window.person.cancel(job)
    assert window.until(Finished).job == job


def test_a_port_in_use_is_said_with_one_that_is_free(window: Window) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        window.serve(ListenOptions(port=port))
        event = window.reported.get(timeout=PATIENCE_S)
        assert isinstance(event, ServerEnded)
        assert isinstance(event.problem, PortInUse)
        assert event.free_port is not None
        assert event.free_port > port


def test_who_is_stopped_before_it_listens_ends_too(window: Window) -> None:
    for _ in range(3):
        server = window.serve(ListenOptions(port=0))
        server.stop()
        server.join()
        ends = [window.reported.get(timeout=PATIENCE_S)]
        if isinstance(ends[0], ServerListening):
            ends.append(window.reported.get(timeout=PATIENCE_S))
        assert ends[-1] == ServerEnded()


def test_a_key_is_kept_private_and_can_be_made_anew(window: Window, tmp_path) -> None:
    paths = Paths.at(tmp_path)
    key = ApiKey(paths).get()
    assert ApiKey(paths).get() == key
    assert paths.api_key.stat().st_mode & 0o077 == 0
    new = ApiKey(paths).renew()
    assert ApiKey(paths).get() == new != key
    paths.api_key.write_text("short")
    assert len(ApiKey(paths).get()) >= 32
    window.serve(ListenOptions(port=0, key=new))
    event = window.reported.get(timeout=PATIENCE_S)
    assert isinstance(event, ServerListening)
    port = int(event.address.rpartition(":")[2])
    assert ask(port, SHORT).status == 401
    assert ask(port, SHORT, Authorization=f"Bearer {key}").status == 401
    assert ask(port, SHORT, Authorization=f"Bearer {new}").status == 200


def test_what_is_chosen_in_the_window_holds_for_who_does_not_say(window: Window, tmp_path) -> None:
    server, port = window.listening()
    assert words_of(ask(port, SHORT | {"max_tokens": 12}))["timings"].get("draft_n", 0) > 0
    settings = Settings(tmp_path / "settings.json")
    settings.set("mode", "off")
    server.follow(settings, STARTER)
    assert words_of(ask(port, SHORT | {"max_tokens": 12}))["timings"].get("draft_n", 0) == 0


USAGE = {"choices": [], "usage": {"prompt_tokens": 9, "completion_tokens": 5}}
ASKED = {"messages": [{"role": "user", "content": "Hello"}], "max_tokens": 8}
WEATHER = {"type": "function", "function": {"name": "weather", "parameters": {"type": "object"}}}


@pytest.fixture
def far() -> Iterator[ModelServer]:
    models = as_json({"object": "list", "data": [{"id": "org/big:latest"}]})
    reply = stream([piece("The sky "), piece("is blue."), piece("", "stop"), USAGE])
    with answering({"/v1/models": models, "/v1/chat/completions": reply}) as server:
        yield server


@pytest.fixture
def port(far: ModelServer, tmp_path) -> Iterator[int]:
    """Return the address at which the window answers other programs."""
    with at_window(Paths.at(tmp_path), Settings(tmp_path / "settings.json")) as window:
        yield _listening(window, LoadPair(f"{far.url}#org/big:latest"))


def _listening(window: Window, pair: LoadPair) -> int:
    window.do(pair)
    return window.listening(pair)[1]


def test_the_model_is_listed_by_its_name_and_not_by_where_it_is(port: int, far: ModelServer) -> None:
    lists = [got(port, path) for path in ("/v1/models", "/api/tags", "/props", "/draftlight/about")]
    assert lists[0]["data"][0]["id"] == lists[1]["models"][0]["name"] == lists[2]["model_alias"] == "org/big:latest"
    shown = words_of(ask(port, {"model": "org/big"}, "/api/show"))
    assert shown["model_info"] == {"general.name": "org/big:latest", "general.basename": "org/big:latest"}
    assert str(far.port) not in json.dumps([*lists, shown])


@pytest.mark.parametrize("model", [{}, {"model": "org/big"}])
def test_a_reply_is_the_servers_whole_and_as_a_stream(port: int, far: ModelServer, model: dict) -> None:
    whole = words_of(ask(port, ASKED | model | {"logit_bias": {"7": -1}}))
    assert whole["choices"][0]["message"]["content"] == "The sky is blue."
    assert whole["usage"]["prompt_tokens"] == 9
    streamed = ask(port, ASKED | model | {"stream": True})
    assert streamed.status == 200
    lines = [line[6:] for line in streamed.read().decode().splitlines() if line.startswith("data: {")]
    deltas = [chunk["choices"][0]["delta"] for chunk in map(json.loads, lines) if chunk["choices"]]
    assert "".join(delta.get("content") or "" for delta in deltas) == "The sky is blue."
    assert len(far.requests_to("/v1/chat/completions")) == 2


def test_a_stream_begins_as_its_api_has_it_where_nothing_is_told_of_the_prompt(port: int, far: ModelServer) -> None:
    def events(path: str, body: dict = ASKED) -> list[dict]:
        lines = ask(port, body | {"stream": True}, path).read().decode().splitlines()
        return [json.loads(line[6:]) for line in lines if line.startswith("data: {")]

    message = events("/v1/messages")
    assert message[0]["type"] == "message_start"
    assert message[0]["message"]["role"] == "assistant"
    assert [event["type"] for event in message].count("message_start") == 1
    chat = events("/v1/chat/completions")
    assert chat[0]["choices"][0]["delta"]["role"] == "assistant"
    assert not any("role" in chunk["choices"][0]["delta"] for chunk in chat[1:])
    far.answers["/v1/completions"] = stream([{"choices": [{"index": 0, "text": " blue", "finish_reason": "stop"}]}])
    text = events("/v1/completions", {"prompt": "The sky is", "echo": True, "max_tokens": 8})
    assert "".join(chunk["choices"][0]["text"] for chunk in text) == "The sky is blue"


def test_tools_are_described_and_calls_are_read(port: int, far: ModelServer) -> None:
    call = '<tool_call>\n{"name": "weather", "arguments": {"city": "Oslo"}}\n</tool_call>'
    far.answers["/v1/chat/completions"] = stream([piece(call), piece("", "stop")])
    answer = words_of(ask(port, ASKED | {"tools": [WEATHER]}))
    (called,) = answer["choices"][0]["message"]["tool_calls"]
    assert called["function"]["name"] == "weather"
    sent = far.requests[-1].body["messages"]
    assert [turn["role"] for turn in sent] == ["system", "user"]
    assert '"weather"' in sent[0]["content"]
    turns = [
        *ASKED["messages"],
        {"role": "assistant", "content": "", "tool_calls": [called]},
        {"role": "tool", "tool_call_id": called["id"], "content": "4 °C"},
    ]
    words_of(ask(port, ASKED | {"messages": turns, "tools": [WEATHER]}))
    assert [turn["role"] for turn in far.requests[-1].body["messages"]] == ["system", "user", "assistant", "user"]
    refused = ask(port, ASKED | {"tools": [WEATHER], "tool_choice": "required"})
    assert refused.status == 400
    assert "not be obliged to call one" in json.loads(refused.read())["error"]["message"]


def test_what_only_the_server_knows_is_refused_with_a_sentence(port: int) -> None:
    answer = ask(port, {"content": "Hello"}, "/tokenize")
    assert answer.status == 400
    assert "not asked how it splits" in json.loads(answer.read())["error"]["message"]
