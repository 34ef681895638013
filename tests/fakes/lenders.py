"""Computers that lend themselves: real RPC servers of llama.cpp on loopback, each a process."""

from __future__ import annotations

import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import pytest

from app.errors import RpcServerProblem
from app.llama.child_processes.starting import start
from app.llama.library import api
from app.llama.rpc.servers import ask
from tests.fakes.model_server import free_port

needs_rpc = pytest.mark.skipif(
    not api.llama_supports_rpc(), reason="this build of llama.cpp has no RPC backend (GGML_RPC=ON)"
)


class Lender:
    """One such process; use :func:`lenders`."""

    def __init__(self) -> None:
        self.address = f"127.0.0.1:{free_port()}"
        self.child = start("lend", self.address, "1", stdin=subprocess.PIPE)

    def wait_until_it_listens(self) -> None:
        while self.child.poll() is None:
            try:
                ask(self.address)
            except RpcServerProblem:
                continue
            return
        raise AssertionError(f"a lender ended with {self.child.returncode}")

    def kill(self) -> None:
        """End it as a power cut would: without a word."""
        self.child.kill()
        self.child.wait()

    def fall_silent(self) -> None:
        """Stop it where it is: what is sent to it is still taken, and nothing comes back."""
        self.child.send_signal(signal.SIGSTOP)

    def close(self) -> None:
        self.kill()
        assert self.child.stdin is not None
        self.child.stdin.close()


@contextmanager
def lenders(count: int) -> Iterator[list[Lender]]:
    with ExitStack() as stack:
        addresses = []
        for _ in range(count):
            addresses.append(Lender())
            stack.callback(addresses[-1].close)
        for lender in addresses:
            lender.wait_until_it_listens()
        yield addresses
