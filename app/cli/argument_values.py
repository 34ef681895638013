"""Converts what stands on the command line: declared settings, numbers within bounds, lists of servers."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

from app.references.model_references import STARTER_PAIR, STARTER_TARGET
from app.references.rpc_addresses import rpc_addresses
from app.reply_settings import own_reply_settings
from app.settings import Settings

_UNSET = "-1"
"""What scripts for llama.cpp give where nothing is set: any seed, no limit, as many threads or layers as there are."""


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
    """What argparse needs to know of a declared setting; ``default`` stands in for its own."""
    if default is None:
        default = none_word if setting.default is None and none_word else setting.default
    shown = setting.none_means if default is None else default
    help_text = f"{setting.description} Default: {shown}."
    return {"metavar": metavar, "help": help_text.replace("%", "%%"), "type": _checked(setting, none_word)} | (
        {} if setting is Settings.max_tokens else {"default": default}
    )


def open_setting(setting: Any, metavar: str) -> dict[str, Any]:
    """Return the same without a default, which is chosen when it is known which models are asked."""
    known = setting_argument(setting, metavar)
    own = own_reply_settings(STARTER_TARGET)[setting.name]
    return {**known, "default": None, "help": f"{known['help']} With -m {STARTER_PAIR}: {own:g}."}


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
