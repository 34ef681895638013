"""Tools that local programs offer by the Model Context Protocol, over their standard input and output, and two of ours.

A server is a stranger: what it says is bounded in time, in bytes and in number, it is asked for tools alone, and no
answer of it reaches the prompt as anything else than a tool's result.
"""
