"""The main window: its parts, what a person can do with them, and who hears whom."""
