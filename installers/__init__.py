"""From a checkout to files that people install."""
