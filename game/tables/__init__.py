"""One table per title: what its players see and touch."""
