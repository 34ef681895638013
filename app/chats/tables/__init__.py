"""How each part of a chat lies in its tables: one module for a kind, and what takes all of them out again."""
