"""A model whose chat template is of no use is asked in ChatML's form, and what is wrong with its own is said."""

from __future__ import annotations

from contextlib import closing

import psutil
import pytest

from app.engine.commands import Message
from app.errors import WorldError
from app.llama.templates.template import CHATML, BuiltIn, ChatTemplate, built_in_names, template_for
from tests.fakes.templates import STUBBORN

HELLO = [Message("user", "Hello")]
IN_CHATML = "<|im_start|>user\nHello<|im_end|>\n<|im_start|>assistant\n"


def chosen(own: str | None, template: str | None = None) -> ChatTemplate:
    return template_for(own, template, bos="<s>", eos="</s>")


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("{% for m in messages %}{{ m.content }}", "cannot be read"),
        ("{{ if .System }}<|im_start|>system\n{{ .System }}<|im_end|>{{ end }}{{ .Prompt }}", "cannot be read"),
        ("{{ messages | no_such_filter }}", "cannot be read"),
        ("{{ raise_exception('not like that') }}", "not like that"),
        ("{{ no_such_thing.at_all }}", "no_such_thing"),
        ("alpaca", "leaves out"),
        ("   \n", "leaves out"),
        ("{{ bos_token }}", "leaves out"),
        ("{% for m in messages %}{{ m.text }}{% endfor %}", "leaves out"),
        ("{{ 'x' * 3000000 }}", "writes too much"),
        ("{{ [1]|batch(10 ** 12, 1)|list }}", "too much memory"),
    ],
)
def test_a_template_of_no_use_is_replaced_and_the_reason_said(source, reason):
    with closing(chosen(source)) as template:
        assert template.is_fallback
        assert reason in template.problem
        assert "ChatML" in template.problem
        assert template.render(HELLO) == IN_CHATML
        assert template.between_turns == ("<|im_end|>\n<|im_start|>assistant\n", "<|im_end|>\n<|im_start|>user\n")
    assert not psutil.Process().children()


@pytest.mark.parametrize("source", [None, "", CHATML, "chatml", *STUBBORN.values()])
def test_a_usable_template_is_no_problem(source):
    with closing(chosen(source)) as template:
        assert not template.problem
        assert template.is_fallback is not bool(source)


def test_a_template_whose_process_was_killed_is_replaced():
    def kill_it() -> bool:
        for child in psutil.Process().children():
            child.kill()
        return False

    endless = "{% set a = ['x'] %}" + "{% set a = [a, a] %}" * 200 + "{{ a|join }}"
    with closing(template_for(endless, None, bos="", eos="", cancelled=kill_it)) as template:
        assert "its process ended" in template.problem
        assert template.render(HELLO) == IN_CHATML


def test_a_name_stands_for_the_form_that_llama_cpp_has_for_it():
    with closing(chosen("chatml")) as template:
        assert template.render(HELLO) == IN_CHATML
        assert template.render(HELLO, begins_reply=False) == IN_CHATML.removesuffix("<|im_start|>assistant\n")
    with closing(chosen(" llama3\n")) as template:
        assert "<|start_header_id|>user<|end_header_id|>\n\nHello<|eot_id|>" in template.render(HELLO)


@pytest.mark.parametrize("name", sorted(built_in_names()))
def test_every_form_of_llama_cpp_says_all_that_was_said(name):
    messages = [
        Message("system", "Be brief."),
        Message("user", "Where?\ud800 \0"),
        Message("assistant", "Here."),
        Message("user", "x" * 100_000),
    ]
    with closing(chosen(name)) as template:
        prompt = template.render(messages)
        places = [prompt.find(text) for text in ("Where?", "Here.", "x" * 100_000)]
        assert min(places) >= 0
        assert places == sorted(places)
        assert "Be brief." in prompt
        assert not psutil.Process().children()


def test_a_form_of_llama_cpp_is_told_of_tools_in_words():
    assert BuiltIn("chatml").run([{"role": "user", "content": "Hi"}], [{"no": "matter"}], None) == (
        "<|im_start|>user\nHi<|im_end|>\n<|im_start|>assistant\n"
    )


def test_a_person_may_give_another_template_also_where_the_model_has_a_good_one():
    for own in (CHATML, "{% for m in", None):
        with closing(chosen(own, "{% for m in messages %}({{ m.content }}){% endfor %}")) as template:
            assert template.render(HELLO) == "(Hello)"
            assert not template.problem
            assert not template.is_fallback
    with closing(chosen("{% for m in", "gemma")) as template:
        assert template.render(HELLO) == "<start_of_turn>user\nHello<end_of_turn>\n<start_of_turn>model\n"


@pytest.mark.parametrize("template", ["{% for m in", "no words of the conversation", "{{ raise_exception('no') }}"])
def test_a_template_of_no_use_that_a_person_gave_is_refused(template):
    with pytest.raises(WorldError, match="The chat template that was given cannot be used: ") as refused:
        chosen(CHATML, template)
    assert type(refused.value) is WorldError
    assert not psutil.Process().children()
