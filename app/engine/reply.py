"""Writes one reply: makes the prompt, has it read, and tells every round."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from app.engine.commands import Generate
from app.engine.conversations.prompt_reading import PromptReaders, read_prompt
from app.engine.conversations.seats import Seat
from app.engine.events import DraftPrefillProgress, Notice, Outgrown, PrefillProgress, Repeating, RoundDone
from app.engine.pair import Pair
from app.engine.port import EventSink
from app.engine.prompts.prompt import FittedPrompt, build_prompt
from app.engine.reply_parts import ReplyParts, prepare_reply
from app.errors import ModelFileError, WorldError
from app.language import mark, tr, tr_count, tr_marked
from app.llama.heads.head import HeadContext
from app.llama.weights.file_pages import LostFile
from app.speculation.decode import ReplyLimits, decode
from app.speculation.language_model import BrokenModel, Interrupted
from app.speculation.plain_speed import PlainSpeed
from app.speculation.repetition import Repetition
from app.speculation.sampling.constraint import NothingAllowed
from app.speculation.summary import ReplyFacts, summarise
from app.speculation.text import ReplyText
from app.speculation.trace import FinishReason, Round, Trace

_OF_THE_ALGORITHM = (mark("The model computed no usable numbers."), mark("It was given more than its context holds."))
"""Marked for translation here: the algorithm knows no languages."""
_MOST_TOLD = 8
"""Parts of a JSON schema that are named."""
_NEVER = 1e4
"""Of a token's score: more than any model gives. Finite, since a grammar may leave nothing but what is taken away."""


def write_reply(pair: Pair, command: Generate, job: int, sink: EventSink, is_cancelled: Callable[[], bool]) -> Trace:
    """Write one reply with a loaded pair, telling every step to ``sink``.

    Raises:
        WorldError: the prompt does not fit, the template failed, the model broke while computing, or it can write
            nothing that the grammar allows.
    """
    if command.ignores_end:
        command = _without_end(command, pair.target.model.vocabulary.end_tokens)
    reply = _Reply(pair, command, job, sink, is_cancelled)
    try:
        return reply.write()
    except NothingAllowed as nothing:
        raise WorldError(
            tr("The grammar allows nothing here that {name} can write.", name=pair.target.name)
        ) from nothing
    except LostFile as lost:
        reply.clear_seat()
        raise ModelFileError(str(lost)) from lost
    except BrokenModel as broken:
        reply.clear_seat()
        raise ModelFileError(
            tr("{name} stopped working: {broken}", name=pair.target.name, broken=tr_marked(str(broken)))
        ) from broken
    finally:
        if command.keep is None:
            reply.clear_seat()
        reply.leave_seat()
        pair.rest()


