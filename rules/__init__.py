"""The games as rules: pure functions of state, action and chance, with no screen, clock or file."""
