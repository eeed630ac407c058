"""Screens, texts and the command line."""
