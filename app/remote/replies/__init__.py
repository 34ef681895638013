"""Replies of a server as they arrive, and the rounds that can be known from them."""
