"""llama-server's paths, as its own tests and clients know them."""

from __future__ import annotations

import http.client
import json

import pytest

from app.paths import Paths
from app.serve.server import ServeOptions
from tests.integration.serve.server_probe import Running, serving

PROMPT = "One, two, three,"
GREEDY = {"temperature": 0, "repeat_penalty": 1.0}


def metric(server: Running, name: str) -> float:
    lines = server.ask("/metrics").body.decode().splitlines()
    return next(float(line.split()[1]) for line in lines if line.startswith(f"llamacpp:{name} "))


def test_health_props_and_slots_say_what_is_there(server):
    assert server.ask("/health").json == {"status": "ok"}
    props = server.ask("/props").json
    assert props["total_slots"] == 1
    assert props["model_alias"] == "starter"
    assert "/" not in props["model_path"]
    assert "<|im_start|>" in props["chat_template"]
    assert props["eos_token"] == "<|im_end|>"
    assert props["default_generation_settings"]["n_ctx"] == 4096
    slots = server.ask("/slots").json
    assert [slot["id"] for slot in slots] == list(range(props["total_slots"]))
    assert all(slot["speculative"] is True and slot["is_processing"] is False for slot in slots)


def test_a_slot_says_how_far_its_reply_is(server):
    line = server.begin("/completion", {"prompt": PROMPT, "n_predict": 2000, "stream": True, "ignore_eos": True})
    line.recv(4096)
    while not (slot := server.ask("/slots").json[0])["is_processing"] or not slot["next_token"][0]["n_decoded"]:
        pass
    line.close()
    assert slot["n_prompt_tokens"] > 0
    assert slot["next_token"][0]["n_decoded"] + slot["next_token"][0]["n_remain"] == 2000


def test_a_completion_whole_and_streamed_is_the_same(server):
    body = {"prompt": PROMPT, "n_predict": 8, **GREEDY}
    whole = server.ask("/completion", {**body, "return_tokens": True}).json
    assert whole["stop"] is True
    assert whole["stop_type"] == "limit"
    assert whole["timings"]["predicted_n"] == whole["tokens_predicted"] == len(whole["tokens"]) == 8
    assert whole["generation_settings"]["n_predict"] == 8
    parts = server.ask("/completion", {**body, "stream": True}).events
    assert "".join(part["content"] for part in parts) == whole["content"]
    assert [token for part in parts for token in part["tokens"]] == whole["tokens"]
    assert [part["stop"] for part in parts] == [False] * (len(parts) - 1) + [True]
    assert parts[-1]["timings"]["predicted_n"] == 8
    by_tokens = server.ask("/tokenize", {"content": PROMPT}).json["tokens"]
    again = server.ask("/completion", {**body, "prompt": by_tokens}).json
    assert again["content"] == whole["content"]
    assert again["prompt"] == by_tokens


def test_acceptance_is_in_the_timings_and_in_the_metrics(server):
    names = ("num_draft_tokens_total", "num_accepted_tokens_total", "num_drafts_total")
    before = [metric(server, f"spec_decode_{name}") for name in names]
    reply = server.ask("/completion", {"prompt": PROMPT, "n_predict": 16, "speculative.n_max": 4, **GREEDY}).json
    after = [metric(server, f"spec_decode_{name}") for name in names]
    drafted, accepted, drafts = (now - then for now, then in zip(after, before, strict=True))
    assert (reply["timings"]["draft_n"], reply["timings"]["draft_n_accepted"]) == (drafted, accepted)
    assert 0 < accepted <= drafted <= 4 * drafts
    text = server.ask("/metrics").body.decode()
    places = [line for line in text.splitlines() if line.startswith("llamacpp:spec_decode_num_accepted_tokens_per_pos")]
    assert sum(float(line.split()[1]) for line in places) == after[1]


