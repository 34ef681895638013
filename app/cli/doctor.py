"""``doctor``: what this installation consists of, and whether it can write a few tokens."""

from __future__ import annotations

import json
import os
import platform
import shutil
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import psutil

from app import __version__
from app.about import package_versions
from app.cli.jobs import jobs
from app.desktop import platforms
from app.engine.commands import Generate, LoadPair
from app.engine.conversations.chat_state_folder import ChatStateFolder
from app.engine.events import Finished, Loaded
from app.engine.port import EngineFactory
from app.errors import AppError
from app.llama.processors import cards
from app.llama.processors.backends import CHOICE_VARIABLE, find_backends, has_card_backend
from app.llama.trials.private_doors import DoorCheck, check_private_doors
from app.llama.trials.processor import UnsuitableBuild, is_known_unsuitable, recall
from app.models.library.history import JsonStore
from app.models.library.starter import HEAD_KIND, packaged_file
from app.models.network.hub_internals import check_hub_internals
from app.paths import Paths, resources
from app.references import rpc_addresses
from app.settings import Settings
from app.speculation.settings import SamplingSettings

_TEST_MODEL = "starter:q4_1"


DoorTrial = Callable[[Path, Path], list[DoorCheck]]
"""Tries the uses of llama.cpp's insides, with a model and a head for it."""


def doctor(
    paths: Paths, engine_factory: EngineFactory, *, as_json: bool, try_doors: DoorTrial = check_private_doors
) -> int:
    """Print the facts; return 0 if the test decode worked, else 1."""
    test_decode = _test_decode(engine_factory)  # first: it finds out which of llama.cpp's libraries run here
    can_load = not is_known_unsuitable(JsonStore(paths.processor))
    facts: dict[str, Any] = {
        "draftlight": __version__,
        "python": platform.python_version(),
        "system": platform.platform(),
        "packages": package_versions(),
        "processor": {
            "name": platform.processor() or platform.machine(),
            "cores": psutil.cpu_count(logical=False),
            "threads": psutil.cpu_count(),
        },
        "llama_cpp": _llama_facts() if can_load else {"problem": UnsuitableBuild().sentence},
        "backends": _backend_facts(paths),
        "graphics": _graphics() if can_load else None,
        "private_doors": _private_doors(try_doors) if can_load else None,
        "other_computers": _other_computers(paths),
        "window": platforms.facts(),
        "memory": {"total_bytes": psutil.virtual_memory().total, "free_bytes": psutil.virtual_memory().available},
        "folders": {
            "data": str(paths.data),
            "resources": str(resources()),
            "log": str(paths.log),
            "free_bytes": shutil.disk_usage(paths.data).free,
        },
        "chats_kept_as_read": _kept_chats(paths),
        "test_decode": test_decode,
    }
    sys.stdout.write(json.dumps(facts, indent=2) + "\n" if as_json else "".join(_lines(facts)))
    return 0 if facts["test_decode"]["ok"] else 1


def _kept_chats(paths: Paths) -> dict[str, Any]:
    """Return how much of each limit the kept chats use, on the disk and in memory."""
    folder, chosen = ChatStateFolder(paths.chat_states), Settings.load(paths.settings)
    return {
        "chats": folder.count(),
        "on_disk_bytes": folder.size_bytes(),
        "on_disk_at_most_bytes": chosen.disk_for_chats * 1_000_000,
        "in_memory_at_most": f"{chosen.memory_for_chats} % of what is free",
    }


def _llama_facts() -> dict[str, Any]:
    try:
        from app.llama.library import build_facts  # noqa: PLC0415 - loads llama.cpp
    except (ImportError, OSError, RuntimeError) as error:  # what a missing or broken native library raises
        return {"problem": str(error)}
    return build_facts()


