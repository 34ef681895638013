"""Prepares what one reply is written with: grammar, drafter, pace, sampler, vocabulary, thoughts and end marks."""

from __future__ import annotations

from dataclasses import dataclass

from app.engine.commands import Generate
from app.engine.conversations.seats import Seat
from app.engine.guessing import DraftReads
from app.engine.pair import Pair
from app.engine.thought_rewriter import ThoughtRewriter
from app.llama.child_processes.service import Cancelled
from app.llama.grammars.grammar import Grammar
from app.llama.model import ModelVocabulary, SpelledVocabulary
from app.llama.templates.template import ChatTemplate
from app.speculation.decode import DecodingParts
from app.speculation.language_model import Vocabulary
from app.speculation.sampling.sampler import Sampler
from app.tools.call_grammar import CallGrammar, call_grammar
from app.tools.forms import MARKS, CallForm
from app.tools.thoughts import ThoughtForm

_FOREIGN_END_MARKS = ("</s>", "<|endoftext|>", "<|eot_id|>", "<end_of_turn>", "<|end|>")
"""Marks with which other templates close a turn. A model without a template may have read these more often."""


@dataclass(frozen=True, slots=True)
class ReplyParts:
    """Everything that one reply is written with."""

    decoding: DecodingParts
    thoughts: ThoughtRewriter
    end_marks: tuple[str, ...]
    """Texts at which the reply ends, besides those that the command names."""
    left_out: tuple[str, ...]
    """Parts of JSON schemas that the grammar does not enforce."""


def prepare_reply(
    pair: Pair, seat: Seat, command: Generate, cancelled: Cancelled, draft_reads: DraftReads
) -> ReplyParts:
    """Return what a reply is written with.

    Args:
        pair: the loaded models.
        seat: where it is written.
        command: what to write.
        cancelled: asked while a grammar or a template is read, and while the grammar is followed.
        draft_reads: told how far a draft has come that reads a long text.

    Raises:
        WorldError: the grammar or schema cannot be used.
        Interrupted: ``cancelled`` said so.
    """
    constraint = _read_constraint(pair, command, cancelled)
    scheduler, context = pair.sequences.scheduler, seat.target.context
    drafter, pace = pair.guessing.choose(command, constraint, draft_reads, seat=seat.number, company=scheduler)
    decoding = DecodingParts(
        target=pair.sequences.target_model(context),
        vocabulary=_vocabulary_for(pair, command, cancelled),
        drafter=drafter,
        sampler=Sampler(command.sampling),
        pace=pace,
        constraint=constraint,
        longest_draft=context.longest_draft,
        alternatives=command.alternatives,
        times=scheduler,
    )
    is_plain = command.raw is not None or command.tokens is not None
    return ReplyParts(
        decoding,
        thoughts=_follow_thoughts(pair.template, command, cancelled),
        end_marks=() if is_plain else _end_marks(pair.template, pair.target.model.vocabulary),
        left_out=constraint.left_out if constraint is not None else (),
    )


def _read_constraint(pair: Pair, command: Generate, cancelled: Cancelled) -> Grammar | None:
    grammars = pair.grammars
    if command.grammar is not None:
        return grammars.parse(command.grammar, cancelled)
    if (grammar := _make_call_grammar(pair.template, command, cancelled)) is not None:
        return grammars.with_schemas(grammar.rules, grammar.schemas, cancelled)
    if command.json_schema is not None:
        return grammars.from_schema(command.json_schema, cancelled)
    return None


def _make_call_grammar(template: ChatTemplate, command: Generate, cancelled: Cancelled) -> CallGrammar | None:
    """Return the grammar that calls need, if any.

    They need one where a call is required, where the answer has a schema, and where the model was not trained.
    """
    tools = command.tools
    if tools is None:
        return None
    form = template.tool_support(cancelled).form
    if not (tools.required or command.json_schema is not None or form is CallForm.DESCRIBED):
        return None
    thinks = template.thinks(cancelled, command.variables)
    if thinks == "does" and command.is_bound:
        thinks = ""  # the prompt closes the thought
    return call_grammar(form, tools, thinks=thinks, answer=command.json_schema)


def _vocabulary_for(pair: Pair, command: Generate, cancelled: Cancelled) -> Vocabulary:
    """Return the vocabulary that spells the reply: some control tokens stand in its text."""
    vocabulary, template = pair.target.model.vocabulary, pair.template
    if not command.messages:
        return vocabulary
    marks = template.thought_form.marks if template.thought_form is not None else ()
    if command.spells_marks and command.tools is not None:
        marks = (*marks, *MARKS[template.tool_support(cancelled).form])
    return SpelledVocabulary(vocabulary, marks) if marks else vocabulary


def _follow_thoughts(template: ChatTemplate, command: Generate, cancelled: Cancelled) -> ThoughtRewriter:
    """Return the rewriter of the reply's thoughts."""
    form = template.thought_form
    if not command.messages or (command.spells_marks and form is ThoughtForm.HARMONY):
        return ThoughtRewriter(None)  # its channels say who is called, too
    last = command.messages[-1]
    before = last.text if last.role == "assistant" and not last.calls else ""
    begun = not command.is_bound and template.opens_thought(cancelled, command.variables)
    return ThoughtRewriter(form, begun=begun, before=before)


def _end_marks(template: ChatTemplate, vocabulary: ModelVocabulary) -> tuple[str, ...]:
    """Return the texts at which a reply ends, for models that cannot end it in another way.

    A chat model closes its turn with a control token, which never shows. A model that does not know the template's
    marks as control tokens (a base model, asked with our ChatML) spells them out and goes on with the other side's
    turn. Marks that are control tokens of this model end nothing as letters: they can be read about.
    """
    marks = (*template.turn_marks, *_FOREIGN_END_MARKS) if template.is_fallback else template.turn_marks
    return tuple(dict.fromkeys(mark for mark in marks if not vocabulary.is_control_text(mark)))
