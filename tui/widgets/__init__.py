"""Parts that screens and boards are made of."""
