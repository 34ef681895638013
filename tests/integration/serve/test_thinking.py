"""Thinking is switched in each API's own words, and reaches the template of a real model."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.serve.model_registry import ModelChoice
from app.serve.server import ServeOptions
from tests.fakes import tiny_gguf
from tests.integration.engine_probe import EngineProbe, question
from tests.integration.serve.server_probe import Running, serving

SWITCH = (
    "{% for m in messages %}{{ m.role }}: {{ m.content }}\n{% endfor %}{{ reasoning_effort or '' }}"
    "{% if enable_thinking %}<think>\n{% else %}<think></think>{% endif %}"
)
SAID = [{"role": "user", "content": "Hello"}]


@pytest.fixture(scope="module")
def thinker(starter_paths, tmp_path_factory) -> Iterator[Running]:
    file = tmp_path_factory.mktemp("models") / "tiny.gguf"
    file.write_bytes(tiny_gguf.llama(changes={"tokenizer.chat_template": SWITCH}))
    first = ModelChoice("tiny", str(file), path=Path(file))
    with serving(starter_paths, ServeOptions(first=first)) as running:
        yield running


def test_the_template_is_told_and_a_reply_then_begins_within_the_thought(thinker):
    def prompt(**options):
        return thinker.ask("/apply-template", {"model": "tiny", "messages": SAID, **options}).json["prompt"]

    assert prompt().endswith("<think></think>")
    assert prompt(chat_template_kwargs={"enable_thinking": True}).endswith("<think>\n")
    words = {"seed": 1, "logit_bias": {"12": -100}}  # this model writes line ends alone, if it may
    body = {"model": "tiny", "messages": SAID, "max_tokens": 6, **words}
    chat = thinker.ask("/v1/chat/completions", body).json["choices"][0]["message"]
    assert chat["content"]
    assert "reasoning_content" not in chat
    chat = thinker.ask("/v1/chat/completions", {**body, "reasoning_effort": "high"}).json["choices"][0]["message"]
    assert chat["reasoning_content"]
    assert not chat["content"]
    options = {"num_predict": 6, **words}
    for think in (True, False):
        answer_body = {"model": "tiny", "messages": SAID, "stream": False, "think": think, "options": options}
        message = thinker.ask("/api/chat", answer_body).json["message"]
        assert ("thinking" in message) is think
    answer_body = {**body, "thinking": {"type": "enabled"}}
    assert thinker.ask("/v1/messages", answer_body).json["content"][0]["type"] == "thinking"
    answer_body = {"model": "tiny", "input": "Hello", "max_output_tokens": 6, **words, "reasoning": {"effort": "low"}}
    assert thinker.ask("/v1/responses", answer_body).json["output"][0]["type"] == "reasoning"


def test_a_thought_is_a_part_of_the_answer_for_who_wants_it_so(thinker):
    words = {"seed": 1, "logit_bias": {"12": -100}, "reasoning_effort": "high", "reasoning_format": "none"}
    body = {"model": "tiny", "messages": SAID, "max_tokens": 6, **words}
    message = thinker.ask("/v1/chat/completions", body).json["choices"][0]["message"]
    assert message["content"].startswith("<think>")
    assert "reasoning_content" not in message
    chunks = thinker.ask("/v1/chat/completions", {**body, "stream": True}).events
    assert "".join(chunk["choices"][0]["delta"].get("content") or "" for chunk in chunks) == message["content"]
    assert thinker.ask("/v1/chat/completions", {**body, "reasoning_format": "xml"}).status == 400


def test_variables_reach_the_template_of_a_model_on_another_draftlight(thinker, starter_paths):
    with EngineProbe(starter_paths) as probe:
        assert probe.load(f"{thinker.url}#tiny").thinks is False
        command = question("Hello", tokens=6)
        command = replace(command, sampling=replace(command.sampling, logit_bias=((12, -100.0),)))
        assert "<think>" not in probe.generate(command).summary.text
        thoughtful = replace(command, variables={"enable_thinking": True})
        assert probe.generate(thoughtful).summary.text.startswith("<think>")
        assert "must be true or false" in probe.refused(replace(command, variables={"enable_thinking": "yes"}))