class _Reply:
    def __init__(
        self, pair: Pair, command: Generate, job: int, sink: EventSink, is_cancelled: Callable[[], bool]
    ) -> None:
        self._pair = pair
        self._command = command
        self._job = job
        self._sink = sink
        self._is_cancelled = is_cancelled
        self._rounds: list[Round] = []
        self._plain_speed = PlainSpeed(pair.guessing.lessons.verify)
        self._repetition = Repetition()
        self._repeating = False
        self._seat: Seat | None = None

    def clear_seat(self) -> None:
        """Have the models hold nothing of this reply."""
        if self._seat is not None:
            self._seat.clear()

    def leave_seat(self) -> None:
        """Let others be written where this reply was."""
        if self._seat is not None:
            self._pair.conversations.leave(self._seat)

    def write(self) -> Trace:
        """Write the reply, and return its trace."""
        try:
            prompt = build_prompt(self._pair, self._command, self._is_cancelled)
            if min(prompt.tokens) < 0:
                self._leave_head()
            seat = self._seat = self._pair.conversations.take_seat(prompt.tokens, self._command.keep)
            # Refuses a grammar that cannot be read before anything is read.
            parts = prepare_reply(self._pair, seat, self._command, self._is_cancelled, self._tell_draft_reads)
        except Interrupted:
            return self._trace(FinishReason.CANCELLED, FittedPrompt([], 0), 0, 0.0, 0.0)
        if self._command.messages and self._pair.template_problem and not self._command.in_passing:
            self._notice(self._pair.template_problem)
            self._pair.template_problem = ""
        if prompt.dropped_messages or prompt.shortened:
            self._sink(Outgrown(self._job, _left_out(prompt)))
        if parts.left_out:
            self._notice(
                tr(
                    "The reply need not obey all of its JSON schema. Left out: {parts}.",
                    parts="; ".join(map(tr_marked, parts.left_out[:_MOST_TOLD])),
                )
            )
        began, command = time.perf_counter(), self._command
        context = list(prompt.tokens)
        with self._pair.conversations.taken_up(
            seat, context, command.keep, in_passing=command.in_passing, cancelled=self._is_cancelled
        ) as reused:
            if reused is None:
                return self._trace(FinishReason.CANCELLED, prompt, 0, 0.0, 0.0)
            try:
                self._read(seat, prompt, parts, reused)
            except Interrupted:
                return self._trace(FinishReason.CANCELLED, prompt, reused, _ms(began), 0.0)
            seat.prompt = ()
            prefill_ms = _ms(began)
            began = time.perf_counter()
            reason = self._decode(context, prompt.position, parts)
            trace = self._trace(
                reason, prompt, reused, prefill_ms, _ms(began), stopped_by=self._stop_text(reason, parts)
            )
            self._drop_broken_draft()
            return trace

    def _read(self, seat: Seat, prompt: FittedPrompt, parts: ReplyParts, reused: int) -> None:
        total = len(prompt.tokens)

        def tell(count: int) -> None:
            self._sink(PrefillProgress(self._job, count, total, reused))

        conversations, wait = self._pair.conversations, self._pair.sequences.scheduler.pause

        def follow_others() -> bool:
            return self._command.keep is not None and conversations.follow_others(seat, prompt.tokens, wait)

        readers = PromptReaders(parts.decoding.target, parts.decoding.times, conversations.costs, follow_others)
        read_prompt(seat, readers, self._pair.pictures, prompt.tokens, tell=tell, cancelled=self._is_cancelled)

    def _decode(self, context: list[int], position: int, parts: ReplyParts) -> FinishReason:
        command = self._command
        stop = (*command.stop, *parts.end_marks)
        limits = ReplyLimits(command.max_tokens, stop, self._is_cancelled, self._is_endless)
        if command.messages and command.messages[-1].role == "assistant":
            self._repetition.add(command.messages[-1].text)  # what goes on may have gone in circles before
        rounds = decode(parts.decoding, context, limits, position=position)
        try:
            while True:
                self._tell(parts.thoughts.rewrite(next(rounds)))
        except StopIteration as end:
            reason: FinishReason = end.value
        finally:
            rounds.close()
        if reason is FinishReason.LENGTH and self._is_endless():
            self._sink(Repeating(self._job, on=True, ended=True))
        return reason

    def _is_endless(self) -> bool:
        return self._command.max_tokens is None and self._repetition.endless

    def _leave_head(self) -> None:
        """Free a head: it reads what the target computed for each token, and a picture's rows are none."""
        pair = self._pair
        if pair.draft is not None and isinstance(pair.draft.context, HeadContext):
            self._notice(
                tr(
                    "{draft} cannot guess after a picture. Guesses come from the text alone until the models "
                    "are loaded again.",
                    draft=_first_upper(pair.draft.name),
                )
            )
            pair.drop_draft()

    def _drop_broken_draft(self) -> None:
        """Free a draft that broke during this reply, and say so once: what broke a model breaks it again."""
        pair = self._pair
        drafter = pair.guessing.drafter_in(self._seat.number) if self._seat is not None else None
        if pair.draft is not None and drafter is not None and drafter.problem and not pair.draft_broke:
            self._notice(
                tr(
                    "{name} stopped working as the draft: {problem} Replies go on without it until the models are "
                    "loaded again.",
                    name=pair.draft.name,
                    problem=tr_marked(drafter.problem),
                )
            )
            pair.draft_broke = True

    def _tell(self, round_: Round) -> None:
        self._rounds.append(round_)
        assert self._seat is not None
        context = self._seat.target.context
        count = len(round_.tokens)
        self._plain_speed.add(
            len(round_.drafted) + 1,
            round_.verify_ms,
            max(0, context.length + 1 - count),
            count,
            replies=round_.replies,
            joint_rows=round_.joint_rows,
        )
        used = min(context.length + 1, context.context_tokens)  # the last token of all is not read any more
        self._sink(RoundDone(self._job, round_, used, self._plain_speed.tokens_per_second))
        self._repetition.add(round_.text)
        if self._repetition.repeating != self._repeating:
            self._repeating = self._repetition.repeating
            self._sink(Repeating(self._job, on=self._repeating))

    def _tell_draft_reads(self, done: int, total: int) -> None:
        self._sink(DraftPrefillProgress(self._job, done, total))

    def _trace(
        self,
        reason: FinishReason,
        prompt: FittedPrompt,
        reused: int,
        prefill_ms: float,
        decode_ms: float,
        *,
        stopped_by: str | None = None,
    ) -> Trace:
        pair = self._pair
        facts = ReplyFacts(
            finish_reason=reason,
            seed=self._command.sampling.seed,
            target=pair.target.name,
            draft=pair.draft.name if pair.draft else None,
            prompt_tokens=len(prompt.tokens),
            reused_tokens=reused,
            prefill_ms=prefill_ms,
            decode_ms=decode_ms,
            plain_tokens_per_second=self._plain_speed.tokens_per_second,
            stopped_by=stopped_by,
        )
        return Trace(summarise(self._rounds, facts), tuple(self._rounds))

    def _stop_text(self, reason: FinishReason, parts: ReplyParts) -> str | None:
        """Return which of the command's stop texts ended the reply: they are in the tokens, though not in the text."""
        if reason is not FinishReason.STOP or not self._command.stop:
            return None
        vocabulary = parts.decoding.vocabulary
        text = ReplyText(self._command.stop)
        for token in (token.id for round_ in self._rounds for token in round_.tokens):
            if not vocabulary.is_end(token):
                text.add(vocabulary.piece(token))
        at = text.stop_at(len(text.text))
        return None if at is None else next(stop for stop in self._command.stop if text.text.startswith(stop, at))

    def _notice(self, sentence: str) -> None:
        self._sink(Notice(self._job, sentence))


def _first_upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _without_end(command: Generate, end_tokens: Sequence[int]) -> Generate:
    """Return the same, with nothing that ends a reply to choose from."""
    bias = (*command.sampling.logit_bias, *((token, -_NEVER) for token in end_tokens))
    return replace(command, sampling=replace(command.sampling, logit_bias=bias))


def _left_out(prompt: FittedPrompt) -> str:
    count = prompt.dropped_messages
    if not count:
        return tr("The conversation is longer than the context: the beginning of a long reply was left out.")
    if prompt.shortened:
        return tr_count(
            "The conversation is longer than the context: its oldest message and the beginning of a long reply were "
            "left out.",
            "The conversation is longer than the context: its oldest %n messages and the beginning of a long reply "
            "were left out.",
            count,
        )
    return tr_count(
        "The conversation is longer than the context: its oldest message was left out.",
        "The conversation is longer than the context: its oldest %n messages were left out.",
        count,
    )


def _ms(since: float) -> float:
    return (time.perf_counter() - since) * 1000
