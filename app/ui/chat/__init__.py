"""The open conversation: what is said, what is being written, and everything around the message field."""
