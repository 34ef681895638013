"""``run``, ``bench`` and ``chat`` with a model on another computer, each as a process, and ``serve`` as the other."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.paths import Paths
from app.speculation.trace import Trace
from tests.e2e.program import command, draftlight, environment
from tests.fakes.model_server import answering, as_json, stream

QUESTION = ("-p", "Name three fruits.", "-n", "8", "--temp", "0", "--draft-max", "2")


@pytest.fixture(scope="module")
def pair(starter_paths: Paths) -> Iterator[str]:
    """The address of another Draftlight, which has the starter's small model twice over."""
    named = ("-m", "starter:q4_1", "-md", "starter:q4_1")
    with subprocess.Popen(
        command(starter_paths.data, "serve", *named, "--port", "0"),
        stderr=subprocess.PIPE, text=True, encoding="utf-8", env=environment(),
    ) as process:  # fmt: skip
        assert process.stderr is not None
        said = process.stderr.readline()
        found = re.match(r"Listening at (http://127\.0\.0\.1:\d+)\.", said)
        assert found is not None, said
        yield found[1]
        process.send_signal(signal.SIGINT if sys.platform != "win32" else signal.SIGTERM)
        process.stderr.read()


def test_run_writes_what_the_same_models_write_here(pair: str, starter_paths: Paths, tmp_path: Path) -> None:
    trace = tmp_path / "trace.json"
    far = draftlight(tmp_path, "run", "-m", pair, *QUESTION, "--trace", str(trace))
    near = draftlight(starter_paths.data, "run", "-m", "starter:q4_1", "-md", "starter:q4_1", *QUESTION)
    assert (far.status, far.out) == (near.status, near.out) == (0, near.out)
    assert f"written by Draftlight at {pair.removeprefix('http://')}" in far.err
    kept = Trace.from_json(json.loads(trace.read_text(encoding="utf-8")))
    assert kept.summary.drafted_tokens
    assert "".join(round_.text for round_ in kept.rounds) == kept.summary.text


def test_bench_measures_the_models_there(pair: str, tmp_path: Path) -> None:
    prompts = tmp_path / "prompts.json"
    prompts.write_text('["Name three fruits."]', encoding="utf-8")
    ended = draftlight(tmp_path, "bench", "-m", pair, "--prompts", str(prompts), "--repeat", "1", "-n", "8", "--json")
    assert ended.status == 0, ended.err
    result = json.loads(ended.out)
    assert result["ratio"] > 0


def test_chat_talks_with_the_models_there(pair: str, tmp_path: Path) -> None:
    ended = draftlight(tmp_path, "chat", "-m", pair, "-n", "4", "--temp", "0", text="Name a fruit.\n/stats\n")
    assert ended.status == 0, ended.err
    assert "Draftlight at" in ended.out + ended.err


def test_what_is_said_of_a_reply_that_broke_has_a_line_of_its_own(tmp_path: Path) -> None:
    models = as_json({"object": "list", "data": [{"id": "big"}]})
    piece = {"choices": [{"index": 0, "delta": {"content": "A rose is a rose"}, "finish_reason": None}]}
    with answering({"/v1/models": models, "/v1/chat/completions": stream([piece], breaks=True)}) as server:
        together = subprocess.run(  # as a terminal has them
            command(tmp_path, "run", "-m", server.url, "-p", "Go on."),
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, encoding="utf-8", timeout=240,
            env=environment(), check=False,
        )  # fmt: skip
    assert together.returncode == 3
    lines = together.stdout.splitlines()
    assert "A rose is a rose" in lines
    assert [line for line in lines if line.startswith("draftlight: ") and "kept" in line]
