"""A second Ctrl-C ends the program, whatever the engine is at."""

from __future__ import annotations

import subprocess
import sys

import pytest

_HANGING = """
import os, signal, threading
from app.cli.jobs import jobs
from app.engine.commands import Unload

class Hanging:
    def __init__(self, sink): pass
    def submit(self, command): os.kill(os.getpid(), signal.SIGINT); return 1
    def cancel(self, job): print("cancelled", flush=True); os.kill(os.getpid(), signal.SIGINT)
    def close(self): threading.Event().wait()

with jobs(Hanging) as work:
    work.perform(Unload(), print)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal to send oneself")
def test_a_second_interrupt_waits_for_nobody() -> None:
    done = subprocess.run([sys.executable, "-c", _HANGING], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "cancelled\n", "")
