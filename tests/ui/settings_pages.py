"""The page of settings without the window, and what stands on it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QScrollArea, QScrollBar, QWidget
from pytestqt.qtbot import QtBot

from app.settings import Section, Settings
from app.ui.dialogs.settings.fields import SettingField
from app.ui.dialogs.settings.row import SettingsRow
from app.ui.dialogs.settings.settings_dialog import SettingsDialog
from app.ui.toolkit.keyboard import Shortcut

LEFT = Qt.MouseButton.LeftButton
DECLARED = [name for name, setting in Settings.declarations.items() if setting.section is not Section.HIDDEN]


def _do_nothing() -> None:
    pass


SHORTCUTS = (
    Shortcut("new_chat", ("Ctrl+N",), "New chat", _do_nothing),
    Shortcut("search_chats", ("Ctrl+K", "Ctrl+Shift+F"), "Search chats", _do_nothing),
    Shortcut("race", ("Ctrl+Shift+G",), "Race", _do_nothing),
    Shortcut("stage", ("F11",), "Stage", _do_nothing),
)


def shown_page(bot: QtBot, settings: Settings, beside: Mapping[str, QWidget] | None = None) -> SettingsDialog:
    """Return the page as it is when it was just opened: its other fields are still to come."""
    page = SettingsDialog(settings, None, beside, SHORTCUTS)
    bot.addWidget(page)
    page.show()
    return page


def whole_page(bot: QtBot, settings: Settings) -> SettingsDialog:
    """Return the page with all its fields."""
    page = shown_page(bot, settings)
    bot.waitUntil(lambda: len(page.findChildren(SettingsRow)) == len(DECLARED) + len(SHORTCUTS))
    return page


def made_fields(page: SettingsDialog) -> list[SettingField]:
    return page.findChildren(SettingField)


def names_in_view(page: SettingsDialog) -> set[str]:
    """Return the names of the settings and shortcuts that are shown."""
    return {row.name for row in page.findChildren(SettingsRow) if row.isVisible()}


def headings(page: SettingsDialog) -> dict[str, QLabel]:
    """Return the headings that are shown, by their words."""
    labels = page.findChildren(QLabel)
    return {label.text(): label for label in labels if label.isVisible() and label.property("role") == "heading"}


def scroll_bar(page: SettingsDialog) -> QScrollBar:
    area = page.findChild(QScrollArea)
    return area.verticalScrollBar()
