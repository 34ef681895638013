"""A sudden end of the program, as its next start speaks of it; and what the window notes for the case of one."""

from __future__ import annotations

from app.conversation.engine_session import EngineSession
from app.conversation.status import Phase
from app.language import tr
from app.references import pair_words
from app.system.crashes import EngineActivity, SuddenEnd
from app.ui.toolkit.language import words

CRASH_INTRODUCTION = tr(
    "Draftlight, or llama.cpp inside it, crashed the last time it was open. Your chats were saved "
    "up to half a second before. The report holds no text of your chats; read it, and send it along "
    "if you report the crash."
)


def work_of(session: EngineSession) -> EngineActivity | None:
    """What the models are doing."""
    phase = session.status.phase
    loading = phase is Phase.LOADING
    pair = session.wanted if loading else session.in_memory
    if pair is None or phase in (Phase.EMPTY, Phase.READY):
        return None
    return EngineActivity(loading, pair.target, pair.draft)


def last_end_words(end: SuddenEnd) -> str:
    """One or two sentences; empty where there is nothing to say: whoever ended the program knows that."""
    work = end.work
    pair = pair_words(words.model_words(work.target), work.draft and words.model_words(work.draft)) if work else ""
    if end.report:
        if not work:
            return tr("Draftlight crashed the last time. Your chats are saved.")
        if work.loading:
            crash = tr(
                "Draftlight crashed the last time while {models} was being loaded. Your chats are saved.", models=pair
            )
        else:
            crash = tr(
                "Draftlight crashed the last time while {models} was writing a reply. Your chats are saved.",
                models=pair,
            )
        again = tr("The models are not loaded again until you ask something; if it happens again, choose others.")
        return f"{crash} {again}"
    if work is not None and work.loading:
        return tr(
            "The last time, Draftlight was ended from outside while {pair} was being loaded. If the "
            "computer ran short of memory, choose a smaller model.",
            pair=pair,
        )
    return ""
