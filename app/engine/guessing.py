"""Chooses the drafter and the pace of a reply, and keeps what was learned about guessing with the loaded models.

Each seat of the caches has drafters of its own: several replies may be written at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from app.engine.commands import Generate, Role
from app.engine.memory_texts import MemoryReader, MemoryTexts
from app.llama.model import ModelVocabulary
from app.llama.templates.template import ChatTemplate
from app.speculation.drafters.base import Drafter, NoDrafter
from app.speculation.drafters.chain_drafter import ChainDrafter
from app.speculation.drafters.head_drafter import HeadDrafter
from app.speculation.drafters.lookup_drafter import LookupDrafter
from app.speculation.drafters.memory_drafter import MemoryDrafter
from app.speculation.drafters.model_drafter import ModelDrafter
from app.speculation.pacing.auto_pace import AutoPace
from app.speculation.pacing.company import ALONE, Company
from app.speculation.pacing.lessons import Lessons
from app.speculation.pacing.pace import FixedPace, Pace
from app.speculation.sampling.constraint import Constraint
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import MOST_DRAFTED, SpeculationMode

DraftReads = Callable[[int, int], None]
"""Is told how far a draft has come that reads a long text: tokens, of how many."""


@dataclass(slots=True)
class _SeatDrafters:
    """The drafters of one seat."""

    model: ModelDrafter | None
    lookup: LookupDrafter
    memory: MemoryDrafter
    chain: ChainDrafter


class Guessing:
    """The drafters of one loaded pair.

    Args:
        vocabulary: the target's.
        template: writes what stands between two messages.
        texts: what there is to guess from besides the conversation.
        can_take_back: whether the target can take tokens back, so that guesses can be checked.
    """

    def __init__(
        self, vocabulary: ModelVocabulary, template: ChatTemplate, texts: MemoryTexts, *, can_take_back: bool
    ) -> None:
        self.lessons = Lessons(draft_share=0.0)
        self._can_take_back = can_take_back
        to_answer, to_question = (
            vocabulary.tokenize(text, special=True, begin=False) for text in template.between_turns
        )
        closing: dict[Role, list[int]] = {"system": [], "user": to_answer, "assistant": to_question[:1]}
        self.memory_reader = MemoryReader(
            texts, lambda text: vocabulary.tokenize(text, special=False, begin=False), closing
        )
        self._to_answer = to_answer
        self._seats: list[_SeatDrafters] = []
        self.use([None])

    @property
    def drafter(self) -> ModelDrafter | None:
        """The draft in the first seat."""
        return self._seats[0].model

    def drafter_in(self, seat: int) -> ModelDrafter | None:
        """Return the draft in a seat."""
        return self._seats[seat].model

    def use(self, drafters: Sequence[ModelDrafter | None]) -> None:
        """Let these drafts guess from now on, one in each seat; ``None``: there is no draft."""
        for seat, drafter in zip(self._seats, drafters, strict=False):
            seat.model, seat.chain = drafter, ChainDrafter(drafter, seat.lookup, seat.memory)
        for drafter in drafters[len(self._seats) :]:
            lookup, memory = LookupDrafter(self._to_answer), MemoryDrafter(self.memory_reader.memory, self._to_answer)
            self._seats.append(_SeatDrafters(drafter, lookup, memory, ChainDrafter(drafter, lookup, memory)))

    def choose(
        self,
        command: Generate,
        constraint: Constraint | None,
        draft_reads: DraftReads,
        *,
        seat: int = 0,
        company: Company = ALONE,
    ) -> tuple[Drafter, Pace]:
        """Return the drafter and the pace of a reply.

        Args:
            command: what to write.
            constraint: the grammar that the reply obeys.
            draft_reads: told how far a draft has come that reads a long text.
            seat: where the reply is written.
            company: the replies that are written beside it.
        """
        drafter = self._choose_drafter(self._seats[seat], command, constraint, draft_reads)
        return drafter, self._choose_pace(command, drafter, company)

    def _choose_drafter(
        self, seat: _SeatDrafters, command: Generate, constraint: Constraint | None, draft_reads: DraftReads
    ) -> Drafter:
        mode = command.mode
        if isinstance(seat.model, HeadDrafter):
            seat.model.reader.idle = mode in {SpeculationMode.OFF, SpeculationMode.LOOKUP}
            longest = command.drafting.draft_max
            seat.model.reader.longest_draft = MOST_DRAFTED if longest is None else max(1, longest)
        if mode is SpeculationMode.OFF or not self._can_take_back:
            return NoDrafter()
        if mode is SpeculationMode.LOOKUP:
            return seat.lookup
        if seat.model is not None:
            sharpness = self.lessons.sharpness_at(command.sampling.temperature).of_reply()
            seat.model.prepare(Sampler(command.sampling), sharpness, constraint, draft_reads)
        if mode is SpeculationMode.AUTOMATIC:
            seat.chain.recalls = command.recalls
            self.memory_reader.forget()
            return seat.chain
        return seat.model or NoDrafter()

    def _choose_pace(self, command: Generate, drafter: Drafter, company: Company) -> Pace:
        drafting = command.drafting
        if isinstance(drafter, NoDrafter) or drafting.draft_max is not None:  # there is nothing to weigh
            return FixedPace(drafting, self.lessons)
        return AutoPace(
            self.lessons,
            command.sampling.temperature,
            pauses=drafting.pauses,
            draft_min=drafting.draft_min,
            draft_p_min=drafting.draft_p_min,
            company=company,
        )
