"""Asking a server over HTTP, whatever runs there: its address, its key, what can go wrong, and ending it at once."""
