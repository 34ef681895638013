"""Whatever is wrong with the world: one sentence, exit status 3, and nothing half-written."""

from __future__ import annotations

import json
import os
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.models.library.starter import packaged_file
from app.paths import Paths
from tests.e2e.program import command, draftlight, environment
from tests.fakes.gguf_files import gguf, model_values
from tests.fakes.small_disk import small_disk

_ASK = ("-p", "Hello", "-n", "4")


def _refusal(data: Path, *arguments: str) -> str:
    ended = draftlight(data, *arguments)
    assert ended.status == 3, ended.err
    assert ended.out == ""
    return ended.sentence


def test_a_missing_file(tmp_path: Path) -> None:
    assert "no file" in _refusal(tmp_path, "run", "-m", str(tmp_path / "absent.gguf"), *_ASK)


def test_an_unknown_name(tmp_path: Path) -> None:
    assert "no model nobody" in _refusal(tmp_path, "run", "-m", "nobody", *_ASK)


def test_a_text_file_named_gguf(tmp_path: Path) -> None:
    path = tmp_path / "essay.gguf"
    path.write_text("Once upon a time there was no model at all.\n" * 100)
    assert _refusal(tmp_path, "run", "-m", str(path), *_ASK) == "essay.gguf is a text file, not a model."


def test_an_empty_file_and_a_folder(tmp_path: Path) -> None:
    (tmp_path / "empty.gguf").touch()
    assert "is empty" in _refusal(tmp_path, "run", "-m", str(tmp_path / "empty.gguf"), *_ASK)
    assert "folder" in _refusal(tmp_path, "run", "-m", str(tmp_path), *_ASK)


@pytest.mark.parametrize("length", [100, 1_000_000, 2_000_000, 50_000_000, 98_362_000])
def test_a_truncated_model(tmp_path: Path, length: int) -> None:
    path = tmp_path / "cut.gguf"
    with packaged_file().open("rb") as whole:
        path.write_bytes(whole.read(length))
    assert "cut.gguf" in _refusal(tmp_path, "run", "-m", str(path), *_ASK)


def test_a_header_without_a_model(tmp_path: Path) -> None:
    path = tmp_path / "hollow.gguf"
    path.write_bytes(gguf(model_values()))
    assert "hollow.gguf" in _refusal(tmp_path, "run", "-m", str(path), *_ASK)


def test_an_incompatible_draft(tmp_path: Path) -> None:
    draft = tmp_path / "draft.gguf"
    _with_other_token(packaged_file(), draft)
    sentence = _refusal(tmp_path, "run", "-m", "starter:q4_1", "-md", str(draft), *_ASK)
    assert sentence.startswith("These two split text into different tokens: number 20,000")
    check = draftlight(tmp_path, "check", "starter:f32", str(draft))
    assert (check.status, check.out.strip()) == (1, sentence)


def test_a_compatible_draft_passes_check(tmp_path: Path) -> None:
    assert draftlight(tmp_path, "check", "starter:f32", "starter:q4_1").status == 0


def test_a_prompt_longer_than_the_context(tmp_path: Path) -> None:
    sentence = _refusal(tmp_path, "run", "-m", "starter:q4_1", "-c", "256", "-p", "many words " * 400)
    assert "256" in sentence
    assert sentence.endswith("choose a larger context with -c.")


@pytest.mark.skipif(sys.platform == "win32", reason="a shell closes streams there in another way")
@pytest.mark.parametrize("asked", [("models",), ("run", "-m", "starter:q4_1", "-p", "-", "-n", "2")])
def test_streams_that_are_closed_or_full(tmp_path: Path, asked: tuple[str, ...]) -> None:
    words = command(tmp_path, *asked)
    closed = subprocess.run(
        ["sh", "-c", '"$@" <&- >&-', "sh", *words], stderr=subprocess.PIPE, env=environment(), check=False
    )
    assert (closed.returncode, b"went wrong" in closed.stderr) == (0, False)
    if not Path("/dev/full").exists():
        return
    with Path("/dev/full").open("wb") as full:
        ended = subprocess.run(
            words, stdin=subprocess.DEVNULL, stdout=full, stderr=subprocess.PIPE, env=environment(), check=False
        )
    assert ended.returncode == 3
    (line,) = [line for line in ended.stderr.splitlines() if b"cannot be written" in line]
    assert line.startswith(b"draftlight: Standard output cannot be written")
    assert b"Exception ignored" not in ended.stderr


