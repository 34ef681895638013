"""Sentences of the window."""

from __future__ import annotations

from datetime import date

import pytest

from app.conversation import status
from app.engine.events import DraftPrefillProgress, PrefillProgress
from app.models.gguf.header import read_header
from app.models.gguf.names import name_in_words
from app.models.library.starter import PACKAGED_KIND, packaged_file
from app.references import pair_words
from app.speculation.settings import SpeculationMode
from app.ui.toolkit.language import words
from app.ui.toolkit.language.words import licence_words

TODAY = date(2026, 3, 18)


@pytest.mark.parametrize(
    ("target", "draft", "words"),
    [
        ("Llama 3.1 8B", "Llama 3.2 1B", "Llama 3.1 8B helped by Llama 3.2 1B"),
        ("Llama 3.1 8B", None, "Llama 3.1 8B"),
        ("SmolLM2 135M (F32)", "SmolLM2 135M (Q4_1)", "SmolLM2 135M: F32 helped by Q4_1"),
        ("Llama (Q8_0)", "Qwen (Q8_0)", "Llama (Q8_0) helped by Qwen (Q8_0)"),
    ],
)
def test_a_pair_in_words(target: str, draft: str | None, words: str) -> None:
    assert pair_words(target, draft) == words


@pytest.mark.parametrize(
    ("reference", "expected_words"),
    [
        ("/models/Qwen3-4B-Q4_K_M.gguf", "Qwen3 4B (Q4_K_M)"),
        (r"C:\models\Qwen3-4B.gguf", "Qwen3 4B"),
        ("hf:owner/repo/Llama-3.1-8B-Q8_0.gguf", "Llama 3.1 8B (Q8_0)"),
        ("Llama-3.1-8B", "Llama 3.1 8B"),
        ("starter:f32", "SmolLM2 135M Instruct (F32)"),
    ],
)
def test_a_model_before_its_file_is_opened(reference: str, expected_words: str) -> None:
    assert words.model_words(reference) == expected_words


def test_a_starter_model_has_one_name_before_its_file_is_opened_and_after() -> None:
    path = packaged_file()
    assert words.model_words(f"starter:{PACKAGED_KIND}") == name_in_words(read_header(path), path)


def test_progress_is_said_in_words() -> None:
    assert status.loading_words(0.43, makes=False) == "Loading the models… 43 %"
    assert status.loading_words(0.5, makes=True) == "Making the models for the first time… 50 %"
    assert status.reading_words(PrefillProgress(1, 120, 1480, 0)) == "Reading your message… 120 of 1,480 tokens"
    draft_reads = status.draft_reading_words(DraftPrefillProgress(1, 512, 1480))
    assert draft_reads == "The draft reads your message too… 512 of 1,480 tokens"


@pytest.mark.parametrize(
    ("day", "heading"),
    [
        (date(2026, 3, 19), "Today"),  # a clock that was set back
        (TODAY, "Today"),
        (date(2026, 3, 17), "Yesterday"),
        (date(2026, 3, 12), "Earlier this week"),
        (date(2026, 3, 11), "Earlier this month"),
        (date(2026, 1, 2), "January"),
        (date(2025, 12, 31), "2025"),
    ],
)
def test_conversations_stand_under_plain_headings(day: date, heading: str) -> None:
    assert words.day_words(day, TODAY) == heading


def test_every_way_to_guess_is_explained() -> None:
    assert set(words.MODES) == set(SpeculationMode)


@pytest.mark.parametrize(
    ("used", "total", "expected_words"),
    [(0, 0, ""), (1, 0, "1 token so far"), (2, 0, "2 tokens so far"), (1, 4096, "1 of 4,096 tokens of context")],
)
def test_how_full_the_context_is(used: int, total: int, expected_words: str) -> None:
    assert words.context_words(used, total) == expected_words


@pytest.mark.parametrize(
    ("licence_name", "shown"),
    [("apache-2.0", "Apache-2.0"), ("Apache-2.0", "Apache-2.0"), ("mit", "MIT"), ("new-terms-3", "new-terms-3")],
)
def test_a_licence_has_one_name_however_its_letters_are_written(licence_name: str, shown: str) -> None:
    assert licence_words(licence_name) == shown
