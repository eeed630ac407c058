"""The rules of every game: pure, silent, deterministic."""
