"""The player's library: every match as it is played, results, statistics, achievements, daily deals.

One SQLite file in the data folder. ``opening`` opens it, ``keeper`` writes while a match is played,
everything else asks it something.
"""
