"""With any chat template, each message stands in the prompt, with the text between turns, or is refused."""

from __future__ import annotations

import json
from collections.abc import Sequence
from contextlib import closing

import pytest

from app.engine.commands import Message
from app.engine.prompts.turns import alternating
from app.errors import ConversationRefused
from app.llama.templates.template import CHATML, ChatTemplate
from app.tools.definitions import Tool, ToolCall, Toolset
from app.tools.forms import CallForm
from tests.fakes.templates import STUBBORN, tool_template

TOOLS = Toolset((Tool("get_weather", "Tells the weather.", json.dumps({"type": "object", "properties": {}})),))
SYSTEM, LATER = Message("system", "Be brief."), Message("system", "Now in French.")
ASKED, AGAIN = Message("user", "How tall is K2?"), Message("user", "And Everest?")
ANSWER, GREETING = Message("assistant", "8,611 metres."), Message("assistant", "Good morning!")
MARKED = Message("assistant", "First `<think>`, then close it with `</think>` at the end.")
CALLED = Message("assistant", "", (ToolCall("get_weather", "{}", "call_1"),))
TOLD = Message("tool", "sunny, 21 degrees", tool="get_weather", call_id="call_1")

CONVERSATIONS: dict[str, Sequence[Message]] = {
    "question": [ASKED],
    "system": [SYSTEM, ASKED, ANSWER, AGAIN],
    "system in the middle": [SYSTEM, ASKED, ANSWER, LATER, AGAIN],
    "system in the middle alone": [ASKED, ANSWER, LATER, AGAIN],
    "system last": [ASKED, LATER],
    "system after an answer": [ASKED, ANSWER, LATER],
    "greeting": [GREETING, ASKED],
    "greeting after a system": [SYSTEM, GREETING, ASKED, ANSWER, AGAIN],
    "two questions": [ASKED, AGAIN],
    "marks of thoughts": [SYSTEM, ASKED, MARKED, AGAIN],
    "marks in a question": [ASKED, ANSWER, Message("user", "Who writes </think>, and why?")],
    "a greeting with everything": [SYSTEM, GREETING, ASKED, MARKED, LATER, AGAIN],
}


def rendered(source: str, messages: Sequence[Message], tools: Toolset | None = None) -> str:
    with closing(ChatTemplate(source, bos="<s>", eos="</s>")) as template:
        return template.render(alternating(messages), tools=tools)


def in_order(prompt: str, texts: Sequence[str]) -> bool:
    places = [prompt.find(text) for text in texts]
    return min(places) >= 0 and places == sorted(places)


@pytest.mark.parametrize("habit", STUBBORN)
def test_every_message_stands_in_the_prompt_once(habit):
    with closing(ChatTemplate(STUBBORN[habit], bos="<s>", eos="</s>")) as template:
        for name, messages in CONVERSATIONS.items():
            prompt = template.render(alternating(messages)).replace("< ", "<")  # a blank may set a mark apart
            for message in messages:
                assert prompt.count(message.text) == 1, (name, message, prompt)
            assert in_order(prompt, [one.text for one in messages if one.role != "system"]), (name, prompt)


@pytest.mark.parametrize("habit", STUBBORN)
def test_described_tools_stand_there_too(habit):
    prompt = rendered(STUBBORN[habit], [SYSTEM, ASKED, CALLED, TOLD, LATER, ANSWER, AGAIN], TOOLS)
    for text in ("Tells the weather.", *(one.text for one in (SYSTEM, ASKED, TOLD, LATER, ANSWER, AGAIN))):
        assert prompt.count(text) == 1, (text, prompt)


def test_a_system_text_stands_before_the_first_question():
    for habit in ("refuses a system role", "passes over a system role"):
        assert "<|im_start|>user\nBe brief.\n\nHow tall is K2?<|im_end|>" in rendered(STUBBORN[habit], [SYSTEM, ASKED])


def test_a_later_system_text_stands_with_the_question_beside_it():
    source = STUBBORN["refuses a later system role"]
    assert "Now in French.\n\nAnd Everest?" in rendered(source, CONVERSATIONS["system in the middle"])
    assert "How tall is K2?\n\nNow in French." in rendered(source, CONVERSATIONS["system last"])


def test_a_template_that_takes_a_conversation_gets_it_unchanged():
    plain = "{% for m in messages %}[{{ m.role }}] {{ m.content }}\n{% endfor %}"
    for messages in CONVERSATIONS.values():
        joined = alternating(messages)
        assert rendered(plain, messages) == "".join(f"[{one.role}] {one.text}\n" for one in joined)


