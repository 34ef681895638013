"""Letters without a gap, as in an encoded picture: llama.cpp's regular expressions would overflow the stack."""

from __future__ import annotations

import signal
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from app.llama.model import Model
from tests.fakes import tiny_gguf

SPLITS = ["deepseek-llm", "deepseek-v3", "tekken", "gpt-4o", "exaone-moe", "bloom", "tiny_aya", "default"]
"""Ways to split a text that llama.cpp has no code of its own for."""
_LONG = 20_000
"""More than fits the least stack; ten times as much is no other question."""
TEXTS = {
    "letters": "a" * _LONG,
    "signs": "!" * _LONG,
    "blanks": "x" + " " * _LONG + "x",
    "words": "ab cd " * 4000,
    "Chinese": "世" * _LONG,
    "figures": "1" * _LONG,
}
LEAST_STACK_BYTES = 1 << 20
DIRECTLY = """
import sys
from pathlib import Path
from app.llama.model import Model
Model(Path(sys.argv[1]), vocabulary_alone=True).vocabulary._split("a" * 100_000, special=False)
"""


def vocabulary_file(folder: Path, split: str) -> Path:
    path = folder / "model.gguf"
    path.write_bytes(tiny_gguf.llama(changes={"tokenizer.ggml.pre": split, "tokenizer.ggml.add_bos_token": True}))
    return path


@pytest.mark.parametrize("split", SPLITS)
def test_a_long_run_is_split_on_the_least_stack(tmp_path, split):
    model = Model(vocabulary_file(tmp_path, split), vocabulary_alone=True)
    runs_split: dict[str, list[int]] = {}

    def tokenize() -> None:
        for name, text in TEXTS.items():
            runs_split[name] = model.vocabulary.tokenize(text, special=True, begin=True)

    before = threading.stack_size(LEAST_STACK_BYTES)
    try:
        thread = threading.Thread(target=tokenize)
        thread.start()
    finally:
        threading.stack_size(before)
    thread.join()
    for name, tokens in runs_split.items():
        assert tokens[0] == model.vocabulary.bos
        assert b"".join(map(model.vocabulary.bytes_of, tokens[1:])).decode() == TEXTS[name]
    assert runs_split.keys() == TEXTS.keys()
    model.close()


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere stacks differ")
def test_split_at_once_it_ends_the_process(tmp_path):
    path = vocabulary_file(tmp_path, "deepseek-llm")
    child = subprocess.run([sys.executable, "-c", DIRECTLY, str(path)], capture_output=True, check=False)
    assert child.returncode == -signal.SIGSEGV


def test_a_control_token_after_a_long_run_stays_one(tmp_path):
    model = Model(vocabulary_file(tmp_path, "tekken"), vocabulary_alone=True)
    for length in range(990, 1011):
        text = ("a" * length + "<|im_end|>") * 3
        assert model.vocabulary.tokenize(text, special=True, begin=False).count(0) == 3
        assert model.vocabulary.tokenize(text, special=False, begin=False).count(0) == 0
    model.close()
