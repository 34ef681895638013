"""Ends of replies that would not end by themselves: end marks in letters, circles, a full context. Real llama.cpp."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.commands import Generate, Message
from app.engine.events import Event, Finished, Outgrown, PrefillProgress, Repeating, RoundDone
from app.speculation.settings import SamplingSettings, SpeculationMode
from app.speculation.trace import FinishReason, Summary
from tests.fakes.tiny_gguf import llama, vocabulary
from tests.fakes.tiny_head import COUNT, table_model
from tests.integration.engine_probe import EngineProbe, question

STRANGE = ["<control-a>", "<control-b>", *vocabulary()[2:]]
"""A vocabulary that does not know ChatML's marks as control tokens."""
LLAMA_3 = (
    "{% for m in messages %}<|start_header_id|>{{ m.role }}<|end_header_id|>\n\n{{ m.content }}<|eot_id|>{% endfor %}"
    "{% if add_generation_prompt %}<|start_header_id|>assistant<|end_header_id|>\n\n{% endif %}"
)

HELLO = Message("user", "hello")


def model(folder: Path, **changes: object) -> str:
    path = folder / "tiny.gguf"
    keys: dict[str, object] = {f"tokenizer.{key}": value for key, value in changes.items()}
    path.write_bytes(llama(changes={"llama.context_length": 8192, **keys}))
    return str(path)


def reply_told(probe: EngineProbe, text: str, *, tokens: int | None = 200, raw: bool = False) -> Summary:
    """The reply of a model that can say nothing but ``text``, again and again."""
    command = alone(*(() if raw else (HELLO,)), tokens=tokens)
    return probe.generate(replace(command, raw="hello" if raw else None, grammar=f'root ::= "{text}" root')).summary


def alone(*messages: Message, tokens: int | None) -> Generate:
    return Generate(messages, sampling=SamplingSettings(temperature=0), mode=SpeculationMode.OFF, max_tokens=tokens)


def load(probe: EngineProbe, folder: Path, context_tokens: int = 4096, **changes: object) -> EngineProbe:
    probe.load(model(folder, **changes), context_tokens=context_tokens)
    return probe


def test_a_model_without_a_template_ends_where_it_writes_an_end_mark_in_letters(tiny_probe, tmp_path):
    probe = load(tiny_probe, tmp_path, **{"chat_template": None, "ggml.tokens": STRANGE})
    for mark in ("<|im_end|>", "<|eot_id|>", "</s>", "<|endoftext|>", "<end_of_turn>", "<|end|>"):
        reply = reply_told(probe, f"That is all.{mark}")
        assert (reply.text, reply.finish_reason) == ("That is all.", FinishReason.STOP)
    assert mark in reply_told(probe, f"a {mark}", raw=True).text, "raw text is nobody's turn"


def test_the_marks_of_a_template_end_a_reply_and_those_of_others_do_not(tiny_probe, tmp_path):
    probe = load(tiny_probe, tmp_path, **{"chat_template": LLAMA_3, "ggml.tokens": STRANGE})
    assert reply_told(probe, "Yes.<|eot_id|>").text == "Yes."
    assert reply_told(probe, "Yes.<|start_header_id|>user").text == "Yes."
    assert reply_told(probe, "Yes.<|im_end|>", tokens=40).finish_reason is FinishReason.LENGTH


def test_a_model_that_knows_its_marks_as_control_tokens_can_write_about_them(tiny_probe, tmp_path):
    reply = reply_told(load(tiny_probe, tmp_path), "It is called <|im_end|>. ", tokens=60)
    assert "<|im_end|>. It is called" in reply.text
    assert reply.finish_reason is FinishReason.LENGTH


CIRCLE = [" The", " sun", " sank", " low", " and", " all", " lay", " still."]


