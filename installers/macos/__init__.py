"""Parts that only macOS needs."""
