"""Fetching files: one at a time whole and right, and many in a queue that outlives the program."""
