"""What can be achieved in a match of each title: told by its events and its final state."""
