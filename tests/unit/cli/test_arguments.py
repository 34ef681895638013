"""How the window is asked for with a file to show."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cli.arguments import parse


@pytest.mark.parametrize("arguments", [["--open", "a b.json"], ["a b.json"]])
def test_a_trace_by_its_name_alone_opens_the_window_with_it(arguments: list[str]) -> None:
    options = parse(arguments)
    assert options.command is None
    assert options.open == Path("a b.json")


def test_nothing_named_opens_nothing() -> None:
    assert parse([]).open is None


@pytest.mark.parametrize("arguments", [["--open"], ["--open", "a.json", "models"], ["--self-test", "--open", "a.json"],
                                       ["a.json", "b.json"], ["a.gguf"]])  # fmt: skip
def test_anything_else_is_wrong_usage(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        parse(arguments)
    assert end.value.code == 2
    assert "usage:" in capsys.readouterr().err
