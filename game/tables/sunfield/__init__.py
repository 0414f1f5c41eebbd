"""The table of Sunfield Farm."""
