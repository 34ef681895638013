"""Finding what can guess for one model: what fits, as it is found; what was left out, and why."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QLineEdit, QScrollArea, QToolButton, QWidget

from app.errors import AccessNeeded, AppError, IncompatibleDraft
from app.language import tr, tr_count
from app.models.gguf.fit import Fit
from app.models.hub.draft_search import Candidate, Found, JudgedCandidate, SearchProblem
from app.models.hub.hub_questions import DraftSearchRun, HubQuestions
from app.models.network.token_store import TokenPlace
from app.ui.models_page.hub.draft_row import DraftRow, RefusedRow
from app.ui.models_page.hub.problem import TOKEN_WORDS, ProblemPanel, WaitingBar
from app.ui.models_page.model_services import ModelServices
from app.ui.toolkit.accessibility import named
from app.ui.toolkit.widgets.buttons import PressedOnce, plain_button, quiet_button
from app.ui.toolkit.widgets.labels import StatusLabel, display, heading, note, wrapped
from app.ui.toolkit.widgets.layouts import CARD, Stretch, column_of, row_of, scroll_down

_STEP, _CHECK = "draft", "check"


class DraftView(QScrollArea):
    """Lies over the tabs until it is left."""

    used = Signal(str, object)
    """References of the target and of what guesses; ``None`` where the target does so itself."""
    lookup_wanted = Signal(str)
    """Guesses are to come from the conversation; the reference of the model that writes."""

    def __init__(self, services: ModelServices, questions: HubQuestions, target: Candidate) -> None:
        super().__init__()
        self._services = services
        self._questions = questions
        self._target = target
        self._search_run: DraftSearchRun = questions.drafts_for(target)
        self._left_out: list[JudgedCandidate] = []
        self._troubles: list[AppError] = []
        self.rows: list[DraftRow] = []
        self.back = quiet_button(tr("‹ Back"), name=tr("Back to the models"))
        self.bar = WaitingBar(tr("Looking for drafts"))
        self.status = StatusLabel()
        self.stop = quiet_button(tr("Stop"), run=self.stop_looking)
        self.problem = ProblemPanel(self.look)
        self.problem.token_entered.connect(self._keep_token)
        self.nothing = _NothingFound()
        self.nothing.lookup.clicked.connect(lambda: self.lookup_wanted.emit(target.reference))
        self.left_out = _LeftOut()
        self.field = named(
            QLineEdit(placeholderText=tr("Link, owner/name, or hf:owner/name/file.gguf"), maxLength=500),
            tr("A draft of your own choice: a link, owner/name, or hf:owner/name/file.gguf"),
        )
        self.field.returnPressed.connect(self.check)
        self.check_button = plain_button(tr("Check"), run=self.check, name=tr("Check whether this draft fits"))
        self.check_problem = ProblemPanel(self.check)
        self.check_problem.token_entered.connect(self._keep_token)
        self._checked = column_of()
        self._results_layout = column_of(gap=10)
        self._lay_out()
        self.look()

    def _lay_out(self) -> None:
        words = tr(
            "A head that was made for it, or a small model that splits text the same way, can guess ahead "
            "for it. Of each one, only the description at its start is read and compared; nothing large is "
            "downloaded before you say so."
        )
        content = QWidget()
        column_of(
            (self.back, Qt.AlignmentFlag.AlignLeft),
            wrapped(display(tr("A draft for {name}", name=self._target.name))),
            note(words),
            row_of((self.status, 1), self.stop, gap=10),
            self.bar,
            self.problem,
            self._results_layout,
            self.nothing,
            self.left_out,
            8,
            heading(tr("One of your own choice")),
            row_of((self.field, 1), self.check_button),
            self.check_problem,
            self._checked,
            Stretch(),
            on=content,
            gap=10,
            margins=(24, 14, 24, 24),
        )
        scroll_down(content, self)

    def look(self) -> None:
        """Begin the search anew."""
        self._search_run = self._questions.drafts_for(self._target)
        for row in self.rows:
            row.deleteLater()
        self.rows, self._left_out, self._troubles = [], [], []
        self.problem.hide()
        self.nothing.hide()
        self.left_out.show_judged([])
        self._go_on()

    def _go_on(self) -> None:
        self._show_busy(busy=True)
        rows_count = len(self.rows)
        self.status.say(
            tr_count("Looking for drafts… %n found so far.", "Looking for drafts… %n found so far.", rows_count)
            if rows_count
            else tr("Looking for drafts…")
        )
        run = self._search_run
        self._services.background.send(self, _STEP, run.step, self._take, self._show_error)

    def _take(self, result: Found | None) -> None:
        if result is None:
            self._finish()
            return
        if isinstance(result, SearchProblem):
            self._troubles.append(result.error)
        elif result.verdict.ok and (result.fit is None or result.fit.fit is not Fit.WONT):
            self._add_row(result)
        else:
            self._left_out.append(result)
            self.left_out.show_judged(self._left_out)
        self._go_on()

    def _add_row(self, candidate: JudgedCandidate) -> None:
        row = self._row(candidate, first=not self.rows)
        # What was made for this model stands before drafts, though the Hub names it later.
        place = sum(other.judged.way <= candidate.way for other in self.rows)
        self.rows.insert(place, row)
        self._results_layout.insertWidget(place, row)

    def _row(self, candidate: JudgedCandidate, *, first: bool) -> DraftRow:
        row = DraftRow(self._services, self._target, candidate, self._questions.context_tokens, first=first)
        row.used.connect(self.used)
        row.failed.connect(self._ask_consent)
        return row

    def _finish(self) -> None:
        self._show_busy(busy=False)
        count = len(self.rows)
        self.status.say(tr_count("One fits.", "%n fit.", count) if count else "")
        self.nothing.setVisible(not count and not self._troubles)
        if self._troubles:
            self.problem.show_error(self._troubles[0])

    def stop_looking(self) -> None:
        """Stop the search; what was found stays."""
        self._services.background.recall(self, _STEP)
        self._show_busy(busy=False)
        self.status.say(tr("Stopped."))

    def give_up(self) -> None:
        """Wait for no answer any more."""
        for kind in (_STEP, _CHECK):
            self._services.background.recall(self, kind)

    def check(self) -> None:
        """Judge the draft that was named."""
        text = self.field.text()
        if not text.strip():
            self.field.setFocus()
            return
        self._clear_checked()
        self.check_button.setEnabled(False)
        run = self._questions.drafts_for(self._target)

        self._services.background.send(
            self, _CHECK, lambda is_wanted: run.check(text, is_wanted), self._show_checked, self._show_check_error
        )

    def _show_checked(self, candidate: JudgedCandidate) -> None:
        self.check_button.setEnabled(True)
        if candidate.verdict.ok:
            self._checked.addWidget(self._row(candidate, first=True))
            return
        refused = RefusedRow(candidate, others=bool(self.rows))
        refused.lookup.clicked.connect(lambda: self.lookup_wanted.emit(self._target.reference))
        refused.another.clicked.connect(self.look)
        self._checked.addWidget(refused)

    def _show_check_error(self, error: AppError) -> None:
        self.check_button.setEnabled(True)
        self.check_problem.show_error(error)

    def _clear_checked(self) -> None:
        self.check_problem.hide()
        while (item := self._checked.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.deleteLater()

    def _show_error(self, error: AppError) -> None:
        self._show_busy(busy=False)
        self.status.say("")
        repo = self._target.downloads[0].file.repo if self._target.downloads else ""
        self.problem.show_error(error, repo)
        if isinstance(error, IncompatibleDraft):
            self.field.setEnabled(False)
            self.check_button.setEnabled(False)

    def _ask_consent(self, draft: Candidate) -> None:
        if draft.gated and draft.downloads:
            self.problem.show_error(AccessNeeded(""), draft.downloads[0].file.repo)

    def _keep_token(self, token: str) -> None:
        def show_place(place: TokenPlace) -> None:
            self.look()
            self.status.say(TOKEN_WORDS[place])

        self._services.background.send(
            self, "token", lambda _: self._questions.keep_token(token), show_place, changes=True
        )

    def _show_busy(self, *, busy: bool) -> None:
        self.bar.setVisible(busy)
        self.stop.setVisible(busy)


class _NothingFound(QFrame):
    """Says that nothing fits, and what can be done instead."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.lookup = plain_button(tr("Guess without a second model"))
        words = tr(
            "No small model was found that splits text as this one does. Guesses can also come from the "
            "conversation itself: that needs no second model, and helps most where text is repeated, as in "
            "code or lists."
        )
        lookup = (self.lookup, Qt.AlignmentFlag.AlignLeft)
        column_of(heading(tr("No draft fits")), note(words), lookup, on=self, margins=CARD)
        self.hide()


