"""Texts as vectors, and texts scored for a question: the paths of OpenAI, Ollama, llama-server and Jina."""

from __future__ import annotations

import base64
import time
from typing import TYPE_CHECKING, Any

from starlette.requests import Request
from starlette.responses import JSONResponse
from starlette.routing import Route

from app.engine.commands import Embed, Rank
from app.engine.events import TextRows
from app.models.gguf.heads import ModelFileKind
from app.serve.apis.ollama import keep_alive_in
from app.serve.model_registry import ModelChoice
from app.serve.replies import Services, while_waited_for
from app.serve.requests.request_body import Fields, json_answer, read_fields, whole_text

if TYPE_CHECKING:
    from app.speculation.language_model import FloatArray

MOST_TEXTS = 2048
"""Texts of a request, as with OpenAI."""
_MOST_DIMENSIONS = 1 << 20

Text = str | tuple[int, ...]
"""Letters, or tokens."""


def embedding_routes(services: Services) -> list[Route]:
    """Return the routes; all have the same models read, and differ in their words."""
    paths = _EmbeddingPaths(services)
    ranking = ("/rerank", "/reranking", "/v1/rerank", "/v1/reranking", "/v2/rerank")
    return [
        Route("/v1/embeddings", paths.openai, methods=["POST"]),
        *(Route(path, paths.llama_server, methods=["POST"]) for path in ("/embedding", "/embeddings")),
        Route("/api/embed", paths.ollama, methods=["POST"]),
        Route("/api/embeddings", paths.ollama_before, methods=["POST"]),
        *(Route(path, paths.rank, methods=["POST"]) for path in ranking),
    ]


