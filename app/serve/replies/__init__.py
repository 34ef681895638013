"""Replies on their way out: to who asked, to who watches, and into the counts of this server."""
