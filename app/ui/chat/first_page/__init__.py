"""What a new chat shows before anything was said, with questions to ask."""
