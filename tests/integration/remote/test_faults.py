"""After any fault of a server, or on a slow line, there is a sentence, what came is kept, and Stop leaves at once."""

from __future__ import annotations

import socket
import ssl
import subprocess
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engine.commands import LoadPair
from app.engine.events import Cancelled, Failed, Finished, Notice, RoundDone, Waiting
from app.paths import Paths
from app.speculation.trace import FinishReason
from app.traces.continuation import can_continue
from tests.fakes.model_server import Answer, ModelServer, Reply, answering, as_json, free_port, piece, stream
from tests.fakes.slow_line import SlowLine, slow_line
from tests.integration.engine_probe import EngineProbe, question
from tests.integration.serve.server_probe import Running

MODELS = as_json({"object": "list", "data": [{"id": "tiny", "object": "model", "owned_by": "someone"}]})


def openai(chat: Answer) -> dict[str, Answer]:
    return {"/v1/models": MODELS, "/v1/chat/completions": chat}


def _end(probe: EngineProbe, server: ModelServer) -> list[object]:
    probe.load(f"{server.url}#tiny")
    return list(probe.do(question("Hello.")))


def test_an_address_at_which_nobody_answers_is_named(probe: EngineProbe) -> None:
    port = free_port()
    assert f"Nothing answers at 127.0.0.1:{port}" in probe.refused(LoadPair(f"http://127.0.0.1:{port}#a"))
    assert "There is no computer named nowhere.invalid" in probe.refused(LoadPair("http://nowhere.invalid:8087#a"))
    assert "This is no address of a server" in probe.refused(LoadPair("http://:80#a"))


def test_plain_http_where_https_was_asked_for(probe: EngineProbe) -> None:
    with answering({}) as server:
        assert "does not speak https" in probe.refused(LoadPair(f"https://127.0.0.1:{server.port}#a"))


def test_a_certificate_that_nobody_vouches_for_is_never_taken(probe: EngineProbe, tmp_path: Path) -> None:
    certificate, key = tmp_path / "certificate.pem", tmp_path / "key.pem"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=127.0.0.1",
         "-keyout", str(key), "-out", str(certificate)],
        check=True, capture_output=True,
    )  # fmt: skip
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    heard: list[bytes] = []
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def accept() -> None:
            connection, _ = listening.accept()
            with connection:
                try:
                    with context.wrap_socket(connection, server_side=True) as encrypted:
                        heard.append(encrypted.recv(1024))
                except OSError:
                    pass

        thread = threading.Thread(target=accept)
        thread.start()
        sentence = probe.refused(LoadPair(f"https://127.0.0.1:{listening.getsockname()[1]}#a"))
        thread.join()
    assert "cannot be trusted" in sentence
    assert "SSL_CERT_FILE" in sentence
    assert not any(heard)


def test_a_page_in_place_of_a_server_of_models(probe: EngineProbe) -> None:
    page = Reply(content=b"<html>Sign in</html>", kind="text/html")
    paths = (
        "/draftlight/about", "/props", "/api/version", "/api/tags", "/version", "/api/v0/models", "/v1/models",
        "/models",
    )  # fmt: skip
    with answering(dict.fromkeys(paths, page)) as server:
        assert "makes no sense" in probe.refused(LoadPair(f"{server.url}#a"))


