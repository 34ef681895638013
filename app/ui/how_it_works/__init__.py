"""A short page that explains guessing ahead with one example, a step at a time."""