def test_calls_whose_order_a_template_refuses_keep_its_form_and_else_become_words():
    form = tool_template(CallForm.HERMES)
    strict = (
        "{% for m in messages if m.role in ['user', 'assistant'] and not m.tool_calls %}"
        "{% if (m.role == 'user') != (loop.index0 % 2 == 0) %}{{ raise_exception('turns!') }}{% endif %}{% endfor %}"
    )
    asked_again = [ASKED, CALLED, TOLD, AGAIN]
    assert '"name": "get_weather"' in (prompt := rendered(strict + form, asked_again, TOOLS))
    assert "<|im_start|>tool\nsunny" in prompt
    assert in_order(prompt, [ASKED.text, TOLD.text, AGAIN.text])
    alone = "{% if messages[-1].role == 'user' and messages[-2].role == 'tool' %}{{ raise_exception('no') }}{% endif %}"
    never_after = alone + "{% if messages[-3].role == 'tool' %}{{ raise_exception('never') }}{% endif %}"
    prompt = rendered(never_after + form, asked_again, TOOLS)
    assert "<tool_response>\nsunny" in prompt
    assert in_order(prompt, [ASKED.text, TOLD.text, AGAIN.text])


def test_a_conversation_that_a_template_refuses_in_every_form_is_refused_with_its_reason():
    short = "{% if messages|length > 3 %}{{ raise_exception('Three are enough') }}{% endif %}"
    with pytest.raises(ConversationRefused, match="Three are enough"):
        rendered(short + STUBBORN["passes over a system role"], [ASKED, ANSWER, AGAIN, ANSWER, ASKED])


def test_a_last_question_that_is_left_out_in_every_form_is_refused():
    source = "{% for m in messages %}{% if m.content != 'How tall is K2?' %}{{ m.content }}{% endif %}{% endfor %}"
    with pytest.raises(ConversationRefused, match="leaves out"):
        rendered(source, [AGAIN, ANSWER, ASKED])


def test_a_template_for_single_questions_writes_the_last_one_of_a_conversation():
    assert rendered("Translate: {{ messages[-1].content }}", [ASKED, ANSWER, AGAIN]) == "Translate: And Everest?"


@pytest.mark.parametrize(
    ("change", "text"),
    [
        ("| trim", "  How tall\nis it?  "),
        ("| tojson", 'The file "a.txt"\nand\tmore, in a line that is long enough'),
        (".replace('/no_think', '')", "How tall is K2? /no_think"),
        (".replace('/no_think', '')", "/no_think"),
        ("| replace('\n', ' ')", "How tall\nis it, in metres?"),
    ],
)
def test_a_text_that_a_template_changes_a_little_is_not_taken_for_lost(change, text):
    source = f"{{% for m in messages %}}[{{{{ m.role }}}}] {{{{ m.content {change} }}}}\n{{% endfor %}}"
    prompt = rendered(source, [Message("system", text), ASKED])
    assert "[system]" in prompt, "it was not moved"


def test_a_forgotten_thought_of_an_earlier_answer_is_no_loss():
    thought = Message("assistant", "<think>\nLet me see.\n</think>\n\n8,611 metres.")
    for habit in ("cuts answers at a thought", "knows where a thought is told"):
        prompt = rendered(STUBBORN[habit], [ASKED, thought, AGAIN])
        assert "<|im_start|>assistant\n8,611 metres.<|im_end|>" in prompt
        assert "Let me see." not in prompt
    assert "`</think>` at the end" in rendered(STUBBORN["knows where a thought is told"], [ASKED, MARKED, AGAIN])


_MISTRAL = (
    "{% for m in messages %}{% if m.role == 'user' %}[INST] {{ m.content }} [/INST]{% else %}{{ m.content }}</s>"
    "{% endif %}{% endfor %}"
)


@pytest.mark.parametrize(
    ("source", "between"),
    [
        (CHATML, ("<|im_end|>\n<|im_start|>assistant\n", "<|im_end|>\n<|im_start|>user\n")),
        (_MISTRAL, (" [/INST]", "</s>[INST] ")),
        ("{{ messages[-1].content }}", ("", "")),
    ],
)
def test_the_turns_of_a_template(source: str, between: tuple[str, str]) -> None:
    assert ChatTemplate(source).between_turns == between
