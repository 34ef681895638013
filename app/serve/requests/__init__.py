"""Requests of all APIs, read within bounds and brought into one form."""
