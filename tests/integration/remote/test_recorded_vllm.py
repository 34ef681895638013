"""Answers that a real vLLM gave (see ``tests/fakes/recorded_vllm``) are shown as it counted them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.engine.events import Notice
from app.errors import PromptTooLong
from app.speculation.trace import CountSource, FinishReason
from tests.fakes.model_server import ModelServer, Reply, Request, answering, as_json
from tests.integration.engine_probe import EngineProbe, question

RECORDED = Path(__file__).parents[2] / "fakes" / "recorded_vllm"
NO_MIN_P = "The min_p and logit_bias sampling parameters are not yet supported with speculative decoding."


def reply_with(name: str, status: int = 200) -> Reply:
    return Reply(status, (RECORDED / name).read_bytes())


@pytest.fixture
def vllm() -> Iterator[ModelServer]:
    pages = iter([reply_with("metrics-before.txt"), *[reply_with("metrics-after.txt")] * 9])

    def chat(request: Request) -> Reply:
        if request.body["temperature"] and request.body["min_p"]:  # as the real one does
            return as_json({"error": {"message": NO_MIN_P, "type": "BadRequestError", "param": None, "code": 400}}, 400)
        return reply_with("chat.txt")

    answers = {
        "/version": reply_with("version.json"), "/v1/models": reply_with("models.json"), "/v1/chat/completions": chat,
        "/metrics": lambda _: next(pages),
    }  # fmt: skip
    with answering(answers) as server:
        yield server


def test_its_figures_are_shown_as_they_are(probe: EngineProbe, vllm: ModelServer) -> None:
    loaded = probe.load(vllm.url)
    assert loaded.server is not None
    assert (loaded.server.program, loaded.server.version) == ("vLLM", "0.27.0")
    assert (loaded.target.name, loaded.context_tokens) == ("smollm2", 2048)
    summary = probe.ask("Write the numbers from one to twenty, separated by commas.", tokens=48).summary
    assert summary.text == ("1234567890" * 5)[:48]
    assert (summary.prompt_tokens, summary.generated_tokens) == (42, 48)
    assert (summary.drafted_tokens, summary.accepted_tokens, summary.acceptance_length) == (32, 32, 5.0)
    assert summary.counted_by is CountSource.TOTALS
    assert summary.finish_reason is FinishReason.LENGTH
    assert summary.prefill_ms == pytest.approx(2174.35, abs=0.01)
    # Of writing alone, as everywhere: its own 12.9 tokens a second have the reading of the prompt in them.
    assert summary.tokens_per_second == pytest.approx(1000 / 33.0198398, rel=1e-6)


def test_what_it_refuses_while_it_guesses_is_left_out_and_said_once(probe: EngineProbe, vllm: ModelServer) -> None:
    probe.load(vllm.url)
    notices_wanted = [
        [event.sentence for event in probe.do(question("Hello.", temperature=0.8)) if isinstance(event, Notice)]
        for _ in range(2)
    ]
    assert [len(sentences) for sentences in notices_wanted] == [1, 0]
    assert "takes no min-p while it guesses" in notices_wanted[0][0]
    assert [request.body["min_p"] for request in vllm.requests_to("/v1/chat/completions")] == [0.0, 0.0]


def test_its_refusals_are_sentences(probe: EngineProbe, vllm: ModelServer) -> None:
    probe.load(vllm.url)
    vllm.answers["/v1/chat/completions"] = reply_with("unknown-model.json", 404)
    assert "has no model named smollm2" in probe.refused(question("Hello."))
    vllm.answers["/v1/chat/completions"] = reply_with("too-long.json", 400)
    assert isinstance(probe.do(question("Hello."))[-1].error, PromptTooLong)
