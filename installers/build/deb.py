"""The Debian package: the program below /usr/lib, a command, a menu entry, and what software centres show."""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import subprocess
from pathlib import Path

from installers.build import tree
from installers.build.llama import serves_card
from installers.build.project import DIST, NAME, ROOT, VERSION, WORK, BuildError, folder_bytes, run, say, source_time_s


def build() -> Path:
    """Make ``dist/draftlight_VERSION_ARCHITECTURE.deb``; returns it.

    Raises:
        BuildError: there is no bundle yet, or a Debian tool is missing or failed.
    """
    root = tree.fresh(WORK / "deb" / "root")
    library = root / "usr" / "lib" / NAME
    library.parent.mkdir(parents=True)
    tree.copy_program(library)
    tree.add_desktop_files(root / "usr" / "share")
    command = root / "usr" / "bin" / NAME
    command.parent.mkdir()
    command.symlink_to(f"../lib/{NAME}/{NAME}")
    _add_papers(root / "usr" / "share" / "doc" / NAME)
    architecture = _output_of(["dpkg", "--print-architecture"])
    control = root / "DEBIAN"
    sums = _sums(root)
    tree.write(
        control / "control",
        tree.template(
            "control",
            architecture=architecture,
            size_kib=str(folder_bytes(root) // 1024),
            depends=_depends(library),
            drivers=_drivers(library),
        ),
    )
    tree.write(control / "md5sums", sums)
    tree.write(control / "postrm", tree.template("postrm"), executable=True)
    tree.even_out(root)
    file = DIST / f"{NAME}_{VERSION}_{architecture}.deb"
    run(["dpkg-deb", "--root-owner-group", "-Zxz", "-z3", "--build", root, file])
    say(f"{file.stat().st_size / 1e6:.0f} MB: {file.name}")
    return file


def _add_papers(folder: Path) -> None:
    tree.write(folder / "copyright", tree.template("copyright"))
    changes = (ROOT / "CHANGELOG.md").read_bytes()
    (folder / "changelog.gz").write_bytes(gzip.compress(changes, mtime=source_time_s()))


def _sums(root: Path) -> str:
    files = [file for file in sorted(root.rglob("*")) if file.is_file() and not file.is_symlink()]
    return "".join(f"{_md5(file)}  {file.relative_to(root)}\n" for file in files)


def _md5(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, lambda: hashlib.md5(usedforsecurity=False)).hexdigest()


def _depends(library: Path) -> str:
    """The packages whose libraries the program needs and does not bring, as Debian's own tool finds them."""
    work = tree.fresh(WORK / "deb" / "shlibs")
    tree.write(work / "debian" / "control", f"Source: {NAME}\n\nPackage: {NAME}\nArchitecture: any\n")
    # A backend for cards is passed over where its driver is missing, so nothing has to be installed for it.
    libraries = [file for file in sorted(library.rglob("*")) if _is_native(file) and serves_card(file) is None]
    own = [*sorted({file.parent for file in libraries}), _sonames(library)]
    output = _output_of(
        [
            "dpkg-shlibdeps",
            "-O",
            "--ignore-missing-info",
            *(f"-x{package}" for package in _brought_along(library)),
            *(f"-l{folder}" for folder in own),
            *map(str, libraries),
        ],
        where=work,
        variables={"LD_LIBRARY_PATH": os.pathsep.join(map(str, own))},
    )
    match = re.search(r"^shlibs:Depends=(.*)$", output, re.MULTILINE)
    if match is None:
        raise BuildError(f"dpkg-shlibdeps named no packages: {output}")
    return match.group(1)


def _sonames(library: Path) -> Path:
    """Return a folder where libllama has the name by which libmtmd asks for it; the program has loaded it by then."""
    folder = tree.fresh(WORK / "deb" / "sonames")
    for file in library.rglob("libllama.so"):
        (folder / "libllama.so.0").symlink_to(file)
    return folder


def _drivers(library: Path) -> str:
    """Return the packages that the backends for graphics cards recommend, to be added to a list of packages."""
    packages = {"vulkan": ", libvulkan1", None: ""}  # CUDA's own driver is named otherwise in each distribution
    return "".join(sorted({packages.get(serves_card(file), "") for file in library.rglob("libggml-*.so")}))


def _brought_along(library: Path) -> list[str]:
    """The packages whose libraries are in the bundle, and so need not be installed."""
    patterns = [f"*/{file.name}" for file in sorted((library / "_internal").glob("lib*.so*"))]
    output = subprocess.run(["dpkg-query", "-S", *patterns], capture_output=True, text=True, check=False).stdout
    # Lines such as "libglib2.0-0:amd64: /usr/lib/x86_64-linux-gnu/libglib-2.0.so.0".
    return sorted({line.split(":", maxsplit=1)[0] for line in output.splitlines() if "/lib/" in line})


def _is_native(file: Path) -> bool:
    if file.is_symlink() or not file.is_file():
        return False
    with file.open("rb") as opened:
        return opened.read(4) == b"\x7fELF"


def _output_of(command: list[str], where: Path = ROOT, variables: dict[str, str] | None = None) -> str:
    environment = {**os.environ, "LC_ALL": "C.UTF-8", **(variables or {})}
    try:
        done = subprocess.run(command, cwd=where, env=environment, capture_output=True, text=True, check=False)
    except FileNotFoundError as error:
        raise BuildError(f"{command[0]} is needed and not here; it comes with the package dpkg-dev.") from error
    if done.returncode != 0:
        raise BuildError(f"{command[0]} failed: {done.stderr.strip()[-2000:]}")
    return done.stdout.strip()
