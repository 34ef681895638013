"""The embedding model of a collection, and the words that it wants before a question and before a passage.

Models are trained with such words, and find less without them; their GGUF files do not keep them, so that the name
tells. Programs that ask the local API write them themselves, as they do for llama-server and Ollama.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

_TASK = "Instruct: Given a web search query, retrieve relevant passages that answer the query\nQuery:"
_FOR_SEARCHING = "Represent this sentence for searching relevant passages: "
_FRAMES = (
    (r"nomic embed text", "search_query: ", "search_document: "),
    (r"embedding ?gemma", "task: search result | query: ", "title: none | text: "),
    (r"\be5\b.*\binstruct", f"{_TASK} ", ""),
    (r"\be5\b", "query: ", "passage: "),
    (r"qwen3 embedding", _TASK, ""),
    (r"arctic embed .*v2", "query: ", ""),
    (r"arctic embed|mxbai embed large|uae large|bge (small|base|large) en", _FOR_SEARCHING, ""),
    (r"bge (small|base|large) zh", "为这个句子生成表示以用于检索相关文章：", ""),
)
"""Names in small letters, and what their model cards have before a question and before a passage."""


@dataclass(frozen=True, slots=True)
class Embedder:
    """An embedding model on this computer."""

    reference: str
    name: str
    size_bytes: int

    @property
    def mark(self) -> str:
        """Tells its vectors from those of other models; stays when its file goes to another folder."""
        return f"{self.name}, {self.size_bytes}"

    def question_text(self, question: str) -> str:
        return self._frame[0] + question

    def passage_text(self, passage: str) -> str:
        return self._frame[1] + passage

    @property
    def _frame(self) -> tuple[str, str]:
        name = re.sub(r"[\W_]+", " ", self.name.lower())
        return next(((ahead, before) for pattern, ahead, before in _FRAMES if re.search(pattern, name)), ("", ""))
