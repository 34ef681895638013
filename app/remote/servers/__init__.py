"""The kinds of servers: which one answers, and what each is asked for and tells in its own words."""
