"""From references to loaded models: files found and tried, layers placed, both models timed."""
