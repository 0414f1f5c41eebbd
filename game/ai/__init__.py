"""Computer players: they see what their seat sees, and know the games by their rules alone."""
