"""Writing one reply: prompt, prefill, rounds, readout."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace

from app.engine.commands import Generate
from app.engine.events import DraftPrefillProgress, Notice, Outgrown, PrefillProgress, Repeating, RoundDone
from app.engine.pair import Pair, ReplyParts
from app.engine.port import EventSink
from app.engine.prompts.end_marks import end_marks
from app.engine.prompts.prompt import FittedPrompt, build_prompt
from app.engine.thought_rewriter import ThoughtRewriter
from app.errors import ModelFileError, WorldError
from app.language import mark, tr, tr_count, tr_marked
from app.llama.attention import READ_TOKENS
from app.llama.heads.head import HeadContext
from app.llama.weights.file_pages import LostFile
from app.speculation.decode import DecodingParts, ReplyLimits, decode
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
        pair.forget()
        raise ModelFileError(str(lost)) from lost
    except BrokenModel as broken:
        pair.forget()
        raise ModelFileError(
            tr("{name} stopped working: {broken}", name=pair.target.name, broken=tr_marked(str(broken)))
        ) from broken
    finally:
        pair.leave_grammar()
        pair.rest_pictures()
        if command.keep is None:
            pair.forget()


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
        self._plain_speed = PlainSpeed(pair.lessons.verify)
        self._repetition = Repetition()
        self._repeating = False
        self._thoughts = ThoughtRewriter(None)

    def write(self) -> Trace:
        try:
            prompt = build_prompt(self._pair, self._command, self._is_cancelled)
            if min(prompt.tokens) < 0:
                self._leave_head()
            # Refuses a grammar that cannot be read before anything is read.
            reply_parts = self._pair.equip(self._command, self._is_cancelled, self._tell_draft_reads)
            self._thoughts = self._pair.thoughts_in(self._command, self._is_cancelled)
        except Interrupted:
            return self._trace(FinishReason.CANCELLED, FittedPrompt([], 0), 0, 0.0, 0.0)
        if self._command.messages and self._pair.template_problem and not self._command.in_passing:
            self._notice(self._pair.template_problem)
            self._pair.template_problem = ""
        if prompt.dropped_messages or prompt.shortened:
            self._sink(Outgrown(self._job, _left_out(prompt)))
        if not self._command.in_passing:
            return self._written(prompt, reply_parts)
        with self._pair.conversations.kept_as_found(prompt.tokens, self._command.keep) as may_be:
            if may_be:
                return self._written(prompt, reply_parts)
        return self._trace(FinishReason.CANCELLED, prompt, 0, 0.0, 0.0)

    def _written(self, prompt: FittedPrompt, reply_parts: ReplyParts) -> Trace:
        if reply_parts.left_out:
            self._notice(
                tr(
                    "The reply need not obey all of its JSON schema. Left out: {parts}.",
                    parts="; ".join(map(tr_marked, reply_parts.left_out[:_MOST_TOLD])),
                )
            )
        began = time.perf_counter()
        if self._command.in_passing:
            reused = self._pair.cut_to_shared(prompt.tokens)
        else:
            reused = self._pair.keep_shared_prefix(prompt.tokens, self._command.keep, self._is_cancelled)
        try:
            self._prefill(prompt, reused)
        except Interrupted:
            return self._trace(FinishReason.CANCELLED, prompt, reused, _ms(began), 0.0)
        prefill_ms = _ms(began)
        began = time.perf_counter()
        reason = self._decode(prompt, reply_parts)
        trace = self._trace(reason, prompt, reused, prefill_ms, _ms(began))
        self._drop_broken_draft()
        return trace

    def _prefill(self, prompt: FittedPrompt, reused: int) -> None:
        """Read all of the prompt but its last token, which the first round reads."""
        pair, tokens = self._pair, prompt.tokens
        total = len(tokens)
        self._sink(PrefillProgress(self._job, reused, total, reused))
        while pair.target.context.length < total - 1:
            if self._is_cancelled():
                raise Interrupted
            start = pair.target.context.length
            if tokens[start] < 0:
                pair.see(tokens, self._is_cancelled)
            else:
                part = tokens[start : min(start + READ_TOKENS, total - 1)]
                pair.read(_words_first(part))
            self._sink(PrefillProgress(self._job, pair.target.context.length, total, reused))

    def _decode(self, prompt: FittedPrompt, reply_parts: ReplyParts) -> FinishReason:
        pair, command = self._pair, self._command
        parts = DecodingParts(
            target=pair.target.context,
            vocabulary=pair.vocabulary_for(command),
            drafter=reply_parts.drafter,
            sampler=reply_parts.sampler,
            pace=reply_parts.pace,
            constraint=reply_parts.constraint,
            longest_draft=pair.target.context.longest_draft,
            alternatives=command.alternatives,
        )
        marks = (
            ()
            if command.raw is not None or command.tokens is not None
            else end_marks(pair.template, pair.target.model.vocabulary)
        )
        limits = ReplyLimits(command.max_tokens, (*command.stop, *marks), self._is_cancelled, self._goes_on_for_ever)
        if command.messages and command.messages[-1].role == "assistant":
            self._repetition.add(command.messages[-1].text)  # what goes on may have gone in circles before
        context = list(prompt.tokens)
        steps = decode(parts, context, limits, position=prompt.position)
        try:
            while True:
                self._tell(next(steps))
        except StopIteration as end:
            reason: FinishReason = end.value
        finally:
            steps.close()
            pair.hold(context)
        if reason is FinishReason.LENGTH and self._goes_on_for_ever():
            self._sink(Repeating(self._job, on=True, ended=True))
        return reason

    def _goes_on_for_ever(self) -> bool:
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
        if pair.draft is not None and pair.drafter is not None and pair.drafter.problem:
            self._notice(
                tr(
                    "{name} stopped working as the draft: {problem} Replies go on without it until the models are "
                    "loaded again.",
                    name=pair.draft.name,
                    problem=tr_marked(pair.drafter.problem),
                )
            )
            pair.drop_draft()

    def _tell(self, round_: Round) -> None:
        pair = self._pair
        round_ = self._thoughts.told(round_)
        self._rounds.append(round_)
        context = pair.target.context
        count = len(round_.tokens)
        self._plain_speed.add(len(round_.drafted) + 1, round_.verify_ms, max(0, context.length + 1 - count), count)
        used = min(context.length + 1, context.context_tokens)  # the last token of all is not read any more
        self._sink(RoundDone(self._job, round_, used, self._plain_speed.tokens_per_second))
        self._repetition.add(round_.text)
        if self._repetition.repeating != self._repeating:
            self._repeating = self._repetition.repeating
            self._sink(Repeating(self._job, on=self._repeating))

    def _tell_draft_reads(self, done: int, total: int) -> None:
        self._sink(DraftPrefillProgress(self._job, done, total))

    def _trace(
        self, reason: FinishReason, prompt: FittedPrompt, reused: int, prefill_ms: float, decode_ms: float
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
            stopped_by=self._stop_text() if reason is FinishReason.STOP and self._command.stop else None,
        )
        return Trace(summarise(self._rounds, facts), tuple(self._rounds))

    def _stop_text(self) -> str | None:
        """Return which of the command's stop texts ended the reply: they are in the tokens, though not in the text."""
        vocabulary = self._pair.vocabulary_for(self._command)
        text = ReplyText(self._command.stop)
        for token in (token.id for round_ in self._rounds for token in round_.tokens):
            if not vocabulary.is_end(token):
                text.add(vocabulary.piece(token))
        at = text.stop_at(len(text.text))
        return None if at is None else next(stop for stop in self._command.stop if text.text.startswith(stop, at))

    def _notice(self, sentence: str) -> None:
        self._sink(Notice(self._job, sentence))


def _words_first(tokens: Sequence[int]) -> Sequence[int]:
    """Return the tokens before the first picture."""
    rows = (place for place, token in enumerate(tokens) if token < 0)
    return tokens[: next(rows, len(tokens))]


def _first_upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def _without_end(command: Generate, end_tokens: Sequence[int]) -> Generate:
    """The same, with nothing that ends a reply to choose from."""
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
