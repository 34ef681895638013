"""Expected speeds follow from what was measured here, in ranges, or nobody knows."""

from __future__ import annotations

from typing import Any

import pytest

from app.models.library.catalog import load_catalog
from app.models.library.speeds import ExpectedSpeed, MeasuredSpeeds, recommended


def lesson(pass_ms: float, tokens: float = 0.0) -> dict[str, Any]:
    return {"verify": {"1": [pass_ms]}, "speed": {"tokens": tokens, "ms": 1000.0 if tokens else 0.0}}


MEASURED = MeasuredSpeeds({"big.gguf 4000000000 0|small.gguf 100 0|8": lesson(100.0)})


@pytest.mark.parametrize(
    ("name", "size_bytes", "least", "most"),
    [
        ("big.gguf", 4_012_000_000, 10.0, 10.0),
        ("big.gguf", 9_000_000_000, 3.19, 6.19),
        ("other.gguf", 4_000_000_000, 8.0, 12.5),
        ("twice.gguf", 8_000_000_000, 3.64, 6.88),
        ("half.gguf", 2_000_000_000, 14.5, 27.5),
    ],
)
def test_a_file_twice_as_large_is_half_as_fast_in_a_wider_range(
    name: str, size_bytes: int, least: float, most: float
) -> None:
    speed = MEASURED.of(name, size_bytes)
    assert speed is not None
    assert (speed.least, speed.most) == pytest.approx((least, most), rel=0.01)
    assert speed.was_measured == (least == most)


def test_what_recent_replies_had_counts_more_than_the_model_alone() -> None:
    measured = MeasuredSpeeds({"big.gguf 4000000000 0|8": lesson(100.0, tokens=13.0)})
    assert measured.of("big.gguf", 4_000_000_000) == ExpectedSpeed(13.0, 13.0)


@pytest.mark.parametrize(
    ("lessons", "name", "size_bytes"),
    [
        ({}, "new.gguf", 10**9),
        ({"big.gguf 4000000000 0|8": lesson(100.0)}, "Qwen3.6-35B-A3B-Q4_K_M.gguf", 10**9),
        ({"Mixtral-8x7B.gguf 4000000000 0|8": lesson(100.0)}, "new.gguf", 10**9),
        ({"big.gguf 4000000000 33|8": lesson(10.0)}, "larger than the card.gguf", 9 * 10**9),
        ({"big.gguf 4000000000 0|20 on this computer, 10 on 10.0.0.5|8": lesson(100.0)}, "new.gguf", 10**9),
        ({"big.gguf 4000000000 0|8": {"verify": {}}}, "new.gguf", 10**9),
        ({"big.gguf 4000000000 0|8": lesson(float("nan"))}, "new.gguf", 10**9),
        ({"big.gguf 4000000000 0|8": None}, "new.gguf", 10**9),
        ({"": lesson(100.0)}, "new.gguf", 10**9),
    ],
)
def test_where_nothing_comparable_was_measured_nobody_knows(
    lessons: dict[str, Any], name: str, size_bytes: int
) -> None:
    assert MeasuredSpeeds(lessons).of(name, size_bytes) is None


@pytest.mark.parametrize(
    ("lessons", "free_gb", "name"),
    [
        ({}, 16, "smollm2-1.7b"),
        ({"big.gguf 4000000000 0|8": lesson(100.0)}, 100, "gemma3-12b"),
        ({"big.gguf 4000000000 0|8": lesson(10.0)}, 16, "llama3.1-8b-high"),
        ({"big.gguf 4000000000 0|8": lesson(10_000.0)}, 16, "smollm2-1.7b"),
        ({"big.gguf 4000000000 0|8": lesson(10.0)}, 1, None),
    ],
)
def test_the_largest_pair_that_fits_and_can_be_read_along_with_is_recommended(
    lessons: dict[str, Any], free_gb: int, name: str | None
) -> None:
    pair = recommended(load_catalog(), 4096, free_gb * 10**9, MeasuredSpeeds(lessons))
    assert (pair.id if pair is not None else None) == name
