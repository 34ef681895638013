"""What concerns the program itself."""

from __future__ import annotations

from typing import Any

from app.language import tr
from app.settings.declaration import Section, Setting, SettingBounds

_MOST_ACTIONS, _MOST_KEYS, _LONGEST = 200, 4, 60


def key_choices(chosen: dict[Any, Any]) -> None:
    """Refuse what does not say which keys do what.

    Raises:
        ValueError: it is not a list of some key names for each name of an action.
    """
    lists = [keys for keys in chosen.values() if isinstance(keys, list) and len(keys) <= _MOST_KEYS]
    texts = [*chosen, *(name for keys in lists for name in keys)]
    whole = len(lists) == len(chosen) <= _MOST_ACTIONS
    if not whole or not all(isinstance(text, str) and len(text) <= _LONGEST for text in texts):
        raise ValueError(tr("“Keyboard shortcuts” must have a list of keys for each action."))


class ProgramSettings:
    """Declarations; :class:`~app.settings.values.Settings` has the values."""

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

    suggest_titles = Setting(
        bool, True, "Suggest titles",
        "The model is asked for a title of each new chat, some seconds after its reply; whatever you ask for goes "
        "first. A title that you gave stays. Without this, chats are named by how your question begins.",
        Section.PROGRAM, also="name chats automatic title summary",
    )  # fmt: skip
    titles_by_servers = Setting(
        bool, False, "Titles from other servers too",
        "Where a model is on a server that is no Draftlight, each title is one more request, which may cost money.",
        Section.PROGRAM, also="name chats remote cost backup restore copies",
    )  # fmt: skip

    shortcuts: Setting[dict[str, list[str]]] = Setting(
        dict, {}, "Keyboard shortcuts", "Which keys do what, where the person wants others than the usual.",
        Section.HIDDEN, form=key_choices,
    )  # fmt: skip
    introduced = Setting(
        bool, False, "Introduced", "Whether the example on the first page has played by itself.", Section.HIDDEN
    )
    card_told: Setting[str | None] = Setting(
        str, None, "Graphics card", "The version of llama.cpp that was said to leave the graphics card unused.",
        Section.HIDDEN, none_means="none yet",
    )  # fmt: skip
