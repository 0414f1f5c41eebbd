"""The table of Herbaceous Sprouts."""
