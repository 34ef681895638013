"""A line of 50 ms and 1 MB/s changes nothing but when words come; a cable that is pulled is told, and left at once."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.engine.commands import LoadPair
from app.engine.events import Cancelled, Finished, RoundDone, Waiting
from app.paths import Paths
from app.speculation.trace import FinishReason
from tests.fakes.slow_line import SlowLine, slow_line
from tests.integration.engine_probe import EngineProbe, question
from tests.integration.serve.server_probe import Running


@pytest.fixture
def probe(starter_paths: Paths) -> Iterator[EngineProbe]:
    with EngineProbe(starter_paths) as probe:
        yield probe


@pytest.fixture
def line(server: Running) -> Iterator[SlowLine]:
    with slow_line(server.port) as line:
        yield line


def _wait_for_silence(probe: EngineProbe) -> None:
    """Read events until one tells that nothing comes any more."""
    while not isinstance(event := probe.next_event(), Waiting):
        assert isinstance(event, RoundDone)


def test_a_long_thin_line_brings_the_same_reply_round_by_round(probe: EngineProbe, server: Running) -> None:
    with slow_line(server.port, delay_s=0.05, bytes_per_s=1e6) as line:
        probe.load(f"{line.url}#starter")
        *events, end = probe.do(question("Name three fruits.", tokens=24))
        assert isinstance(end, Finished)
        assert [event.round for event in events if isinstance(event, RoundDone)] == list(end.trace.rounds)
        written = server.summaries[-1]
        assert end.trace.summary.text == written.text
        assert end.trace.summary.decode_ms == written.decode_ms  # its own figures, without what the line takes
        assert line.passed_bytes > len(written.text)


def test_a_cable_pulled_in_mid_reply(probe: EngineProbe, line: SlowLine) -> None:
    probe.load(f"{line.url}#starter")
    job = probe.engine.submit(question("Count for ever.", tokens=120))
    for _ in range(2):
        while not isinstance(probe.next_event(), RoundDone):
            pass
    line.cut()
    _wait_for_silence(probe)
    probe.engine.cancel(job)
    end = probe.events_of(job)[-1]
    assert isinstance(end, Finished)
    assert end.trace.summary.finish_reason is FinishReason.CANCELLED
    assert len(end.trace.rounds) >= 2
    line.mend()
    assert probe.ask("Name three fruits.", tokens=3).summary.generated_tokens == 3


def test_a_connection_that_died_between_two_replies(probe: EngineProbe, line: SlowLine) -> None:
    probe.load(f"{line.url}#starter")
    probe.ask("Hello.", tokens=2)
    line.cut()  # both sides still hold it open
    job = probe.engine.submit(question("Hello.", tokens=2))
    _wait_for_silence(probe)
    probe.engine.cancel(job)
    end = probe.events_of(job)[-1]
    assert isinstance(end, Finished)
    assert not end.trace.rounds
    again = probe.engine.submit(LoadPair(f"{line.url}#starter"))  # a new connection, with nobody at its other end
    _wait_for_silence(probe)
    probe.engine.cancel(again)
    assert isinstance(probe.events_of(again)[-1], Cancelled)
