"""The words of the training's command line: whatever a step reads of them is there."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.training.options import parser

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
