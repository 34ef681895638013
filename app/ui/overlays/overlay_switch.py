"""Pages in the place of the conversation: slow motion, the race, a recorded reply, answers side by side, how it works.

Their modules are imported when they are first asked for, not before the first paint.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from app.conversation.engine_session import EngineSession
from app.engine.commands import Generate
from app.speculation.trace import Trace
from app.ui.chat.chat_view import ChatView
from app.ui.toolkit.appearance.theme import Theme

if TYPE_CHECKING:
    from app.conversation.chat_session import ChatSession
    from app.ui.how_it_works.how_it_works_view import HowItWorks
    from app.ui.overlays.comparison_view import ComparisonView
    from app.ui.overlays.race_runner import RaceResult, RaceRunner
    from app.ui.overlays.race_view import RaceView
    from app.ui.overlays.recorded_view import RecordedView
    from app.ui.overlays.slow_motion_view import SlowMotion
    from app.ui.transcript.token_spans import TokenSpans


class OverlaySwitch(QObject):
    """Shows one of them at a time in the chat view."""

    slow_motion_made = Signal(object)
    recorded_made = Signal(object)
    replay_left = Signal()
    recorded_shown = Signal(object)
    """The :class:`~app.speculation.trace.Trace` that is shown now."""
    result_shown = Signal(object)
    """A race's :class:`~app.speculation.trace.Trace` with guesses, and with the speed that it was raced against."""
    result_left = Signal()
    """Neither the race nor its replay is shown any more."""
    race_begun = Signal()
    race_shown = Signal(bool)
    """True if the race takes the conversation's place now."""
    race_called_off = Signal(object)
    """Nothing was guessed in this :class:`~app.speculation.settings.SpeculationMode`, so there was no race."""
    answers_shown = Signal(bool)
    recorded_left = Signal()
    """Neither the recorded reply nor its replay is shown any more."""

    def __init__(self, theme: Theme, session: EngineSession, view: ChatView, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme, self._session, self._view = theme, session, view
        self._slow_motion: SlowMotion | None = None
        self._race: RaceView | None = None
        self._runner: RaceRunner | None = None
        self._result_on = self._replay_on = self._race_on = False
        self._explanation: HowItWorks | None = None
        self._recorded: RecordedView | None = None
        self._comparison: ComparisonView | None = None
        self._answers_on = False
        self._behind = False  # the recorded reply waits behind what is shown
        self._recorded_on = False
        view.pages.currentChanged.connect(self._follow_page)

    @property
    def on(self) -> bool:
        return self._view.page is not None

    @property
    def slow_motion(self) -> SlowMotion | None:
        """The replay, while it is shown."""
        return self._slow_motion if self._view.page is self._slow_motion else None

    @property
    def race(self) -> RaceView | None:
        """The race, while it is shown."""
        return self._race if self._view.page is self._race else None

    @property
    def recorded(self) -> RecordedView | None:
        """The recorded reply, while it is shown."""
        return self._recorded if self._view.page is self._recorded else None

    @property
    def comparison(self) -> ComparisonView | None:
        """The answers side by side, while they are shown."""
        return self._comparison if self._view.page is self._comparison else None

    @property
    def explanation(self) -> HowItWorks | None:
        """The page on how it works, while it is shown."""
        return self._explanation if self._view.page is self._explanation else None

    def explain(self) -> None:
        """Show how guessing ahead works, with an example."""
        if self._explanation is None:
            from app.ui.how_it_works.how_it_works_view import HowItWorks  # noqa: PLC0415 - see above

            page = self._explanation = HowItWorks(self._theme)
            page.close_button.clicked.connect(self.leave)
        self._stop_race()
        self._behind = self._recorded_on
        self._view.show_page(self._explanation)
        self._explanation.begin(moves=self._view.moves)

    def play_slowly(self, trace: Trace) -> None:
        if self._slow_motion is None:
            self._slow_motion = self._make_slow_motion()
        self._behind = self._recorded_on
        self._view.show_page(self._slow_motion)
        self._replay_on = True
        self._slow_motion.play(trace)

    def start_race(self, request: Generate, guessed: Trace | None = None) -> None:
        """Have a request answered without guessing beside the reply ``guessed``, or one that is written first."""
        race, runner = self._race_parts()
        self._end_result()
        self._behind = False
        self._view.show_page(race)
        self._result_on = True
        self.race_begun.emit()
        race.setFocus()
        runner.start(request, guessed)

    def compare_answers(self, chat: ChatSession, message_id: int) -> None:
        if self._comparison is None:
            from app.ui.overlays.comparison_view import ComparisonView  # noqa: PLC0415 - see above

            self._comparison = ComparisonView(self._theme, chat)
            self._comparison.left.connect(self.leave)
        self._view.show_page(self._comparison)
        self._comparison.begin(message_id)

    def show_recorded(self, trace: Trace, title: str, spans: TokenSpans) -> None:
        """Show a reply that was recorded, here or elsewhere; its ``spans`` say which of its tokens wrote what."""
        if self._recorded is None:
            self._recorded = self._make_recorded()
        self._stop_race()
        self._behind = False
        self._view.show_page(self._recorded)
        self._recorded.show_trace(trace, title, spans)
        self._recorded.replay_button.setFocus()
        self._recorded_on = True
        self.recorded_shown.emit(trace)

    def show_round(self, index: int | None) -> None:
        """Show the round that was chosen in the metrics panel, in the replay while that is shown."""
        if self.slow_motion is not None:
            self.slow_motion.show_round(index)

    def leave(self) -> None:
        """Go one step back: to a recorded reply that waits behind what is shown, else to the conversation."""
        if self._is_waiting_behind and self._recorded is not None:
            self._behind = False
            self._view.show_page(self._recorded)
            self._recorded.replay_button.setFocus()
        else:
            self.leave_all()

    def leave_all(self) -> None:
        """Go back to the conversation; stop a race that is being run."""
        self._behind = False
        self._stop_race()
        self._view.leave_page()

    def reveal_recorded_round(self, index: int | None) -> None:
        """Light up a round in the recorded reply and bring it into view."""
        if self._recorded is not None:
            self._recorded.reveal_round(index)

    def _follow_page(self) -> None:
        """Follow a page that was left in any way: by a button, another chat, a reply that begins."""
        if self._replay_on and self.slow_motion is None:
            self._replay_on = False
            self.replay_left.emit()
        if self._recorded_on and self.recorded is None and not self._is_waiting_behind:
            self._recorded_on = self._behind = False
            self.recorded_left.emit()
        if self._answers_on != (self.comparison is not None):
            self._answers_on = not self._answers_on
            self.answers_shown.emit(self._answers_on)
        if self._race_on != (self.race is not None):
            self._race_on = not self._race_on
            self.race_shown.emit(self._race_on)
        if self.race is None and self.slow_motion is None:  # which may replay the reply that was raced
            self._end_result()

    @property
    def _is_waiting_behind(self) -> bool:
        return self._behind and (self.slow_motion is not None or self.explanation is not None)

    def _make_recorded(self) -> RecordedView:
        from app.ui.overlays.recorded_view import RecordedView  # noqa: PLC0415 - see above

        view = RecordedView(self._theme)
        view.set_stage(self._view.on_stage)
        self._view.stage_changed.connect(view.set_stage)
        view.close_button.clicked.connect(self.leave)
        view.legend.explain_button.clicked.connect(self.explain)

        def play() -> None:
            if view.trace is not None:
                self.play_slowly(view.trace)

        view.replay_button.clicked.connect(play)
        view.transcript.requests.replay.connect(lambda _: play())
        self.recorded_made.emit(view)
        return view

    def _stop_race(self) -> None:
        """Stop a race that nobody looks at any more."""
        if self._runner is not None:
            self._runner.stop()

    def _make_slow_motion(self) -> SlowMotion:
        from app.ui.overlays.slow_motion_view import SlowMotion  # noqa: PLC0415 - see above

        view = SlowMotion(self._theme)
        view.close_button.clicked.connect(self.leave)
        self.slow_motion_made.emit(view)
        return view

    def _race_anew(self) -> None:
        """Write both replies of the last race once more, one after the other."""
        if self._runner is not None and self._runner.request is not None:
            self.start_race(self._runner.request)

    def _call_off_race(self, request: Generate) -> None:
        self.leave_all()
        self.race_called_off.emit(request.mode)

    def _show_result(self, result: RaceResult) -> None:
        if self._race is not None:
            self._race.show_result(result)
            self.result_shown.emit(result.measured)

    def _end_result(self) -> None:
        if self._result_on:
            self._result_on = False
            self.result_left.emit()

    def _race_parts(self) -> tuple[RaceView, RaceRunner]:
        if self._race is None or self._runner is None:
            from app.ui.overlays.race_runner import RaceRunner  # noqa: PLC0415 - see above
            from app.ui.overlays.race_view import RaceView  # noqa: PLC0415 - see above

            self._race, self._runner = RaceView(self._theme), RaceRunner(self._session, self)
            self._race.close_button.clicked.connect(self.leave)
            self._race.stop_button.clicked.connect(self._stop_race)
            self._race.anew.clicked.connect(self._race_anew)
            self._runner.begun.connect(self._race.begin_leg)
            self._runner.wrote.connect(self._race.add_rounds)
            self._runner.finished.connect(self._show_result)
            self._runner.nothing_guessed.connect(self._call_off_race)
            self._runner.given_up.connect(self._race.give_up)
        return self._race, self._runner
