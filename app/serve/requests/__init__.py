"""What a request says, read within bounds and made the same for every API."""
