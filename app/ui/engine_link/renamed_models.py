"""A model that is chosen got another file name: settings and session follow, and what is loaded stays loaded."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from app.settings import Settings
from app.ui.engine_link.session import EngineSession

if TYPE_CHECKING:  # reading model files is not needed to paint the window
    from app.models.library.inventory import StockItem


def follow_rename(settings: Settings, session: EngineSession, item: StockItem, reference: str) -> None:
    """Choose the same pair by its new name.

    Args:
        settings: whose pair is changed; saving it is left to the caller.
        session: what is loaded, or on its way.
        item: the model as it was, with what it does in the chosen pair.
        reference: its new reference.
    """
    from app.models.library.uses import UsedAs  # noqa: PLC0415 - the window is painted before anything of models is imported

    if UsedAs.TARGET in item.chosen_as:
        settings.set("target", reference)
    if UsedAs.DRAFT in item.chosen_as:
        settings.set("draft", reference)
    before = session.wanted
    if before is not None and settings.target is not None:
        session.follow_rename(before, replace(before, target=settings.target, draft=settings.draft))
