"""llama.cpp's RPC backend: layers on other computers, and this one lent to others."""
