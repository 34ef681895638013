"""One engine for a person and for other programs."""
