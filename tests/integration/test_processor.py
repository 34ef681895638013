"""Choosing among processor variants: the best that works, and what crashes is passed over and remembered.

The variants are compiled here: one whose start is an instruction no processor has, and others that hand out the
library llama.cpp was compiled with.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
import time
from functools import cache
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from app.llama.library import native_log
from app.llama.private.openmp import ParkedRegion, gomp_parallel
from app.llama.processors.backends import CHOICE_VARIABLE, find_backends
from app.llama.processors.spin_wait import _thread_usage, spin_wait
from app.llama.trials.processor import UnsuitableBuild, is_known_unsuitable, recall, require_suitable_build, settle
from app.llama.trials.trial import TrialCancelled
from app.models.library.history import JsonStore
from app.models.library.starter import packaged_file
from tests.e2e.program import draftlight

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the libraries below are made with Linux's compiler")

_FINE = """
void * ggml_backend_cpu_reg(void);
int ggml_backend_score(void) { return SCORE; }
void * ggml_backend_init(void) { return ggml_backend_cpu_reg(); }
"""
_SILENT = """
#include <unistd.h>
int ggml_backend_score(void) { for (;;) pause(); }
void * ggml_backend_init(void) { return 0; }
"""
_CRASHES = """
int ggml_backend_score(void) { return SCORE; }
void * ggml_backend_init(void) { __builtin_trap(); }
"""


@pytest.fixture
def notes(tmp_path: Path) -> JsonStore:
    return JsonStore(tmp_path / "processor.json")


@pytest.fixture
def libraries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with llama.cpp's libraries; made known to this process and those it starts, and to no other test."""
    libraries_found = find_package_libraries()
    folder = tmp_path / "lib"
    folder.mkdir()
    for library in libraries_found.iterdir():
        if library.name.startswith("libllama.so") or (".so" in library.name and "ggml" in library.name):
            (folder / library.name).symlink_to(library)
    monkeypatch.setenv("LLAMA_CPP_LIB_PATH", str(folder))
    monkeypatch.setenv(CHOICE_VARIABLE, "")  # so that it is put back after the test
    del os.environ[CHOICE_VARIABLE]
    return folder


def find_package_libraries() -> Path:
    package = find_spec("llama_cpp")
    assert package is not None
    assert package.submodule_search_locations is not None
    return Path(next(iter(package.submodule_search_locations))) / "lib"


def make_variant(folder: Path, name: str, source: str, score: int) -> None:
    (folder / f"libggml-{name}.so").write_bytes(_compiled(source, score))


def put_trap(folder: Path) -> None:
    """Replace llama.cpp's library by one that ends the process which loads it, as one for another processor does."""
    (folder / "libllama.so").unlink()
    (folder / "libllama.so").write_bytes(
        _compiled("__attribute__((constructor)) void f(void) { __builtin_trap(); }", 0)
    )


@cache
def _compiled(source: str, score: int) -> bytes:
    compiler = shutil.which("cc") or shutil.which("gcc")
    assert compiler is not None, "llama.cpp could not have been installed without a compiler"
    libraries = find_package_libraries()
    with TemporaryDirectory() as folder:
        code, out = Path(folder, "variant.c"), Path(folder, "variant.so")
        code.write_text(source)
        links = [f"-L{libraries}", f"-Wl,-rpath,{libraries}", "-l:libggml-cpu.so.0"]
        subprocess.run([compiler, "-shared", "-fPIC", f"-DSCORE={score}", code, "-o", out, *links], check=True)
        return out.read_bytes()


def test_the_best_variant_that_works_is_taken_and_crashes_are_remembered(libraries, notes):
    """A device whose library crashes costs nothing but the device, and what is known is not tried again."""
    make_variant(libraries, "cpu-dreamt", _CRASHES, 90)
    make_variant(libraries, "cpu-new", _FINE, 50)
    make_variant(libraries, "cpu-old", _FINE, 1)
    make_variant(libraries, "cpu-foreign", _FINE, 0)
    make_variant(libraries, "vulkan", _CRASHES, 1)
    settle(notes, packaged_file(), lambda: False)
    assert os.environ[CHOICE_VARIABLE] == "cpu-new"
    choice = recall(notes, find_backends())
    assert choice is not None
    assert choice.names == ("cpu-new",)
    crash = "It needs instructions that this computer's processor does not have."
    assert choice.skipped == {"cpu-dreamt": crash, "vulkan": crash}
    del os.environ[CHOICE_VARIABLE]
    settle(notes, Path("no sample is needed any more"), lambda: True)
    assert os.environ[CHOICE_VARIABLE] == "cpu-new"


def test_a_library_that_hangs_when_asked_can_be_cancelled_and_nothing_is_chosen(libraries, notes):
    make_variant(libraries, "cpu-silent", _SILENT, 50)
    answers = iter([False, False, True])
    with pytest.raises(TrialCancelled):
        settle(notes, packaged_file(), lambda: next(answers))
    assert notes.all() == {}
    assert CHOICE_VARIABLE not in os.environ


