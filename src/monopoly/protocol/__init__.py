"""What goes over the wire: messages, their encoding, and the TypeScript types made from them.

Servers and clients import this; it imports neither.
"""
