"""Finding what can guess for one model: what fits, as it is found; what was left out, and why."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QScrollArea,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from app.errors import AccessNeeded, AppError, IncompatibleDraft
from app.language import tr, tr_count
from app.models.gguf.fit import Fit
from app.models.hub.draft_search import Candidate, Found, JudgedCandidate, SearchProblem
from app.models.hub.hub_questions import DraftSearchRun, HubQuestions
from app.models.network.token_store import TokenPlace
from app.ui.models_page.hub.draft_row import DraftRow, RefusedRow
from app.ui.models_page.hub.pending_answer import StatusSentence, WaitingBar
from app.ui.models_page.hub.problem import ProblemPanel
from app.ui.models_page.model_services import ModelServices
from app.ui.toolkit.widgets.buttons import PressedOnce, plain_button, quiet_button
from app.ui.toolkit.widgets.labels import display, heading, muted

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
        self.back = quiet_button(tr("‹ Back"))
        self.back.setAccessibleName(tr("Back to the models"))
        self.bar = WaitingBar(tr("Looking for drafts"))
        self.status = StatusSentence()
        self.stop = quiet_button(tr("Stop"))
        self.stop.clicked.connect(self.stop_looking)
        self.problem = ProblemPanel()
        self.problem.retry.clicked.connect(self.look)
        self.problem.token_entered.connect(self._keep_token)
        self.nothing = _NothingFound()
        self.nothing.lookup.clicked.connect(lambda: self.lookup_wanted.emit(target.reference))
        self.left_out = _LeftOut()
        self.field = QLineEdit()
        self.field.setPlaceholderText(tr("Link, owner/name, or hf:owner/name/file.gguf"))
        self.field.setAccessibleName(tr("A draft of your own choice: a link, owner/name, or hf:owner/name/file.gguf"))
        self.field.setMaxLength(500)
        self.field.returnPressed.connect(self.check)
        self.check_button = plain_button(tr("Check"))
        self.check_button.setAccessibleName(tr("Check whether this draft fits"))
        self.check_button.clicked.connect(self.check)
        self.check_problem = ProblemPanel()
        self.check_problem.retry.clicked.connect(self.check)
        self.check_problem.token_entered.connect(self._keep_token)
        self._checked = QVBoxLayout()
        self._results_layout = QVBoxLayout()
        self._results_layout.setSpacing(10)
        self._lay_out()
        self.look()

    def _lay_out(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(24, 14, 24, 24)
        column.setSpacing(10)
        column.addWidget(self.back, 0, Qt.AlignmentFlag.AlignLeft)
        title = display(tr("A draft for {name}", name=self._target.name))
        words = muted(
            tr(
                "A head that was made for it, or a small model that splits text the same way, can guess ahead "
                "for it. Of each one, only the description at its start is read and compared; nothing large is "
                "downloaded before you say so."
            )
        )
        for label in (title, words):
            label.setWordWrap(True)
            column.addWidget(label)
        progress = QHBoxLayout()
        progress.addWidget(self.status, 1)
        progress.addWidget(self.stop)
        column.addLayout(progress)
        column.addWidget(self.bar)
        column.addWidget(self.problem)
        column.addLayout(self._results_layout)
        column.addWidget(self.nothing)
        column.addWidget(self.left_out)
        column.addSpacing(8)
        column.addWidget(heading(tr("One of your own choice")))
        entry = QHBoxLayout()
        entry.setSpacing(8)
        entry.addWidget(self.field, 1)
        entry.addWidget(self.check_button)
        column.addLayout(entry)
        column.addWidget(self.check_problem)
        column.addLayout(self._checked)
        column.addStretch(1)
        self.setWidgetResizable(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(content)

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
            self.status.say_where_token_went(place)

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
        words = muted(
            tr(
                "No small model was found that splits text as this one does. Guesses can also come from the "
                "conversation itself: that needs no second model, and helps most where text is repeated, as in "
                "code or lists."
            )
        )
        words.setWordWrap(True)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.setSpacing(8)
        layout.addWidget(heading(tr("No draft fits")))
        layout.addWidget(words)
        layout.addWidget(self.lookup, 0, Qt.AlignmentFlag.AlignLeft)
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
        self.reasons = muted("")
        self.reasons.setWordWrap(True)
        self._judged: list[JudgedCandidate] = []
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        layout.addWidget(self.toggle)
        layout.addWidget(self.reasons)

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
