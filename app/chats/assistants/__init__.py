"""Assistants: what one is, the ones that come along, and where they lie beside the chats."""
