"""Pictures in a prompt and in a request."""
