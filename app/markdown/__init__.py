"""Reads Markdown so that each letter that is shown knows its place in what was written. No Qt here."""
