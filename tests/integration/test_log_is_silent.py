"""A person's words never reach the log, whichever way a job fails."""

from __future__ import annotations

import logging
import queue
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engine.commands import Command, Generate, LoadPair, Message
from app.engine.engine import Engine
from app.engine.events import TERMINAL, Event, Failed, PrefillProgress
from app.errors import BugError, ModelFileError, PromptTooLong
from app.models.library.model_library import Library
from app.paths import Paths
from app.system.logfile import writing_log
from tests.fakes import tiny_gguf
from tests.fakes.tried_files import TriedFiles

SECRET = "xylophone-7719"
SAID = Message("user", f"{SECRET} and more")
_USABLE = "{% for m in messages %}{{ m.content }}{% endfor %}{% if 'xylophone' in messages[0].content %}WHAT{% endif %}"
TEMPLATES = {
    name: _USABLE.replace("WHAT", what)
    for name, what in {
        "raising": "{{ raise_exception('No ' + messages[0].content) }}",
        "looking up": "{{ {}[messages[0].content] + 1 }}",
        "counting": "{{ messages[0].content | int(default=[]) + 1 }}",
        "reading": "{{ messages[0].content.no.such }}",
    }.items()
}
"""Each takes a conversation, until it reads what was said."""


@pytest.fixture
def log_file(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> Iterator[Path]:
    """The log file, with everything that is logged in it."""
    path = tmp_path / "log"
    with writing_log(path):
        caplog.set_level(logging.DEBUG)
        yield path


def failed(folder: Path, template: str, *commands: Command, sink_fails: bool = False) -> list[Failed]:
    """Return the end of each of these, on a tiny model with this template."""
    model = folder / "tiny.gguf"
    model.write_bytes(tiny_gguf.llama(changes={"tokenizer.chat_template": template}))
    events: queue.SimpleQueue[Event] = queue.SimpleQueue()

    def sink(event: Event) -> None:
        if sink_fails and isinstance(event, PrefillProgress):
            raise RuntimeError(f"cannot show {SECRET}") from KeyError(SECRET)
        events.put(event)

    paths = Paths.at(folder / "data")
    library = Library(paths)
    library.trials = TriedFiles(paths.trials)
    engine = Engine(sink, library)
    ends: list[Event] = []
    try:
        for each in (LoadPair(str(model)), *commands):
            job = engine.submit(each)
            while not isinstance(end := events.get(timeout=120), TERMINAL) or end.job != job:
                pass
            ends.append(end)
    finally:
        engine.close()
    failures = [end for end in ends if isinstance(end, Failed)]
    assert len(failures) == len(commands), ends
    return failures


@pytest.mark.parametrize("template", TEMPLATES.values(), ids=TEMPLATES.keys())
def test_what_a_template_puts_into_its_error(log_file, tmp_path, caplog, template):
    [end] = failed(tmp_path, template, Generate((SAID,)))
    assert isinstance(end.error, ModelFileError)
    error = end.error
    assert (error.__traceback__, error.__cause__, error.__context__) == (None, None, None), "frames hold native objects"
    assert SECRET not in caplog.text + log_file.read_text(encoding="utf-8")
    assert "ConversationRefused at " in log_file.read_text(encoding="utf-8"), "the place is kept"


def test_what_stands_in_a_grammar_or_a_schema(log_file, tmp_path, caplog):
    hello = (Message("user", "hello"),)
    grammars = (f'root ::= "{SECRET}" nowhere {SECRET} ::=', f"root ::= [{SECRET}")
    schemas = (f'{{"{SECRET}', f'{{"$ref": "#/{SECRET}"}}', f'{{"type": "{SECRET}"}}')
    failed(
        tmp_path,
        tiny_gguf.TEMPLATE,
        *(Generate(hello, grammar=grammar) for grammar in grammars),
        *(Generate(hello, json_schema=schema) for schema in schemas),
    )
    assert SECRET not in caplog.text + log_file.read_text(encoding="utf-8")


def test_what_is_too_long(log_file, tmp_path, caplog):
    texts = (SECRET * 200, SECRET * 20_000)
    commands = [command for text in texts for command in (Generate((Message("user", text),)), Generate(raw=text))]
    assert {type(end.error) for end in failed(tmp_path, tiny_gguf.TEMPLATE, *commands)} == {PromptTooLong}
    assert SECRET not in caplog.text + log_file.read_text(encoding="utf-8")


def test_what_an_error_that_nobody_expected_says(log_file, tmp_path, caplog):
    [end] = failed(tmp_path, tiny_gguf.TEMPLATE, Generate((SAID,)), sink_fails=True)
    assert isinstance(end.error, BugError)
    logging.getLogger("app.test").info("by any other way", exc_info=ValueError(SECRET))
    written = log_file.read_text(encoding="utf-8")
    assert SECRET not in end.error.sentence + written
    assert "RuntimeError at " in written
    assert "KeyError" in written
    assert "test_log_is_silent.py" in end.error.sentence
    caplog.clear()
