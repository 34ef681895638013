"""Commands without a window: jobs, signals, and what ``models``, ``pull``, ``lend``, ``check`` and ``doctor`` say."""

from __future__ import annotations

import argparse
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.cli.check import check
from app.cli.doctor import doctor
from app.cli.jobs import Jobs, StoppedByKeys, jobs
from app.cli.lend import lend
from app.cli.model_files import list_models
from app.cli.pull import progress_text
from app.engine.commands import Generate, LoadPair, Message
from app.engine.events import Event, Finished, Loaded, LoadProgress, RoundDone
from app.engine.port import EnginePort, EventSink
from app.errors import ModelFileError, WorldError
from app.llama.library import native_log
from app.llama.processors import cards
from app.llama.trials.private_doors import DoorCheck
from app.models.download.file_download import Progress
from app.models.library.model_library import Library
from app.paths import Paths
from app.settings import Settings
from app.speculation.trace import FinishReason
from tests.fakes.gguf_files import gguf, head_values, model_values
from tests.fakes.rpc_server import answers, listening
from tests.fakes.scripted_engine import Script, ScriptedEngine

_ASK = Generate(messages=(Message("user", "Why?"),))


def _engine(script: Script) -> tuple[list[ScriptedEngine], Jobs]:
    engines_made: list[ScriptedEngine] = []

    def factory(sink: EventSink) -> EnginePort:
        engines_made.append(ScriptedEngine(sink, script))
        return engines_made[-1]

    return engines_made, Jobs(factory)


def test_events_come_in_order_and_the_last_is_returned() -> None:
    seen: list[Event] = []
    with jobs(ScriptedEngine) as work:
        assert isinstance(work.perform(LoadPair("a", "b"), seen.append), Loaded)
        assert any(isinstance(event, LoadProgress) for event in seen)
        end = work.perform(_ASK, seen.append)
    assert isinstance(end, Finished)
    rounds = [event.round for event in seen if isinstance(event, RoundDone)]
    assert "".join(round_.text for round_ in rounds) == end.trace.summary.text


def test_a_failure_is_raised_as_it_was_said() -> None:
    error = ModelFileError("It is broken.")
    with (
        jobs(lambda sink: ScriptedEngine(sink, Script(load_error=error))) as work,
        pytest.raises(ModelFileError) as raised,
    ):
        work.perform(LoadPair("a"), lambda _: None)
    assert raised.value is error


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_a_reply_which_keeps_what_it_has(number: signal.Signals) -> None:
    before = signal.getsignal(number)
    script = Script(hold_reply_after=2)
    with jobs(lambda sink: ScriptedEngine(sink, script)) as work:
        work.perform(LoadPair("a"), lambda _: None)

        def signal_at_a_round(event: Event) -> None:
            if isinstance(event, RoundDone) and event.round.index == 1:
                os.kill(os.getpid(), number)

        end = work.perform(_ASK, signal_at_a_round)
        assert work.interrupted_by == number
        with pytest.raises(StoppedByKeys):
            work.perform(_ASK, lambda _: None)
    assert isinstance(end, Finished)
    assert end.trace.summary.finish_reason is FinishReason.CANCELLED
    assert end.trace.summary.text
    assert signal.getsignal(number) == before


def test_a_signal_during_a_load_ends_it() -> None:
    engines_made, work = _engine(Script(hold_load_at=0.5))
    once = iter([signal.SIGINT])  # a second one would end the program
    try:
        with pytest.raises(StoppedByKeys) as raised:
            work.perform(LoadPair("a"), lambda _: [work.interrupt(number) for number in once])
        assert raised.value.number == signal.SIGINT
    finally:
        work.close()
    assert len(engines_made[0].commands) == 1


@pytest.mark.parametrize("host", ["no-such-computer.invalid", "a..b", "x" * 64], ids=["unknown", "empty part", "long"])
def test_what_is_no_name_of_this_computer_is_said_to_be_none(host):
    with pytest.raises(WorldError, match="no address of this computer"):
        lend(argparse.Namespace(host=host, port=50052, threads=1))


