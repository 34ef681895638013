"""The loaded target, its draft if any, and what is kept between replies."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from app.engine.commands import Generate, KeepOptions, Role
from app.engine.conversations.conversations import Conversations
from app.engine.conversations.kept_text import DraftText, HeadText, TargetText, as_tokens, shared
from app.engine.memory_texts import MemoryReader, MemoryTexts
from app.engine.pictures.pictures import OpenProjector, PictureReader
from app.engine.thought_rewriter import ThoughtRewriter
from app.errors import WorldError
from app.language import tr
from app.llama.child_processes.service import Cancelled, Service
from app.llama.context import Context
from app.llama.grammars.grammar import Grammar, Grammars
from app.llama.heads.head import HeadContext
from app.llama.model import Model, SpelledVocabulary
from app.llama.templates.template_choice import template_for
from app.speculation.drafters.base import Drafter, NoDrafter
from app.speculation.drafters.chain_drafter import ChainDrafter
from app.speculation.drafters.head_drafter import HeadDrafter
from app.speculation.drafters.lookup_drafter import LookupDrafter
from app.speculation.drafters.memory_drafter import MemoryDrafter
from app.speculation.drafters.model_drafter import ModelDrafter
from app.speculation.language_model import Vocabulary
from app.speculation.pacing.auto_pace import AutoPace
from app.speculation.pacing.lessons import Lessons
from app.speculation.pacing.pace import FixedPace, Pace
from app.speculation.sampling.constraint import Constraint
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import SamplingSettings, SpeculationMode
from app.tools.call_grammar import CallGrammar, call_grammar
from app.tools.forms import MARKS, CallForm
from app.tools.thoughts import ThoughtForm

Reading = TypeVar("Reading", bound=Context | HeadContext)


class LoadedModel(Generic[Reading]):
    """One model with its context; ``gpu_layers`` of its layers are on a graphics device.

    Of a head, ``guess_bytes`` are what is read for a guess: not its table of tokens, but perhaps the target's matrix.
    """

    def __init__(
        self, model: Model, context: Reading, name: str, gpu_layers: int, guess_bytes: int | None = None
    ) -> None:
        self.model = model
        self.context = context
        self.name = name
        self.gpu_layers = gpu_layers
        self.guess_bytes = guess_bytes or model.size_bytes
        self.can_take_back = context.can_take_back()

    @property
    def path(self) -> Path:
        return self.model.path

    def close(self) -> None:
        self.context.close()
        self.model.close()


class OwnLayers(LoadedModel[HeadContext]):
    """The target's own layers in the draft's place. The model is the target's, and stays open."""

    def close(self) -> None:
        self.context.close()


Draft = LoadedModel[Context] | LoadedModel[HeadContext]


@dataclass(frozen=True, slots=True)
class ReplyParts:
    """Who helps the target in one reply."""

    drafter: Drafter
    sampler: Sampler
    pace: Pace
    constraint: Constraint | None
    left_out: tuple[str, ...] = ()
    """Parts of JSON schemas that the grammar does not enforce."""


