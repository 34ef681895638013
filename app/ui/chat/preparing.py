"""Preparation of the transcript: imported and made in steps after the first paint.

Markdown and syntax colours take as long to import as all of the window. At once, that would hold up whoever types at
the start; on a thread, it would hold Python's lock against every paint.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable
from functools import partial

from app.ui.toolkit.scheduling.idle_work import IdleWork

STEPS = (
    "pygments.lexers",
    "mdurl",
    "linkify_it",
    "markdown_it",
    "app.markdown.reader",
    "app.ui.transcript.text.reply_body",
    "app.ui.transcript.transcript_view",
)
"""Each imports what those after it need."""
LATER = (
    "app.models.gguf.compatibility",
    "app.models.library.model_library",
    "app.models.hub.repositories",
    "app.models.hub.draft_search",
    "app.models.hub.hub_questions",
    "app.ui.models_page.models_page",
    "psutil",
    "app.ui.window.model_choices",
    "app.ui.window.palette",
    "app.ui.dialogs.backups_dialog",
    "app.ui.dialogs.settings.settings_dialog",
    "app.ui.local_api.api_card",
    "app.ui.window.dialogs.text_preview",
    "app.ui.window.dialogs.tool_servers_card",
    "app.ui.dialogs.about_dialog",
    "app.ui.help.help_window",
)
"""For the page of models, the panels of choices and the larger dialogs, likewise."""


def prepare(idle: IdleWork, make: Callable[[], object]) -> None:
    """Import it step by step and ``make`` the transcript; then what code, the page of models and the dialogs take."""

    def warm_up_languages() -> None:
        from app.markdown.reader import LIKELY_LANGUAGES, warm_up  # noqa: PLC0415 - imported by now

        idle.add(partial(warm_up, language) for language in LIKELY_LANGUAGES)
        idle.add(partial(importlib.import_module, name) for name in LATER)

    idle.add([*(partial(importlib.import_module, name) for name in STEPS), make, warm_up_languages])
