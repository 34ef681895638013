"""The same prompt and seed without guessing and with it, side by side on one clock."""
