"""Trimming of a conversation that has outgrown the context."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.commands import Message
from app.engine.prompts.context_trimming import KeptTurns, trim

STEP = 100


def chat(*sizes: int, system: bool = False) -> list[Message]:
    """Question, reply, question, …, of so many words."""
    turns = [Message("user" if i % 2 == 0 else "assistant", text(i, size)) for i, size in enumerate(sizes)]
    return [Message("system", "Be kind."), *turns] if system else turns


def text(number: int, words: int) -> str:
    return " ".join(f"w{number}.{n}" for n in range(words))


def sizes_of(messages: list[Message] | tuple[Message, ...]) -> list[int]:
    return [len(message.text.split()) for message in messages]


def lightened(messages: list[Message], most: int) -> KeptTurns:
    sizes = sizes_of(messages)
    return trim(messages, sizes, excess=sum(sizes) - most, step=STEP)


def test_the_oldest_turns_leave_and_the_system_prompt_stays():
    messages = chat(*[10, 20] * 20, 8, system=True)
    trimmed = lightened(messages, 300)
    assert trimmed.messages[0].role == "system"
    assert trimmed.messages[1:] == tuple(messages[-len(trimmed.messages) + 1 :])
    assert trimmed.messages[1].role == "user"
    assert trimmed.left_out == len(messages) - len(trimmed.messages)
    assert 170 <= sum(sizes_of(trimmed.messages)) <= 300


def test_a_giant_reply_leaves_but_for_its_end_and_its_question_stays():
    messages = chat(8, 4000, 8)
    trimmed = lightened(messages, 3072)
    question, reply, last = trimmed.messages
    assert (question, last) == (messages[0], messages[2])
    assert messages[1].text.endswith(reply.text.removeprefix("… "))
    assert sum(sizes_of(trimmed.messages)) <= STEP + 8
    assert trimmed.shortened
    assert trimmed.left_out == 0


def test_a_giant_reply_that_goes_on_keeps_its_question_and_its_end():
    messages = chat(30, 40, 8, 4000)
    trimmed = lightened(messages, 3072)
    question, reply = trimmed.messages
    assert question == messages[2]
    assert messages[3].text.endswith(reply.text.removeprefix("… "))
    assert 2800 < len(reply.text.split()) < 3072
    assert (trimmed.left_out, trimmed.shortened) == (2, True)


def test_nothing_else_can_leave_than_what_was_said_before_the_last_question():
    messages = chat(4000)
    trimmed = lightened(messages, 3072)
    assert trimmed.messages == tuple(messages)
    assert trimmed.least


def test_for_many_questions_in_a_row_what_stays_begins_at_the_same_place():
    """So that the models find nearly all of it in their caches."""
    messages = chat(*[15, 60] * 12, 15)
    begins = []
    for number in range(12):
        trimmed = lightened(messages, 600)
        begins.append(trimmed.messages[0].text)
        messages += [Message("assistant", text(1000 + number, 30)), Message("user", text(2000 + number, 10))]
    assert len(set(begins)) <= 1 + (12 * 40) // STEP + 1


@given(
    turns=st.lists(st.tuples(st.integers(1, 60), st.integers(1, 900)), min_size=1, max_size=30),
    last=st.integers(1, 200),
    goes_on=st.integers(0, 900),
    most=st.integers(50, 1500),
)
@settings(max_examples=200)
def test_what_stays_fits_is_in_order_and_ends_as_the_conversation_does(turns, last, goes_on, most):
    messages = chat(*[size for turn in turns for size in turn], last, *([goes_on] if goes_on else []))
    sizes = sizes_of(messages)
    excess = sum(sizes) - most
    if excess <= 0:
        return
    trimmed = trim(messages, sizes, excess=excess, step=STEP)
    roles = [message.role for message in trimmed.messages]
    assert roles == ["user" if i % 2 == 0 else "assistant" for i in range(len(roles))]
    at = len(messages) - len(trimmed.messages)
    assert trimmed.left_out == at
    for before, after in zip(messages[at:], trimmed.messages, strict=True):
        assert before.text.endswith(after.text.removeprefix("… "))
    unchangeable = last + (32 if goes_on else 0)
    assert sum(sizes_of(trimmed.messages)) <= max(most, unchangeable + STEP) + 2
