from __future__ import annotations

import itertools
import os
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from datetime import datetime, timedelta

import psutil
import pytest

from app.engine.commands import Message
from app.errors import ModelFileError, WorldError
from app.llama.child_processes.service import Service
from app.llama.templates.jinja import Compiled
from app.llama.templates.renderer import BOUNDS
from app.llama.templates.simple_template import parts_written
from app.llama.templates.template import CHATML, ChatTemplate
from app.speculation.language_model import Interrupted

ENDLESS = "{% set a = ['x'] %}" + "{% set a = [a, a] %}" * 200
"""A list that is small in memory and endless to walk through, in one call that no line of Python interrupts."""

ENDLESS_FOR_ONE = (
    "{% if messages|length == 1 %}"
    + ENDLESS
    + "{{ a|join }}{% else %}{{ messages|map(attribute='content')|join }}{% endif %}"
)
GEMMA = (
    "{{ bos_token }}{% if messages[0]['role'] == 'system' %}{{ raise_exception('System role not supported') }}"
    "{% endif %}{% for message in messages %}{% if (message['role'] == 'user') != (loop.index0 % 2 == 0) %}"
    "{{ raise_exception('Take turns') }}{% endif %}{% if (message['role'] == 'assistant') %}{% set role = 'model' %}"
    "{% else %}{% set role = message['role'] %}{% endif %}"
    "{{ '<start_of_turn>' + role + '\n' + message['content'] | trim + '<end_of_turn>\n' }}{% endfor %}"
    "{% if add_generation_prompt %}{{'<start_of_turn>model\n'}}{% endif %}"
)
LLAMA = (
    "{% set loop_messages = messages %}{% for message in loop_messages %}{% set content = '<|start_header_id|>' + "
    "message['role'] + '<|end_header_id|>\n\n'+ message['content'] | trim + '<|eot_id|>' %}{% if loop.index0 == 0 %}"
    "{% set content = bos_token + content %}{% endif %}{{ content }}{% endfor %}"
    "{{ '<|start_header_id|>assistant<|end_header_id|>\n\n' }}"
)
ELABORATE = (
    "{% set ns = namespace(system='') %}{% for m in messages %}{% if m.role == 'system' %}"
    "{% set ns.system = m.content %}{% endif %}{% endfor %}{{ ns.system }}|"
    "{% for m in messages if m.role != 'system' %}[{{ m.role }}: {{ m.content }}]\n{% endfor %}"
)


SWITCHED = (
    "{{ messages[0].content }}{% if enable_thinking is defined and not enable_thinking %} off {% else %} on {% endif %}"
    "{% if mood %}{{ mood.strip() }}{% endif %}"
)


HELLO = (Message("user", "Hello"),)


at_night = pytest.mark.nightly("computes or takes memory up to the bounds, seconds each; one of each kind runs daily")


@contextmanager
def compiled(source: str | None, computing_s: float = BOUNDS.computing_s) -> Iterator[ChatTemplate]:
    service = Service("render", bounds=replace(BOUNDS, computing_s=computing_s))
    with closing(ChatTemplate(source, bos="<s>", eos="</s>", service=service)) as template:
        yield template


@pytest.mark.parametrize("source", [CHATML, GEMMA, LLAMA, None])
def test_simple_templates_need_no_process(source):
    with compiled(source) as template:
        text = template.render([Message("user", "Hello"), Message("assistant", "Hi"), Message("user", "Well?")])
    assert text.index("Hello") < text.index("Hi") < text.index("Well?")
    assert not psutil.Process().children()


def test_what_other_templates_write_comes_from_another_process():
    with compiled(ELABORATE) as template:
        assert psutil.Process().children()
        messages = (
            Message("system", "Be kind."),
            Message("user", "half a letter: \ud800"),
            Message("assistant", "Yes"),
        )
        text = template.render(messages)
        assert text == "Be kind.|[user: half a letter: \ud800]\nYes"
        assert text.removesuffix("Yes") == Compiled(ELABORATE, bos="", eos="").run(
            [{"role": each.role, "content": each.text} for each in messages[:-1]]
        )
        assert len(psutil.Process().children()) == 1
    assert not psutil.Process().children()


@pytest.mark.parametrize(
    ("source", "words"),
    [
        pytest.param(ENDLESS + "{{ a|join }}", "does not come to an end", marks=at_night),
        pytest.param(ENDLESS + "{{ a == a[0] }}{{ [a]|tojson }}", "does not come to an end", marks=at_night),
        pytest.param("{% set s = 'xx' %}" + "{% set s = s ~ s %}" * 60 + "{{ s }}", "too much memory", marks=at_night),
        ("{% set s = 'x' * 100000 %}{{ s.replace('x', s) }}", "too much memory"),
        pytest.param("{{ 'aa'" + "|replace('a', 'aaaaaaaaa')" * 30 + " }}", "cannot be read", marks=at_night),
    ],
)
def test_a_template_that_never_ends_or_takes_all_memory_is_ended_with_a_sentence(source, words):
    with pytest.raises(ModelFileError, match=words), compiled(source) as template:
        template.render(HELLO)


def test_a_template_that_never_ends_is_ended_and_can_be_asked_again():
    with compiled(ENDLESS_FOR_ONE, computing_s=0.5) as template:
        with pytest.raises(ModelFileError, match="does not come to an end"):
            template.render(HELLO)
        assert template.render([*HELLO, Message("assistant", "Hi"), Message("user", "!")]) == "HelloHi!"


