"""Pairs whose layers are split over several computers: their engine in a child process, and what is told of it."""
