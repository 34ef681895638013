"""The local API beside a window, as far as it needs no window: one engine, a person who goes first, a clean end."""

from __future__ import annotations

import http.client
import json
import socket
from collections.abc import Iterator
from datetime import datetime, timedelta

import pytest

from app.engine.commands import Generate, LoadPair, Message
from app.engine.events import ClientsChanged, Failed, Finished, Loaded, PairChanged, RoundDone
from app.errors import PortInUse
from app.paths import Paths
from app.references import STARTER_DRAFT, STARTER_TARGET
from app.serve.hosted import ApiKey, ListenOptions, ServerEnded, ServerListening
from app.settings import Settings
from app.speculation.settings import SamplingSettings
from app.speculation.trace import FinishReason
from tests.integration.serve.hosted_window import PATIENCE_S, STARTER, Window, ask, at_window, got, words_of

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


def test_other_models_are_loaded_when_asked_for_and_the_persons_come_back(window: Window) -> None:
    _, port = window.listening()
    assert words_of(ask(port, SHORT | {"model": "starter:q4_1"}))["model"] == "starter:q4_1"
    assert window.until(PairChanged) == PairChanged()
    finished = window.do(MINE)
    assert isinstance(finished, Finished)
    assert "F32" in finished.trace.summary.target
    assert window.shared.in_memory is not None
    assert window.shared.in_memory[0] == STARTER


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


def test_the_persons_question_comes_before_those_that_wait(window: Window) -> None:
    _, port = window.listening()
    running = ask(port, LONG)
    running.readline()
    waiting = [http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE_S) for _ in range(3)]
    for line in waiting:
        line.request("POST", "/v1/chat/completions", json.dumps(SHORT))
    while (event := window.until(ClientsChanged)) != ClientsChanged(running=True, waiting=3):
        pass
    job = window.submit(MINE)
    while not (event := window.until(ClientsChanged)).held_up:
        pass
    running.close()  # its client leaves
    while not isinstance(event := window.events.get(timeout=PATIENCE_S), Finished):
        assert not isinstance(event, ClientsChanged) or not event.running or event.held_up
    assert event.job == job
    window.person.heard(job)
    for line in waiting:
        words_of(line.getresponse())
        line.close()


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
