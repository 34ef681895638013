"""The engine as the window sees it: its events as signals, its jobs, and what it is asked for."""
