"""A chat template in place of the model's own, and another trial, from the command line to the load."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cli.arguments import parse
from app.cli.run import pair_in
from app.paths import Paths
from app.serve.command import serve_options

_COMMANDS = {"run": ["-p", "hi"], "serve": [], "chat": [], "bench": []}


def parsed(command: str, *options: str):
    return parse([command, "-m", "tiny.gguf", *_COMMANDS[command], *options])


@pytest.mark.parametrize("command", _COMMANDS)
def test_a_template_is_given_by_its_text_its_name_or_a_file(command):
    assert parsed(command).chat_template is None
    assert parsed(command, "--chat-template", "chatml").chat_template == "chatml"
    assert parsed(command, "--chat-template-file", "a.jinja").chat_template == Path("a.jinja")
    assert parsed(command, "--try-again").try_again
    with pytest.raises(SystemExit):
        parsed(command, "--chat-template", "chatml", "--chat-template-file", "a.jinja")


@pytest.mark.parametrize("arguments", [["chat"], ["serve"], ["run", "-m", "http://127.0.0.1:1#x", "-p", "hi"]])
def test_a_template_without_a_model_here_is_refused(arguments, capsys):
    with pytest.raises(SystemExit):
        parse([*arguments, "--chat-template", "chatml"])
    assert "--chat-template" in capsys.readouterr().err


def test_what_was_given_reaches_the_load(tmp_path):
    pair = pair_in(parsed("run", "--chat-template-file", "a.jinja", "--try-again"))
    assert (pair.chat_template, pair.tries_again) == (Path("a.jinja"), True)
    served = serve_options(parsed("serve", "--chat-template", "chatml", "--try-again"), Paths.at(tmp_path))
    assert served.first is not None
    assert (served.first.chat_template, served.loading.tries_again) == ("chatml", True)
    starter = serve_options(parse(["serve", "-m", "starter", "--chat-template", "chatml"]), Paths.at(tmp_path))
    assert starter.first is not None
    assert starter.first.chat_template == "chatml"
