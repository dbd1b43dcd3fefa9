"""Measures the page as people meet it: how heavy, how quick, how smooth, how many clicks and keys.

A clubhouse is opened for it on a loopback port with a database of its own, or one that is open
already is asked (`--url`), such as that of an older commit. Everything happens in a real Chromium.

`python -m scripts.bench_page --help` says what can be chosen; docs/benchmarks.md keeps the figures.
"""
