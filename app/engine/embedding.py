"""The embedding model or reranker that is loaded beside a pair: one at a time, for programs that ask the local API."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

import numpy as np

from app.engine.commands import Embed, Rank
from app.engine.events import Answered, Cancelled, Event, TextRows
from app.engine.loading.file_trials import require_tried
from app.engine.loading.hardware import compute_threads
from app.engine.loading.model_file import ModelFile
from app.engine.loading.model_source import ModelSource
from app.errors import ModelFileError, WorldError
from app.language import number, tr, tr_marked
from app.llama.context import StopFlag
from app.llama.embedding import EmbeddingContext, EmbeddingVocabulary
from app.llama.model import LoadCancelled, Model
from app.llama.processors.spin_wait import spin_wait
from app.llama.quantize import quantize
from app.llama.weights.file_pages import FilePages, LostFile
from app.models.gguf.file_names import shards_here
from app.models.gguf.header import read_header
from app.models.gguf.heads import ModelFileKind, kind_of
from app.speculation.language_model import BrokenModel, FloatArray, Interrupted

_LONGEST_TOKENS = 8192
"""Tokens of the longest text: a model without causal order computes all of them at once."""


class EmbeddingWorker:
    """Answers :class:`Embed` and :class:`Rank`. Lives on the engine's thread.

    Args:
        models: finds the files.
        is_cancelled: whether a job was cancelled.
    """

    def __init__(self, models: ModelSource, is_cancelled: Callable[[int], bool]) -> None:
        self._models = models
        self._is_cancelled = is_cancelled
        self.stop = StopFlag()
        self._loaded: _LoadedEmbedder | None = None

    def answer(self, job: int, command: Embed | Rank) -> Event:
        """Return the terminal event of a job.

        Raises:
            WorldError: there is no such model, it is of another kind, a text is too long, or the model broke.
        """
        try:
            embedder, load_ms = self._model_for(job, command)
            if isinstance(command, Rank):
                texts = [embedder.vocabulary.pair_tokens(command.query, document) for document in command.documents]
            else:
                most = embedder.most_tokens if command.is_cut else None
                texts = [embedder.vocabulary.tokens_of(text, most) for text in command.texts]
            rows = embedder.rows_of(texts)
        except (Interrupted, LoadCancelled):
            return Cancelled(job)
        except LostFile as lost:
            self.free()
            raise ModelFileError(str(lost)) from lost
        except BrokenModel as broken:
            name = self._loaded.name if self._loaded is not None else command.model
            self.free()
            raise ModelFileError(
                tr("{name} stopped working: {broken}", name=name, broken=tr_marked(str(broken)))
            ) from broken
        finally:
            spin_wait().rest()
        if isinstance(command, Embed):
            rows = rows[:, : command.dimensions]
            rows = rows / np.maximum(np.linalg.norm(rows, axis=1, keepdims=True), np.finfo(np.float32).tiny)
        return Answered(job, TextRows(rows, sum(map(len, texts)), load_ms))

    def free(self) -> None:
        """Free the model, if there is one."""
        embedder, self._loaded = self._loaded, None
        if embedder is not None:
            embedder.close()

    def _model_for(self, job: int, command: Embed | Rank) -> tuple[_LoadedEmbedder, float]:
        """Return the model that a command names, and in how many milliseconds it was loaded."""
        loaded = self._loaded
        if loaded is not None and loaded.reference == command.model and not loaded.has_lost_its_file:
            return loaded, 0.0
        self.free()
        begun = time.perf_counter()
        file = self._find(job, command)
        require_tried(self._models.trials, file, 0, lambda: self._is_cancelled(job))
        self._loaded = _LoadedEmbedder(command.model, file, self.stop, lambda: self._is_cancelled(job))
        return self._loaded, (time.perf_counter() - begun) * 1000

    def _find(self, job: int, command: Embed | Rank) -> ModelFile:
        path = self._models.obtain(command.model, quantize, lambda: self._is_cancelled(job), lambda _: None)
        if path is None:
            raise LoadCancelled
        file = ModelFile("target", path, read_header(path), is_ours=False)
        kind = ModelFileKind.RERANKER if isinstance(command, Rank) else ModelFileKind.EMBEDDER
        if kind_of(file.header) is not kind:
            if kind is ModelFileKind.RERANKER:
                raise ModelFileError(tr("{name} is no reranker.", name=file.name))
            raise ModelFileError(tr("{name} is no embedding model.", name=file.name))
        return file


class _LoadedEmbedder:
    def __init__(self, reference: str, file: ModelFile, stop: StopFlag, cancelled: Callable[[], bool]) -> None:
        self.reference, self.name = reference, file.name
        self._stop = stop
        self._model = Model(
            file.path,
            mapped=file.is_read_in_place,
            pages=FilePages(shards_here(file.path), stop.raise_) if file.is_read_in_place else None,
            cancelled=cancelled,
        )
        self.vocabulary = EmbeddingVocabulary(self._model)
        self.most_tokens = min(self._model.trained_context_tokens or _LONGEST_TOKENS, _LONGEST_TOKENS)
        self._context: EmbeddingContext | None = None

    @property
    def has_lost_its_file(self) -> bool:
        return self._model.pages is not None and self._model.pages.lost() is not None

    def rows_of(self, texts: Sequence[Sequence[int]]) -> FloatArray:
        longest = max(map(len, texts))
        if not all(texts):
            raise WorldError(tr("There is nothing to read in a text."))
        if any(not 0 <= token < self.vocabulary.size for text in texts for token in text):
            raise WorldError(
                tr(
                    "Tokens have to be those of {name}. Send words: LangChain's OpenAIEmbeddings does so with "
                    "check_embedding_ctx_length=False.",
                    name=self.name,
                )
            )
        if longest > self.most_tokens:
            raise WorldError(
                tr(
                    "A text has {count} tokens, and {name} reads {most} at most.",
                    count=number(longest),
                    name=self.name,
                    most=number(self.most_tokens),
                )
            )
        if self._context is None or self._context.tokens < longest:
            if self._context is not None:
                self._context.close()
            self._context = None
            self._context = EmbeddingContext(self._model, tokens=longest, threads=compute_threads(), stop=self._stop)
        return self._context.rows_of(texts)

    def close(self) -> None:
        if self._context is not None:
            self._context.close()
        self._model.close()
