"""Texts in the search field, and the questions that are made of them."""

from __future__ import annotations

import pytest

from app.errors import NotOnHub
from app.models.gguf.file_names import HubFile
from app.models.hub.hub_questions import HubQuery, understand


@pytest.mark.parametrize(
    ("typed", "query_expected"),
    [
        ("llama 3.2", HubQuery(words="llama 3.2")),
        ("  two\n words ", HubQuery(words="two words")),
        ("bartowski/", HubQuery(author="bartowski")),
        ("https://huggingface.co/bartowski", HubQuery(author="bartowski")),
        ("owner/name", HubQuery(repo="owner/name", words="name", author="owner")),
        ("ggml.ai/name", HubQuery(repo="ggml.ai/name", words="name", author="ggml.ai")),
        ("owner/two words", HubQuery(author="owner", words="two words")),
        ("some words / more", HubQuery(words="some words more")),
        ("hf:owner/name", HubQuery(repo="owner/name", certain=True)),
        ("HF:owner/name", HubQuery(repo="owner/name", certain=True)),
        ("huggingface.co/owner/name/tree/main?x=1", HubQuery(repo="owner/name", certain=True)),
        ("hf:owner/name/sub/m-Q8_0.gguf",
         HubQuery(repo="owner/name", file=HubFile("owner/name", "sub/m-Q8_0.gguf"), certain=True)),
        ("https://huggingface.co/owner/name/blob/main/m-Q8_0.gguf?download=true",
         HubQuery(repo="owner/name", file=HubFile("owner/name", "m-Q8_0.gguf"), certain=True)),
    ],
)  # fmt: skip
def test_names_words_and_links_are_told_apart(typed: str, query_expected: HubQuery) -> None:
    query = understand(typed)
    assert (query.repo, query.file, query.words, query.author, query.certain) == (
        query_expected.repo, query_expected.file, query_expected.words, query_expected.author, query_expected.certain,
    )  # fmt: skip


@pytest.mark.parametrize(
    "typed",
    [
        "", " \t ", "https://example.com/owner/name", "https://huggingface.co/datasets/owner/name",
        "https://huggingface.co.example.com/owner/name", "hf:../../etc", "hf:owner/../name.gguf",
        "hf:owner/name/../../x.gguf", "https://huggingface.co/owner/name/blob/main/con.gguf",
    ],
)  # fmt: skip
def test_what_names_nothing_on_the_hub_is_a_sentence(typed: str) -> None:
    with pytest.raises(NotOnHub):
        understand(typed)


def test_any_text_is_words_or_a_sentence() -> None:
    for typed in ("/", "//", "a//b", "\\", "hf:", "http://", "%00", "💥" * 500, "x" * 100_000):
        try:
            query = understand(typed)
        except NotOnHub:
            continue
        assert query.repo or query.words or query.author
