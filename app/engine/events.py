"""Events of the engine. Frozen values, sent in order from the engine's own thread.

Every job ends with exactly one terminal event: ``Loaded``, ``Finished``, ``Answered``, ``Unloaded``, ``Cancelled``
or ``Failed``. (A cancelled reply ends with ``Finished`` and finish reason ``cancelled``: what was written counts.)
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from app.engine.commands import LoadPair
from app.errors import AppError
from app.language import tr
from app.speculation.trace import CountSource, Round, Trace
from app.tools.forms import CallForm

if TYPE_CHECKING:
    from app.speculation.language_model import FloatArray

Part = Literal["target", "draft"]


@dataclass(frozen=True, slots=True)
class Preparing:
    """A starter file is being made; ``fraction`` in [0, 1]."""

    job: int
    name: str
    fraction: float


@dataclass(frozen=True, slots=True)
class LoadProgress:
    """``fraction`` in [0, 1] of that part's weights are in memory."""

    job: int
    part: Part
    fraction: float


@dataclass(frozen=True, slots=True)
class ModelFacts:
    """Facts about a loaded model, for the window."""

    reference: str
    """The reference it was loaded by, so that it can be loaded again."""
    name: str
    """In words, such as "SmolLM2 135M Instruct (Q4_1)"."""
    size_bytes: int
    parameters: int
    vocabulary_tokens: int
    trained_context_tokens: int
    converses: bool = True
    """It knows how a conversation is written; a base model does not."""
    layers_on_cards: int = 0
    """Number of its layers that a graphics card computes."""


@dataclass(frozen=True, slots=True)
class ServerFacts:
    """Facts about a server that has the models."""

    place: str
    """Host and port, for people."""
    program: str
    """Program there, such as "llama-server"; "Draftlight" for our own."""
    version: str = ""
    tells: CountSource = CountSource.UNKNOWN
    """The best that it is known to tell about guesses; replies may bring more, or less."""
    chooses_guesses: bool = False
    """True if a request can say where guesses come from."""


@dataclass(frozen=True, slots=True)
class Loaded:
    """The pair is ready. ``draft`` is ``None`` when none was asked for or it could not be used."""

    job: int
    target: ModelFacts
    draft: ModelFacts | None
    draft_problem: str | None
    """The reason why the draft that was asked for is not used, in one sentence."""
    context_tokens: int
    load_ms: float
    takes_back: bool = True
    """True if wrong guesses can be taken out of the target again; where not, nothing is guessed for it."""
    server: ServerFacts | None = None
    """The server that has the models; ``None``: they are in this process. Figures that it does not tell are 0."""
    split: str = ""
    """Number of the target's layers on each computer, in one sentence; empty if all are on this one."""
    thinks: bool | None = None
    """True if the target thinks before it answers where a request does not say; ``None``: it cannot be told."""
    sees: bool = False
    """True if the target can be shown pictures: it is on this computer, and has a projector."""
    hears: bool = False
    """True if it can be given sounds, likewise."""
    template_problem: str = ""
    """The reason why another chat template replaces the target's own, in one sentence; empty if none does."""
    parallel: int = 1
    """The most replies that are written at the same time."""


@dataclass(frozen=True, slots=True)
class PrefillProgress:
    """The prompt is being read: ``done`` of ``total`` tokens; ``reused`` of them were still in the cache."""

    job: int
    done: int
    total: int
    reused: int


@dataclass(frozen=True, slots=True)
class DraftPrefillProgress:
    """The draft is reading what the target has read: ``done`` of ``total`` tokens. Told where that takes a while.

    It comes after the reply's first token, which does not wait for the draft.
    """

    job: int
    done: int
    total: int


@dataclass(frozen=True, slots=True)
class RoundDone:
    """One round of the reply."""

    job: int
    round: Round
    context_used: int
    """Tokens of the context in use after this round."""
    plain_tokens_per_second: float | None
    """The target's own speed, measured by plain rounds of this pair; ``None`` while unknown."""


@dataclass(frozen=True, slots=True)
class Notice:
    """Something the person should know though nothing failed, in one sentence."""

    job: int
    sentence: str