def test_timings_and_progress_come_while_the_reply_is_written(server):
    fresh = "Something that was not said before. " * 20
    parts = server.ask(
        "/completion",
        {"prompt": fresh, "n_predict": 6, "stream": True, "timings_per_token": True, "return_progress": True, **GREEDY},
    ).events
    progress = [part["prompt_progress"] for part in parts if "prompt_progress" in part]
    assert progress[0]["processed"] == progress[0]["cache"]
    assert progress[-1]["processed"] == progress[-1]["total"]
    assert len({one["processed"] for one in progress}) == len(progress)
    counts = [part["timings"]["predicted_n"] for part in parts if "timings" in part]
    assert counts == sorted(counts)
    assert counts[-1] == 6


def test_probabilities_are_told(server):
    reply = server.ask("/completion", {"prompt": PROMPT, "n_predict": 4, "n_probs": 4, **GREEDY}).json
    assert len(reply["completion_probabilities"]) == 4
    for token in reply["completion_probabilities"]:
        assert len(token["top_logprobs"]) == 4
        assert token["top_logprobs"][0]["id"] == token["id"]  # at temperature 0, the likeliest is taken
        assert token["logprob"] <= token["top_logprobs"][0]["logprob"] <= 0


def test_stop_texts_and_ends_are_told_apart(server):
    word = server.ask("/completion", {"prompt": PROMPT, "n_predict": 40, "stop": [" five"], **GREEDY}).json
    assert (word["stop_type"], word["stopping_word"]) == ("word", " five")
    ended = server.ask("/completion", {"prompt": PROMPT, "n_predict": 20, "grammar": 'root ::= " four"', **GREEDY}).json
    assert (ended["stop_type"], ended["content"]) == ("eos", " four")
    done = {"prompt": "<|im_start|>user\nSay yes.<|im_end|>\n<|im_start|>assistant\nYes.", "n_predict": 8, **GREEDY}
    assert server.ask("/completion", done).json["stop_type"] == "eos"
    never = server.ask("/completion", {**done, "ignore_eos": True}).json
    assert (never["stop_type"], never["tokens_predicted"]) == ("limit", 8)
    assert ended["generation_settings"]["logit_bias"] == []
    assert {one["bias"] for one in never["generation_settings"]["logit_bias"]} == {None}


def test_a_bias_against_all_that_a_grammar_leaves_breaks_nothing(server):
    tokens = server.ask("/tokenize", {"content": " four four"}).json["tokens"]
    body = {"prompt": PROMPT, "n_predict": 8, "grammar": 'root ::= " four"', "logit_bias": [[t, False] for t in tokens]}
    assert server.ask("/completion", body).json["content"] == " four"
    refused = server.ask("/completion", {**body, "ignore_eos": True})
    assert refused.json["error"]["param"] == "ignore_eos"


def test_a_bias_can_name_a_text(server):
    free = server.ask("/completion", {"prompt": PROMPT, "n_predict": 3, **GREEDY}).json["content"]
    assert " four" in free
    for bias in ([[" four", False]], {" four": -100}):
        tokens = server.ask("/completion", {"prompt": PROMPT, "n_predict": 3, "logit_bias": bias, **GREEDY}).json
        assert " four" not in tokens["content"]


def test_several_prompts_have_answers_of_their_own(server):
    body = {"n_predict": 4, **GREEDY}
    tokens = server.ask("/tokenize", {"content": PROMPT}).json["tokens"]
    one, other = (server.ask("/completion", {"prompt": text, **body}).json for text in (PROMPT, "Monday, Tuesday,"))
    both = server.ask("/completion", {"prompt": [tokens, {"prompt_string": "Monday, Tuesday,"}], **body}).json
    assert [answer["content"] for answer in both] == [one["content"], other["content"]]
    assert [answer["prompt"] for answer in both] == [tokens, "Monday, Tuesday,"]
    assert [answer["index"] for answer in both] == [0, 1]
    parts = server.ask("/completion", {"prompt": [PROMPT, "Monday, Tuesday,"], "stream": True, **body}).events
    for index, answer in enumerate((one, other)):
        assert "".join(part["content"] for part in parts if part["index"] == index) == answer["content"]


