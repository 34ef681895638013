"""Weights in memory: large pages for them, and their way there."""
