"""The conversation as it is read: Markdown in which every character keeps its token's outcome."""
