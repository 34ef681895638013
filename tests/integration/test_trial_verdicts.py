"""A trial does all that a reply does, and blames a file only where native code failed, and failed twice."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil
import pytest

from app.engine.loading.file_trials import SecondChance, require_tried
from app.engine.loading.model_file import ModelFile
from app.errors import ModelFileError, NotEnoughMemory, WorldError
from app.llama.child_processes.bounds import Bounds
from app.llama.trials.trial import TrialCancelled, bounds_for, try_out
from app.models.gguf.header import read_header
from app.models.library.history import TrialOutcome, Trials
from tests.fakes import tiny_gguf
from tests.fakes.tiny_mimo2 import mimo2
from tests.fakes.tiny_qwen35 import qwen35, table

not_on_windows = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")


@pytest.fixture
def model(tmp_path: Path) -> Path:
    path = tmp_path / "model.gguf"
    path.write_bytes(tiny_gguf.llama())
    return path


class Ending:
    """Ends each new child with a signal, until there are no more; it is asked whether the trial is cancelled."""

    def __init__(self, *numbers: int) -> None:
        self._numbers = [*numbers]
        self.ended: set[int] = set()

    def __call__(self) -> bool:
        for child in psutil.Process().children():
            if self._numbers and child.pid not in self.ended:
                self.ended.add(child.pid)
                child.send_signal(self._numbers.pop(0))
        return False


def tried(model: Path, cancelled: Callable[[], bool], **options: Any) -> str | None:
    return try_out(model, **{"gpu_layers": 0, "cancelled": cancelled, "bounds": None, **options})


@not_on_windows
def test_a_fault_that_does_not_happen_again_is_no_fault_of_the_file(model):
    ending = Ending(signal.SIGSEGV)
    assert tried(model, ending) is None
    assert len(ending.ended) == 1


@not_on_windows
@pytest.mark.parametrize(("fault", "words"), [(signal.SIGBUS, "crash"), (signal.SIGILL, "instructions")])
def test_a_fault_that_happens_twice_is_the_files(model, fault, words):
    ending = Ending(fault, fault, fault)
    assert words in (tried(model, ending) or "")
    assert len(ending.ended) == 2


@not_on_windows
def test_an_assertion_is_the_files_unless_memory_is_short(model):
    small, giant = (Bounds(memory_bytes=size, computing_s=60) for size in (300_000_000, 2**60))
    assert "crash" in (tried(model, Ending(signal.SIGABRT, signal.SIGABRT), bounds=small) or "")
    with pytest.raises(NotEnoughMemory, match="too little free memory"):
        tried(model, Ending(signal.SIGABRT, signal.SIGABRT), bounds=giant)


@not_on_windows
@pytest.mark.parametrize(
    ("ends", "kind"),
    [(signal.SIGKILL, NotEnoughMemory), (signal.SIGUSR1, WorldError), (signal.SIGTERM, TrialCancelled)],
)
def test_an_end_of_another_kind_says_nothing_about_the_file(model, tmp_path, ends, kind):
    with pytest.raises(kind) as ended:
        tried(model, Ending(ends))
    assert type(ended.value) is kind
    trials = Trials(tmp_path / "trials.json")
    file = ModelFile("target", model, read_header(model), is_ours=False)
    if kind is not TrialCancelled:
        with pytest.raises(kind):
            require_tried(trials, file, 0, Ending(ends))
        assert trials.recall(model) is None
    require_tried(trials, file, 0, lambda: False)
    assert trials.recall(model) == TrialOutcome(None)


@not_on_windows
def test_pythons_own_failures_say_nothing_about_the_file(model):
    with pytest.raises(WorldError, match="Try again") as ended:
        tried(model, lambda: False, gpu_layers="none at all")
    assert type(ended.value) is WorldError


@not_on_windows
def test_a_file_that_was_blamed_is_tried_again_where_that_is_wanted(model, tmp_path):
    trials = Trials(tmp_path / "trials.json")
    file = ModelFile("target", model, read_header(model), is_ours=False)
    with pytest.raises(ModelFileError, match="crash"):
        require_tried(trials, file, 0, Ending(signal.SIGSEGV, signal.SIGSEGV))
    never = Ending()
    with pytest.raises(ModelFileError, match="crash"):
        require_tried(trials, file, 0, never)
    require_tried(SecondChance(trials), file, 0, never)
    require_tried(trials, file, 0, never)
    assert trials.recall(model) == TrialOutcome(None)
    assert SecondChance(trials).recall(model) == TrialOutcome(None)


@not_on_windows
def test_a_cards_driver_has_time_to_compile_its_programs():
    assert bounds_for(10**8, on_card=True).computing_s > bounds_for(10**8).computing_s + 60


KINDS: dict[str, Callable[[], bytes]] = {
    "attends": tiny_gguf.llama,
    "window": lambda: mimo2(follows=[table()], strength=3.0, window=32),
    "lfm2": tiny_gguf.lfm2,
    "nemotron_h": tiny_gguf.nemotron_h,
    "qwen35": qwen35,
    "recurrent": tiny_gguf.mamba,
}
NATIVE = "tests.integration.native_calls"


def child(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    command = [sys.executable, "-m", NATIVE, *arguments]
    return subprocess.run(command, capture_output=True, check=False)


_DAILY = ("attends", "lfm2", "recurrent")
_ANOTHER = pytest.mark.nightly(
    "two children that load and talk; daily one model_of_a_kind that attends, a hybrid, a recurrent one"
)


@pytest.fixture(params=[pytest.param(kind, marks=[] if kind in _DAILY else [_ANOTHER]) for kind in KINDS])
def model_of_a_kind(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / f"{request.param}.gguf"
    path.write_bytes(KINDS[request.param]())
    return path


_ALWAYS = {
    "llama_memory_seq_rm several", "llama_memory_seq_rm one", "llama_state_seq_get_data", "llama_state_seq_set_data",
    "llama_init_from_model plain", "llama_decode full",
}  # fmt: skip
"""The checks that a model that attends is tried with, though a conversation on a quick computer may do without."""


def test_a_trial_makes_every_native_call_that_a_conversation_makes(model_of_a_kind, tmp_path):
    """And makes each with as many of its forms: several tokens or one, rows asked for or none, back by one or more."""
    tried, talked = (child(what, str(model_of_a_kind), str(tmp_path / what)) for what in ("try", "talk"))
    assert (tried.returncode, talked.returncode) == (0, 0), tried.stderr + talked.stderr
    in_trial, in_talk = (set(json.loads(one.stdout)) for one in (tried, talked))
    assert "llama_decode several" in in_talk
    assert in_talk - in_trial == set()
    assert in_trial >= _ALWAYS or model_of_a_kind.stem != "attends"
