"""What only Windows needs."""
