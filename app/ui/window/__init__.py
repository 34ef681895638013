"""The main window: its bars, columns and keys, and who hears whom."""
