"""How the window looks."""

from __future__ import annotations

from app.language import tr
from app.settings.choices import Density, LanguageChoice, ThemeChoice
from app.settings.declaration import Section, Setting, SettingBounds, SystemChoices

_LONGEST_FONT_NAME = 200


def font_name(name: str) -> None:
    """Refuse what is no name of a font.

    Raises:
        ValueError: it is too long, or has characters that nobody sees.
    """
    if len(name) > _LONGEST_FONT_NAME or not name.isprintable():
        raise ValueError(tr("The name of a font is one line of at most 200 letters."))


class WindowSettings:
    """Declarations; :class:`~app.settings.values.Settings` has the values."""

    language = Setting(
        LanguageChoice, LanguageChoice.SYSTEM, "Language",
        "What the window is written in, from its next start on. Replies are in the language that you write in.",
        Section.WINDOW, also="translation locale deutsch français español 中文 العربية",
    )  # fmt: skip
    theme = Setting(
        ThemeChoice, ThemeChoice.SYSTEM, "Colours",
        "Light, dark, or as the system has it, which includes its high contrast.",
        Section.WINDOW, also="theme dark mode light mode contrast accessibility",
    )  # fmt: skip
    zoom = Setting(
        float, 1.0, "Zoom", "Size of everything in the window; 1 is normal.",
        Section.WINDOW, limits=SettingBounds(0.5, 4), also="larger smaller text size scale",
    )  # fmt: skip
    density = Setting(
        Density, Density.COMFORTABLE, "Density",
        "How much room there is around text: compact shows more of a chat at once.",
        Section.WINDOW, also="spacing line height",
    )  # fmt: skip
    reply_font: Setting[str | None] = Setting(
        str, None, "Font of replies", "The font that questions and replies are set in.",
        Section.WINDOW, none_means="as in the window", form=font_name, offered=SystemChoices.FONTS,
        also="typeface family text",
    )  # fmt: skip
    reply_size = Setting(
        int, 16, "Text size of replies", "How large questions and replies are set, in pixels where the zoom is 1.",
        Section.WINDOW, limits=SettingBounds(10, 40), also="font size larger smaller",
    )  # fmt: skip
    code_font: Setting[str | None] = Setting(
        str, None, "Font of code", "The font that code in replies is set in: its letters should be of one width.",
        Section.WINDOW, none_means="as the system has it", form=font_name, offered=SystemChoices.CODE_FONTS,
        also="monospace typeface family",
    )  # fmt: skip
    check_spelling = Setting(
        bool, True, "Check spelling",
        "Words of your message that no dictionary knows are underlined. Asked are this computer's dictionaries for the "
        "languages of the window, the keyboard and the system, and English; without any, nothing is underlined.",
        Section.WINDOW, also="spell checker dictionary typing mistakes typos hunspell enchant",
    )  # fmt: skip
    wrap_code = Setting(
        bool, True, "Break long lines of code",
        "Long lines go on in the next one; otherwise code scrolls to the side.",
        Section.WINDOW, also="word wrap line wrap",
    )  # fmt: skip
    show_outcomes = Setting(
        bool, True, "Colour the words", "Show which words of a reply were guessed right.", Section.WINDOW
    )
    less_motion = Setting(
        bool, False, "Less motion",
        "Nothing moves by itself. Where the system is set so, that holds too.",
        Section.WINDOW, also="animation reduced motion accessibility",
    )  # fmt: skip
    show_rejected = Setting(
        bool, False, "Show wrong guesses", "Show wrong guesses in place, struck through.", Section.WINDOW
    )
