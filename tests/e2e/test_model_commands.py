"""pull, remove and scan: the program as a process against a Hub on this computer."""

from __future__ import annotations

import contextlib
import hashlib
import os
import pty
import random
import signal
import subprocess
from collections.abc import Mapping
from pathlib import Path

import pytest

from app.models.gguf.file_names import HubFile
from app.models.hub.repositories import HEADER_BYTES
from tests.e2e.program import command, draftlight, environment
from tests.fakes.gguf_files import gguf, model_values, vocabulary
from tests.fakes.hub import Fault, Repo, serving

CONTENT = gguf(model_values(), [("a", 0)], data=random.Random(3).randbytes(3_000_000))
REFERENCE = "hf:owner/m-GGUF/m-Q8_0.gguf"


def test_a_model_is_pulled_listed_and_removed(tmp_path: Path) -> None:
    with serving() as hub:
        hub.repos["owner/m-GGUF"] = Repo({"m-Q8_0.gguf": CONTENT})
        pulled = draftlight(tmp_path, "pull", REFERENCE, HF_ENDPOINT=hub.url, NO_PROXY="127.0.0.1")
    path = tmp_path / "models" / "owner" / "m-GGUF" / "m-Q8_0.gguf"
    assert (pulled.status, pulled.out, pulled.err) == (0, f"{path}\n", "")
    assert path.read_bytes() == CONTENT
    assert "owner/m-GGUF/m-Q8_0.gguf" in draftlight(tmp_path, "models").out
    assert "--yes" in draftlight(tmp_path, "remove", "m-Q8_0.gguf").sentence
    assert path.exists()
    assert draftlight(tmp_path, "remove", REFERENCE, "--yes").status == 0
    assert not path.exists()


def test_all_parts_of_a_model_are_pulled(tmp_path: Path) -> None:
    names = [f"m-{number:05}-of-00003.gguf" for number in (1, 2, 3)]
    with serving() as hub:
        hub.repos["owner/m"] = Repo({name: name.encode() * 1000 for name in names})
        pulled = draftlight(tmp_path, "pull", f"hf:owner/m/{names[1]}", HF_ENDPOINT=hub.url, NO_PROXY="127.0.0.1")
    assert [Path(line).name for line in pulled.out.splitlines()] == names


def test_what_a_model_sees_pictures_with_comes_along_unless_it_is_not_wanted(tmp_path: Path) -> None:
    with serving() as hub:
        hub.repos["owner/m-GGUF"] = Repo({
            "m-Q8_0.gguf": CONTENT, "m-Q4_0.gguf": CONTENT, "mmproj-m-f16.gguf": CONTENT[:2_500_000],
            "mmproj-m-f32.gguf": CONTENT,
        })  # fmt: skip
        variables = {"HF_ENDPOINT": hub.url, "NO_PROXY": "127.0.0.1"}
        without = draftlight(tmp_path / "a", "pull", REFERENCE, "--no-projector", **variables)
        pulled = draftlight(tmp_path / "b", "pull", REFERENCE, "hf:owner/m-GGUF/m-Q4_0.gguf", **variables)
        alone = draftlight(tmp_path / "c", "pull", "hf:owner/m-GGUF/mmproj-m-f32.gguf", **variables)
        both = draftlight(tmp_path / "d", "pull", REFERENCE, "hf:owner/m-GGUF/mmproj-m-f16.gguf", **variables)
    assert ([Path(line).name for line in without.out.splitlines()], without.err) == (["m-Q8_0.gguf"], "")
    names = ["m-Q8_0.gguf", "m-Q4_0.gguf", "mmproj-m-f16.gguf"]
    assert [Path(line).name for line in pulled.out.splitlines()] == names
    assert pulled.err == "With mmproj-m-f16.gguf it sees pictures: 2 MB more (--no-projector: without).\n"
    assert Path(pulled.out.splitlines()[2]).read_bytes() == CONTENT[:2_500_000]
    assert [Path(line).name for line in alone.out.splitlines()] == ["mmproj-m-f32.gguf"]
    removed = draftlight(tmp_path / "d", "remove", REFERENCE, "--yes")
    assert "6 MB" in removed.out  # with what it alone sees with
    assert not list((tmp_path / "d").rglob("*.gguf"))
    assert ([Path(line).name for line in both.out.splitlines()], both.err) == (["m-Q8_0.gguf", "mmproj-m-f16.gguf"], "")


def test_a_model_is_pulled_though_its_repository_cannot_be_listed(tmp_path: Path) -> None:
    with serving() as hub:
        hub.repos["owner/m-GGUF"] = Repo({"m-Q8_0.gguf": CONTENT, "mmproj-m-f16.gguf": CONTENT})
        hub.faults.append(Fault("status", status=500, times=9, where="api"))
        pulled = draftlight(tmp_path, "pull", REFERENCE, HF_ENDPOINT=hub.url, NO_PROXY="127.0.0.1")
    assert pulled.status == 0
    assert [Path(line).name for line in pulled.out.splitlines()] == ["m-Q8_0.gguf"]
    assert pulled.err.startswith("Whether it sees pictures is not known: ")


