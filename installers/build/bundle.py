"""Freezing the program into one folder: PyInstaller by the spec, and checks of what came out."""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from app.about import components
from installers import notices
from installers.build.llama import LIBRARIES, serves_card
from installers.build.project import BUNDLE, DIST, ROOT, WORK, BuildError, folder_bytes, run, say

MOST_BYTES = 245_000_000
"""The bundle's size without the starter model and what is for graphics cards.

209 MB came out with libmtmd, which shows pictures to models (1.8 MB), and the window's languages (2.4 MB); 225 with
Pillow, of which 5 MB read AVIF, 1 MB WebP, and its core with what that is linked to is the rest; 237 with PDFium, which
reads PDF files and draws their pages (8 MB), and what tells encodings (3 MB).
"""

_CUDA = ("libcublas", "libcudart", "cublas", "cudart")
_CUDA_COMPONENT = "CUDA"


def build() -> None:
    """Fill ``dist/draftlight``.

    Raises:
        BuildError: PyInstaller failed, the bundle is larger than it may be, or a licence is missing.
    """
    shutil.rmtree(BUNDLE, ignore_errors=True)
    variables = {"PYTHONHASHSEED": "1"}  # sets are written in one order
    if LIBRARIES.is_dir():
        variables["DRAFTLIGHT_LLAMA_LIBS"] = str(LIBRARIES)
    # ``installers.prepare``, which comes before this in a release, checks that no licence is missing.
    variables["DRAFTLIGHT_LICENCES"] = str(notices.write(WORK / "licences", checked=False).parent)
    spec = ROOT / "installers" / "draftlight.spec"
    places = ["--distpath", str(DIST), "--workpath", str(WORK / "pyinstaller")]
    freeze = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level=WARN", *places, str(spec)]
    run(freeze, variables=variables)
    if sys.platform == "linux":
        _drop_debug_symbols(BUNDLE / "_internal")
    if BUNDLE.is_dir():
        require_cuda_licence(BUNDLE)
        _check_size()


def require_cuda_licence(bundle: Path) -> None:
    """NVIDIA's libraries come from its toolkit, not as a package, so nothing else would miss their licence.

    Raises:
        BuildError: they are inside and ``resources/components.json`` does not name them.
    """
    brought = sorted(file.name for file in bundle.rglob("*") if file.name.startswith(_CUDA))
    if brought and not any(one.name.startswith(_CUDA_COMPONENT) for one in components()):
        raise BuildError(f"{brought[0]} would be shipped and “{_CUDA_COMPONENT}” is not in resources/components.json.")


def _drop_debug_symbols(files: Path) -> None:
    """Python's and our own libraries may come with them, at up to three times the size.

    Wheels' libraries are left as they are, since those that were patched for their wheel break; one large one was not.
    """
    if shutil.which("strip") is None:
        return
    own = [*files.glob("libpython*.so*"), *files.glob("python3*/lib-dynload/*.so"), *files.glob("llama_cpp/lib/*.so*")]
    own += files.glob("cryptography/hazmat/bindings/*.so")
    for library in own:
        library.chmod(library.stat().st_mode | 0o200)
        run(["strip", "--strip-unneeded", library])


def _check_size() -> None:
    models = sum(file.stat().st_size for file in BUNDLE.rglob("*.gguf"))
    cards = sum(file.stat().st_size for file in BUNDLE.rglob("*") if _is_for_cards(file))
    rest = folder_bytes(BUNDLE) - models - cards
    parts = f"{rest / 1e6:.0f} MB, {models / 1e6:.0f} MB of starter model and {cards / 1e6:.0f} MB for graphics cards"
    say(f"{parts}, in {os.path.relpath(BUNDLE, ROOT)}")
    if rest > MOST_BYTES:
        raise BuildError(
            f"The bundle takes {rest / 1e6:.0f} MB without model and cards; {MOST_BYTES / 1e6:.0f} MB are meant."
        )


def _is_for_cards(file: Path) -> bool:
    """A backend for cards, or one of CUDA's own libraries that it brings."""
    return file.is_file() and (serves_card(file) is not None or file.name.startswith(_CUDA))
