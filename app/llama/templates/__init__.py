"""Chat templates: strangers' programs in Jinja, run within bounds, and what they do with tools."""