class _Toggle(PressedOnce, QToolButton):
    """Unfolds the list, or folds it away."""


class _LeftOut(QWidget):
    """Lists what was looked at and does not fit, folded away behind its number."""

    def __init__(self) -> None:
        super().__init__()
        self.toggle = _Toggle()
        self.toggle.setProperty("role", "quiet")
        self.toggle.setCheckable(True)
        self.toggle.toggled.connect(lambda _: self._show())
        self.reasons = note()
        self._judged: list[JudgedCandidate] = []
        column_of(self.toggle, self.reasons, on=self, gap=4)

    def show_judged(self, judged: list[JudgedCandidate]) -> None:
        self._judged = list(judged)
        self._show()

    def _show(self) -> None:
        count, opened = len(self._judged), self.toggle.isChecked()
        words = tr_count("One other was looked at and left out", "%n others were looked at and left out", count)
        self.toggle.setText(f"{'▾' if opened else '▸'} {words}")
        self.toggle.setAccessibleName(words)
        self.reasons.setText("\n".join(f"{one.candidate.name}: {_reason(one)}" for one in self._judged))
        self.reasons.setVisible(opened)
        self.setVisible(count > 0)


def _reason(candidate: JudgedCandidate) -> str:
    if candidate.verdict.ok and candidate.fit is not None:
        return candidate.fit.sentence
    return candidate.verdict.reason
