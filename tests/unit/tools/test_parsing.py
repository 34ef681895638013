"""Calls are read out of replies in every template's form, however the text arrives."""

from __future__ import annotations

import json
from random import Random

import pytest

from app.tools.definitions import MOST_CALLS, Parsed, Tool, Toolset
from app.tools.forms import CallForm
from app.tools.parsing import parser_for

WEATHER = Tool(
    "get_weather",
    "Tells the weather.",
    json.dumps(
        {
            "type": "object",
            "properties": {"city": {"type": "string"}, "days": {"type": "integer"}},
            "required": ["city"],
        }
    ),
)
TOOLS = Toolset((WEATHER, Tool("now")))
PARIS = ("get_weather", {"city": "Paris"})
ROME = ("get_weather", {"city": "Rome", "days": 3})
NOW = ("now", {})
JSON_PARIS = '{"name": "get_weather", "arguments": {"city": "Paris"}}'
JSON_ROME = '{"arguments": {"city": "Rome", "days": 3}, "name": "get_weather"}'

REPLIES = [
    (CallForm.HERMES, f"<tool_call>\n{JSON_PARIS}\n</tool_call>", "", [PARIS]),
    (CallForm.HERMES, f"Let me look.\n\n<tool_call>{JSON_PARIS}</tool_call>\n<tool_call>{JSON_ROME}</tool_call>\n",
     "Let me look.", [PARIS, ROME]),
    (CallForm.HERMES, f"<tool_call>\n[{JSON_PARIS}, {JSON_ROME}]\n</tool_call>", "", [PARIS, ROME]),
    (CallForm.HERMES, f"<tool_call>\n{JSON_PARIS}", "", [PARIS]),
    (CallForm.HERMES, f"<tool_call>{JSON_PARIS}</tool_call> There.", "There.", [PARIS]),
    (CallForm.HERMES, '<tool_call>{"name": "get_weather", "arguments": {"city": "a } \\" </tool_call> {"}}</tool_call>',
     "", [("get_weather", {"city": 'a } " </tool_call> {'})]),
    (CallForm.HERMES, '<tool_call>{"name": "now"}</tool_call>', "", [NOW]),
    (CallForm.HERMES, '<tool_call>{"name": "get_weather", "arguments": "{\\"city\\": \\"Paris\\"}"}</tool_call>', "",
     [PARIS]),
    (
        CallForm.QWEN_CODER,
        ("Sure.\n<tool_call>\n<function=get_weather>\n<parameter=city>\nRome\n</parameter>\n"
         "<parameter=days>\n3\n</parameter>\n</function>\n</tool_call>"),
        "Sure.",
        [ROME],
    ),
    (CallForm.QWEN_CODER, "<tool_call>\n<function=now>\n</function>\n</tool_call>", "", [NOW]),
    (CallForm.QWEN_CODER, "<function=get_weather>\n<parameter=city>\nParis\n</parameter>\n</function>", "", [PARIS]),
    (CallForm.QWEN_CODER,
     "<tool_call><function=get_weather><parameter=city>\n  if x < 3:\n    <b>\n</parameter></function></tool_call>", "",
     [("get_weather", {"city": "  if x < 3:\n    <b>"})]),
    (
        CallForm.GLM,
        ("<tool_call>get_weather\n<arg_key>city</arg_key>\n<arg_value>Rome</arg_value>\n<arg_key>days</arg_key>\n"
         "<arg_value>3</arg_value>\n</tool_call>"),
        "",
        [ROME],
    ),
    (CallForm.GLM, "<tool_call>now\n</tool_call>", "", [NOW]),
    (
        CallForm.MINIMAX,
        ('Two.\n<minimax:tool_call>\n<invoke name="get_weather">\n<parameter name="city">Rome</parameter>\n'
         '<parameter name="days">3</parameter>\n</invoke>\n<invoke name="now">\n</invoke>\n</minimax:tool_call>'),
        "Two.",
        [ROME, NOW],
    ),
    (CallForm.MINIMAX,
     '<minimax:tool_call><invoke name="get_weather"><parameter name="city">\na <b>\n</parameter></invoke>', "",
     [("get_weather", {"city": "\na <b>\n"})]),
    (CallForm.LLAMA, '{"name": "get_weather", "parameters": {"city": "Paris"}}', "", [PARIS]),
    (CallForm.LLAMA,
     '{"type": "function", "function": "get_weather", "parameters": {"city": "Paris"}}; {"name": "now"}', "",
     [PARIS, NOW]),
    (CallForm.LLAMA, f"<|python_tag|>{JSON_PARIS}", "", [PARIS]),
    (CallForm.LLAMA, '<|python_tag|>get_weather.call(city="Rome", days=3)', "", [ROME]),
    (CallForm.MISTRAL_LIST, f"[TOOL_CALLS] [{JSON_PARIS}, {JSON_ROME}]", "", [PARIS, ROME]),
    (CallForm.MISTRAL_LIST, f"I will.[TOOL_CALLS][{JSON_PARIS}]", "I will.", [PARIS]),
    (CallForm.MISTRAL_NAMED, '[TOOL_CALLS]get_weather[ARGS]{"city": "Paris"}', "", [PARIS]),
    (CallForm.MISTRAL_NAMED, '[TOOL_CALLS]get_weather[CALL_ID]abcdefghi[ARGS]{"city": "Paris"}[TOOL_CALLS]now{}', "",
     [PARIS, NOW]),
    (CallForm.GEMMA,
     '<|tool_call>call:get_weather{city:<|"|>Rome<|"|>,days:3}<tool_call|><|tool_call>call:now{}<tool_call|>', "",
     [ROME, NOW]),
    (CallForm.FUNCTION_GEMMA,
     "<start_function_call>call:get_weather{city:<escape>Rome<escape>,days:3}<end_function_call>", "", [ROME]),
    (CallForm.GEMMA, '<|tool_call>call:get_weather{city:[<|"|>a<|"|>,{b:true,c:null}, -1.5]}<tool_call|>', "",
     [("get_weather", {"city": ["a", {"b": True, "c": None}, -1.5]})]),
    (CallForm.GRANITE, f"<|tool_call|>[{JSON_PARIS}]", "", [PARIS]),
    (CallForm.LFM, '<|tool_call_start|>[get_weather(city="Rome", days=3), now()]<|tool_call_end|>', "", [ROME, NOW]),
    (CallForm.LFM, f"<|tool_call_start|>[{JSON_PARIS}]<|tool_call_end|>Looking.", "Looking.", [PARIS]),
    (CallForm.DESCRIBED, f"<tool_call>\n{JSON_PARIS}\n</tool_call>", "", [PARIS]),
    (CallForm.DESCRIBED, f"```json\n{JSON_PARIS}\n```", "", [PARIS]),
    (CallForm.DESCRIBED, "```tool_code\nprint(get_weather('Rome', days=3))\n```", "", [ROME]),
    (CallForm.DESCRIBED, '{"name": "get_weather", "parameters": {"city": "Paris"}}', "", [PARIS]),
    (
        CallForm.HARMONY,
        ("<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>commentary to=functions.get_weather "
         '<|constrain|>json<|message|>{"city": "Paris"}<|call|>'),
        "",
        [PARIS],
    ),
    (CallForm.HARMONY, " to=functions.now<|channel|>commentary json<|message|>{}", "", [NOW]),
    (CallForm.HARMONY,
     "<|channel|>commentary<|message|>I look.<|end|><|start|>assistant<|channel|>final<|message|>Done <|x",
     "I look.\n\nDone <|x", []),
]  # fmt: skip

