"""Recorded replies: trace files, the samples that came along, and the page that plays a reply in a browser."""
