"""pull, remove and scan: the program as a process against a Hub on this computer."""

from __future__ import annotations

import hashlib
import random
import signal
import subprocess
from pathlib import Path

from tests.e2e.program import command, draftlight, environment
from tests.fakes.gguf_files import gguf, model_values
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
