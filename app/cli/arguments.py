"""Options and commands. Defaults and limits come from the declared settings; names follow llama.cpp."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from app import __version__
from app.cli import commands
from app.cli.commands import Perform
from app.references import (
    OWN_LAYERS,
    RPC_PORT,
    STARTER_DRAFT,
    STARTER_PAIR,
    STARTER_TARGET,
    is_loopback,
    is_remote,
    rpc_addresses,
)
from app.reply_settings import own_reply_settings
from app.settings import Settings

_UNSET = "-1"
"""Value that scripts for llama.cpp give where nothing is set: any seed, no limit, as many threads as there are."""


def server_list(text: str) -> tuple[str, ...]:
    try:
        return rpc_addresses(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def path(text: str) -> Path:
    """Refuse an empty one, as from a script's variable that is not set: it would be the folder one stands in."""
    if not text:
        raise argparse.ArgumentTypeError("needs a name")
    return Path(text)


def positive(text: str) -> int:
    number = int(text)
    if number < 1:
        raise argparse.ArgumentTypeError("must be at least 1")
    return number


def port_number(text: str) -> int:
    number = int(text)
    if not 0 <= number < 2**16:
        raise argparse.ArgumentTypeError("must be between 0 and 65535")
    return number


def replay_speed(text: str) -> float:
    speed = float(text)
    if not 0 <= speed <= 1000:
        raise argparse.ArgumentTypeError("must be between 0 and 1000")
    return speed


def setting_argument(
    setting: Any, metavar: str, none_word: str | None = None, *, default: Any = None
) -> dict[str, Any]:
    """Return argparse's options for a declared setting; ``default`` stands in for its own."""
    if default is None:
        default = none_word if setting.default is None and none_word else setting.default
    shown = setting.none_means if default is None else default
    help_text = f"{setting.description} Default: {shown}."
    return {
        "metavar": metavar, "help": help_text.replace("%", "%%"), "type": _checked(setting, none_word),
        "default": default,
    }  # fmt: skip


def open_setting(setting: Any, metavar: str) -> dict[str, Any]:
    """Return the same without a default, which is chosen when it is known which models are asked."""
    argument = setting_argument(setting, metavar)
    own = own_reply_settings(STARTER_TARGET)[setting.name]
    return {**argument, "default": None, "help": f"{argument['help']} With -m {STARTER_PAIR}: {own:g}."}


def _checked(setting: Any, none_word: str | None) -> Callable[[str], Any]:
    def convert(text: str) -> Any:
        if text in {none_word, _UNSET} and setting.none_means is not None:
            return None
        try:
            return setting.check(setting.kind(text))
        except ValueError as error:
            sentence = str(error) if "must be" in str(error) else f"“{text}” is no {setting.kind.__name__}"
            raise argparse.ArgumentTypeError(sentence) from error

    return convert