def test_a_redirect_is_named_and_the_key_stays(probe: EngineProbe, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DRAFTLIGHT_REMOTE_KEY", "open sesame")
    with answering({}) as elsewhere:
        moved = Reply(307, headers={"location": f"{elsewhere.url}/v1/chat/completions"})
        locked = as_json({"error": {"message": "Invalid API Key"}}, 401)
        with answering({"/draftlight/about": locked, **openai(moved)}) as server:
            # A key is shown only once it was asked for.
            server.answers["/draftlight/about"] = lambda request: (
                as_json({}, 404) if request.headers.get("authorization") else locked
            )
            probe.load(f"{server.url}#tiny")
            end = probe.do(question("Hello."))[-1]
            assert isinstance(end, Failed)
            assert "sends on to another address" in end.error.sentence
            assert server.requests_to("/draftlight/about")[0].headers.get("authorization") is None
            assert server.requests_to("/v1/chat/completions")[0].headers["authorization"] == "Bearer open sesame"
        assert not elsewhere.requests


@pytest.mark.parametrize(
    ("answer", "sentence"),
    [
        (as_json({"error": {"message": "No such model: tiny"}}, 404), "has no model named tiny"),
        (as_json({"error": {"message": "Invalid key"}}, 401), "asks for a key"),
        (as_json({"error": "overloaded"}, 503), "is not ready. It says: “overloaded.”"),
        (as_json({"error": {"message": "Slow down"}}, 429, retry_after="3600"), "asks to wait 3600 seconds"),
        (as_json({"error": {"message": "long", "code": "context_length_exceeded"}}, 400), "does not fit the context"),
        (as_json({"detail": "top_p must be above 0"}, 422), "refuses this request (error 422). It says: “top_p must"),
        (Reply(500, b"<html>oops</html>", "text/html"), "failed with error 500."),
        (stream([b"data: {nonsense\n\n"]), "makes no sense"),
        (stream([{"choices": "none"}]), "makes no sense"),
        (stream([b'data: ["a list"]\n\n']), "makes no sense"),
        (stream([], done=False), "broke off"),
        (stream([{"error": {"message": "out of memory", "code": 500}}]), "error 500. It says: “out of memory.”"),
        (stream([{"error": {"message": "the engine died"}}]), "gave up. It says: “the engine died.”"),
    ],
    ids=str,
)  # fmt: skip
def test_a_reply_that_is_refused_or_nonsense(probe: EngineProbe, answer: Reply, sentence: str) -> None:
    with answering(openai(answer)) as server:
        *_, end = _end(probe, server)
        assert isinstance(end, Failed)
        assert sentence in end.error.sentence
        assert end.error.sentence.count("\n") == 0


def test_a_server_that_asks_to_wait_a_little_is_asked_again(probe: EngineProbe) -> None:
    answers = iter([as_json({"error": "busy"}, 503, retry_after="1"), stream([piece("Hi"), piece("", "stop")])])
    with answering(openai(lambda _: next(answers))) as server:
        *events, end = _end(probe, server)
        assert isinstance(end, Finished)
        assert end.trace.summary.text == "Hi"
        assert any("asks to wait" in event.sentence for event in events if isinstance(event, Waiting))


def test_a_stream_that_breaks_keeps_its_text_and_can_go_on(probe: EngineProbe) -> None:
    with answering(openai(stream([piece("Once upon"), piece(" a time")], breaks=True))) as server:
        *events, end = _end(probe, server)
        assert isinstance(end, Finished)
        assert end.trace.summary.text == "Once upon a time"
        assert end.trace.summary.finish_reason is FinishReason.BROKEN
        assert can_continue(end.trace)
        (notice,) = [event for event in events if isinstance(event, Notice)]
        assert "broke off" in notice.sentence
        server.answers["/v1/chat/completions"] = stream([piece(" there was"), piece("", "stop")])
        going_on = probe.ask("Hello.", "Once upon a time")
        assert going_on.summary.text == " there was"
        assert server.requests[-1].body["messages"][-1] == {"role": "assistant", "content": "Once upon a time"}


def test_a_server_that_gives_up_in_the_middle_costs_no_words(probe: EngineProbe) -> None:
    with answering(openai(stream([piece("Once upon"), {"error": {"message": "no more", "code": 400}}]))) as server:
        *events, end = _end(probe, server)
        assert isinstance(end, Finished)
        assert end.trace.summary.text == "Once upon"
        assert end.trace.summary.finish_reason is FinishReason.BROKEN
        assert [event for event in events if isinstance(event, Notice) and "no more" in event.sentence]


def test_one_piece_without_end_is_left(probe: EngineProbe) -> None:
    flood = b'data: {"choices": [{"delta": {"content": "' + b"a" * 100_000_000
    with answering(openai(stream([piece("Once"), flood], holds=True))) as server:
        *_, end = _end(probe, server)
        assert isinstance(end, Finished)
        assert end.trace.summary.text == "Once"
        assert end.trace.summary.finish_reason is FinishReason.BROKEN


def test_a_list_of_models_without_end_is_left(probe: EngineProbe) -> None:
    flood = Reply(content=b'{"data": "' + b"a" * 20_000_000 + b'"}')
    with answering({"/draftlight/about": flood}) as server:
        assert "MB in one piece" in probe.refused(LoadPair(f"{server.url}#tiny"))


@pytest.mark.usefixtures("silence_is_soon_told")
def test_silence_is_told_and_left_at_once(probe: EngineProbe) -> None:
    with answering(openai(stream([piece("Once")], holds=True))) as server:
        probe.load(f"{server.url}#tiny")
        job = probe.engine.submit(question("Hello."))
        while not isinstance(event := probe.next_event(), Waiting):
            assert isinstance(event, RoundDone)
        assert "has been silent for" in event.sentence
        probe.engine.cancel(job)
        end = probe.events_of(job)[-1]
        assert isinstance(end, Finished)
        assert end.trace.summary.finish_reason is FinishReason.CANCELLED
        assert end.trace.summary.text == "Once"
        assert server.was_left.wait(30)


def test_a_silent_load_is_left_at_once(probe: EngineProbe) -> None:
    with answering({"/draftlight/about": Reply(holds=True)}) as server:
        job = probe.engine.submit(LoadPair(f"{server.url}#tiny"))
        assert server.holding.wait(30)
        probe.engine.cancel(job)
        assert isinstance(probe.events_of(job)[-1], Cancelled)
        assert server.was_left.wait(30)


@pytest.mark.usefixtures("silence_is_soon_told")
def test_a_silent_load_is_told_before_it_is_given_up(probe: EngineProbe) -> None:
    with answering({"/draftlight/about": Reply(holds=True)}) as server:
        job = probe.engine.submit(LoadPair(f"{server.url}#tiny"))
        assert isinstance(probe.next_event(), Waiting)
        probe.engine.cancel(job)
        assert isinstance(probe.events_of(job)[-1], Cancelled)


@pytest.fixture
def starter(starter_paths: Paths) -> Iterator[EngineProbe]:
    with EngineProbe(starter_paths) as starter:
        yield starter


@pytest.fixture
def line(server: Running) -> Iterator[SlowLine]:
    with slow_line(server.port) as line:
        yield line


def _wait_for_silence(starter: EngineProbe) -> None:
    """Read events until one tells that nothing comes any more."""
    while not isinstance(event := starter.next_event(), Waiting):
        assert isinstance(event, RoundDone)


def test_a_long_thin_line_brings_the_same_reply_round_by_round(starter: EngineProbe, server: Running) -> None:
    with slow_line(server.port, delay_s=0.05, bytes_per_s=1e6) as line:
        starter.load(f"{line.url}#starter")
        *events, end = starter.do(question("Name three fruits.", tokens=24))
        assert isinstance(end, Finished)
        assert [event.round for event in events if isinstance(event, RoundDone)] == list(end.trace.rounds)
        written = server.summaries[-1]
        assert end.trace.summary.text == written.text
        assert end.trace.summary.decode_ms == written.decode_ms  # its own figures, without what the line takes
        assert line.passed_bytes > len(written.text)


@pytest.mark.usefixtures("silence_is_soon_told")
def test_a_cable_pulled_in_mid_reply(starter: EngineProbe, line: SlowLine) -> None:
    starter.load(f"{line.url}#starter")
    job = starter.engine.submit(question("Count for ever.", tokens=120))
    for _ in range(2):
        while not isinstance(starter.next_event(), RoundDone):
            pass
    line.cut()
    _wait_for_silence(starter)
    starter.engine.cancel(job)
    end = starter.events_of(job)[-1]
    assert isinstance(end, Finished)
    assert end.trace.summary.finish_reason is FinishReason.CANCELLED
    assert len(end.trace.rounds) >= 2
    line.mend()
    assert starter.ask("Name three fruits.", tokens=3).summary.generated_tokens == 3


@pytest.mark.usefixtures("silence_is_soon_told")
def test_a_connection_that_died_between_two_replies(starter: EngineProbe, line: SlowLine) -> None:
    starter.load(f"{line.url}#starter")
    starter.ask("Hello.", tokens=2)
    line.cut()  # both sides still hold it open
    job = starter.engine.submit(question("Hello.", tokens=2))
    _wait_for_silence(starter)
    starter.engine.cancel(job)
    end = starter.events_of(job)[-1]
    assert isinstance(end, Finished)
    assert not end.trace.rounds
    again = starter.engine.submit(LoadPair(f"{line.url}#starter"))  # a new connection, with nobody at its other end
    _wait_for_silence(starter)
    starter.engine.cancel(again)
    assert isinstance(starter.events_of(again)[-1], Cancelled)
