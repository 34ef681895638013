"""The local API in the window: its switch, the mark in the top bar, and what it says of itself."""