_MODEL_HELP = (
    "a path, a file name in the library, hf:owner/repo/file.gguf, or starter:f32, starter:q8_0, starter:q4_1, "
    "starter:q4_0, starter:q2_k"
)
_ADDRESS_HELP = "; or http(s)://HOST:PORT#NAME, a model on another computer"
_OPEN_OPTIONS: dict[str, Any] = {"temp": Settings.temperature, "repeat_penalty": Settings.repeat_penalty}
"""Options of ``run`` for which the starter pair has values of its own."""
_DRAFT_TYPES = {
    "draft-simple": "the draft",
    "draft-eagle3": "the head",
    "draft-dflash": "the head",
    "draft-dspark": "the head",
    "draft-mtp": "the assistant",
}
"""llama.cpp's words for what guesses, and what -md then names."""
_LOOKUP_TYPES = ("ngram-simple", "ngram-map-k", "ngram-map-k4v", "ngram-mod", "ngram-cache")
"""llama.cpp's ways of guessing from the text; each is asked for ours."""
_Options = tuple[tuple[tuple[str, ...], Any, str, str | None], ...]
"""Names of options, the setting in whose place each stands, the word for its value, and the one for no value."""
_REPLY_OPTIONS: _Options = (
    (("-n", "--max-tokens"), Settings.max_tokens, "N", None),
    (("--temp",), Settings.temperature, "T", None),
    (("--top-k",), Settings.top_k, "K", None),
    (("--top-p",), Settings.top_p, "P", None),
    (("--min-p",), Settings.min_p, "P", None),
    (("--typical",), Settings.typical_p, "P", None),
    (("--repeat-penalty",), Settings.repeat_penalty, "X", None),
    (("--presence-penalty",), Settings.presence_penalty, "X", None),
    (("--frequency-penalty",), Settings.frequency_penalty, "X", None),
    (("--seed",), Settings.seed, "N", None),
)
_PACE_OPTIONS: _Options = (
    (("--draft-max", "--spec-draft-n-max"), Settings.draft_max, "N", "auto"),
    (("--draft-min", "--spec-draft-n-min"), Settings.draft_min, "N", None),
    (("--draft-p-min", "--spec-draft-p-min"), Settings.draft_p_min, "P", None),
)
_LOAD_OPTIONS: _Options = (
    (("-c", "--ctx-size"), Settings.context_tokens, "N", None),
    (("-t", "--threads"), Settings.threads, "N", None),
    (("-ngl", "--gpu-layers", "--ngl"), Settings.gpu_layers, "N", "auto"),
)
_DRAFT_LAYERS: _Options = ((("-ngld", "--gpu-layers-draft", "--ngld"), Settings.gpu_layers, "N", "auto"),)
_CHAT_OPTIONS: _Options = (
    *_REPLY_OPTIONS, *_PACE_OPTIONS, *_LOAD_OPTIONS, (("--rpc",), Settings.rpc_servers, "HOST:PORT[,…]", "none"),
)  # fmt: skip
"""Options of ``chat`` that stand in a setting's place for as long as it runs."""
_TARGET_HELP = (
    f"the target, the big model that decides: {_MODEL_HELP}; starter alone is the starter pair, which guesses in every "
    "reply"
)
_OPENED = {".json", ".zip", ".sqlite3", ".gguf"}
"""Endings of the files that the window opens by their name alone."""
_SERVED_CONTEXT = 8192
"""Tokens of context where a server is told nothing else: a chat program such as Open WebUI offers tools of 6,000 tokens
with each question, and agents send as much."""


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return the options as a namespace; ``command`` is ``None`` for the window, else ``perform`` does it.

    Wrong usage exits with status 2.
    """
    parser = _parser()
    options = parser.parse_args(_with_file_named(arguments))
    if options.command is not None and (options.self_test or options.screenshot):
        parser.error("--self-test stands alone, without a command")
    if (options.open is not None or options.ask) and (options.command is not None or options.self_test):
        parser.error("--open and --ask are for the window alone")
    if options.command is None and not options.self_test and (options.json or options.screenshot):
        parser.error("--json and --screenshot need --self-test or a command")
    writes = options.command in {"run", "serve"}
    if options.command in {"serve", "lend"}:
        _refuse_open_address(parser, options)
    if writes:
        _heed_spec_type(parser, options)
    if (writes or options.command == "chat") and options.no_draft:
        options.model_draft, options.lookup = None, False  # it wins, so that a script switches with one word
    if options.command in {"run", "chat", "serve", "bench"}:
        _unfold_pair(parser, options)
        _refuse_template(parser, options)
    if options.command == "run":
        _refuse_pictures(parser, options)
        _choose_unset(options)
    return options


def _with_file_named(arguments: Sequence[str]) -> list[str]:
    """Return the arguments with ``--open`` before a file that stands alone: a desktop opens files so."""
    folder = argparse.ArgumentParser(add_help=False, allow_abbrev=False, exit_on_error=False)
    folder.add_argument("--data-dir")
    try:
        _, others = folder.parse_known_args(arguments)
    except argparse.ArgumentError:
        others = []
    if len(others) != 1 or others[0].startswith("-") or Path(others[0]).suffix.lower() not in _OPENED:
        return list(arguments)
    place = arguments.index(others[0])
    return [*arguments[:place], "--open", *arguments[place:]]


def _heed_spec_type(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    word = options.spec_type
    if word == "none" and options.model_draft is None:
        options.no_draft = True  # beside a draft llama.cpp takes the draft: the word is its default
    elif word in _LOOKUP_TYPES and not options.no_draft:
        if options.model_draft is not None:
            parser.error(f"--spec-type {word} guesses from the text: leave out -md")
        options.lookup = True
    elif options.lookup and word in _DRAFT_TYPES and not options.no_draft:
        parser.error(f"--spec-type {word} asks a draft or a head: leave out --lookup")
    elif word == "draft-mtp" and not options.no_draft:
        options.model_draft = options.model_draft or OWN_LAYERS  # with -md it is an assistant's file
    elif word == "draft-simple" and options.model == STARTER_PAIR:
        pass  # it has a draft
    elif word in _DRAFT_TYPES and not options.no_draft and options.model_draft is None:
        parser.error(f"--spec-type {word} needs -md, {_DRAFT_TYPES[word]}")


def _refuse_open_address(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """Refuse an address that other computers reach unless there is a key, or a word that none is wanted."""
    if options.command == "lend":
        if not (is_loopback(options.host) or options.trust_network):
            parser.error(
                f"--host {options.host} can be reached by other computers, and there is no key: only on a network you "
                "trust, with --trust-network. Else leave --host out, and on the other computer: "
                f"ssh -N -L {options.port}:127.0.0.1:{options.port} USER@THIS-COMPUTER"
            )
        return
    _settle_key(parser, options)
    if not (is_loopback(options.host) or options.api_key):
        parser.error(f"--host {options.host} can be reached by other computers: set a key with --api-key")
    if options.model is None and (options.model_draft is not None):
        parser.error("-md needs -m, the model that it guesses for")
    if options.model is not None and is_remote(options.model):
        parser.error("serve answers with models of this computer: ask the other server itself")


def _settle_key(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """Take the key from the environment where none is named, and refuse one that no request could carry.

    Blanks around it are left out: a file's last line break is none of the key, and headers are sent without them.
    """
    key = (options.api_key or os.environ.get("DRAFTLIGHT_API_KEY") or "").strip()
    if not (key.isascii() and key.isprintable()):
        parser.error("the key has a letter that not every program can send: letters without accents, digits and signs")
    options.api_key = key or None


def _refuse_template(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    """Refuse a chat template where it is not known which model it is for, or where a server has the model."""
    if options.chat_template is not None and options.model is None:
        parser.error("--chat-template needs -m, the model that it is for")
    if options.chat_template is not None and is_remote(options.model):
        parser.error("--chat-template is for models of this computer: a server has its own")


def _refuse_pictures(parser: argparse.ArgumentParser, options: argparse.Namespace) -> None:
    if options.mmproj and is_remote(options.model):
        parser.error("--mmproj is for models of this computer: a server has its own")
    if options.image and options.raw:
        parser.error("--image needs the chat template: leave out --raw")


def _choose_unset(options: argparse.Namespace) -> None:
    """Choose values for the options that were left open: the starter pair's own with ``-m starter``, else the defaults.

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
    parser.add_argument("--data-dir", type=path, metavar="DIR", help="where chats, settings and models are kept")
    parser.add_argument(
        "--open",
        type=path,
        metavar="FILE",
        help="open the window with a recorded reply, chats, a copy of them, assistants or a model; FILE alone does too",
    )
    parser.add_argument(
        "--ask", action="store_true", help="open a small window for one question, of the program that runs if one does"
    )
    parser.add_argument("--self-test", action="store_true", help="open the window, ask one question, and quit")
    parser.add_argument("--json", action="store_true", help="with --self-test: the figures as one JSON object")
    parser.add_argument("--screenshot", type=path, metavar="FILE", help="with --self-test: a picture of the window")
    choices = parser.add_subparsers(dest="command", metavar="COMMAND", title="commands")
    common = argparse.ArgumentParser(add_help=False, argument_default=argparse.SUPPRESS)
    common.add_argument("--data-dir", type=path, metavar="DIR", help=argparse.SUPPRESS)

    def command(perform: Perform, summary: str) -> argparse.ArgumentParser:
        name = perform.__name__
        parser = choices.add_parser(name, help=summary, description=summary, parents=[common], allow_abbrev=False)
        parser.set_defaults(perform=perform)
        return parser

    _add_run(command(commands.run, "Write one reply to standard output, then its readout to standard error."))
    _add_serve(
        command(commands.serve, "Answer other programs: the APIs of OpenAI, Anthropic, Ollama and llama-server.")
    )
    _add_chat(command(commands.chat, "Hold a conversation in the terminal; it is kept among the window's chats."))
    _add_bench(command(commands.bench, "Measure the same prompts with and without guessing, in turn."))
    _add_replay(command(commands.replay, "Show a recorded reply again, or make it a page that plays in any browser."))
    check = command(commands.check, "Say whether a draft or a head fits a target, from the files' headers alone.")
    check.add_argument("target", metavar="TARGET", help=_MODEL_HELP)
    check.add_argument("draft", metavar="DRAFT", nargs="?", help="likewise; without one: does TARGET guess for itself?")
    check.add_argument("--json", action="store_true", help="as one JSON object")
    command(commands.models, "List the models on this computer.")
    pull = command(commands.pull, "Download models from the Hub; goes on where an earlier download stopped.")
    pull.add_argument("files", nargs="+", metavar="hf:OWNER/REPO/FILE", help="a model file; of one in parts, any part")
    pull.add_argument(
        "--no-projector", action="store_true", help="without the file with which it sees pictures, where there is one"
    )
    remove = command(commands.remove, "Move a model of the library to the trash.")
    remove.add_argument("model", metavar="NAME", help="as `models` lists it")
    remove.add_argument("--yes", action="store_true", help="do not ask; where there is no trash, delete for good")
    _add_lend(command(commands.lend, "Lend this computer's memory to another one, for layers of its model."))
    command(commands.scan, "List models that other programs keep on this computer; nothing there is changed.")
    doctor = command(commands.doctor, "Say what this installation consists of, and let it write a few tokens.")
    doctor.add_argument("--json", action="store_true", help="as one JSON object")
    return parser


