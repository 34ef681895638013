"""Views that take the conversation's place for a while: slow motion, the race, a recorded reply."""
