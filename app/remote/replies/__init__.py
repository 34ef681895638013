"""Replies that servers write: the text and tokens that came, and the counts that the server told."""
