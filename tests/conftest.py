"""Set-up and checks for every test: a home of its own, nothing left running, no unexpected log record."""

from __future__ import annotations

import gc
import importlib.util
import logging
import os
import shutil
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

import psutil
import pytest
from filelock import FileLock
from hypothesis import HealthCheck, settings

from app.paths import Paths

if TYPE_CHECKING:
    from tests.integration.serve.server_probe import Running

BUILD = Path(__file__).parent.parent / "build"

# Compiled Python is kept for the next process, whatever the environment says: half of the time of a command that a test
# starts would go to compiling its modules. Workers and programs under test inherit the variables.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
os.environ["PYTHONPYCACHEPREFIX"] = sys.pycache_prefix = str(BUILD / "bytecode")
sys.dont_write_bytecode = False

# Each worker has a core. Two compute threads in each would spin while they wait for a core that another worker holds.
os.environ.setdefault("OMP_THREAD_LIMIT", "1")

# A run in the background ignores interrupts, which programs under test would inherit.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

PATIENCE_S = 30
"""For a thread or process that is about to end: a bound on a hang, however busy the machine is."""

# No example fails for the time it takes, however busy the machine is. Where CI is set, hypothesis does so itself.
settings.register_profile("patient", settings.default, deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("patient")


def pytest_xdist_auto_num_workers() -> int:
    """Return two workers, or one for each core as long as each has 4 GB of memory."""
    by_memory = psutil.virtual_memory().total // 4_000_000_000
    return max(2, min(os.cpu_count() or 1, by_memory))


def pytest_make_parametrize_id(val: object, argname: str) -> str | None:
    """Name bytes by their parameter: packed ones have the time in them, and all workers need the same names."""
    return argname if isinstance(val, bytes) and len(val) > 8 else None


def pytest_collection_finish() -> None:
    """Take what the imports made out of garbage collection: some 800,000 objects, which stay until the end.

    Each full collection, and each test that looks through the interpreter's objects, would go through all of them.
    """
    gc.collect()
    gc.freeze()


@pytest.fixture
def hangup_signals() -> Iterator[None]:
    """Hang-ups arrive, here and in processes that are started. A test run under ``nohup`` ignores them."""
    before = signal.signal(signal.SIGHUP, signal.SIG_DFL)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.fixture(scope="session", autouse=True)
def home_of_its_own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The person's real data must be neither read nor written, by the tests or by programs they start."""
    home = tmp_path_factory.mktemp("home")
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HOME", str(home))
        for name in ("DATA", "CONFIG", "CACHE", "STATE"):
            patch.setenv(f"XDG_{name}_HOME", str(home / name.lower()))
        patch.delenv("NO_COLOR", raising=False)
        patch.setenv("HF_ENDPOINT", "http://127.0.0.1:9")  # where nothing listens: no test asks the real Hub
        patch.setenv("NO_PROXY", "127.0.0.1")
        yield


@pytest.fixture(scope="session")
def prepared_starter(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """Return a data folder that no test writes: the starter pair, made and tried once for all workers."""
    from tests.integration.engine_probe import EngineProbe  # noqa: PLC0415 - many tests need no engine

    base = tmp_path_factory.getbasetemp()
    paths = Paths.at((base if worker_id == "master" else base.parent) / "prepared-starter")
    with FileLock(f"{paths.data}.lock"):
        if not paths.trials.exists():
            with EngineProbe(paths) as probe:
                probe.load("starter:f32", "starter:q4_1")
    return paths.data


def copy_prepared_starter(prepared: Path, data: Path) -> Paths:
    """Make a data folder that has the prepared starter files, by reference, and knows that they were tried."""
    paths = Paths.at(data)
    paths.ensure()
    paths.starter.symlink_to(prepared / "starter", target_is_directory=True)
    for name in (paths.trials.name, paths.processor.name):
        if (prepared / name).exists():
            shutil.copy(prepared / name, data)
    return paths


@pytest.fixture(scope="session")
def starter_paths(prepared_starter: Path, tmp_path_factory: pytest.TempPathFactory) -> Paths:
    """Return this worker's data folder, which has the starter pair."""
    return copy_prepared_starter(prepared_starter, tmp_path_factory.mktemp("starter") / "data")


@pytest.fixture(scope="session")
def server(starter_paths: Paths) -> Iterator[Running]:
    """Start this worker's server over the starter pair. A test leaves that pair loaded, with room for 4,096 tokens."""
    from tests.integration.serve.server_probe import serving  # noqa: PLC0415 - most tests need no server

    with serving(starter_paths) as running:
        yield running


@pytest.fixture(scope="session")
def small_server(starter_paths: Paths) -> Iterator[Running]:
    """Start this worker's server over a small pair. A test may have it load others."""
    from tests.integration.serve.server_probe import SERVE_SMALL, serving  # noqa: PLC0415

    with serving(starter_paths, SERVE_SMALL) as running:
        yield running


@pytest.fixture
def data_with_starter(prepared_starter: Path, tmp_path: Path) -> Path:
    """Return a data folder of the test's own that has the starter pair, for programs that the test starts."""
    return copy_prepared_starter(prepared_starter, tmp_path / "data-with-starter").data


@pytest.fixture(scope="session")
def collect_if_due() -> Iterator[Callable[[], None]]:
    """Collect garbage as the window does, where there is Qt: never on another thread than the main one.

    What a test of the window left would be destroyed beside the main thread, in whatever test comes later.
    """
    if importlib.util.find_spec("PySide6") is None:
        yield lambda: None
        return
    from app.ui.toolkit.scheduling.garbage_collection import MainThreadCollection  # noqa: PLC0415 - Qt may be missing

    collection = MainThreadCollection()
    yield collection.collect_if_due
    gc.enable()


@pytest.fixture(autouse=True)
def collected_on_the_main_thread(collect_if_due: Callable[[], None]) -> Iterator[None]:
    yield
    collect_if_due()


@pytest.fixture(autouse=True)
def no_unexpected_log(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test during which something was logged as a warning or worse.

    A test that expects such a record reads it from ``caplog`` and then calls ``caplog.clear()``.
    """
    yield
    messages = [
        f"{record.name}: {record.getMessage()}"
        for phase in ("setup", "call")
        for record in caplog.get_records(phase)
        if record.levelno >= logging.WARNING
    ]
    assert not messages, f"Logged and not expected: {messages}"


def children_at_work() -> set[psutil.Process]:
    """The processes that this one started and that are there.

    Linux says so at once; elsewhere all processes of the machine are looked through, which takes milliseconds.
    """
    lists = list(Path(f"/proc/{os.getpid()}/task").glob("*/children"))
    if not lists:
        return set(psutil.Process().children())
    return {child for each in lists for child in _processes(each)}


def _processes(listed: Path) -> Iterator[psutil.Process]:
    with suppress(FileNotFoundError, ProcessLookupError):  # the thread that started them has ended: another has them
        for pid in listed.read_text(encoding="ascii").split():
            with suppress(psutil.NoSuchProcess):
                yield psutil.Process(int(pid))


@pytest.fixture
def kept_between_tests() -> None:
    """Make what stays after the test: a folder of tests that has such things overrides this."""


@pytest.fixture(autouse=True)
def nothing_left_at_work(kept_between_tests: None) -> Iterator[None]:
    """Fail a test that leaves a thread or a child process behind, and name it."""
    threads = set(threading.enumerate())
    children = children_at_work()
    yield
    threads_left = [thread for thread in threading.enumerate() if thread not in threads]
    for thread in threads_left:
        thread.join(PATIENCE_S)
    assert not [thread for thread in threads_left if thread.is_alive()], f"Threads left running: {threads_left}"
    running = children_at_work() - children
    psutil.wait_procs(running, timeout=PATIENCE_S)
    still = [child for child in running if child.is_running()]
    assert not still, f"Processes left running: {still}"
