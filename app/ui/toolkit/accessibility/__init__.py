"""Accessibility: words for screen readers, less motion, and a keyboard focus that is not lost."""
