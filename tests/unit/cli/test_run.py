"""Options of the command line reach the engine."""

from __future__ import annotations

import pytest

from app.cli.arguments import parse
from app.cli.run import run
from app.engine.commands import Generate, LoadPair, Message
from app.engine.port import EnginePort, EventSink
from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode
from tests.fakes.scripted_engine import ScriptedEngine


def commands_of(*arguments: str) -> tuple[LoadPair, Generate]:
    """Return the commands by which the engine was asked to load and to write."""
    made: list[ScriptedEngine] = []

    def factory(sink: EventSink) -> EnginePort:
        made.append(ScriptedEngine(sink))
        return made[-1]

    assert run(parse(["run", "-m", "a.gguf", "-p", "Why?", *arguments]), factory) == 0
    load, generate = made[0].commands
    assert isinstance(load, LoadPair)
    assert isinstance(generate, Generate)
    return load, generate


def test_how_models_are_loaded() -> None:
    load, _ = commands_of("-md", "b.gguf", "-c", "512", "-t", "3", "-ngl", "2", "-ngld", "1", "--mmproj", "p.gguf")
    assert load == LoadPair(
        "a.gguf", "b.gguf", context_tokens=512, threads=3, gpu_layers=2, draft_gpu_layers=1, projector="p.gguf",
        strict_draft=True,
    )  # fmt: skip
    assert not commands_of("--no-draft")[0].guesses
    assert not commands_of("--lookup")[0].own_layers


def test_how_a_reply_is_written() -> None:
    _, asked = commands_of(
        "--system", "Be brief.", "--temp", "0.5", "--top-k", "7", "--top-p", "0.6", "--min-p", "0.02",
        "--typical", "0.9", "--repeat-penalty", "1.5", "--presence-penalty", "0.3", "--frequency-penalty", "0.4",
        "--seed", "9", "-n", "11", "--stop", "x", "--stop", "y", "--grammar", "root ::= [a-z]",
        "--draft-max", "6", "--draft-min", "2", "--draft-p-min", "0.25",
    )  # fmt: skip
    assert asked == Generate(
        (Message("system", "Be brief."), Message("user", "Why?")),
        sampling=SamplingSettings(
            temperature=0.5, top_k=7, top_p=0.6, min_p=0.02, typical_p=0.9, repeat_penalty=1.5, presence_penalty=0.3,
            frequency_penalty=0.4, seed=9,
        ),
        drafting=DraftSettings(6, 2, 0.25), mode=SpeculationMode.AUTOMATIC, max_tokens=11, stop=("x", "y"),
        grammar="root ::= [a-z]",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("arguments", "mode"),
    [((), SpeculationMode.AUTOMATIC), (("--lookup",), SpeculationMode.LOOKUP), (("--no-draft",), SpeculationMode.OFF)],
)
def test_who_guesses(arguments: tuple[str, ...], mode: SpeculationMode) -> None:
    assert commands_of(*arguments)[1].mode is mode


def test_a_raw_prompt_and_a_schema() -> None:
    _, asked = commands_of("--raw", "--json-schema", "{}")
    assert (asked.raw, asked.messages, asked.json_schema) == ("Why?", (), "{}")
