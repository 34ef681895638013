"""Parts that only Windows needs."""
