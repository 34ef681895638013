"""Everything a person can set, declared once.

The file, its validation, the settings dialog and the command line's help are generated from these declarations, so a
setting cannot have one default here and another there. Values live in a JSON file; a broken file or value costs that
value and no more. Keys and values this program does not know (from a newer one) are kept as they are.
"""

from __future__ import annotations

import contextlib
import json
import logging
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Any, ClassVar, Generic, Self, TypeVar, overload

from app.files import write_whole
from app.reply_settings import own_reply_settings
from app.speculation.settings import MOST_DRAFTED, DraftSettings, SamplingSettings, SpeculationMode

_log = logging.getLogger(__name__)

_CHOSEN = "chosen"
"""Key of the file: which values the person chose. The rest are defaults, written so that the file shows them all."""

T = TypeVar("T")


class ThemeChoice(StrEnum):
    """Colours of the window."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Section(StrEnum):
    """Where a setting stands in the dialog; ``HIDDEN`` ones are remembered, not asked for."""

    REPLY = "Reply"
    SPECULATION = "Speculation"
    MODEL = "Model"
    WINDOW = "Window"
    PROGRAM = "Program"
    HIDDEN = ""


@dataclass(frozen=True, slots=True)
class SettingBounds:
    """Smallest and largest value allowed, both included."""

    least: float
    most: float
    once: float | None = None
    """The largest value that older programs took; a file that has more than ``most`` and not more than this is read as
    ``most``, which is what those programs did with it."""


class Setting(Generic[T]):
    """One declared setting. As a class attribute it is the declaration; on an instance, the value."""

    name: str

    def __init__(
        self,
        kind: type,
        default: T,
        label: str,
        description: str,
        section: Section,
        *,
        limits: SettingBounds | None = None,
        none_means: str | None = None,
    ) -> None:
        """``none_means`` says in words what the value ``None`` stands for; without it, ``None`` is not allowed."""
        self.kind = kind
        self.default = default
        self.label = label
        self.description = description
        self.section = section
        self.limits = limits
        self.none_means = none_means

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    @overload
    def __get__(self, instance: None, owner: type) -> Setting[T]: ...

    @overload
    def __get__(self, instance: Settings, owner: type) -> T: ...

    def __get__(self, instance: Settings | None, owner: type) -> Setting[T] | T:
        if instance is None:
            return self
        value: T = instance.value_of(self.name)
        return value

    def __set__(self, instance: Settings, value: T) -> None:
        instance.set(self.name, value)

    @property
    def choices(self) -> tuple[StrEnum, ...]:
        """The values to choose from, where the setting is a choice."""
        return tuple(self.kind) if issubclass(self.kind, StrEnum) else ()

    def check(self, value: Any) -> Any:
        """The value as this setting's type, or :class:`ValueError` with a sentence."""
        if value is None:
            if self.none_means is None:
                raise ValueError(f"“{self.label}” needs a value.")
            return None
        converted = self._convert(value)
        if self.limits is not None and not self.limits.least <= converted <= self.limits.most:
            raise ValueError(f"“{self.label}” must be between {self.limits.least:g} and {self.limits.most:g}.")
        return converted

    def check_kept(self, value: Any) -> Any:
        """Likewise for a value from the file, which an older program may have written under wider limits."""
        limits = self.limits
        if limits is not None and limits.once is not None and value is not None:
            converted = self._convert(value)
            if limits.most < converted <= limits.once:
                return self._convert(limits.most)
        return self.check(value)

    def _convert(self, value: Any) -> Any:
        number = isinstance(value, (int, float)) and not isinstance(value, bool)
        if issubclass(self.kind, StrEnum):
            if value in list(self.kind):
                return self.kind(value)
            raise ValueError(f"“{self.label}” must be one of: {', '.join(self.choices)}.")
        if self.kind is float and number:
            # A whole number of 400 digits is valid JSON and no float.
            return float(value) if abs(value) < 1e300 else float("inf")
        if self.kind is int and (type(value) is int or (isinstance(value, float) and value.is_integer())):
            return int(value)
        if self.kind is bool and isinstance(value, bool):
            return value
        if self.kind is str and isinstance(value, str):
            return value
        words = {float: "a number", int: "a whole number", bool: "true or false", str: "text"}
        raise ValueError(f"“{self.label}” must be {words[self.kind]}.")


