"""Facts about the project for the installers: its version, and the packages that its program stands on."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path
from typing import Any

from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "installers" / "requirements.txt"


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def version() -> str:
    version_text: str = pyproject()["project"]["version"]
    return version_text


def normal(name: str) -> str:
    """A package's name as all of them are compared."""
    return re.sub(r"[-_.]+", "-", name).lower()


def shipped_packages() -> dict[str, Distribution]:
    """Every package the program stands on, on this system, by its normal name.

    Raises:
        LookupError: one of them is not installed.
    """
    settings = pyproject()
    replaced = {
        normal(one["name"]): one["requires-dist"] for one in settings["tool"]["uv"].get("dependency-metadata", ())
    }
    packages: dict[str, Distribution] = {}
    waiting = [Requirement(line) for line in settings["project"]["dependencies"]]
    seen: set[tuple[str, str]] = set()
    while waiting:
        next_name = waiting.pop()
        name = normal(next_name.name)
        try:
            package = distribution(next_name.name)
        except PackageNotFoundError:
            raise LookupError(f"{next_name.name} is not installed; the program needs it.") from None
        packages[name] = package
        for extra in ("", *next_name.extras):
            if (name, extra) not in seen:
                seen.add((name, extra))
                waiting += _needs(replaced.get(name, package.requires or ()), extra)
    return dict(sorted(packages.items()))


def locked() -> dict[str, list[tuple[str, str, int]]]:
    """Return the entries of the lock: by normal name, ``(version, marker, number of hashes)`` of each line for it."""
    result: dict[str, list[tuple[str, str, int]]] = {}
    entries = re.split(r"\n(?=\S)", re.sub(r"^#.*\n", "", LOCK.read_text(encoding="utf-8"), flags=re.MULTILINE))
    for entry in entries:
        if entry.strip():
            pin = Requirement(entry.split("\\\n", maxsplit=1)[0].strip())
            exact = str(pin.specifier).removeprefix("==")
            hashes = len(re.findall(r"--hash=sha256:[0-9a-f]{64}\b", entry))
            result.setdefault(normal(pin.name), []).append((exact, str(pin.marker or ""), hashes))
    return result


def _needs(lines: list[str] | tuple[str, ...], extra: str) -> list[Requirement]:
    needs = [Requirement(line) for line in lines]
    return [need for need in needs if need.marker is None or need.marker.evaluate({"extra": extra})]
