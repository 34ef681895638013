"""Several replies at once: what they want read of one model is read in one pass.

The loop of :mod:`app.speculation.decode` knows one reply. Each reply runs in a task of its own (a greenlet: all of them
on one thread, and the next one goes on where the last one waits). Where a reply asks its model for a pass, its task
waits, and once all tasks wait, a :class:`Scheduler` joins what they ask for, as Orca does (Yu et al., "Orca: A
Distributed Serving System for Transformer-Based Generative Models", OSDI 2022). So replies join and leave between
passes, and one that is alone calls its model as if there were no scheduler.

A step of the scheduler is, of what waits, the first of:

1. which replies make another guess (:mod:`app.speculation.pacing.company`);
2. guesses: one pass of the draft over one token, or few, of each reply that guesses;
3. which guesses to verify, once nobody makes any more;
4. one pass of the target: the rows of all that write, and a piece of a prompt, as much as the writers can wait for.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from greenlet import greenlet

from app.speculation.estimates import RunningMean
from app.speculation.language_model import BrokenModel, FloatArray, Interrupted, LanguageModel
from app.speculation.pacing.company import GuessWish, Stake, grant_guesses, share_rows
from app.speculation.pacing.rows_curve import MOST_ROWS
from app.speculation.pass_times import JointPass

LONGEST_PAUSE_MS = 200.0
"""For so long replies may stand still while a piece of another's prompt is read; the pass itself comes on top."""
_LEAST_PIECE = 16
"""Tokens of a piece at least: of fewer each costs as much as a row that is written."""
_SHORT = 32
"""Tokens that the target reads with those of other replies; more are read in pieces."""
_SHORT_BACKLOG = 8
"""The same of a draft: all that guess wait for its pass."""
_SHARE_WITH_PROMPTS = 0.25
"""Of the longest pause, by which guesses may lengthen a pass while a prompt waits to be read."""
_TOKEN_MS = 4.0
"""Milliseconds that a token of a prompt is expected to take, before any was read."""
_OLDEST_EVERY = 4
"""Of so many pieces one goes to the prompt that waits longest, all others to the shortest."""


@dataclass(frozen=True, slots=True)
class JointPart:
    """The part of a joint pass that belongs to one reply."""

    model: LanguageModel
    tokens: Sequence[int]
    rows: int


class JointReader(Protocol):
    """Runs passes over several sequences of one model."""

    @property
    def most_tokens(self) -> int:
        """Tokens of a pass at most."""
        ...

    @property
    def most_rows(self) -> int:
        """Rows with scores of a pass at most."""
        ...

    @property
    def rows_at_once(self) -> int:
        """Tokens that are computed together; a pass over more takes as long as several."""
        ...

    def read(self, parts: Sequence[JointPart]) -> Sequence[FloatArray]:
        """Run a pass, and return the logits of each part; all are valid until the next pass.

        Raises:
            Interrupted, BrokenModel: as :meth:`LanguageModel.decode` does; all caches are as before.
        """
        ...


class CostObserver(Protocol):
    """Learns what joint passes cost."""

    def learn_joint_pass(self, source: str, rows: int, ms: float, held: int) -> None:
        """Learn of a pass.

        Args:
            source: whose it is: of guesses, or of the target, where it is empty.
            rows: of all replies together.
            ms: what it took.
            held: tokens of the texts before it, by the mean over its rows.
        """
        ...

    def pass_ms(self, rows: int, held: int) -> float | None:
        """Return what a pass of the target over so many rows is expected to take; ``None`` where nobody knows."""
        ...


@dataclass(slots=True, eq=False)
class _Request:
    lane: Lane
    model: LanguageModel
    tokens: Sequence[int]
    rows: int
    done: int = 0
    result: FloatArray | None = None

    @property
    def left(self) -> int:
        return len(self.tokens) - self.done

    @property
    def is_short(self) -> bool:
        return self.rows > 0 and self.left <= max(_SHORT_BACKLOG if self.lane.source else _SHORT, self.rows)

    def part(self, tokens: int) -> JointPart:
        """Return the next ``tokens`` of it, all of which come before the rows that are wanted, or the rest."""
        if tokens >= self.left:
            return JointPart(self.model, self.tokens[self.done :], self.rows)
        tokens = max(1, min(tokens, self.left - self.rows)) if self.rows else tokens
        return JointPart(self.model, self.tokens[self.done : self.done + tokens], 0)


