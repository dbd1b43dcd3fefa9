"""Fort: what bots know of the game."""