def _add_run(run: argparse.ArgumentParser) -> None:
    run.add_argument("-m", "--model", required=True, metavar="MODEL", help=_TARGET_HELP + _ADDRESS_HELP)
    _add_drafting(run)
    run.add_argument("-p", "--prompt", required=True, metavar="TEXT", help="what to ask; - reads standard input")
    run.add_argument(
        "--image", action="append", default=[], type=path, metavar="FILE",
        help="a picture for a model that sees (PNG, JPEG, GIF, WebP, AVIF, BMP), beside the question; may be repeated",
    )  # fmt: skip
    run.add_argument(
        "--mmproj", metavar="FILE", help="the projector that the model sees with; default: the one beside the model"
    )
    run.add_argument("--system", metavar="TEXT", help="system prompt")
    run.add_argument("--raw", action="store_true", help="the text as it is, no chat template")

    reply = run.add_argument_group("reply")
    for names, setting, metavar, _ in _REPLY_OPTIONS:
        if setting in _OPEN_OPTIONS.values():
            reply.add_argument(*names, **open_setting(setting, metavar))
        else:
            _add_options(reply, ((names, setting, metavar, None),), max_tokens=256)
    reply.add_argument(
        "--stop", action="append", default=[], metavar="TEXT", help="end the reply before this text; may be repeated"
    )
    form = reply.add_mutually_exclusive_group()
    form.add_argument("--grammar", metavar="GBNF", help="a grammar that the reply must obey")
    form.add_argument("--json-schema", metavar="SCHEMA", help="a JSON schema that the reply must obey; {} is any JSON")

    _add_loading(run)
    _add_pacing(run)

    output = run.add_argument_group("output")
    _add_looks(output)
    output.add_argument("--json", action="store_true", help="the result as one JSON object instead of the text")
    output.add_argument(
        "--trace", type=path, metavar="FILE", help="save the reply as a recorded reply, with every round"
    )


