"""The table of A Fistful of Seeds."""
