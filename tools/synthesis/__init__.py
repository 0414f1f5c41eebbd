"""Sounds made from nothing: signals, instruments, scores, and what is composed of them."""