def _add_serve(serve: argparse.ArgumentParser) -> None:
    serve.add_argument(
        "-m",
        "--model",
        metavar="MODEL",
        help=f"what is loaded at once and stays; default: what is asked for; {_TARGET_HELP}",
    )
    _add_drafting(serve)
    access = serve.add_argument_group("who may ask")
    access.add_argument("--host", default="127.0.0.1", metavar="ADDRESS", help="where to listen. Default: 127.0.0.1.")
    access.add_argument("--port", type=port_number, default=8087, metavar="N", help="Default: 8087. 0: any free one.")
    access.add_argument(
        "--api-key", metavar="KEY", help="what each request must carry; also from DRAFTLIGHT_API_KEY, which no list of "
        "processes shows",
    )  # fmt: skip
    access.add_argument(
        "--allow-host", action="append", default=[], metavar="NAME", help="another name for this server, such as "
        "host.docker.internal; may be repeated",
    )  # fmt: skip
    access.add_argument(
        "--allow-origin", action="append", default=[], metavar="ORIGIN", help="a web page that may ask, such as "
        "https://example.org; may be repeated",
    )  # fmt: skip
    access.add_argument(
        "--manage-models", action="store_true", help="other programs may download, load and delete models"
    )
    _add_loading(serve, context_tokens=_SERVED_CONTEXT)
    serve.add_argument("-np", "--parallel", **setting_argument(Settings.parallel, "N", none_word="auto"))
    _add_pacing(serve)


