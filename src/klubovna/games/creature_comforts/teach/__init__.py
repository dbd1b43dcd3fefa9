"""Creature Comforts: what teaches it: things in words, a tutor, what is missing, small boards."""
