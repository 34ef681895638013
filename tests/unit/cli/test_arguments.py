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


@pytest.mark.parametrize("command", [["run", "-p", "Hi"], ["bench"]])
def test_starter_alone_is_the_starter_pair_and_guesses_in_every_reply(command: list[str]) -> None:
    options = parse([*command, "-m", "starter"])
    assert (options.model, options.model_draft, options.pauses) == ("starter:f32", "starter:q4_1", False)
    named = parse([*command, "-m", "starter:f32", "-md", "starter:q4_1"])
    assert (named.model, named.model_draft, named.pauses) == ("starter:f32", "starter:q4_1", True)


@pytest.mark.parametrize("way", ["--no-draft", "--lookup"])
def test_the_starter_pair_can_be_asked_without_its_draft(way: str) -> None:
    options = parse(["run", "-p", "Hi", "-m", "starter", way])
    assert (options.model, options.model_draft) == ("starter:f32", None)


def test_the_starter_pair_takes_no_other_draft(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        parse(["run", "-p", "Hi", "-m", "starter", "-md", "starter:q2_k"])
    assert end.value.code == 2
    assert "has its draft" in capsys.readouterr().err
