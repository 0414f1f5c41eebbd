"""The engine protocol, both ends: ``server`` answers, ``client`` asks. Draws nothing.

See docs/engine-protocol.md.
"""
