"""A reply replayed round by round, at a speed one can follow."""
