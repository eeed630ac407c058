"""Opponents from outside the family, written from published ideas: they meet the bots in the league and sit nowhere
else. Each game's module holds its `GUESTS`: what makes a fresh one, by name."""
