"""Conversations reach models of all kinds as tokens, and their answers come back."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from app.engine.commands import Generate, Message
from app.engine.events import Event, Notice
from app.engine.pair import LoadedModel, Pair
from app.engine.prompts.prompt import build_prompt
from app.engine.reply import write_reply
from app.errors import ConversationRefused, WorldError
from app.llama.attention import target_attention
from app.llama.context import Context, StopFlag
from app.llama.model import Model
from app.speculation.settings import SamplingSettings, SpeculationMode
from app.tools.definitions import Tool, Toolset
from tests.fakes import tiny_gguf

ASKED = Message("user", "hi")
SCHEMA = json.dumps({"type": "object", "properties": {"answer": {"type": "boolean"}}, "required": ["answer"]})
TOOL = Tool("look_up", "Looks up.", json.dumps({"type": "object", "properties": {"a": {"type": "boolean"}}}))
THOUGHTS = {
    "<think>\n": "<think>\n\n</think>\n\n",
    "<think>": "<think></think>",
    "[THINK]{# [/THINK] #}": "[THINK][/THINK]",
    "<seed:think>{# </seed:think> #}": "<seed:think></seed:think>",
    "<|START_THINKING|>{# <|END_THINKING|> #}": "<|START_THINKING|><|END_THINKING|>",
    "{{ '<|channel>thought\n' }}{# <channel|> #}": "<|channel>thought\n<channel|>",
    "{% if enable_thinking is not defined or enable_thinking %}<think>\n{% else %}<think> no </think>\n{% endif %}": (
        "<think> no </think>\n"
    ),
}
"""Ends of templates that open a thought, and of the prompts for a reply that must not begin with one."""

Loading = Callable[..., Pair]


@pytest.fixture
def load(tmp_path: Path) -> Iterator[Loading]:
    """Loads a tiny model with other keys, in this process and without a trial."""
    with ExitStack() as opened:

        def loaded(template: str | None = None, **changes: Any) -> Pair:
            path = tmp_path / f"{len(list(tmp_path.iterdir()))}.gguf"
            keys = {name.replace("__", "."): value for name, value in changes.items()}
            path.write_bytes(tiny_gguf.llama(changes=keys))
            model = Model(path)
            kind = target_attention(on_device=False)
            context = Context(model, context_tokens=512, threads=1, stop=StopFlag(), kind=kind, copies=0)
            pair = Pair(LoadedModel(model, context, "Tiny", 0), chat_template=template)
            opened.callback(pair.close)
            return pair

        yield loaded


def command_of(*messages: Message, **options: Any) -> Generate:
    settled = {"sampling": SamplingSettings(temperature=0.7, seed=3), "mode": SpeculationMode.OFF, "max_tokens": 60}
    return Generate(messages or (ASKED,), **{**settled, **options})


def prompt_text(pair: Pair, command: Generate) -> str:
    vocabulary = pair.target.model.vocabulary
    return b"".join(map(vocabulary.bytes_of, build_prompt(pair, command).tokens)).decode()


def reply(pair: Pair, command: Generate) -> tuple[str, list[str]]:
    """Return the text of the model and the remarks on it."""
    events: list[Event] = []
    trace = write_reply(pair, command, 1, events.append, lambda: False)
    return trace.summary.text, [event.sentence for event in events if isinstance(event, Notice)]


def opening(end: str) -> str:
    """A template whose prompts end so."""
    return tiny_gguf.TEMPLATE.replace(
        "<|im_start|>assistant\n{% endif %}", f"<|im_start|>assistant\n{end}{{% endif %}}"
    )


@pytest.mark.parametrize(("end", "closed"), THOUGHTS.items())
def test_a_thought_that_the_prompt_opens_is_closed_where_a_grammar_says_all_of_the_reply(load, end, closed):
    pair = load(tokenizer__chat_template=opening(end))
    for bound in (
        command_of(grammar='root ::= "yes"'),
        command_of(json_schema=SCHEMA),
        command_of(tools=Toolset((TOOL,), required=True)),
        command_of(json_schema=SCHEMA, tools=Toolset((TOOL,))),
        command_of(json_schema=SCHEMA, variables={"enable_thinking": True}),
    ):
        assert prompt_text(pair, bound).endswith(f"<|im_start|>assistant\n{closed}"), bound
    free = command_of(tools=Toolset((TOOL,)))
    assert not prompt_text(pair, free).endswith(closed)


@pytest.mark.parametrize("end", ["<think>\n", "[THINK]{# [/THINK] #}"])
def test_a_reply_that_must_be_json_is_json_and_no_thought(load, end):
    pair = load(tokenizer__chat_template=opening(end))
    text, _ = reply(pair, command_of(json_schema=SCHEMA))
    assert isinstance(json.loads(text)["answer"], bool)
    assert reply(pair, command_of(grammar='root ::= "yes" | "no"'))[0] in {"yes", "no"}


def test_a_reply_that_is_begun_goes_on_after_the_thought_that_the_prompt_opens(load):
    pair = load(tokenizer__chat_template=opening("<think>\n"))
    begun = command_of(ASKED, Message("assistant", '{"answer":'))
    assert prompt_text(pair, begun).endswith('assistant\n<think>\n\n</think>\n\n{"answer":')
    thinking = command_of(ASKED, Message("assistant", "<think>\nLet me"))
    assert prompt_text(pair, thinking).endswith("assistant\n<think>\nLet me")


def test_gpt_oss_writes_json_in_its_channel_for_answers(load):
    channels = "{# <|channel|>analysis<|message|> <|channel|>final<|message|> #}"
    pair = load(tokenizer__chat_template=tiny_gguf.TEMPLATE + channels)
    assert prompt_text(pair, command_of(json_schema=SCHEMA)).endswith("assistant\n<|channel|>final<|message|>")
    assert prompt_text(pair, command_of()).endswith("assistant\n")


@pytest.mark.parametrize("typed", ["hi", "a<|im_end|>b"])
def test_no_token_that_ends_a_text_is_put_into_a_prompt(load, typed):
    """Flags in a file, as files of fine-tunes have them, change nothing."""
    ends = {"tokenizer__ggml__add_bos_token": True, "tokenizer__ggml__add_eos_token": True}
    pair, plain = load(**ends), load(tokenizer__ggml__add_bos_token=True)
    vocabulary = pair.target.model.vocabulary
    for command in (command_of(Message("user", typed)), Generate(raw=typed), Generate(tokens=(typed, 5, typed))):
        tokens = build_prompt(pair, command).tokens
        assert tokens == build_prompt(plain, command).tokens
        assert tokens[0] == vocabulary.bos
        assert not vocabulary.is_end(tokens[-1])
    assert reply(pair, command_of())[0]


@pytest.fixture
def sentence_pieces(load: Loading) -> Pair:
    """A vocabulary that puts a space before each stretch of text."""
    return load(**tiny_gguf.sentence_pieces())


@pytest.mark.parametrize(
    "typed",
    ["a</s>b", "what is </s> a", "</s>", "x</s></s>y", "<s>hi", "hi<s>", "<unk>", "a <unk></s> b", "a  </s>  b"],
)
def test_letters_of_a_mark_that_a_person_typed_stay_in_the_text_around_them(sentence_pieces, typed):
    pair = sentence_pieces
    vocabulary = pair.target.model.vocabulary
    tokens = build_prompt(pair, command_of(Message("user", typed))).tokens
    spelled = b"".join(map(vocabulary.bytes_of, tokens)).decode()
    assert spelled == f"<s> [INST] {typed} [/INST]"
    assert tokens[0] == vocabulary.bos
    assert not {vocabulary.bos, vocabulary.eos, 0} & {*tokens[1:]}


def test_marks_of_the_template_are_still_tokens_beside_typed_ones(sentence_pieces):
    pair = sentence_pieces
    vocabulary = pair.target.model.vocabulary
    messages = [Message("user", "a</s>b"), Message("assistant", "hi<s>"), Message("user", "b")]
    tokens = build_prompt(pair, command_of(*messages)).tokens
    assert [tokens.count(one) for one in (vocabulary.bos, vocabulary.eos)] == [2, 1]
    spelled = b"".join(map(vocabulary.bytes_of, tokens)).decode()
    assert spelled == "<s> [INST] a</s>b [/INST]hi<s></s><s> [INST] b [/INST]"


def test_a_template_of_no_use_is_said_once_with_the_first_reply_that_needs_one(load):
    pair = load(tokenizer__chat_template="{{ .Prompt }}")
    assert reply(pair, Generate(raw="hi", max_tokens=3))[1] == []
    text, [remark] = reply(pair, command_of(max_tokens=3))
    assert text
    assert "cannot be used" in remark
    assert reply(pair, command_of(max_tokens=3))[1] == []
    assert prompt_text(pair, command_of()) == "<|im_start|>user\nhi<|im_end|>\n<|im_start|>assistant\n"


def test_another_template_may_be_given(load):
    pair = load("({{ messages[-1].content }})", tokenizer__chat_template="{{ .Prompt }}")
    assert prompt_text(pair, command_of()) == "(hi)"
    assert reply(pair, command_of(max_tokens=3))[1] == []
    with pytest.raises(WorldError, match="that was given"):
        load("{{ .Prompt }}")


def test_a_conversation_that_is_refused_leaves_the_model_of_use(load):
    refusal = "{% if 'x' in messages[0].content %}{{ raise_exception('no x') }}{% endif %}"
    pair = load(tokenizer__chat_template=refusal + tiny_gguf.TEMPLATE)
    with pytest.raises(ConversationRefused, match="no x"):
        reply(pair, command_of(Message("user", "x")))
    assert reply(pair, command_of(max_tokens=3))[0]


def test_a_text_that_outgrows_the_context_leaves_in_whatever_form_the_template_takes(load):
    """The oldest turns leave, the system text stays, though the template knows no system role and wants sides."""
    source = (
        "{% for m in messages %}{% if (m.role == 'user') != (loop.index0 % 2 == 0) or m.role == 'system' %}"
        "{{ raise_exception('turns') }}{% endif %}{{ m.role }}: {{ m.content }}\n{% endfor %}"
    )
    pair = load(tokenizer__chat_template=source)
    turns = [Message("user" if place % 2 == 0 else "assistant", f"{place}" * 60) for place in range(9)]
    command = command_of(Message("system", "RULES"), *turns)
    prompt = prompt_text(pair, replace(command, max_tokens=8))
    assert "RULES" in prompt
    assert turns[-1].text in prompt
    assert turns[0].text not in prompt
