"""Parts that any window could use: the theme, icons, buttons, labels, and work beside the main thread."""
