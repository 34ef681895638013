"""The workflows: readable, narrow in what they may do, and naming only what is there."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
import yaml

from installers.project import ROOT

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
