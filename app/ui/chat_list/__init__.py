"""The column of conversations: search, rename, pin and delete."""
