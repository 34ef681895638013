"""What some people need: words for the screen reader, nothing that moves, a keyboard focus that is not lost."""