def test_a_data_folder_that_cannot_be_written(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way")
    assert "--data-dir" in _refusal(blocker / "data", "models")


def test_a_trace_that_cannot_be_written(tmp_path: Path) -> None:
    blocker = tmp_path / "file"
    blocker.write_text("in the way")
    ended = draftlight(tmp_path, "run", "-m", "starter:q4_1", *_ASK, "--trace", str(blocker / "trace.json"))
    assert ended.status == 3
    assert "cannot be written" in ended.err.splitlines()[-1]
    assert ended.out.strip(), "the reply is there all the same"
    assert ended.out.endswith("\n"), "the sentence begins a line"
    ended = draftlight(tmp_path, "run", "-m", "starter:q4_1", *_ASK, "--json", "--trace", str(tmp_path))
    assert ended.status == 3
    assert json.loads(ended.out)["text"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("run",), ("run", "-m", "x"), ("fly",), ("run", "-m", "x", "-p", "y", "--temp", "hot"),
        ("run", "-m", "x", "-p", "y", "--temp", "-1"), ("run", "-m", "x", "-p", "y", "-md", "z", "--lookup"),
        ("run", "-m", "x", "-p", "y", "--draft-max", "0"), ("--json",), ("--self-test", "models"),
    ],
)  # fmt: skip
def test_wrong_usage_exits_with_2(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    ended = draftlight(tmp_path, *arguments)
    assert ended.status == 2
    assert "usage:" in ended.err
    assert "Traceback" not in ended.err


@pytest.fixture(name="small_disk")
def _small_disk(tmp_path: Path) -> Iterator[Path]:
    """Of 300 MB: F32 does not fit at all, and two smaller files do not fit together."""
    with small_disk(tmp_path / "small", 300) as folder:
        yield folder


def test_a_disk_too_small_for_a_starter_file(small_disk: Path) -> None:
    sentence = _refusal(small_disk, "run", "-m", "starter:f32", *_ASK)
    assert "needs 572 MB" in sentence
    assert list((small_disk / "starter").iterdir()) == []


def test_a_disk_that_fills_up_while_a_starter_file_is_made(small_disk: Path) -> None:
    """The space is there when it is looked for, and gone when it is needed."""
    rest = small_disk / "rest"
    with rest.open("wb") as file:
        os.posix_fallocate(file.fileno(), 0, 250_000_000)
    plan = f"import app.models.library.starter as s; s._SPARE_BYTES = 0; s.SIZES_BYTES['q8_0'] = 1000\n{_MAIN}"
    done = subprocess.run(
        [sys.executable, "-c", plan, "--data-dir", str(small_disk), "run", "-m", "starter:q8_0", *_ASK],
        capture_output=True, text=True, check=False, timeout=120,
    )  # fmt: skip
    assert done.returncode == 3, done.stderr
    assert "disk" in done.stderr.lower()
    assert done.stderr.count("\n") == 1
    assert list((small_disk / "starter").iterdir()) == []


_MAIN = "import sys; from app.main import main; sys.exit(main())"


def _with_other_token(source: Path, target: Path) -> None:
    """A copy in which token 20,000 is another one of the same length."""
    content = bytearray(source.read_bytes())
    at = content.index(b"tokenizer.ggml.tokens") + len(b"tokenizer.ggml.tokens") + 16
    for _ in range(20_000):
        at += 8 + struct.unpack_from("<Q", content, at)[0]
    length = struct.unpack_from("<Q", content, at)[0]
    content[at + 8 : at + 8 + length] = b"#" * length
    target.write_bytes(content)


def test_a_starter_file_is_made_again_when_it_was_damaged(starter_paths: Paths, tmp_path: Path) -> None:
    data = Paths.at(tmp_path / "data")
    data.starter.mkdir(parents=True)
    (data.starter / "SmolLM2-135M-Instruct.Q4_0.gguf").write_bytes(b"GGUF")
    ended = draftlight(data.data, "run", "-m", "starter:q4_0", *_ASK)
    assert ended.status == 0, ended.err
    assert (data.starter / "SmolLM2-135M-Instruct.Q4_0.gguf").stat().st_size > 90_000_000
