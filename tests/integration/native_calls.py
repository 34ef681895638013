"""Functions of llama.cpp that a trial calls, and a conversation, each in a process of its own.

Run as a program: ``python -m tests.integration.native_calls try|talk MODEL FOLDER``. It prints the calls, as JSON.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.llama.child_processes.bounds import Bounds
from app.llama.library import api
from app.llama.trials import trial
from app.models.library.history import Trials
from app.paths import Paths
from app.speculation.settings import SpeculationMode
from tests.integration.engine_probe import EngineProbe

_CHANGING = (
    "llama_decode", "llama_memory_seq_rm", "llama_memory_clear", "llama_init_from_model", "llama_state_seq_get_data",
    "llama_state_seq_set_data", "llama_state_get_data", "llama_state_get_size", "llama_state_seq_get_size",
    "llama_tokenize", "llama_token_to_piece", "llama_n_rs_seq", "llama_model_load_from_file",
)  # fmt: skip
"""The calls that work on a model's file or memory; the others only tell what is known."""


class NativeCalls:
    """Notes the calls from now on, each with the form it has."""

    def __init__(self) -> None:
        self.forms: set[str] = set()
        self._filled = 0
        for name in _CHANGING:
            setattr(api, name, self._noting(name, getattr(api, name)))

    def _noting(self, name: str, function: Callable[..., Any]) -> Callable[..., Any]:
        def call(*arguments: Any) -> Any:
            self.forms |= self._forms(name, arguments)
            return function(*arguments)

        return call

    def _forms(self, name: str, arguments: tuple[Any, ...]) -> set[str]:
        if name == "llama_decode":
            count = arguments[1].n_tokens
            last = int(arguments[1].pos[count - 1]) + 1
            back, self._filled = self._filled - last, max(self._filled, last)
            return {f"{name} {'one' if count == 1 else 'several'}", *([f"{name} full"] if last == 256 else [])}
        if name == "llama_memory_seq_rm":
            back, self._filled = self._filled - arguments[2], arguments[2]
            return {f"{name} {'one' if back == 1 else 'several'}"}
        if name == "llama_memory_clear":
            self._filled = 0
        if name == "llama_init_from_model":
            plain = arguments[1].flash_attn_type == api.LLAMA_FLASH_ATTN_TYPE_DISABLED
            return {f"{name} {'plain' if plain else 'fused'}"}
        return {name}


def main(what: str, model: str, folder: str) -> int:
    """Do the work, and print the calls."""
    calls = NativeCalls()
    if what == "try":
        bounds = Bounds(memory_bytes=2 * 10**9, computing_s=60.0)
        status = trial.run(Path(model), 0, bounds, thorough=True, guesses=True)
    else:
        status = _talk(Path(model), Paths.at(Path(folder)))
    sys.stdout.write(json.dumps(sorted(calls.forms)))
    return status


def _talk(model: Path, paths: Paths) -> int:
    """Talk with guesses and without, in two chats by turns, and with the model as its own draft, if it can be."""
    trials = Trials(paths.trials)
    for guesses in (False, True):
        trials.remember(model, None, guesses=guesses)
    with EngineProbe(paths) as probe:
        for draft in (None, str(model)):
            probe.load(str(model), draft, context_tokens=300)
            for mode in (SpeculationMode.LOOKUP, SpeculationMode.DRAFT, SpeculationMode.OFF):
                for text in ("hello hello hello", "another hi hi hi", "hello hello hello"):
                    probe.ask(text, tokens=30, mode=mode)
            probe.ask(raw="abc " * 50, tokens=None)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
