"""Choosing the libraries that suit this computer, and proving that they do.

What a processor says of itself is not always true: virtual machines announce instructions that end the program, and a
driver for a graphics card can crash. So the best library is first tried in a child process on a small model, then the
next best, until one works; what failed is passed over on this computer, remembered, and told by ``doctor``. A library
for graphics cards that finds none is passed over too, until cards or drivers change.
"""

from __future__ import annotations

import hashlib
import logging
import os
import platform
import subprocess
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, Protocol

from app.errors import NotEnoughMemory
from app.llama.backends import CHOICE_VARIABLE, Backends, find_backends
from app.llama.child import start
from app.llama.drivers import cards_and_drivers
from app.llama.trial import TrialCancelled, needs_other_processor, try_out

_log = logging.getLogger(__name__)

_ALL_LAYERS, _NO_LAYERS = -1, 0
_SCORING_S, _LOOK_EVERY_S = 60, 0.05


class Book(Protocol):
    """Keeps JSON values by key."""

    def get(self, key: str) -> Any: ...

    def put(self, key: str, value: Any) -> None: ...


@dataclass(frozen=True, slots=True)
class BackendChoice:
    """What runs here: names as in :mod:`app.llama.backends`, and why others do not."""

    names: tuple[str, ...]
    skipped: dict[str, str]
    """The reason, as a sentence, by the name of each library that was tried and passed over."""


def settle(book: Book, sample: Path, cancelled: Callable[[], bool]) -> None:
    """Choose the libraries for this process and those it starts, unless a person or an earlier call has.

    To be called before the first model is loaded. Takes a second or two on a computer's first start, nothing after.

    Args:
        book: remembers the choice, for this computer and this build.
        sample: a small model to try them on.
        cancelled: asked while they are tried.

    Raises:
        TrialCancelled: ``cancelled`` said so; nothing is chosen yet.
    """
    backends = find_backends()
    if backends is None or CHOICE_VARIABLE in os.environ:
        return
    choice = recall(book, backends)
    if choice is None:
        try:
            choice = _choose(backends, sample, cancelled)
        except NotEnoughMemory as error:
            _log.info("processor variants not tried: %s", error)
            choice = None
        if choice is None:
            return  # ggml chooses, and the next start tries again
        book.put(_key(backends), {"names": choice.names, "skipped": choice.skipped})
    _log.info("llama.cpp runs on %s; passed over: %s", ", ".join(choice.names), choice.skipped or "none")
    os.environ[CHOICE_VARIABLE] = ",".join(choice.names)


def recall(book: Book, backends: Backends | None) -> BackendChoice | None:
    """The choice made earlier on this computer with this build, if it can still be made."""
    known = book.get(_key(backends)) if backends is not None else None
    if backends is None or not isinstance(known, dict):
        return None
    names, skipped = known.get("names"), known.get("skipped")
    if not isinstance(names, list) or not isinstance(skipped, dict):
        return None
    here = {*backends.processors, *backends.devices}
    return BackendChoice(tuple(names), skipped) if names and here.issuperset(names) else None


def _choose(backends: Backends, sample: Path, cancelled: Callable[[], bool]) -> BackendChoice | None:
    """The best that work; ``None`` when none does, which says more about the sample than about the libraries."""
    skipped: dict[str, str] = {}

    def works(names: tuple[str, ...], tried: str, layers: int) -> bool:
        variables = {CHOICE_VARIABLE: ",".join(names)}
        problem = try_out(
            sample, gpu_layers=layers, cancelled=cancelled, variables=variables, on_crash=_crash, thorough=False
        )
        if problem is not None:
            skipped[tried] = problem
            _log.info("%s passed over: %s", tried, problem)
        return problem is None

    processor = next((name for name in _ranked(backends, cancelled) if works((name,), name, _NO_LAYERS)), None)
    if processor is None:
        return None
    devices = tuple(name for name in backends.devices if works((name, processor), name, _ALL_LAYERS))
    return BackendChoice((*devices, processor), skipped)


def _crash(_sample: Path, status: int) -> str:
    if needs_other_processor(status):
        return "It needs instructions that this computer's processor does not have."
    return "It crashed, or a driver it uses did."


def _ranked(backends: Backends, cancelled: Callable[[], bool]) -> tuple[str, ...]:
    """Processor backends that this processor says it can run, the fastest first.

    Raises:
        TrialCancelled: ``cancelled`` said so.
    """
    child = start("score", stdout=subprocess.PIPE)
    said = b""
    try:
        for _ in range(round(_SCORING_S / _LOOK_EVERY_S)):
            try:
                said, _ = child.communicate(timeout=_LOOK_EVERY_S)
                break
            except subprocess.TimeoutExpired:
                if cancelled():
                    raise TrialCancelled from None
    finally:
        if child.poll() is None:
            child.kill()
            child.communicate()
    scores = {}
    for line in said.decode("ascii", "replace").splitlines():
        name, _, score = line.partition(" ")
        if name in backends.processors and score.isdigit():
            scores[name] = int(score)
    return tuple(sorted(scores, key=lambda name: -scores[name]))


def _key(backends: Backends) -> str:
    """This computer and this build: another processor, other libraries, cards or drivers are tried anew."""
    here = ",".join((*backends.processors, *backends.devices))
    facts = f"{_processor()}|{platform.system()}|{here}"
    if backends.devices:
        facts += f"|{cards_and_drivers()}"
    return f"{version('llama-cpp-python')}|{hashlib.sha256(facts.encode()).hexdigest()[:16]}"


def _processor() -> str:
    """The processor's name and what it says it can do."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return f"{platform.machine()} {platform.processor()}"
    told = ("model name", "flags", "Features", "CPU part")  # the last two on Arm
    return "|".join(sorted({line for line in lines if line.startswith(told)}))
