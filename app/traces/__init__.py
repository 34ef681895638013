"""Recorded replies: trace files, the samples that came with the program, and the page that plays a reply in a browser."""