def test_a_device_library_without_a_device_is_passed_over_until_drivers_change(libraries, notes, tmp_path, monkeypatch):
    make_variant(libraries, "cpu-only", _FINE, 1)
    make_variant(libraries, "vulkan", _FINE, 1)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settle(notes, packaged_file(), lambda: False)

    choice = recall(notes, find_backends())
    assert choice is not None
    assert choice.names == ("cpu-only",)
    assert choice.skipped == {"vulkan": "It finds no graphics card here, or no driver for one."}
    driver = tmp_path / "vulkan" / "icd.d" / "card.json"
    driver.parent.mkdir(parents=True)
    driver.write_text("{}")
    assert recall(notes, find_backends()) is None


def test_doctor_says_that_a_device_library_found_no_device(libraries, tmp_path):
    make_variant(libraries, "cpu-only", _FINE, 1)
    make_variant(libraries, "vulkan", _FINE, 1)

    run = draftlight(tmp_path / "data", "doctor", LLAMA_CPP_LIB_PATH=str(libraries))

    assert run.status == 0
    assert "devices: none found; models run on the processor" in run.out
    assert "vulkan: It finds no graphics card here, or no driver for one. To try again, delete" in run.out
    assert run.err == ""


def test_a_damaged_sample_condemns_no_variant(libraries, notes, tmp_path):
    make_variant(libraries, "cpu-only", _FINE, 1)
    sample = tmp_path / "damaged.gguf"
    sample.write_bytes(b"GGUF")
    settle(notes, sample, lambda: False)
    assert notes.all() == {}
    assert CHOICE_VARIABLE not in os.environ


def test_a_choice_of_the_persons_own_stands(libraries, notes, monkeypatch):
    make_variant(libraries, "cpu-only", _FINE, 1)
    monkeypatch.setenv(CHOICE_VARIABLE, "cpu-mine")
    settle(notes, packaged_file(), lambda: False)
    assert os.environ[CHOICE_VARIABLE] == "cpu-mine"


def test_a_library_in_one_piece_leaves_nothing_to_choose(libraries, notes):
    settle(notes, packaged_file(), lambda: False)
    assert notes.all() == {}
    assert find_backends() is None


def test_a_build_for_another_processor_is_found_before_it_is_loaded_and_remembered(libraries, notes):
    put_trap(libraries)
    with pytest.raises(UnsuitableBuild, match="uv sync --no-cache --reinstall-package llama-cpp-python"):
        require_suitable_build(notes, packaged_file(), lambda: False)
    assert is_known_unsuitable(notes)
    with pytest.raises(UnsuitableBuild):
        require_suitable_build(notes, Path("no sample is needed any more"), lambda: True)


def test_a_build_that_runs_here_is_tried_once_and_again_after_it_was_compiled_anew(libraries, notes):
    require_suitable_build(notes, packaged_file(), lambda: False)
    require_suitable_build(notes, Path("no sample is needed any more"), lambda: True)
    assert not is_known_unsuitable(notes)
    put_trap(libraries)
    with pytest.raises(UnsuitableBuild):
        require_suitable_build(notes, packaged_file(), lambda: False)


def test_a_damaged_sample_says_nothing_of_the_build(libraries, notes, tmp_path):
    sample = tmp_path / "damaged.gguf"
    sample.write_bytes(b"GGUF")
    require_suitable_build(notes, sample, lambda: False)
    assert notes.all() == {}


@pytest.mark.parametrize("command", [("doctor",), ("run", "-m", "starter:q4_1", "-p", "Hello")], ids=lambda c: c[0])
def test_every_command_says_how_to_compile_for_this_processor(libraries, tmp_path, command):
    put_trap(libraries)
    run = draftlight(tmp_path / "data", *command, LLAMA_CPP_LIB_PATH=str(libraries))
    assert run.status == (1 if command == ("doctor",) else 3)
    assert "llama.cpp was compiled for another processor." in run.out + run.err


def test_the_library_waits_by_libgomp_and_the_request_does_not_reach_children():
    native_log()
    assert gomp_parallel() is not None
    assert "OMP_WAIT_POLICY" not in os.environ
    assert spin_wait() is spin_wait()


def test_a_parked_region_keeps_one_thread_that_ends_with_it():
    native_log()
    region = ParkedRegion(gomp_parallel())
    before = {thread.name for thread in threading.enumerate()}
    for _ in range(2):
        region.begin()
        assert {thread.name for thread in threading.enumerate()} - before == {"short spins"}
        region.end()
        assert {thread.name for thread in threading.enumerate()} == before


def test_what_a_thread_had_grows_with_its_work():
    begun = time.perf_counter()  # a thread can be stopped between the two clocks that usage is read from
    before = _thread_usage()
    sum(range(300_000))
    after = _thread_usage()
    ended = time.perf_counter()
    assert begun <= before.clock_s < after.clock_s <= ended
    assert 0 < after.processor_s - before.processor_s <= (ended - begun) * 1.1
    assert after.taken_away >= before.taken_away
