"""What a context keeps of the tokens it has read: copies of it, where tokens stand, how far it can be taken back."""
