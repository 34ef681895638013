"""Needs of Windows and macOS, as far as they can be judged without them, and the workflows."""

from __future__ import annotations

import ast
import plistlib
import re
import shutil
import struct
import subprocess
from pathlib import Path
from typing import Any

import pytest
import yaml
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from app import __version__
from installers import icons
from installers.macos.info import info_plist
from installers.prepare import release_feed
from installers.project import ROOT
from installers.windows import version_resource

WINDOWS, MACOS = ROOT / "installers" / "windows", ROOT / "installers" / "macos"
MADE = {"dist/draftlight/*", "build/licences/THIRD-PARTY-NOTICES.txt", "installers/windows/draftlight.ico"}
"""The files that the steps before the installer make; everything else it names must be in the repository."""

# The Windows installer


def _sections() -> dict[str, list[str]]:
    """The lines of each section of the script, without comments and preprocessor lines."""
    sections: dict[str, list[str]] = {}
    current = ""
    for line in (WINDOWS / "draftlight.iss").read_text(encoding="utf-8").splitlines():
        if match := re.fullmatch(r"\[(\w+)\]", line.strip()):
            current = match[1]
            assert current not in sections
            sections[current] = []
        elif line.strip() and not line.lstrip().startswith((";", "#")):
            sections[current].append(line)
    return sections


def _setup() -> dict[str, str]:
    return dict(line.split("=", maxsplit=1) for line in _sections()["Setup"])


def _from_root(path: str) -> str:
    """A path that the script gives from its own folder, from the repository's."""
    return (WINDOWS / path.replace("\\", "/")).resolve().relative_to(ROOT).as_posix()


def test_the_installer_names_only_files_that_are_there_or_are_made() -> None:
    sources = [re.findall(r'Source: "([^"]+)"', line) for line in _sections()["Files"]]
    named = [path for paths_named in sources for path in paths_named] + [
        _setup()["LicenseFile"],
        _setup()["SetupIconFile"],
    ]
    assert len(named) == 5
    for path in map(_from_root, named):
        assert path in MADE or (ROOT / path).is_file(), path


def test_the_installer_asks_for_no_password_and_upgrades_in_place() -> None:
    assert _setup()["PrivilegesRequired"] == "lowest"
    assert _setup()["AppId"] == "{{6B6E0E0C-7C52-4C0B-9C55-0E1B0B5B6C37}"


def test_removing_the_program_leaves_what_the_person_wrote_and_says_where() -> None:
    sections = _sections()
    assert "UninstallDelete" not in sections
    assert all('"{app}\\_internal"' in line for line in sections["InstallDelete"])
    code = "\n".join(sections["Code"])
    assert "{localappdata}\\Draftlight" in code
    assert "DataKept" in code
    assert not re.search(r"\b(DelTree|DeleteFile)\b", code)
    for language in re.findall(r'Name: "(\w+)"', "\n".join(sections["Languages"])):
        assert any(line.startswith(f"{language}.DataKept=") for line in sections["CustomMessages"])


def test_the_installers_parts_refer_to_each_other() -> None:
    sections = _sections()
    tasks = set(re.findall(r'^Name: "(\w+)"', "\n".join(sections["Tasks"]), re.MULTILINE))
    assert set(re.findall(r"Tasks: (\w+)", "\n".join(sections["Icons"]))) == tasks
    script = (WINDOWS / "draftlight.iss").read_text(encoding="utf-8")
    assert len(re.findall(r"^#if", script, re.MULTILINE)) == len(re.findall(r"^#endif", script, re.MULTILINE))
    build = (WINDOWS / "build.ps1").read_text(encoding="utf-8")
    for name in re.findall(r"^#if(?:n?def) (\w+)", script, re.MULTILINE):
        assert f"/D{name}" in build, name
    assert re.findall(r"installers\\[\w\\.]+", build)
    for path in set(re.findall(r"installers\\[\w\\]+\.\w+", build)):
        assert (ROOT / path.replace("\\", "/")).is_file(), path


def test_the_installer_names_the_programs_and_folders_that_are_frozen() -> None:
    """Its lines stand for what the spec makes; a program renamed there would leave a shortcut to nothing."""
    spec = (ROOT / "installers" / "draftlight.spec").read_text(encoding="utf-8")
    frozen = {f"{name}.exe" for name in re.findall(r'program\("([\w-]+)"', spec)}
    assert frozen == {"draftlight.exe", "draftlight-cli.exe"}
    script = (WINDOWS / "draftlight.iss").read_text(encoding="utf-8")
    named = set(re.findall(r"\{app\}\\([\w.-]+)", script))
    assert named == {"draftlight.exe", "_internal"}
    assert "contents_directory" not in spec  # else "_internal" would have another name
    assert set(re.findall(r"dist\\draftlight\\([\w-]+\.exe)", (WINDOWS / "build.ps1").read_text())) <= frozen


def test_the_installer_asks_for_the_messages_that_it_has() -> None:
    sections = _sections()
    words = "\n".join(line for lines in sections.values() for line in lines)
    messages_asked = set(re.findall(r"CustomMessage\('(\w+)'\)", words))
    assert messages_asked == {line.split(".", 1)[1].split("=")[0] for line in sections["CustomMessages"]}


