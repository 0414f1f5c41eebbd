"""What fills the window: the menu, the tables' common part and everything around them."""
