"""The tools of a chat: which it may use, and what happens when a reply calls them."""
