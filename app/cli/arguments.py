"""The command line's words. Defaults and limits come from the declared settings; names follow llama.cpp."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from app import __version__
from app.cli import commands
from app.cli.commands import Perform
from app.references import OWN_LAYERS, STARTER_DRAFT, STARTER_PAIR, STARTER_TARGET
from app.reply_settings import own_reply_settings
from app.settings import Settings

_MODEL_HELP = (
    "a path, a file name in the library, hf:owner/repo/file.gguf, or starter:f32, starter:q8_0, starter:q4_1, "
    "starter:q4_0, starter:q2_k"
)
_OPEN_OPTIONS: dict[str, Any] = {"temp": Settings.temperature, "repeat_penalty": Settings.repeat_penalty}
"""Options of ``run`` for which the starter pair has values of its own."""
_LOOKUP_TYPES = ("ngram-simple", "ngram-map-k", "ngram-map-k4v", "ngram-mod", "ngram-cache")
"""llama.cpp's ways of guessing from the text; each is asked for ours."""
_TARGET_HELP = (
    f"the target, the big model that decides: {_MODEL_HELP}; starter alone is the starter pair, which guesses in every "
    "reply"
)


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """The options as a namespace; ``command`` is ``None`` for the window, else ``perform`` does it.

    Wrong usage exits with status 2.
    """
    parser = _parser()
    if len(arguments) == 1 and arguments[0].lower().endswith(".json") and not arguments[0].startswith("-"):
        arguments = ["--open", arguments[0]]  # a desktop opens a file by its name alone
    options = parser.parse_args(arguments)
    if options.command is not None and (options.self_test or options.screenshot):
        parser.error("--self-test stands alone, without a command")
    if options.open is not None and (options.command is not None or options.self_test):
        parser.error("--open is for the window alone")
    if options.command is None and not options.self_test and (options.json or options.screenshot):
        parser.error("--json and --screenshot need --self-test or a command")
    if options.command == "run":
        _heed_spec_type(parser, options)
    if options.command == "run" and options.no_draft:
        options.model_draft, options.lookup = None, False  # it wins, so that a script switches with one word
    if options.command in {"run", "bench"}:
        _unfold_pair(parser, options)
    if options.command == "run":
        _choose_unset(options)
    return options


