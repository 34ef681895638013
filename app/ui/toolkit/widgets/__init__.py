"""Buttons, labels and bars, and what all widgets have in common."""
