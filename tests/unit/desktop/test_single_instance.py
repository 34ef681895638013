"""One window for each data folder: who holds the lock, and what a second start leaves for them."""

from __future__ import annotations

import errno
import json
import sys
from pathlib import Path

import pytest

from app.desktop.single_instance import single_instance
from app.errors import WorldError


@pytest.mark.parametrize("asks", [False, True])
def test_a_second_start_leaves_a_note_with_its_wish_and_waits_until_it_is_taken(tmp_path: Path, asks: bool) -> None:
    open_requests, notes = tmp_path / "visits", []

    def take(_: float) -> None:
        for note in open_requests.glob("*.json"):
            notes.append(json.loads(note.read_text()))
            note.unlink()

    with single_instance(tmp_path, open_requests, None) as first:
        assert first
        with single_instance(tmp_path, open_requests, tmp_path / "reply.json", take, asks=asks) as second:
            assert not second
    assert [(note["open"], note["ask"]) for note in notes] == [(str(tmp_path / "reply.json"), asks)]
    with single_instance(tmp_path, open_requests, None) as third:
        assert third


def test_a_window_that_does_not_answer_is_said_and_no_note_stays(tmp_path: Path) -> None:
    open_requests = tmp_path / "visits"
    with single_instance(tmp_path, open_requests, None), pytest.raises(WorldError, match="already open"):
        single_instance(tmp_path, open_requests, None, lambda _: None).__enter__()
    assert not list(open_requests.iterdir())


def test_whoever_finds_the_window_just_closing_is_the_next_one(tmp_path: Path) -> None:
    first = single_instance(tmp_path, tmp_path / "visits", None)
    assert first.__enter__()
    with single_instance(tmp_path, tmp_path / "visits", None, lambda _: first.__exit__(None, None, None)) as second:
        assert second
    assert not list((tmp_path / "visits").iterdir())


@pytest.mark.skipif(sys.platform == "win32", reason="another call locks there")
@pytest.mark.parametrize("number", [errno.ENOLCK, errno.EOPNOTSUPP])
def test_where_files_cannot_be_locked_the_window_opens(tmp_path, monkeypatch, number):
    def refuse(*_: object) -> None:
        raise OSError(number, "no locks here")

    monkeypatch.setattr("fcntl.flock", refuse)
    with single_instance(tmp_path, tmp_path / "visits", None) as ours:
        assert ours


def test_where_nothing_can_be_written_the_window_opens(tmp_path: Path) -> None:
    with single_instance(tmp_path / "not there", tmp_path / "visits", None) as ours:
        assert ours
