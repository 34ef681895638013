"""The open conversation: what is said of it and around it. What is written, and what answers, have packages below."""
