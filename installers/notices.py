"""Third-party notices: the licence texts of everything that is shipped, in one file, with who they belong to.

``python -m installers.notices FOLDER`` writes them for the packages installed here; ``--check`` writes nothing and says
what is missing. What is shipped is listed in ``resources/components.json``; a package that is not listed there, one
listed that is no longer needed, a licence that changed, or a part without its text is a problem and stops a release.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from importlib.metadata import Distribution
from pathlib import Path

from packaging.licenses import InvalidLicenseExpression, canonicalize_license_expression

from app.about import Component, components
from installers.project import normal, shipped_packages, version

TEXTS = Path(__file__).parent / "licences"
NOTICES = "THIRD-PARTY-NOTICES.txt"
_LICENCE_FILE = re.compile(r"(licen[cs]e|copying|notice|authors)", re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Part:
    """One component as it is installed here."""

    component: Component
    version: str | None
    texts: tuple[str, ...]


def parts() -> tuple[Part, ...]:
    """Return the parts of a program built here. A part may be without texts: :func:`problems` says so.

    Raises:
        LookupError: a package the program needs is not installed.
    """
    packages = shipped_packages()
    return tuple(_part(one, packages.get(normal(one.name))) for one in components() if sys.platform in one.systems)


def problems() -> list[str]:
    """Return all that stands between what is installed here and a lawful release, a sentence each."""
    packages = shipped_packages()
    listed = {normal(one.name): one for one in components() if one.kind == "package"}
    sentences = [f"{name} is shipped and not in resources/components.json." for name in packages if name not in listed]
    for part in parts():
        name = part.component.name
        if not part.texts:
            sentences.append(f"{name} has no licence text: name one under “texts” and put it into installers/licences.")
        package = packages.get(normal(name))
        if part.component.kind == "package" and package is None:
            sentences.append(f"{name} is listed for {sys.platform} and not needed there.")
        licence = None if package is None else _said_licence(package)
        if licence is not None and licence != canonicalize_license_expression(part.component.licence):
            sentences.append(f"{name} is under {licence} now, not under {part.component.licence}.")
    return sentences


def text(shipped: Iterable[Part]) -> str:
    """The whole file: who made what under which licence, then each licence text once."""
    texts: dict[str, int] = {}
    lines = [
        f"Draftlight {version()} is free software under the Apache License 2.0, and contains the work of others.",
        "Each part is under its own licence; the texts follow, by their numbers.",
        "",
    ]
    for part in shipped:
        one = part.component
        numbers = [str(texts.setdefault(words, len(texts) + 1)) for words in part.texts]
        lines += [f"{one.name} {part.version or ''}".strip(), f"    {one.purpose}", f"    Licence: {one.licence}"]
        lines += [f"    {one.page}"] if one.page else []
        lines += [f"    {one.note}"] if one.note else []
        lines += [f"    Texts: {', '.join(numbers)}", ""]
    for words, number in texts.items():
        lines += ["=" * 100, f"Text {number}", "=" * 100, "", words, ""]
    return "\n".join(lines)


def _part(one: Component, package: Distribution | None) -> Part:
    own = _texts_in(package) if package is not None else ()
    texts = tuple(_read(TEXTS / name) for name in one.texts)
    return Part(one, package.version if package is not None else None, tuple(dict.fromkeys(own + texts)))


def _texts_in(package: Distribution) -> tuple[str, ...]:
    """The licence texts that came with a package; files of its code that merely have such a name are not texts."""
    about = [file for file in package.files or () if file.parts[0].endswith(".dist-info")]
    licence_files = [file for file in about if _LICENCE_FILE.search("/".join(file.parts[1:]))]
    return tuple(dict.fromkeys(_read(Path(str(file.locate()))) for file in licence_files))


def _read(file: Path) -> str:
    return "\n".join(line.rstrip() for line in file.read_text(encoding="utf-8", errors="replace").splitlines()).strip()


def _said_licence(package: Distribution) -> str | None:
    """The licence the package states, where it is an SPDX expression."""
    metadata = package.metadata
    for field in ("License-Expression", "License"):
        try:
            # Not by index: for what is missing some versions of importlib.metadata answer None, others raise.
            return canonicalize_license_expression((metadata.get_all(field) or [""])[0])
        except InvalidLicenseExpression:
            continue
    return None


def write(folder: Path, *, checked: bool = True) -> Path:
    """Write the notices into ``folder``; a build that nobody is given may do so unchecked.

    Raises:
        ValueError: something is missing; the text says what.
        LookupError: a package the program needs is not installed.
    """
    if checked and (sentences := problems()):
        raise ValueError("\n".join(sentences))
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / NOTICES
    file.write_text(text(parts()), encoding="utf-8")
    return file


def main() -> int:
    parser = argparse.ArgumentParser(description="Write the third-party notices.")
    parser.add_argument("folder", type=Path, nargs="?", help="where to write them")
    parser.add_argument("--check", action="store_true", help="only say what is missing")
    options = parser.parse_args()
    if options.check == (options.folder is not None):
        parser.error("name a folder, or --check")
    try:
        if options.check:
            sentences = problems()
            sys.stderr.write("".join(f"{one}\n" for one in sentences))
            return 1 if sentences else 0
        sys.stdout.write(f"{write(options.folder)}\n")
    except (ValueError, LookupError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
