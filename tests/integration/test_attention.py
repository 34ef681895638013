"""Attention of a draft: plain on a processor, within bounds of memory."""

from __future__ import annotations

import numpy as np
import pytest

from app.llama.attention import FUSED, FUSED_ON_PROCESSOR, Attention, draft_attention
from app.llama.context import Context, StopFlag
from app.llama.library import api
from app.llama.model import Model
from app.models.library.starter import packaged_file
from app.speculation.settings import MOST_DRAFTED


def test_a_graphics_card_gets_what_llama_cpp_thinks_best():
    assert draft_attention(heads=9, context_tokens=4096, on_device=True) == FUSED


def test_where_the_table_would_be_huge_memory_comes_first():
    assert draft_attention(heads=64, context_tokens=131_072, on_device=False) == FUSED_ON_PROCESSOR


@pytest.mark.parametrize("heads", [0, 1, 9, 32, 64, 128])
@pytest.mark.parametrize("context_tokens", [256, 4096, 8192, 32_768])
def test_the_table_of_plain_attention_stays_small(heads, context_tokens):
    chosen = draft_attention(heads=heads, context_tokens=context_tokens, on_device=False)
    if chosen.kind == api.LLAMA_FLASH_ATTN_TYPE_DISABLED:
        assert chosen.rows_at_once == MOST_DRAFTED + 1
        assert heads * context_tokens * 4 * chosen.rows_at_once <= 128 << 20


def test_both_kinds_compute_the_same_up_to_rounding():
    model = Model(packaged_file())
    tokens = model.vocabulary.tokenize(
        "The capital of France is Paris, and the capital of Italy", special=False, begin=True
    )
    rows = []
    for kind in (FUSED, Attention(api.LLAMA_FLASH_ATTN_TYPE_DISABLED, 32)):
        context = Context(model, context_tokens=512, threads=2, stop=StopFlag(), kind=kind)
        rows.append(context.decode(tokens, 3).copy())
        context.close()
    model.close()
    # Rounding grows on its way through a model of four bits: the rows are alike, not equal.
    assert np.corrcoef(rows[0].ravel(), rows[1].ravel())[0, 1] > 0.99
    assert (rows[0].argmax(axis=1) == rows[1].argmax(axis=1)).all()
