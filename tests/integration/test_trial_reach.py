"""A trial does all that a reply does: what ends the process in native code ends the trial's, not the window's."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.fakes import tiny_gguf
from tests.fakes.tiny_mimo2 import mimo2
from tests.fakes.tiny_qwen35 import qwen35, table

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
    "two children that load and talk; daily one model that attends, a hybrid, a recurrent one"
)


@pytest.fixture(params=[pytest.param(kind, marks=[] if kind in _DAILY else [_ANOTHER]) for kind in KINDS])
def model(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    path = tmp_path / f"{request.param}.gguf"
    path.write_bytes(KINDS[request.param]())
    return path


def test_a_trial_makes_every_native_call_that_a_conversation_makes(model, tmp_path):
    """And makes each with as many of its forms: several tokens or one, rows asked for or none, back by one or more."""
    tried, talked = (child(what, str(model), str(tmp_path / what)) for what in ("try", "talk"))
    assert (tried.returncode, talked.returncode) == (0, 0), tried.stderr + talked.stderr
    in_trial, in_talk = (set(json.loads(one.stdout)) for one in (tried, talked))
    assert "llama_decode several" in in_talk
    assert in_talk - in_trial == set()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signal")
@pytest.mark.parametrize(
    "call",
    [
        "llama_memory_seq_rm several", "llama_memory_seq_rm one", "llama_state_seq_get_data",
        "llama_state_seq_set_data", "llama_init_from_model plain", "llama_decode full",
    ],
)  # fmt: skip
def test_a_call_that_ends_the_process_ends_the_trial(call, tmp_path):
    """The model is sound: the call is made to fail as a failed assertion does."""
    path = tmp_path / "model.gguf"
    path.write_bytes(tiny_gguf.llama())
    assert child("try", str(path), str(tmp_path), call).returncode == -signal.SIGABRT
