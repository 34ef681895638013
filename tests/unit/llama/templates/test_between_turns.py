"""Text of a chat template between a question and its answer, and between an answer and the next question."""

from __future__ import annotations

import pytest

from app.llama.templates.template import CHATML, ChatTemplate

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