NO_CALLS = [
    (CallForm.HERMES, '<tool_call>{"name": "get_weather", "arguments": {"city": "Paris", "days": 1e999}}</tool_call>'),
    (CallForm.HERMES, "Nothing to call, 1 <tool_cal"),
    (CallForm.HERMES, '<tool_call>{"name": "rm", "arguments": {}}</tool_call>'),
    (CallForm.HERMES, '  <tool_call>{"name": "get_weather", "arguments": {"city": "Par'),
    (CallForm.HERMES, '<tool_call>{"name": "get_weather", "arguments": [1]}</tool_call> and so on'),
    (CallForm.HERMES, "<tool_call>\n</tool_call>\n"),
    (CallForm.HERMES, '<tool_call>{"name": "now", "arguments": {"a": NaN}}</tool_call>'),
    (CallForm.HERMES, "<tool_call>" * 500),
    (CallForm.HERMES, "<tool_call>" + '{"name": ' * 2000),
    (CallForm.QWEN_CODER, "<tool_call><function=rm><parameter=x>1</parameter></function></tool_call>"),
    (CallForm.QWEN_CODER, "<tool_call><function=now> and the text ends"),
    (CallForm.GLM, "<tool_call>get_weather\n<arg_key>city</arg_key>"),
    (CallForm.MINIMAX, '<minimax:tool_call><invoke name="rm"></invoke></minimax:tool_call>'),
    (CallForm.MINIMAX, "<minimax:tool_call></minimax:tool_call>"),
    (CallForm.LLAMA, '{"answer": 42, "name": "now"}'),
    (CallForm.LLAMA, 'The call is {"name": "now", "parameters": {}}'),
    (CallForm.LLAMA, "[1, 2, 3]"),
    (CallForm.LLAMA, "<|python_tag|>print(1 + 1)"),
    (CallForm.MISTRAL_NAMED, "[TOOL_CALLS]rm[ARGS]{}"),
    (CallForm.MISTRAL_LIST, "[TOOL_CALLS] nothing"),
    (CallForm.GEMMA, "<|tool_call>call:now{" + "[" * 200 + "<tool_call|>"),
    (CallForm.DESCRIBED, '```json\n{"a": 1}\n```\nThat is JSON.'),
    (CallForm.DESCRIBED, "```tool_code\nimport os\n```"),
    (CallForm.DESCRIBED, "```python\nprint(1)\n```"),
    (CallForm.HARMONY, "A text without channels"),
    (CallForm.HARMONY, " to be or not"),
    (CallForm.HARMONY, '<|channel|>commentary to=functions.rm <|constrain|>json<|message|>{"a": 1}'),
]  # fmt: skip