def test_an_interrupted_pull_goes_on(tmp_path: Path) -> None:
    with serving() as hub:
        hub.repos["owner/m-GGUF"] = Repo({"m-Q8_0.gguf": CONTENT})
        hub.faults.append(Fault("stall", after_bytes=2_000_000))
        variables = {"HF_ENDPOINT": hub.url, "NO_PROXY": "127.0.0.1"}
        with subprocess.Popen(command(tmp_path, "pull", REFERENCE), env=environment(**variables)) as first:
            assert hub.stalled.wait(30)
            first.send_signal(signal.SIGTERM)
            hub.unstall.set()
            assert first.wait(30) == 128 + signal.SIGTERM
        assert not list(tmp_path.rglob("*.gguf"))
        again = draftlight(tmp_path, "pull", REFERENCE, **variables)
    [path] = tmp_path.rglob("*.gguf")
    assert again.status == 0
    assert hashlib.sha256(path.read_bytes()).digest() == hashlib.sha256(CONTENT).digest()


def test_two_headers_on_the_hub_decide_before_anything_large_moves(tmp_path: Path) -> None:
    weights = bytes(60_000_000)
    with serving() as hub:
        hub.repos["owner/m"] = Repo({
            "m-Q8_0.gguf": gguf(model_values(), [("a", 0)], data=weights),
            "m-00001-of-00002.gguf": gguf(model_values(), [("a", 0)], data=weights),
            "other.gguf": gguf(model_values(vocabulary(20, t7="other")), [("a", 0)], data=weights),
        })  # fmt: skip
        variables = {"HF_ENDPOINT": hub.url, "NO_PROXY": "127.0.0.1"}
        target = "hf:owner/m/m-Q8_0.gguf"
        fits = draftlight(tmp_path, "check", target, "hf:owner/m/m-00002-of-00002.gguf", **variables)
        assert (fits.status, fits.err) == (0, "")
        assert fits.out.startswith("These two fit together")
        other = draftlight(tmp_path, "check", target, "hf:owner/m/other.gguf", **variables)
        assert (other.status, other.err) == (1, "")
        assert "number 7" in other.out
        assert hub.bytes_sent <= 4 * HEADER_BYTES
        asked = [headers.get("Range", "") for server, _, headers in hub.seen if server == "cdn"]
        assert asked
        assert all(int(range_.removeprefix("bytes=0-")) < HEADER_BYTES for range_ in asked)
        path = HubFile("owner/m", "m-Q8_0.gguf").below(tmp_path / "models")
        path.parent.mkdir(parents=True)
        path.write_bytes(hub.repos["owner/m"].files["m-Q8_0.gguf"])
        hub.seen.clear()
        assert draftlight(tmp_path, "check", target, target, **variables).status == 0
        assert not hub.seen, "what is here is read here"


@pytest.mark.parametrize("command", ["run", "bench", "check"])
def test_every_command_takes_a_name_on_the_hub_and_says_what_is_wrong_with_it(tmp_path: Path, command: str) -> None:
    models = {"check": ("{0}", "{0}"), "run": ("-m", "{0}", "-p", "x"), "bench": ("-m", "{0}")}[command]
    for name, said in [
        ("hf:owner/../m.gguf", ""), ("hf:owner/repo/../../x.gguf", ""), ("hf:/etc/passwd.gguf", ""), ("hf:x", ""),
        ("hf:owner/repo/con.gguf", ""), ("hf:owner/repo/m.gguf", "pull hf:owner/repo/m.gguf"),
    ]:  # fmt: skip
        arguments = (word.format(name) for word in models)
        ended = draftlight(tmp_path, command, *arguments, HF_ENDPOINT="http://127.0.0.1:9", NO_PROXY="127.0.0.1")
        assert ended.status == 3
        assert ended.out == ""
        assert (said if command != "check" else "") in ended.sentence


@pytest.mark.parametrize("address", ["http://[::1", "http://127.0.0.1:99999"])
def test_an_address_of_the_hub_that_is_none_is_named(tmp_path: Path, address: str) -> None:
    ended = draftlight(tmp_path, "pull", "hf:owner/repo/m.gguf", HF_ENDPOINT=address)
    assert ended.status == 3
    assert "HF_ENDPOINT" in ended.sentence


def test_a_pull_draws_a_bar_on_a_terminal_alone(tmp_path: Path) -> None:
    with serving() as hub:
        hub.repos["owner/m-GGUF"] = Repo({"m-Q8_0.gguf": CONTENT})
        variables = {"HF_ENDPOINT": hub.url, "NO_PROXY": "127.0.0.1"}
        shown = on_a_terminal(command(tmp_path, "pull", REFERENCE), environment(**variables))
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


def test_refusals_are_one_sentence(tmp_path: Path) -> None:
    with serving() as hub:
        hub.repos["owner/gated"] = Repo({"m.gguf": CONTENT}, gated="auto")
        variables = {"HF_ENDPOINT": hub.url, "NO_PROXY": "127.0.0.1"}
        for reference, said in [
            ("hf:owner/gated/m.gguf", "consent"),
            ("hf:owner/none/m.gguf", "has no"),
            ("hf:owner/../m.gguf", "no repository"),
            ("hf:owner/m/con.gguf", "no model file"),
        ]:
            ended = draftlight(tmp_path, "pull", reference, **variables)
            assert ended.status == 3
            assert said in ended.sentence


def test_a_scan_without_other_programs_says_so(tmp_path: Path) -> None:
    ended = draftlight(tmp_path, "scan", HOME=str(tmp_path), XDG_CACHE_HOME=str(tmp_path / "cache"))
    assert (ended.status, ended.out) == (0, "")
    assert "Neither Ollama" in ended.err
