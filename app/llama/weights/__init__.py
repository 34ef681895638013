"""Watches the files whose pages are a model's weights."""
