"""The same prompt and seed with guessing and without, side by side on one clock."""
