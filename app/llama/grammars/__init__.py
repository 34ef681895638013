"""Grammars and JSON schemas that a reply has to follow."""
