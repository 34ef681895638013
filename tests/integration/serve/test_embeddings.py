"""Embedding models and rerankers answer OpenAI's, Ollama's, llama-server's and Jina's clients."""

from __future__ import annotations

import base64
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from app.serve.server import ServeOptions
from tests.conftest import copy_prepared_starter
from tests.fakes import tiny_bert
from tests.integration.serve.server_probe import SERVE_SMALL, Running, serving

EMBEDDER, RERANKER = "someone/nomic/tiny-embed.gguf", "someone/bge/tiny-rank.gguf"
TEXTS = ["hello world", "zebra"]


@pytest.fixture(scope="module")
def server(prepared_starter: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    paths = copy_prepared_starter(prepared_starter, tmp_path_factory.mktemp("embedders"))
    for name, pooling in ((EMBEDDER, tiny_bert.MEAN), (RERANKER, tiny_bert.RANK)):
        file = paths.models / name
        file.parent.mkdir(parents=True)
        file.write_bytes(tiny_bert.bert(pooling))
    with serving(paths, ServeOptions(first=SERVE_SMALL.first)) as running:
        yield running


def rows_of(texts: list[str]) -> Any:
    rows = np.stack([tiny_bert.row_of(tiny_bert.tokens_of(text)) for text in texts])
    return rows / np.linalg.norm(rows, axis=1, keepdims=True)


def close(actual: Any, expected: Any, most: float = 1e-3) -> bool:
    return bool(np.abs(np.asarray(actual) - expected).max() < most)


def test_openais_path_has_a_row_of_length_one_for_each_text(server: Running) -> None:
    answer = server.ask("/v1/embeddings", {"model": EMBEDDER, "input": TEXTS}).json
    assert [one["index"] for one in answer["data"]] == [0, 1]
    assert close([one["embedding"] for one in answer["data"]], rows_of(TEXTS))
    tokens = sum(len(tiny_bert.tokens_of(text)) for text in TEXTS)
    assert answer["usage"] == {"prompt_tokens": tokens, "total_tokens": tokens}
    assert (answer["model"], answer["object"]) == (EMBEDDER, "list")


def test_openais_client_asks_for_base64_and_may_send_tokens_and_want_fewer_dimensions(server: Running) -> None:
    tokens = [tiny_bert.tokens_of(text) for text in TEXTS]
    body = {"model": "tiny-embed", "input": tokens, "encoding_format": "base64", "dimensions": 8}
    answer = server.ask("/v1/embeddings", body).json
    rows = [np.frombuffer(base64.b64decode(one["embedding"]), "<f4") for one in answer["data"]]
    first = rows_of(TEXTS)[:, :8]
    assert close(rows, first / np.linalg.norm(first, axis=1, keepdims=True))


def test_langchains_client_that_sends_tokens_of_openais_is_told_how_to_send_words(server: Running) -> None:
    body = {"model": EMBEDDER, "input": [[36_600, 30_300], [33_000]], "encoding_format": "base64"}
    refusal = server.ask("/v1/embeddings", body)
    assert refusal.status == 400
    assert "check_embedding_ctx_length=False" in refusal.json["error"]["message"]
    as_words = {"model": EMBEDDER, "input": TEXTS, "encoding_format": "base64"}
    assert server.ask("/v1/embeddings", as_words).status == 200


def test_ollamas_paths_cut_long_texts_unless_told_not_to(server: Running) -> None:
    long = "abcd " * 40
    answer = server.ask("/api/embed", {"model": EMBEDDER, "input": ["zebra", long]}).json
    assert close(answer["embeddings"][0], rows_of(["zebra"])[0])
    assert answer["prompt_eval_count"] == len(tiny_bert.tokens_of("zebra")) + tiny_bert.CONTEXT
    refusal = server.ask("/api/embed", {"model": EMBEDDER, "input": long, "truncate": False})
    assert refusal.status == 400
    assert "162 tokens" in refusal.json["error"]
    assert close(
        server.ask("/api/embeddings", {"model": EMBEDDER, "prompt": "zebra"}).json["embedding"], rows_of(["zebra"])[0]
    )
    assert server.ask("/api/embed", {"model": "tiny-embed"}).json == {"model": EMBEDDER, "embeddings": []}


def test_llama_servers_path_has_a_list_of_rows_for_each_text(server: Running) -> None:
    for path, field in (("/embedding", "content"), ("/embeddings", "input")):
        (one,) = server.ask(path, {field: "zebra"}).json
        assert close(one["embedding"], rows_of(["zebra"]))


@pytest.mark.parametrize("path", ["/rerank", "/v1/rerank", "/v1/reranking", "/v2/rerank"])
def test_texts_are_scored_for_a_question_the_best_first(server: Running, path: str) -> None:
    documents = ["zebra", "cat", "the end"]
    answer = server.ask(path, {"query": "ab", "documents": documents, "top_n": 2, "return_documents": True}).json
    letters = tiny_bert.tokens_of
    scores = [
        tiny_bert.row_of([tiny_bert.CLS, *letters("ab")[1:-1], tiny_bert.SEP, *letters(text)[1:-1]], tiny_bert.RANK)[0]
        for text in documents
    ]
    best = sorted(range(3), key=lambda index: -scores[index])[:2]
    assert [one["index"] for one in answer["results"]] == best
    assert close([one["relevance_score"] for one in answer["results"]], [scores[index] for index in best], 5e-3)
    assert answer["results"][0]["document"]["text"] == documents[best[0]]


def test_a_client_of_hugging_faces_server_has_its_texts_scored_in_its_own_words(server: Running) -> None:
    texts = ["zebra", "cat"]
    best = server.ask("/rerank", {"query": "ab", "documents": texts, "top_n": 1}).json["results"][0]
    answer = server.ask("/rerank", {"query": "ab", "texts": texts, "return_text": True, "raw_scores": False}).json
    assert answer[0] == {"index": best["index"], "score": best["relevance_score"], "text": texts[best["index"]]}
    assert len(answer) == 2


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/v1/embeddings", {"model": "text-embedding-3-small", "input": "a"}, 404),
        ("/v1/embeddings", {"model": RERANKER, "input": "a"}, 404),
        ("/v1/embeddings", {"model": EMBEDDER, "input": ""}, 400),
        ("/v1/embeddings", {"model": EMBEDDER, "input": []}, 400),
        ("/v1/embeddings", {"model": EMBEDDER, "input": [["a"]]}, 400),
        ("/v1/embeddings", {"model": EMBEDDER, "input": [[1, 2], []]}, 400),
        ("/v1/embeddings", {"model": EMBEDDER, "input": [1_000_000]}, 400),
        ("/v1/embeddings", {"model": EMBEDDER, "input": [-1]}, 400),
        ("/v1/embeddings", {"model": EMBEDDER, "input": "a", "encoding_format": "hex"}, 400),
        ("/v1/embeddings", {"model": EMBEDDER, "input": "a", "encoding_format": ["float"]}, 400),
        ("/v1/embeddings", {"model": EMBEDDER, "input": "a", "dimensions": 1000}, 400),
        ("/v1/embeddings", {"model": EMBEDDER, "input": "abcd " * 40}, 400),
        ("/v1/embeddings", {"model": EMBEDDER, "input": ["a"] * 2049}, 400),
        ("/v1/rerank", {"model": EMBEDDER, "query": "a", "documents": ["b"]}, 404),
        ("/v1/rerank", {"query": "a", "documents": []}, 400),
        ("/v1/rerank", {"query": "a", "documents": [3]}, 400),
        ("/v1/rerank", {"documents": ["a"]}, 400),
    ],
)
def test_what_cannot_be_read_is_refused_in_a_sentence(server: Running, path: str, body: Any, status: int) -> None:
    answer = server.ask(path, body)
    assert answer.status == status
    assert answer.json["error"]["message"].endswith((".", "names."))


