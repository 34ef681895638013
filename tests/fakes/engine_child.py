"""A child for :mod:`app.engine.several_computers.process` that plays an engine without a model.

``python -m tests.fakes.engine_child`` starts it. A reply to "die" ends the process after two rounds, one to "hang" says
nothing more after them, whatever is asked; each other one repeats what it was asked, as a last round. A load of "die"
and "hang" does likewise.
"""

from __future__ import annotations

import os
import pickle
import sys
import threading
from typing import Any

from app.engine.commands import Command, Generate, LoadPair
from app.engine.events import Answered, Finished, Loaded, LoadProgress, ModelFacts, PrefillProgress, RoundDone
from app.llama.child_processes.service_child import frame, read_frame
from tests.fakes.rounds import rounds_of, split_words, trace_of


def main() -> None:
    loaded: LoadPair | None = None
    remembered: list[Any] = []
    number = 0
    while (content := read_frame(sys.stdin.buffer)) is not None:
        kind, *rest = pickle.loads(content)
        if kind != "submit":
            remembered.append((kind, *rest))
            continue
        number += 1
        command = rest[0]
        if isinstance(command, LoadPair):
            loaded = command
        for event in _events(number, command, loaded, remembered):
            sys.stdout.buffer.write(frame(pickle.dumps(event)))
            sys.stdout.buffer.flush()


def _events(job: int, command: Command, loaded: LoadPair | None, remembered: list[Any]) -> Any:
    if isinstance(command, LoadPair):
        yield LoadProgress(job, "target", 0.5)
        _stumble(command.target)
        yield Loaded(job, _facts(command.target), None, None, command.context_tokens, 1.0)
    elif isinstance(command, Generate):
        request_text = command.raw or ""
        answer_text = f"{loaded.rpc_servers if loaded else ()} {remembered}" if request_text == "tell" else request_text
        trace = trace_of(rounds_of(["One", " two", *split_words(answer_text)], draft_tokens=0))
        yield PrefillProgress(job, 3, 3, 0)
        for number, round_ in enumerate(trace.rounds):
            if number == 2:
                _stumble(request_text)
            yield RoundDone(job, round_, number, None)
        yield Finished(job, trace)
    else:
        yield Answered(job, "an answer")


def _stumble(word: str) -> None:
    if word == "die":
        sys.stderr.write("ggml-rpc.cpp:1: the other side has gone\x07\n")
        sys.stderr.flush()
        os._exit(134)
    if word == "hang":
        threading.Event().wait()


def _facts(reference: str) -> ModelFacts:
    return ModelFacts(reference, "A model", 1, 1, 1, 1)


if __name__ == "__main__":
    main()
    sys.exit(0)
