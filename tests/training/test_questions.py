"""Tests of the questions to the starter while its head is trained."""

from __future__ import annotations

import json
import re
from itertools import islice

from app.paths import resources
from tests.training.questions import questions


def words(text: str) -> set[str]:
    return set(re.findall(r"[a-z]+", text.lower()))


def test_the_same_seed_asks_the_same():
    assert list(islice(questions(3), 50)) == list(islice(questions(3), 50))
    assert list(islice(questions(3), 50)) != list(islice(questions(4), 50))


def test_nothing_is_asked_twice_and_every_form_is_filled():
    questions_made = list(islice(questions(1), 10_000))
    assert len(set(questions_made)) == len(questions_made)
    assert not [question for question in questions_made if re.search(r"[{}]", question) or question != question.strip()]


def test_no_prompt_of_a_benchmark_is_asked_nor_one_much_like_it():
    question_words = [words(question) for question in islice(questions(20261122), 15_000)]
    for entry in json.loads((resources() / "prompts.json").read_text(encoding="utf-8")):
        prompt = words(entry["prompt"])
        likest = max(len(prompt & question) / len(prompt | question) for question in question_words)
        # "Write a … Python function that … and explain it" are half of the words of a prompt about another job.
        assert likest < 0.75, entry["prompt"]
