"""Files that people choose, drop or paste, and how those of a message are shown."""
