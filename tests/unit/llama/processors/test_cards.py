"""Graphics cards found without a driver, and the advice where llama.cpp does not use them."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from app.llama.processors.cards import build_command, card_makers
from tests.fakes.windows_registry import Key, WindowsRegistry

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


@pytest.mark.skipif(sys.platform != "linux", reason="reads Linux's files")
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


@pytest.mark.skipif(sys.platform != "linux", reason="reads Linux's files")
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
