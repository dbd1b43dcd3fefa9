"""Fort: the table drawn with characters."""
