"""All shipped parts are listed, licensed and locked, and the frozen program has its libraries and pages."""

from __future__ import annotations

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from app.about import components
from installers import notices, sbom
from installers.build.bundle import require_cuda_licence
from installers.build.llama import made_libraries, packaged_libraries
from installers.build.project import BuildError
from installers.project import LOCK, ROOT, locked, normal, pyproject, shipped_packages, version

BUILD_TOOLS = {"altgraph", "macholib", "pefile", "pyinstaller", "pyinstaller-hooks-contrib", "setuptools"}
NOWHERE = {"httpx2-jsfetch"}
"""Named by the lock for browsers alone."""


def _drifted() -> set[str]:
    """Packages that are installed here in another version than the lock's, or that it does not know."""
    pins = locked()
    return {
        name
        for name, package in shipped_packages().items()
        if package.version not in {exact for exact, _, _ in pins.get(name, ())}
    }


as_locked = pytest.mark.skipif(
    bool(_drifted()), reason="newer packages than the lock's are installed; a release is made of the lock's"
)


@as_locked
def test_nothing_stands_between_what_is_installed_here_and_a_lawful_release() -> None:
    assert notices.problems() == []


def test_every_package_of_every_system_is_listed() -> None:
    """The lock covers three systems, one installation only its own."""
    listed = {normal(one.name) for one in components() if one.kind == "package"}
    assert set(locked()) - BUILD_TOOLS - NOWHERE == listed


def test_the_lock_holds_what_the_project_asks_for() -> None:
    pins = locked()
    groups = pyproject()["dependency-groups"]
    requirements = [Requirement(line) for line in [*pyproject()["project"]["dependencies"], *groups["release"]]]
    for name in {normal(one.name) for one in requirements}:
        # One for each of several versions of Python, where the markers part them.
        ranges = [one.specifier for one in requirements if normal(one.name) == name]
        versions = [exact for exact, _, _ in pins.get(name, ())]
        assert len(versions) >= len(ranges), f"{name} is not in the lock: make it anew, its first lines say how"
        for exact in versions:
            assert any(one.contains(exact) for one in ranges), f"{name} is locked to {exact}"


def test_each_line_of_the_lock_names_a_hash_and_no_address() -> None:
    assert len(locked()) >= 40
    for name, entries in locked().items():
        for exact, _, hashes in entries:
            assert exact, name
            assert hashes >= 1, name
    words = LOCK.read_text(encoding="utf-8")
    assert "://" not in words
    assert "--index" not in words.replace("--no-emit-index-url", "")


def test_every_text_in_the_folder_belongs_to_a_part() -> None:
    named = {name for one in components() for name in one.texts}
    assert {file.name for file in notices.TEXTS.iterdir()} == named


def test_the_notices_hold_each_part_with_its_text() -> None:
    parts = notices.parts()
    words = notices.text(parts)
    for part in parts:
        assert f"\n{part.component.name} {part.version or ''}".rstrip() in words
        for text in part.texts:
            assert words.count(text) >= 1
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in words
    assert "You may replace these libraries" in words
    assert str(ROOT) not in words


@pytest.mark.parametrize("gone", ["numpy", "pyside6-essentials"])
def test_a_package_that_is_not_listed_stops_the_release(gone: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rest = tuple(one for one in components() if one.name != gone)
    monkeypatch.setattr(notices, "components", lambda: rest)
    assert f"{gone} is shipped and not in resources/components.json." in notices.problems()


def test_a_licence_that_changed_stops_the_release(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    listed = json.loads((ROOT / "resources" / "components.json").read_text(encoding="utf-8"))
    next(one for one in listed if one["name"] == "numpy")["licence"] = "MIT"
    (tmp_path / "components.json").write_text(json.dumps(listed), encoding="utf-8")
    changed = components(tmp_path)
    monkeypatch.setattr(notices, "components", lambda: changed)
    assert any(sentence.startswith("numpy is under BSD-3-Clause") for sentence in notices.problems())
    with pytest.raises(ValueError, match="numpy is under"):
        notices.write(tmp_path / "notices")


def test_the_bill_names_every_part_once_and_the_same_parts_give_the_same_bill() -> None:
    first, second = sbom.bill(), sbom.bill()
    assert first == second
    assert (first["bomFormat"], first["specVersion"], first["version"]) == ("CycloneDX", "1.6", 1)
    assert first["metadata"]["component"]["version"] == version()
    shipped = {one.name for one in components() if sys.platform in one.systems}
    assert {entry["name"] for entry in first["components"]} == shipped
    references = {entry["bom-ref"] for entry in first["components"]}
    assert len(references) == len(first["components"])
    assert set(first["dependencies"][0]["dependsOn"]) == references
    for entry in first["components"]:
        if entry["bom-ref"].startswith("package:"):
            assert entry["purl"].endswith(f"@{entry['version']}")
    (model,) = (entry for entry in first["components"] if entry["type"] == "machine-learning-model")
    assert len(model["hashes"][0]["content"]) == 64


@as_locked
def test_the_commands_write_and_check(tmp_path: Path) -> None:
    def run(*arguments: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-m", *arguments]
        variables = {**os.environ, "SOURCE_DATE_EPOCH": "1700000000"}
        return subprocess.run(command, cwd=ROOT, env=variables, capture_output=True, text=True, check=False)

    assert run("installers.notices", "--check").returncode == 0
    assert run("installers.notices", str(tmp_path)).returncode == 0
    assert (tmp_path / notices.NOTICES).stat().st_size > 100_000
    assert run("installers.sbom", str(tmp_path / "sbom.json")).returncode == 0
    written = json.loads((tmp_path / "sbom.json").read_text(encoding="utf-8"))
    assert written["metadata"]["timestamp"] == "2023-11-14T22:13:20+00:00"


def test_libraries_of_cuda_are_not_shipped_without_their_licence(tmp_path: Path) -> None:
    inside = tmp_path / "_internal" / "llama_cpp" / "lib"
    inside.mkdir(parents=True)
    (inside / "libggml-cpu-haswell.so").touch()
    require_cuda_licence(tmp_path)
    (inside / "libcudart.so.12").touch()
    with pytest.raises(BuildError, match="libcudart"):
        require_cuda_licence(tmp_path)


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
