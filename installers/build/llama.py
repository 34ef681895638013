"""Compiling ggml once for each kind of processor, from the very sources the installed llama-cpp-python was made of.

Only ggml is compiled. libllama and libmtmd use no special instructions and do not know which backends there are, so
those from the installed package serve; that saves half of the time.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import sys
import tarfile
from importlib.metadata import version
from pathlib import Path

from installers.build.project import WORK, BuildError, run, say

LIBRARIES = WORK / "llama-libs"
CARDS = ("vulkan", "cuda")
"""Backends for graphics cards. Each may fail to load, where there is no such card: the processor computes then."""

_SOURCES_SHA256 = {"0.3.36": "832db0699007f1be95a7e41ef12e88926b02ba836461e36a36372db2760c1a2e"}
"""Of the source archive, by version. A new version of the package needs a new line here."""

_SELDOM = ("cannonlake", "cooperlake", "piledriver")
"""Left out: few computers have such a processor, and the next lower variant runs there too."""

_LIBRARY_ENDS = (".dll", ".dylib", ".so")

_OPTIONS = (
    "-DCMAKE_BUILD_TYPE=Release",
    "-DBUILD_SHARED_LIBS=ON",
    "-DGGML_NATIVE=OFF",
    "-DGGML_BACKEND_DL=ON",
    "-DGGML_CPU_ALL_VARIANTS=ON",
    "-DGGML_RPC=ON",
    "-DGGML_RPC_RDMA=OFF",  # its library is on few computers, and without it the backend would not load
    "-DLLAMA_CURL=OFF",
    *(f"-DLLAMA_BUILD_{part}=OFF" for part in ("COMMON", "TESTS", "TOOLS", "EXAMPLES", "SERVER")),
    # Found beside each other, wherever the program is put.
    "-DCMAKE_BUILD_WITH_INSTALL_RPATH=ON",
    "-DCMAKE_INSTALL_RPATH=$ORIGIN" if sys.platform == "linux" else "-DCMAKE_INSTALL_RPATH=@loader_path",
)


def build(*, cards: tuple[str, ...] = ()) -> None:
    """Fill :data:`LIBRARIES`, unless it holds just that already.

    Args:
        cards: backends for graphics cards to compile as well, of :data:`CARDS`; each needs its maker's SDK.

    Raises:
        BuildError: the sources cannot be had or are not those expected, or do not compile.
    """
    package = version("llama-cpp-python")
    taken_along = packaged_libraries()
    recipe = f"{package} {' '.join((*_OPTIONS, *cards, *(file.name for file in taken_along)))}\n"
    label = LIBRARIES / "recipe.txt"
    if label.is_file() and label.read_text(encoding="utf-8") == recipe:
        say("compiled already")
        return
    source = _sources(package)
    compiled = WORK / "ggml"
    # Failed assertions name their source file: as it is called in the archive, not where it was unpacked.
    plain_names = f"-ffile-prefix-map={source}=."
    flags = [] if sys.platform == "win32" else [f"-DCMAKE_{kind}_FLAGS={plain_names}" for kind in ("C", "CXX")]
    generator = ["-G", "Ninja"] if shutil.which("ninja") else []
    for_cards = [f"-DGGML_{card.upper()}={'ON' if card in cards else 'OFF'}" for card in CARDS]
    run(["cmake", "-S", source, "-B", compiled, *generator, *_OPTIONS, *flags, *for_cards])
    run(
        [
            "cmake",
            "--build",
            compiled,
            "--config",
            "Release",
            "--target",
            "ggml",
            "--parallel",
            str(os.cpu_count() or 1),
        ]
    )
    shutil.rmtree(LIBRARIES, ignore_errors=True)
    LIBRARIES.mkdir(parents=True)
    for file in (*made_libraries(compiled / "bin", cards), *taken_along):
        shutil.copy2(file, LIBRARIES / file.name, follow_symlinks=True)
    label.write_text(recipe, encoding="utf-8")
    say(f"{len(list(LIBRARIES.iterdir())) - 1} libraries in {LIBRARIES}")


def serves_card(library: Path) -> str | None:
    """Return the one of :data:`CARDS` that a library is the backend for."""
    return next((card for card in CARDS if library.name in {f"libggml-{card}.so", f"ggml-{card}.dll"}), None)


def _sources(package: str) -> Path:
    expected = _SOURCES_SHA256.get(package)
    if expected is None:
        raise BuildError(f"No checksum is known for the sources of llama-cpp-python {package}; add it to {__file__}.")
    folder = WORK / "llama-sources"
    archive = folder / f"llama_cpp_python-{package}.tar.gz"
    if not archive.is_file():
        folder.mkdir(parents=True, exist_ok=True)
        requirement = f"llama-cpp-python=={package}"
        run([*_pip(), "download", "-q", "--no-deps", "--no-binary=:all:", "-d", folder, requirement])
    with archive.open("rb") as file:
        if hashlib.file_digest(file, "sha256").hexdigest() != expected:
            raise BuildError(f"{archive} is not the file that was published. Delete it and try again.")
    unpacked = folder / archive.name.removesuffix(".tar.gz")
    if not unpacked.is_dir():
        with tarfile.open(archive) as packed:
            packed.extractall(folder, filter="data")
    return unpacked / "vendor" / "llama.cpp"


def packaged_libraries() -> list[Path]:
    """Return libllama, and libmtmd, which shows it pictures, as the installed package has them."""
    spec = importlib.util.find_spec("llama_cpp")
    places = spec.submodule_search_locations if spec is not None else None
    if not places:
        raise BuildError("llama-cpp-python is not installed in this environment.")
    folder = Path(next(iter(places))) / "lib"
    if (folder / "libllama.so.0").is_file():
        return [folder / "libllama.so", folder / "libmtmd.so"]  # Linux: the other names are copies
    found_by_name = (*sorted(folder.glob("*llama*")), *sorted(folder.glob("*mtmd*")))
    return [file for file in found_by_name if file.suffix in _LIBRARY_ENDS]


def _pip() -> list[str]:
    """Pip, which an environment made by uv does not have; uv itself fetches no sources."""
    return [sys.executable, "-m", "pip"] if importlib.util.find_spec("pip") else ["uv", "tool", "run", "pip"]


def made_libraries(folder: Path, cards: tuple[str, ...]) -> list[Path]:
    """Return the libraries that were compiled, each by the one name it is looked for by.

    Args:
        folder: where CMake puts them. An earlier run may have left backends there that are not asked for now.
        cards: as :func:`build` takes them.
    """
    if (folder / "libggml.so.0").is_file():
        # Linux. The two that others are linked to go by their sonames, the backends by their plain names.
        files = [folder / "libggml.so.0", folder / "libggml-base.so.0"]
        files += [file for file in sorted(folder.glob("libggml-*.so")) if file.name != "libggml-base.so"]
    else:
        places = (folder, folder / "Release")  # some generators have a folder for each configuration
        files = [file for place in places for file in sorted(place.glob("*ggml*")) if file.suffix in _LIBRARY_ENDS]
    return [file for file in files if not file.stem.endswith(_SELDOM) and serves_card(file) in {None, *cards}]
