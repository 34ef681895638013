"""Parts that any window could use: how it looks and speaks, widgets, files, keys, and when work is done."""
