"""One download through a line on which anything may go wrong, drawn by lot.

The rule, whatever happens: under the file's name lie the published bytes, or nothing. Each run also sees to it that the
token went to the Hub alone and not to where the Hub sends us for the bytes.
"""

from __future__ import annotations

import hashlib
import os
import random
import signal
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from app.errors import WorldError
from app.models.download.file_download import RetryPolicy, download
from app.models.gguf.file_names import HubFile
from tests.fakes.hub import Fault, Hub, Repo

KINDS = (
    "cut", "reset", "stall", "no range", "wrong bytes", "wrong hash", "wrong size", "429", "503", "html", "kill",
)  # fmt: skip
LASTING = {"wrong hash", "wrong size"}
"""The faults that no patience mends: such a file must never come to be."""
_PATIENCE = RetryPolicy(attempts=6, first_wait_s=0.01)
_CHILD = """
import sys
from pathlib import Path
from app.models.download.file_download import download
from app.models.gguf.file_names import HubFile
download(HubFile(*sys.argv[2:4]), Path(sys.argv[1]), token=sys.argv[4])
"""


@dataclass(frozen=True, slots=True)
class Ended:
    """End of a run."""

    faults: tuple[str, ...]
    finished: bool
    right: bool
    """The rule was kept."""
    size_bytes: int
    asked_again_bytes: int
    """The bytes that lay on the disk when the program was killed, and were asked for all the same. What the server sent
    is no measure of this: the killed program's sockets held any part of it, unread."""


def run(hub: Hub, models: Path, seed: int) -> Ended:
    """Fetch one file under up to four faults, one of them a kill at most."""
    chance = random.Random(seed)
    faults = chance.choices(KINDS, k=chance.randrange(1, 5))
    if faults.count("kill") > 1:
        faults = [kind for kind in faults if kind != "kill"] + ["kill"]
    return _run(hub, models, seed, chance.randbytes(chance.randrange(1, 3_000_000)), tuple(faults), chance)


def killed_once(hub: Hub, models: Path, seed: int, size_bytes: int) -> Ended:
    """Fetch one file by a program that is killed at a random byte, and then by another one."""
    chance = random.Random(seed)
    return _run(hub, models, seed, chance.randbytes(size_bytes), ("kill",), chance)


def _run(hub: Hub, models: Path, seed: int, content: bytes, kinds: tuple[str, ...], chance: random.Random) -> Ended:
    file = HubFile(f"owner/run-{seed}", f"m{seed}.gguf")
    repo = hub.repos[file.repo] = Repo({file.name: content}, gated="auto")
    # The right one too: to work it out for each question would take the stand-in longer than the client waits.
    published = b"something else" if "wrong hash" in kinds else content
    repo.wrong_hashes[file.name] = hashlib.sha256(published).hexdigest()
    if "wrong size" in kinds:
        repo.wrong_sizes[file.name] = len(content) + chance.choice([-1, 1, 1000])
    hub.faults.clear()
    hub.seen.clear()
    here_bytes = before_the_kill = 0
    for kind in kinds:
        if kind == "kill":
            here_bytes = _start_and_kill(hub, models, file, chance.randrange(len(content)))
            before_the_kill = len(hub.seen)
    hub.faults += [_fault(kind, len(content), chance) for kind in kinds if kind not in {"kill", *LASTING}]
    try:
        download(file, models, token=hub.token, patience=_PATIENCE)
    except WorldError:
        finished = False
    else:
        finished = True
    path = file.below(models)
    is_right = path.read_bytes() == content if path.exists() else not finished
    is_right = is_right and not (path.exists() and LASTING & set(kinds))
    strayed = [headers for server, _, headers in hub.seen if server == "cdn" and "Authorization" in headers]
    again = max(0, here_bytes - _first_byte_asked_for(hub.seen[before_the_kill:]))
    return Ended(kinds, finished, is_right and not strayed, len(content), again)


def _first_byte_asked_for(seen: list[tuple[str, str, dict[str, str]]]) -> int:
    """Of the file, by the first request for its bytes among these."""
    range_asked = next((headers.get("Range", "") for server, _, headers in seen if server == "cdn"), "")
    return int(range_asked.removeprefix("bytes=").partition("-")[0] or 0)


def _fault(kind: str, size: int, chance: random.Random) -> Fault:
    if kind in {"429", "503"}:
        headers = {"Retry-After": "0"} if kind == "429" else {}
        return Fault("status", status=int(kind), headers=headers, where=chance.choice(["bytes", "head"]))
    return Fault(kind, chance.randrange(size), where=chance.choice(["bytes", "head"]) if kind == "html" else "bytes")


def _start_and_kill(hub: Hub, models: Path, file: HubFile, at_byte: int) -> int:
    """Returns: how many bytes of the file lie on the disk afterwards."""
    hub.stalled.clear()
    hub.unstall.clear()
    hub.faults.append(Fault("stall", at_byte))
    child = subprocess.Popen([sys.executable, "-c", _CHILD, models, file.repo, file.name, hub.token], env=os.environ)
    try:
        while not hub.stalled.wait(0.1) and child.poll() is None:
            pass  # it may also refuse an answer by its head, and end
    finally:
        os.kill(child.pid, signal.SIGKILL)
        child.wait()
        hub.unstall.set()
    return sum(part.stat().st_size for part in file.below(models).parent.glob(".*.part"))
