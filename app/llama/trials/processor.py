"""Chooses the libraries that suit this computer, and tries them out.

What a processor says of itself is not always true: virtual machines announce instructions that end the program, and a
driver for a graphics card can crash. So the best library is tried first, in a child process on a small model, then the
next best, until one works. Those that failed are remembered and passed over on this computer, and ``doctor`` lists
them. A library for graphics cards that finds none is passed over too, until cards or drivers change.

In a checkout, llama.cpp is compiled for the processor at hand. Such a build may still come to another computer, with
its folder or through a cache, so it is tried once on each, before this process loads it.
"""

from __future__ import annotations

import hashlib
import logging
import os
import platform
import subprocess
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.metadata import version
from pathlib import Path
from typing import Any, Protocol

from app.errors import WorldError
from app.language import tr
from app.llama.child_processes.starting import output_of, start
from app.llama.processors.backends import CHOICE_VARIABLE, COMPILE_OPTIONS, Backends, find_backends, library_folder
from app.llama.processors.drivers import cards_and_drivers
from app.llama.trials.trial import TrialCancelled, needs_other_processor, try_out

_log = logging.getLogger(__name__)

_ALL_LAYERS, _NO_LAYERS = -1, 0
_SCORING_S = 60.0


class ChoiceStore(Protocol):
    """Keeps JSON values by key."""

    def get(self, key: str) -> Any: ...

    def put(self, key: str, value: Any) -> None: ...


@dataclass(frozen=True, slots=True)
class BackendChoice:
    """The libraries in use, by their names in :mod:`app.llama.processors.backends`, and why others are not."""

    names: tuple[str, ...]
    skipped: dict[str, str]
    """The reason, as a sentence, by the name of each library that was tried and passed over."""


class UnsuitableBuild(WorldError):
    """llama.cpp was compiled for another processor, and would end this process where it is loaded."""

    def __init__(self) -> None:
        super().__init__(
            tr(
                "llama.cpp was compiled for another processor. Compile it for this one, in the program's folder: "
                "{command}",
                command=f"uv sync {COMPILE_OPTIONS}",
            )
        )


def require_suitable_build(store: ChoiceStore, sample: Path, cancelled: Callable[[], bool]) -> None:
    """Check that llama.cpp can run on this processor, where it was compiled for one kind alone.

    Call it before the library is loaded. It takes a second the first time on a computer.
    ``store`` remembers the outcome, for this computer and this build; ``sample`` is a small model to try it on. Raises
    ``UnsuitableBuild`` if it ends a process with an illegal instruction, ``TrialCancelled`` if ``cancelled`` said so.
    """
    if find_backends() is not None:
        return
    key = _build_key()
    is_suitable = store.get(key)
    if not isinstance(is_suitable, bool):
        problem = ""
        try:
            problem = try_out(sample, gpu_layers=_NO_LAYERS, cancelled=cancelled, on_crash=_crash, thorough=False) or ""
        except WorldError as error:
            _log.info("llama.cpp's build not tried: %s", error)
            return
        is_suitable = problem != _lacks_instructions()
        if problem and is_suitable:
            return  # what is wrong with the sample shows where it is loaded
        store.put(key, is_suitable)
    if not is_suitable:
        raise UnsuitableBuild


def is_known_unsuitable(store: ChoiceStore) -> bool:
    """Return whether :func:`require_suitable_build` found here that this build ends the process which loads it."""
    return find_backends() is None and store.get(_build_key()) is False


def settle(store: ChoiceStore, sample: Path, cancelled: Callable[[], bool]) -> None:
    """Choose the libraries for this process and those it starts, unless a person or an earlier call has.

    Call it before the first model is loaded. It takes a second or two on the first start on a computer, and no time
    after that.
    ``store`` remembers the choice, for this computer and this build; ``sample`` is a small model to try them on. Raises
    ``TrialCancelled`` if ``cancelled`` said so; nothing is chosen yet.
    """
    backends = find_backends()
    if backends is None or CHOICE_VARIABLE in os.environ:
        return
    choice = recall(store, backends)
    if choice is None:
        try:
            choice = _choose(backends, sample, cancelled)
        except WorldError as error:
            _log.info("processor variants not tried: %s", error)
            choice = None
        if choice is None:
            return  # ggml chooses, and the next start tries again
        store.put(_key(backends), {"names": choice.names, "skipped": choice.skipped})
    _log.info("llama.cpp runs on %s; passed over: %s", ", ".join(choice.names), choice.skipped or "none")
    os.environ[CHOICE_VARIABLE] = ",".join(choice.names)


def recall(store: ChoiceStore, backends: Backends | None) -> BackendChoice | None:
    """Return the choice made earlier on this computer with this build, if its libraries are still here."""
    stored = store.get(_key(backends)) if backends is not None else None
    if backends is None or not isinstance(stored, dict):
        return None
    names, skipped = stored.get("names"), stored.get("skipped")
    if not isinstance(names, list) or not isinstance(skipped, dict):
        return None
    here = {*backends.processors, *backends.devices}
    return BackendChoice(tuple(names), skipped) if names and here.issuperset(names) else None


def _choose(backends: Backends, sample: Path, cancelled: Callable[[], bool]) -> BackendChoice | None:
    """Choose the best libraries that work; ``None`` when none does, which rather is the sample's fault than theirs."""
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
        return _lacks_instructions()
    return tr("It crashed, or a driver it uses did.")


def _lacks_instructions() -> str:
    return tr("It needs instructions that this computer's processor does not have.")


def _ranked(backends: Backends, cancelled: Callable[[], bool]) -> tuple[str, ...]:
    """Return the processor backends that this processor says it can run, the fastest first.
    Raises ``TrialCancelled`` if ``cancelled`` said so.
    """
    child = start("score", stdout=subprocess.PIPE)
    until_s = time.monotonic() + _SCORING_S

    def look() -> None:
        if cancelled():
            raise TrialCancelled
        if time.monotonic() > until_s:
            raise TimeoutError

    try:
        output, _ = output_of(child, look)
    except TimeoutError:
        output = b""
    scores = {}
    for line in output.decode("ascii", "replace").splitlines():
        name, _, score = line.partition(" ")
        if name in backends.processors and score.isdigit():
            scores[name] = int(score)
    return tuple(sorted(scores, key=lambda name: -scores[name]))


def _key(backends: Backends) -> str:
    """Return a key for this computer and this build: with other processor, libraries, cards or drivers it changes."""
    facts = ",".join((*backends.processors, *backends.devices))
    if backends.devices:
        facts += f"|{cards_and_drivers()}"
    return _hashed(facts)


def _build_key() -> str:
    """Return a key for this computer and the files of this build."""
    folder = library_folder()
    files = sorted(folder.iterdir()) if folder is not None and folder.is_dir() else []
    stamps = ((file.name, file.stat()) for file in files if file.is_file())
    return _hashed(",".join(f"{name}:{known.st_size}:{known.st_mtime_ns}" for name, known in stamps))


def _hashed(facts: str) -> str:
    facts = f"{_processor()}|{platform.system()}|{facts}"
    return f"{version('llama-cpp-python')}|{hashlib.sha256(facts.encode()).hexdigest()[:16]}"


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return f"{platform.machine()} {platform.processor()}"
    keys = ("model name", "flags", "Features", "CPU part")  # the last two on Arm
    return "|".join(sorted({line for line in lines if line.startswith(keys)}))