class Lane:
    """One model of the loaded pair, and what waits to be read of it.

    Args:
        scheduler: joins what waits.
        reader: runs joint passes; ``None``: each reply reads by itself.
        source: of the guesses that it makes; empty for the target.
    """

    def __init__(self, scheduler: Scheduler, reader: JointReader | None, source: str = "") -> None:
        self.scheduler = scheduler
        self.reader = reader
        self.source = source
        self.token_ms = RunningMean(_TOKEN_MS, 1)
        """Milliseconds that a token of a prompt takes."""

    def model(self, model: LanguageModel) -> LanguageModel:
        """Return a sequence's model as a reply uses it."""
        return _TaskModel(self, model)


class _TaskModel(LanguageModel):
    """A sequence of a model, whose passes wait for those of other replies."""

    def __init__(self, lane: Lane, model: LanguageModel) -> None:
        self._lane = lane
        self._model = model

    @property
    def context_tokens(self) -> int:
        return self._model.context_tokens

    @property
    def length(self) -> int:
        return self._model.length

    def truncate(self, length: int) -> None:
        self._model.truncate(length)

    def decode(self, tokens: Sequence[int], rows: int) -> FloatArray:
        scheduler = self._lane.scheduler
        if scheduler.is_alone(len(tokens)):
            return self._model.decode(tokens, rows)
        return scheduler.wait_for_pass(self._lane, self._model, tokens, rows)


@dataclass(slots=True, eq=False)
class _Task:
    """A reply that is being written."""

    rank: int
    is_cancelled: Callable[[], bool]
    run: greenlet = field(init=False)
    request: _Request | None = None
    wish: GuessWish | None = None
    stake: Stake | None = None
    error: BaseException | None = None
    """The result or the error that ends its wait."""
    waited_s: float = 0.0
    """Seconds for which it waited, without its share of the passes."""
    share_s: float = 0.0
    """Its share of the passes since it began to wait."""
    pauses: bool = False
    """True if it waits for others alone."""
    writes: bool = False
    """True if its prompt is read."""
    latest: JointPass | None = None
    shared: bool = False
    """True if others had a part in its passes since its last round."""


