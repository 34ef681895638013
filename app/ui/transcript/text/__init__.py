"""The text of a message: its blocks and tokens in a text document, and what is painted behind and over them."""
