"""The panels beside the transcript: speed, rounds, acceptance by position."""
