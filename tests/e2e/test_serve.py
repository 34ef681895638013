"""Several computers as processes: ``serve``, ``lend``, and commands whose model is on another computer."""

from __future__ import annotations

import http.client
import json
import re
import signal
import socket
import subprocess
from pathlib import Path

import psutil
import pytest

from app.errors import PortInUse, WorldError
from app.speculation.trace import Trace
from tests.conftest import PATIENCE_S
from tests.e2e.program import command, draftlight, environment, perform
from tests.fakes.lenders import api, lenders, needs_rpc
from tests.fakes.model_server import answering, as_json, free_port, stream
from tests.integration.serve.server_probe import SMALL, Running


def test_it_answers_once_it_says_so_and_ends_with_a_signal(data_with_starter: Path) -> None:
    with subprocess.Popen(
        command(data_with_starter, "serve", "-m", "starter:q4_1", "--port", "0", "--no-draft"),
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, encoding="utf-8", env=environment(),
    ) as process:  # fmt: skip
        assert process.stderr is not None
        line = process.stderr.readline()
        match = re.match(r"Listening at http://127\.0\.0\.1:(\d+)\.", line)
        assert match, line + process.stderr.read()
        connection = http.client.HTTPConnection("127.0.0.1", int(match[1]), timeout=60)
        body = {"messages": [{"role": "user", "content": "Say zanzibar."}], "max_tokens": 5, "model": "starter:q4_1"}
        connection.request("POST", "/v1/chat/completions", json.dumps(body))
        answer = json.loads(connection.getresponse().read())
        connection.close()
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert answer["usage"]["completion_tokens"] == 5
    assert "draft_n" not in answer["timings"]
    assert process.returncode == 130
    assert (out, err) == ("", "")
    assert "zanzibar" not in (data_with_starter / "draftlight.log").read_text(encoding="utf-8").lower()


def test_a_taken_port_and_a_missing_model_are_said(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(PortInUse, match="--port"):
        perform(tmp_path, "serve", "--port", str(taken.getsockname()[1]))
    with pytest.raises(WorldError, match=r"nowhere\.gguf"):
        perform(tmp_path, "serve", "-m", "nowhere.gguf", "--port", "0")


def lending(data, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command(data, "lend", "-t", "1", *arguments),
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    )


@needs_rpc
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_it_lends_until_a_signal_and_leaves_no_process(tmp_path, number):
    port = free_port()
    with lending(tmp_path, "--port", str(port)) as program:
        assert program.stderr is not None
        first = program.stderr.readline()
        assert first.startswith("Lending "), first
        assert f"127.0.0.1:{port}" in first
        children = psutil.Process(program.pid).children(recursive=True)
        assert children
        program.send_signal(number)
        rest = program.stderr.read()
        assert program.wait(PATIENCE_S) == (-number if number is signal.SIGKILL else 128 + number)
    assert f"ssh -N -L {port}:127.0.0.1:{port}" in rest
    assert not psutil.wait_procs(children, timeout=PATIENCE_S)[1]


@needs_rpc
def test_a_server_that_ends_is_a_sentence(tmp_path):
    with lending(tmp_path, "--port", str(free_port())) as program:
        assert program.stderr is not None
        program.stderr.readline()
        psutil.Process(program.pid).children()[0].kill()
        assert "Lending has ended" in program.stderr.read()
        assert program.wait(PATIENCE_S) == 3


@needs_rpc
def test_run_computes_on_other_computers_and_says_how_the_layers_are_split(data_with_starter):
    with lenders(1) as [lender]:
        arguments = ("-m", "starter:q4_1", "--no-draft", "-p", "Hi", "-n", "4", "--rpc", lender.address)
        ended = draftlight(data_with_starter, "run", *arguments)
    assert ended.status == 0, ended.err
    assert f"on {lender.address}." in ended.err


@pytest.mark.skipif(bool(api.llama_supports_rpc()), reason="this build of llama.cpp has the RPC backend")
def test_a_build_without_the_backend_says_so(tmp_path):
    with pytest.raises(WorldError, match="without its RPC backend"):
        perform(tmp_path, "lend", "--port", str(free_port()))


def test_a_port_that_is_taken_is_a_sentence(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with pytest.raises(WorldError, match=f"127.0.0.1:{port}"):
            perform(tmp_path, "lend", "--port", str(port))


def test_no_other_address_is_listened_at_unless_that_is_said(tmp_path, capsys):
    with pytest.raises(SystemExit) as end:
        perform(tmp_path, "lend", "--host", "0.0.0.0")
    assert end.value.code == 2
    assert "--trust-network" in capsys.readouterr().err


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