def test_a_cancel_ends_a_template_at_once():
    looks = itertools.count()
    with compiled(ENDLESS_FOR_ONE) as template:
        with pytest.raises(Interrupted):
            template.render(HELLO, cancelled=lambda: next(looks) >= 1)
        assert not psutil.Process().children()
    with pytest.raises(Interrupted):
        ChatTemplate(ELABORATE, cancelled=lambda: True)


def test_a_simple_template_of_a_long_conversation_is_bounded_too():
    """One long text, written for each of many messages."""
    for times in (1, 90):
        source = "{% set all = messages[0].content %}{% for m in messages %}" + "{{ all }}" * times + "{% endfor %}"
        assert parts_written(source) == times + 1
        messages = [Message("user", "x" * 10_000), *(Message("assistant", "yes"), Message("user", "and?")) * 150]
        with compiled(source) as template, pytest.raises(ModelFileError, match="writes too much"):
            template.render(messages)


@pytest.mark.parametrize(
    "source",
    [
        "{% for m in messages %}{% for n in messages %}{{ n.content }}{% endfor %}{% endfor %}",
        "{% set messages = messages[0].content %}{% for m in messages %}{{ m }}{% endfor %}",
        "{% set s = messages[0].content %}" + "{% set s = s + s %}" * 8 + "{{ s }}",
        "{% set ns = namespace(s='x') %}", "{{ messages|tojson }}", "{{ [messages, messages] }}", "{{ 'x' * 10 }}",
        "{{ '%d' % 5 }}", "{{ messages[0].content.replace('a', 'b') }}", "{{ strftime_now('%Y') }}",
        "{% macro m() %}{% endmacro %}", "{{ '" + "x" * 9000 + "' }}", "{{ messages }}" * 11, "{% if %}",
    ],
)  # fmt: skip
def test_what_is_not_known_to_be_bounded_is_not_simple(source):
    assert parts_written(source) is None


def test_marks_for_training_are_no_matter():
    with compiled("{% for m in messages %}{% generation %}{{ m.content }}{% endgeneration %}{% endfor %}") as template:
        assert template.render(HELLO) == "Hello"


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such limits")
def test_a_process_whose_parent_is_gone_does_not_compute_for_ever():
    """The system ends it, beyond the time that its parent would have given it."""
    import resource  # noqa: PLC0415

    with compiled(ELABORATE):
        (child,) = psutil.Process().children()
        soft, _ = child.rlimit(psutil.RLIMIT_CPU) if hasattr(child, "rlimit") else (1, 1)
        assert 0 < soft < 60
        assert soft != resource.RLIM_INFINITY


@pytest.mark.parametrize("source", [SWITCHED, SWITCHED + "{# #}{% set ns = namespace(x=1) %}"])
def test_a_template_is_told_variables_wherever_it_runs(source):
    with compiled(source) as template:
        assert bool(psutil.Process().children()) is ("namespace" in source)
        assert template.render(HELLO) == "Hello on "
        assert template.render(HELLO, variables={"enable_thinking": False, "mood": "calm"}) == "Hello off calm"
        shown = template.render(HELLO, variables={"mood": "</s>"}, escape=lambda text: f"[{text}]")
        assert shown == "[Hello] on [</s>]"
        assert not template.opens_thought()
        with pytest.raises(WorldError, match="cannot use these variables") as refused:
            template.render(HELLO, variables={"mood": ["a", "b"]})
        assert type(refused.value) is WorldError


def test_variables_decide_whether_a_prompt_opens_a_thought():
    with compiled("{{ messages[0].content }}{% if thinking %}<think>\n{% endif %}") as template:
        assert not template.opens_thought()
        assert template.opens_thought(variables={"thinking": True})
        assert template.thinks(variables={"thinking": True}) == "does"
        assert template.thinks(variables={"thinking": False}) == "may"
    with compiled(CHATML) as plain:
        assert plain.thinks() == ""


def test_a_template_cannot_be_told_the_conversation_or_more_than_it_may_write():
    source = "{% for m in messages %}{{ m.content }}{{ more }}{% endfor %}{{ add_generation_prompt }}"
    with compiled(source) as template:
        variables = {"messages": [], "add_generation_prompt": False, "tools": 1}
        assert template.render(HELLO, variables=variables) == "HelloTrue"
        long = [Message("user", "x"), Message("assistant", "y")] * 500
        with pytest.raises(WorldError, match="writes too much"):
            template.render([*long, *HELLO], variables={"more": "z" * 20_000})


def test_llamas_templates_know_the_day_and_may_be_told_another():
    source = '{% if not date_string is defined %}{% set date_string = "26 Jul 2024" %}{% endif %}{{ date_string }}'
    with compiled(source + "{{ messages[-1].content }}") as template:
        day = datetime.strptime(template.render(HELLO), "%d %b %YHello").astimezone()
        assert abs(datetime.now().astimezone() - day) <= timedelta(days=2)
        assert template.render(HELLO, variables={"date_string": "1 Jan 1970"}) == "1 Jan 1970Hello"


@pytest.mark.parametrize(
    ("end", "thinks"),
    [
        ("{% if enable_thinking is defined and not enable_thinking %}<think></think>{% endif %}", True),
        ("{% if thinking %}<think>{% endif %}", False),
        ("{# enable_thinking is told elsewhere #}", None),
        ("{% if enable_thinking %}{{ raise_exception('never') }}{% endif %}", None),
    ],
)
def test_a_template_says_whether_its_model_can_be_told_to_think(end, thinks):
    with closing(ChatTemplate("{% for m in messages %}{{ m.content }}{% endfor %}" + end)) as template:
        assert template.thinks_by_itself() is thinks
