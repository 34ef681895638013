"""Windows' registry as Python's ``winreg`` reads it, for tests on other systems."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

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
