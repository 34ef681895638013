"""Chats as files: one as Markdown, web page or JSON, all of them in one archive."""