def _private_doors(try_doors: DoorTrial) -> dict[str, str]:
    try:
        checks = try_doors(packaged_file(), packaged_file(HEAD_KIND))
    except AppError as error:
        return {"llama.cpp's library": f"not tried: {error.sentence}"}
    results = {check.door: f"{'works' if check.works else 'DOES NOT WORK'}: {check.sentence}" for check in checks}
    problem = check_hub_internals()
    return results | {"the Hub's client": f"DOES NOT WORK: {problem}" if problem else "works: all names are there"}


def _backend_facts(paths: Paths) -> dict[str, Any]:
    """Return which of llama.cpp's libraries run here, and why others do not."""
    backends = find_backends()
    if backends is None:
        return {"choice": "none: llama.cpp was compiled for one kind of processor"}
    choice = recall(JsonStore(paths.processor), backends)
    skipped = choice.skipped if choice is not None else {}
    again = f"To try again, delete {paths.processor}."
    return {
        "here": ", ".join((*backends.devices, *backends.processors)),
        "in_use": os.environ.get(CHOICE_VARIABLE) or "what ggml finds best",
        "passed_over": {name: f"{why} {again}" for name, why in skipped.items()} or None,
    }


def _graphics() -> dict[str, Any]:
    """Return the devices that can compute layers of a model; if there is none, why, and what can be done about it."""
    try:
        from app.llama.devices import graphics_devices  # noqa: PLC0415 - loads llama.cpp
    except (ImportError, OSError, RuntimeError) as error:
        return {"problem": str(error)}
    devices = {
        device.name: {
            "description": device.description,
            "total_bytes": device.total_bytes,
            "free_bytes": device.free_bytes,
        }
        for device in graphics_devices()
    }
    if devices:
        return devices
    is_built_in = has_card_backend() or sys.platform == "darwin"  # which has Metal in every build
    return {
        "devices": "none found; models run on the processor"
        if is_built_in
        else "none; this build of llama.cpp is for the processor alone",
        "cards": list(cards.card_makers()),
        "to_use_them": cards.build_command(),
    }


def _other_computers(paths: Paths) -> dict[str, Any] | None:
    """Return what the computers in the settings report; nothing is sent to any other."""
    from app.llama.rpc.servers import ask  # noqa: PLC0415

    computers: dict[str, Any] = {}
    for server in rpc_addresses(Settings.load(paths.settings).rpc_servers or ""):
        try:
            devices = ask(server)
        except AppError as error:
            computers[server] = error.sentence
        else:
            free, total = (sum(sizes) for sizes in zip(*((d.free_bytes, d.total_bytes) for d in devices), strict=True))
            computers[server] = {"devices": len(devices), "free_bytes": free, "total_bytes": total}
    return computers or None


def _test_decode(engine_factory: EngineFactory) -> dict[str, Any]:
    try:
        with jobs(engine_factory) as work:
            loaded = work.perform(LoadPair(_TEST_MODEL, context_tokens=512), lambda _: None)
            end = work.perform(
                Generate(raw="One, two,", sampling=SamplingSettings(temperature=0), max_tokens=8), lambda _: None
            )
    except AppError as error:
        return {"ok": False, "problem": error.sentence}
    if not isinstance(end, Finished) or not end.trace.summary.text:
        return {"ok": False, "problem": "The model wrote nothing."}
    on_cards = isinstance(loaded, Loaded) and loaded.target.layers_on_cards > 0
    return {
        "ok": True,
        "computed_on": "the graphics card" if on_cards else "the processor",
        "text": end.trace.summary.text,
        "tokens_per_second": end.trace.summary.tokens_per_second,
    }


def _lines(facts: dict[str, Any], indent: str = "") -> list[str]:
    lines = []
    for name, value in facts.items():
        words = name.removesuffix("_bytes").replace("_", " ")
        if isinstance(value, dict):
            lines += [f"{indent}{words}\n", *_lines(value, indent + "  ")]
        elif name.endswith("_bytes"):
            lines.append(f"{indent}{words}: {value / 1e9:.1f} GB\n")
        else:
            lines.append(f"{indent}{words}: {_shown(value)}\n")
    return lines


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, float):
        return f"{value:.1f}"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "none"
    return "none" if value is None else str(value).strip()