@pytest.mark.parametrize("path", ["/api/embed", "/api/embeddings"])
def test_ollamas_paths_without_a_text_say_whether_the_model_is_here(server: Running, path: str) -> None:
    for name in ("nobody", RERANKER):
        assert server.ask(path, {"model": name, "input": "", "prompt": ""}).status == 404


def test_they_are_listed_with_what_they_can_do_and_write_nothing(server: Running) -> None:
    names = [model["id"] for model in server.ask("/v1/models").json["data"]]
    assert [names.count(name) for name in (EMBEDDER, RERANKER)] == [1, 1]
    assert server.ask(f"/v1/models/{EMBEDDER}").json["id"] == EMBEDDER
    assert not {EMBEDDER, RERANKER} & {model["id"] for model in server.ask("/models").json["data"]}
    tags = {model["name"]: model["capabilities"] for model in server.ask("/api/tags").json["models"]}
    assert (tags[EMBEDDER], tags[RERANKER]) == (["embedding"], ["rerank"])
    assert server.ask("/api/show", {"model": EMBEDDER}).json["capabilities"] == ["embedding"]
    body = {"model": EMBEDDER, "messages": [{"role": "user", "content": "Hi"}]}
    assert server.ask("/v1/chat/completions", body).status == 404


def test_the_pair_stays_loaded_beside_it(server: Running) -> None:
    chat = {"messages": [{"role": "user", "content": "Hi"}], "max_tokens": 2}
    assert server.ask("/v1/chat/completions", chat).status == 200
    before = server.ask("/api/ps").json["models"][0]["name"]
    assert server.ask("/v1/embeddings", {"model": EMBEDDER, "input": "a"}).status == 200
    assert server.ask("/api/ps").json["models"][0]["name"] == before
    assert server.ask("/v1/chat/completions", chat).status == 200


@pytest.mark.parametrize(
    ("path", "body", "sentence"),
    [
        ("/v1/embeddings", {"model": "starter", "input": "zebra"}, "makes no embeddings"),
        ("/v1/embeddings", {"model": RERANKER, "input": "zebra"}, "makes no embeddings"),
        ("/v1/rerank", {"model": EMBEDDER, "query": "zebra", "documents": TEXTS}, "ranks no texts"),
        ("/v1/completions", {"model": EMBEDDER, "prompt": "zebra"}, "writes nothing"),
    ],
)
def test_a_model_of_another_kind_is_said_to_be_here(
    server: Running, path: str, body: dict[str, Any], sentence: str
) -> None:
    refusals = [server.ask(path, body), server.ask(path, {**body, "model": "nobody/knows"})]
    assert [(one.status, one.json["error"]["code"]) for one in refusals] == [(404, "model_not_found")] * 2
    assert [sentence in one.json["error"]["message"] for one in refusals] == [True, False]