NAME = "some-very-long-model-name-with-everything-in-it-Instruct-Q4_K_M.gguf"
RUNNING = Progress(400_000_000, 1_000_000_000, 12_000_000.0)


def test_all_of_it_where_there_is_room() -> None:
    text = progress_text("m-Q8_0.gguf", RUNNING)
    assert text == "m-Q8_0.gguf ━━━━━━━━━━──────────────  40%  400 of 1,000 MB  12.0 MB/s  0:50 left"


@pytest.mark.parametrize("columns", [1, 2, 20, 40, 60, 80, 100, 120, 200])
@pytest.mark.parametrize("because", ["", "The Hub asks to wait: too many requests."])
def test_it_never_fills_a_line(columns: int, because: str) -> None:
    text = progress_text(NAME, Progress(999_999_999_999, 10**12, 1e9, because), columns)
    assert 1 <= len(text) < max(columns, 2)
    assert ("Q4_K_M.gguf" in text) == (columns >= 20)


_HANGING = """
import os, signal, threading
from app.cli.jobs import jobs
from app.engine.commands import Unload

class Hanging:
    def __init__(self, sink): pass
    def submit(self, command): os.kill(os.getpid(), signal.SIGINT); return 1
    def cancel(self, job): print("cancelled", flush=True); os.kill(os.getpid(), signal.SIGINT)
    def close(self): threading.Event().wait()

with jobs(Hanging) as work:
    work.perform(Unload(), print)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signal to send oneself")
def test_a_second_interrupt_waits_for_nobody() -> None:
    done = subprocess.run([sys.executable, "-c", _HANGING], capture_output=True, text=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "cancelled\n", "")


def put(path: Path, content: bytes | None = None) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gguf(model_values(general__license="mit")) if content is None else content)
    return path


def test_every_model_has_its_facts_and_its_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = Paths.at(tmp_path / "data")
    used = put(paths.models / "o" / "r" / "used-Q8_0.gguf")
    put(paths.models / "page.gguf", b"<html>")
    put(paths.models / "half-00001-of-00002.gguf")
    added = put(tmp_path / "added.gguf")
    library = Library(paths)
    library.uses.note(used, None)
    library.added.add([added, tmp_path / "gone.gguf"])
    assert list_models(paths) == 0
    lines = capsys.readouterr().out.splitlines()
    rows = {first.split()[0]: (first, second) for first, second in zip(lines[::2], lines[1::2], strict=True)}
    first, second = rows["o/r/used-Q8_0.gguf"]
    assert first.endswith("used (Q8_0)")
    assert "llama, 1M parameters, Q8_0, context 512, its own template, licence mit; writes; last used 20" in second
    assert "web page" in rows["page.gguf"][1]
    assert "only 1 of its 2 parts" in rows["half-00001-of-00002.gguf"][1]
    assert "used where it is" in rows[str(added)][1]
    assert "not there" in rows[str(tmp_path / "gone.gguf")][0]
    assert "not made yet" in rows["starter:f32"][0]
    assert "135M parameters" in rows["starter:f32"][1]
    assert "Q4_1" not in rows["starter:f32"][1]


def test_a_head_is_listed_with_whose_it_is_and_a_model_with_what_it_guesses_with(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    paths = Paths.at(tmp_path / "data")
    put(paths.models / "o" / "r" / "big.gguf")
    put(paths.models / "eagle.gguf", gguf(head_values(), [("token_embd.weight", 0)], data=bytes(64)))
    other = head_values(eagle3__target_hidden_size=4096, **{"general.base_model.0.name": "Large\x1b[31m 8B"})
    put(paths.models / "other.gguf", gguf(other))
    own = {key.replace("llama.", "glm4moe.", 1): one for key, one in model_values().items()}
    own |= {"general.architecture": "glm4moe", "glm4moe.nextn_predict_layers": 1}
    put(paths.models / "own.gguf", gguf(own, [("blk.0.attn_norm.weight", 0), ("blk.1.x", 32)], data=bytes(3_000_032)))
    assert list_models(paths) == 0
    lines = capsys.readouterr().out.splitlines()
    rows = {first.split()[0]: second for first, second in zip(lines[::2], lines[1::2], strict=True)}
    assert "; a head: guesses for o/r/big.gguf; never used" in rows["eagle.gguf"]
    assert "template" not in rows["eagle.gguf"]
    assert "a head, made for Large\ufffd[31m 8B: guesses for no model here" in rows["other.gguf"]
    assert "guesses for itself, with 3 MB of it" in rows["own.gguf"]
    assert "guesses" not in rows["o/r/big.gguf"]


Said = Callable[..., tuple[int, str]]


@pytest.fixture
def report(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Said:
    """Return the answer of `check` for files with these contents, and its exit status."""
    paths = Paths.at(tmp_path / "data")

    def ask(target: bytes, draft: bytes | None = None, **how: bool) -> tuple[int, str]:
        names = []
        for name, content in (("target.gguf", target), ("draft.gguf", draft)):
            if content is not None:
                (tmp_path / name).write_bytes(content)
                names.append(str(tmp_path / name))
        status = check(names[0], names[1] if draft else None, paths, **how)
        return status, capsys.readouterr().out

    return ask


def model(**changes: Any) -> bytes:
    return gguf(model_values(**changes), [("blk.0.attn_norm.weight", 0)], data=bytes(64))


def own_layers(architecture: str = "glm4moe", count: int = 1) -> bytes:
    values = {key.replace("llama.", f"{architecture}.", 1): one for key, one in model_values().items()}
    values |= {"general.architecture": architecture, f"{architecture}.nextn_predict_layers": count}
    values[f"{architecture}.block_count"] = 1 + count
    return gguf(values, [("blk.0.attn_norm.weight", 0), ("blk.1.nextn.eh_proj.weight", 32)], data=bytes(64))


def head(**changes: Any) -> bytes:
    return gguf(head_values(**changes), [("token_embd.weight", 0)], data=bytes(64))


@pytest.mark.parametrize(
    ("target", "draft", "status", "words"),
    [
        (model(), head(), 0, "These two fit together: the head was made for a model of this shape and vocabulary."),
        (
            model(), head(eagle3__target_hidden_size=128), 1,
            "This head was made for another model: one of width 128; this one has 64.",
        ),
        (own_layers(), None, 0, "This model guesses for itself: its file has a layer to guess with."),
        (own_layers("step35", 3), None, 0, "This model guesses for itself: its file has 3 layers to guess with."),
        (own_layers(), model(), 0, "The model also guesses for itself: its file has a layer to guess with."),
        (model(), None, 1, "no layers to guess with"),
        (own_layers("qwen3"), None, 1, "Models of this kind (qwen3) cannot guess for themselves"),
        (own_layers(count=2), None, 1, "has 2 layers to guess with; of a model of its kind (glm4moe) no more than one"),
        (head(), None, 1, "This file is a head"),
    ],
    ids=[
        "its head", "the head of another model", "a layer of its own", "three", "a draft and a layer of its own",
        "a model alone", "of a kind that cannot guess", "with too many layers", "a head alone",
    ],
)  # fmt: skip
def test_what_guesses_for_a_model_is_told_with_its_status(
    report: Said, target: bytes, draft: bytes | None, status: int, words: str
) -> None:
    actual_status, sentences = report(target, draft)
    assert actual_status == status
    assert words in sentences.splitlines()[-1]


def test_the_same_as_one_json_object(report: Said, tmp_path: Path) -> None:
    status, words = report(model(), head(), as_json=True)
    answer = json.loads(words)
    assert (status, answer["ok"], answer["draft_kind"], answer["guesses_for_itself"]) == (0, True, "head", False)
    assert (answer["target"], answer["draft"]) == (str(tmp_path / "target.gguf"), str(tmp_path / "draft.gguf"))
    status, words = report(own_layers(), as_json=True)
    answer = json.loads(words)
    assert (status, answer["draft"], answer["draft_kind"], answer["guesses_for_itself"]) == (0, None, None, True)


def test_what_a_file_says_cannot_command_a_terminal(report: Said) -> None:
    assert "\x1b" not in report(model(general__architecture="a\x1b[31m"), head())[1]


GB = 10**9
ALONE = "none; this build of llama.cpp is for the processor alone"
NONE_FOUND = "none found; models run on the processor"
COMMAND = 'CMAKE_ARGS="-DGGML_VULKAN=on" uv run --no-cache --reinstall-package llama-cpp-python main.py doctor'


def doors(_model: Path, _head: Path) -> list[DoorCheck]:
    """Stand in for the child process, which has tests of its own."""
    return [DoorCheck("RPC backend", works=True, sentence="found"), DoorCheck("stop", works=False, sentence="No.")]


def facts(paths: Paths, capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    assert doctor(paths, ScriptedEngine, as_json=True, try_doors=doors) == 0
    facts_read: dict[str, Any] = json.loads(capsys.readouterr().out)
    return facts_read


def test_each_computer_that_is_named_is_asked(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    paths = Paths.at(tmp_path)
    paths.ensure()
    settings = Settings.load(paths.settings)
    with listening(answers((3 * GB, 4 * GB), (5 * GB, 8 * GB))) as here, listening(b"SSH-2.0-x\r\n") as other:
        settings.rpc_servers = f"{here}, {other}"
        settings.save()
        computers = facts(paths, capsys)["other_computers"]
    assert computers[here] == {"devices": 2, "free_bytes": 8 * GB, "total_bytes": 12 * GB}
    assert "is no RPC server of llama.cpp" in computers[other]


def test_nobody_is_asked_where_none_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert facts(Paths.at(tmp_path), capsys)["other_computers"] is None


@pytest.mark.skipif(sys.platform != "linux", reason="the libraries' names are Linux's")
@pytest.mark.parametrize(
    ("backends", "makers", "facts_shown"),
    [
        (("cpu",), (), {"devices": ALONE, "cards": [], "to_use_them": None}),
        (("cpu",), ("AMD",), {"devices": ALONE, "cards": ["AMD"], "to_use_them": COMMAND}),
        (("cpu", "vulkan"), ("AMD",), {"devices": NONE_FOUND, "cards": ["AMD"], "to_use_them": None}),
    ],
    ids=["no card", "a card that it was not compiled for", "a card whose driver is missing"],
)
def test_a_card_that_is_not_used_is_named_with_what_to_do(
    backends: tuple[str, ...],
    makers: tuple[str, ...],
    facts_shown: dict[str, object],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    native_log()  # llama.cpp is loaded from where it is; only its files are counted elsewhere
    for name in backends:
        (tmp_path / f"libggml-{name}.so").touch()
    monkeypatch.setenv("LLAMA_CPP_LIB_PATH", str(tmp_path))
    monkeypatch.setattr(cards, "card_makers", lambda _root=None: makers)
    assert facts(Paths.at(tmp_path), capsys)["graphics"] == facts_shown


def test_it_says_what_computed_the_test_decode(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert facts(Paths.at(tmp_path), capsys)["test_decode"]["computed_on"] == "the processor"


def test_what_does_not_work_of_the_insides_of_other_libraries_stands_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert facts(Paths.at(tmp_path), capsys)["private_doors"] == {
        "RPC backend": "works: found",
        "stop": "DOES NOT WORK: No.",
        "the Hub's client": "works: all names are there",
    }
