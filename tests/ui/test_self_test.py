"""The self-test itself, over a scripted engine."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from app.engine.port import EventSink
from app.errors import ModelFileError
from app.ui.self_test import run_self_test
from tests.fakes.scripted_engine import Script, ScriptedEngine

KEYS = {"window_ms", "load_ms", "first_token_ms", "tokens", "accepted", "corrected", "tokens_per_second", "ok"}


def _run(script: Script, **options) -> dict:
    def engine(sink: EventSink) -> ScriptedEngine:
        return ScriptedEngine(sink, script)

    return run_self_test([], engine, **options)


@pytest.fixture(autouse=True)
def clean_application(qapp: QApplication):
    yield
    qapp.setStyleSheet("")


def test_a_good_run_has_every_figure_and_a_screenshot(tmp_path: Path) -> None:
    result = _run(Script(), screenshot=tmp_path / "shot.png")
    assert set(result) == KEYS
    assert result["ok"] is True
    assert all(result[key] is not None for key in KEYS)
    assert not QImage(str(tmp_path / "shot.png")).isNull()


def test_a_failure_is_said_in_a_sentence() -> None:
    result = _run(Script(load_error=ModelFileError("The starter model is missing.")))
    assert (result["ok"], result["error"]) == (False, "The starter model is missing.")


def test_a_run_that_hangs_ends_at_the_deadline() -> None:
    result = _run(Script(hold_reply_after=2), deadline_s=1)
    assert result["ok"] is False
    assert "longer than 1 second" in result["error"]


def test_a_missing_draft_is_not_ok() -> None:
    result = _run(Script(draft_problem="The draft splits text differently."))
    assert (result["ok"], result["error"]) == (False, "The draft splits text differently.")


def test_a_screenshot_that_cannot_be_written_is_not_ok(tmp_path: Path) -> None:
    result = _run(Script(), screenshot=tmp_path / "no such folder" / "shot.png")
    assert result["ok"] is False
    assert "could not be written" in result["error"]
