"""Chats from files: of this program, and of others. Nothing in them is believed before it was looked at."""
