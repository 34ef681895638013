"""Asking RPC servers who they are: each way it can go wrong is a sentence, after a bounded time."""

from __future__ import annotations

import socket

import pytest

from app.errors import RpcServerProblem
from app.llama.rpc.servers import RpcDevice, ask, ask_all, without_answer
from app.speculation.language_model import Interrupted
from tests.fakes.rpc_server import answers, listening

GB = 10**9
SILENT_S = 0.2


def nobody() -> str:
    """An address at which nothing listens."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        return f"127.0.0.1:{server.getsockname()[1]}"


def problem_at(address: str) -> str:
    with pytest.raises(RpcServerProblem) as caught:
        ask(address, SILENT_S)
    return caught.value.sentence


def test_a_server_says_what_memory_its_devices_have():
    with listening(answers((3 * GB, 4 * GB), (5 * GB, 8 * GB))) as address:
        assert ask(address) == (RpcDevice(address, 0, 3 * GB, 4 * GB), RpcDevice(address, 1, 5 * GB, 8 * GB))


def test_servers_are_listed_in_the_order_they_were_named():
    with listening(answers((GB, GB))) as one, listening(answers((2 * GB, 2 * GB))) as two:
        assert [device.server for device in ask_all((two, one))] == [two, one]
    assert ask_all(()) == ()


@pytest.mark.parametrize("version", [(3, 6, 0), (6, 9, 9), (8, 0, 0), (7, 1, 0)])
def test_another_version_of_the_protocol_is_named(version):
    with listening(answers((GB, GB), version=version)) as address:
        sentence = problem_at(address)
    assert f"{version[0]}.{version[1]}" in sentence
    assert "7.0" in sentence
    assert "same version" in sentence


def test_a_patch_of_the_protocol_makes_no_difference():
    with listening(answers((GB, GB), version=(7, 0, 3))) as address:
        assert len(ask(address)) == 1


@pytest.mark.parametrize(
    "listener_answers",
    [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"SSH-2.0-OpenSSH_9.9\r\n", b"", bytes(8), b"\x1c" + bytes(7) + b"short",
     answers()],
)  # fmt: skip
def test_something_else_that_listens_or_has_no_device_is_told_apart(listener_answers):
    with listening(listener_answers) as address:
        assert "is no RPC server of llama.cpp" in problem_at(address)


def test_nobody_listens():
    assert "draftlight lend" in problem_at(nobody())


def test_a_silent_server_is_left_after_a_bounded_time():
    with listening(None) as address:
        assert "does not answer" in problem_at(address)


@pytest.mark.parametrize("name", ["no-such-computer.invalid", "a..b", ".local", "x" * 64])
def test_a_name_that_nobody_has_or_can_have(name):
    assert f"There is no computer named {name}" in problem_at(f"{name}:50052")
    assert without_answer((f"{name}:50052",)) == (f"{name}:50052",)


def test_those_without_an_answer_are_found():
    gone = nobody()
    with listening(answers((GB, GB))) as here:
        assert without_answer((here, gone)) == (gone,)
    assert without_answer(()) == ()


def test_asking_can_be_left_at_once(monkeypatch):
    monkeypatch.setattr("app.llama.rpc.servers.PATIENCE_S", SILENT_S)
    with listening(None) as address, pytest.raises(Interrupted):
        without_answer((address,), lambda: True)
