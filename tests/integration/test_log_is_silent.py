"""What a person wrote never reaches the log, whichever way a job fails."""

from __future__ import annotations

import logging
import queue
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engine.commands import Command, Generate, LoadPair, Message
from app.engine.engine import Engine
from app.engine.events import TERMINAL, Event, Failed, PrefillProgress
from app.errors import BugError
from app.models.library.model_library import Library
from app.paths import Paths
from app.system.logfile import writing_log
from tests.fakes import tiny_gguf

SECRET = "xylophone-7719"
SAID = Message("user", f"{SECRET} and more")
TEMPLATES = {
    "raising": "{{ raise_exception('No ' + messages[0].content) }}",
    "looking up": "{{ {}[messages[0].content] + 1 }}",
    "counting": "{{ messages[0].content | int(default=[]) + 1 }}",
    "reading": "{{ messages[0].content.no.such }}",
}


@pytest.fixture
def told(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Path]:
    """The log file, with everything that is logged in it."""
    path = tmp_path / "log"
    with writing_log(path):
        caplog.set_level(logging.DEBUG)
        yield path


def failed(folder: Path, template: str, command: Command, *, sink_fails: bool = False) -> Failed:
    """How ``command`` ends, on a tiny model with this template."""
    model = folder / "tiny.gguf"
    model.write_bytes(tiny_gguf.llama(changes={"tokenizer.chat_template": template}))
    events: queue.SimpleQueue[Event] = queue.SimpleQueue()

    def sink(event: Event) -> None:
        if sink_fails and isinstance(event, PrefillProgress):
            raise RuntimeError(f"cannot show {SECRET}") from KeyError(SECRET)
        events.put(event)

    engine = Engine(sink, Library(Paths.at(folder / "data")))
    try:
        for each in (LoadPair(str(model)), command):
            job = engine.submit(each)
            while not isinstance(end := events.get(timeout=120), TERMINAL) or end.job != job:
                pass
    finally:
        engine.close()
    assert isinstance(end, Failed), end
    return end


@pytest.mark.parametrize("template", TEMPLATES.values(), ids=TEMPLATES.keys())
def test_what_a_template_puts_into_its_error(
    told: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture, template: str
) -> None:
    end = failed(tmp_path, template, Generate((SAID,)))
    assert "template" in end.error.sentence
    assert SECRET not in caplog.text + told.read_text(encoding="utf-8")
    assert "ModelFileError at " in told.read_text(encoding="utf-8"), "the place is kept"


@pytest.mark.parametrize(
    "constraint",
    [
        {"grammar": f'root ::= "{SECRET}" nowhere {SECRET} ::='},
        {"grammar": f"root ::= [{SECRET}"},
        {"json_schema": f'{{"{SECRET}'},
        {"json_schema": f'{{"$ref": "#/{SECRET}"}}'},
        {"json_schema": f'{{"type": "{SECRET}"}}'},
        {"json_schema": f'{{"type": "string", "pattern": "{SECRET}"}}'},
    ],
)
def test_what_stands_in_a_grammar_or_a_schema(
    told: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture, constraint: dict[str, str]
) -> None:
    failed(tmp_path, tiny_gguf.TEMPLATE, Generate((Message("user", "hello"),), **constraint))  # type: ignore[arg-type]
    assert SECRET not in caplog.text + told.read_text(encoding="utf-8")


@pytest.mark.parametrize("text", [SECRET * 200, SECRET * 20_000])
def test_what_is_too_long(told: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture, text: str) -> None:
    for command in (Generate((Message("user", text),)), Generate(raw=text)):
        end = failed(tmp_path, tiny_gguf.TEMPLATE, command)
        assert "too long" in end.error.sentence
    assert SECRET not in caplog.text + told.read_text(encoding="utf-8")


def test_what_an_error_that_nobody_expected_says(told: Path, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    end = failed(tmp_path, tiny_gguf.TEMPLATE, Generate((SAID,)), sink_fails=True)
    assert isinstance(end.error, BugError)
    logging.getLogger("app.test").info("by any other way", exc_info=ValueError(SECRET))
    written = told.read_text(encoding="utf-8")
    assert SECRET not in end.error.sentence + written
    assert "RuntimeError at " in written
    assert "KeyError" in written
    assert "test_log_is_silent.py" in end.error.sentence
    caplog.clear()


def test_an_error_is_handed_over_without_the_frames_it_came_through(told: Path, tmp_path: Path) -> None:
    """A frame may hold native objects, which only the engine's thread may free."""
    error = failed(tmp_path, TEMPLATES["raising"], Generate((SAID,))).error
    assert (error.__traceback__, error.__cause__, error.__context__) == (None, None, None)
    assert told.exists()
