"""Pairs of models as simulated machines run them."""

from __future__ import annotations

from tests.unit.speculation.simulation import points

# Milliseconds by rows of a real processor, and of a graphics card whose curve has a step.
WIDE = points([(1, 23), (2, 27), (4, 34), (8, 41), (16, 63)])
STEP = points([(1, 31), (8, 69), (9, 107), (16, 145)])
