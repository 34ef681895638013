"""Pairs of models as simulated machines run them."""

from __future__ import annotations

from tests.unit.speculation.pacing.simulation import Machine, experts, line, points, stairs

# Milliseconds by rows of real processors (WIDE, NARROW, SLOW), and of graphics cards whose curve has a step or is far
# flatter.
WIDE = points([(1, 23), (2, 27), (4, 34), (8, 41), (16, 63)])
STEP = points([(1, 31), (8, 69), (9, 107), (16, 145)])
NARROW = points([(1, 11), (2, 16), (4, 22), (8, 36), (16, 55)])
SLOW = points([(1, 24), (2, 27), (4, 36), (9, 57), (16, 84)])
FLAT = line(10, 0.15)
PAIRS = {
    "close draft": (Machine(WIDE, 10, 0.95), 0.18),
    "fair draft": (Machine(WIDE, 6, 0.65), 0.17),
    "margins that tell nothing": (Machine(WIDE, 6, 0.7, telling=0), 0.17),
    "graphics card": (Machine(FLAT, 2, 0.72), 0.15),
    "graphics card, poor draft": (Machine(FLAT, 2, 0.5), 0.15),
    "large target": (Machine(points([(1, 300), (2, 320), (4, 360), (8, 450), (16, 800)]), 40, 0.75), 0.15),
    "draft as dear as the target": (Machine(NARROW, 6, 0.65), 0.64),
    "random draft": (Machine(WIDE, 10, 0.01), 0.18),
    "two slow cores": (Machine(SLOW, 14, 0.93), 0.18),
    "two rows as dear as two guesses": (Machine(SLOW, 6, 0.9, second_row=1.0), 0.25),
    "two rows as dear as two guesses, fair draft": (Machine(WIDE, 8, 0.55, second_row=1.0), 0.3),
    "a step": (Machine(STEP, 3, 0.85), 0.15),
    "a step, close draft": (Machine(STEP, 1, 0.95), 0.15),
    "flat but for a step": (Machine(lambda rows: 31 + rows / 2 + 38 * (rows > 8), 1, 0.8, telling=0), 0.15),
    "stairs": (Machine(stairs(20, 12, 4), 2, 0.95), 0.15),
    "mixture of experts": (Machine(experts(6, 4, of=8, each_uses=2), 0.42, 0.8, telling=0), 0.15),
    "mixture of many experts": (Machine(experts(4, 1.5, of=64, each_uses=4), 0.3, 0.95), 0.15),
}
DISTURBED = {
    "stalls": (Machine(WIDE, 10, 0.95, stalls=0.15), 0.78),
    "storms": (Machine(WIDE, 10, 0.95, storms=True), 0.85),
}

PROCESSOR = points([(1, 16.5), (5, 32), (16, 75)])
LONG_TEXTS = {
    "a processor": Machine(PROCESSOR, 7, 0.93, attention=lambda rows: 4.7 * rows, draft_attention=4.7),
    "a small draft": Machine(PROCESSOR, 3, 0.9, attention=lambda rows: 2.5 * rows, draft_attention=0.3),
    "a graphics card": Machine(FLAT, 2, 0.8, attention=lambda rows: 1.5 + 0.05 * rows, draft_attention=0.2),
}
"""Pairs whose passes and guesses cost more after a long text."""
