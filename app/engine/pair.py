"""The loaded target, its draft if any, and what is kept between replies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar

from app.engine.commands import Generate, Role
from app.engine.recollection import Recollections, Study
from app.llama.context import Context
from app.llama.grammar import Grammars
from app.llama.head import HeadContext
from app.llama.model import Model
from app.llama.service import Cancelled, Service
from app.llama.template import ChatTemplate
from app.speculation.auto_pace import AutoPace
from app.speculation.constraint import Constraint
from app.speculation.drafters.base import Drafter, NoDrafter
from app.speculation.drafters.chain import ChainDrafter
from app.speculation.drafters.head import HeadDrafter
from app.speculation.drafters.lookup import LookupDrafter
from app.speculation.drafters.memory import MemoryDrafter
from app.speculation.drafters.model import ModelDrafter
from app.speculation.lessons import Lessons
from app.speculation.pacing import FixedPace, Pace
from app.speculation.plain_speed import PlainSpeed
from app.speculation.sampling import Sampler
from app.speculation.settings import SamplingSettings, SpeculationMode

Reading = TypeVar("Reading", bound=Context | HeadContext)


class Side(Generic[Reading]):
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


class OwnLayers(Side[HeadContext]):
    """The target's own layers in the draft's place. The model is the target's, and stays open."""

    def close(self) -> None:
        self.context.close()


Draft = Side[Context] | Side[HeadContext]


@dataclass(frozen=True, slots=True)
class ReplyParts:
    """Who helps the target in one reply."""

    drafter: Drafter
    sampler: Sampler
    pace: Pace
    constraint: Constraint | None


