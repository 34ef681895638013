"""Rows of an embedding model and a reranker are those of the model's own arithmetic, however texts are put together."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np
import pytest

from app.llama.context import StopFlag
from app.llama.embedding import MOST_AT_ONCE, EmbeddingContext, EmbeddingVocabulary
from app.llama.model import Model
from app.llama.trials.trial import try_out
from app.models.gguf.header import read_header
from app.models.gguf.heads import ModelFileKind, kind_of
from app.speculation.language_model import Interrupted
from tests.fakes import tiny_bert
from tests.fakes.tiny_bert import FIRST, MEAN, RANK

TEXTS = ["a", "hello world", "zebra", "the quick brown fox jumps over the lazy dog"]


@contextmanager
def opened(folder: Path, pooling: int | None) -> Iterator[tuple[EmbeddingVocabulary, EmbeddingContext, StopFlag]]:
    file, stop = folder / "model.gguf", StopFlag()
    file.write_bytes(tiny_bert.bert(pooling))
    model = Model(file)
    context = EmbeddingContext(model, tokens=tiny_bert.CONTEXT, threads=2, stop=stop)
    yield EmbeddingVocabulary(model), context, stop
    context.close()
    model.close()


@pytest.mark.parametrize("pooling", [MEAN, FIRST, RANK, None])
def test_rows_are_those_of_the_models_own_arithmetic(tmp_path: Path, pooling: int | None) -> None:
    with opened(tmp_path, pooling) as (vocabulary, context, _):
        tokens = [vocabulary.tokens_of(text) for text in TEXTS]
        rows = context.rows_of(tokens)
    assert tokens == [tiny_bert.tokens_of(text) for text in TEXTS]
    expected = np.stack([tiny_bert.row_of(text, MEAN if pooling is None else pooling) for text in tokens])
    assert rows.shape == expected.shape
    assert np.abs(rows - expected).max() < 5e-3  # llama.cpp looks GELU up in a table of halves


def test_many_texts_of_all_lengths_have_the_rows_that_each_has_alone(tmp_path: Path) -> None:
    random = np.random.default_rng(3)
    texts = [
        random.integers(5, 57, size=random.integers(1, tiny_bert.CONTEXT)).tolist() for _ in range(2 * MOST_AT_ONCE)
    ]
    with opened(tmp_path, MEAN) as (_, context, _stop):
        together = context.rows_of(texts)
        alone = np.concatenate([context.rows_of([text]) for text in texts])
    assert np.abs(together - alone).max() < 5e-3


def test_a_text_that_is_cut_keeps_the_tokens_that_begin_and_end_it(tmp_path: Path) -> None:
    with opened(tmp_path, MEAN) as (vocabulary, _, _stop):
        cut = vocabulary.tokens_of("abcdefghij", 6)
    assert cut == [*tiny_bert.tokens_of("abcd")]


def test_a_pass_can_be_stopped(tmp_path: Path) -> None:
    with opened(tmp_path, MEAN) as (_, context, stop):
        stop.raise_()
        with pytest.raises(Interrupted):
            context.rows_of([[2, 5, 3]])
        stop.lower()
        assert np.isfinite(context.rows_of([[2, 5, 3]])).all()


@pytest.mark.parametrize(
    ("pooling", "kind"),
    [(MEAN, ModelFileKind.EMBEDDER), (RANK, ModelFileKind.RERANKER), (None, ModelFileKind.EMBEDDER)],
)
def test_its_kind_is_in_the_header_and_a_trial_reads_texts_with_it(
    tmp_path: Path, pooling: int | None, kind: ModelFileKind
) -> None:
    file = tmp_path / "model.gguf"
    file.write_bytes(tiny_bert.bert(pooling))
    assert kind_of(read_header(file)) is kind
    assert try_out(file, gpu_layers=0, cancelled=lambda: False, embeds=True) is None
    file.write_bytes(file.read_bytes()[:-5000])
    assert try_out(file, gpu_layers=0, cancelled=lambda: False, embeds=True)
