"""``lend``: computes layers of another computer's model, until a signal ends it."""

from __future__ import annotations

import argparse
import getpass
import platform
import socket
import subprocess
import sys
import time
from types import FrameType

from app.engine.loading.hardware import compute_threads
from app.errors import RpcServerProblem, WorldError
from app.llama.child_processes.starting import start
from app.llama.rpc.lending import NOT_BUILT_IN
from app.llama.rpc.servers import RpcDevice, ask
from app.references import is_loopback
from app.system.process import handle_signals

TRUST = "Only on a network you trust, or through ssh or WireGuard: there is no key and no encryption."
_LOOK_EVERY_S = 0.05
_START_S = 60.0
"""Time for llama.cpp to begin to listen: a driver for graphics cards can be slow to wake."""
_NO_BUILD = "This build of llama.cpp cannot lend this computer: it was compiled without its RPC backend (GGML_RPC=ON)."


def lend(options: argparse.Namespace) -> int:
    """Lend this computer; returns the exit status of the signal that ended it.
    Raises ``WorldError`` if the address is not this computer's or is taken, this build cannot lend, or llama.cpp ended.
    """
    host = _number_of(options.host)
    _make_sure_it_is_free(host, options.port)
    address = f"{host}:{options.port}"
    ended_by: list[int] = []
    child = start("lend", address, str(options.threads or compute_threads()), stdin=subprocess.PIPE)

    def end(number: int, _frame: FrameType | None) -> None:
        ended_by.append(number)
        child.kill()  # it has nothing to save

    with handle_signals(end):
        try:
            devices = _started(child, address)
            if devices:
                sys.stderr.write(_welcome(address, devices))
                sys.stderr.flush()
            while child.poll() is None:
                _wait(child)
        finally:
            child.kill()
            child.wait()
            if child.stdin is not None:
                child.stdin.close()
    if ended_by:
        return 128 + ended_by[0]
    if child.returncode == NOT_BUILT_IN:
        raise WorldError(_NO_BUILD)
    raise WorldError(
        f"Lending has ended: llama.cpp stopped with status {child.returncode}. What a program sends can do that; start "
        "it again."
    )


def _started(child: subprocess.Popen[bytes], address: str) -> tuple[RpcDevice, ...]:
    host, _, port = address.rpartition(":")
    reachable = f"127.0.0.1:{port}" if host == "0.0.0.0" else address  # noqa: S104 - compared, not listened at
    until = time.monotonic() + _START_S
    while child.poll() is None:
        try:
            return ask(reachable)
        except RpcServerProblem:
            if time.monotonic() > until:
                raise WorldError(f"llama.cpp did not begin to listen at {address} within {_START_S:g} s.") from None
        _wait(child)
    return ()


def _wait(child: subprocess.Popen[bytes]) -> None:
    try:
        child.wait(_LOOK_EVERY_S)
    except subprocess.TimeoutExpired:
        return


def _welcome(address: str, devices: tuple[RpcDevice, ...]) -> str:
    host, _, port = address.rpartition(":")
    memory = sum(device.total_bytes for device in devices) / 1e9
    lines = [f"Lending {memory:.1f} GB of memory at {address}. Ctrl-C ends it."]
    if is_loopback(host):
        lines += [
            "On the other computer, open a tunnel and name its end:",
            f"  ssh -N -L {port}:127.0.0.1:{port} {getpass.getuser()}@{platform.node() or 'THIS-COMPUTER'}",
            f"  draftlight run --rpc 127.0.0.1:{port} -m MODEL -p TEXT",
        ]
    else:
        lines.append(TRUST)
    return "".join(f"{line}\n" for line in lines)


def _number_of(host: str) -> str:
    """Return the host as four numbers: llama.cpp listens at no other address."""
    try:
        return socket.gethostbyname(host)
    except (OSError, UnicodeError) as error:  # the latter for a part of a name that is empty, or too long
        raise WorldError(f"{host} is no address of this computer: it must be one such as 127.0.0.1.") from error


def _make_sure_it_is_free(host: str, port: int) -> None:
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)  # as llama.cpp will
        try:
            probe.bind((host, port))
        except OSError as error:
            raise WorldError(
                f"Nothing can listen at {host}:{port} ({error.strerror or error}): choose another with --port."
            ) from error
