"""Uses of the insides of llama.cpp: all work with the pinned version, and one that does not is named."""

from __future__ import annotations

import ctypes
import subprocess
import sys
from collections.abc import Callable, Iterator
from types import SimpleNamespace

import pytest

from app.llama.private import ggml, layer_states, openmp, stop_callback
from app.llama.trials import door_checks, private_doors
from app.llama.trials.door_checks import Sample, try_doors
from app.models.library.starter import HEAD_KIND, packaged_file

STARTER, HEAD = packaged_file(), packaged_file(HEAD_KIND)
DOORS = [
    "ggml's devices", "ggml's last words", "RPC backend", "stop of a pass", "layout of copied states",
    "states of layers", "names of tensors", "waiting threads", "scores of backends",
]  # fmt: skip


def test_all_of_them_work_with_the_pinned_version() -> None:
    checks = private_doors.check_private_doors(STARTER, HEAD)
    assert [check.door for check in checks] == DOORS
    assert [check.sentence for check in checks if not check.works] == []


@pytest.fixture
def sample() -> Iterator[Sample]:
    sample = Sample(STARTER, HEAD)
    yield sample
    sample.close()


class OtherProperties(ctypes.Structure):
    """A device's properties as another version might lay them out."""

    _fields_ = (ggml._Properties._fields_[1], ggml._Properties._fields_[0], *ggml._Properties._fields_[2:])


def never(_text: object) -> int:
    return 0


BROKEN: list[tuple[str, str, Callable[[pytest.MonkeyPatch], object]]] = [
    ("ggml's devices", "laid out in another way", lambda patch: patch.setattr(ggml, "_Properties", OtherProperties)),
    ("ggml's devices", "symbol", lambda patch: patch.setattr(ggml, "api", SimpleNamespace(_lib=ctypes.CDLL(None)))),
    ("ggml's last words", "not kept", lambda patch: patch.setattr(ggml, "set_last_words_callback", lambda _: None)),
    ("stop of a pass", "strlen answers", lambda patch: patch.setattr(stop_callback, "is_nonempty_text", never)),
    ("layout of copied states", "", lambda patch: patch.setattr("app.llama.private.state_layout._COUNT_BYTES", 2)),
    ("states of layers", "llama_get_embeddings_layer_inp", lambda patch: patch.setattr(
        door_checks, "layer_state_functions", lambda: layer_states.LayerStateFunctions(SimpleNamespace()))),
    ("names of tensors", "not found", lambda patch: patch.setattr(door_checks, "tensors_among", lambda *_: set())),
    ("waiting threads", "no libgomp", lambda patch: patch.setattr(openmp, "gomp_parallel", lambda: None)),
]  # fmt: skip


@pytest.mark.parametrize(("door", "reason", "break_it"), BROKEN, ids=[f"{d} {r}" for d, r, _ in BROKEN])
def test_one_that_does_not_hold_any_more_is_named_with_what_follows(
    door: str,
    reason: str,
    break_it: Callable[[pytest.MonkeyPatch], object],
    sample: Sample,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(door_checks, "_CHECKS", {door: door_checks._CHECKS[door]})
    break_it(monkeypatch)
    _, (name, works, sentence) = try_doors(sample)
    assert (name, works) == (door, False)
    assert reason in sentence
    assert door_checks._CHECKS[door][1] in sentence


@pytest.mark.parametrize(
    ("output", "broken"),
    [
        ('["a"]\n["a", true, "fine"]\n["b"]\n', ["b"]),
        ('["a"]\n', ["a"]),
        ("", ["llama.cpp's library"]),
    ],
    ids=["in the second", "in the first", "before any"],
)
def test_one_that_ends_the_process_is_named(output: str, broken: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    program = [sys.executable, "-c", f"print({output!r}, end='')"]
    monkeypatch.setattr(private_doors, "start", lambda *_, **pipes: subprocess.Popen(program, **pipes))
    checks = private_doors.check_private_doors(STARTER, HEAD)
    assert [check.door for check in checks if not check.works] == broken
