"""Grammars that are too much for llama.cpp's matcher: a sentence or a Stop ends them, and the engine goes on."""

from __future__ import annotations

import itertools
import os
import signal
from contextlib import suppress
from dataclasses import replace

import psutil
import pytest

from app.engine.events import Finished
from app.errors import WorldError
from app.speculation.language_model import Interrupted
from app.speculation.trace import FinishReason
from tests.integration.engine_probe import question

ENDLESS = 'root ::= "A" r0\n' + "".join(f'r{n} ::= r{n + 1} r{n + 1} | ""\n' for n in range(40)) + 'r40 ::= "b" | ""\n'
"""As many ways through it as there are atoms: its parser takes all of them."""
DEEP_IN_THE_MIDDLE = 'root ::= "A " ' + "x? " * 400 + '\nx ::= "b"? "c"? "d"?'
"""Harmless until its first letters are written."""


def test_a_cancel_ends_a_grammar_at_once_and_the_next_one_works(grammars):
    looks = itertools.count()
    with pytest.raises(Interrupted):
        grammars.parse(ENDLESS, lambda: next(looks) >= 1)
    assert not psutil.Process().children()
    one = grammars.parse('root ::= "yes" | "no"')
    two = one.fork()
    assert one.allowed(grammars.tokens).any()
    for _ in range(40):  # what nobody holds any more is freed
        one.fork()
    assert (one.allowed(grammars.tokens) == two.allowed(grammars.tokens)).all()


def test_a_grammar_whose_process_is_gone_is_a_sentence(grammars):
    grammar = grammars.parse('root ::= "yes" | "no"')
    (child,) = psutil.Process().children()
    child.send_signal(signal.SIGTERM)
    child.wait()
    with pytest.raises(WorldError, match="is gone"):
        grammar.allows(0)
    again = grammars.parse('root ::= "yes" | "no"')
    assert again.allowed(grammars.tokens).any()
    with pytest.raises(WorldError, match="is gone"):
        grammar.fork()


def test_what_the_parser_prints_never_reaches_the_standard_error_of_the_program(grammars, capfd):
    before = os.fstat(2)
    with pytest.raises(WorldError, match=r"The grammar cannot be read: .*nowhere"):
        grammars.parse("root ::= nowhere")
    assert os.path.samestat(before, os.fstat(2))
    assert capfd.readouterr().err == ""


@pytest.mark.parametrize("grammar", [ENDLESS, DEEP_IN_THE_MIDDLE], ids=["at once", "in the middle"])
def test_stop_ends_a_reply_whose_grammar_never_ends(tiny_pair, grammar):
    """The process that follows it is found at work, and gone after the Stop."""
    job = tiny_pair.engine.submit(replace(question("Say A.", tokens=50), grammar=grammar))
    matcher = _at_work()
    tiny_pair.engine.cancel(job)
    end = tiny_pair.events_of(job)[-1]
    assert isinstance(end, Finished)
    assert end.trace.summary.finish_reason is FinishReason.CANCELLED
    assert not matcher.is_running()
    assert tiny_pair.ask("Hello", tokens=2).summary.generated_tokens == 2


def _at_work() -> psutil.Process:
    """The matcher, once it has computed for longer than its start and a harmless step take."""
    while True:
        for child in psutil.Process().children():
            with suppress(psutil.Error):
                if "match" in child.cmdline() and child.cpu_times().user > 1.0:
                    return child
