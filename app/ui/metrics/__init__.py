"""The figures beside the conversation: speed, rounds, acceptance by position, and advice about guessing."""
