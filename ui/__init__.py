"""The toolkit: scenes, layout, art, text, input, motion, forms. It knows nothing of any game."""
