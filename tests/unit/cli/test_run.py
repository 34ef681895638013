"""Options of the command line reach the engine, and figures of servers are told as they told them."""

from __future__ import annotations

import argparse
from dataclasses import replace
from pathlib import Path

import pytest

from app.cli.arguments import parse
from app.cli.chat.actions import figures
from app.cli.run import LONGEST_WAIT_S, readout, replay, run, timed
from app.engine.commands import Generate, LoadPair, Message
from app.engine.port import EnginePort, EventSink
from app.errors import WorldError
from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode
from app.speculation.trace import CountSource, Summary, Trace
from app.traces.trace_files import TraceFileError, write_trace
from app.traces.trace_html import page_of
from tests.fakes.rounds import written
from tests.fakes.scripted_engine import ScriptedEngine


def commands_of(*arguments: str) -> tuple[LoadPair, Generate]:
    """Return the commands by which the engine was asked to load and to write."""
    engines_made: list[ScriptedEngine] = []

    def factory(sink: EventSink) -> EnginePort:
        engines_made.append(ScriptedEngine(sink))
        return engines_made[-1]

    assert run(parse(["run", "-m", "a.gguf", "-p", "Why?", *arguments]), factory) == 0
    load, generate = engines_made[0].commands
    assert isinstance(load, LoadPair)
    assert isinstance(generate, Generate)
    return load, generate


def test_how_models_are_loaded() -> None:
    load, _ = commands_of("-md", "b.gguf", "-c", "512", "-t", "3", "-ngl", "2", "-ngld", "1", "--mmproj", "p.gguf")
    assert load == LoadPair(
        "a.gguf", "b.gguf", context_tokens=512, threads=3, gpu_layers=2, draft_gpu_layers=1, projector="p.gguf",
        strict_draft=True,
    )  # fmt: skip


def test_how_a_reply_is_written() -> None:
    _, request = commands_of(
        "--system", "Be brief.", "--temp", "0.5", "--top-k", "7", "--top-p", "0.6", "--min-p", "0.02",
        "--typical", "0.9", "--repeat-penalty", "1.5", "--presence-penalty", "0.3", "--frequency-penalty", "0.4",
        "--seed", "9", "-n", "11", "--stop", "x", "--stop", "y", "--grammar", "root ::= [a-z]",
        "--draft-max", "6", "--draft-min", "2", "--draft-p-min", "0.25",
    )  # fmt: skip
    assert request == Generate(
        (Message("system", "Be brief."), Message("user", "Why?")),
        sampling=SamplingSettings(
            temperature=0.5, top_k=7, top_p=0.6, min_p=0.02, typical_p=0.9, repeat_penalty=1.5, presence_penalty=0.3,
            frequency_penalty=0.4, seed=9,
        ),
        drafting=DraftSettings(6, 2, 0.25), mode=SpeculationMode.AUTOMATIC, max_tokens=11, stop=("x", "y"),
        grammar="root ::= [a-z]",
    )  # fmt: skip
    _, request = commands_of("--raw", "--json-schema", "{}")
    assert (request.raw, request.messages, request.json_schema) == ("Why?", (), "{}")


@pytest.mark.parametrize(
    ("arguments", "own_layers", "guesses", "mode"),
    [
        ((), True, True, SpeculationMode.AUTOMATIC),
        (("--lookup",), False, True, SpeculationMode.LOOKUP),
        (("--no-draft",), False, False, SpeculationMode.OFF),
    ],
)
def test_who_guesses(arguments: tuple[str, ...], own_layers: bool, guesses: bool, mode: SpeculationMode) -> None:
    load, request = commands_of(*arguments)
    assert (load.guesses and load.own_layers, load.guesses, request.mode) == (own_layers, guesses, mode)


_TRACE = replace(written("A bicycle stays upright because the rider keeps steering it back."), question="Why?\x1b[2J")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "reply.json"
    write_trace(path, _TRACE)
    return path


def _options(*arguments: str) -> argparse.Namespace:
    return parse(["replay", *arguments])


def _waits(trace: Trace, speed: float) -> list[float]:
    return [seconds for seconds, _ in timed(trace.rounds, speed)]