class Pair:
    """A target, helped by a draft where there is one.

    Both caches live as long as the pair, so that the next turn reads only what is new; so does what was learned
    about it.
    """

    def __init__(
        self,
        target: Side[Context],
        texts: Recollections | None = None,
        renderer: Service | None = None,
        cancelled: Cancelled = lambda: False,
    ) -> None:
        self.target = target
        self.draft: Draft | None = None
        self.draft_problem: str | None = None
        self.drafter: ModelDrafter | None = None
        self.plain_speed = PlainSpeed()
        self._held: list[int] = []  # what the target's cache holds
        self._lookup = LookupDrafter()
        self.lessons = Lessons(draft_share=0.0)
        vocabulary = target.model.vocabulary
        self._grammars = Grammars(target.path, vocabulary.size)
        self.template = ChatTemplate(
            target.model.chat_template,
            bos=vocabulary.label(vocabulary.bos) if vocabulary.bos >= 0 else "",
            eos=vocabulary.label(vocabulary.eos) if vocabulary.eos >= 0 else "",
            service=renderer,
            cancelled=cancelled,
        )
        self.study = self._study(texts or Recollections())
        self._memory = MemoryDrafter(self.study.memory)
        self._chain = ChainDrafter(None, self._lookup, self._memory)

    def _study(self, texts: Recollections) -> Study:
        tokenize = self.target.model.vocabulary.tokenize
        to_answer, to_question = (tokenize(text, special=True, begin=False) for text in self.template.between_turns)
        closing: dict[Role, list[int]] = {"system": [], "user": to_answer, "assistant": to_question[:1]}
        return Study(texts, lambda text: tokenize(text, special=False, begin=False), closing)

    def add_draft(self, side: Draft) -> None:
        self.draft = side
        sampler = Sampler(SamplingSettings())
        if isinstance(side.context, HeadContext):
            self.drafter = HeadDrafter(side.context.reader, sampler)
        else:
            self.drafter = ModelDrafter(side.context, sampler)
        self._chain = ChainDrafter(self.drafter, self._lookup, self._memory)

    def drop_draft(self) -> None:
        """Free the draft; the target goes alone."""
        if self.draft is not None:
            self.draft.close()
        self.draft = self.drafter = None
        self._chain = ChainDrafter(None, self._lookup, self._memory)

    def learn_from(self, known: Any) -> None:
        """Begin with what this pair taught earlier: what :meth:`Lessons.to_json` gave, or ``None``."""
        guess_bytes = self.draft.guess_bytes if self.draft else 0
        share = guess_bytes / max(1, self.target.model.size_bytes)
        self.lessons = Lessons.from_json(share, known) if known is not None else Lessons(share)
        self.plain_speed = PlainSpeed(self.lessons.verify.seen.get(1, ()))

    def equip(self, command: Generate, cancelled: Cancelled = lambda: False) -> ReplyParts:
        """Drafter, sampler, pace and grammar for a reply.

        Args:
            command: what to write.
            cancelled: asked while a grammar is read or followed.

        Raises:
            WorldError: the grammar or schema cannot be used.
            Interrupted: ``cancelled`` said so.
        """
        constraint = self._constraint_for(command, cancelled)
        sampling, drafting = command.sampling, command.drafting
        drafter = self._drafter_for(command, constraint)
        pace: Pace = FixedPace(drafting)
        if drafting.draft_max is None and not isinstance(drafter, NoDrafter):  # weighing guesses takes time
            pace = AutoPace(
                self.lessons,
                sampling.temperature,
                pauses=drafting.pauses,
                draft_min=drafting.draft_min,
                draft_p_min=drafting.draft_p_min,
            )
        return ReplyParts(drafter, Sampler(sampling), pace, constraint)

    def _constraint_for(self, command: Generate, cancelled: Cancelled) -> Constraint | None:
        if command.grammar is not None:
            return self._grammars.parse(command.grammar, cancelled)
        if command.json_schema is not None:
            return self._grammars.from_schema(command.json_schema, cancelled)
        return None

    def leave_grammar(self) -> None:
        """A reply is over: the process that followed its grammar is not kept for the next, which seldom has one."""
        self._grammars.close()

    def _drafter_for(self, command: Generate, constraint: Constraint | None) -> Drafter:
        mode = command.mode
        if isinstance(self.drafter, HeadDrafter):
            self.drafter.reader.idle = mode in {SpeculationMode.OFF, SpeculationMode.LOOKUP}
        if mode is SpeculationMode.OFF or not self.target.can_take_back:
            return NoDrafter()
        if mode is SpeculationMode.LOOKUP:
            return self._lookup
        if self.drafter is not None:
            sharpness = self.lessons.sharpness_at(command.sampling.temperature)
            self.drafter.prepare(Sampler(command.sampling), sharpness, constraint)
        if mode is SpeculationMode.AUTOMATIC:
            self._chain.recalls = command.recalls
            self.study.forget()
            return self._chain
        return self.drafter or NoDrafter()

    def keep_shared_prefix(self, tokens: Sequence[int]) -> int:
        """Forget what the target's cache does not share with ``tokens``; returns how many tokens stay.

        The last token never stays: reading it again gives the first row of logits.
        """
        shared = 0
        end = min(len(self._held), len(tokens) - 1)
        while shared < end and self._held[shared] == tokens[shared]:
            shared += 1
        self.target.context.truncate(shared)
        del self._held[self.target.context.length :]
        return len(self._held)

    def read(self, tokens: Sequence[int]) -> None:
        """Let the target read part of a prompt.

        Raises:
            Interrupted: stopped on request.
            BrokenModel: the target failed.
        """
        self.target.context.decode(tokens, rows=0)
        self._held.extend(tokens)

    def hold(self, context: Sequence[int]) -> None:
        """A reply is over: the target's cache holds as much of ``context`` as it says."""
        self._held = list(context[: self.target.context.length])

    def forget(self) -> None:
        """Empty the target's cache, after a failure left it in doubt."""
        self.target.context.clear()
        self._held = []

    def close(self) -> None:
        self.drop_draft()
        self.template.close()
        self._grammars.close()
        self.target.close()
