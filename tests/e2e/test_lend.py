"""``lend`` as a process: how it begins, how it ends, and what it refuses."""

from __future__ import annotations

import signal
import socket
import subprocess

import psutil
import pytest

from tests.conftest import PATIENCE_S
from tests.e2e.program import command, draftlight, environment
from tests.fakes.lenders import api, free_port, lenders, needs_rpc


def lending(data, *arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        command(data, "lend", "-t", "1", *arguments),
        stdin=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
        env=environment(),
    )


@needs_rpc
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGKILL])
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
def test_run_computes_on_other_computers_and_says_how_the_layers_are_split(tmp_path):
    with lenders(1) as [lender]:
        ended = draftlight(
            tmp_path, "run", "-m", "starter:q4_1", "-p", "Hi", "-n", "4", "--temp", "0", "--rpc", lender.address
        )
    assert ended.status == 0, ended.err
    assert f"on {lender.address}." in ended.err


@pytest.mark.skipif(bool(api.llama_supports_rpc()), reason="this build of llama.cpp has the RPC backend")
def test_a_build_without_the_backend_says_so(tmp_path):
    ended = draftlight(tmp_path, "lend", "--port", str(free_port()))
    assert ended.status == 3
    assert "without its RPC backend" in ended.sentence


def test_a_port_that_is_taken_is_a_sentence(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        ended = draftlight(tmp_path, "lend", "--port", str(port))
    assert ended.status == 3
    assert f"Nothing can listen at 127.0.0.1:{port}" in ended.sentence


def test_no_other_address_is_listened_at_unless_that_is_said(tmp_path):
    ended = draftlight(tmp_path, "lend", "--host", "0.0.0.0")
    assert ended.status == 2
    assert "--trust-network" in ended.err
    assert "ssh -N -L" in ended.err
