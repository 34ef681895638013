"""How replies end that would not end by themselves: end marks in letters, circles, a full context. Real llama.cpp."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import pytest

from app.engine.commands import Generate, Message
from app.engine.events import Event, Finished, Outgrown, PrefillProgress, Repeating, RoundDone
from app.paths import Paths
from app.speculation.settings import SamplingSettings, SpeculationMode
from app.speculation.trace import FinishReason, Summary
from tests.fakes.tiny_gguf import llama, vocabulary
from tests.integration.engine_probe import EngineProbe, question

STRANGE = ["<control-a>", "<control-b>", *vocabulary()[2:]]
"""A vocabulary that does not know ChatML's marks as control tokens."""
LLAMA_3 = (
    "{% for m in messages %}<|start_header_id|>{{ m.role }}<|end_header_id|>\n\n{{ m.content }}<|eot_id|>{% endfor %}"
    "{% if add_generation_prompt %}<|start_header_id|>assistant<|end_header_id|>\n\n{% endif %}"
)


def model(folder: Path, **changes: object) -> str:
    path = folder / "tiny.gguf"
    keys: dict[str, object] = {f"tokenizer.{key}": value for key, value in changes.items()}
    path.write_bytes(llama(changes={"llama.context_length": 8192, **keys}))
    return str(path)


def told(probe: EngineProbe, text: str, *, tokens: int | None = 200, raw: bool = False) -> Summary:
    """The reply of a model that can say nothing but ``text``, again and again."""
    end = events_of(probe, text, tokens=tokens, raw=raw)[-1]
    assert isinstance(end, Finished)
    return end.trace.summary


def events_of(probe: EngineProbe, text: str, *, tokens: int | None, raw: bool = False) -> list[Event]:
    return probe.do(
        Generate(
            () if raw else (Message("user", "hello"),),
            raw="hello" if raw else None,
            sampling=SamplingSettings(temperature=0),
            mode=SpeculationMode.OFF,
            max_tokens=tokens,
            grammar=f'root ::= "{text}" root',
        )
    )


@pytest.mark.parametrize("mark", ["<|im_end|>", "<|eot_id|>", "</s>", "<|endoftext|>", "<end_of_turn>", "<|end|>"])
def test_a_model_without_a_template_ends_where_it_writes_an_end_mark_in_letters(tmp_path: Path, mark: str) -> None:
    with EngineProbe(Paths.at(tmp_path)) as probe:
        probe.load(model(tmp_path, **{"chat_template": None, "ggml.tokens": STRANGE}))
        reply = told(probe, f"That is all.{mark}")
        assert (reply.text, reply.finish_reason) == ("That is all.", FinishReason.STOP)
        assert mark in told(probe, f"a {mark}", raw=True).text, "raw text is nobody's turn"


def test_the_marks_of_a_template_end_a_reply_and_those_of_others_do_not(tmp_path: Path) -> None:
    with EngineProbe(Paths.at(tmp_path)) as probe:
        probe.load(model(tmp_path, **{"chat_template": LLAMA_3, "ggml.tokens": STRANGE}))
        assert told(probe, "Yes.<|eot_id|>").text == "Yes."
        assert told(probe, "Yes.<|start_header_id|>user").text == "Yes."
        assert told(probe, "Yes.<|im_end|>", tokens=40).finish_reason is FinishReason.LENGTH


def test_a_model_that_knows_its_marks_as_control_tokens_can_write_about_them(tmp_path: Path) -> None:
    with EngineProbe(Paths.at(tmp_path)) as probe:
        probe.load(model(tmp_path))
        reply = told(probe, "It is called <|im_end|>. ", tokens=60)
        assert "<|im_end|>. It is called" in reply.text
        assert reply.finish_reason is FinishReason.LENGTH


def signs(events: Sequence[Event]) -> list[Repeating]:
    return [event for event in events if isinstance(event, Repeating)]


def test_a_reply_that_goes_in_circles_is_told_while_it_is_written(tmp_path: Path) -> None:
    with EngineProbe(Paths.at(tmp_path)) as probe:
        probe.load(model(tmp_path), context_tokens=2048)
        events = events_of(probe, "The sun was low and all was still. ", tokens=500)
        assert [(sign.on, sign.ended) for sign in signs(events)] == [(True, False)]
        at = events.index(signs(events)[0])
        assert any(isinstance(event, RoundDone) for event in events[at:])
        assert isinstance(events[-1], Finished)
        assert events[-1].trace.summary.generated_tokens == 500, "it is the person who stops it"
        short = events_of(probe, "The sun was low and all was still. ", tokens=70)
        assert not signs(short)


