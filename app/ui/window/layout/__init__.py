"""The layout of the window: its columns, the stage, and its place on the screen."""
