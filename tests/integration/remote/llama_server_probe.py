"""A real llama-server, where one has been built (``python -m tests.benchmarks.peers`` builds it)."""

from __future__ import annotations

import http.client
import json
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.fakes.model_server import free_port

PROGRAM = Path(__file__).parents[3] / "build" / "peers" / "cmake" / "bin" / "llama-server"
PATIENCE_S = 120


@contextmanager
def llama_server(target: Path, *options: str) -> Iterator[str]:
    """Run it over a model for as long as the block runs; yields its address."""
    port = free_port()
    command = [str(PROGRAM), "-m", str(target), "-c", "2048", "-t", "2", "-np", "1", "--no-webui"]
    process = subprocess.Popen(
        [*command, "--host", "127.0.0.1", "--port", str(port), *options],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        errors="replace",
    )
    ready, lines = threading.Event(), []

    def read() -> None:
        assert process.stdout is not None
        for line in process.stdout:
            lines.append(line)
            if "listening on" in line:
                ready.set()
        ready.set()

    reader = threading.Thread(target=read, name="llama-server's output")
    reader.start()
    try:
        assert ready.wait(PATIENCE_S)
        assert process.poll() is None, "".join(lines[-20:])
        _wait_until_loaded(port)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.kill()
        process.wait()
        reader.join()
        process.stdout.close()  # type: ignore[union-attr]


def ask(url: str, path: str, body: object = None) -> object:
    """Ask it without the program under test."""
    connection = http.client.HTTPConnection(url.removeprefix("http://"), timeout=PATIENCE_S)
    try:
        connection.request("GET" if body is None else "POST", path, body if body is None else json.dumps(body))
        return json.loads(connection.getresponse().read())
    finally:
        connection.close()


def _wait_until_loaded(port: int) -> None:
    for _ in range(600):
        answer = ask(f"http://127.0.0.1:{port}", "/health")
        if isinstance(answer, dict) and answer.get("status") == "ok":
            return
        threading.Event().wait(0.1)
    raise AssertionError("llama-server did not load its model")
