"""Messages in the banner: each sentence with a possible action, and with its subject."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from PySide6.QtCore import QObject, QUrl, Signal
from PySide6.QtGui import QDesktopServices, QGuiApplication

from app.conversation.chat_session import ChatSession
from app.conversation.engine_session import EngineSession
from app.conversation.status import Phase
from app.engine.commands import LoadPair
from app.engine.events import Loaded
from app.errors import AppError, BugError, RpcServerProblem
from app.language import tr
from app.references import is_starter_pair
from app.ui.chat.banner import Banner, BannerTopic
from app.ui.local_api.api_words import ApiPhase, ApiState, base_address
from app.ui.metrics.drafting_advice import Advice, Remedy, without_draft
from app.ui.toolkit.language.words import BASE_MODEL, STARTER, model_words
from app.ui.window.lifecycle import report_of


class BannerMessages(QObject):
    """Puts sentences into the banner, by whether the chat is left without a reply, and by what is loaded."""

    report_requested = Signal(str)
    """The report of a mistake of ours is to be shown."""
    remedy_chosen = Signal(object)
    """The :class:`~app.ui.metrics.drafting_advice.Remedy` of the button beside a piece of advice."""

    local_api_requested = Signal()
    """The page on how other programs connect is to be shown."""
    port_chosen = Signal(int)
    """The local API is to listen at another port."""
    pair_chosen = Signal(object)
    """The :class:`~app.engine.commands.LoadPair` that worked before is to be used again."""

    def __init__(self, banner: Banner, chat: ChatSession, session: EngineSession, parent: QObject) -> None:
        super().__init__(parent)
        self._banner, self._chat, self._session = banner, chat, session
        self._worked: LoadPair | None = None

    def show_error(self, error: AppError) -> None:
        """Show an error, with a way on if there is one."""
        self._show_error(error, [BannerTopic.CHAT])

    def show_reply_error(self, error: AppError) -> None:
        """Show that a reply failed, or the load that was to come before it."""
        before = self._worked_before()
        if before is not None and not isinstance(error, (BugError, RpcServerProblem)):
            action = tr("Back to {model}", model=_name_of(before))
            run = partial(self.pair_chosen.emit, before)
            self._banner.show_sentence("error", error.sentence, action, run, about=list(BannerTopic))
        else:
            self._show_error(error, [BannerTopic.CHAT] if self._session.in_memory is not None else [BannerTopic.MODELS])

    def show_notice(self, sentence: str) -> None:
        """Show a notice that holds until a person dismisses it."""
        self._banner.show_sentence("notice", sentence)

    def show_engine_notice(self, sentence: str) -> None:
        """Show a remark of the engine while it loaded a pair, or wrote a reply."""
        about = BannerTopic.MODELS if self._session.status.phase is Phase.LOADING else BannerTopic.CHAT
        self._banner.show_sentence("notice", sentence, about=[about])

    def show_version(self, sentence: str, page: str) -> None:
        """There is a newer version; ``page`` says what is new."""
        if not self._banner.isVisible():  # what went wrong is more urgent; tomorrow is another day
            action = tr("What is new") if page else ""
            self._banner.show_sentence("notice", sentence, action, lambda: QDesktopServices.openUrl(QUrl(page)))

    def show_unused_card(self, makers: Collection[str], command: str) -> bool:
        """Say that there is a graphics card and how llama.cpp is compiled for it; return whether there was room."""
        if self._banner.isVisible():  # what went wrong is more urgent; the next start has room
            return False

        def copy() -> None:
            QGuiApplication.clipboard().setText(command)
            self.show_notice(
                tr("The command is copied. Close Draftlight, and run it in its folder: {command}", command=command)
            )

        sentence = tr(
            "There is a graphics card by {makers} here, and llama.cpp was compiled for the processor alone. One "
            "command compiles it for the card; “Graphics cards” in the help says what it needs.",
            makers=", ".join(makers),
        )
        self._banner.show_sentence("notice", sentence, tr("Copy the command"), copy)
        return True

    def show_loaded(self, event: Loaded) -> None:
        """Say what to expect of the pair: a model that is not made to converse, a draft that is not used."""
        self._worked = self._session.in_memory
        sentences, choose = [], Remedy.CHOOSE_DRAFT
        if not event.target.converses:
            sentences.append(
                tr("{model} is {kind}. Its replies may wander off.", model=event.target.name, kind=BASE_MODEL)
            )
            choose = Remedy.CHOOSE_PAIR
        if event.draft_problem:
            sentences.append(without_draft(event.draft_problem))
        if sentences:
            run = partial(self.remedy_chosen.emit, choose)
            self._banner.show_sentence("notice", " ".join(sentences), choose.label, run, about=[BannerTopic.MODELS])

    def show_local_api(self, state: ApiState) -> None:
        """Say why other programs cannot ask though they are to, as long as that is so."""
        if state.phase is ApiPhase.FAILED:
            self._banner.end(BannerTopic.LOCAL_API)
            port = state.free_port
            action, run = (
                ("", None) if port is None else (tr("Use port {port}", port=port), lambda: self.port_chosen.emit(port))
            )
            sentence = tr("Other programs cannot ask. {problem}", problem=state.problem)
            self._banner.show_sentence("error", sentence, action, run, about=[BannerTopic.LOCAL_API])
        else:
            self._banner.end(BannerTopic.LOCAL_API)

    def show_api_address(self, state: ApiState) -> None:
        """Say where other programs can ask, now that they can."""
        sentence = tr(
            "Other programs can ask at {address}. The mark at the top says how, and who does.",
            address=base_address(state.address),
        )
        self._banner.show_sentence(
            "notice", sentence, tr("Show"), self.local_api_requested.emit, about=[BannerTopic.LOCAL_API]
        )

    def show_no_race(self, reason: Advice) -> None:
        """Show why there is no race: nothing can be guessed, so nothing can be compared."""
        remedy = reason.remedy
        action, run = ("", None) if remedy is None else (remedy.label, lambda: self.remedy_chosen.emit(remedy))
        self._banner.show_sentence(
            "notice",
            tr("{problem} There is no race to run.", problem=reason.sentence),
            action,
            run,
            about=list(BannerTopic),
        )

    def _worked_before(self) -> LoadPair | None:
        """Return the pair that was there before another one was chosen that does not load."""
        before, wanted_pair = self._worked, self._session.wanted_pair
        if self._session.in_memory is not None or before is None or wanted_pair is None:
            return None
        return before if (before.target, before.draft) != (wanted_pair.target, wanted_pair.draft) else None

    def _show_error(self, error: AppError, about: Collection[BannerTopic]) -> None:
        if isinstance(error, BugError):
            run = partial(self.report_requested.emit, report_of(error))
            self._banner.show_sentence("error", error.sentence, tr("Show report"), run, about=about)
        elif isinstance(error, RpcServerProblem):  # without it the models may load
            remedy = Remedy.SET_COMPUTERS
            run = partial(self.remedy_chosen.emit, remedy)
            self._banner.show_sentence("error", error.sentence, remedy.label, run, about=list(BannerTopic))
        elif self._chat.unanswered:
            again = self._chat.try_again
            self._banner.show_sentence("error", error.sentence, tr("Try again"), again, about=list(BannerTopic))
        elif BannerTopic.MODELS in about and self._session.wanted_pair is not None:
            self._banner.show_sentence("error", error.sentence, tr("Try again"), self._session.load, about=about)
        else:
            self._banner.show_sentence("error", error.sentence, about=about)


def _name_of(pair: LoadPair) -> str:
    return STARTER if is_starter_pair(pair.target, pair.draft) else model_words(pair.target)