def test_the_text_goes_to_standard_output_at_once_and_the_figures_to_standard_error(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert replay(_options(str(file)), wait=_not_called) == 0
    out, err = capsys.readouterr()
    assert out == _TRACE.summary.text + "\n"
    assert "starter:f32, helped by starter:q4_1" in err
    assert f"{_TRACE.summary.rounds} passes of the big model" in err


def test_colours_and_wrong_guesses_are_shown_where_asked(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    replay(_options(str(file), "--color", "always", "--show-rejected"))
    out, err = capsys.readouterr()
    assert "\x1b[32m" in out
    assert "\x1b[9;31m" in out
    assert "guessed wrong" in err


def test_it_waits_as_long_as_each_round_took(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    waited: list[float] = []
    replay(_options(str(file), "--speed", "2"), wait=waited.append)
    between = [(b.at_ms - a.at_ms) / 2000 for a, b in zip(_TRACE.rounds, _TRACE.rounds[1:], strict=False)]
    assert waited == pytest.approx(between)
    assert capsys.readouterr().out == _TRACE.summary.text + "\n"


def test_no_file_makes_it_wait_for_ever_or_go_back_in_time() -> None:
    first, second = replace(_TRACE.rounds[0], at_ms=1e9), replace(_TRACE.rounds[1], at_ms=0.0)
    late = replace(_TRACE.rounds[2], at_ms=1e12)
    assert _waits(Trace(_TRACE.summary, (first, second, late)), 1.0) == [0.0, 0.0, LONGEST_WAIT_S]
    assert _waits(Trace(_TRACE.summary, (first, second, late)), 0.0) == [0.0, 0.0, 0.0]
    assert _waits(Trace(_TRACE.summary, ()), 1.0) == []


def test_the_page_is_written_and_named(file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.html"
    assert replay(_options(str(file), "--html", str(page))) == 0
    assert page.read_text(encoding="utf-8") == page_of(_TRACE)
    assert capsys.readouterr().out == f"{page}\n"


def test_the_page_never_takes_the_traces_place(file: Path, tmp_path: Path) -> None:
    before = file.read_bytes()
    with pytest.raises(WorldError, match="Choose another name"):
        replay(_options(str(file), "--html", str(file)))
    with pytest.raises(WorldError, match="is a folder"):
        replay(_options(str(file), "--html", str(tmp_path)))
    assert file.read_bytes() == before


def test_what_is_no_trace_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    with pytest.raises(TraceFileError, match="No such file"):
        replay(_options(str(tmp_path / "absent.json"), "--html", str(page)))
    assert not page.exists()


def test_a_recorded_reply_that_is_not_there_is_told_with_those_that_are() -> None:
    with pytest.raises(WorldError, match=r"named sample:ode: there are .*sample:poem"):
        replay(_options("sample:ode"))


@pytest.mark.parametrize("speed", ["-1", "nan", "fast", "1e9"])
def test_a_speed_that_cannot_be_is_wrong_usage(speed: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        _options("x.json", "--speed", speed)
    assert end.value.code == 2
    assert "--speed" in capsys.readouterr().err


def _not_called(seconds: float) -> None:
    raise AssertionError(f"waited {seconds} s where nobody watches")


HERE = written("one two three four five six seven eight")
TOLD = replace(
    HERE.summary, machine="vLLM at 10.0.0.5:8000", accepted_tokens=3, rejected_tokens=1, drafted_tokens=4,
    acceptance_rate=0.75, acceptance_length=None,
)  # fmt: skip


def both(summary: Summary) -> tuple[str, str]:
    return "\n".join(readout(summary)), "\n".join(figures(Trace(summary, HERE.rounds)))


def test_what_a_server_does_not_tell_is_not_called_nothing() -> None:
    for text in both(replace(TOLD, counted_by=CountSource.UNKNOWN, acceptance_rate=None)):
        assert "this server does not tell" in text
        assert TOLD.machine is not None
        assert TOLD.machine in text
        assert "nothing was guessed" not in text
        assert "round" not in text
        assert "corrected" not in text


@pytest.mark.parametrize("source", [CountSource.TIMINGS, CountSource.METRICS, CountSource.STATS, CountSource.TOTALS])
def test_sums_are_told_without_rounds_that_nobody_counted(source: CountSource) -> None:
    for text in both(replace(TOLD, counted_by=source)):
        assert "75" in text
        assert "round" not in text
        assert "big model" not in text
        assert ("of all it wrote meanwhile" in text) == (source is CountSource.TOTALS)


def test_rounds_are_told_where_they_are_known() -> None:
    for text in both(HERE.summary):
        assert f"{HERE.summary.rounds} passes of the big model" in text
        assert "tokens a round" in text
