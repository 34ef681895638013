"""The message field: what is written in it, the files that go with it, and what is chosen beside it for the reply."""
