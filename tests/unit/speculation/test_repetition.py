"""Replies that go in circles, and text that only repeats itself."""

from __future__ import annotations

from itertools import count, islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.speculation.repetition import Repetition

SENTENCE = "The sun rose over the quiet little town by the sea. "
WORDS = st.text(st.characters(categories=["L"], max_codepoint=0x24F), min_size=1, max_size=9)
SENTENCES = st.lists(WORDS, min_size=4, max_size=30, unique_by=str.casefold).map(lambda words: " ".join(words) + ". ")


def places(text: str, step: int = 4) -> list[int]:
    """Return the places, in characters, at which a reply that comes in bits was seen to go in circles."""
    repetition = Repetition()
    places_found = []
    for at in range(0, len(text), step):
        repetition.add(text[at : at + step])
        if repetition.repeating:
            places_found.append(at + step)
    return places_found


def counted(words: int, begin: int = 0) -> str:
    """Text in which no word comes twice."""
    letters = "abcdefghijklmnopqrstuvwxyz"
    return (
        " ".join("".join(letters[n // 26**place % 26] for place in range(4)) for n in islice(count(begin), words)) + " "
    )


@given(stretch=SENTENCES, before=st.integers(0, 300), step=st.integers(1, 40))
@settings(max_examples=60)
def test_any_sentence_that_comes_again_and_again_is_noticed_within_a_few_times(stretch, before, step):
    size = len(stretch.split())
    opening = counted(before)
    places_found = places(opening + stretch * 30, step)
    assert places_found
    times = (places_found[0] - len(opening)) / len(stretch)
    assert times >= 3, "twice or three times is no circle"
    assert times <= max(6.5, 45 / size + 2.5) + step / len(stretch)


@given(
    sentences=st.lists(SENTENCES, min_size=1, max_size=4), order=st.lists(st.integers(0, 3), min_size=20, max_size=60)
)
@settings(max_examples=60)
def test_words_that_wait_to_be_read_together_change_nothing(sentences, order):
    together, one_by_one = Repetition(), Repetition()
    for number in order:
        for word in sentences[number % len(sentences)].split():
            together.add(f" {word}")
            for bit in (" ", word):  # neither waits
                one_by_one.add(bit)
            assert (together.repeating, together.endless) == (one_by_one.repeating, one_by_one.endless)


@given(words=st.integers(50, 600), twice=st.booleans())
@settings(max_examples=30)
def test_new_words_are_no_circle_nor_is_a_text_given_twice(words, twice):
    text = counted(words)
    assert not places(text * (2 if twice else 1), 16)


def test_a_list_that_grows_by_the_same_entry_is_noticed():
    for entry in ("Honesty", "Be honest and kind to everyone you meet."):
        numbered = "".join(f"{n}. {entry}\n" for n in range(1, 40))
        bulleted = f"- **{entry}**\n" * 40
        assert places(numbered)[0] < len(numbered) / 2
        assert places(bulleted)[0] < len(bulleted) / 2


def test_near_repetitions_are_noticed_in_the_end():
    """No stretch comes twice in a row, but nothing is new."""
    parts = ["She looked at the sea and thought of home.", "The wind was cold.", "A gull cried far out over the waves."]
    order = [0, 1, 0, 2, 1, 2, 0, 0, 1, 2, 2, 1, 0, 1, 1, 2]
    text = " ".join(parts[i] for i in order * 6)
    assert places(text)
    assert not places(text[:500])


def test_a_reply_that_finds_its_way_out_is_not_called_repeating_any_more():
    repetition = Repetition()
    repetition.add(SENTENCE * 8)
    assert repetition.repeating
    repetition.add(counted(60))
    assert not repetition.repeating


VERSE = "The lamp is lit, the road is long, / the night is near, we sing our song, / and home we go together. "
LEGITIMATE = {
    "a laugh": "Ha ha ha ha ha ha ha! " * 4 + "That was funny.",
    "a drum roll": "Boom! " * 60,
    "a poem with a refrain": "\n\n".join(f"{counted(24, 24 * n)}\n{VERSE}" for n in range(8)),
    "a chorus at the end": counted(80) + VERSE * 3,
    "entries with a common beginning": "".join(
        f"- The best way to learn more about {counted(3, 3 * n)}is to try it.\n" for n in range(40)
    ),
    "figures by year": "".join(
        f"In {1950 + n} the city had {n * 977 + 10_000:,} inhabitants and {n * 3 + 2} schools.\n" for n in range(40)
    ),
    "a table": "| name | kind | there |\n| --- | --- | --- |\n" + "| one more | yes | no |\n" * 14,
    "a wide rule of a table": "|" + "---|" * 60,
    "a table of code": "```python\nROWS = [\n" + '    {"name": "", "value": 0, "unit": None},\n' * 12 + "]\n```\n",
    "a matrix of zeros": "```\n" + ("0, " * 16 + "\n") * 12 + "```\n",
    "times tables": "".join(f"{a} x {b} = {a * b}\n" for a in range(1, 11) for b in range(1, 11)),
    "many digits": "3." + "14159265358979" * 80,
    "a run of zeros": "0" * 2000,
    "deep indentation": "".join(" " * 4 * (n % 12) + counted(2, 2 * n) + "\n" for n in range(80)),
    "an empty form": "Name: ______\nStreet: ______\nTown: ______\n\n" * 3,
    "tests that look alike": "```python\n"
    + "".join(f"def test_{counted(1, n).strip()}():\n    assert f({n}) == {n * n}\n\n" for n in range(30))
    + "```\n",
    "chapters": "".join(f"## Chapter {n}\n\n{counted(30, 30 * n)}\n\n" for n in range(12)),
    "a dialogue": "".join(f'"Yes," he said. "{counted(7, 7 * n).strip()}?" "No," she said.\n' for n in range(30)),
    "Chinese": "".join(chr(0x4E00 + n * 7 % 4000) for n in range(600)),
}


@pytest.mark.parametrize("kind", LEGITIMATE)
def test_what_people_repeat_on_purpose_is_left_alone(kind):
    assert not places(LEGITIMATE[kind], 3)


@pytest.mark.parametrize(
    "text",
    [
        "```python\n" + "print('one more line of this', value, other)\n" * 60,
        "| same | row | of a table | again |\n" * 80, "ha " * 500, "." * 20_000, "\n " * 20_000 + " " * 20_000,
        "0, " * 1000, "\u4eca\u5929\u5929\u6c14\u5f88\u597d\u6211\u4eec\u53bb\u516c\u56ed\u3002" * 20,
    ],
)  # fmt: skip
def test_too_much_even_of_that_is_noticed(text):
    assert places(text, 16)


def test_only_what_goes_on_for_very_long_is_endless():
    repetition = Repetition()
    for _ in range(80):
        repetition.add(SENTENCE)
        assert not repetition.endless
    for _ in range(120):
        repetition.add(SENTENCE)
    assert repetition.endless


def test_reading_on_costs_the_same_however_long_the_reply_is():
    """Counted in look-ups of what was read before, not in time: a word touches no more than five others."""
    repetition = Repetition()
    repetition.add(counted(5000))
    reads = 0

    class Counting(list):  # type: ignore[type-arg]
        def __getitem__(self, index):
            nonlocal reads
            reads += len(range(*index.indices(len(self)))) if isinstance(index, slice) else 1
            return super().__getitem__(index)

    repetition._words = Counting(repetition._words)
    repetition.add(SENTENCE * 100)
    assert reads < 10 * 1100 + 200
