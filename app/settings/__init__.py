"""Declarations of all settings.

The file, its validation, the settings page and the command line's help are generated from these declarations, so a
setting cannot have one default here and another there.
"""

from __future__ import annotations

from app.settings.declaration import (
    Density,
    LanguageChoice,
    Reach,
    ReplyColours,
    Section,
    Setting,
    SettingBounds,
    SystemChoices,
    ThemeChoice,
    choice_words,
)
from app.settings.values import Settings

__all__ = [
    "Density", "LanguageChoice", "Reach", "ReplyColours", "Section", "Setting", "SettingBounds", "Settings",
    "SystemChoices", "ThemeChoice", "choice_words",
]  # fmt: skip
