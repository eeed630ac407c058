"""Bots: they get what their seat may see, and answer with an action."""
