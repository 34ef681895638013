"""The settings, and the keys that a person gives to what the window does."""
