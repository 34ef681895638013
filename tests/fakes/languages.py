"""Languages other than English, as a test needs them."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from app.language import English, use_translation


class _Backwards(English):
    """A language in which each text is read from its end."""

    def text(self, source: str, meaning: str, count: int) -> str:
        return super().text(source, meaning, count)[::-1]


@contextmanager
def speaking_backwards() -> Iterator[None]:
    use_translation(_Backwards())
    try:
        yield
    finally:
        use_translation(None)
