"""Recorded replies in the window: opened, shown, saved and shared."""
