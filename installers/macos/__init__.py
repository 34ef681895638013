"""What only macOS needs."""
