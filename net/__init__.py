"""The authority over a table, and the links by which people and bots sit at it."""
