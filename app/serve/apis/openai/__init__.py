"""OpenAI's paths, and what other APIs share with their replies."""
