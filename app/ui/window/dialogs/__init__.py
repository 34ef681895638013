"""Parts that the window gives to the settings: a preview of text, and the servers of tools."""
