"""Fort: what teaches it. Things in words, a tutor, what is missing, small boards."""
