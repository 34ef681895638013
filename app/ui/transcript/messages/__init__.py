"""Questions and replies as they stand one below another, with their figures, files, tools and small actions."""
