"""Answers of other servers, documented or recorded of a real vLLM, are taken for what they are worth."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from app.engine.commands import Generate, LoadPair, Message
from app.engine.events import Loaded, Notice
from app.errors import PromptTooLong
from app.speculation.trace import CountSource, FinishReason, Outcome, Trace
from tests.fakes.model_server import Answer, ModelServer, Reply, Request, answering, as_json, lines, piece, stream
from tests.fakes.other_servers import llama_server, ollama, vllm
from tests.integration.engine_probe import EngineProbe, question

USAGE = {"choices": [], "usage": {"prompt_tokens": 12, "completion_tokens": 40, "total_tokens": 52}}


def hello(last: dict[str, object]) -> Reply:
    """Return a greeting with these figures behind it."""
    return stream([piece("Hello"), piece(" there", "stop"), last])


def _totals(drafted: int, accepted: int, drafts: int) -> str:
    return (
        "# HELP vllm:spec_decode_num_draft_tokens_total Number of draft tokens.\n"
        f'vllm:spec_decode_num_draft_tokens_total{{engine="0",model_name="big"}} {drafted}.0\n'
        f'vllm:spec_decode_num_accepted_tokens_total{{engine="0",model_name="big"}} {accepted}.0\n'
        f'vllm:spec_decode_num_drafts_total{{engine="0",model_name="big"}} {drafts}.0\n'
        f'vllm:spec_decode_num_accepted_tokens_per_pos_total{{engine="0",position="0"}} {accepted}.0\n'
    )


def _untold(trace: Trace) -> bool:
    return {token.outcome for round_ in trace.rounds for token in round_.tokens} == {Outcome.UNTOLD}


def test_vllm_counts_for_a_reply(probe: EngineProbe) -> None:
    spec = {
        "mean_acceptance_length": 2.5, "draft_acceptance_rate": 0.5, "num_spec_steps": 16, "num_draft_tokens": 48,
        "num_accepted_draft_tokens": 24, "num_spec_tokens": 3, "acceptance_histogram": {"0": 4},
    }  # fmt: skip
    with answering(
        vllm(hello({**USAGE, "metrics": {"speculative_decoding": spec, "tokens_per_second": 103.2}}))
    ) as server:
        loaded = probe.load(server.url)
        assert loaded.server is not None
        assert (loaded.server.program, loaded.server.version) == ("vLLM", "0.32.0")
        assert loaded.context_tokens == 8192
        trace = probe.ask("Hello.", temperature=0.5)
        summary = trace.summary
        assert (summary.drafted_tokens, summary.accepted_tokens, summary.acceptance_length) == (48, 24, 2.5)
        assert summary.counted_by is CountSource.METRICS
        assert (summary.prompt_tokens, summary.generated_tokens, summary.tokens_per_second) == (12, 40, 103.2)
        assert summary.machine == f"vLLM at 127.0.0.1:{server.port}"
        assert _untold(trace)
        assert Trace.from_json(trace.to_json()).summary == summary
        body = server.requests_to("/v1/chat/completions")[0].body
        assert body["top_k"] == 40
        assert body["stream_options"] == {"include_usage": True, "continuous_usage_stats": True}


def test_a_piece_of_a_vllm_that_guesses_counts_as_many_tokens_as_it_says(probe: EngineProbe) -> None:
    def counted(text: str, written: object, finish: str | None = None) -> dict[str, object]:
        return piece(text, finish) | {"usage": {"prompt_tokens": 12, "completion_tokens": written}}

    pieces = [
        counted("", 0),
        counted("One, two,", 4),
        counted(" three", 5),
        counted("", 6),
        counted(" four", 7, "stop"),
    ]
    answers = vllm(hello(USAGE)) | {"/v1/chat/completions": stream(pieces)}
    with answering(answers) as server:
        probe.load(server.url)
        trace = probe.ask("Hello.")
        assert [len(round_.tokens) for round_ in trace.rounds] == [4, 1, 2]
        assert [round_.text for round_ in trace.rounds] == ["One, two,", " three", " four"]
        assert trace.summary.generated_tokens == 7
        for written in (2**40, -3, "many", 7):
            server.answers["/v1/chat/completions"] = stream([counted("One", written), counted(" two", written, "stop")])
            first, second = probe.ask("Hello.").rounds
            assert 1 <= len(first.tokens) <= 512
            assert (first.text, second.text) == ("One", " two")


def test_vllm_totals_where_it_has_nothing_else(probe: EngineProbe) -> None:
    pages = iter([_totals(100, 60, 40), _totals(148, 84, 56)])
    answers = vllm(hello(USAGE)) | {"/metrics": lambda _: Reply(content=next(pages).encode(), kind="text/plain")}
    with answering(answers) as server:
        probe.load(f"{server.url}#big")
        summary = probe.ask("Hello.").summary
        assert (summary.drafted_tokens, summary.accepted_tokens) == (48, 24)
        assert summary.counted_by is CountSource.TOTALS
        assert summary.acceptance_length == 2.5
        going_on = Generate((Message("user", "Hi"), Message("assistant", "Well")), max_tokens=4)
        pages = iter([_totals(148, 84, 56), _totals(0, 0, 0)])  # it was restarted meanwhile
        assert probe.generate(going_on).summary.counted_by is CountSource.UNKNOWN
        assert server.requests_to("/v1/chat/completions")[-1].body["continue_final_message"] is True


def test_vllm_without_speculation_tells_nothing(probe: EngineProbe) -> None:
    with answering(vllm(hello(USAGE))) as server:
        probe.load(server.url)
        summary = probe.ask("Hello.").summary
        assert summary.counted_by is CountSource.UNKNOWN
        assert summary.acceptance_rate is None


def test_lm_studio_counts(probe: EngineProbe) -> None:
    stats = {
        "tokens_per_second": 51.4, "time_to_first_token": 0.111, "generation_time": 0.954, "stop_reason": "eosFound",
        "draft_model": "small", "total_draft_tokens_count": 50, "accepted_draft_tokens_count": 30,
        "rejected_draft_tokens_count": 15, "ignored_draft_tokens_count": 5,
    }  # fmt: skip
    answers: dict[str, Answer] = {
        "/api/v0/models": as_json(
            {"object": "list", "data": [
                {"id": "granite", "type": "llm", "state": "loaded", "loaded_context_length": 4096},
                {"id": "nomic", "type": "embeddings", "state": "not-loaded"},
            ]}
        ),
        "/api/v0/chat/completions": stream([piece("Yes", "stop") | {"stats": stats}]),
        # LM Studio answers what it does not know with 200.
        **dict.fromkeys(("/draftlight/about", "/props", "/version", "/api/version"), as_json({"error": "Unexpected"})),
    }  # fmt: skip
    with answering(answers) as server:
        loaded = probe.load(server.url)
        assert loaded.server is not None
        assert loaded.server.program == "LM Studio"
        summary = probe.ask("Hello.").summary
        assert (summary.drafted_tokens, summary.accepted_tokens, summary.rejected_tokens) == (45, 30, 15)
        assert summary.counted_by is CountSource.STATS
        assert summary.tokens_per_second == 51.4


def test_ollama_measures_speed_and_tells_nothing_of_guesses(probe: EngineProbe) -> None:
    messages = [
        {"message": {"role": "assistant", "content": "", "thinking": "Hm."}, "done": False},
        {"message": {"role": "assistant", "content": "Hel"}, "done": False},
        {"message": {"role": "assistant", "content": "lo"}, "done": False},
        {"message": {"role": "assistant", "content": ""}, "done": True, "done_reason": "length",
         "prompt_eval_count": 9, "prompt_eval_duration": 30_000_000, "eval_count": 5, "eval_duration": 250_000_000},
    ]  # fmt: skip
    with answering(ollama(lines(messages))) as server:
        loaded = probe.load(f"{server.url}#gemma3", context_tokens=8192)
        assert loaded.server is not None
        assert loaded.server.program == "Ollama"
        assert loaded.context_tokens == 8192
        trace = probe.ask("Hello.", tokens=5)
        summary = trace.summary
        assert summary.text == "<think>\nHm.\n</think>\n\nHello"
        assert summary.finish_reason is FinishReason.LENGTH
        assert (summary.tokens_per_second, summary.prefill_ms, summary.prompt_tokens) == (20.0, 30.0, 9)
        assert summary.counted_by is CountSource.UNKNOWN
        assert _untold(trace)
        options = server.requests_to("/api/chat")[0].body["options"]
        assert (options["num_ctx"], options["num_predict"], options["seed"]) == (8192, 5, 7)


def test_ollama_without_the_model_names_those_it_has(probe: EngineProbe) -> None:
    with answering(ollama(lines([]))) as server:
        sentence = probe.refused(LoadPair(f"{server.url}#llama9"))
        assert "has no model named llama9" in sentence
        assert "gemma3:latest" in sentence


def test_any_other_server_is_given_openais_words_alone(probe: EngineProbe) -> None:
    answers: dict[str, Answer] = {
        "/api/models": as_json({"data": [{"id": "gpt-x", "context_length": 128000}, {"id": "gpt-y"}]}),
        "/api/chat/completions": stream([piece("Yes"), piece("", "stop"), USAGE]),
    }
    with answering(answers) as server:
        loaded = probe.load(f"{server.url}/api#gpt-y")
        assert loaded.context_tokens == 0
        assert loaded.server is not None
        assert loaded.server.program == "a server"
        summary = probe.ask("Hello.").summary
        assert (summary.text, summary.generated_tokens, summary.counted_by) == ("Yes", 40, CountSource.UNKNOWN)
        body = server.requests_to("/api/chat/completions")[0].body
        assert not {"top_k", "min_p", "repeat_penalty"} & body.keys()
        assert "cannot be given a grammar" in probe.refused(
            Generate((Message("user", "Hi"),), grammar='root ::= "yes"')
        )


def test_who_decides_about_guesses_is_said(probe: EngineProbe) -> None:
    with answering(vllm(hello(USAGE))) as server:
        *events, end = probe.do(LoadPair(server.url, guesses=False))
        assert isinstance(end, Loaded)
        assert any("decides by itself" in event.sentence for event in events if isinstance(event, Notice))
        assert "leave the draft out" in probe.refused(LoadPair(server.url, "small.gguf"))


def test_a_reply_in_circles_is_ended_where_nothing_else_ends_it(probe: EngineProbe) -> None:
    answers: dict[str, Answer] = {
        "/v1/models": as_json({"data": [{"id": "tiny"}]}),
        "/v1/chat/completions": stream([piece("again and ") for _ in range(4000)], holds=True),
    }
    with answering(answers) as server:
        probe.load(server.url)
        summary = probe.generate(question("Hello.", tokens=None)).summary
        assert summary.finish_reason is FinishReason.LENGTH
        assert server.was_left.wait(30)


def test_an_older_or_newer_draftlight_is_named(probe: EngineProbe) -> None:
    about = as_json({"program": "Draftlight", "version": "9", "protocol": 9, "models": []})
    with answering({"/draftlight/about": about}) as server:
        assert "Update the older of the two" in probe.refused(LoadPair(server.url))


def _rounds_of(server: ModelServer, events: list[object]) -> None:
    about = {"program": "Draftlight", "version": "1", "protocol": 1, "models": [{"name": "m"}]}
    server.answers |= {"/draftlight/about": as_json(about), "/draftlight/reply": stream(events, done=False)}


@pytest.mark.parametrize(
    "event",
    [
        {"event": "round"},
        {"event": "round", "round": {"drafted": [1], "accepted": 5}, "context_used": 1},
        {"event": "finished", "summary": {"text": 5}},
        {"event": "reading", "done": -1, "total": 4, "reused": 0},
        {"event": "draft_reading", "done": 1, "total": "many"},
    ],
    ids=str,
)
def test_a_draftlight_that_says_what_cannot_be_is_not_believed(probe: EngineProbe, event: object) -> None:
    facts = {"name": "m", "size_bytes": 1, "parameters": 1, "vocabulary_tokens": 9, "trained_context_tokens": 9}
    loaded = {
        "event": "loaded", "target": facts, "draft": None, "draft_problem": None, "context_tokens": 9, "load_ms": 1,
    }  # fmt: skip
    with answering({"/draftlight/load": stream([loaded], done=False)}) as server:
        _rounds_of(server, [event])
        probe.load(f"{server.url}#m")
        assert "makes no sense" in probe.refused(question("Hello."))


def test_llama_server_tells_what_the_model_expected_where_it_did_not_guess(probe: EngineProbe) -> None:
    top = [{"token": " Hi", "logprob": -0.5}, {"token": "Yes", "logprob": -3.4e38}]
    with answering(llama_server({"id": 7, "token": " Hi", "logprob": -0.5, "top_logprobs": top})) as server:
        probe.load(server.url)
        (round_,) = probe.ask("Hello.").rounds
        (token,) = round_.tokens
        assert token.outcome is Outcome.PLAIN
        assert token.target_p == pytest.approx(0.6065, abs=1e-4)
        assert [(one.text, round(one.p, 4)) for one in token.target_top] == [(" Hi", 0.6065), ("Yes", 0.0)]
        assert server.requests_to("/completion")[0].body["n_probs"] == 3
        server.answers |= llama_server()
        assert probe.ask("Hello.").rounds[0].tokens[0].target_p is None
        for logarithm in (0.5, "much", None, 10**400):
            server.answers |= llama_server({"id": 7, "logprob": logarithm, "top_logprobs": []})
            assert "makes no sense" in probe.refused(question("Hello."))


@pytest.mark.parametrize("is_whole", [True, False])
def test_llama_server_tells_how_many_guesses_came_true_and_not_which(probe: EngineProbe, is_whole: bool) -> None:
    counts = [(1, 0, 0), (3, 4, 2), (4, 4, 2), (4, 4, 2), (6, 9, 3)]  # written, guessed, right; one does not grow
    timings = [
        {"cache_n": 0, "prompt_n": 5, "predicted_n": written, "predicted_ms": 100.0 * written} | guesses
        for written, drafted, accepted in counts
        for guesses in ({"draft_n": drafted, "draft_n_accepted": accepted} if drafted else {},)
    ]
    pieces = [
        {"content": f"{place} ", "tokens": [7], "timings": guess_counts} for place, guess_counts in enumerate(timings)
    ]
    end = {"content": "", "tokens": [], "stop": True, "stop_type": "eos", "timings": timings[-1]}
    answers = llama_server() | {
        "/slots": as_json([{"id": 0, "speculative": True}]),
        "/completion": stream([*pieces, end] if is_whole else pieces, done=False, breaks=not is_whole),
    }
    with answering(answers) as server:
        probe.load(server.url)
        trace = probe.ask("Hello.")
        summary = trace.summary
        assert _untold(trace)
        assert [len(round_.tokens) for round_ in trace.rounds] == [1, 2, 1, 1, 2]
        assert summary.text == "0 1 2 3 4 "
        assert summary.finish_reason is (FinishReason.STOP if is_whole else FinishReason.BROKEN)
        assert (summary.drafted_tokens, summary.accepted_tokens, summary.rejected_tokens) == (9, 3, 6)
        assert (summary.generated_tokens, summary.tokens_per_second) == (6, 10.0)
        assert (summary.counted_by, summary.acceptance_length) == (CountSource.TIMINGS, None)


VARIABLES = {"enable_thinking": False, "style": {"brief": True}}


def _framed(**variables: object) -> Generate:
    return replace(question("Hello."), variables=variables)


def test_template_variables_reach_a_server_that_takes_them(probe: EngineProbe) -> None:
    with answering(vllm(hello(USAGE)) | {"/v1/completions": stream([piece("Yes", "stop"), USAGE])}) as server:
        probe.load(server.url)
        probe.generate(_framed(**VARIABLES))
        assert server.requests_to("/v1/chat/completions")[-1].body["chat_template_kwargs"] == VARIABLES
        probe.ask("Hello.")
        probe.generate(replace(question(raw="Once"), variables=VARIABLES))  # no template frames it
        bodies = server.requests_to("/v1/chat/completions")[-1], server.requests_to("/v1/completions")[-1]
        assert all("chat_template_kwargs" not in request.body for request in bodies)
    with answering(llama_server()) as server:
        probe.load(server.url)
        probe.generate(_framed(**VARIABLES))
        assert server.requests_to("/apply-template")[-1].body["chat_template_kwargs"] == VARIABLES


@pytest.mark.parametrize(
    ("variables", "think"),
    [
        ({"enable_thinking": False, "thinking": False}, False),
        ({"thinking": True}, True),
        ({"thinking": True, "thinking_budget": 2048}, True),
        ({"enable_thinking": True, "thinking": True, "reasoning_effort": "low", "reasoning_strength": "low"}, "low"),
    ],
)
def test_ollama_is_told_whether_to_think_in_its_own_word(
    probe: EngineProbe, variables: dict[str, object], think: object
) -> None:
    messages = [{"message": {"content": "Yes"}, "done": True, "done_reason": "stop"}]
    with answering(ollama(lines(messages))) as server:
        probe.load(f"{server.url}#gemma3")
        probe.generate(_framed(**variables))
        assert server.requests_to("/api/chat")[-1].body["think"] == think
        probe.ask("Hello.")
        assert "think" not in server.requests_to("/api/chat")[-1].body
        assert "leave out style" in probe.refused(_framed(**VARIABLES))
        assert "in two ways" in probe.refused(_framed(thinking=True, enable_thinking=False))
        assert len(server.requests_to("/api/chat")) == 2


def test_a_server_that_takes_no_template_variables_is_named(probe: EngineProbe) -> None:
    answers: dict[str, Answer] = {
        "/v1/models": as_json({"data": [{"id": "gpt-x"}]}),
        "/v1/chat/completions": stream([piece("Yes", "stop"), USAGE]),
    }
    with answering(answers) as server:
        probe.load(server.url)
        sentence = probe.refused(_framed(**VARIABLES))
        assert sentence.startswith(f"A server at 127.0.0.1:{server.port} takes no variables for its chat template")
        assert "leave out enable_thinking, style" in sentence
        assert not server.requests_to("/v1/chat/completions")
        assert probe.ask("Hello.").summary.text == "Yes"


RECORDED = Path(__file__).parents[2] / "fakes" / "recorded_vllm"
NO_MIN_P = "The min_p and logit_bias sampling parameters are not yet supported with speculative decoding."


def reply_with(name: str, status: int = 200) -> Reply:
    return Reply(status, (RECORDED / name).read_bytes())


@pytest.fixture
def recorded_vllm() -> Iterator[ModelServer]:
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


def test_its_figures_are_shown_as_they_are(probe: EngineProbe, recorded_vllm: ModelServer) -> None:
    loaded = probe.load(recorded_vllm.url)
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


def test_what_it_refuses_while_it_guesses_is_left_out_and_said_once(
    probe: EngineProbe, recorded_vllm: ModelServer
) -> None:
    probe.load(recorded_vllm.url)
    notices_wanted = [
        [event.sentence for event in probe.do(question("Hello.", temperature=0.8)) if isinstance(event, Notice)]
        for _ in range(2)
    ]
    assert [len(sentences) for sentences in notices_wanted] == [1, 0]
    assert "takes no min-p while it guesses" in notices_wanted[0][0]
    assert [request.body["min_p"] for request in recorded_vllm.requests_to("/v1/chat/completions")] == [0.0, 0.0]


def test_its_refusals_are_sentences(probe: EngineProbe, recorded_vllm: ModelServer) -> None:
    probe.load(recorded_vllm.url)
    recorded_vllm.answers["/v1/chat/completions"] = reply_with("unknown-model.json", 404)
    assert "has no model named smollm2" in probe.refused(question("Hello."))
    recorded_vllm.answers["/v1/chat/completions"] = reply_with("too-long.json", 400)
    assert isinstance(probe.do(question("Hello."))[-1].error, PromptTooLong)
