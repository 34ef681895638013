"""``run``, ``bench`` and ``chat`` with a model on another computer."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest

from app.speculation.trace import Trace
from tests.e2e.program import command, draftlight, environment, perform
from tests.fakes.model_server import answering, as_json, stream
from tests.integration.serve.server_probe import SMALL, Running

QUESTION = ("-p", "Name three fruits.", "-n", "8", "--temp", "0", "--draft-max", "2")


def test_run_writes_what_the_same_models_write_here(
    small_server: Running, data_with_starter: Path, tmp_path: Path, capfd: pytest.CaptureFixture
) -> None:
    trace = tmp_path / "trace.json"
    far = draftlight(tmp_path, "run", "-m", small_server.url, *QUESTION, "--trace", str(trace))
    assert perform(data_with_starter, "run", "-m", SMALL.target, "-md", SMALL.draft, *QUESTION) == far.status == 0
    assert capfd.readouterr().out == far.out
    assert f"written by Draftlight at {small_server.url.removeprefix('http://')}" in far.err
    trace_kept = Trace.from_json(json.loads(trace.read_text(encoding="utf-8")))
    assert trace_kept.summary.drafted_tokens
    assert "".join(round_.text for round_ in trace_kept.rounds) == trace_kept.summary.text


def test_bench_measures_the_models_there(small_server: Running, tmp_path: Path, capfd: pytest.CaptureFixture) -> None:
    prompts = tmp_path / "prompts.json"
    prompts.write_text('["Name three fruits."]', encoding="utf-8")
    arguments = ("--prompts", str(prompts), "--repeat", "1", "-n", "8", "--json")
    assert perform(tmp_path, "bench", "-m", small_server.url, *arguments) == 0
    assert json.loads(capfd.readouterr().out)["ratio"] > 0


def test_chat_talks_with_the_models_there(
    small_server: Running, tmp_path: Path, capfd: pytest.CaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("Name a fruit.\n/stats\n"))
    assert perform(tmp_path, "chat", "-m", small_server.url, "-n", "4", "--temp", "0") == 0
    assert "Draftlight at" in "".join(capfd.readouterr())


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
