"""Looking around on the Hub: repositories, their files, and what could guess for a model."""