def _add_lend(lend: argparse.ArgumentParser) -> None:
    lend.add_argument(
        "--host", default="127.0.0.1", metavar="ADDRESS",
        help="where to listen. Default: 127.0.0.1, which other computers reach through ssh or WireGuard.",
    )  # fmt: skip
    lend.add_argument("--port", type=port_number, default=RPC_PORT, metavar="N", help=f"Default: {RPC_PORT}.")
    lend.add_argument("-t", "--threads", **setting_argument(Settings.threads, "N"))
    lend.add_argument(
        "--trust-network", action="store_true",
        help="allow another address: whoever reaches it can use this computer without a key, and perhaps take it over",
    )  # fmt: skip


def _add_options(group: argparse._ActionsContainer, options: _Options, **defaults: Any) -> None:
    """Add options that stand in settings' places; ``defaults`` stand in for those of the settings, by their names."""
    for names, setting, metavar, none_word in options:
        argument = setting_argument(setting, metavar, none_word, default=defaults.get(setting.name))
        group.add_argument(*names, **argument)


def _add_looks(command: argparse._ActionsContainer) -> None:
    command.add_argument("--color", choices=("auto", "always", "never"), default="auto", help="colour the outcomes")
    command.add_argument("--show-rejected", action="store_true", help="show wrong guesses in place")


def _add_drafting(command: argparse.ArgumentParser) -> None:
    drafting = command.add_mutually_exclusive_group()
    drafting.add_argument("-md", "--model-draft", metavar="MODEL", help="the draft, which guesses ahead")
    drafting.add_argument("--lookup", action="store_true", help="guess from the text so far, without a draft")
    command.add_argument("--no-draft", action="store_true", help="do not guess at all, whatever else is said")


