"""Shelfie Stacker: the pieces as numbers, and what is made of them."""
