"""The window's language: its translation, its direction of reading, and what it says in sentences."""
