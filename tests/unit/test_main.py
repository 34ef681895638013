"""Every way the program can end has its exit status and at most one line of explanation."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from app import main as module
from app.errors import BugError, WorldError
from app.main import main


def _ends(monkeypatch: pytest.MonkeyPatch, error: BaseException | None) -> None:
    def perform(*_: object) -> int:
        if error is not None:
            raise error
        return 0

    monkeypatch.setattr(module, "_perform", perform)


@pytest.mark.parametrize(
    ("error", "status", "says"),
    [
        (None, 0, ""),
        (WorldError("The\nworld is wrong."), 3, "draftlight: The world is wrong.\n"),
        (KeyboardInterrupt(), 130, ""),
    ],
)
def test_ends_and_statuses(tmp_path, monkeypatch, capsys, error, status, says):
    _ends(monkeypatch, error)
    assert main(["--data-dir", str(tmp_path), "models"]) == status
    assert capsys.readouterr() == ("", says)


@pytest.mark.parametrize("error", [BugError("We erred."), ZeroDivisionError("division")])
def test_our_own_mistakes_are_said_and_logged_with_their_place(tmp_path, monkeypatch, capsys, caplog, error):
    _ends(monkeypatch, error)
    assert main(["--data-dir", str(tmp_path), "models"]) == 4
    assert capsys.readouterr().err.count("\n") == 1
    assert f"{type(error).__name__} at " in (tmp_path / "draftlight.log").read_text()
    caplog.clear()


def test_the_log_handler_leaves_with_the_program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _ends(monkeypatch, None)
    before = list(logging.getLogger().handlers)
    main(["--data-dir", str(tmp_path), "models"])
    assert logging.getLogger().handlers == before
