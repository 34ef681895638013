"""The child process that asks servers, which a file's tests share: it takes a second to start."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from app.tool_servers.client_process import ClientProcess


class SharedProcess(ClientProcess):
    """Goes on when a toolbox that uses it is closed."""

    is_in_use = True

    def release(self) -> None:
        """Do nothing before the tests are done."""
        if not self.is_in_use:
            super().release()

    def close(self, seconds: float = 8) -> None:
        """Do nothing before the tests are done."""
        if not self.is_in_use:
            super().close(seconds)


@pytest.fixture(scope="module")
def process() -> Iterator[ClientProcess]:
    """Run it until the file's tests are done."""
    process = SharedProcess()
    process.start()
    yield process
    process.is_in_use = False
    process.close()
