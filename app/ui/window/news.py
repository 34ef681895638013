"""What happened, said in the banner: each sentence with what can be done about it, and with what it is about."""

from __future__ import annotations

from collections.abc import Callable, Collection

from app.engine.events import Loaded
from app.errors import AppError, BugError
from app.ui.chat.banner import Banner, Matter
from app.ui.chat.open_chat import ChatModel
from app.ui.engine_link.session import EngineSession, Phase
from app.ui.metrics.drafting_advice import Advice, Remedy, without_draft
from app.ui.toolkit.words import BASE_MODEL
from app.ui.window import open_dialogs as dialogs
from app.ui.window.crash_reporter import report_of


class News:
    """Puts sentences into the banner.

    Args:
        banner: where they are said.
        chat: the chat that an error may have left without a reply.
        session: what is loaded, and what goes on.
        open_report: shows a report of a mistake of ours.
        remedy: does what the button beside a piece of advice says.
    """

    def __init__(
        self,
        banner: Banner,
        chat: ChatModel,
        session: EngineSession,
        *,
        open_report: Callable[[str], None],
        remedy: Callable[[Remedy], None],
    ) -> None:
        self._banner, self._chat, self._session = banner, chat, session
        self._open_report, self._remedy = open_report, remedy

    def show_error(self, error: AppError) -> None:
        """Something went wrong; with a way on where there is one."""
        self._show_error(error, [Matter.CHAT])

    def show_reply_error(self, error: AppError) -> None:
        """A reply failed, or the load that was to come before it."""
        self._show_error(error, [Matter.CHAT] if self._session.in_memory is not None else [Matter.MODELS])

    def show_notice(self, sentence: str) -> None:
        """Something worth knowing that holds until a person dismisses it."""
        self._banner.show_sentence("notice", sentence)

    def show_engine_notice(self, sentence: str) -> None:
        """What the engine remarked while it loaded a pair, or wrote a reply."""
        about = Matter.MODELS if self._session.status.phase is Phase.LOADING else Matter.CHAT
        self._banner.show_sentence("notice", sentence, about=[about])

    def show_version(self, sentence: str, page: str) -> None:
        """There is a newer version; ``page`` says what is new."""
        if not self._banner.isVisible():  # what went wrong is more urgent; tomorrow is another day
            action = "What is new" if page else ""
            self._banner.show_sentence("notice", sentence, action, lambda: dialogs.open_page(page))

    def show_loaded(self, event: Loaded) -> None:
        """Say what to expect of the pair: a model that is not made to converse, a draft that is not used."""
        said, choose = [], Remedy.CHOOSE_DRAFT
        if not event.target.converses:
            said.append(f"{event.target.name} is {BASE_MODEL}. Its replies may wander off.")
            choose = Remedy.CHOOSE_PAIR
        if event.draft_problem:
            said.append(without_draft(event.draft_problem))
        if said:
            run = lambda: self._remedy(choose)  # noqa: E731
            self._banner.show_sentence("notice", " ".join(said), choose.value, run, about=[Matter.MODELS])

    def show_no_race(self, reason: Advice) -> None:
        """Nothing can be guessed, so nothing can be compared."""
        remedy = reason.remedy
        action, run = ("", None) if remedy is None else (remedy.value, lambda: self._remedy(remedy))
        self._banner.show_sentence(
            "notice", f"{reason.sentence} There is no race to run.", action, run, about=list(Matter)
        )

    def _show_error(self, error: AppError, about: Collection[Matter]) -> None:
        if isinstance(error, BugError):
            report = report_of(error)
            run = lambda: self._open_report(report)  # noqa: E731
            self._banner.show_sentence("error", error.sentence, "Show report", run, about=about)
        elif self._chat.unanswered:
            self._banner.show_sentence("error", error.sentence, "Try again", self._chat.try_again, about=list(Matter))
        else:
            self._banner.show_sentence("error", error.sentence, about=about)