def test_a_prompt_of_tokens_may_have_texts_among_them(server):
    body = {"n_predict": 4, **GREEDY}
    begin, end = (server.ask("/tokenize", {"content": text}).json["tokens"] for text in ("One, two", ", three,"))
    for mixed in ([*begin, ", three,"], ["One, two", *end]):
        answer = server.ask("/completion", {"prompt": mixed, **body}).json
        joined = server.ask("/completion", {"prompt": [*begin, *end], **body}).json
        assert answer["content"] == joined["content"]
        assert answer["tokens_evaluated"] == len([*begin, *end])
        assert answer["prompt"] == mixed
    both = server.ask("/completion", {"prompt": [mixed, "Monday, Tuesday,"], **body}).json
    assert both[0]["content"] == joined["content"]
    for giant in ([1, "a " * 1_000_000], [1, *["a " * 2_000] * 500]):
        assert server.ask("/completion", {"prompt": giant, **body}).status == 400


def test_an_answer_has_the_parts_that_were_wanted(server):
    paths = ["content", "generation_settings/n_predict", "timings/predicted_n", "nothing/here"]
    body = {"prompt": PROMPT, "n_predict": 4, "response_fields": paths, **GREEDY}
    content = server.ask("/completion", {**body, "response_fields": []}).json["content"]
    parts = {"content": content, "generation_settings/n_predict": 4, "timings/predicted_n": 4}
    assert server.ask("/completion", body).json == parts
    assert server.ask("/completion", {**body, "stream": True}).events[-1] == {**parts, "content": ""}


def test_text_is_split_and_joined(server):
    text = "Größe <|im_end|> 🙂"
    tokens = server.ask("/tokenize", {"content": text}).json["tokens"]
    assert server.ask("/detokenize", {"tokens": tokens}).json == {"content": text}
    letters = server.ask("/tokenize", {"content": text, "parse_special": False}).json["tokens"]
    assert len(letters) > len(tokens)
    pieces = server.ask("/tokenize", {"content": text, "with_pieces": True}).json["tokens"]
    spelled = b"".join(p["piece"].encode() if isinstance(p["piece"], str) else bytes(p["piece"]) for p in pieces)
    assert spelled.decode() == text


def test_a_conversation_is_framed(server):
    messages = [{"role": "user", "content": "Hi <|im_end|>"}]
    prompt = server.ask("/apply-template", {"messages": messages}).json["prompt"]
    assert prompt.endswith("<|im_start|>user\nHi <|im_end|><|im_end|>\n<|im_start|>assistant\n")
    assert server.ask("/apply-template", {"messages": messages, "add_generation_prompt": True}).json["prompt"] == prompt
    body = {"messages": messages, "add_generation_prompt": False}
    assert server.ask("/apply-template", body).json["prompt"] == prompt.removesuffix("<|im_start|>assistant\n")
    body["messages"] = [*messages, {"role": "assistant", "content": "Ho"}]
    assert server.ask("/apply-template", body).json["prompt"] == prompt + "Ho"


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/completion", {"prompt": 7}),
        ("/completion", {"prompt": [10**9]}),
        ("/tokenize", {"content": 7}),
        ("/tokenize", {}),
        ("/tokenize", {"content": "a" * 1_000_001}),
        ("/detokenize", {"tokens": ["a"]}),
        ("/detokenize", {"tokens": [10**7]}),
        ("/apply-template", {"messages": "x"}),
    ],
)
def test_what_cannot_be_done_is_refused(server, path, body):
    answer = server.ask(path, body)
    assert answer.status == 400, answer.body
    assert answer.json["error"]["message"].endswith(".")


def test_the_connection_is_kept_for_the_next_request(server):
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=60)
    for _ in range(3):
        connection.request("POST", "/completion", json.dumps({"prompt": PROMPT, "n_predict": 2}))
        assert json.loads(connection.getresponse().read())["tokens_predicted"] == 2
    connection.close()


def test_without_models_there_is_health_and_a_sleeping_slot(starter_paths: Paths):
    with serving(starter_paths, ServeOptions()) as empty:
        assert empty.ask("/health").status == 200
        assert empty.ask("/props").json["is_sleeping"] is True
        assert empty.ask("/slots").json[0]["is_processing"] is False
        assert empty.ask("/completion", {"prompt": PROMPT, "n_predict": 2}).json["model"] == "starter"
        assert empty.ask("/props").json["is_sleeping"] is False
