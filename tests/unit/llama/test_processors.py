"""Processors and graphics cards: what is found, which library is for it, advice, and how threads wait."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from app.llama.processors.backends import find_backends
from app.llama.processors.cards import build_command, card_makers
from app.llama.processors.drivers import cards_and_drivers
from app.llama.processors.spin_wait import SpinWait, ThreadUsage

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="reads Linux's files")

Key = Mapping[str, Any]
"""Values by their names; a value that is a mapping is a key below."""


class WindowsRegistry:
    """One tree of keys.

    Args:
        root: what ``HKEY_LOCAL_MACHINE`` has.
    """

    HKEY_LOCAL_MACHINE = object()

    def __init__(self, root: Key) -> None:
        self._root = root

    @contextmanager
    def OpenKey(self, key: Any, path: str) -> Iterator[Key]:  # noqa: N802 - winreg's name
        entry = self._root if key is self.HKEY_LOCAL_MACHINE else key
        for name in path.split("\\"):
            entry = self._known(entry, name)
        yield entry

    def QueryValueEx(self, key: Key, name: str) -> tuple[Any, int]:  # noqa: N802 - winreg's name
        return self._known(key, name), 0

    def QueryInfoKey(self, key: Key) -> tuple[int, int, int]:  # noqa: N802 - winreg's name
        below = len(self._names_below(key))
        return below, len(key) - below, 0

    def EnumKey(self, key: Key, index: int) -> str:  # noqa: N802 - winreg's name
        return self._names_below(key)[index]

    @staticmethod
    def _known(key: Key, name: str) -> Any:
        if name not in key:
            raise FileNotFoundError(2, "The system cannot find the file specified")
        return key[name]

    @staticmethod
    def _names_below(key: Key) -> list[str]:
        return [name for name, value in key.items() if isinstance(value, Mapping)]


NVIDIA, AMD, INTEL = "0x10de", "0x1002", "0x8086"
VIRTIO, VMWARE, CONSOLE = "0x1af4", "0x15ad", "0x1a03"
NOW, EARLIER = 133_000_000_000_000_000, 132_000_000_000_000_000


def linux(root: Path, *makers: str, handed_on: bool = True, files: tuple[str, ...] = ()) -> Path:
    """Make the files by which Linux tells of cards.

    Args:
        root: where they are made.
        makers: the maker's number of each card.
        handed_on: whether programs may use them; not so in most containers.
        files: others that are there.
    """
    for number, maker in enumerate(makers, 128):
        device = root / f"sys/class/drm/renderD{number}/device"
        device.mkdir(parents=True)
        (device / "vendor").write_text(f"{maker}\n")
        if handed_on:
            node = root / f"dev/dri/renderD{number}"
            node.parent.mkdir(parents=True, exist_ok=True)
            node.touch()
    for file in files:
        (root / file).parent.mkdir(parents=True, exist_ok=True)
        (root / file).touch()
    return root


def adapter(maker: int, seen: int = NOW, *, software: int = 0) -> Key:
    return {"VendorId": maker, "LastSeen": seen, "SoftwareAdapter": software}


def use_windows(monkeypatch: pytest.MonkeyPatch, adapters: Key) -> None:
    """Have this system be Windows, whose registry knows ``adapters``."""
    monkeypatch.setitem(sys.modules, "winreg", WindowsRegistry({"SOFTWARE": {"Microsoft": {"DirectX": adapters}}}))
    monkeypatch.setattr(sys, "platform", "win32")


@pytest.fixture
def libraries(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder with llama.cpp's libraries, compiled for the processor alone."""
    folder = tmp_path / "lib"
    folder.mkdir()
    monkeypatch.setenv("LLAMA_CPP_LIB_PATH", str(folder))
    for name in ("base", "cpu", "rpc"):
        add_backend(folder, name)
    return folder


def add_backend(folder: Path, name: str) -> None:
    for file in (f"libggml-{name}.so", f"ggml-{name}.dll"):
        (folder / file).touch()