def joined(parts: list[Parsed]) -> Parsed:
    return Parsed(
        "".join(part.reasoning for part in parts),
        "".join(part.content for part in parts),
        tuple(call for part in parts for call in part.calls),
    )


def read(form: CallForm, *texts: str, tools: Toolset = TOOLS) -> Parsed:
    parser = parser_for(form, tools)
    assert parser is not None
    return joined([*(parser.add(text) for text in texts), parser.rest()])


def calls_in(parsed: Parsed) -> list[tuple[str, object]]:
    return [(call.name, json.loads(call.arguments)) for call in parsed.calls]


@pytest.mark.parametrize(("form", "text", "content", "calls"), REPLIES)
def test_calls_are_read_wherever_the_text_is_split(form, text, content, calls):
    whole = read(form, text)
    assert (whole.content, calls_in(whole)) == (content, calls)
    assert read(form, *text) == whole
    for place in range(len(text)):
        assert read(form, text[:place], text[place:]) == whole


@pytest.mark.parametrize(("form", "text"), NO_CALLS)
def test_what_is_no_valid_call_is_content_to_the_letter(form, text):
    whole = read(form, text)
    assert (whole.content, whole.calls, whole.reasoning) == (text, (), "")
    assert read(form, *text) == whole
    for place in range(0, len(text), max(1, len(text) // 60)):
        assert read(form, text[:place], text[place:]) == whole


_PIECES = (
    "<tool_call>", "</tool_call>", "{", "}", '"', "\\", "[", "]", '{"name": "now"}', "<function=now>", "</function>",
    "[TOOL_CALLS]", "now", "[ARGS]", "{}", "<|python_tag|>", " ", "\n", "a", "```json\n", "```", "<|channel|>final",
    "<|message|>", "<|end|>", "<|start|>assistant", " to=functions.now", "<|tool_call>call:now", "<tool_call|>", ";",
)  # fmt: skip


@pytest.mark.parametrize("form", CallForm)
def test_any_text_is_read_the_same_however_it_arrives(form):
    random = Random(form.value)
    for _ in range(300):
        text = "".join(random.choices(_PIECES, k=random.randrange(14)))
        whole = read(form, text)
        place = random.randrange(len(text) + 1)
        assert read(form, *text) == read(form, text[:place], text[place:]) == whole, text
        if not whole.calls and form is not CallForm.HARMONY:
            assert whole.content == text


def test_text_before_a_call_and_an_answer_in_json_do_not_wait_for_the_end():
    parser = parser_for(CallForm.HERMES, TOOLS)
    assert parser is not None
    assert parser.add("One moment, please. <tool").content == "One moment, please."
    assert parser.add("box> it is.").content == " <toolbox> it is."
    parser = parser_for(CallForm.LLAMA, TOOLS)
    assert parser is not None
    assert parser.add('{"answer": ').content == '{"answer":'


def test_a_reply_that_may_have_one_call_has_one():
    text = f"<tool_call>{JSON_PARIS}</tool_call><tool_call>{JSON_ROME}</tool_call>"
    assert calls_in(read(CallForm.HERMES, text, tools=Toolset((WEATHER,), parallel=False))) == [PARIS]
    assert calls_in(read(CallForm.HERMES, text, tools=Toolset((WEATHER,)))) == [PARIS, ROME]


def test_calls_beyond_any_measure_are_content():
    text = '<tool_call>{"name": "now"}</tool_call>' * (MOST_CALLS + 2)
    whole = read(CallForm.HERMES, text)
    assert len(whole.calls) == MOST_CALLS
    assert whole.content.count("</tool_call>") == 2


def test_harmony_keeps_thoughts_apart():
    whole = read(
        CallForm.HARMONY,
        "<|channel|>analysis<|message|>Hm.<|end|><|start|>assistant<|channel|>analysis<|message|>Yes.<|end|>"
        "<|start|>assistant<|channel|>final<|message|>It is.",
    )
    assert (whole.reasoning, whole.content, whole.calls) == ("Hm.\n\nYes.", "It is.", ())


def test_nothing_is_looked_for_where_nothing_is_offered():
    assert parser_for(CallForm.HERMES, None) is None
    assert parser_for(CallForm.HERMES, Toolset(())) is None
