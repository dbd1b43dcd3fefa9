"""The core: an agenda of immutable steps, one door for luck, and records. It knows no game."""
