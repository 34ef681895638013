"""From what a person set and said to what the engine is asked for, the tools of a reply, and words for their calls."""