class Pair:
    """A target, helped by a draft where there is one.

    Both caches live as long as the pair, so that the next turn reads only what is new; so does what was learned
    about it.

    Args:
        target: writes.
        texts: what there is to guess from besides the conversation.
        renderer: for the chat template, started where it is not simple.
        cancelled: asked while the chat template is read.
        chat_template: one to use in place of the target's own.

    Raises:
        WorldError: ``chat_template`` cannot be used.
        Interrupted: ``cancelled`` said so.
    """

    def __init__(
        self,
        target: LoadedModel[Context],
        texts: MemoryTexts | None = None,
        renderer: Service | None = None,
        cancelled: Cancelled = lambda: False,
        chat_template: str | None = None,
    ) -> None:
        self.target = target
        self.draft: Draft | None = None
        self.draft_problem: str | None = None
        self.split = ""
        """Which computer has how many of the target's layers, where several do."""
        self.drafter: ModelDrafter | None = None
        self.open_projector: OpenProjector | None = None
        """Opens the file with which the target sees pictures, where there is one."""
        self._pictures: PictureReader | None = None
        self._text = TargetText(target.context)
        self.conversations = Conversations(self._text)
        self.lessons = Lessons(draft_share=0.0)
        vocabulary = target.model.vocabulary
        self._grammars = Grammars(target.path, vocabulary.size)
        self.template = template_for(
            target.model.chat_template,
            chat_template,
            bos=vocabulary.label(vocabulary.bos) if vocabulary.bos >= 0 else "",
            eos=vocabulary.label(vocabulary.eos) if vocabulary.eos >= 0 else "",
            service=renderer,
            cancelled=cancelled,
        )
        self.template_problem = self.template.problem
        """Why the target's own chat template is not used, until that was said."""
        to_answer, to_question = (
            vocabulary.tokenize(text, special=True, begin=False) for text in self.template.between_turns
        )
        closing: dict[Role, list[int]] = {"system": [], "user": to_answer, "assistant": to_question[:1]}
        self.memory_reader = MemoryReader(
            texts or MemoryTexts(), lambda text: vocabulary.tokenize(text, special=False, begin=False), closing
        )
        self._lookup = LookupDrafter(to_answer)
        self._memory = MemoryDrafter(self.memory_reader.memory, to_answer)
        self._chain = ChainDrafter(None, self._lookup, self._memory)

    def add_draft(self, loaded: Draft) -> None:
        self.draft = loaded
        sampler = Sampler(SamplingSettings())
        if isinstance(loaded.context, HeadContext):
            self.drafter = HeadDrafter(loaded.context.reader, sampler)
            self.conversations.draft = HeadText(loaded.context, self.drafter)
        else:
            known, own = (model.vocabulary.size for model in (self.target.model, loaded.model))
            self.drafter = ModelDrafter(loaded.context, sampler, tokens=known, own_tokens=own)
            self.conversations.draft = DraftText(loaded.context, self.drafter)
        self._chain = ChainDrafter(self.drafter, self._lookup, self._memory)

    def drop_draft(self) -> None:
        """Free the draft; the target goes alone."""
        if self.draft is not None:
            self.draft.close()
        self.draft = self.drafter = None
        self.conversations.draft = None
        self._chain = ChainDrafter(None, self._lookup, self._memory)

    @property
    def draft_on_processor(self) -> Context | None:
        """The context of a draft model whose layers are all computed by this computer's processor."""
        draft = self.draft
        on_processor = draft is not None and draft.gpu_layers == 0 and not draft.model.on_device
        return draft.context if draft is not None and on_processor and isinstance(draft.context, Context) else None

    def learn_from(self, known: Any) -> None:
        """Begin with what this pair taught earlier: what :meth:`Lessons.to_json` gave, or ``None``."""
        guess_bytes = self.draft.guess_bytes if self.draft else 0
        share = guess_bytes / max(1, self.target.model.size_bytes)
        self.lessons = Lessons.from_json(share, known) if known is not None else Lessons(share)

    def equip(
        self,
        command: Generate,
        cancelled: Cancelled = lambda: False,
        draft_reads: Callable[[int, int], None] = lambda _done, _total: None,
    ) -> ReplyParts:
        """Return drafter, sampler, pace and grammar for a reply.

        Args:
            command: what to write.
            cancelled: asked while a grammar is read or followed.
            draft_reads: told how far a draft has come that reads a long text: tokens, of how many.

        Raises:
            WorldError: the grammar or schema cannot be used.
            Interrupted: ``cancelled`` said so.
        """
        constraint = self._constraint_for(command, cancelled)
        sampling, drafting = command.sampling, command.drafting
        drafter = self._drafter_for(command, constraint, draft_reads)
        pace: Pace
        if isinstance(drafter, NoDrafter) or drafting.draft_max is not None:  # there is nothing to weigh
            pace = FixedPace(drafting, self.lessons)
        else:
            pace = AutoPace(
                self.lessons,
                sampling.temperature,
                pauses=drafting.pauses,
                draft_min=drafting.draft_min,
                draft_p_min=drafting.draft_p_min,
            )
        left_out = constraint.left_out if constraint is not None else ()
        return ReplyParts(drafter, Sampler(sampling), pace, constraint, left_out)

    def _constraint_for(self, command: Generate, cancelled: Cancelled) -> Grammar | None:
        if command.grammar is not None:
            return self._grammars.parse(command.grammar, cancelled)
        if command.tools is not None and (grammar := self._call_grammar(command, cancelled)) is not None:
            return self._grammars.with_schemas(grammar.rules, grammar.schemas, cancelled)
        if command.json_schema is not None:
            return self._grammars.from_schema(command.json_schema, cancelled)
        return None

    def _call_grammar(self, command: Generate, cancelled: Cancelled) -> CallGrammar | None:
        """Return the grammar that calls need, if any.

        They need one where a call is required, where the answer has a schema, and where the model was not trained.
        """
        tools = command.tools
        assert tools is not None
        form = self.template.tool_support(cancelled).form
        if not (tools.required or command.json_schema is not None or form is CallForm.DESCRIBED):
            return None
        thinks = self.template.thinks(cancelled, command.variables)
        if thinks == "does" and command.is_bound:
            thinks = ""  # the prompt closes the thought
        return call_grammar(form, tools, thinks=thinks, answer=command.json_schema)

    def vocabulary_for(self, command: Generate) -> Vocabulary:
        """Return the vocabulary in whose words a reply is told."""
        vocabulary = self.target.model.vocabulary
        if not command.messages:
            return vocabulary
        thoughts = self.template.thought_form
        marks = thoughts.marks if thoughts is not None else ()
        if command.spells_marks and command.tools is not None:
            marks = (*marks, *MARKS[self.template.tool_support().form])
        return SpelledVocabulary(vocabulary, marks) if marks else vocabulary

    def thoughts_in(self, command: Generate, cancelled: Cancelled = lambda: False) -> ThoughtRewriter:
        """Return how a reply's thoughts are told.

        Raises:
            Interrupted: ``cancelled`` said so.
        """
        form = self.template.thought_form
        if not command.messages or (command.spells_marks and form is ThoughtForm.HARMONY):
            return ThoughtRewriter(None)  # its channels say who is called, too
        last = command.messages[-1]
        before = last.text if last.role == "assistant" and not last.calls else ""
        begun = not command.is_bound and self.template.opens_thought(cancelled, command.variables)
        return ThoughtRewriter(form, begun=begun, before=before)

    def leave_grammar(self) -> None:
        """End the process that followed the reply's grammar: the next reply seldom has one."""
        self._grammars.close()

    def _drafter_for(
        self, command: Generate, constraint: Constraint | None, reads: Callable[[int, int], None]
    ) -> Drafter:
        mode = command.mode
        if isinstance(self.drafter, HeadDrafter):
            self.drafter.reader.idle = mode in {SpeculationMode.OFF, SpeculationMode.LOOKUP}
        if mode is SpeculationMode.OFF or not self.target.can_take_back:
            return NoDrafter()
        if mode is SpeculationMode.LOOKUP:
            return self._lookup
        if self.drafter is not None:
            sharpness = self.lessons.sharpness_at(command.sampling.temperature)
            self.drafter.prepare(Sampler(command.sampling), sharpness, constraint, reads)
        if mode is SpeculationMode.AUTOMATIC:
            self._chain.recalls = command.recalls
            self.memory_reader.forget()
            return self._chain
        return self.drafter or NoDrafter()

    def keep_shared_prefix(
        self, tokens: Sequence[int], keep: KeepOptions | None, cancelled: Cancelled = lambda: False
    ) -> int:
        """Forget what the target's cache does not share with ``tokens``; returns how many tokens stay.

        The last token never stays: reading it again gives the first row of logits. What another conversation left may
        be taken up first, and what is there put aside.

        Args:
            tokens: the prompt.
            keep: what may be kept of it; ``None``: nothing, and nothing stays.
            cancelled: asked while a file is read.
        """
        self.conversations.turn_to(tokens, keep, cancelled)
        return self.cut_to_shared(tokens)

    def cut_to_shared(self, tokens: Sequence[int]) -> int:
        """Forget what the target's cache does not share with ``tokens``, and take nothing up in its place."""
        text, context = self._text, self.target.context
        context.truncate(shared(as_tokens(text.held), as_tokens(tokens[:-1])))
        del text.held[context.length :]
        return len(text.held)

    def pictures(self, cancelled: Cancelled) -> PictureReader:
        """Return who reads pictures for the target; the first call loads its projector.

        Raises:
            WorldError: the target sees none, or the projector cannot be used.
            Interrupted: ``cancelled`` said so.
        """
        if self._pictures is None:
            if self.open_projector is None:
                raise WorldError(
                    tr(
                        "{name} sees no pictures here: there is no projector (a file named mmproj) beside it.",
                        name=self.target.name,
                    )
                )
            self._pictures = PictureReader(self.open_projector(cancelled))
        return self._pictures

    def rest_pictures(self) -> None:
        """Free what only reading a prompt with pictures needs."""
        if self._pictures is not None:
            self._pictures.rest()

    def see(self, tokens: Sequence[int], cancelled: Cancelled) -> None:
        """Let the target read the part of a picture that begins at the first place its cache does not hold.

        Raises:
            Interrupted: stopped on request.
            BrokenModel: projector or target failed.
            WorldError: the picture cannot be shown to it.
        """
        context, reader = self.target.context, self.pictures(cancelled)
        start = reader.start_of(tokens, context.length)
        if start < context.length:  # a picture is read as a whole
            context.truncate(start)
            del self._text.held[context.length :]
            return
        count = reader.read(tokens[start], context, cancelled)
        self._text.held.extend(tokens[start : start + count])

    def read(self, tokens: Sequence[int]) -> None:
        """Let the target read part of a prompt.

        Raises:
            Interrupted: stopped on request.
            BrokenModel: the target failed.
        """
        begun = time.perf_counter()
        self.target.context.decode(tokens, rows=0)
        self.conversations.costs.learn_reading(len(tokens), (time.perf_counter() - begun) * 1000)
        self._text.held.extend(tokens)

    def hold(self, context: Sequence[int]) -> None:
        """A reply is over: the target's cache holds as much of ``context`` as it says."""
        self._text.held = list(context[: self.target.context.length])

    def forget(self) -> None:
        """Empty both caches: a failure left them in doubt, or nothing is to be kept."""
        self.conversations.clear_caches()

    def close(self) -> None:
        self.drop_draft()
        self.template.close()
        self._grammars.close()
        if self._pictures is not None:
            self._pictures.close()
        self.target.close()
