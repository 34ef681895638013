"""The words of the training's command line: whatever a step reads of them is there."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from gguf import GGMLQuantizationType

from tests.training.options import KINDS, parser

_MAIN = Path(__file__).with_name("__main__.py")


def test_every_option_that_a_step_reads_can_be_given() -> None:
    known = vars(parser(["replies"]).parse_args(["replies"]))
    read = {
        node.attr
        for node in ast.walk(ast.parse(_MAIN.read_text(encoding="utf-8")))
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "options"
    }
    assert read <= known.keys()
    assert {"rounds", "batch", "lean"} <= read


def test_each_matrix_can_have_a_kind_of_its_own() -> None:
    read = parser(["write"]).parse_args
    assert dict(read(["write"]).kinds) == KINDS
    assert dict(read(["write", "--kinds"]).kinds) == {}
    kinds = read(["write", "--kinds", "output=q8_0", "ffn_down=F16"]).kinds
    assert kinds == [("output", GGMLQuantizationType.Q8_0), ("ffn_down", GGMLQuantizationType.F16)]


@pytest.mark.parametrize("word", ["output", "output=Q9", "output=Q6_K", "=", ""])
def test_a_kind_that_cannot_be_written_is_said(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parser(["write"]).parse_args(["write", "--kinds", word])
    assert "as output=Q4_0" in capsys.readouterr().err
