"""Costs of copying what was read and of reading it again, measured as replies run."""

from __future__ import annotations

from collections.abc import Callable

LEAST_TOKENS = 64
"""Fewer are read again: that takes no longer than a person notices, and each copy takes room from another."""
_LEAST_MEASURED = 32
"""Tokens of a pass that says something about the speed of reading."""
_LEAST_WRITTEN = 1 << 20
"""Bytes of a step that says something about the speed of writing: the first one makes folder and file."""
_WEIGHT = 0.3
"""Of a new measurement beside the earlier ones."""
_COPY_MS = 1e-6
"""Milliseconds a byte, before anything was copied: a slow computer's memory."""
_DISK_MS = 5e-6
"""Likewise, before anything was read from the disk: 200 MB a second."""
_PUT_ASIDE_FACTOR = 4.0
"""Putting aside is paid for now and earns something only where the conversation is taken up again."""
_TAKE_UP_FACTOR = 1.5

Clock = Callable[[], float]
"""Seconds."""


class MovingCosts:
    """Milliseconds of reading a token, and of moving a byte: within memory and from the disk."""

    def __init__(self) -> None:
        self.token_ms: float | None = None
        """``None`` until a prompt was read."""
        self._out_ms = self._in_ms = _COPY_MS
        self._disk_ms = self._write_ms = _DISK_MS

    def learn_reading(self, tokens: int, ms: float) -> None:
        if tokens >= _LEAST_MEASURED and ms > 0:
            self.token_ms = ms / tokens if self.token_ms is None else _mean(self.token_ms, ms / tokens)

    def learn_copy_out(self, size_bytes: int, ms: float) -> None:
        self._out_ms = _mean(self._out_ms, ms / max(1, size_bytes))

    def learn_copy_in(self, size_bytes: int, ms: float) -> None:
        self._in_ms = _mean(self._in_ms, ms / max(1, size_bytes))

    def learn_disk(self, size_bytes: int, ms: float) -> None:
        self._disk_ms = _mean(self._disk_ms, ms / max(1, size_bytes))

    def learn_writing(self, size_bytes: int, ms: float) -> None:
        if size_bytes >= _LEAST_WRITTEN:
            self._write_ms = _mean(self._write_ms, ms / size_bytes)

    def writing_ms(self, size_bytes: int) -> float:
        """Return how long it takes to write so many bytes to the disk."""
        return size_bytes * self._write_ms

    def worth_putting_aside(self, tokens: int, size_bytes: int) -> bool:
        """Return whether ``tokens`` that would be lost are worth a copy of so many bytes."""
        return self._pays(tokens, size_bytes * (self._out_ms + self._in_ms), _PUT_ASIDE_FACTOR)

    def worth_taking_up(self, tokens: int, size_bytes: int) -> bool:
        """Return whether ``tokens`` are read more slowly than so many bytes are copied in."""
        return self._pays(tokens, size_bytes * self._in_ms, _TAKE_UP_FACTOR)

    def worth_the_disk(self, tokens: int, size_bytes: int) -> bool:
        """Return whether ``tokens`` are read more slowly than so many bytes come from the disk."""
        return self._pays(tokens, size_bytes * (self._disk_ms + self._in_ms), _TAKE_UP_FACTOR)

    def _pays(self, tokens: int, cost_ms: float, factor: float) -> bool:
        if tokens < LEAST_TOKENS:
            return False
        return self.token_ms is None or tokens * self.token_ms > factor * cost_ms


def _mean(before: float, now: float) -> float:
    return before + _WEIGHT * (now - before)
