"""`check` says in one sentence what fits, and the same as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from app.cli.check import check
from app.paths import Paths
from tests.fakes.gguf_files import gguf, head_values, model_values

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


def test_a_head_and_its_model_fit(report: Said) -> None:
    assert report(model(), head()) == (
        0, "These two fit together: the head was made for a model of this shape and vocabulary.\n"
    )  # fmt: skip


def test_another_model_s_head_is_refused_with_the_reason(report: Said) -> None:
    status, words = report(model(), head(eagle3__target_hidden_size=128))
    assert (status, words) == (
        1, "This head was made for another model: one of width 128; this one has 64.\n"
    )  # fmt: skip


def test_a_model_that_guesses_for_itself_is_said_to(report: Said) -> None:
    assert report(own_layers()) == (0, "This model guesses for itself: its file has a layer to guess with.\n")
    assert report(own_layers("step35", 3)) == (
        0, "This model guesses for itself: its file has 3 layers to guess with.\n"
    )  # fmt: skip
    status, words = report(own_layers(), model())
    assert (status, words.splitlines()[1]) == (
        0, "The model also guesses for itself: its file has a layer to guess with."
    )  # fmt: skip


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (model(), "no layers to guess with"),
        (own_layers("qwen3"), "Models of this kind (qwen3) cannot guess for themselves"),
        (own_layers(count=2), "has 2 layers to guess with; of a model of its kind (glm4moe) no more than one"),
        (head(), "This file is a head"),
    ],
)
def test_a_model_alone_that_does_not_guess_is_a_no(report: Said, content: bytes, words: str) -> None:
    status, sentence = report(content)
    assert status == 1
    assert words in sentence


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
