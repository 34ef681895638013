"""Beginning and end of the program: a second start, signals, crashes, and what the next start says of them."""
