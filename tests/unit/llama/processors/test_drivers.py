"""Cards and drivers as a text: the same while they are, another one when one of them changes."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

from app.llama.processors.drivers import cards_and_drivers

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="drivers lie elsewhere on other systems")


@pytest.fixture
def manifests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder that names a person's own Vulkan drivers; it is not there yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "vulkan" / "icd.d"


def test_nothing_changed_is_the_same_text(manifests: Path) -> None:
    manifests.mkdir(parents=True)
    (manifests / "card.json").write_text("{}")
    assert cards_and_drivers() == cards_and_drivers()


def test_a_driver_that_is_installed_updated_or_removed_is_another_text(manifests: Path) -> None:
    before = cards_and_drivers()
    manifests.mkdir(parents=True)
    driver = manifests / "card.json"
    driver.write_text("{}")
    installed = cards_and_drivers()
    os.utime(driver, (1, 1))
    updated = cards_and_drivers()
    driver.unlink()
    assert len({before, installed, updated}) == 3
    assert cards_and_drivers() == before


@pytest.mark.parametrize("name", ["VK_DRIVER_FILES", "GGML_VK_VISIBLE_DEVICES", "CUDA_VISIBLE_DEVICES"])
def test_hiding_a_card_is_another_text(name: str, manifests: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(name, raising=False)
    before = cards_and_drivers()
    monkeypatch.setenv(name, "")
    assert cards_and_drivers() != before
