"""How the words of a reply are chosen, and what is said before it."""

from __future__ import annotations

from app.settings.declaration import Section, Setting, SettingBounds


class ReplySettings:
    """Declarations; :class:`~app.settings.values.Settings` has the values."""

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
    thinking: Setting[bool | None] = Setting(
        bool, None, "Thinking", "Whether a model that can be told thinks before it answers.",
        Section.HIDDEN, none_means="as the model does by itself",
    )  # fmt: skip
    system_prompt = Setting(
        str, "", "System prompt", "Said to the model before every conversation, such as how it should answer.",
        Section.REPLY,
    )  # fmt: skip
