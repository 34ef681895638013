"""Between the turns of a chat both models keep what they have read: each turn costs only what is new."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from app.engine.commands import LoadPair
from app.paths import Paths
from app.speculation.pacing.costs import DraftCost
from app.speculation.settings import DraftSettings, SpeculationMode
from app.speculation.trace import Trace
from tests.integration.engine_probe import question
from tests.integration.loaded_pair import LoadedPair

QUESTIONS = (
    "What is the capital of France?", "And of Spain?", "Which of the two is larger?", "Name a river there.",
    "How long is it?", "Does it reach the sea?", "Which one?", "Is it warm?", "Who lives there?",
    "Thank you. Now say goodbye.",
)  # fmt: skip
_TEMPLATE_TOKENS = 24
"""What the template puts around a question and an answer."""


@dataclass(frozen=True)
class Turn:
    """One reply, and what each model read for it."""

    trace: Trace
    target_read: int
    draft_read: int

    @property
    def new(self) -> int:
        """Prompt tokens that were not in the target's cache."""
        return self.trace.summary.prompt_tokens - self.trace.summary.reused_tokens


class Chat:
    """A conversation that grows turn by turn."""

    def __init__(self, loaded: LoadedPair) -> None:
        self.loaded = loaded
        self.turns: list[str] = []

    def ask(self, text: str, **options: object) -> Turn:
        self.turns.append(text)
        target, draft = self.loaded.target, self.loaded.draft
        before = target.tokens_read, draft.tokens_read
        trace = self.loaded.generate(question(*self.turns, **{"tokens": 12, **options}))
        self.turns.append(trace.summary.text)
        return Turn(trace, target.tokens_read - before[0], draft.tokens_read - before[1])

    def tokens_of(self, text: str) -> int:
        return len(self.loaded.pair.target.model.vocabulary.tokenize(text, special=False, begin=False))


@pytest.fixture
def chat(tiny_files: tuple[str, str], tmp_path: Path) -> Iterator[Chat]:
    loaded = LoadedPair(Paths.at(tmp_path), LoadPair(*tiny_files, threads=1))
    yield Chat(loaded)
    loaded.close()


def assert_reads_only(turn: Turn, most_new: int) -> None:
    """The target read the new part and what it verified, the draft the new part and what it guessed."""
    assert turn.new <= most_new
    assert turn.target_read == turn.new - 1 + sum(1 + len(r.drafted) for r in turn.trace.rounds)
    # The end of the last reply may be new to the draft, and each round it reads what the target put in place.
    assert turn.draft_read <= turn.new + 8 + sum(1 + len(r.drafted) for r in turn.trace.rounds)


def test_each_turn_of_a_chat_reads_only_what_is_new_and_an_edit_only_what_follows_it(chat):
    turns = [chat.ask(text) for text in QUESTIONS]
    for text, turn in zip(QUESTIONS[1:], turns[1:], strict=True):
        assert_reads_only(turn, chat.tokens_of(text) + _TEMPLATE_TOKENS)
    last = turns[-1]
    assert last.trace.summary.prompt_tokens > 8 * last.new, "there is much that could have been read again"
    assert last.draft_read < last.trace.summary.prompt_tokens / 4
    assert sum(turn.trace.summary.accepted_tokens for turn in turns) > len(turns), "the draft took part"

    edited = "And the capital of Italy?"
    del chat.turns[4:]  # the third question is asked anew
    again = chat.ask(edited)
    assert_reads_only(again, chat.tokens_of(edited) + _TEMPLATE_TOKENS)
    assert again.trace.summary.reused_tokens < turns[3].trace.summary.reused_tokens


def test_switching_guessing_off_and_on_costs_the_draft_only_what_it_missed(chat):
    chat.ask(QUESTIONS[0])
    chat.ask(QUESTIONS[1])
    without = chat.ask(QUESTIONS[2], mode=SpeculationMode.OFF)
    assert without.draft_read == 0
    back = chat.ask(QUESTIONS[3])
    missed = without.new + without.trace.summary.generated_tokens
    assert back.new <= chat.tokens_of(QUESTIONS[3]) + _TEMPLATE_TOKENS
    assert missed <= back.draft_read <= missed + back.new + 8 + sum(1 + len(r.drafted) for r in back.trace.rounds)


def test_who_asks_for_guesses_gets_them_in_every_reply_even_where_they_are_far_too_dear(chat):
    lessons = chat.loaded.pair.guessing.lessons
    lessons.verify.add(1, 20.0)
    lessons.drafts["model"] = DraftCost(0.2, lessons.verify, guesses=[80.0] * 11)
    never_silent = DraftSettings(pauses=False)
    for text in QUESTIONS[:6]:
        summary = chat.ask(
            f"{text} Answer in three long sentences.",
            drafting=never_silent, mode=SpeculationMode.AUTOMATIC, temperature=0.8, tokens=64,
        ).trace.summary  # fmt: skip
        assert summary.accepted_tokens >= 0.3 * summary.generated_tokens
        lessons.drafts["model"] = DraftCost(0.2, lessons.verify, guesses=[80.0] * 11)
