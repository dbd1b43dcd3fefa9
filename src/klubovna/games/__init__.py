"""The games: one folder a title, each with a `GAME`."""
