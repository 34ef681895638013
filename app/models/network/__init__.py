"""Requests that can be left at once, by the Hub's own client."""
