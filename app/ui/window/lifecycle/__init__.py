"""How the program begins and ends: a second start, ends from outside, crashes, and what the next start says of them."""
