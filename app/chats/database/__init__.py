"""The file of the chats as SQLite knows it: its format, opening it, and what is done where it is damaged."""
