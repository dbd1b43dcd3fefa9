"""The table in the terminal: a board to read, a question, and options to pick."""