@dataclass(frozen=True, slots=True)
class Outgrown(Notice):
    """The conversation is longer than the context, so its beginning was left out: a new one would have all the room."""


@dataclass(frozen=True, slots=True)
class Repeating:
    """The reply has begun to go in circles, or (``on`` is false) to say something new again."""

    job: int
    on: bool
    ended: bool = False
    """The reply was ended for it: nothing limited its length, and nothing else would have come."""

    @property
    def sentence(self) -> str:
        """The sentence for a person; empty if there is nothing to say any more."""
        if self.ended:
            return tr("This reply repeated itself without end, so it was ended.")
        return tr("This reply repeats itself.") if self.on else ""


@dataclass(frozen=True, slots=True)
class Waiting:
    """Another computer lets the job wait, told again each second until it goes on; or other replies come first."""

    job: int
    sentence: str


@dataclass(frozen=True, slots=True)
class Finished:
    """The reply is complete; ``trace`` holds its text, readout and rounds."""

    job: int
    trace: Trace


@dataclass(frozen=True, slots=True)
class TokenizedText:
    """A text as tokens, with the bytes of each."""

    tokens: tuple[int, ...]
    pieces: tuple[bytes, ...]


@dataclass(frozen=True, slots=True)
class RenderedPrompt:
    """A conversation as the chat template writes it."""

    text: str
    tokens: int
    """Number of its tokens."""


@dataclass(frozen=True, slots=True)
class Description:
    """Facts about a target besides :class:`ModelFacts`."""

    template: str
    """The Jinja source of its chat template; empty where it has none."""
    begins: str
    """The token that begins a text, spelled out; empty where there is none."""
    ends: str
    end_tokens: tuple[int, ...]
    """All tokens that end a reply."""
    call_form: CallForm = CallForm.DESCRIBED
    """Form in which it writes calls of tools."""
    fill_tokens: Mapping[str, int] = field(default_factory=dict)
    """Tokens before the parts of a text with a gap to fill: ``prefix``, ``suffix``, ``middle``, ``repository`` and
    ``file``, as far as it has them."""


@dataclass(frozen=True, slots=True)
class TokenCounts:
    """The tokens of each text, in order."""

    counts: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TextRows:
    """Rows of numbers for texts: of an embedding model as many as it has dimensions, of a reranker one, the score."""

    rows: FloatArray
    """Float32, one row for each text."""
    tokens: int
    """Number of tokens that were read for them, all together."""
    load_ms: float = 0.0
    """Milliseconds in which the model was loaded; 0 where it was there."""


Answer = TokenizedText | str | RenderedPrompt | Description | TokenCounts | TextRows


@dataclass(frozen=True, slots=True)
class Answered:
    """A question about what is loaded is answered."""

    job: int
    answer: Answer


@dataclass(frozen=True, slots=True)
class Unloaded:
    job: int


@dataclass(frozen=True, slots=True)
class Cancelled:
    """A load was cancelled; nothing is loaded."""

    job: int


@dataclass(frozen=True, slots=True)
class Failed:
    """The job could not be done; the engine goes on."""

    job: int
    error: AppError


@dataclass(frozen=True, slots=True)
class PairChanged:
    """Other models are in memory than the person's front asked for, or none: other programs had them loaded."""

    pair: LoadPair | None = None
    loaded: Loaded | None = None
    job: int = 0


@dataclass(frozen=True, slots=True)
class ClientsChanged:
    """Present requests of other programs; sent to the person's front."""

    running: int = 0
    """Number of requests that have their turn."""
    waiting: int = 0
    """Number of requests that wait for theirs."""
    held_up: bool = False
    """True if the person waits for them."""
    job: int = 0


Event = (
    Preparing
    | LoadProgress
    | Loaded
    | PrefillProgress
    | DraftPrefillProgress
    | RoundDone
    | Notice
    | Repeating
    | Waiting
    | Finished
    | Answered
    | Unloaded
    | Cancelled
    | Failed
    | PairChanged
    | ClientsChanged
)
TERMINAL = (Loaded, Finished, Answered, Unloaded, Cancelled, Failed)