def test_the_version_resource_is_an_expression_that_holds_the_version() -> None:
    tree = ast.parse(version_resource.text("draftlight.exe"), mode="eval")
    assert isinstance(tree.body, ast.Call)
    strings = {
        node.args[0].value: node.args[1].value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "StringStruct"
        if isinstance(node.args[0], ast.Constant) and isinstance(node.args[1], ast.Constant)
    }
    assert strings["ProductVersion"] == strings["FileVersion"] == __version__
    assert strings["OriginalFilename"] == "draftlight.exe"
    assert all(isinstance(value, str) and value for value in strings.values())


@pytest.mark.parametrize(
    ("name", "four"),
    [("0.1.0", (0, 1, 0, 0)), ("1.2", (1, 2, 0, 0)), ("2.0rc1", (2, 0, 0, 0)), ("1.2.3.4.5", (1, 2, 3, 4))],
)
def test_windows_versions_are_four_numbers(name: str, four: tuple[int, ...]) -> None:
    assert version_resource.numbers(name) == four


# Icons


def test_the_windows_icon_holds_each_size(qtbot: QtBot) -> None:
    content = icons.ico()
    kind, count = struct.unpack_from("<HH", content, 2)
    assert (kind, count) == (1, len(icons.ICO_SIZES))
    for number, side in enumerate(icons.ICO_SIZES):
        width, height, *_, size, start = struct.unpack_from("<BBBBHHII", content, 6 + 16 * number)
        assert (width or 256, height or 256) == (side, side)
        _check_picture(content[start : start + size], side)


def test_the_macos_icon_holds_each_size(qtbot: QtBot) -> None:
    content = icons.icns()
    assert content[:4] == b"icns"
    assert struct.unpack_from(">I", content, 4) == (len(content),)
    place, kinds = 8, []
    while place < len(content):
        kind, size = struct.unpack_from(">4sI", content, place)
        _check_picture(content[place + 8 : place + size], icons.ICNS_TYPES[kind])
        kinds.append(kind)
        place += size
    assert kinds == list(icons.ICNS_TYPES)


def _check_picture(content: bytes, side: int) -> None:
    picture = QImage.fromData(content)
    assert (picture.width(), picture.height()) == (side, side)
    assert picture.pixelColor(0, 0).alpha() == 0
    assert picture.pixelColor(side // 2, side // 2).alpha() == 255


# macOS


def test_the_info_plist_holds_the_version_and_can_be_written() -> None:
    entries = plistlib.loads(plistlib.dumps(info_plist()))
    assert entries["CFBundleShortVersionString"] == entries["CFBundleVersion"] == __version__
    assert entries["NSHighResolutionCapable"] is True


def _sign(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    command = ["bash", str(MACOS / "sign.sh"), *arguments]
    return subprocess.run(
        command, env={"PATH": "/usr/bin:/bin", **variables}, capture_output=True, text=True, check=False
    )


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
def test_nothing_is_signed_without_an_identity_and_that_is_said() -> None:
    for what in ("app", "image"):
        done = _sign(what, "Draftlight")
        assert (done.returncode, done.stdout) == (0, "not signed: DRAFTLIGHT_SIGN_AS is not set (Draftlight)\n")


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
def test_signing_goes_inside_out_and_the_image_is_stapled(tmp_path: Path) -> None:
    """Stand-ins of Apple's tools write down how they were called."""
    for tool in ("codesign", "xcrun", "spctl"):
        stand_in = tmp_path / tool
        stand_in.write_text(f'#!/bin/sh\necho {tool} "$@" >> "$0.log"\n', encoding="utf-8")
        stand_in.chmod(0o755)
    variables = {
        "PATH": f"{tmp_path}:/usr/bin:/bin", "DRAFTLIGHT_SIGN_AS": "Developer ID Application: A B (C)",
        "APPLE_API_KEY_ID": "KEY", "APPLE_API_KEY_FILE": "/secret/key.p8", "APPLE_API_ISSUER": "ISSUER",
    }  # fmt: skip
    command = ["bash", str(MACOS / "sign.sh")]
    for what, name in (("app", "A.app"), ("image", "A.dmg")):
        subprocess.run([*command, what, name], env=variables, check=True, capture_output=True)
    signed = (tmp_path / "codesign.log").read_text(encoding="utf-8").splitlines()
    assert "--options runtime --entitlements" in signed[0]
    assert signed[0].endswith("A.app")
    assert "--verify" in signed[1]
    sent = (tmp_path / "xcrun.log").read_text(encoding="utf-8").splitlines()
    assert sent[0].startswith("xcrun notarytool submit A.dmg --wait")
    assert sent[1] == "xcrun stapler staple A.dmg"


@pytest.mark.skipif(shutil.which("bash") is None, reason="needs bash")
@pytest.mark.parametrize("script", sorted(MACOS.glob("*.sh")), ids=lambda path: path.name)
def test_the_scripts_can_be_read_and_run(script: Path) -> None:
    assert subprocess.run(["bash", "-n", str(script)], check=False).returncode == 0
    assert script.stat().st_mode & 0o111
    assert "set -euo pipefail" in script.read_text(encoding="utf-8")


# The release feed


def test_a_release_asks_its_own_repository() -> None:
    feed = release_feed("owner/some.name")
    assert feed["feed"] == "https://api.github.com/repos/owner/some.name/releases/latest"
    assert feed["page"] == "https://github.com/owner/some.name/releases/latest"


@pytest.mark.parametrize("name", ["", "owner", "a/b/c", "a b/c", "../x", "owner/na me", "owner/x?y", "-a/b"])
def test_what_is_no_repository_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="OWNER/NAME"):
        release_feed(name)


WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))


