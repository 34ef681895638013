"""The forms in which other programs write conversations, one module for each program.

Known from their documentation and sources, as of late 2026. What is not there, or has another type, is taken as empty:
a program adds a field sooner than it drops one.
"""
