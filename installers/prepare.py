"""Make what the frozen program and its installers need beside the code: run this before the bundle is built.

``python -m installers.prepare [--repository OWNER/NAME]`` writes

- ``build/licences``: the third-party notices (name the folder in DRAFTLIGHT_LICENCES for the bundle),
- ``build/sbom.json``: the bill of materials,
- the icons, and the version resource of the Windows programs, where the spec looks for them,
- with ``--repository``, the release feed of that GitHub repository into ``resources/release.json``. The release
  workflow says this; a build by hand leaves the file alone and never asks for newer versions.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path

from installers import icons, notices, sbom
from installers.project import ROOT
from installers.windows import version_resource

INSTALLERS = ROOT / "installers"
BUILD = ROOT / "build"


def prepare() -> list[Path]:
    """Write everything; returns the files.

    Raises:
        ValueError: a licence is missing or changed; the text says which.
        LookupError: a package the program needs is not installed.
    """
    written = [notices.write(BUILD / "licences")]
    for path, content in {
        BUILD / "sbom.json": (json.dumps(sbom.bill(), indent=2) + "\n").encode(),
        INSTALLERS / "windows" / "draftlight.ico": icons.ico(),
        INSTALLERS / "windows" / "version_info.txt": version_resource.text().encode(),
        INSTALLERS / "macos" / "draftlight.icns": icons.icns(),
    }.items():
        path.write_bytes(content)
        written.append(path)
    return written


def release_feed(repository: str) -> dict[str, str]:
    """Return the content of ``resources/release.json`` in a program that this repository releases.

    Raises:
        ValueError: that is no repository's name.
    """
    if not re.fullmatch(r"[A-Za-z0-9][A-Za-z0-9-]*/[A-Za-z0-9._-]+", repository):
        raise ValueError(f"“{repository}” is no repository: write OWNER/NAME.")
    return {
        "feed": f"https://api.github.com/repos/{repository}/releases/latest",
        "page": f"https://github.com/{repository}/releases/latest",
    }


def main() -> int:
    parser = argparse.ArgumentParser(description="Make what the bundle and its installers need.")
    parser.add_argument("--repository", metavar="OWNER/NAME", help="the GitHub repository that releases the program")
    options = parser.parse_args()
    try:
        if options.repository:
            feed = json.dumps(release_feed(options.repository), indent=2) + "\n"
            (ROOT / "resources" / "release.json").write_text(feed, encoding="utf-8")
        for path in prepare():
            sys.stdout.write(f"{path.relative_to(ROOT)}\n")
    except (ValueError, LookupError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
