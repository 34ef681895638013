"""Choosing a model: files on the disk, or one on another computer."""