class _EmbeddingPaths:
    def __init__(self, services: Services) -> None:
        self._services = services

    async def openai(self, request: Request) -> JSONResponse:
        fields = await read_fields(request)
        texts = _texts_in(fields, "input")
        encoding = fields.take("encoding_format") or "float"
        if encoding not in ("float", "base64"):
            raise fields.wrong("encoding_format", "must be float or base64")
        dimensions = fields.whole("dimensions", 1, _MOST_DIMENSIONS)
        choice, read = await self._embed(request, fields, texts, dimensions=dimensions)
        most = read.rows.shape[1]
        if dimensions is not None and dimensions > most:
            raise fields.wrong("dimensions", f"must be at most {most}: this model's vectors have no more")
        data = [
            {"object": "embedding", "index": index, "embedding": _base64(row) if encoding == "base64" else row.tolist()}
            for index, row in enumerate(read.rows)
        ]
        return json_answer(
            {"object": "list", "data": data, "model": choice.name, "usage": _usage(read)}, fields.ignored
        )

    async def llama_server(self, request: Request) -> JSONResponse:
        fields = await read_fields(request)
        texts = _texts_in(fields, "content" if fields.take("content") is not None else "input")
        _, read = await self._embed(request, fields, texts)
        return json_answer(
            [{"index": index, "embedding": [row.tolist()]} for index, row in enumerate(read.rows)], fields.ignored
        )

    async def ollama(self, request: Request) -> JSONResponse:
        fields = await read_fields(request)
        begun = time.perf_counter_ns()
        is_cut = fields.flag("truncate") is not False
        dimensions = fields.whole("dimensions", 1, _MOST_DIMENSIONS)
        if fields.take("input") in (None, "", []):  # a program only wants to know whether the model is here
            return json_answer({"model": self._embedder(fields).name, "embeddings": []}, fields.ignored)
        texts = _texts_in(fields, "input")
        choice, read = await self._embed(request, fields, texts, is_cut=is_cut, dimensions=dimensions)
        answer = {
            "model": choice.name,
            "embeddings": read.rows.tolist(),
            "total_duration": time.perf_counter_ns() - begun,
            "load_duration": round(read.load_ms * 1e6),
            "prompt_eval_count": read.tokens,
        }
        return json_answer(answer, fields.ignored)

    async def ollama_before(self, request: Request) -> JSONResponse:
        """Answer the path that Ollama had before ``/api/embed``, for one text."""
        fields = await read_fields(request)
        text = fields.text("prompt")
        if not text:
            self._embedder(fields)
            return json_answer({"embedding": []}, fields.ignored)
        _, read = await self._embed(request, fields, (text,), is_cut=True)
        return json_answer({"embedding": read.rows[0].tolist()}, fields.ignored)

    async def rank(self, request: Request) -> JSONResponse:
        fields = await read_fields(request)
        query = fields.text("query")
        if query is None:
            raise fields.wrong("query", "must be text")
        is_plain = fields.take("documents") is None and fields.take("texts") is not None  # as Hugging Face's server
        name = "texts" if is_plain else "documents"
        documents = tuple(_document(fields, name, value) for value in fields.items(name) or [])
        if not 0 < len(documents) <= MOST_TEXTS:
            raise fields.wrong(name, f"must be a list of 1 to {MOST_TEXTS} texts")
        most = fields.whole("top_n", 1, 1 << 31)
        with_texts = bool(fields.flag("return_text" if is_plain else "return_documents"))
        choice = self._services.registry.embedder(fields.text("model") or "", ModelFileKind.RERANKER)
        work = self._services.registry.text_rows(Rank(choice.target, query, documents))
        read = await while_waited_for(request.receive, work)
        scores = read.rows[:, 0].tolist()
        score_name = "score" if is_plain else "relevance_score"
        results: list[dict[str, Any]] = []
        for index in sorted(range(len(scores)), key=lambda index: -scores[index])[:most]:
            results.append({"index": index, score_name: scores[index]})
            if with_texts:
                text = documents[index]
                results[-1] |= {"text": text} if is_plain else {"document": {"text": text}}
        if is_plain:
            return json_answer(results, fields.ignored)
        return json_answer(
            {"model": choice.name, "object": "list", "usage": _usage(read), "results": results}, fields.ignored
        )

    async def _embed(
        self,
        request: Request,
        fields: Fields,
        texts: tuple[Text, ...],
        *,
        is_cut: bool = False,
        dimensions: int | None = None,
    ) -> tuple[ModelChoice, TextRows]:
        choice, keep_alive_s = self._embedder(fields), keep_alive_in(fields)
        command = Embed(choice.target, texts, is_cut, dimensions)
        work = self._services.registry.text_rows(command, keep_alive_s)
        return choice, await while_waited_for(request.receive, work)

    def _embedder(self, fields: Fields) -> ModelChoice:
        return self._services.registry.embedder(fields.text("model") or "", ModelFileKind.EMBEDDER)


def _texts_in(fields: Fields, name: str) -> tuple[Text, ...]:
    value = fields.take(name)
    values = value if isinstance(value, list) and not _are_tokens(value) else [value]
    if not 0 < len(values) <= MOST_TEXTS:
        raise fields.wrong(name, f"must be text, or a list of 1 to {MOST_TEXTS} texts")
    if not all(_are_tokens(one) or (isinstance(one, str) and one) for one in values):
        raise fields.wrong(name, "must be text that is not empty, a list of tokens, or a list of these")
    return tuple(whole_text(one) if isinstance(one, str) else tuple(one) for one in values)


def _are_tokens(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(type(token) is int for token in value)


def _document(fields: Fields, name: str, value: Any) -> str:
    text = value.get("text") if isinstance(value, dict) else value
    if not isinstance(text, str):
        raise fields.wrong(name, "must be a list of texts")
    return whole_text(text)


def _base64(row: FloatArray) -> str:
    return base64.b64encode(row.astype("<f4").tobytes()).decode()


def _usage(read: TextRows) -> dict[str, int]:
    return {"prompt_tokens": read.tokens, "total_tokens": read.tokens}
