"""The tables of the chats: one module for each kind, and deleting all of them."""