@pytest.fixture
def circling(tmp_path):
    """Return a model that writes these words for ever: each is a token, and a table says which follows."""
    tokens, first = vocabulary(), COUNT - len(CIRCLE)
    tokens[first:] = [word.replace(" ", "\u0120") for word in CIRCLE]
    follows = [*range(first), *range(first + 1, COUNT), first]
    for ending in ("\u010a", "."):  # of the template's line, and of a message that is gone on with
        follows[tokens.index(ending)] = first
    changes = {"llama.context_length": 8192, "tokenizer.ggml.tokens": tokens, "tokenizer.ggml.merges": ["x x"]}
    path = tmp_path / "circling.gguf"
    path.write_bytes(table_model(follows=follows, changes=changes))
    return str(path)


def signs(events: Sequence[Event]) -> list[Repeating]:
    return [event for event in events if isinstance(event, Repeating)]


def test_a_reply_that_goes_in_circles_is_told_while_it_is_written(tiny_probe, circling):
    tiny_probe.load(circling)
    events = tiny_probe.do(alone(HELLO, tokens=200))
    assert [(sign.on, sign.ended) for sign in signs(events)] == [(True, False)]
    at = events.index(signs(events)[0])
    assert any(isinstance(event, RoundDone) for event in events[at:])
    assert isinstance(events[-1], Finished)
    assert events[-1].trace.summary.generated_tokens == 200, "it is the person who stops it"
    assert not signs(tiny_probe.do(alone(HELLO, tokens=20)))
    before = Message("assistant", "".join(CIRCLE) * 12)
    assert [sign.on for sign in signs(tiny_probe.do(alone(HELLO, before, tokens=40)))] == [True], "what goes on, too"


def test_only_a_reply_without_a_limit_is_ended_for_its_circles(tiny_probe, circling):
    tiny_probe.load(circling, context_tokens=8192)
    events = tiny_probe.do(alone(HELLO, tokens=None))
    end = events[-1]
    assert isinstance(end, Finished)
    assert end.trace.summary.finish_reason is FinishReason.LENGTH
    assert end.trace.summary.generated_tokens < 4000
    assert signs(events)[-1].ended


def test_a_full_context_leaves_room_for_a_reply_and_reads_little_again(tiny_probe, tmp_path):
    probe = load(tiny_probe, tmp_path, context_tokens=1024)
    giant = "abcdefg " * 100
    events = probe.do(question("Tell me.", giant, "Which?", tokens=None, stop=("e", "a", "o")))
    assert isinstance(events[-1], Finished)
    assert events[-1].trace.summary.prompt_tokens < 400, "not a whole context for a short question"
    assert 768 < probe.count(giant) < 900, "all of it would have fitted, with little room for a reply"
    assert any(isinstance(event, Outgrown) and "beginning of a long reply" in event.sentence for event in events)


def test_a_follow_up_in_a_full_context_finds_most_of_it_in_the_cache(tiny_probe, tmp_path):
    probe = load(tiny_probe, tmp_path, context_tokens=1024)
    turns = [part for n in range(30) for part in (f"What is {n} and {n}?", f"It is {2 * n}.")]
    probe.ask(*turns, "And 40 and 40?", tokens=4)
    again = probe.ask(*turns, "And 40 and 40?", "80.", "Thanks.", tokens=4).summary
    assert 500 < again.prompt_tokens < 1024
    assert again.reused_tokens > again.prompt_tokens - 100


def test_a_full_context_is_never_said_to_hold_more_than_it_can(tiny_probe, circling):
    tiny_probe.load(circling, context_tokens=256)
    events = tiny_probe.do(alone(HELLO, tokens=None))
    assert isinstance(events[-1], Finished)
    assert events[-1].trace.summary.finish_reason is FinishReason.CONTEXT
    assert max(event.context_used for event in events if isinstance(event, RoundDone)) == 256
    written = Message("assistant", events[-1].trace.summary.text)
    on = tiny_probe.do(alone(HELLO, written, tokens=20))
    assert isinstance(on[-1], Finished)
    assert on[-1].trace.summary.generated_tokens == 20, "what is written last can go on"
    assert next(event for event in on if isinstance(event, PrefillProgress)).total <= 256 - 20