@on_linux
@pytest.mark.parametrize(
    ("makers", "handed_on", "files", "cards"),
    [
        ((), True, (), ()),
        ((AMD,), True, (), ("AMD",)),
        ((INTEL, NVIDIA), True, (), ("NVIDIA", "Intel")),
        ((AMD, AMD), True, (), ("AMD",)),
        ((VIRTIO,), True, (), ()),
        ((VMWARE, CONSOLE), True, (), ()),
        ((CONSOLE, INTEL), True, (), ("Intel",)),
        (("",), True, (), ()),
        (("unknown",), True, (), ()),
        ((NVIDIA, AMD), False, (), ()),
        ((), True, ("sys/module/nvidia/version", "dev/nvidiactl"), ("NVIDIA",)),
        ((), True, ("sys/module/nvidia/version",), ()),
        ((), True, ("usr/bin/nvidia-smi",), ()),
        ((AMD,), True, ("usr/bin/nvidia-smi",), ("AMD",)),
    ],
    ids=[
        "no card", "one card", "beside the processor's own", "two of one maker", "a virtual machine's",
        "a console of a server", "a console and a card", "no number", "a number that is none",
        "a container that was given none", "a server without render nodes", "a container beside such a card",
        "a program left over", "a program left over beside another card",
    ],
)  # fmt: skip
def test_linux_names_the_cards_that_programs_can_use(
    makers: tuple[str, ...], handed_on: bool, files: tuple[str, ...], cards: tuple[str, ...], tmp_path: Path
) -> None:
    assert card_makers(linux(tmp_path, *makers, handed_on=handed_on, files=files)) == cards


