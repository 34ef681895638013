"""Work on the whole file beside the window: backups, looking for damage, and changes that take long."""
