"""What guesses for one model alone: a head, the model's own layers, an assistant."""