class Scheduler:
    """Runs tasks, and passes for them. Used by one thread.

    Args:
        observer: learns what joint passes cost; ``None``: nobody does.
        arrivals: asked before each pass of a reply that is alone: whether somebody else wants something.
        seconds: tells the time.
    """

    def __init__(
        self,
        observer: CostObserver | None = None,
        arrivals: Callable[[], bool] = lambda: False,
        seconds: Callable[[], float] = time.perf_counter,
    ) -> None:
        self.observer = observer
        self.arrivals = arrivals
        self._seconds = seconds
        self.lower_stop: Callable[[], None] = lambda: None
        """Lets passes run again after a stop that was for one reply."""
        self._tasks: list[_Task] = []
        self._current: _Task | None = None
        self._pieces = 0
        self._has_reader = False
        """True if the draft of some reply reads before the target's next pass."""

    @property
    def running(self) -> int:
        """Number of tasks."""
        return len(self._tasks)

    @property
    def is_guessing(self) -> bool:
        """True if any task is in the middle of its guesses."""
        return any(task.request is not None and bool(task.request.lane.source) for task in self._tasks)

    def begin(
        self, run: Callable[[], None], *, rank: int = 0, is_cancelled: Callable[[], bool] = lambda: False
    ) -> None:
        """Run a task until it waits for the first time, or is done.

        Args:
            run: what it does; raises nothing.
            rank: the less, the sooner its prompt is read.
            is_cancelled: whether it is to end.
        """
        task = _Task(rank, is_cancelled)
        task.run = greenlet(run)
        self._tasks.append(task)
        self._go_on(task)

    def step(self) -> None:
        """Do what is next for the tasks, all of which wait. Afterwards all wait again, or are done."""
        waiting = [task for task in self._tasks if task.request is not None]
        guessing = [task for task in waiting if _is_guess(task)]
        if wishing := [task for task in self._tasks if task.wish is not None]:
            grant_guesses([task.wish for task in wishing if task.wish is not None], len(guessing))
            for task in wishing:
                self._go_on(task)
            return
        if guessing:
            self._read(guessing, [])
            return
        if stakes := [task for task in self._tasks if task.stake is not None]:
            self._settle(stakes)
            return
        writers = [task for task in waiting if _is_short(task)]
        prompts = self._in_order([task for task in waiting if _is_long(task, draft=False)])
        began = self._seconds()
        self._has_reader = False
        if writers or prompts:
            self._read(writers, prompts)
        backlogs = [task for task in self._tasks if _is_long(task, draft=True)]
        if backlogs:
            self._read([], backlogs, spent_ms=(self._seconds() - began) * 1000)
        for task in [task for task in self._tasks if task.pauses]:
            self._go_on(task)

    def abandon(self, error: BaseException) -> None:
        """End all tasks with an error, each where it waits."""
        for task in list(self._tasks):
            task.error = error
            self._go_on(task)

    # What tasks ask for

    def is_alone(self, tokens: int) -> bool:
        """Return whether a pass need not wait for others; a long one may have to be read in pieces."""
        task = self._current
        if task is None:
            return True
        if len(self._tasks) > 1 or tokens > _SHORT or self.arrivals():
            return False
        task.latest = None
        return True

    def wait_for_pass(self, lane: Lane, model: LanguageModel, tokens: Sequence[int], rows: int) -> FloatArray:
        """Have tokens read with those of others; as :meth:`LanguageModel.decode`."""
        task = self._current
        assert task is not None
        request = task.request = _Request(lane, model, tokens, rows)
        if not lane.source and rows:
            task.writes = True
        self._wait(task)
        assert request.result is not None
        return request.result

    def pause(self) -> None:
        """Let the others go on for a step."""
        task = self._current
        if task is not None:
            task.pauses = True
            self._wait(task)

    def joins_guess(self, pays: Callable[[int], bool]) -> bool:
        """Return whether a reply makes another guess, once all replies wait; see :class:`Company`.

        Args:
            pays: whether the guess pays where so many replies guess in one pass.
        """
        task = self._current
        assert task is not None
        wish = task.wish = GuessWish(pays)
        self._wait(task)
        return wish.granted

    def takes_turn_to_read(self) -> bool:
        """Return whether a reply's draft may read its backlog now; see :class:`Company`."""
        if self._has_reader or self._reads_prompts:
            return False
        self._has_reader = True
        return True

    def share(self, chances: Sequence[float], rate: float, cost_ms: Callable[[int], float], least: int) -> int:
        """Return how many of a reply's guesses are worth their rows, once all replies have made theirs.

        Args:
            chances: of each guess, that it and all before it are right.
            rate: tokens a millisecond that a row must not lower.
            cost_ms: milliseconds of a pass over so many rows.
            least: a draft of fewer is dropped.
        """
        task = self._current
        assert task is not None
        stake = task.stake = Stake(chances, rate, cost_ms, least)
        self._wait(task)
        return stake.granted

    @property
    def replies(self) -> int:
        """Number of replies that are being written, this one among them."""
        others = sum(task.writes for task in self._tasks if task is not self._current)
        return others + 1

    @property
    def latest(self) -> JointPass | None:
        """The latest joint pass of the target for this reply; ``None``: it was alone in it."""
        return self._current.latest if self._current is not None else None

    def take_shared(self) -> bool:
        """Return whether others had a part in this reply's passes since the last call."""
        task = self._current
        if task is None:
            return False
        shared, task.shared = task.shared, False
        return shared

    def clock(self) -> float:
        """Return seconds of a clock that stands while a reply waits, but for its share of the passes."""
        return self._seconds() - (self._current.waited_s if self._current is not None else 0.0)

    # How tasks are run

    @property
    def _reads_prompts(self) -> bool:
        return any(_is_long(task, draft=False) for task in self._tasks)

    def _wait(self, task: _Task) -> None:
        began, task.share_s = self._seconds(), 0.0
        task.run.parent.switch()
        task.waited_s += self._seconds() - began - task.share_s
        task.request = task.wish = task.stake = None
        task.pauses = False
        error, task.error = task.error, None
        if error is not None:
            raise error

    def _go_on(self, task: _Task) -> None:
        """Run a task until it waits, or is done."""
        before, self._current = self._current, task
        try:
            task.run.switch()
        finally:
            self._current = before
            if task.run.dead:
                self._tasks.remove(task)

    def _settle(self, tasks: Sequence[_Task]) -> None:
        """Share the rows of the coming pass among those that have guesses."""
        fixed = sum(task.request.rows for task in self._tasks if _is_short(task) and task.request)
        base_ms = (self.observer.pass_ms(fixed + len(tasks), 0) if self.observer is not None else None) or 0.0
        longest_ms = max(LONGEST_PAUSE_MS, 2 * base_ms)
        if self._reads_prompts:
            longest_ms = base_ms + _SHARE_WITH_PROMPTS * LONGEST_PAUSE_MS
        share_rows([task.stake for task in tasks if task.stake is not None], fixed, MOST_ROWS, longest_ms)
        for task in tasks:
            self._go_on(task)

    def _in_order(self, tasks: Sequence[_Task]) -> list[_Task]:
        """Return those that read in the order in which they may: the shortest first, but none waits for ever."""
        if len(tasks) > 1:
            self._pieces += 1
        if self._pieces % _OLDEST_EVERY == 0:
            return list(tasks)
        return sorted(tasks, key=lambda task: (task.rank, task.request.left))  # type: ignore[union-attr]

    def _read(self, short: Sequence[_Task], long: Sequence[_Task], spent_ms: float = 0.0) -> None:
        """Run one pass of one model.

        Args:
            short: whose tokens are all read, as far as rows and tokens of a pass allow.
            long: of whose tokens a piece is read.
            spent_ms: for so long those that write have waited already.
        """
        for task in [*short, *long]:
            if task.request is not None and task.is_cancelled() and (task in long):
                task.error = Interrupted()
                self._go_on(task)
        parts: list[tuple[_Task, JointPart]] = []
        tokens = rows = 0
        for task in short:
            request = task.request
            assert request is not None
            reader = request.lane.reader
            if parts and reader is None:
                break
            if (
                parts
                and reader
                and (tokens + request.left > reader.most_tokens or rows + request.rows > reader.most_rows)
            ):
                break
            parts.append((task, request.part(request.left)))
            tokens, rows = tokens + request.left, rows + request.rows
        for task in long:
            request = task.request
            if request is None or (parts and request.lane.reader is None):
                continue
            limit = self._piece(request, tokens, rows, spent_ms)
            if limit <= 0:
                break
            part = request.part(limit)
            parts.append((task, part))
            tokens, rows = tokens + len(part.tokens), rows + part.rows
        if parts:
            self._run([task for task, _ in parts], [part for _, part in parts])

    def _piece(self, request: _Request, tokens: int, rows: int, spent_ms: float) -> int:
        """Return how many tokens of a long request may be read in a pass that has so many tokens and rows already."""
        lane, reader = request.lane, request.lane.reader
        most = reader.most_tokens if reader is not None else request.left
        at_once = reader.rows_at_once if reader is not None else most
        if not any(task.writes for task in self._tasks if task.request is not request):
            pieces = int(2 * LONGEST_PAUSE_MS / lane.token_ms.value) // at_once  # nobody stands still meanwhile
            return min(most, max(1, pieces) * at_once) - tokens
        pass_ms = (self.observer.pass_ms(rows, 0) if self.observer is not None and rows else None) or 0.0
        affordable = int((LONGEST_PAUSE_MS - spent_ms - pass_ms) / lane.token_ms.value) - max(0, tokens - rows)
        return min(most - tokens, max(affordable, _LEAST_PIECE if tokens == rows else 0))

    def _run(self, tasks: Sequence[_Task], parts: Sequence[JointPart]) -> None:
        """Run a pass; where it breaks, without the newest reply, which then has one of its own."""
        requests = [task.request for task in tasks]
        lane = requests[0].lane  # type: ignore[union-attr]
        held = [part.model.length for part in parts]
        began = self._seconds()
        try:
            if len(parts) == 1 or lane.reader is None:
                [one] = parts
                results: Sequence[FloatArray] = [one.model.decode(one.tokens, one.rows)]
            else:
                results = lane.reader.read(parts)
        except Interrupted as stopped:
            self._interrupted(tasks, stopped)
            return
        except BrokenModel as broken:
            if len(tasks) == 1:
                self._fail(tasks, broken)
            else:
                newest = max(range(len(tasks)), key=lambda index: self._tasks.index(tasks[index]))
                others = [index for index in range(len(tasks)) if index != newest]
                self._run([tasks[index] for index in others], [parts[index] for index in others])
                self._run([tasks[newest]], [parts[newest]])
            return
        except Exception as error:  # noqa: BLE001 - each of the replies ends with it
            self._fail(tasks, error)
            return
        self._deliver(tasks, parts, results, (self._seconds() - began) * 1000, held)

    def _interrupted(self, tasks: Sequence[_Task], stopped: Interrupted) -> None:
        """End those that were stopped; the others wait for the next pass."""
        gone = [task for task in tasks if task.is_cancelled()] or tasks
        self.lower_stop()
        self._fail(gone, stopped)

    def _fail(self, tasks: Sequence[_Task], error: BaseException) -> None:
        for task in tasks:
            task.error = error
            self._go_on(task)

    def _deliver(
        self,
        tasks: Sequence[_Task],
        parts: Sequence[JointPart],
        results: Sequence[FloatArray],
        ms: float,
        held: Sequence[int],
    ) -> None:
        """Hand out what a pass computed, and share its time by rows."""
        lane = tasks[0].request.lane  # type: ignore[union-attr]
        total = sum(len(part.tokens) for part in parts)
        rows = sum(part.rows for part in parts)
        is_pure = all(task.request.is_short for task in tasks)  # type: ignore[union-attr]
        self._learn(lane, parts, ms, held, is_pure=is_pure)
        replies = sum(part.rows > 0 for part in parts)
        joint = JointPass(replies, rows, ms) if len(parts) > 1 else None
        for task, part, result in zip(tasks, parts, results, strict=True):
            request = task.request
            assert request is not None
            task.share_s += ms / 1000 * len(part.tokens) / total
            task.shared = task.shared or len(parts) > 1
            request.done += len(part.tokens)
            if not request.left:
                request.result = result
                if not lane.source:
                    task.latest = joint
        for task in tasks:
            if task.request is not None and task.request.result is not None:
                self._go_on(task)

    def _learn(self, lane: Lane, parts: Sequence[JointPart], ms: float, held: Sequence[int], *, is_pure: bool) -> None:
        rows = sum(part.rows for part in parts)
        tokens = sum(len(part.tokens) for part in parts)
        if is_pure:
            if len(parts) > 1 and self.observer is not None:
                mean = sum(part.rows * length for part, length in zip(parts, held, strict=True)) // max(1, rows)
                self.observer.learn_joint_pass(lane.source, tokens, ms, mean)
            return
        writing = sum(part.rows for part in parts if part.rows == len(part.tokens))
        usual = self.observer.pass_ms(writing, 0) if writing and self.observer is not None else None
        read = tokens - writing
        if read >= _LEAST_PIECE:
            lane.token_ms.add(max(0.05, (ms - (usual or 0.0)) / read))


def _is_guess(task: _Task) -> bool:
    return _is_short(task) and task.request is not None and bool(task.request.lane.source)


def _is_short(task: _Task) -> bool:
    return task.request is not None and task.request.is_short


def _is_long(task: _Task, *, draft: bool) -> bool:
    request = task.request
    return request is not None and not request.is_short and bool(request.lane.source) is draft