@pytest.mark.parametrize(
    ("adapters", "cards"),
    [
        ({"LastSeen": NOW, "{1}": adapter(0x10DE)}, ("NVIDIA",)),
        ({"LastSeen": NOW, "{1}": adapter(0x8086), "{2}": adapter(0x1002)}, ("AMD", "Intel")),
        ({"LastSeen": NOW, "{1}": adapter(0x1414, software=1)}, ()),
        ({"LastSeen": NOW, "{1}": adapter(0x1414), "{2}": adapter(0x10DE, EARLIER)}, ()),
        ({"LastSeen": NOW, "{1}": adapter(0x15AD)}, ()),
        ({"LastSeen": NOW, "{1}": {"Description": "Half a record"}, "{2}": adapter(0x10DE)}, ("NVIDIA",)),
        ({"{1}": adapter(0x10DE)}, ()),
    ],
    ids=[
        "one card", "beside the processor's own", "Microsoft's in software", "one that was taken out",
        "a virtual machine's", "a damaged record", "Windows never looked",
    ],
)  # fmt: skip
def test_windows_names_the_cards_that_it_saw_at_its_start(
    adapters: Key, cards: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    use_windows(monkeypatch, adapters)
    assert card_makers() == cards


def test_macos_has_metal_in_every_build(libraries: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert card_makers(linux(tmp_path, AMD)) == ()
    assert build_command(tmp_path) is None


@on_linux
def test_the_command_sets_a_variable_as_linux_shells_do(libraries: Path, tmp_path: Path) -> None:
    command = build_command(linux(tmp_path, AMD))
    assert command is not None
    assert command.startswith('CMAKE_ARGS="-DGGML_VULKAN=on" uv run --no-cache ')


def test_the_command_sets_a_variable_as_powershell_does(libraries: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use_windows(monkeypatch, {"LastSeen": NOW, "{1}": adapter(0x1002)})
    command = build_command()
    assert command is not None
    assert command.startswith('$env:CMAKE_ARGS="-DGGML_VULKAN=on"; uv run --no-cache ')


@pytest.mark.parametrize("name", ["vulkan", "cuda", "hip", "sycl"])
def test_where_llama_cpp_was_compiled_for_cards_nothing_is_to_do(
    name: str, libraries: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use_windows(monkeypatch, {"LastSeen": NOW, "{1}": adapter(0x1002)})
    add_backend(libraries, name)
    assert build_command() is None


def test_a_release_is_not_compiled_anew(libraries: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use_windows(monkeypatch, {"LastSeen": NOW, "{1}": adapter(0x1002)})
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert build_command() is None


@on_linux
def test_what_reaches_other_computers_is_no_device_of_this_one(tmp_path: Path) -> None:
    for name in ("base", "cpu-haswell", "cpu-x64", "rpc", "vulkan"):
        (tmp_path / f"libggml-{name}.so").touch()
    backends = find_backends(tmp_path)
    assert backends is not None
    assert backends.processors == ("cpu-haswell", "cpu-x64")
    assert backends.devices == ("vulkan",)


@pytest.fixture
def manifests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder that names a person's own Vulkan drivers; it is not there yet."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    return tmp_path / "vulkan" / "icd.d"


@on_linux
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


@on_linux
@pytest.mark.parametrize("name", ["VK_DRIVER_FILES", "GGML_VK_VISIBLE_DEVICES", "CUDA_VISIBLE_DEVICES"])
def test_hiding_a_card_is_another_text(name: str, manifests: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(name, raising=False)
    before = cards_and_drivers()
    monkeypatch.setenv(name, "")
    assert cards_and_drivers() != before


class Machine:
    """Gives the calling thread a share of its processors, and notes how long its threads spin."""

    def __init__(self) -> None:
        self.had = ThreadUsage(0.0, 0.0, 0)
        self.is_short = False
        self.switched = 0
        self.readings = 0
        self.waits = SpinWait(self, self.read)

    def read(self) -> ThreadUsage:
        self.readings += 1
        return self.had

    def begin(self) -> None:
        self.is_short, self.switched = True, self.switched + 1

    def end(self) -> None:
        self.is_short, self.switched = False, self.switched + 1

    def compute(self, seconds: float, *, share: float, taken_away: int, passes: int = 10) -> None:
        """Run passes, each an equal part of all that; between them the thread waits, which says nothing."""
        for number in range(passes):
            with self.waits.watched():
                clock, processor, away = self.had
                more = taken_away * (number + 1) // passes - taken_away * number // passes
                self.had = ThreadUsage(clock + seconds / passes, processor + share * seconds / passes, away + more)
            self.had = self.had._replace(clock_s=self.had.clock_s + 5)


@pytest.fixture
def machine() -> Machine:
    return Machine()


_BUSY, _BUSIER, _ALONE = (1, 0.65, 95), (1, 0.5, 4000), (1, 0.94, 200)


@pytest.mark.parametrize(
    ("computed", "is_short", "switched"),
    [
        ([(3, 0.99, 60)], False, 0),
        ([(3, 0.2, 10)], False, 0),
        ([_BUSY, _BUSIER], True, 1),
        ([_BUSY, _BUSIER, _ALONE], False, 2),
        ([_BUSY, (3, 0.88, 300)], True, 1),
    ],
    ids=["alone", "waits for a graphics card", "beside a busy program", "alone again", "between the limits"],
)
def test_spins_are_short_beside_a_busy_program_alone(machine: Machine, computed, is_short, switched) -> None:
    for seconds, share, taken_away in computed:
        machine.compute(seconds, share=share, taken_away=taken_away)
    assert (machine.is_short, machine.switched) == (is_short, switched)


def test_rest_ends_what_was_switched(machine: Machine) -> None:
    machine.compute(1, share=0.65, taken_away=95)
    machine.waits.rest()
    machine.waits.rest()
    assert not machine.is_short
    assert machine.switched == 2


def test_a_failed_pass_counts_too(machine: Machine) -> None:
    def fail() -> None:
        with machine.waits.watched():
            machine.had = ThreadUsage(
                machine.had.clock_s + 0.2, machine.had.processor_s + 0.1, machine.had.taken_away + 20
            )
            raise ValueError("stopped")

    with pytest.raises(ValueError, match="stopped"):
        fail()
    assert machine.is_short


def test_after_a_decision_twice_as_many_passes_go_unwatched(machine: Machine) -> None:
    machine.compute(9, share=0.99, taken_away=60, passes=90)
    assert machine.readings <= 2 * 90 // 3 + 2
