"""pull, check, remove and scan against a Hub on this computer; as a process where its begin or end is the question."""

from __future__ import annotations

import contextlib
import hashlib
import os
import pty
import random
import signal
import subprocess
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from app.errors import WorldError
from app.models.gguf.file_names import HubFile
from app.models.hub.repositories import HEADER_BYTES
from tests.e2e.program import command, draftlight, environment, perform
from tests.fakes.gguf_files import gguf, model_values, vocabulary
from tests.fakes.hub import Fault, Hub, Repo, serving, serving_the_client

CONTENT = gguf(model_values(), [("a", 0)], data=random.Random(3).randbytes(3_000_000))
REFERENCE = "hf:owner/m-GGUF/m-Q8_0.gguf"


@pytest.fixture
def hub(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hub]:
    with serving_the_client(monkeypatch) as hub:
        hub.repos["owner/m-GGUF"] = Repo({"m-Q8_0.gguf": CONTENT})
        yield hub


def names_in(output: str) -> list[str]:
    return [Path(line).name for line in output.splitlines()]


def test_a_model_is_pulled_listed_and_removed(tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    with serving() as hub:
        hub.repos["owner/m-GGUF"] = Repo({"m-Q8_0.gguf": CONTENT})
        pulled = draftlight(tmp_path, "pull", REFERENCE, HF_ENDPOINT=hub.url, NO_PROXY="127.0.0.1")
    path = tmp_path / "models" / "owner" / "m-GGUF" / "m-Q8_0.gguf"
    assert (pulled.status, pulled.out, pulled.err) == (0, f"{path}\n", "")
    assert path.read_bytes() == CONTENT
    perform(tmp_path, "models")
    assert "owner/m-GGUF/m-Q8_0.gguf" in capsys.readouterr().out
    with pytest.raises(WorldError, match="--yes"):
        perform(tmp_path, "remove", "m-Q8_0.gguf")
    assert path.exists()
    assert perform(tmp_path, "remove", REFERENCE, "--yes") == 0
    assert not path.exists()


def test_all_parts_of_a_model_are_pulled(hub: Hub, tmp_path: Path, capsys: pytest.CaptureFixture) -> None:
    names = [f"m-{number:05}-of-00003.gguf" for number in (1, 2, 3)]
    hub.repos["owner/m"] = Repo({name: name.encode() * 1000 for name in names})
    perform(tmp_path, "pull", f"hf:owner/m/{names[1]}")
    assert names_in(capsys.readouterr().out) == names


def test_what_a_model_sees_pictures_with_comes_along_unless_it_is_not_wanted(
    hub: Hub, tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    hub.repos["owner/m-GGUF"].files |= {
        "m-Q4_0.gguf": CONTENT, "mmproj-m-f16.gguf": CONTENT[:2_500_000], "mmproj-m-f32.gguf": CONTENT,
    }  # fmt: skip

    def pulled(folder: str, *words: str) -> tuple[list[str], str]:
        assert perform(tmp_path / folder, "pull", *words) == 0
        out, err = capsys.readouterr()
        return names_in(out), err

    assert pulled("a", REFERENCE, "--no-projector") == (["m-Q8_0.gguf"], "")
    names, output = pulled("b", REFERENCE, "hf:owner/m-GGUF/m-Q4_0.gguf")
    assert names == ["m-Q8_0.gguf", "m-Q4_0.gguf", "mmproj-m-f16.gguf"]
    assert output == "With mmproj-m-f16.gguf it sees pictures: 2 MB more (--no-projector: without).\n"
    assert next(tmp_path.glob("b/**/mmproj*")).read_bytes() == CONTENT[:2_500_000]
    assert pulled("c", "hf:owner/m-GGUF/mmproj-m-f32.gguf") == (["mmproj-m-f32.gguf"], "")
    assert pulled("d", REFERENCE, "hf:owner/m-GGUF/mmproj-m-f16.gguf") == (["m-Q8_0.gguf", "mmproj-m-f16.gguf"], "")
    assert perform(tmp_path / "d", "remove", REFERENCE, "--yes") == 0
    assert "6 MB" in capsys.readouterr().out  # with what it alone sees with
    assert not list((tmp_path / "d").rglob("*.gguf"))


def test_a_model_is_pulled_though_its_repository_cannot_be_listed(
    hub: Hub, tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    hub.repos["owner/m-GGUF"].files["mmproj-m-f16.gguf"] = CONTENT
    hub.faults.append(Fault("status", status=500, times=9, where="api"))
    assert perform(tmp_path, "pull", REFERENCE) == 0
    out, err = capsys.readouterr()
    assert names_in(out) == ["m-Q8_0.gguf"]
    assert err.startswith("Whether it sees pictures is not known: ")


def test_an_interrupted_pull_goes_on(hub: Hub, tmp_path: Path) -> None:
    hub.faults.append(Fault("stall", after_bytes=2_000_000))
    with subprocess.Popen(command(tmp_path, "pull", REFERENCE), env=environment()) as first:
        assert hub.stalled.wait(30)
        first.send_signal(signal.SIGTERM)
        hub.unstall.set()
        assert first.wait(30) == 128 + signal.SIGTERM
    assert not list(tmp_path.rglob("*.gguf"))
    assert perform(tmp_path, "pull", REFERENCE) == 0
    [path] = tmp_path.rglob("*.gguf")
    assert hashlib.sha256(path.read_bytes()).digest() == hashlib.sha256(CONTENT).digest()


def test_two_headers_on_the_hub_decide_before_anything_large_moves(
    hub: Hub, tmp_path: Path, capsys: pytest.CaptureFixture
) -> None:
    weights = bytes(60_000_000)
    hub.repos["owner/m"] = Repo({
        "m-Q8_0.gguf": gguf(model_values(), [("a", 0)], data=weights),
        "m-00001-of-00002.gguf": gguf(model_values(), [("a", 0)], data=weights),
        "other.gguf": gguf(model_values(vocabulary(20, t7="other")), [("a", 0)], data=weights),
    })  # fmt: skip
    target = "hf:owner/m/m-Q8_0.gguf"
    assert perform(tmp_path, "check", target, "hf:owner/m/m-00002-of-00002.gguf") == 0
    assert perform(tmp_path, "check", target, "hf:owner/m/other.gguf") == 1
    assert "number 7" in capsys.readouterr().out
    assert hub.bytes_sent <= 4 * HEADER_BYTES
    path = HubFile("owner/m", "m-Q8_0.gguf").below(tmp_path / "models")
    path.parent.mkdir(parents=True)
    path.write_bytes(hub.repos["owner/m"].files["m-Q8_0.gguf"])
    hub.seen.clear()
    assert perform(tmp_path, "check", target, target) == 0
    assert not hub.seen, "what is here is read here"


@pytest.mark.parametrize("command", ["run", "bench", "check"])
def test_every_command_takes_a_name_on_the_hub_and_says_what_is_wrong_with_it(tmp_path: Path, command: str) -> None:
    models = {"check": ("{0}", "{0}"), "run": ("-m", "{0}", "-p", "x"), "bench": ("-m", "{0}")}[command]
    for name in ("hf:owner/../m.gguf", "hf:owner/repo/m.gguf"):
        with pytest.raises(WorldError) as refusal:
            perform(tmp_path, command, *(word.format(name) for word in models))
        assert name != "hf:owner/repo/m.gguf" or command == "check" or f"pull {name}" in refusal.value.sentence


def test_an_address_of_the_hub_that_is_none_is_named(tmp_path: Path) -> None:
    ended = draftlight(tmp_path, "pull", "hf:owner/repo/m.gguf", HF_ENDPOINT="http://[::1")
    assert ended.status == 3
    assert "HF_ENDPOINT" in ended.sentence


def test_a_pull_draws_a_bar_on_a_terminal_alone(hub: Hub, tmp_path: Path) -> None:
    shown = on_a_terminal(command(tmp_path, "pull", REFERENCE), environment())
    assert "━" in shown
    assert "100%  3 of 3 MB" in shown
    assert shown.rstrip().endswith("m-Q8_0.gguf"), "the bar goes, the path stays"


def on_a_terminal(arguments: list[str], variables: Mapping[str, str]) -> str:
    """Everything a program shows on a terminal of its own."""
    ours, its = pty.openpty()
    with subprocess.Popen(arguments, stdin=its, stdout=its, stderr=its, env=variables) as program:
        os.close(its)
        shown = bytearray()
        with contextlib.suppress(OSError):  # how Linux says that the other end is gone
            while piece := os.read(ours, 4096):
                shown += piece
        os.close(ours)
        assert program.wait(60) == 0, shown
    return shown.decode()


def test_a_scan_without_other_programs_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture
) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    assert perform(tmp_path, "scan") == 0
    out, err = capsys.readouterr()
    assert (out, "Neither Ollama" in err) == ("", True)
