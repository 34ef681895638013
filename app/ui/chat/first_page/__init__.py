"""The first page of a new chat, with questions to ask."""
