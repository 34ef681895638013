"""The paths of each API, in its own words: Anthropic, llama-server, Ollama, OpenAI, this program, the page to watch."""