def _heed_spec_type(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """Turn llama.cpp's word for where guesses come from into ours."""
    word = options.spec_type
    if word == "none" and options.model_draft is None:
        options.no_draft = True  # beside a draft llama.cpp takes the draft: the word is its default
    elif word in _LOOKUP_TYPES and not options.no_draft:
        if options.model_draft is not None:
            parser.error(f"--spec-type {word} guesses from the text: leave out -md")
        options.lookup = True
    elif word == "draft-mtp" and not options.no_draft:
        if options.model_draft is not None or options.lookup:
            parser.error("--spec-type draft-mtp asks the model's own layers: leave out -md and --lookup")
        options.model_draft = OWN_LAYERS
    elif word == "draft-simple" and not options.no_draft:
        if options.model_draft is None and options.model != STARTER_PAIR:
            parser.error("--spec-type draft-simple needs -md, the draft")
        if options.lookup:
            parser.error("--spec-type draft-simple asks a draft: leave out --lookup")


def _choose_unset(options: argparse.Namespace) -> None:
    """Values for the options that were left open: the starter pair's own with ``-m starter``, else the defaults.

    Models named one by one are for comparing, and have the same defaults whatever they are.
    """
    own = {} if options.pauses else own_reply_settings(options.model)
    for option, setting in _OPEN_OPTIONS.items():
        if vars(options)[option] is None:
            setattr(options, option, own.get(setting.name, setting.default))


def _unfold_pair(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """Put both models in the place of ``-m starter``; ``pauses`` then says that they guess in every reply."""
    options.pauses = options.model != STARTER_PAIR
    if options.pauses:
        return
    if options.model_draft is not None:
        parser.error(f"-m {STARTER_PAIR} is a pair and has its draft: leave out -md, or use -m {STARTER_TARGET}")
    options.model = STARTER_TARGET
    if not (options.lookup or vars(options).get("no_draft")):
        options.model_draft = STARTER_DRAFT


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="draftlight",
        description="Chat with local models, made faster by guessing ahead. Without a command, the window opens.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Draftlight {__version__}")
    parser.add_argument("--data-dir", type=Path, metavar="DIR", help="where chats, settings and models are kept")
    parser.add_argument(
        "--open", type=Path, metavar="FILE", help="open the window with a recorded reply; FILE.json alone does too"
    )
    parser.add_argument("--self-test", action="store_true", help="open the window, ask one question, and quit")
    parser.add_argument("--json", action="store_true", help="with --self-test: the figures as one JSON object")
    parser.add_argument("--screenshot", type=Path, metavar="FILE", help="with --self-test: a picture of the window")
    choices = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    common = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    common.add_argument("--data-dir", type=Path, metavar="DIR", help=argparse.SUPPRESS)

    def command(perform: Perform, summary: str) -> argparse.ArgumentParser:
        name = perform.__name__
        parser = choices.add_parser(name, help=summary, description=summary, parents=[common], allow_abbrev=False)
        parser.set_defaults(perform=perform)
        return parser

    _add_run(command(commands.run, "Write one reply to standard output, then its readout to standard error."))
    _add_bench(command(commands.bench, "Measure the same prompts with and without guessing, in turn."))
    _add_replay(command(commands.replay, "Show a recorded reply again, or make it a page that plays in any browser."))
    check = command(commands.check, "Say whether a draft or a head fits a target, from the files' headers alone.")
    check.add_argument("target", metavar="TARGET", help=_MODEL_HELP)
    check.add_argument("draft", metavar="DRAFT", nargs="?", help="likewise; without one: does TARGET guess for itself?")
    check.add_argument("--json", action="store_true", help="as one JSON object")
    command(commands.models, "List the models on this computer.")
    pull = command(commands.pull, "Download models from the Hub; goes on where an earlier download stopped.")
    pull.add_argument("files", nargs="+", metavar="hf:OWNER/REPO/FILE", help="a model file; of one in parts, any part")
    remove = command(commands.remove, "Move a model of the library to the trash.")
    remove.add_argument("model", metavar="NAME", help="as `models` lists it")
    remove.add_argument("--yes", action="store_true", help="do not ask; where there is no trash, delete for good")
    command(commands.scan, "List models that other programs keep on this computer; nothing there is changed.")
    doctor = command(commands.doctor, "Say what this installation consists of, and let it write a few tokens.")
    doctor.add_argument("--json", action="store_true", help="as one JSON object")
    return parser


def _add_run(run: argparse.ArgumentParser) -> None:
    run.add_argument("-m", "--model", required=True, metavar="MODEL", help=_TARGET_HELP)
    drafting = run.add_mutually_exclusive_group()
    drafting.add_argument("-md", "--model-draft", metavar="MODEL", help="the draft, which guesses ahead")
    drafting.add_argument("--lookup", action="store_true", help="guess from the text so far, without a draft")
    run.add_argument("--no-draft", action="store_true", help="do not guess at all, whatever else is said")
    run.add_argument("-p", "--prompt", required=True, metavar="TEXT", help="what to ask; - reads standard input")
    run.add_argument("--system", metavar="TEXT", help="system prompt")
    run.add_argument("--raw", action="store_true", help="the text as it is, no chat template")

    reply = run.add_argument_group("reply")
    reply.add_argument("-n", "--max-tokens", default=256, **_as(Settings.max_tokens, "N"))
    reply.add_argument("--temp", **_left_open(Settings.temperature, "T"))
    reply.add_argument("--top-k", **_as(Settings.top_k, "K"))
    reply.add_argument("--top-p", **_as(Settings.top_p, "P"))
    reply.add_argument("--min-p", **_as(Settings.min_p, "P"))
    reply.add_argument("--typical", **_as(Settings.typical_p, "P"))
    reply.add_argument("--repeat-penalty", **_left_open(Settings.repeat_penalty, "X"))
    reply.add_argument("--presence-penalty", **_as(Settings.presence_penalty, "X"))
    reply.add_argument("--frequency-penalty", **_as(Settings.frequency_penalty, "X"))
    reply.add_argument("--seed", **_as(Settings.seed, "N"))
    reply.add_argument(
        "--stop", action="append", default=[], metavar="TEXT", help="end the reply before this text; may be repeated"
    )
    form = reply.add_mutually_exclusive_group()
    form.add_argument("--grammar", metavar="GBNF", help="a grammar that the reply must obey")
    form.add_argument("--json-schema", metavar="SCHEMA", help="a JSON schema that the reply must obey; {} is any JSON")

    _add_loading(run)

    pace = run.add_argument_group("guessing ahead")
    pace.add_argument(
        "--spec-type", choices=("none", "draft-simple", "draft-mtp", *_LOOKUP_TYPES), metavar="TYPE",
        help="as llama.cpp says it: none, draft-simple (the draft of -md), draft-mtp (layers of the model's own), or "
        "ngram-simple and its kin (--lookup)",
    )  # fmt: skip
    pace.add_argument("--draft-max", "--spec-draft-n-max", **_as(Settings.draft_max, "N", none_word="auto"))
    pace.add_argument("--draft-min", "--spec-draft-n-min", **_as(Settings.draft_min, "N"))
    pace.add_argument("--draft-p-min", "--spec-draft-p-min", **_as(Settings.draft_p_min, "P"))

    output = run.add_argument_group("output")
    output.add_argument("--color", choices=("auto", "always", "never"), default="auto", help="colour the outcomes")
    output.add_argument("--show-rejected", action="store_true", help="show wrong guesses in place")
    output.add_argument("--json", action="store_true", help="the result as one JSON object instead of the text")
    output.add_argument(
        "--trace", type=Path, metavar="FILE", help="save the reply as a recorded reply, with every round"
    )


def _add_bench(bench: argparse.ArgumentParser) -> None:
    bench.add_argument("-m", "--model", required=True, metavar="MODEL", help=_TARGET_HELP)
    bench.add_argument("-md", "--model-draft", metavar="MODEL", help="the draft; without one, what guesses without")
    bench.add_argument("--lookup", action="store_true", help="guess from the text so far, even if there is a draft")
    bench.add_argument("--prompts", type=Path, metavar="FILE", help="a JSON list of prompts; default: eight of ours")
    bench.add_argument("--repeat", type=_positive, default=3, metavar="N", help="how often; each time another seed")
    bench.add_argument("-n", "--max-tokens", default=128, **_as(Settings.max_tokens, "N"))
    bench.add_argument("--temp", **_as(Settings.temperature, "T"))
    bench.add_argument("--draft-max", "--spec-draft-n-max", **_as(Settings.draft_max, "N", none_word="auto"))
    _add_loading(bench)
    bench.add_argument("--json", action="store_true", help="the result as one JSON object")


def _add_replay(replay: argparse.ArgumentParser) -> None:
    replay.add_argument(
        "file",
        metavar="FILE",
        help="a recorded reply, as `run --trace` or the window saves it; or sample:list, sample:code, sample:poem",
    )
    replay.add_argument("--html", type=Path, metavar="OUT", help="write a page that plays it offline, and show nothing")
    replay.add_argument("--color", choices=("auto", "always", "never"), default="auto", help="colour the outcomes")
    replay.add_argument("--show-rejected", action="store_true", help="show wrong guesses in place")
    replay.add_argument(
        "--speed", type=_pace, metavar="X",
        help="times as fast as recorded; 0 is at once. Default: 1 on a terminal, 0 elsewhere.",
    )  # fmt: skip


def _add_loading(command: argparse.ArgumentParser) -> None:
    models = command.add_argument_group("models")
    models.add_argument("-c", "--ctx-size", **_as(Settings.context_tokens, "N"))
    models.add_argument("-t", "--threads", **_as(Settings.threads, "N"))
    models.add_argument("-ngl", "--gpu-layers", "--ngl", **_as(Settings.gpu_layers, "N", none_word="auto"))
    models.add_argument("-ngld", "--gpu-layers-draft", "--ngld", **_as(Settings.gpu_layers, "N", none_word="auto"))


def _positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def _pace(text: str) -> float:
    speed = float(text)
    if not 0 <= speed <= 1000:
        raise argparse.ArgumentTypeError("must be between 0 and 1000")
    return speed


def _as(setting: Any, metavar: str, none_word: str | None = None) -> dict[str, Any]:
    """What argparse needs to know of a declared setting."""
    default = none_word if setting.default is None and none_word else setting.default
    shown = setting.none_means if default is None else default
    help_text = f"{setting.description} Default: {shown}."
    return {"metavar": metavar, "help": help_text.replace("%", "%%"), "type": _checked(setting, none_word)} | (
        {} if setting is Settings.max_tokens else {"default": default}
    )


def _left_open(setting: Any, metavar: str) -> dict[str, Any]:
    """Likewise, where the default is chosen when it is known which models are asked."""
    known = _as(setting, metavar)
    own = own_reply_settings(STARTER_TARGET)[setting.name]
    return {**known, "default": None, "help": f"{known['help']} With -m {STARTER_PAIR}: {own:g}."}


def _checked(setting: Any, none_word: str | None) -> Callable[[str], Any]:
    def convert(text: str) -> Any:
        if none_word is not None and text == none_word:
            return None
        try:
            return setting.check(setting.kind(text))
        except ValueError as error:
            sentence = str(error) if "must be" in str(error) else f"“{text}” is no {setting.kind.__name__}"
            raise argparse.ArgumentTypeError(sentence) from error

    return convert
