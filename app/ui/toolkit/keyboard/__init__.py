"""Keys: which do what, which are words, and those that move by a page."""