def test_only_a_reply_without_a_limit_is_ended_for_its_circles(tmp_path: Path) -> None:
    with EngineProbe(Paths.at(tmp_path)) as probe:
        probe.load(model(tmp_path), context_tokens=8192)
        events = events_of(probe, "a b c d ", tokens=None)
        end = events[-1]
        assert isinstance(end, Finished)
        assert end.trace.summary.finish_reason is FinishReason.LENGTH
        assert end.trace.summary.generated_tokens < 4000
        assert signs(events)[-1].ended
        assert "without end" in signs(events)[-1].sentence


def test_what_goes_on_is_known_to_have_gone_in_circles_before(tmp_path: Path) -> None:
    with EngineProbe(Paths.at(tmp_path)) as probe:
        probe.load(model(tmp_path), context_tokens=2048)
        before = "The sun was low and all was still. " * 12
        events = probe.do(
            Generate(
                (Message("user", "hello"), Message("assistant", before)),
                sampling=SamplingSettings(temperature=0),
                mode=SpeculationMode.OFF,
                max_tokens=40,
                grammar='root ::= "The sun was low and all was still. " root',
            )
        )
        assert [sign.on for sign in signs(events)] == [True]


def test_a_full_context_leaves_room_for_a_reply_and_reads_little_again(starter_paths: Paths) -> None:
    giant = " ".join(f"The {n}th lighthouse stands on a rock of its own." for n in range(10, 70))
    with EngineProbe(starter_paths) as probe:
        probe.load("starter:q4_1", context_tokens=1024)
        talk = ("Tell me about lighthouses.", giant, "Which one was the last?")
        events = probe.do(question(*talk, tokens=None, stop=("e", "a", "o")))
        end = events[-1]
        assert isinstance(end, Finished)
        summary = end.trace.summary
        assert summary.prompt_tokens < 400, "not a whole context for a short question"
        worker = probe.engine._worker
        assert worker is not None
        assert worker._pair is not None
        size = len(worker._pair.target.model.vocabulary.tokenize(giant, special=False, begin=False))
        assert 768 < size < 900, "all of it would have fitted, with little room for a reply"
        assert any(isinstance(event, Outgrown) and "beginning of a long reply" in event.sentence for event in events)
        room = 1024 - summary.prompt_tokens
        assert room >= 256


def test_a_follow_up_in_a_full_context_finds_most_of_it_in_the_cache(starter_paths: Paths) -> None:
    with EngineProbe(starter_paths) as probe:
        probe.load("starter:q4_1", context_tokens=1024)
        turns = [
            part for n in range(30) for part in (f"What is {n} and {n}?", f"It is {2 * n}, since {n} twice is that.")
        ]
        probe.ask(*turns, "And 40 and 40?", tokens=4)
        again = probe.ask(*turns, "And 40 and 40?", "80.", "Thank you.", tokens=4).summary
        assert 500 < again.prompt_tokens < 1024
        assert again.reused_tokens > again.prompt_tokens - 60


def test_a_full_context_is_never_said_to_hold_more_than_it_can(starter_paths: Paths) -> None:
    with EngineProbe(starter_paths) as probe:
        probe.load("starter:q4_1", context_tokens=256)
        events = probe.do(
            Generate(
                (Message("user", "Count from one to a thousand."),),
                sampling=SamplingSettings(temperature=0, logit_bias=((2, -100.0), (0, -100.0))),
                mode=SpeculationMode.OFF,
            )
        )
        assert isinstance(events[-1], Finished)
        assert events[-1].trace.summary.finish_reason is FinishReason.CONTEXT
        used = [event.context_used for event in events if isinstance(event, RoundDone)]
        assert max(used) == 256
        text = events[-1].trace.summary.text
        on = probe.do(question("Count from one to a thousand.", text, tokens=20))
        assert isinstance(on[-1], Finished)
        assert on[-1].trace.summary.generated_tokens == 20, "what is written last can go on"
        first = next(event for event in on if isinstance(event, PrefillProgress))
        assert first.total <= 256 - 20
