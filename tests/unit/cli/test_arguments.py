"""Command lines: those that ask for the window, those that are wrong, and options of templates."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.cli.arguments import parse
from app.cli.run import pair_in
from app.paths import Paths
from app.references import OWN_LAYERS
from app.reply_settings import STARTER
from app.serve.command import serve_options
from app.speculation.settings import MOST_DRAFTED, SamplingSettings


@pytest.mark.parametrize("name", ["a b.json", "chats.ZIP", "model.gguf"])
@pytest.mark.parametrize(
    ("before", "after"), [(["--open"], []), ([], []), (["--data-dir", "d"], []), ([], ["--data-dir=d"])]
)
def test_a_file_by_its_name_alone_opens_the_window_with_it(name: str, before: list[str], after: list[str]) -> None:
    options = parse([*before, name, *after])
    assert options.command is None
    assert options.open == Path(name)


@pytest.mark.parametrize(("arguments", "asks"), [([], False), (["--ask"], True)])
def test_without_a_name_the_window_opens_and_a_quick_question_is_asked_for_by_its_option(
    arguments: list[str], asks: bool
) -> None:
    options = parse(arguments)
    assert (options.command, options.open, options.ask) == (None, None, asks)


def test_a_server_has_room_for_the_tools_that_programs_offer():
    assert parse(["serve"]).ctx_size == 8192
    assert parse(["serve", "-c", "2048"]).ctx_size == 2048
    assert parse(["run", "-p", "Hi", "-m", "starter"]).ctx_size == 4096


def test_a_servers_key_is_one_that_requests_can_carry(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.delenv("DRAFTLIGHT_API_KEY", raising=False)
    assert parse(["serve"]).api_key is None
    assert parse(["serve", "--api-key", " a key "]).api_key == "a key"
    monkeypatch.setenv("DRAFTLIGHT_API_KEY", "from a file\n")
    assert parse(["serve"]).api_key == "from a file"
    assert parse(["serve", "--api-key", "named"]).api_key == "named"
    monkeypatch.setenv("DRAFTLIGHT_API_KEY", " ")
    for arguments in (["--api-key", "Schlüssel"], ["--api-key", "two\nlines"], ["--host", "0.0.0.0"]):
        with pytest.raises(SystemExit) as end:
            parse(["serve", *arguments])
        assert end.value.code == 2
    error_text = capsys.readouterr().err
    assert error_text.count("not every program can send") == 2
    assert error_text.count("set a key with --api-key") == 1


@pytest.mark.parametrize("arguments", [["--open"], ["--open", "a.json", "models"], ["--self-test", "--open", "a.json"],
                                       ["--ask", "models"], ["--self-test", "--ask"],
                                       ["a.json", "b.json"], ["a.txt"], ["--data-dir"],
                                       ["--data-dir", "a.json", "b"], ["--data-dir", "", "models"],
                                       ["models", "--data-dir="], ["bench", "-m", "x", "--prompts", ""],
                                       ["run", "-m", "x"], ["fly"], ["--json"], ["--self-test", "models"],
                                       ["run", "-m", "x", "-p", "y", "--temp", "hot"],
                                       ["run", "-m", "x", "-p", "y", "-md", "z", "--lookup"],
                                       ["run", "-m", "x", "-p", "y", "--draft-max", "0"]])  # fmt: skip
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


def test_the_starter_pair_has_reply_settings_of_its_own_and_an_option_wins() -> None:
    arguments = ["run", "-p", "Hi", "-m"]
    pair = parse([*arguments, "starter"])
    assert (pair.temp, pair.repeat_penalty) == (STARTER["temperature"], STARTER["repeat_penalty"])
    options = parse([*arguments, "starter", "--temp", "0.8", "--repeat-penalty", "1"])
    assert (options.temp, options.repeat_penalty) == (0.8, 1.0)


@pytest.mark.parametrize("command", [["run", "-p", "Hi", "-m", "starter:f32", "-md", "starter:q4_1"],
                                     ["run", "-p", "Hi", "-m", "a.gguf"], ["bench", "-m", "starter"]])  # fmt: skip
def test_models_named_one_by_one_and_what_is_measured_have_the_same_defaults(command: list[str]) -> None:
    options = parse(command)
    assert options.temp == SamplingSettings().temperature
    if options.command == "run":
        assert options.repeat_penalty == SamplingSettings().repeat_penalty


@pytest.mark.parametrize("beside", [["-m", "a.gguf", "-md", "b.gguf"], ["-m", "a.gguf", "--lookup"], ["-m", "starter"],
                                    ["-m", "starter", "-md", "b.gguf"]])  # fmt: skip
def test_no_draft_wins(beside: list[str]) -> None:
    for arguments in ([*beside, "--no-draft"], ["--no-draft", *beside]):
        options = parse(["run", "-p", "Hi", *arguments])
        assert (options.model_draft, options.lookup, options.no_draft) == (None, False, True)


def test_the_pace_has_the_names_of_older_and_newer_llama_cpp() -> None:
    arguments = ["run", "-p", "Hi", "-m", "a.gguf"]
    older = parse([*arguments, "--draft-max", "8", "--draft-min", "2", "--draft-p-min", "0.5"])
    newer = parse([*arguments, "--spec-draft-n-max", "8", "--spec-draft-n-min", "2", "--spec-draft-p-min", "0.5"])
    assert older == newer
    assert (newer.draft_max, newer.draft_min, newer.draft_p_min) == (8, 2, 0.5)
    assert parse(["bench", "-m", "a.gguf", "--spec-draft-n-max", "8"]).draft_max == 8


@pytest.mark.parametrize("name", ["--draft-max", "--spec-draft-n-max", "--draft-min", "--spec-draft-n-min"])
def test_a_guess_longer_than_any_that_is_made_is_refused(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    command = ["run", "-p", "Hi", "-m", "a.gguf", name]
    assert str(MOST_DRAFTED) in str(vars(parse([*command, str(MOST_DRAFTED)])))
    with pytest.raises(SystemExit) as end:
        parse([*command, str(MOST_DRAFTED + 1)])
    assert end.value.code == 2
    assert f"between {0 if 'min' in name else 1} and {MOST_DRAFTED}." in capsys.readouterr().err


@pytest.mark.parametrize(("word", "model_draft", "lookup", "off"), [
    ("none", None, False, True), ("draft-simple", "b.gguf", False, False), ("ngram-mod", None, True, False),
    ("draft-mtp", OWN_LAYERS, False, False), ("draft-mtp", "b.gguf", False, False),
    ("draft-eagle3", "b.gguf", False, False),
    ("draft-dspark", "b.gguf", False, False),
])  # fmt: skip
def test_spec_type_says_in_llama_cpps_words_where_guesses_come_from(
    word: str, model_draft: str | None, lookup: bool, off: bool
) -> None:
    drafts = ["-md", "b.gguf"] if model_draft == "b.gguf" else []
    options = parse(["run", "-p", "Hi", "-m", "a.gguf", *drafts, "--spec-type", word])
    assert (options.model_draft, options.lookup, options.no_draft) == (model_draft, lookup, off)


@pytest.mark.parametrize(("arguments", "sentence"), [
    (["--spec-type", "draft-tree"], "draft-simple"), (["--lookup", "--spec-type", "draft-mtp"], "leave out --lookup"),
    (["--spec-type", "draft-eagle3"], "needs -md, the head"),
    (["--spec-type", "draft-dflash"], "needs -md, the head"),
    (["--spec-type", "draft-simple"], "needs -md"),
    (["-md", "b.gguf", "--spec-type", "ngram-mod"], "leave out -md"),
])  # fmt: skip
def test_a_spec_type_that_cannot_be_had_is_wrong_usage(
    arguments: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as end:
        parse(["run", "-p", "Hi", "-m", "a.gguf", *arguments])
    assert end.value.code == 2
    assert sentence in capsys.readouterr().err


def test_pictures_are_shown_with_a_question_to_a_model_here_or_there(capsys):
    ask = ["run", "-p", "Hi", "--image", "a.png", "--image", "b.jpg"]
    for model in ("sees.gguf", "http://127.0.0.1:1#sees"):
        assert parse([*ask, "-m", model]).image == [Path("a.png"), Path("b.jpg")]
    for arguments, sentence in ((["-m", "http://h:1#sees", "--mmproj", "m.gguf"], "--mmproj"), (["--raw"], "--image")):
        with pytest.raises(SystemExit):
            parse([*ask, "-m", "sees.gguf", *arguments])
        assert sentence in capsys.readouterr().err


def test_minus_one_is_no_value_of_its_own_as_in_scripts_for_llama_cpp() -> None:
    run = parse(["run", "-m", "starter", "-p", "Hi", *(f"{name}=-1" for name in ("--seed", "-n", "-t", "-ngl"))])
    assert (run.seed, run.max_tokens, run.threads, run.gpu_layers) == (None, None, None, None)
    assert parse(["chat", "--seed", "-1"]).seed is None
    with pytest.raises(SystemExit):
        parse(["run", "-m", "starter", "-p", "Hi", "--temp", "-1"])


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
