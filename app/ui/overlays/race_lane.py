"""One of the two replies of a race: its figures, and its text as it is written or was written."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QVBoxLayout, QWidget

from app.language import number, tr
from app.speculation.trace import Round, Trace
from app.ui.overlays.race_figures import LaneFigures, LaneHead
from app.ui.overlays.race_result import duration_ms, rounds_until
from app.ui.overlays.reply_pane import ReplyPane
from app.ui.transcript.inspection import ModelNames
from app.ui.transcript.token_spans import TokenSpans
from app.ui.transcript.typography import Typography


class RaceLane(QWidget):
    """Shows a reply that is being written, or one that was, at its own pace."""

    def __init__(self, name: str, typography: Typography, *, guesses: bool) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self._name = name
        self._titles: tuple[str, ...] = (name,)
        self._kind = ""
        self._rounds: list[Round] = []
        self._trace: Trace | None = None
        self._live = False
        self._total: int | None = None
        self._shown = self._tokens = 0
        self._is_settled = False
        """True if the text stands as it does in the end, where a stop text may have cut it."""
        self.head = LaneHead(name, guesses=guesses)
        self.page = ReplyPane(typography, name, top=0, as_in_chat=False)
        self.body = self.page.body
        column = self._column = QVBoxLayout(self)
        column.addWidget(self.head)
        column.addWidget(self.page, 1)

    @property
    def rounds(self) -> Sequence[Round]:
        """The rounds that are shown."""
        return self._rounds[: self._shown]

    @property
    def is_live(self) -> bool:
        """True if a reply is followed, to its end or not."""
        return self._live

    @property
    def is_idle(self) -> bool:
        """True if there is no reply to show."""
        return not self._live and self._trace is None

    @property
    def is_over(self) -> bool:
        """True if the whole reply is shown."""
        return self._trace is not None and self._shown == len(self._trace.rounds)

    def set_room(self, around: int, between: int) -> None:
        self._column.setContentsMargins(around, around, around, 0)
        self._column.setSpacing(between)

    def set_total(self, tokens: int | None) -> None:
        """Say how many tokens the reply will have, if that is known: its bar is drawn by that."""
        self._total = tokens

    def wait(self, words: str) -> None:
        """Show no reply yet, and in place of the clock what it waits for."""
        self._begin(None, (self._name,), live=False)
        self.head.show_figures(LaneFigures((self._name,), (words,) if words else ()))

    def follow(self, waits_for: str) -> None:
        """Follow a reply that is being written now; until it begins, say what it waits for."""
        writing = tr("{name} · writing now", name=self._name)
        self._begin(None, (writing, self._name), live=True)
        self._kind = tr("live")
        self.head.show_figures(LaneFigures((writing, self._name), (waits_for,), 0, total=self._total))

    def replay(self, trace: Trace, titles: tuple[str, ...], kind: str) -> None:
        """Replay a reply at its own pace.

        Args:
            trace: the reply.
            titles: what it is; the first one that fits is shown.
            kind: what it is in a word, for the clock.
        """
        self._begin(trace, titles, live=False)
        self._rounds, self._kind = list(trace.rounds), kind
        self.body.model_names = ModelNames.of(trace.summary)
        self.show_time(0.0)

    def add_rounds(self, rounds: Sequence[Round]) -> None:
        """Take up what was written; :meth:`show_time` shows it."""
        if self._live:
            self._rounds.extend(rounds)

    def end(self, trace: Trace) -> None:
        """Take up that the reply that was followed is whole."""
        self._trace, self._rounds, self._titles = trace, list(trace.rounds), (self._name,)
        self.body.model_names = ModelNames.of(trace.summary)

    def show_time(self, clock_ms: float) -> None:
        """Show how the reply stood at ``clock_ms``; one that is being written as it stands."""
        self._show_rounds(len(self._rounds) if self._live else rounds_until(self._rounds, clock_ms))
        end_ms = duration_ms(self._trace) if self._trace is not None else None
        is_done = end_ms is not None and (self._live or clock_ms >= end_ms)
        time = tr("{time} s", time=number((end_ms if is_done and end_ms is not None else clock_ms) / 1000, 1))
        if is_done:
            clocks = (tr("Done in {time}", time=time), time)
        else:
            clocks = (f"{time} · {self._kind}" if self._kind else time, time)
        self.head.show_figures(LaneFigures(self._titles, clocks, self._shown, self._tokens, self._total))

    def _begin(self, trace: Trace | None, titles: tuple[str, ...], *, live: bool) -> None:
        self._trace, self._titles, self._live = trace, titles, live
        self._rounds, self._shown, self._tokens, self._is_settled = [], 0, 0, False
        self.body.show_spans(TokenSpans())

    def _show_rounds(self, count: int) -> None:
        """Show the first rounds: what is new of them is set, what was there stays."""
        if count != self._shown:
            if count < self._shown:
                self.body.show_spans(TokenSpans())
                self._shown, self._tokens, self._is_settled = 0, 0, False
            new = self._rounds[self._shown : count]
            self._tokens += sum(len(round_.tokens) for round_ in new)
            self.body.spans.add_rounds(new)
            self._shown = count
            self.body.refresh()
            self.page.show_newest()
            self.body.announce_again()
        if self._trace is not None and self.is_over and not self._is_settled:
            self._is_settled = True
            self.body.spans.show_as(self._trace.summary.text)
            self.body.show_spans(self.body.spans)
            self.page.show_newest()
