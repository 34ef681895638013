"""How many numbers a recurrent block's running state has, by the keys of its file."""

from __future__ import annotations

from collections.abc import Callable


def state_numbers(number: Callable[[str], int | None]) -> int:
    """Return the numbers in one block's running state; 0 where the file states no such block.

    Args:
        number: the value of a key, without the architecture in front; ``None`` where the file does not say.
    """

    def stated(key: str) -> int:
        return max(0, number(key) or 0)

    convolved = max(0, stated("ssm.conv_kernel") - 1)
    if short := stated("shortconv.l_cache"):  # LFM2: a convolution over its latest inputs
        return stated("embedding_length") * (short - 1)
    if size := stated("kda.head_dim"):  # Kimi's delta attention: three convolutions and a square matrix for each head
        heads = stated("attention.head_count")
        return 3 * convolved * heads * size + heads * size * size
    inner, state = stated("ssm.inner_size"), stated("ssm.state_size")  # Mamba 2, gated delta nets
    return convolved * (inner + 2 * stated("ssm.group_count") * state) + state * inner
