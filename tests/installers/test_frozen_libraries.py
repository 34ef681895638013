"""The frozen program has libraries that show pictures to a model, and the pages of the manual."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from installers.build.llama import made_libraries, packaged_libraries
from installers.project import ROOT, pyproject

SPEC = ROOT / "installers" / "draftlight.spec"
_LIBRARIES = {"package_folder", "packaged", "LINUX", "llama_libraries", "binaries"}
_WANTED = {"ROOT", "LANGUAGES", "UNUSED_QT", "wanted"}
_LOADS = "from llama_cpp import mtmd_cpp; print(mtmd_cpp.mtmd_default_marker().decode())"


def _names(statement: ast.stmt) -> set[str]:
    """Return the names that a statement of the spec assigns."""
    if isinstance(statement, ast.FunctionDef):
        return {statement.name}
    targets = statement.targets if isinstance(statement, ast.Assign) else []
    return {node.id for target in targets for node in ast.walk(target) if isinstance(node, ast.Name)}


def _part_of_spec(monkeypatch: pytest.MonkeyPatch, names: set[str]) -> dict[str, Any]:
    """Run the statements of the spec that define these names, without PyInstaller, which not every environment has."""
    monkeypatch.delenv("DRAFTLIGHT_LLAMA_LIBS", raising=False)
    statements = ast.parse(SPEC.read_text(encoding="utf-8")).body
    imports = [one for one in statements if isinstance(one, ast.Import | ast.ImportFrom)]
    imports_kept = [one for one in imports if "PyInstaller" not in ast.unparse(one)]
    imports_kept += [one for one in statements if _names(one) & names]
    namespace: dict[str, Any] = {"SPECPATH": str(SPEC.parent)}  # PyInstaller gives it
    exec(compile(ast.Module(imports_kept, []), str(SPEC), "exec"), namespace)
    return namespace


def test_the_bundle_s_libraries_are_enough_to_see(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    namespace = _part_of_spec(monkeypatch, _LIBRARIES)
    for file, folder in namespace["binaries"]:
        assert folder == "llama_cpp/lib"
        shutil.copy2(file, tmp_path)
    assert any("mtmd" in file.name for file in tmp_path.iterdir())
    monkeypatch.setenv("LLAMA_CPP_LIB_PATH", str(tmp_path))
    monkeypatch.setenv("MTMD_CPP_LIB", str(tmp_path))
    loaded = subprocess.run([sys.executable, "-c", _LOADS], capture_output=True, text=True, timeout=120, check=False)
    assert loaded.returncode == 0, loaded.stderr
    assert loaded.stdout.strip() == "<__media__>"


def test_what_loads_the_library_for_pictures_is_not_left_out() -> None:
    statements = ast.parse(SPEC.read_text(encoding="utf-8")).body
    (excludes,) = [one for one in statements if _names(one) == {"excludes"}]
    left_out = {node.value for node in ast.walk(excludes) if isinstance(node, ast.Constant)}
    assert "llama_cpp.server" in left_out
    assert "llama_cpp.mtmd_cpp" not in left_out


def test_the_variants_for_processors_come_with_it_too() -> None:
    names = " ".join(file.name for file in packaged_libraries())
    assert "llama" in names
    assert "mtmd" in names


@pytest.mark.parametrize(
    ("cards", "names"), [((), []), (("vulkan",), ["libggml-vulkan.so"])], ids=["no card", "Vulkan"]
)
def test_a_backend_that_an_earlier_build_left_is_not_shipped(
    cards: tuple[str, ...], names: list[str], tmp_path: Path
) -> None:
    for name in ("libggml.so.0", "libggml-base.so.0", "libggml-cpu-x64.so", "libggml-vulkan.so"):
        (tmp_path / name).touch()
    always = ["libggml.so.0", "libggml-base.so.0", "libggml-cpu-x64.so"]
    assert [file.name for file in made_libraries(tmp_path, cards)] == [*always, *names]


def test_every_page_of_the_manual_is_in_the_bundle_and_in_the_wheel(monkeypatch: pytest.MonkeyPatch) -> None:
    spec = ast.parse(SPEC.read_text(encoding="utf-8")).body
    (datas,) = [one for one in spec if isinstance(one, ast.Assign) and _names(one) == {"datas"}]
    assert "(str(ROOT / 'resources'), 'resources')" in ast.unparse(datas)
    is_wanted = _part_of_spec(monkeypatch, _WANTED)["wanted"]
    for page in (ROOT / "resources" / "help").iterdir():
        assert is_wanted((f"resources/help/{page.name}", str(page), "DATA")), page
    assert pyproject()["tool"]["hatch"]["build"]["targets"]["wheel"]["force-include"] == {"resources": "app/_resources"}
