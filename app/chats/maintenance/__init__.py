"""What is done with the whole file beside the window: copies of it, looking for damage, work that takes long."""
