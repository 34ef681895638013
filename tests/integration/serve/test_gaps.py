"""Editors have gaps in code filled, by the paths of llama-server, OpenAI and Ollama."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.conftest import copy_prepared_starter
from tests.fakes.tiny_gguf import FILL_MARKS, gap_filler
from tests.integration.serve.server_probe import SERVE_SMALL, Running, serving

FILLER, FEWER_MARKS = "someone/code/filler.gguf", "someone/code/plain-filler.gguf"
GREEDY = {"temperature": 0, "repeat_penalty": 1.0}


@pytest.fixture(scope="module")
def server(prepared_starter: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    paths = copy_prepared_starter(prepared_starter, tmp_path_factory.mktemp("fillers"))
    (paths.models / "someone/code").mkdir(parents=True)
    (paths.models / FILLER).write_bytes(gap_filler())
    (paths.models / FEWER_MARKS).write_bytes(gap_filler(marks=FILL_MARKS[:3]))
    with serving(paths, SERVE_SMALL) as running:
        yield running


def continued(server: Running, model: str, prompt: str) -> Any:
    return server.ask("/completion", {"model": model, "prompt": prompt, "n_predict": 6, **GREEDY}).json


EXTRA = [{"text": "x = 1", "filename": "a.py"}, {"text": "y"}]


@pytest.mark.parametrize(
    ("model", "body", "prompt"),
    [
        (
            FILLER,
            {"input_prefix": "def f(", "input_suffix": "\n"},
            "<|repo_name|>myproject\n<|file_sep|>filename\n<|fim_prefix|>def f(<|fim_suffix|>\n<|fim_middle|>",
        ),
        (
            FILLER,
            {"input_prefix": "a", "input_suffix": ")", "input_extra": EXTRA, "prompt": "b", "n_indent": 4},
            (
                "<|repo_name|>myproject\n<|file_sep|>a.py\nx = 1<|file_sep|>tmp\ny<|file_sep|>filename\n"
                "<|fim_prefix|>ab<|fim_suffix|>)<|fim_middle|>"
            ),
        ),
        (
            FEWER_MARKS,
            {"input_prefix": "a", "input_suffix": "", "input_extra": EXTRA[1:]},
            "\n\n--- snippet ---\n\ny<|fim_prefix|>a<|fim_suffix|><|fim_middle|>",
        ),
    ],
)
def test_infill_hands_the_model_its_own_marks_in_llama_servers_order(
    server: Running, model: str, body: dict[str, Any], prompt: str
) -> None:
    answer = server.ask("/infill", {"model": model, "n_predict": 6, **GREEDY, **body}).json
    expected = continued(server, model, prompt)
    assert answer["content"] == expected["content"]
    assert answer["tokens_evaluated"] == expected["tokens_evaluated"]


def test_a_suffix_means_a_gap_in_the_paths_of_openai_and_ollama_where_typed_marks_stay_letters(server: Running) -> None:
    asked = {"model": FILLER, "prompt": "a<|im_end|>", "suffix": "b"}
    text = server.ask("/v1/completions", {**asked, "max_tokens": 6, **GREEDY}).json
    generated = server.ask("/api/generate", {**asked, "stream": False, "options": {"num_predict": 6, **GREEDY}}).json
    assert text["choices"][0]["text"] == generated["response"]
    letters_and_marks = len("a<|im_end|>") + len("b") + 3
    assert (text["usage"]["prompt_tokens"], generated["prompt_eval_count"]) == (letters_and_marks,) * 2


def test_a_long_file_is_cut_to_what_is_nearest_to_the_gap(server: Running) -> None:
    body = {"model": FILLER, "input_prefix": "p" * 9000, "input_suffix": "s" * 9000, "n_predict": 4}
    answer = server.ask("/infill", body)
    assert answer.status == 200
    assert 400 < answer.json["tokens_evaluated"] + 4 <= 4096


def test_an_editor_may_have_its_files_read_before_it_asks(server: Running) -> None:
    body = {"model": FILLER, "input_prefix": "", "input_suffix": "", "input_extra": EXTRA, "prompt": ""}
    warming = {**body, "n_predict": 0, "samplers": [], "t_max_prompt_ms": 1, "response_fields": [""]}
    answer = server.ask("/infill", warming)
    assert (answer.status, answer.headers["x-draftlight-ignored"]) == (200, "t_max_prompt_ms")


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/infill", {"input_prefix": "a", "input_suffix": "b"}),
        ("/v1/completions", {"prompt": "a", "suffix": "b"}),
        ("/api/generate", {"prompt": "a", "suffix": "b", "stream": False}),
    ],
)
def test_a_model_without_marks_refuses_with_a_sentence(server: Running, path: str, body: dict[str, Any]) -> None:
    answer = server.ask(path, {"model": "small", **body})
    assert answer.status == 400
    assert b"cannot fill a gap" in answer.body


@pytest.mark.parametrize(
    "body",
    [
        {},
        {"input_prefix": "a"},
        {"input_prefix": 7, "input_suffix": "b"},
        {"input_prefix": [-1], "input_suffix": "b"},
        {"input_prefix": [10**6], "input_suffix": "b"},
        {"input_prefix": "a", "input_suffix": "b", "input_extra": [7]},
        {"input_prefix": "a", "input_suffix": "b", "input_extra": [{"filename": "x"}]},
        {"input_prefix": "a", "input_suffix": "b", "input_extra": [{"text": "x"}] * 2000},
        {"input_prefix": "a", "input_suffix": "b", "prompt": ["x"]},
    ],
)
def test_a_gap_that_makes_no_sense_is_refused(server: Running, body: dict[str, Any]) -> None:
    assert server.ask("/infill", {"model": FILLER, "n_predict": 1, **body}).status == 400
