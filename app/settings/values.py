"""The values of all settings, and the file they are kept in.

A broken file or value costs that value and no more. Keys and values this program does not know (from a newer one) are
kept as they are.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Self

from app.reply_settings import own_reply_settings
from app.settings.declaration import Setting
from app.settings.groups import (
    GuessingSettings,
    LocalApiSettings,
    ModelSettings,
    ProgramSettings,
    ReplySettings,
    ToolSettings,
    WindowSettings,
)
from app.speculation.settings import DraftSettings, SamplingSettings, SpeculationMode
from app.system.files import explain_write, read_json, write_whole

_log = logging.getLogger("app.settings")


def read_object(path: Path) -> dict[str, Any] | None:
    """Return the values in the file, none where it is not there or damaged; ``None``: it is there and cannot be read.

    The log says what is wrong. A damaged file is kept under another name.
    """
    try:
        data = read_json(path)
    except FileNotFoundError:
        return {}
    except OSError as error:
        _log.warning("The settings in %s cannot be read (%s); the defaults are used.", path, error.strerror or error)
        return None
    except ValueError:
        data = None
    if not isinstance(data, dict):
        damaged = path.with_name(f"{path.stem}-damaged{path.suffix}")
        with contextlib.suppress(OSError):
            path.replace(damaged)
        _log.warning(
            "The settings in %s were damaged; the defaults are used. The file is kept as %s.", path, damaged.name
        )
        return {}
    return data


def keep_unread(path: Path) -> None:
    """Give a file that could not be read another name, so that it can be written anew.

    Raises:
        FolderNotWritable: it stays where it is.
    """
    unread = path.with_name(f"{path.stem}-unread{path.suffix}")
    try:
        path.replace(unread)
    except FileNotFoundError:
        return
    except OSError as error:
        raise explain_write(error, path) from error
    _log.warning("The settings that could not be read are kept as %s.", unread.name)


_CHOSEN = "chosen"
"""Key of the file: which values the person chose. The rest are defaults, written so that the file shows them all."""


class Settings(
    ReplySettings, GuessingSettings, ModelSettings, WindowSettings, ToolSettings, LocalApiSettings, ProgramSettings
):
    """The values, and the file they are kept in."""

    declarations: ClassVar[dict[str, Setting[Any]]]

    def __init__(self, path: Path) -> None:
        """Default values, to be kept at ``path``; :meth:`load` reads what was kept."""
        self._path = path
        self._values: dict[str, Any] = {}
        self._unknown: dict[str, Any] = {}
        """Values of the file that this program cannot use; written back until the person sets something else."""
        self.watcher: Callable[[], None] | None = None
        """Called after each change."""
        self._unread = False
        """True if there is a file that could not be read."""

    @property
    def path(self) -> Path:
        """The file."""
        return self._path

    @classmethod
    def load(cls, path: Path) -> Self:
        """Read what was saved at ``path``. What is missing or broken has its default; the log says what was broken."""
        settings = cls(path)
        content = read_object(path)
        settings._unread = content is None
        values = content or {}
        chosen = values.pop(_CHOSEN, None)
        if values.pop("show_outcomes", True) is False:  # of programs that had colours or none
            values.setdefault("reply_colours", "off")
        for name, value in values.items():
            declaration = cls.declarations.get(name)
            if declaration is None:
                settings._unknown[name] = value
                continue
            try:
                checked = declaration.check_kept(value)
                # A file of an older program does not say what was chosen: there a default counts as not chosen.
                by_itself = (declaration.default, declaration.formerly)
                if checked not in by_itself or (isinstance(chosen, list) and name in chosen):
                    settings._values[name] = checked
            except ValueError as error:
                settings._unknown[name] = value
                _log.warning("A setting in %s is not used: %s", path, error)
        return settings

    def value_of(self, name: str) -> Any:
        return self._values.get(name, self.declarations[name].default)

    def set(self, name: str, value: Any) -> None:
        """Change a value; :meth:`save` keeps it.

        Raises:
            ValueError: it is of the wrong kind or outside its limits; the sentence says which.
        """
        self._values[name] = self.declarations[name].check(value)
        if self.watcher is not None:
            self.watcher()

    def overlaid(self, values: Mapping[str, Any]) -> Settings:
        """Return the settings as they are where these values hold instead; they are not for saving.

        Raises:
            ValueError: one is of the wrong kind or outside its limits.
        """
        result = Settings(self._path)
        result._values = {**self._values, **{name: self.declarations[name].check(one) for name, one in values.items()}}
        return result

    def forget(self, name: str) -> None:
        """Have a value that the person did not choose: the model's own, else the default."""
        self._values.pop(name, None)

    def usual_value(self, name: str) -> Any:
        """Return what holds where the person has set nothing: the chosen model's own value, else the default."""
        return own_reply_settings(self.target).get(name, self.declarations[name].default)

    def is_chosen(self, name: str) -> bool:
        """Return whether the person set this value, even to the default."""
        return name in self._values

    def own_values(self) -> Mapping[str, Any]:
        """Return the settings whose value comes from the chosen model, since the person has not set them."""
        own = own_reply_settings(self.target)
        return {name: value for name, value in own.items() if not self.is_chosen(name)}

    def value_in_use(self, name: str) -> Any:
        """Return what holds for the next reply: the person's choice, else the model's own value, else the default."""
        own = self.own_values()
        return own[name] if name in own else self.value_of(name)

    def save(self) -> None:
        """Write the file, as :meth:`write` does."""
        self.write(self.content())

    def write(self, content: bytes) -> None:
        """Write what :meth:`content` returned, from any thread, one at a time. A file that was never read is kept.

        Raises:
            DiskFull, FolderNotWritable: the file is as it was.
        """
        if self._unread:
            keep_unread(self._path)
            self._unread = False
        write_whole(self._path, content)

    def content(self) -> bytes:
        """Return what the file is to have in it."""
        values = {name: self.value_of(name) for name in self.declarations}
        foreign = {name: value for name, value in self._unknown.items() if name not in self._values}
        whole = {**values, **foreign, _CHOSEN: sorted(self._values)}
        return (json.dumps(whole, indent=2) + "\n").encode()

    def sampling(self, new_seed: Callable[[], int] = lambda: int.from_bytes(os.urandom(4), "big")) -> SamplingSettings:
        """Return how the next reply's tokens are chosen; the seed is a new one each time unless it is set."""
        use = self.value_in_use
        return SamplingSettings(
            temperature=use("temperature"),
            top_k=use("top_k"),
            top_p=use("top_p"),
            min_p=use("min_p"),
            typical_p=use("typical_p"),
            repeat_penalty=use("repeat_penalty"),
            presence_penalty=use("presence_penalty"),
            frequency_penalty=use("frequency_penalty"),
            seed=new_seed() if self.seed is None else self.seed,
        )

    def drafting(self) -> DraftSettings:
        """Return how far to draft. A person who chose a source of guesses gets guesses even where they do not pay."""
        pauses = self.mode is SpeculationMode.AUTOMATIC
        return DraftSettings(self.draft_max, self.draft_min, self.draft_p_min, pauses)


Settings.declarations = {
    name: value for kind in Settings.__mro__ for name, value in vars(kind).items() if isinstance(value, Setting)
}