def _add_pacing(command: argparse.ArgumentParser) -> None:
    pace = command.add_argument_group("guessing ahead")
    pace.add_argument(
        "--spec-type", choices=("none", *_DRAFT_TYPES, *_LOOKUP_TYPES), metavar="TYPE",
        help="as llama.cpp says it: none, draft-simple (the draft of -md), draft-eagle3, draft-dflash or draft-dspark "
        "(the head of -md), draft-mtp (layers of the model's own, or the assistant of -md), or ngram-simple and its "
        "kin (--lookup)",
    )  # fmt: skip
    _add_options(pace, _PACE_OPTIONS)


def _add_chat(chat: argparse.ArgumentParser) -> None:
    used_last = "Without it, the models that the window used last, else the starter pair."
    chat.add_argument("-m", "--model", metavar="MODEL", help=f"{_TARGET_HELP}{_ADDRESS_HELP}. {used_last}")
    _add_drafting(chat)
    chat.add_argument("--continue", dest="go_on", action="store_true", help="go on with the chat that was used last")
    chat.add_argument("--system", metavar="TEXT", help="system prompt")
    _add_looks(chat)
    reply = chat.add_argument_group("settings", "Those that are not given are as in the window's Settings.")
    for names, setting, metavar, none_word in _CHAT_OPTIONS:
        argument = setting_argument(setting, metavar, none_word)
        help_text = setting.description.replace("%", "%%")
        reply.add_argument(
            *names, **{**argument, "default": argparse.SUPPRESS, "dest": setting.name, "help": help_text}
        )
    _add_options(reply, _DRAFT_LAYERS)
    _add_template(chat.add_argument_group("models"))


def _add_template(models: argparse._ArgumentGroup) -> None:
    template = models.add_mutually_exclusive_group()
    template.add_argument(
        "--chat-template", metavar="JINJA",
        help="a chat template in place of the model's own, or llama.cpp's name for one: chatml, llama3, gemma, …",
    )  # fmt: skip
    template.add_argument(
        "--chat-template-file", dest="chat_template", type=path, metavar="FILE", help="likewise, from a file"
    )
    models.add_argument(
        "--try-again", action="store_true", help="try a file once more that made llama.cpp crash here before"
    )


def _add_bench(bench: argparse.ArgumentParser) -> None:
    bench.add_argument("-m", "--model", required=True, metavar="MODEL", help=_TARGET_HELP + _ADDRESS_HELP)
    bench.add_argument("-md", "--model-draft", metavar="MODEL", help="the draft; without one, what guesses without")
    bench.add_argument("--lookup", action="store_true", help="guess from the text so far, even if there is a draft")
    bench.add_argument("--prompts", type=path, metavar="FILE", help="a JSON list of prompts; default: eight of ours")
    bench.add_argument("--repeat", type=positive, default=3, metavar="N", help="how often; each time another seed")
    bench.add_argument("-n", "--max-tokens", **setting_argument(Settings.max_tokens, "N", default=128))
    bench.add_argument("--temp", **setting_argument(Settings.temperature, "T"))
    _add_options(bench, _PACE_OPTIONS[:1])
    _add_loading(bench)
    bench.add_argument("--json", action="store_true", help="the result as one JSON object")


def _add_replay(replay: argparse.ArgumentParser) -> None:
    replay.add_argument(
        "file",
        metavar="FILE",
        help="a recorded reply, as `run --trace` or the window saves it; or sample:list, sample:code, sample:poem",
    )
    replay.add_argument("--html", type=path, metavar="OUT", help="write a page that plays it offline, and show nothing")
    _add_looks(replay)
    replay.add_argument(
        "--speed", type=replay_speed, metavar="X",
        help="times as fast as recorded; 0 is at once. Default: 1 on a terminal, 0 elsewhere.",
    )  # fmt: skip


def _add_loading(command: argparse.ArgumentParser, *, context_tokens: int | None = None) -> None:
    models = command.add_argument_group("models")
    _add_template(models)
    _add_options(models, (*_LOAD_OPTIONS, *_DRAFT_LAYERS), context_tokens=context_tokens)
    models.add_argument(
        "--rpc", type=server_list, default=(), metavar="HOST:PORT[,…]", help=Settings.rpc_servers.description
    )
