"""Models on servers, by address: another Draftlight, llama-server, vLLM, Ollama, LM Studio and their like.

What only one of them can tell stays in that server's file; the rest of the program sees events, and "unknown".
"""
