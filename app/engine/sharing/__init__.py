"""One engine for a person and for other programs.

A job that nobody waits for (`Generate.in_passing`: a chat's title) runs only while nothing else is asked for, and any
other job ends it. It goes on from the chat that the target's cache holds, which is cut back, or put back, to that
afterwards.
"""
