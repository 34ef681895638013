"""A download's speed beside ``curl``'s of the same file, in turn, and the memory it takes.

Run: ``python -m tests.benchmarks.download [MEGABYTES] [TIMES] [FOLDER]``.

Ours hashes the bytes, writes them to the disk for good (fsync) and gives them their name; curl writes them to the
system's cache. Both fetch from one server, a process of its own, which leaves the sending to the kernel. The ratio of
the medians has to stay above 0.8.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median

_COMMIT = "c0ffee00" * 5
_NAME = "owner/model-GGUF/resolve/main/model.gguf"
_OURS = """
import resource, sys, time
from pathlib import Path
from app.models.download.file_download import download
from app.models.network.hub_internals import client
from app.models.gguf.file_names import HubFile
client()
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
started = time.perf_counter()
download(HubFile("owner/model-GGUF", "model.gguf"), Path(sys.argv[1]))
seconds = time.perf_counter() - started
print(seconds, resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before)
"""


def main() -> None:
    """Measure and print."""
    megabytes = int(sys.argv[1]) if len(sys.argv) > 1 else 600
    times = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    with tempfile.TemporaryDirectory(dir=sys.argv[3] if len(sys.argv) > 3 else None) as folder:
        file = Path(folder) / "served"
        digest = _make(file, megabytes)
        with subprocess.Popen(
            [sys.executable, "-m", "tests.benchmarks.download", "serve", str(file), digest], stdout=subprocess.PIPE
        ) as server:
            try:
                assert server.stdout is not None
                _compare(server.stdout.readline().decode().strip(), Path(folder), megabytes, times)
            finally:
                server.terminate()


def _compare(hub: str, folder: Path, megabytes: int, times: int) -> None:
    curl, ours, grown = [], [], []
    for _ in range(times + 1):
        curl.append(_curl_s(hub, folder))
        seconds, kilobytes = _ours_s(hub, folder)
        ours.append(seconds)
        grown.append(kilobytes)
    first, second = median(curl[1:]), median(ours[1:])  # the first run of each only warms up
    print(
        f"curl {megabytes / first:.0f} MB/s, ours {megabytes / second:.0f} MB/s: {first / second:.2f} times; "
        f"memory grew by at most {max(grown) / 1000:.0f} MB"
    )
    runs = zip(curl[1:], ours[1:], strict=True)
    print("single runs, MB/s (curl / ours):", *(f"{megabytes / c:.0f}/{megabytes / o:.0f}" for c, o in runs))


def _curl_s(hub: str, folder: Path) -> float:
    out = folder / "curl.out"
    started = time.perf_counter()
    subprocess.run(["curl", "-sSL", "--noproxy", "*", "-o", out, f"{hub}/{_NAME}"], check=True)
    seconds = time.perf_counter() - started
    _away(out)
    return seconds


def _ours_s(hub: str, folder: Path) -> tuple[float, int]:
    models = folder / "models"
    done = subprocess.run(
        [sys.executable, "-c", _OURS, models],
        env={**os.environ, "HF_ENDPOINT": hub, "NO_PROXY": "127.0.0.1"}, capture_output=True, text=True, check=True,
    )  # fmt: skip
    _away(models)
    seconds, kilobytes = done.stdout.split()
    return float(seconds), int(kilobytes)


def _away(path: Path) -> None:
    shutil.rmtree(path) if path.is_dir() else path.unlink()
    os.sync()  # what one leaves to be written must not slow the other


def _make(file: Path, megabytes: int) -> str:
    digest = hashlib.sha256()
    with file.open("wb") as out:
        for _ in range(megabytes):
            piece = os.urandom(1_000_000)
            digest.update(piece)
            out.write(piece)
    os.sync()
    return digest.hexdigest()


class _Handler(BaseHTTPRequestHandler):
    file: Path
    digest: str

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - the base class's name
        """Silence."""

    def do_GET(self) -> None:
        size, start = self.file.stat().st_size, 0
        match = re.fullmatch(r"bytes=(\d+)-", self.headers.get("Range", ""))
        if match:
            start = int(match[1])
        self.send_response(206 if match else 200)
        for name, value in {
            "Content-Length": size - start, "Content-Range": f"bytes {start}-{size - 1}/{size}",
            "ETag": f'"{self.digest}"', "X-Repo-Commit": _COMMIT,
        }.items():  # fmt: skip
            self.send_header(name, str(value))
        self.end_headers()
        self.wfile.flush()
        if self.command == "HEAD":
            return
        with self.file.open("rb") as file:
            while start < size:
                start += os.sendfile(self.connection.fileno(), file.fileno(), start, size - start)

    do_HEAD = do_GET  # noqa: N815


def serve(file: str, digest: str) -> None:
    """Be the Hub, for this one file; prints its address."""
    _Handler.file, _Handler.digest = Path(file), digest
    server = ThreadingHTTPServer(("127.0.0.1", 0), _Handler)
    print(f"http://127.0.0.1:{server.server_port}", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    serve(*sys.argv[2:]) if sys.argv[1:2] == ["serve"] else main()
