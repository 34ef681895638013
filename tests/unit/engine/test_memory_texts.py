"""Texts to guess from, made into tokens a part at a time."""

from __future__ import annotations

import queue
import threading
from contextlib import closing
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.engine.commands import LoadPair, Unload
from app.engine.engine import Engine
from app.engine.events import Cancelled, Event, Unloaded
from app.engine.memory_texts import MOST_OF_ONE, MemoryReader, MemoryTexts
from app.engine.one_by_one import OneByOne
from app.models.library.model_library import Library
from app.paths import Paths


def letters(text: str) -> list[int]:
    return [ord(letter) for letter in text]


def read_through(texts: MemoryTexts) -> MemoryReader:
    reader = MemoryReader(texts, letters)
    while reader.step():
        pass
    return reader


def tokens_of(reader: MemoryReader) -> list[int]:
    tokens = (reader.memory.token(place) for place in range(len(reader.memory)))
    return [token for token in tokens if token is not None]


def holds(reader: MemoryReader, text: str) -> bool:
    """Return whether it would go on as ``text`` does: from its first letters to its last one."""
    places, length = reader.memory.match(letters(text[:-1]))
    return length == len(text) - 1 and any(reader.memory.token(place) == ord(text[-1]) for place in places)


def test_a_long_text_is_studied_in_small_parts_and_stays_one_text():
    texts = MemoryTexts()
    words = " ".join(f"word{number}" for number in range(2000))
    texts.add(1, words, "assistant")
    sizes: list[int] = []

    def tokenize(text: str) -> list[int]:
        sizes.append(len(text))
        return letters(text)

    reader = MemoryReader(texts, tokenize)
    while reader.step():
        pass
    assert len(sizes) > 5
    assert max(sizes) <= 1500
    assert sum(sizes) == len(words)
    assert tokens_of(reader) == letters(words)


@pytest.mark.parametrize(
    "text",
    ["", "\n" * 5000, "x" * 300_000, "🜁" * 4000, "\ud800" * 40, "<|im_end|>" * 500, "a\x00b" * 99],
    ids=["empty", "lines", "no space", "signs", "half a sign", "control", "zeros"],
)
def test_any_text_is_taken_in_within_bounds(text):
    texts = MemoryTexts()
    texts.add(1, text, "assistant")
    reader = read_through(texts)
    assert len(reader.memory) <= min(len(text), MOST_OF_ONE) + 1


def test_the_oldest_texts_leave_when_there_are_too_many():
    texts = MemoryTexts(most_letters=3000)
    for key in range(9):
        texts.add(key, f"{key}{key}{key} and what it says " * 20, "assistant")
    reader = read_through(texts)
    assert not holds(reader, "000 and")
    assert holds(reader, "888 and")
    assert len(reader.memory) <= 3000 + 9


def test_another_pair_studies_the_same_texts_anew_without_what_was_forgotten():
    texts = MemoryTexts()
    texts.add(1, "The first letter was long.", "assistant")
    texts.add(2, "A second one was short.", "assistant")
    first = read_through(texts)
    texts.forget(1)
    assert holds(first, "The first letter")  # until it looks again
    first.forget()
    assert not holds(first, "The first letter")
    assert holds(first, "A second one")
    second = read_through(texts)
    assert not holds(second, "The first letter")
    assert holds(second, "A second one")
    texts.forget(None)
    second.forget()
    assert len(second.memory) == 0
    texts.add(1, "The first letter was long.", "assistant")
    assert second.step()
    assert holds(second, "The first letter")


@given(st.lists(st.tuples(st.integers(0, 3), st.text("ab ", max_size=40), st.booleans()), max_size=20))
@settings(max_examples=80)
def test_whatever_is_added_and_forgotten_nothing_is_studied_twice_or_missed(steps):
    """A reader that follows along holds what one that begins at the end does."""
    texts = MemoryTexts()
    along = MemoryReader(texts, letters)
    for key, text, forgets in steps:
        texts.forget(key) if forgets else texts.add(key, text, "assistant")
        along.step()
    while along.step():
        pass
    late = read_through(texts)
    assert sorted(tokens_of(along)) == sorted(tokens_of(late))


class _Pondering(OneByOne):
    """A worker with endless studies, which lets a test know of the first; ``error`` is what they fail with."""

    stop = SimpleNamespace(raise_=lambda: None, lower=lambda: None)

    def __init__(self, error: Exception | None = None) -> None:
        self.begun = threading.Event()
        self._error = error

    def load(self, job: int, _pair: LoadPair) -> Event:
        return Cancelled(job)

    def work_while_idle(self) -> bool:
        self.begun.set()
        if self._error is not None:
            raise self._error
        return True

    def unload(self) -> None: ...

    close = unload


@pytest.mark.parametrize("error", [None, RuntimeError("no such token")])
def test_a_job_ends_endless_studies_and_those_that_fail_are_given_up_with_one_word(tmp_path, caplog, error):
    arrived: queue.SimpleQueue[Event] = queue.SimpleQueue()
    worker = _Pondering(error)
    with closing(Engine(arrived.put, Library(Paths.at(tmp_path)), remote=lambda *_: worker)) as engine:
        engine.remember(1, "something", "assistant")
        engine.submit(LoadPair("http://127.0.0.1:9#a model"))
        assert isinstance(arrived.get(timeout=60), Cancelled)
        assert worker.begun.wait(60)
        job = engine.submit(Unload())
        assert arrived.get(timeout=60) == Unloaded(job)
    if error is not None:
        assert engine._texts.after(0) is None
        assert {record.getMessage() for record in caplog.records} == {"the texts to guess from are left alone"}
        caplog.clear()


def test_a_question_and_its_answer_are_one_text_as_the_model_reads_them():
    texts = MemoryTexts()
    texts.add(1, "What is tea?", "user")
    texts.add(1, "A drink.", "assistant")
    texts.add(1, "And coffee?", "user")
    reader = MemoryReader(texts, letters, {"system": [], "user": letters("<a>"), "assistant": letters("<end>")})
    while reader.step():
        pass
    assert holds(reader, "What is tea?<a>A drink.<end>")
    # What the person asks next is not for the model to guess.
    assert not holds(reader, "<end>And")