class Settings:
    """The values, and the file they are kept in."""

    declarations: ClassVar[dict[str, Setting[Any]]]

    temperature = Setting(
        float, 0.8, "Temperature",
        "How daring the choice of words is: 0 always takes the likeliest, 1 follows the model's own odds.",
        Section.REPLY, limits=SettingBounds(0, 5),
    )  # fmt: skip
    top_k = Setting(
        int, 40, "Top-k", "Only the k likeliest tokens may be chosen; 0 switches this off.",
        Section.REPLY, limits=SettingBounds(0, 1000),
    )  # fmt: skip
    top_p = Setting(
        float, 0.95, "Top-p", "Only the likeliest tokens that together reach this probability; 1 switches this off.",
        Section.REPLY, limits=SettingBounds(0, 1),
    )  # fmt: skip
    min_p = Setting(
        float, 0.05, "Min-p", "Only tokens at least this likely compared with the likeliest; 0 switches this off.",
        Section.REPLY, limits=SettingBounds(0, 1),
    )  # fmt: skip
    repeat_penalty = Setting(
        float, 1.0, "Repeat penalty", "Above 1, tokens that were just used become less likely; 1 switches this off.",
        Section.REPLY, limits=SettingBounds(0.1, 10),
    )  # fmt: skip
    typical_p = Setting(
        float, 1.0, "Typical-p", "Only tokens about as surprising as the text so far; 1 switches this off.",
        Section.HIDDEN, limits=SettingBounds(0, 1),
    )  # fmt: skip
    presence_penalty = Setting(
        float, 0.0, "Presence penalty", "Tokens that were just used become less likely by this much; 0: off.",
        Section.HIDDEN, limits=SettingBounds(-10, 10),
    )  # fmt: skip
    frequency_penalty = Setting(
        float, 0.0, "Frequency penalty", "The same, for each time a token was just used; 0: off.",
        Section.HIDDEN, limits=SettingBounds(-10, 10),
    )  # fmt: skip
    seed: Setting[int | None] = Setting(
        int, None, "Seed", "The same seed gives the same reply to the same conversation, guessing or not.",
        Section.REPLY, limits=SettingBounds(0, 2**32 - 1), none_means="a new one each time",
    )  # fmt: skip
    max_tokens: Setting[int | None] = Setting(
        int, None, "Longest reply", "A reply ends after this many tokens at the latest.",
        Section.REPLY, limits=SettingBounds(1, 10_000_000), none_means="until it is finished",
    )  # fmt: skip
    system_prompt = Setting(
        str, "", "System prompt", "Said to the model before every conversation, such as how it should answer.",
        Section.REPLY,
    )  # fmt: skip

    mode = Setting(
        SpeculationMode, SpeculationMode.AUTOMATIC, "Guess ahead",
        "Where guesses come from. Automatic copies them from what was said before where that works, asks the draft "
        "model where it does not, and pauses where guessing is slower. Draft model and Lookup guess there too. With "
        "the starter pair Automatic never pauses: that pair is for learning, not for speed.",
        Section.SPECULATION,
    )  # fmt: skip
    draft_max: Setting[int | None] = Setting(
        int, None, "Longest guess",
        "How many tokens the draft model may guess in one round. Longer guesses win more when right and cost more when "
        "wrong.",
        Section.SPECULATION, limits=SettingBounds(1, MOST_DRAFTED, once=64), none_means="automatic",
    )  # fmt: skip
    draft_min = Setting(
        int, 0, "Shortest guess", "A guess of fewer tokens than this is not worth checking and is dropped.",
        Section.SPECULATION, limits=SettingBounds(0, MOST_DRAFTED, once=64),
    )  # fmt: skip
    draft_p_min = Setting(
        float, 0.0, "Least confidence", "The draft model stops guessing when it is less sure of a token than this.",
        Section.SPECULATION, limits=SettingBounds(0, 1),
    )  # fmt: skip

    remember_chats = Setting(
        bool, True, "Remember earlier chats for guessing",
        "With Automatic, guesses may also come from what was said in your other chats, which helps when you return to "
        "the same text. It changes the speed, never the reply. Nothing leaves this computer, and a deleted chat is "
        "forgotten.",
        Section.SPECULATION,
    )  # fmt: skip

    context_tokens = Setting(
        int, 4096, "Context", "How many tokens of conversation the models can see. More needs more memory.",
        Section.MODEL, limits=SettingBounds(128, 10_000_000),
    )  # fmt: skip
    threads: Setting[int | None] = Setting(
        int, None, "Threads", "How many processor threads compute.",
        Section.MODEL, limits=SettingBounds(1, 1024), none_means="one for each core",
    )  # fmt: skip
    gpu_layers: Setting[int | None] = Setting(
        int, None, "GPU layers", "How many layers of the model the graphics card computes; 0 is none.",
        Section.MODEL, limits=SettingBounds(0, 10_000), none_means="automatic",
    )  # fmt: skip

    theme = Setting(ThemeChoice, ThemeChoice.SYSTEM, "Colours", "Light, dark, or as the system has it.", Section.WINDOW)
    zoom = Setting(
        float,
        1.0,
        "Zoom",
        "Size of everything in the window; 1 is normal.",
        Section.WINDOW,
        limits=SettingBounds(0.5, 4),
    )
    show_outcomes = Setting(
        bool, True, "Colour the words", "Show which words of a reply were guessed right.", Section.WINDOW
    )
    show_rejected = Setting(
        bool, False, "Show wrong guesses", "Show wrong guesses in place, struck through.", Section.WINDOW
    )

    check_for_updates = Setting(
        bool, False, "Say when there is a newer version",
        "Once a day, when the window opens, Draftlight asks the project's release page which version is the newest. "
        "Nothing about you is sent, and nothing is downloaded.",
        Section.PROGRAM,
    )  # fmt: skip
    updates_asked_s = Setting(
        int, 0, "Last answer", "When the release page last answered, in seconds since 1970.",
        Section.HIDDEN, limits=SettingBounds(0, 2**40),
    )  # fmt: skip

    introduced = Setting(
        bool, False, "Introduced", "Whether the example on the first page has played by itself.", Section.HIDDEN
    )

    target: Setting[str | None] = Setting(
        str, None, "Model", "The model used last.", Section.HIDDEN, none_means="none yet"
    )
    draft: Setting[str | None] = Setting(
        str, None, "Draft model", "The draft model used last.", Section.HIDDEN, none_means="none"
    )

    def __init__(self, path: Path) -> None:
        """Default values, to be kept at ``path``; :meth:`load` reads what was kept."""
        self._path = path
        self._values: dict[str, Any] = {}
        self._unknown: dict[str, Any] = {}
        """What the file holds and this program cannot use; written back until the person sets something else."""
        self.watcher: Callable[[], None] | None = None
        """Called after each change."""

    @classmethod
    def load(cls, path: Path) -> Self:
        """What was saved at ``path``; the default for what is missing or broken, which the log says."""
        settings = cls(path)
        kept = _read_object(path)
        chosen = kept.pop(_CHOSEN, None)
        for name, value in kept.items():
            declaration = cls.declarations.get(name)
            if declaration is None:
                settings._unknown[name] = value
                continue
            try:
                checked = declaration.check_kept(value)
                # A file of an older program does not say what was chosen: there a default counts as not chosen.
                if checked != declaration.default or (isinstance(chosen, list) and name in chosen):
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

    def forget(self, name: str) -> None:
        """Have a value that the person did not choose: the model's own, else the default."""
        self._values.pop(name, None)

    def usual_value(self, name: str) -> Any:
        """What holds where the person has set nothing: the chosen model's own value, else the default."""
        return own_reply_settings(self.target).get(name, self.declarations[name].default)

    def is_chosen(self, name: str) -> bool:
        """Whether the person set this value, be it to the default."""
        return name in self._values

    def own_values(self) -> Mapping[str, Any]:
        """What the chosen model has values of its own for, and they hold: the person has not set them."""
        own = own_reply_settings(self.target)
        return {name: value for name, value in own.items() if not self.is_chosen(name)}

    def value_in_use(self, name: str) -> Any:
        """What holds for the next reply: the person's choice, else the model's own value, else the default."""
        own = self.own_values()
        return own[name] if name in own else self.value_of(name)

    def save(self) -> None:
        """Write the file.

        Raises:
            DiskFull, FolderNotWritable: the file is as it was.
        """
        values = {name: self.value_of(name) for name in self.declarations}
        foreign = {name: value for name, value in self._unknown.items() if name not in self._values}
        whole = {**values, **foreign, _CHOSEN: sorted(self._values)}
        write_whole(self._path, (json.dumps(whole, indent=2) + "\n").encode())

    def sampling(self, new_seed: Callable[[], int] = lambda: secrets.randbelow(2**32)) -> SamplingSettings:
        """How the next reply's tokens are chosen; the seed is a new one each time unless it is set."""
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
        """How far to draft. Who chose where guesses come from wants to have them, also where they do not pay."""
        pauses = self.mode is SpeculationMode.AUTOMATIC
        return DraftSettings(self.draft_max, self.draft_min, self.draft_p_min, pauses)


Settings.declarations = {name: value for name, value in vars(Settings).items() if isinstance(value, Setting)}


def _read_object(path: Path) -> dict[str, Any]:
    try:
        content = path.read_bytes()
    except FileNotFoundError:
        return {}
    except OSError as error:
        _log.warning("The settings in %s cannot be read (%s); the defaults are used.", path, error.strerror or error)
        return {}
    try:
        data = json.loads(content)
    except (ValueError, RecursionError):
        data = None
    if not isinstance(data, dict):
        kept = path.with_name(f"{path.stem}-damaged{path.suffix}")
        with contextlib.suppress(OSError):
            path.replace(kept)
        _log.warning("The settings in %s were damaged; the defaults are used. The file is kept as %s.", path, kept.name)
        return {}
    return data
