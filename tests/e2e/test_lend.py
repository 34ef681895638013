"""``lend`` as a process: how it begins, how it ends, and what it refuses."""

from __future__ import annotations

import signal
import socket
import subprocess

import psutil
import pytest

from app.errors import WorldError
from tests.conftest import PATIENCE_S
from tests.e2e.program import command, draftlight, environment, perform
from tests.fakes.lenders import api, lenders, needs_rpc
from tests.fakes.ports import free_port


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