def _read(path: Path) -> dict[str, Any]:
    # In YAML 1.1 the key "on" is the truth.
    content: dict[Any, Any] = yaml.safe_load(path.read_text(encoding="utf-8"))
    return {"on" if key is True else key: value for key, value in content.items()}


def _steps(workflow: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for job in workflow["jobs"].values() for step in job.get("steps", [])]


@pytest.fixture(params=WORKFLOWS, ids=lambda path: path.name)
def workflow(request: pytest.FixtureRequest) -> dict[str, Any]:
    return _read(request.param)


def test_there_is_one_for_changes_one_for_nights_and_one_for_releases() -> None:
    assert [path.name for path in WORKFLOWS] == ["ci.yml", "nightly.yml", "release.yml"]


def test_only_the_draft_may_write(workflow: dict[str, Any]) -> None:
    assert workflow["permissions"] == {"contents": "read"}
    for name, job in workflow["jobs"].items():
        assert job.get("permissions") == ({"contents": "write"} if name == "draft" else None)


def test_every_job_ends_by_itself_and_waits_for_jobs_that_are_there(workflow: dict[str, Any]) -> None:
    for job in workflow["jobs"].values():
        if "uses" in job:  # another workflow of ours, whose jobs have their own limits
            assert (ROOT / job["uses"]).is_file()
        else:
            assert 0 < job["timeout-minutes"] <= 180
        needs = job.get("needs", [])
        assert set([needs] if isinstance(needs, str) else needs) <= set(workflow["jobs"])


def test_foreign_actions_are_pinned_and_leave_no_credentials(workflow: dict[str, Any]) -> None:
    used = [step for step in _steps(workflow) if "uses" in step]
    assert used
    for step in used:
        assert re.fullmatch(r"actions/[\w-]+@[0-9a-f]{40}", step["uses"])
        if step["uses"].startswith("actions/checkout@"):
            assert step["with"]["persist-credentials"] is False


def test_nothing_from_outside_is_pasted_into_a_script(workflow: dict[str, Any]) -> None:
    """A branch's name is anyone's text; scripts get such things as variables."""
    scripts = [step["run"] for step in _steps(workflow) if "run" in step]
    assert scripts
    assert not [script for script in scripts if "${{" in script]


def test_secrets_go_to_the_environment_of_a_step_alone() -> None:
    for path in WORKFLOWS:
        workflow = _read(path)
        allowed = [str(value) for step in _steps(workflow) for value in step.get("env", {}).values()]
        named = re.findall(r"\$\{\{ secrets\.\w+ \}\}", path.read_text(encoding="utf-8"))
        assert sorted(named) == sorted(value for value in allowed if "secrets." in value)


def test_a_release_covers_systems_and_variants() -> None:
    workflow = _read(ROOT / ".github" / "workflows" / "release.yml")
    jobs = workflow["jobs"]
    assert set(jobs["draft"]["needs"]) == {"tests", "linux", "windows", "macos"}
    assert [one["variant"] for one in jobs["linux"]["strategy"]["matrix"]["include"]] == ["cpu", "vulkan", "cuda"]
    assert jobs["windows"]["strategy"]["matrix"]["variant"] == ["cpu", "vulkan", "cuda"]


def test_what_the_workflows_run_is_in_the_repository() -> None:
    for path in WORKFLOWS:
        scripts = "\n".join(step.get("run", "") for step in _steps(_read(path))).replace("\\\n", " ").replace("\\", "/")
        for name in re.findall(r"(?<![\w/.])(?:installers|\.ci)/[\w./-]+", scripts):
            assert (ROOT / name).exists(), f"{path.name} names {name}"
        for module in re.findall(r"-m (installers\.[\w.]+)", scripts):
            place = ROOT.joinpath(*module.split("."))
            assert place.is_dir() or place.with_suffix(".py").is_file(), f"{path.name} runs {module}"


def test_what_runs_at_each_commit_is_part_of_the_quick_check() -> None:
    config = _read(ROOT / ".pre-commit-config.yaml")
    (repo,) = config["repos"]
    assert repo["repo"] == "local", "nothing is fetched for it"
    quick = (ROOT / ".ci" / "style").read_text(encoding="utf-8").splitlines()
    commands = [hook["entry"].removesuffix(" --force-exclude") for hook in repo["hooks"]]
    assert commands == [line for line in quick if line.startswith("uv run")]
