"""Where guesses come from, and how far they go."""

from __future__ import annotations

from app.language import mark
from app.settings.declaration import Section, Setting, SettingBounds
from app.speculation.settings import MOST_DRAFTED, SpeculationMode

_MODES = (mark("automatic"), mark("draft"), mark("lookup"), mark("off", meaning=""))
"""Marked for translation here: the algorithm knows no languages."""


class GuessingSettings:
    """Declarations; :class:`~app.settings.values.Settings` has the values."""

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
        bool, True, "Remember earlier chats",
        "With Automatic, guesses may also come from what was said in your other chats, which helps when you return to "
        "the same text. It changes the speed, never the reply. Nothing leaves this computer, and a deleted chat is "
        "forgotten.",
        Section.SPECULATION,
    )  # fmt: skip
