"""Trials in child processes: files and libraries that nobody has run here yet, before they can end the window."""
