"""Who may ask the models of the window."""

from __future__ import annotations

from app.settings.choices import Reach
from app.settings.declaration import Section, Setting, SettingBounds


class LocalApiSettings:
    """Declarations; :class:`~app.settings.values.Settings` has the values."""

    api_on = Setting(
        bool, False, "Answer other programs",
        "Editors, chat programs and scripts can use the models of this window, as they do OpenAI’s, Anthropic’s or "
        "Ollama’s. Your own messages go first. A mark in the top bar shows that it is on; it ends with the window.",
        Section.API,
    )  # fmt: skip
    api_reach = Setting(
        Reach, Reach.HERE, "Who can ask",
        "Programs on other computers have to send the key.",
        Section.API,
    )  # fmt: skip
    api_port = Setting(
        int, 8087, "Port", "The number behind the address, where programs ask.",
        Section.API, limits=SettingBounds(1, 65_535),
    )  # fmt: skip
    api_needs_key = Setting(
        bool, False, "Ask for the key here too",
        "Programs on this computer have to send the key too. Some that are made for Ollama cannot.",
        Section.API,
    )  # fmt: skip
    api_shows_chats = Setting(
        bool, False, "Let browsers watch my replies",
        "The API’s address opened in a browser shows replies as they are written, for a second screen or a projector. "
        "Without this, it shows those for other programs alone: whoever can ask can watch.",
        Section.API,
    )  # fmt: skip
    api_origins = Setting(
        str, "", "Web pages that may ask",
        "Addresses, one in a line, such as https://example.org. Besides these, only pages of this computer and of "
        "programs on it can ask.",
        Section.API,
    )  # fmt: skip
