"""The window's language by Qt Linguist: which one, its texts, its numbers, and Qt's own words.

Imported before any other module of the window: these hold texts that are translated as they are imported.
"""

from __future__ import annotations

from datetime import date
from pathlib import Path
from unicodedata import bidirectional

from PySide6.QtCore import QLibraryInfo, QLocale, Qt, QTranslator
from PySide6.QtGui import QGuiApplication

from app.language import use_translation
from app.settings import LanguageChoice

CONTEXT = "Draftlight"
"""The one context of all messages: the same English text is said the same everywhere, unless its meaning differs."""


_LOCALES = {"ar": "ar_001"}
"""Modern standard Arabic, with the digits that models' names, keys and typed numbers have: a window has one kind."""


class QtTranslation:
    """One language's messages and forms."""

    def __init__(self, messages: QTranslator, locale: QLocale) -> None:
        self._messages = messages
        self.locale = locale
        self.from_the_right = locale.textDirection() is Qt.LayoutDirection.RightToLeft

    def text(self, source: str, meaning: str, count: int) -> str:
        """Return the text for ``source``, in the form that goes with ``count``; empty if unknown."""
        text = self._messages.translate(CONTEXT, source, meaning, count) or ""
        return "\n".join(map(_led, text.split("\n"))) if self.from_the_right else text

    def number(self, value: float, decimals: int) -> str:
        return self.locale.toString(float(value), "f", decimals)

    def month(self, day: date) -> str:
        return self.locale.standaloneMonthName(day.month)


def _led(line: str) -> str:
    """Return a line that is read from right to left also where it begins with a Latin word.

    Qt takes a line's direction, and its side, from its first strong letter: a right-to-left mark is one.
    """
    strong = next((kind for kind in map(bidirectional, line) if kind in {"L", "R", "AL"}), "")
    return f"\u200f{line}" if strong == "L" else line


def language_of(choice: LanguageChoice) -> str:
    """Return the code of the language that a choice means; of the system's languages, the first that is there."""
    if choice is not LanguageChoice.SYSTEM:
        return str(choice)
    there = {str(one): one for one in LanguageChoice if one is not LanguageChoice.SYSTEM}
    for name in QLocale.system().uiLanguages():
        # "zh-Hans-CN", "zh-CN": our Chinese is the simplified one, for who reads traditional it is still the nearest.
        code = name.replace("_", "-").split("-")[0]
        if code in there:
            return code
    return str(LanguageChoice.ENGLISH)


def load(code: str, folder: Path) -> QtTranslation | None:
    """Return a language's messages from ``draftlight_CODE.qm`` in ``folder``; ``None`` for English, or if not there."""
    messages = QTranslator()
    if code == LanguageChoice.ENGLISH or not messages.load(str(folder / f"draftlight_{code}.qm")):
        return None
    system = QLocale.system()
    locale = QLocale(_LOCALES.get(code, code))
    at_home = system.language() == locale.language() and system.zeroDigit() == locale.zeroDigit()
    return QtTranslation(messages, system if at_home else locale)


def use_language(choice: LanguageChoice, folder: Path) -> QtTranslation | None:
    """Choose the language of all modules that are imported from now on; return its texts, ``None`` for English."""
    translation = load(language_of(choice), folder)
    use_translation(translation)
    QLocale.setDefault(translation.locale if translation else QLocale(QLocale.Language.English))
    return translation


def translate_qt(application: QGuiApplication) -> None:
    """Have Qt's own words, such as the buttons of its dialogs, in the language that is spoken; and its direction."""
    locale = QLocale()
    words = QTranslator(application)
    if words.load(locale, "qtbase", "_", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)):
        application.installTranslator(words)
    application.setLayoutDirection(locale.textDirection())
