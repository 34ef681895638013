"""Replies, in whatever conversation: questions that wait for one, how it is written and saved, what is said of it."""
