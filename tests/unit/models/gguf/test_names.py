"""Models are called what people call them."""

from __future__ import annotations

from pathlib import Path

import pytest

from app.models.gguf.header import parse_header, read_header
from app.models.gguf.names import name_in_words, quant_of, stem_in_words
from app.models.library.starter import packaged_file
from tests.fakes.gguf_files import gguf, model_values


def test_the_starter_has_its_own_spelling() -> None:
    assert name_in_words(read_header(packaged_file()), packaged_file()) == "SmolLM2 135M Instruct (Q4_1)"


def test_a_file_name_that_says_nothing_gives_way_to_the_name_inside() -> None:
    header = parse_header(gguf(model_values()), "x")
    assert name_in_words(header, Path("sha256-0a1b2c")) == "Tiny 1M (Q8_0)"
    assert name_in_words(header, Path("My-tiny-1M.Q8_0.gguf")) == "My tiny 1M (Q8_0)"


@pytest.mark.parametrize(
    ("name", "words", "quant"),
    [
        ("Llama-3.2-1B-Instruct-Q8_0.gguf", "Llama 3.2 1B Instruct", "Q8_0"),
        ("Qwen2.5-Coder-7B-Instruct-Q4_K_M.gguf", "Qwen2.5 Coder 7B Instruct", "Q4_K_M"),
        ("gemma-3-4b-it-UD-IQ2_XXS.gguf", "gemma 3 4b it", "UD-IQ2_XXS"),
        ("m-BF16-00001-of-00002.gguf", "m", "BF16"),
        ("plain.gguf", "plain", ""),
    ],
)
def test_names_of_files_in_words(name: str, words: str, quant: str) -> None:
    assert stem_in_words(Path(name)) == words
    assert quant_of(Path(name)) == quant
