"""Memory of each part of a pair, in words."""

from __future__ import annotations

from typing import Any

from app.models.gguf.fit import ModelMemory, memory_parts
from app.models.library.catalog import load_catalog
from app.ui.models_page.library_words import DRAFT, OWN_LAYERS, memory_words

CONTEXT = 4096


def shown(*what: Any) -> str:
    """The line, with every space alike."""
    return memory_words(*what).replace("\N{NO-BREAK SPACE}", " ")


def test_the_parts_of_a_pair_as_they_are_worked_out_by_hand() -> None:
    pair = next(pair for pair in load_catalog() if pair.id == "qwen3-4b")
    parts = memory_parts(pair.memories, CONTEXT)
    words = shown(parts, DRAFT, CONTEXT)
    assert words == (
        "In memory: big model 2.5 GB · draft 0.6 GB · conversation of 4,096 tokens 1.1 GB · room to compute 0.7 GB."
    )
    assert "needs 4.9 GB of memory" in pair.fit(CONTEXT, 10**11).sentence


def test_layers_of_its_own_are_said_to_be_loaded_only_when_used() -> None:
    words = shown(memory_parts([ModelMemory(5_000_000_000, 100), ModelMemory(200_000_000, 10)], 10), OWN_LAYERS, 10)
    assert "its guessing layers 0.2 GB" in words
    together = shown(memory_parts([ModelMemory(5_000_000_000, 100), ModelMemory(0, 10)], 10), OWN_LAYERS, 10)
    assert together.startswith("In memory: big model with its guessing layers 5.0 GB · conversation")
    assert words.endswith("only while they are used.")


def test_no_line_begins_with_a_dot_and_no_figure_stands_alone() -> None:
    pair = load_catalog()[0]
    pieces = memory_words(memory_parts(pair.memories, CONTEXT), DRAFT, CONTEXT).split(" ")
    assert not any(piece.startswith("·") or (piece[:1].isdigit() and piece.endswith("GB")) for piece in pieces)
