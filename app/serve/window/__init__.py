"""The local API beside a window: the same server, with the window's engine and with what was chosen there."""
