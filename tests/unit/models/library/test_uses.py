"""When a file was last loaded, and as what."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from app.models.library.uses import FileUse, UsedAs, Uses

BIG, SMALL = Path("/m/big.gguf"), Path("/m/small.gguf")


@pytest.fixture
def clock() -> Iterator[float]:
    return iter(float(second) for second in range(1000, 1100))


@pytest.fixture
def uses(tmp_path: Path, clock: Iterator[float]) -> Uses:
    return Uses(tmp_path / "uses.json", lambda: next(clock))


def test_a_pair_is_noted_in_both_roles_and_survives_a_restart(uses: Uses, tmp_path: Path) -> None:
    uses.note(BIG, SMALL)
    uses.note(SMALL, None)
    known = Uses(tmp_path / "uses.json").all()
    assert Uses.of(BIG, known) == FileUse(1000.0, None)
    assert Uses.of(SMALL, known) == FileUse(1001.0, 1000.0)
    assert Uses.of(SMALL, known).roles == {UsedAs.TARGET, UsedAs.DRAFT}
    assert Uses.of(SMALL, known).last_s == 1001.0
    assert Uses.of(Path("/m/other.gguf"), known) == FileUse()


def test_one_file_may_be_both(uses: Uses) -> None:
    uses.note(BIG, BIG)
    assert Uses.of(BIG, uses.all()) == FileUse(1000.0, 1000.0)


def test_a_renamed_file_keeps_its_use(uses: Uses) -> None:
    uses.note(BIG, None)
    uses.follow(BIG, SMALL)
    uses.follow(Path("/m/unknown.gguf"), Path("/m/x.gguf"))
    assert Uses.of(SMALL, uses.all()) == FileUse(1000.0)


@pytest.mark.parametrize(
    "kept",
    ["", "[1]", '{"/m/big.gguf": 3}']
    + [f'{{"/m/big.gguf": {{"target": {at}}}}}' for at in ('"x"', "1e300", "NaN", "-1", "true")],
)
def test_damage_is_forgotten(uses: Uses, tmp_path: Path, kept: str) -> None:
    (tmp_path / "uses.json").write_text(kept)
    assert uses.all() == {}
    uses.note(BIG, None)
    assert Uses.of(BIG, uses.all()).last_s is not None


def test_a_disk_that_cannot_be_written_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    uses = Uses(tmp_path / "file" / "uses.json")
    uses.note(BIG, None)
    assert uses.all() == {}
