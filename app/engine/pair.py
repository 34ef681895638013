"""The loaded models, and all that lives as long as they are loaded."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Generic, TypeVar

from app.engine.conversations.conversations import Conversations
from app.engine.conversations.kept_text import DraftText, HeadText, TargetText
from app.engine.conversations.seats import Seat
from app.engine.guessing import Guessing
from app.engine.memory_texts import MemoryTexts
from app.engine.pictures import OpenProjector, PictureReader
from app.engine.sequences import Sequences
from app.llama.child_processes.service import Cancelled, Service
from app.llama.context import Context
from app.llama.grammars.grammar import Grammars
from app.llama.heads.guessing_context import GuessingContext
from app.llama.model import Model
from app.llama.templates.template import template_for
from app.speculation.drafters.head_drafter import HeadDrafter
from app.speculation.drafters.model_drafter import ModelDrafter
from app.speculation.pacing.lessons import Lessons
from app.speculation.sampling.sampler import Sampler
from app.speculation.settings import SamplingSettings

Reading = TypeVar("Reading", bound=Context | GuessingContext)


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


class OwnLayers(LoadedModel[GuessingContext]):
    """The target's own layers in the draft's place. The model is the target's, and stays open."""

    def close(self) -> None:
        self.context.close()


Draft = LoadedModel[Context] | LoadedModel[GuessingContext]


class Pair:
    """A target, helped by a draft where there is one.

    Each stage of a reply takes its part from here: :func:`~app.engine.prompts.prompt.build_prompt` template and
    pictures, :func:`~app.engine.reply_parts.prepare_reply` grammars and guessing,
    :func:`~app.engine.conversations.prompt_reading.read_prompt` the conversations. Both caches live as long as the
    pair, so that the next turn reads only what is new.

    Args:
        target: writes.
        texts: what there is to guess from besides the conversation.
        renderer: for the chat template, started where it is not simple.
        cancelled: asked while the chat template is read.
        chat_template: one to use in place of the target's own.
        open_projector: opens the file with which the target sees pictures or hears, where there is one.
        senses: what it gets by that: ``vision``, ``audio``, or both.

    Raises:
        WorldError: ``chat_template`` cannot be used.
        Interrupted: ``cancelled`` said so.
    """

    def __init__(
        self,
        target: LoadedModel[Context],
        texts: MemoryTexts | None = None,
        *,
        renderer: Service | None = None,
        cancelled: Cancelled = lambda: False,
        chat_template: str | None = None,
        open_projector: OpenProjector | None = None,
        senses: frozenset[str] = frozenset(),
    ) -> None:
        self.target = target
        self.draft: Draft | None = None
        self.draft_problem: str | None = None
        self.draft_broke = False
        """True if it is to be freed, once no reply is written."""
        self.split = ""
        """Number of the target's layers on each computer, if several have some."""
        vocabulary = target.model.vocabulary
        self.template = template_for(
            target.model.chat_template,
            chat_template,
            bos=vocabulary.label(vocabulary.bos) if vocabulary.bos >= 0 else "",
            eos=vocabulary.label(vocabulary.eos) if vocabulary.eos >= 0 else "",
            service=renderer,
            cancelled=cancelled,
        )
        self.template_problem = self.template.problem
        """The reason why the target's own chat template is not used, until that was said."""
        self.pictures = PictureReader(open_projector, target.name, senses)
        self.grammars = Grammars(target.path, vocabulary.size)
        self.conversations = Conversations(TargetText(target.context))
        self.sequences = Sequences(target.context)
        """Of its models."""
        self.guessing = Guessing(vocabulary, self.template, texts or MemoryTexts(), can_take_back=target.can_take_back)

    def add_draft(self, loaded: Draft) -> None:
        """Let a draft guess; it is freed with the pair."""
        self.draft = loaded
        sampler = Sampler(SamplingSettings())
        drafter: ModelDrafter
        if isinstance(loaded.context, GuessingContext):
            self.sequences.can_grow = False  # it reads what the target computes for one text
            drafter = HeadDrafter(loaded.context.reader, sampler)
            self.conversations.seats[0].draft = HeadText(loaded.context, drafter)
        else:
            self.sequences.add_draft(loaded.context)
            drafter = self._drafter_for(loaded, loaded.context)
            self.conversations.seats[0].draft = DraftText(loaded.context, drafter)
        self.guessing.use([drafter])

    def _drafter_for(self, loaded: Draft, context: Context) -> ModelDrafter:
        known, own = (model.vocabulary.size for model in (self.target.model, loaded.model))
        model = self.sequences.draft_model(context)
        return ModelDrafter(model, Sampler(SamplingSettings()), tokens=known, own_tokens=own)

    def has_room(self, replies: int) -> bool:
        """Return whether there is a free seat, or can be one.

        Args:
            replies: how many are written, or wait to be; there will be seats for as many, if there can be.
        """
        seats = self.conversations.seats
        if all(seat.taken for seat in seats) and not self.sequences.scheduler.is_guessing:
            count = len(seats)
            while count < min(replies, self.sequences.most):
                count *= 2
            count = min(count, self.sequences.most)
            while count > len(seats) and not self.add_seats(count):
                count = count // 2 if count // 2 > len(seats) else 0
        return not all(seat.taken for seat in seats)

    def add_seats(self, count: int) -> bool:
        """Have room for ``count`` replies at once; ``False``: there is none, or these models cannot do that."""
        seats, draft = self.conversations.seats, self.draft
        attention = draft.context.kind if draft is not None and isinstance(draft.context, Context) else None
        has_grown = self.sequences.grow(count)
        if draft is not None and isinstance(draft.context, Context) and draft.context.kind != attention:
            for seat in seats:
                if seat.draft is not None:
                    seat.draft.clear()  # it is read again
        if not has_grown:
            return False
        for number in range(len(seats), count):
            seats.append(Seat(number, TargetText(self.sequences.targets[number])))
        if draft is not None and not isinstance(draft.context, GuessingContext):
            drafters = [self.guessing.drafter]
            for seat, context in zip(seats[1:], self.sequences.drafts[1:], strict=True):
                known = self.guessing.drafter_in(seat.number) if seat.draft is not None else None
                drafter = known or self._drafter_for(draft, context)
                seat.draft = seat.draft or DraftText(context, drafter)
                drafters.append(drafter)
            self.guessing.use(drafters)
        else:
            self.guessing.use([None] * count)
        return True

    def drop_draft(self) -> None:
        """Free the draft; the target goes alone."""
        if self.draft is not None:
            self.draft.close()
        self.draft = None
        for seat in self.conversations.seats:
            seat.draft = None
        self.sequences.drop_draft()
        self.guessing.use([None] * len(self.conversations.seats))

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
        self.guessing.lessons = Lessons.from_json(share, known) if known is not None else Lessons(share)
        self.sequences.scheduler.observer = self.guessing.lessons

    def rest(self) -> None:
        """Free what only a reply needs, once there is none: the grammar's process, and pictures ready to be read."""
        if any(seat.taken for seat in self.conversations.seats):
            return
        if self.draft_broke:
            self.draft_broke = False
            self.drop_draft()
        self.grammars.close()
        self.pictures.rest()

    def close(self) -> None:
        """Free the models, and end the processes that work for them."""
        self.drop_draft()
        self.template.close()
        self.grammars.close()
        self.pictures.close()
        self.target.close()
