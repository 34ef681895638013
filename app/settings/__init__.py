"""Everything a person can set, declared once.

The file, its validation, the settings page and the command line's help are generated from these declarations, so a
setting cannot have one default here and another there.
"""

from __future__ import annotations

from app.settings.choices import Density, LanguageChoice, Reach, ThemeChoice
from app.settings.declaration import Offered, Section, Setting, SettingBounds, choice_words
from app.settings.values import Settings

__all__ = [
    "Density", "LanguageChoice", "Offered", "Reach", "Section", "Setting", "SettingBounds", "Settings", "ThemeChoice",
    "choice_words",
]  # fmt: skip
